import { limitsAt, type TuningCurve } from '../../estimate/index.ts';
import type { Sweep } from '../../parse/index.ts';
import type { Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { type CurveStep, curveSteps, type ShownCurve } from '../data/curves.ts';
import { type MeanValues, meanValuesAt } from '../wording/scores.ts';
import { limits, number } from './values.ts';

export function curveJson(
  sweep: Sweep,
  curve: TuningCurve,
  { settings, budgets }: { settings: Settings; budgets: readonly number[] },
) {
  const means = meanValuesAt(budgets, { sweep, curve, settings });
  return {
    ...jsonHead('curve'),
    // A false-alarm rate needs two sweeps: a single one has no gate.
    ...shownCurve({ sweep, curve, gateCurve: null }),
    at: means.map(({ trials, ...mean }, i) => {
      const budget = budgets[i] as number;
      const medians = limits(limitsAt(curve, budget), sweep.direction);
      return { budget, trials, ...medians, ...meanJson(mean) };
    }),
  };
}

/** Above this many trials the steps are thinned. */
const MAX_STEPS = 2000;

/** What a curve is of, and its steps. */
export function shownCurve({ sweep, curve, gateCurve }: ShownCurve) {
  const { metric, direction, format, source, counts, cost } = sweep;
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
    steps: steps.map(stepJson),
    stepsThinned: isThinned,
    gateSteps: gateCurve && curveSteps(gateCurve, direction, MAX_STEPS).steps.map(stepJson),
  };
}

function stepJson({ from, to, lower, median, upper }: CurveStep) {
  return {
    from,
    to: number(to),
    lower: number(lower),
    median: number(median),
    upper: number(upper),
  };
}

function meanJson({ u, v, w, meanLower, meanUpper, ...spread }: Omit<MeanValues, 'trials'>) {
  return {
    u: u === null ? null : number(u),
    v: number(v),
    w: number(w),
    ...spread,
    meanLower: number(meanLower),
    meanUpper: number(meanUpper),
  };
}
