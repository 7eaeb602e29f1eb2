import { commonBreaks, mapSteps, type StepFunction, valueAt } from '../../math/step-function.ts';
import { type Box, coordinate, element } from '../svg/svg.ts';
import {
  BAND_OPACITY,
  gateStroke,
  medianStroke,
  openStroke,
  type Palette,
  raisedStroke,
} from '../svg/theme.ts';
import type { Plot } from './layout.ts';
import { isRaised } from './legend.ts';
import type { ChartArm, ChartModel } from './model.ts';

/** The area between the limits, as far as the trials resolve, without an outline. */
export function band(arm: ChartArm, plot: Plot, ink: Palette): string[] {
  const span = { from: plot.budgets.first, to: Math.min(arm.resolvableBudget, plot.budgets.last) };
  if (span.to <= span.from) return [];
  const d = areaPath(arm, plot, span);
  return [element('path', { d, fill: ink[arm.role], 'fill-opacity': BAND_OPACITY })];
}

/** The edges of the gate's band, if the gate has its own. */
export function gateOutline({ role, gate }: ChartArm, plot: Plot, ink: Palette): string[] {
  if (gate === null) return [];
  const isUp = plot.badEdge === 'bottom';
  const [bad, good] = isUp ? [gate.lower, gate.upper] : [gate.upper, gate.lower];
  const goodEnd = Math.min(gate.resolvableBudget, plot.budgets.last);
  return [bad, good].flatMap((edge) => {
    const shown = onAxis(edge, plot);
    const span = edge === good ? { ...shown, to: Math.min(shown.to, goodEnd) } : shown;
    if (span.from >= span.to) return [];
    return [element('path', { d: linePath(edge, plot, span), ...gateStroke(role, ink) })];
  });
}

/** The budgets at which a curve is on the axis; it only gets better with more budget. */
export function onAxis(curve: StepFunction, plot: Plot): Span {
  const { isBeyond, isBetter, box, badEdge } = plot;
  const { first, last } = plot.budgets;
  // A step may end exactly where the axis begins.
  const ends = [first, ...commonBreaks([curve], first, last)];
  const off = ends.filter((end) => isBeyond(valueAt(curve, end)));
  const better = ends.findIndex((end) => isBetter(valueAt(curve, end)));
  const to = better === -1 ? last : (ends[better - 1] ?? first);
  const from = off.at(-1);
  return from === undefined ? { from: first, to } : { from, to, comesFrom: box[badEdge] };
}

/** The first budget at which the median is on the axis. */
export function medianFrom({ median }: ChartArm, plot: Plot): number {
  return onAxis(median, plot).from;
}

export function median(arm: ChartArm, plot: Plot, ink: Palette): string[] {
  const span = { ...onAxis(arm.median, plot), to: plot.budgets.last };
  if (span.from >= span.to) return [];
  const d = linePath(arm.median, plot, span);
  return [element('path', { d, ...medianStroke(arm.role, ink), 'stroke-linejoin': 'round' })];
}

/** The candidate's median raised by the margin, as it is compared; none without a margin. */
export function raisedMedian(model: ChartModel): StepFunction[] {
  if (!isRaised(model)) return [];
  const by = model.direction === 'maximize' ? model.margin : -model.margin;
  return model.arms.flatMap(({ role, median }) =>
    role === 'candidate' ? [mapSteps(median, (score) => score + by)] : [],
  );
}

export function raised(model: ChartModel, plot: Plot, ink: Palette): string[] {
  return raisedMedian(model).flatMap((curve) => {
    const span = onAxis(curve, plot);
    if (span.from >= span.to) return [];
    return [element('path', { d: linePath(curve, plot, span), ...raisedStroke(ink) })];
  });
}

const STEM = 15;
const HALF = 4;

/** Points out of the good end of the band, at most to the frame; in pixels. */
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

/** The box that the arrow covers. */
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
 * Beyond its last resolved budget, a band has no good end: an arrow out of the band says so, and the
 * other limit continues as a line.
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

/** A horizontal piece of a curve in pixels; it begins where the previous one ends. */
interface Piece {
  readonly end: number;
  readonly y: number;
}

/** Smaller pieces are merged: they look like one, and thousands of them make a large file. */
const MIN_PIECE = { width: 6, height: 0.6 };
/** As wide as the line of a median. */
const RISER = 2.5;

/** The range of budgets on which a curve is drawn. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** Set if the curve enters from beyond the axis: where its line begins, in pixels. */
  readonly comesFrom?: number;
}

function pieces(curve: StepFunction, plot: Plot, { from, to }: Span): Piece[] {
  const merged: Piece[] = [];
  let start = { x: plot.x(from), y: Number.NaN };
  for (const budget of commonBreaks([curve], from, to)) {
    const piece = { end: plot.x(budget), y: plot.y(valueAt(curve, budget)) };
    const low = Math.abs(piece.y - start.y) < MIN_PIECE.height;
    if (low && piece.end - start.x < MIN_PIECE.width) merged.pop();
    else start = { x: merged.at(-1)?.end ?? start.x, y: piece.y };
    merged.push(piece);
  }
  return merged;
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

function linePath(curve: StepFunction, plot: Plot, span: Span): string {
  const y = span.comesFrom ?? plot.y(valueAt(curve, span.from));
  return `M${coordinate(plot.x(span.from))} ${coordinate(y)}${forward(pieces(curve, plot, span))}`;
}

interface Ends {
  readonly lower: StepFunction;
  readonly upper: StepFunction;
}

/** The area between two curves. */
function areaPath(ends: Ends, plot: Plot, span: Span): string {
  const [upper, lower] = [ends.upper, ends.lower].map((curve) => fromRiser(curve, plot, span));
  if (upper === undefined || lower === undefined) return '';
  const start = `M${coordinate(upper.left)} ${coordinate(upper.steps[0]?.y ?? 0)}`;
  return `${start}${forward(upper.steps)}${backward(lower.steps, lower.left)}Z`;
}

/**
 * Limits that hold only at the first budget are drawn as wide as a line: without a width they would not show.
 */
function fromRiser(curve: StepFunction, plot: Plot, span: Span) {
  const [steps, left] = [pieces(curve, plot, span), plot.x(span.from)];
  const y = plot.y(valueAt(curve, span.from));
  if (Math.abs(y - (steps[0]?.y ?? y)) < MIN_PIECE.height) return { steps, left };
  const riser = { end: left + RISER / 2, y };
  return { steps: [riser, ...steps], left: left - RISER / 2 };
}
