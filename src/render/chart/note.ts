import { commonBreaks, valueAt } from '../../math/step-function.ts';
import { formatBudget, plural } from '../numbers.ts';
import { NOTE, type Plot } from './layout.ts';
import type { ChartModel } from './model.ts';
import { type Box, coordinate, element, type Label, label, labelBox, tidy } from './svg.ts';
import type { Palette } from './theme.ts';

/** Which sweep's trials set the limit, when they are not the same number. */
function sentence({ arms, unit }: ChartModel, { budgets }: Plot): string {
  const limiting = arms.find(({ resolvableBudget }) => resolvableBudget === budgets.resolved);
  const trials = limiting?.trials ?? 0;
  const sameSize = unit === 'trials' && arms.every((arm) => arm.trials === trials);
  const alike = arms.length === 1 || sameSize;
  const count = plural(trials, 'trial');
  const who = alike ? count : `the ${limiting?.role}’s ${count}`;
  const inUnit = unit === 'trials' ? '' : ` ${tidy(unit)}`;
  if (budgets.resolved > budgets.first) {
    const verb = trials === 1 ? 'resolves' : 'resolve';
    return `${who} ${verb} budgets up to ${formatBudget(budgets.resolved)}${inUnit}`;
  }
  if (unit !== 'trials' && arms.length > 1) return 'the sweeps resolve no budget in common';
  return `${who} ${trials === 1 ? 'is' : 'are'} too few to resolve any budget`;
}

/** What bands and medians cover, as rectangles. */
function covered(model: ChartModel, { budgets, x, y }: Plot): Box[] {
  return model.arms.flatMap(({ lower, median, upper, resolvableBudget }) => {
    const ends = commonBreaks([lower, median, upper], budgets.first, budgets.last);
    return ends.map((end, i) => {
      const resolved = end <= resolvableBudget;
      const [high, low] = resolved ? [upper, lower] : [median, median];
      const left = x(ends[i - 1] ?? budgets.first);
      const box = { left, right: x(end), top: y(valueAt(high, end)), bottom: y(valueAt(low, end)) };
      return { ...box, top: box.top - 3, bottom: box.bottom + 3 };
    });
  });
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The places a note may take, best first: near the line, in the corners the curves leave free. */
function places(text: string, at: number, plot: Plot, ink: Palette): Label[] {
  const look = { ...NOTE, text, fill: ink.muted, halo: ink.background };
  const { box } = plot;
  const rows = [box.bottom - 10, box.top + 16];
  if (plot.badEdge === 'top') rows.reverse();
  const all = rows.flatMap((y): Label[] => [
    { ...look, x: at - 8, y, anchor: 'end' },
    { ...look, x: at + 8, y },
  ]);
  const inside = all.filter((place) => {
    const { left, right } = labelBox(place);
    return left >= box.left && right <= box.right;
  });
  const anyway = rows.map((y): Label => ({ ...look, x: box.right, y, anchor: 'end' }));
  return inside.length > 0 ? inside : anyway;
}

/** A dotted line where the data stop resolving budgets, and a note that says so. */
export function note(
  model: ChartModel,
  plot: Plot,
  { ink, taken }: { ink: Palette; taken: readonly Box[] },
): string[] {
  const { box, budgets, x } = plot;
  const inside = budgets.resolved > budgets.first && budgets.resolved < budgets.last;
  const at = inside ? x(budgets.resolved) : box.right;
  const d = `M${coordinate(at)} ${coordinate(box.top)}V${box.bottom}`;
  const line = element('path', { d, stroke: ink.muted, 'stroke-dasharray': '2 3' });

  const curves = covered(model, plot);
  const cost = (box: Box) => {
    const area = (boxes: readonly Box[]) => boxes.reduce((sum, b) => sum + overlap(box, b), 0);
    // Text on a curve can still be read; text on text cannot.
    return area(curves) + 1000 * area(taken);
  };
  const [best] = places(sentence(model, plot), at, plot, ink)
    .map((place) => ({ place, cost: cost(labelBox(place)) }))
    .sort((a, b) => a.cost - b.cost);
  return [...(inside ? [line] : []), ...(best ? [label(best.place)] : [])];
}
