import type { Limits, TuningCurve } from '../estimate/index.ts';
import { firstReaching } from '../math/step-function.ts';

/**
 * The budget a curve needs for something, on the axis of the curve: 0 ≤ lower ≤ estimate ≤ upper ≤ ∞.
 *
 * A value below one trial means "under one trial" and no more: search has no smaller unit. An
 * infinite estimate or upper limit means "not within the data". Beyond the resolvable budget nothing
 * is known, so there a lower limit ends, unless the metric's own bound says that no budget is enough.
 */
export interface NeededBudget {
  readonly lower: number;
  readonly estimate: number;
  readonly upper: number;
}

/**
 * The budget to reach a target score s, inf{k : τ(k) ≥ s} [Dodge19 §4.4]: the point estimate's,
 * between those of the upper and the lower end of the band.
 *
 * The limits hold for all targets at once whenever the band does. With values below one trial read
 * as "under one trial", their level is that of the band from one trial on (`levelFromBudget`), exact
 * for continuous scores and a lower bound for all.
 *
 * @param score larger is better, finite
 * @throws RangeError for a score that is not finite
 */
export function budgetToTarget(curve: TuningCurve, score: number): NeededBudget {
  if (!Number.isFinite(score)) throw new RangeError(`target is ${score}`);
  return budgetToReach(curve, { lower: score, point: score, upper: score });
}

/**
 * The budget to reach a score that is itself known within limits: the least is that of the curve's
 * upper end for the lower limit, inf{k : upper(k) ≥ lower}, the most that of its lower end for the
 * upper limit, inf{k : lower(k) ≥ upper}.
 *
 * Holds whenever the band and the limits of the score do.
 *
 * @param score lower ≤ point ≤ upper, ±∞ allowed
 */
export function budgetToReach(curve: TuningCurve, score: Limits): NeededBudget {
  return {
    lower: firstReaching(curve.upper, score.lower),
    estimate: firstReaching(curve.point, score.point),
    upper: firstReaching(curve.lower, score.upper),
  };
}
