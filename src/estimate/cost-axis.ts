import { scaleBreaks } from '../math/step-function.ts';
import type { TuningCurve } from './tuning-curve.ts';

/**
 * The same curve with its budgets in cost instead of trials: a budget x buys x / c̄ trials, c̄ the
 * sweep's mean cost of a trial. The band is that of the scores: the mean cost is taken as known.
 *
 * @param curve with budgets in trials
 * @param meanCost of a trial, > 0, in whatever unit
 * @throws RangeError for a mean cost that is not positive and finite
 */
export function inCost(curve: TuningCurve, meanCost: number): TuningCurve {
  if (!(meanCost > 0 && meanCost < Infinity)) throw new RangeError(`mean cost is ${meanCost}`);
  return {
    ...curve,
    trialCost: meanCost,
    point: scaleBreaks(curve.point, meanCost),
    lower: scaleBreaks(curve.lower, meanCost),
    upper: scaleBreaks(curve.upper, meanCost),
    resolvableBudget: curve.resolvableBudget * meanCost,
  };
}
