import {
  limitsAt,
  type MeanCurve,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  scoreBounds,
  type TuningCurve,
  trialsFor,
} from '../../estimate/index.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { toMetric } from '../../report/index.ts';
import type { Direction, Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { curveSteps, type ShownCurve } from './curve-steps.ts';

export function curveJson(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets }: { settings: Settings; budgets: readonly number[] },
) {
  const { direction } = sweep;
  const scores = sweep.trials.map(({ score }) => score);
  const means = meanCurve(scores, curve.band, scoreBounds(direction, settings.reading));
  return {
    ...jsonHead('curve'),
    // A false-alarm rate needs two sweeps: a single one has no gate.
    ...shownCurve({ sweep, curve }),
    at: budgets.map((budget) => {
      const trials = trialsFor(budget, curve.trialCost);
      const medians = toMetric(limitsAt(curve, budget), direction);
      return { budget, trials, ...medians, ...meanJson(means, trials, direction) };
    }),
  };
}

/** The mean of the best score of so many trials, in the metric's own unit. */
function meanJson(curve: MeanCurve, trials: number, direction: Direction) {
  const { u, v, w, vStd, vShade } = meanEstimatesAt(curve, trials);
  const shade = vShade && toMetric({ ...vShade, point: v }, direction);
  const mean = toMetric({ ...meanLimitsAt(curve, trials), point: v }, direction);
  return {
    u: u === null ? null : orient(u, direction),
    v: mean.median,
    w: orient(w, direction),
    vStd,
    vLower: shade?.lower ?? null,
    vUpper: shade?.upper ?? null,
    meanLower: mean.lower,
    meanUpper: mean.upper,
  };
}

/** Above this many trials the steps are thinned. */
const MAX_STEPS = 2000;

/** What a curve is of, and its steps. */
export function shownCurve({ sweep, curve }: ShownCurve) {
  const { metric, direction, format, counts, cost } = sweep;
  const { environment: _, ...source } = sweep.source;
  const { steps, isThinned } = curveSteps(curve, direction, MAX_STEPS);
  return {
    n: counts.counted,
    failed: counts.failed,
    trials: counts,
    ties: curve.ties,
    metric,
    direction,
    format,
    source,
    resolvableBudget: curve.resolvableBudget,
    cost: cost && { mean: cost.mean, unit: cost.unit },
    steps,
    stepsThinned: isThinned,
  };
}
