import { limitsAt, type TuningCurve } from '../../estimate/index.ts';
import type { Sweep } from '../../parse/index.ts';
import type { Settings } from '../../settings/index.ts';
import { jsonHead } from '../../tool.ts';
import { curveSteps, type ShownCurve } from '../data/curves.ts';
import { meanValuesAt } from '../wording/scores.ts';
import { limits } from './values.ts';

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
      return { budget, trials, ...medians, ...mean };
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
    steps,
    stepsThinned: isThinned,
    gateSteps: gateCurve && curveSteps(gateCurve, direction, MAX_STEPS).steps,
  };
}
