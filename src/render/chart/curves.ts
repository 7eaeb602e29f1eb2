import { commonBreaks, type StepFunction, valueAt } from '../../math/step-function.ts';
import type { Plot } from './layout.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { coordinate, element } from './svg.ts';
import { BAND_OPACITY, type Palette } from './theme.ts';

type Role = ChartModel['arms'][number]['role'];

/** A level piece of a curve in pixels; it begins where the one before ends. */
interface Piece {
  readonly end: number;
  readonly y: number;
}

/** Pieces narrower and lower than this together look like one, and thousands of them weigh. */
const SMALLEST = { width: 6, height: 0.6 };

/** Where on the budget axis the drawing of a curve begins and ends. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function pieces(curve: StepFunction, plot: Plot, { from, to }: Span): Piece[] {
  const kept: Piece[] = [];
  let start = { x: plot.x(from), y: Number.NaN };
  for (const budget of commonBreaks([curve], from, to)) {
    const piece = { end: plot.x(budget), y: plot.y(valueAt(curve, budget)) };
    const low = Math.abs(piece.y - start.y) < SMALLEST.height;
    if (low && piece.end - start.x < SMALLEST.width) kept.pop();
    else start = { x: kept.at(-1)?.end ?? start.x, y: piece.y };
    kept.push(piece);
  }
  return kept;
}

/** Steps from left to right: up or down first, then along, as the curves are left-continuous. */
function forward(steps: readonly Piece[]): string {
  return steps.map(({ end, y }) => `V${coordinate(y)}H${coordinate(end)}`).join('');
}

function backward(steps: readonly Piece[], left: number): string {
  return steps
    .map(({ y }, i) => `V${coordinate(y)}H${coordinate(steps[i - 1]?.end ?? left)}`)
    .reverse()
    .join('');
}

export function medianStroke(role: Role, ink: Palette) {
  const dashes = role === 'baseline' ? '7 4' : undefined;
  return { fill: 'none', stroke: ink[role], 'stroke-width': 2.5, 'stroke-dasharray': dashes };
}

/** The area between the limits, as far as the trials resolve; it has no outline to be closed. */
export function band(arm: ChartModel['arms'][number], plot: Plot, ink: Palette): string[] {
  const span = { from: plot.budgets.first, to: Math.min(arm.resolvableBudget, plot.budgets.last) };
  if (span.to <= span.from) return [];
  const left = plot.x(span.from);
  const upper = pieces(arm.upper, plot, span);
  const lower = pieces(arm.lower, plot, span);
  const start = `M${coordinate(left)} ${coordinate(upper[0]?.y ?? 0)}`;
  const d = `${start}${forward(upper)}${backward(lower, left)}Z`;
  return [element('path', { d, fill: ink[arm.role], 'fill-opacity': BAND_OPACITY })];
}

/** The budget from which on the median is on the axis; it only gets better with more budget. */
export function medianFrom({ median }: ChartArm, { budgets, isBeyond }: Plot): number {
  const { first, last } = budgets;
  const off = commonBreaks([median], first, last).filter((x) => isBeyond(valueAt(median, x)));
  return off.at(-1) ?? first;
}

export function median(arm: ChartModel['arms'][number], plot: Plot, ink: Palette): string[] {
  const from = medianFrom(arm, plot);
  const { first, last } = plot.budgets;
  if (from >= last) return [];
  const steps = pieces(arm.median, plot, { from, to: last });
  // Where the median comes from beyond the axis, its line begins at the frame.
  const startY = from > first ? plot.box[plot.badEdge] : (steps[0]?.y ?? 0);
  const d = `M${coordinate(plot.x(from))} ${coordinate(startY)}${forward(steps)}`;
  return [element('path', { d, ...medianStroke(arm.role, ink), 'stroke-linejoin': 'round' })];
}
