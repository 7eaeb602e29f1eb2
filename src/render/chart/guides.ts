import { type Box, coordinate, element, type Label, STRONG } from '../svg/svg.ts';
import type { Palette } from '../svg/theme.ts';
import type { Plot } from './layout.ts';
import type { ChartModel } from './model.ts';
import { type Around, leastCovered } from './placing.ts';

/** Where the data stop resolving budgets, in pixels; undefined if not on the axis. */
export function limitAt({ budgets, x }: Plot): number | undefined {
  const inside = budgets.resolved > budgets.first && budgets.resolved < budgets.last;
  return inside ? x(budgets.resolved) : undefined;
}

/** A dotted line where the data stop resolving budgets. */
export function limitLine(plot: Plot, ink: Palette): string[] {
  const at = limitAt(plot);
  if (at === undefined) return [];
  const d = `M${coordinate(at)} ${coordinate(plot.box.top)}V${coordinate(plot.box.bottom)}`;
  return [element('path', { d, stroke: ink.muted, 'stroke-dasharray': '2 3' })];
}

/** The box that the line covers. */
export function limitBox(plot: Plot): Box[] {
  const at = limitAt(plot);
  if (at === undefined) return [];
  return [{ left: at - 2, right: at + 2, top: plot.box.top, bottom: plot.box.bottom }];
}

/** The distance between the places that are tried for its name. */
const STEP = 24;

/** The height of the target score; undefined if it is beyond the axis. */
function heightOf({ target: score }: ChartModel, { scores, y }: Plot): number | undefined {
  return score === null || score < scores.low || score > scores.high ? undefined : y(score);
}

export function targetLine(model: ChartModel, plot: Plot, ink: Palette): string[] {
  const height = heightOf(model, plot);
  if (height === undefined) return [];
  const d = `M${coordinate(plot.box.left)} ${coordinate(height)}H${plot.box.right}`;
  return [element('path', { d, stroke: ink.text, 'stroke-dasharray': '1 4' })];
}

/** The box that the line covers. */
export function targetBox(model: ChartModel, plot: Plot): Box[] {
  const height = heightOf(model, plot);
  if (height === undefined) return [];
  return [{ left: plot.box.left, right: plot.box.right, top: height - 1, bottom: height + 1 }];
}

/** The target's name above or below its line, as far right as possible. */
export function targetWords(
  model: ChartModel,
  plot: Plot,
  { ink, ...around }: Around & { readonly ink: Palette },
): readonly Label[] {
  const height = heightOf(model, plot);
  if (height === undefined) return [];
  const { left, right } = plot.box;
  const look = { ...STRONG, fill: ink.text, halo: ink.background, text: 'target' };
  const count = Math.ceil((right - left) / STEP);
  const places = Array.from({ length: count }, (_, i) => right - 4 - STEP * i).flatMap((x) => [
    [{ ...look, x, y: height - 6, anchor: 'end' as const }],
    [{ ...look, x, y: height + 16, anchor: 'end' as const }],
  ]);
  return leastCovered(places, plot, around);
}
