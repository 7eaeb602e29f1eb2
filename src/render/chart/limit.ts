import type { Plot } from './layout.ts';
import { type Box, coordinate, element } from './svg.ts';
import type { Palette } from './theme.ts';

/** Where the data stop resolving budgets, in pixels; undefined if that is not on the axis. */
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

/** What the line takes. */
export function limitBox(plot: Plot): Box[] {
  const at = limitAt(plot);
  if (at === undefined) return [];
  return [{ left: at - 2, right: at + 2, top: plot.box.top, bottom: plot.box.bottom }];
}
