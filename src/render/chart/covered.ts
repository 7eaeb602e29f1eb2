import { commonBreaks, valueAt } from '../../math/step-function.ts';
import type { Plot } from './layout.ts';
import type { ChartArm } from './model.ts';
import { type Box, type Label, labelBox } from './svg.ts';

/** Half of a line and a little room beside it. */
const AROUND = 3;

type Curves = Pick<ChartArm, 'lower' | 'median' | 'upper' | 'resolvableBudget'>;

/** What a sweep's band and median cover, as rectangles from left to right. */
export function covered(arm: Curves, plot: Plot): Box[] {
  const { first } = plot.budgets;
  const ends = commonBreaks([arm.lower, arm.median, arm.upper], first, plot.budgets.last);
  return ends.flatMap((end, i) => {
    const [left, right] = [plot.x(ends[i - 1] ?? first), plot.x(end)];
    return drawnAt(arm, end, plot).map(([high, low]) => {
      return { left, right, top: plot.y(high) - AROUND, bottom: plot.y(low) + AROUND };
    });
  });
}

/** From where to where something is drawn at a budget: the band, or after its end two lines. */
function drawnAt(arm: Curves, budget: number, plot: Plot): [high: number, low: number][] {
  const middle = valueAt(arm.median, budget);
  const [low, high] = [valueAt(arm.lower, budget), valueAt(arm.upper, budget)];
  if (budget <= arm.resolvableBudget) return [[high, low]];
  const limit = plot.badEdge === 'bottom' ? low : high;
  const hasLimit = arm.resolvableBudget > plot.budgets.first && !plot.isBeyond(limit);
  return hasLimit
    ? [
        [middle, middle],
        [limit, limit],
      ]
    : [[middle, middle]];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a place others take. */
export function taken(place: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(place, other), 0);
}

/** What a text among the curves should not cover. */
export interface Around {
  readonly lines: readonly Box[];
  readonly texts: readonly Box[];
}

/** Of the places inside the plot, the first of those that cover least; none if none is inside. */
export function leastCovered(
  places: readonly Label[],
  { box }: Plot,
  { lines, texts }: Around,
): Label[] {
  // Text on a curve can still be read; text on text cannot.
  const cost = (place: Box) => taken(place, lines) + 1000 * taken(place, texts);
  const [best] = places
    .filter((place) => isInside(labelBox(place), box))
    .map((place) => ({ place, cost: cost(labelBox(place)) }))
    .sort((a, b) => a.cost - b.cost);
  return best ? [best.place] : [];
}

function isInside(place: Box, box: Box): boolean {
  const { left, right, top, bottom } = place;
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
}
