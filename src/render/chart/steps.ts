import { commonBreaks, type StepFunction, valueAt } from '../../math/step-function.ts';
import type { Plot } from './layout.ts';
import { coordinate } from './svg.ts';

/** A level piece of a curve in pixels; it begins where the one before ends. */
interface Piece {
  readonly end: number;
  readonly y: number;
}

/** Pieces narrower and lower than this together look like one, and thousands of them weigh. */
const SMALLEST = { width: 6, height: 0.6 };
/** As wide as the line of a median. */
const RISER = 2.5;

/** Where on the budget axis the drawing of a curve begins and ends. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Set where the curve comes from beyond the axis: where its line begins, in pixels. */
  readonly comesFrom?: number;
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

export function linePath(curve: StepFunction, plot: Plot, span: Span): string {
  const y = span.comesFrom ?? plot.y(valueAt(curve, span.from));
  return `M${coordinate(plot.x(span.from))} ${coordinate(y)}${forward(pieces(curve, plot, span))}`;
}

interface Ends {
  readonly lower: StepFunction;
  readonly upper: StepFunction;
}

/** The area between two curves. */
export function areaPath(ends: Ends, plot: Plot, span: Span): string {
  const [upper, lower] = [ends.upper, ends.lower].map((curve) => fromRiser(curve, plot, span));
  if (upper === undefined || lower === undefined) return '';
  const start = `M${coordinate(upper.left)} ${coordinate(upper.steps[0]?.y ?? 0)}`;
  return `${start}${forward(upper.steps)}${backward(lower.steps, lower.left)}Z`;
}

/**
 * What holds at the first budget alone is as wide as a line: of no width, an area would not show it.
 */
function fromRiser(curve: StepFunction, plot: Plot, span: Span) {
  const [steps, left] = [pieces(curve, plot, span), plot.x(span.from)];
  const y = plot.y(valueAt(curve, span.from));
  if (Math.abs(y - (steps[0]?.y ?? y)) < SMALLEST.height) return { steps, left };
  const riser = { end: left + RISER / 2, y };
  return { steps: [riser, ...steps], left: left - RISER / 2 };
}
