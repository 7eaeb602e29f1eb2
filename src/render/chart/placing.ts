import { commonBreaks, valueAt } from '../../math/step-function.ts';
import { type Box, coveredArea, type Label, labelBox } from '../svg/svg.ts';
import type { Plot } from './layout.ts';
import type { ChartArm } from './model.ts';

/** Half a line's width and a little space. */
const AROUND = 3;

type Curves = Pick<ChartArm, 'lower' | 'median' | 'upper' | 'resolvableBudget'>;

/** What a sweep's band and median cover, as rectangles from left to right. */
export function covered(arm: Curves, plot: Plot): Box[] {
  const { first } = plot.budgets;
  const ends = commonBreaks([arm.lower, arm.median, arm.upper], first, plot.budgets.last);
  const boxes = (budget: number, left: number, right: number) =>
    drawnAt(arm, budget, plot).map(([high, low]): Box => {
      return { left, right, top: plot.y(high) - AROUND, bottom: plot.y(low) + AROUND };
    });
  // Limits that hold only at the first budget are as wide as a line.
  const start = boxes(first, plot.x(first) - AROUND, plot.x(first) + AROUND);
  return [
    ...start,
    ...ends.flatMap((end, i) => boxes(end, plot.x(ends[i - 1] ?? first), plot.x(end))),
  ];
}

/** The heights that are drawn at a budget: the band, or two lines after its end. */
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

/** What a text among the curves should not cover. */
export interface Around {
  readonly lines: readonly Box[];
  /** Texts, and straight lines that would cross a text out. */
  readonly texts: readonly Box[];
}

/** A text of one or more lines, each with its place. */
type Lines = readonly Label[];

/** The first of the places inside the plot that cover least; empty if none is inside. */
export function leastCovered(
  places: readonly Lines[],
  { box }: Plot,
  { lines, texts }: Around,
): Lines {
  // Text on a curve can still be read; text on text, or with a straight line through it, cannot.
  const cost = (place: Box) => coveredArea(place, lines) + 1000 * coveredArea(place, texts);
  const [best] = places
    .map((place) => ({ place, boxes: place.map(labelBox) }))
    .filter(({ boxes }) => boxes.every((one) => isInside(one, box)))
    .map(({ place, boxes }) => ({ place, cost: boxes.reduce((sum, one) => sum + cost(one), 0) }))
    .sort((a, b) => a.cost - b.cost);
  return best?.place ?? [];
}

function isInside(place: Box, box: Box): boolean {
  const { left, right, top, bottom } = place;
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
}
