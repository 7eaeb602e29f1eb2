import { commonBreaks, mapSteps, type StepFunction, valueAt } from '../../math/step-function.ts';
import type { Plot } from './layout.ts';
import { isRaised } from './legend.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { areaPath, linePath, type Span } from './steps.ts';
import { gateStroke, medianStroke, raisedStroke } from './strokes.ts';
import { element } from './svg.ts';
import { BAND_OPACITY, type Palette } from './theme.ts';

/** The area between the limits, as far as the trials resolve; it has no outline to be closed. */
export function band(arm: ChartArm, plot: Plot, ink: Palette): string[] {
  const span = { from: plot.budgets.first, to: Math.min(arm.resolvableBudget, plot.budgets.last) };
  if (span.to <= span.from) return [];
  const d = areaPath(arm, plot, span);
  return [element('path', { d, fill: ink[arm.role], 'fill-opacity': BAND_OPACITY })];
}

/** The edges of the band that evidence goes by, where that is another. */
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

/** The budget from which on the median is on the axis. */
export function medianFrom({ median }: ChartArm, plot: Plot): number {
  return onAxis(median, plot).from;
}

export function median(arm: ChartArm, plot: Plot, ink: Palette): string[] {
  const span = { ...onAxis(arm.median, plot), to: plot.budgets.last };
  if (span.from >= span.to) return [];
  const d = linePath(arm.median, plot, span);
  return [element('path', { d, ...medianStroke(arm.role, ink), 'stroke-linejoin': 'round' })];
}

/** The candidate's median as it is compared, which is better by the margin; none without one. */
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
