import { valueAt } from '../../math/step-function.ts';
import { onAxis } from './curves.ts';
import type { Plot } from './layout.ts';
import type { ChartArm } from './model.ts';
import { linePath } from './steps.ts';
import { openStroke } from './strokes.ts';
import { type Box, coordinate, element } from './svg.ts';
import type { Palette } from './theme.ts';

const STEM = 15;
const HALF = 4;

/** Out of the band's good end, at most to the frame; in pixels. */
interface Arrow {
  readonly x: number;
  readonly from: number;
  readonly tip: number;
}

function openArrow(arm: ChartArm, { badEdge, box, budgets, x, y }: Plot): Arrow[] {
  const budget = arm.resolvableBudget;
  if (budget <= budgets.first || budget >= budgets.last) return [];
  const isUp = badEdge === 'bottom';
  const from = y(valueAt(isUp ? arm.upper : arm.lower, budget));
  const tip = isUp ? Math.max(box.top, from - STEM) : Math.min(box.bottom, from + STEM);
  return [{ x: x(budget), from, tip }];
}

/** What the arrow takes. */
export function arrowBox(arm: ChartArm, plot: Plot): Box[] {
  return openArrow(arm, plot).map(({ x, from, tip }) => ({
    left: x - HALF - 1,
    right: x + HALF + 1,
    top: Math.min(from, tip),
    bottom: Math.max(from, tip),
  }));
}

function drawn({ x, from, tip }: Arrow, { role }: ChartArm, ink: Palette): string {
  const at = (dx: number, height: number) => `${coordinate(x + dx)} ${coordinate(height)}`;
  const tail = tip + Math.sign(from - tip) * HALF;
  const head = `M${at(-HALF, tail)}L${at(0, tip)}L${at(HALF, tail)}`;
  const d = `M${at(0, from)}V${coordinate(tip)}${head}`;
  const end = tip < from ? 'upper' : 'lower';
  const tooltip = `from here on, the band of the ${role} has no ${end} limit`;
  return element('path', { d, ...openStroke(role, ink) }, element('title', {}, tooltip));
}

/**
 * Where a sweep resolves no more, its band has no good end: an arrow out of the band says so, and
 * the other limit goes on as a line.
 */
export function openBand(arm: ChartArm, plot: Plot, ink: Palette): string[] {
  const arrows = openArrow(arm, plot);
  if (arrows.length === 0) return [];
  return [...arrows.map((one) => drawn(one, arm, ink)), ...otherLimit(arm, plot, ink)];
}

function otherLimit(arm: ChartArm, plot: Plot, ink: Palette): string[] {
  const bad = plot.badEdge === 'bottom' ? arm.lower : arm.upper;
  const shown = onAxis(bad, plot);
  const span = { from: Math.max(arm.resolvableBudget, shown.from), to: shown.to };
  if (span.from >= span.to) return [];
  return [element('path', { d: linePath(bad, plot, span), ...openStroke(arm.role, ink) })];
}
