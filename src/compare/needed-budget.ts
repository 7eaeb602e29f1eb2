import { type Limits, limitsAt, type TuningCurve } from '../estimate/index.ts';
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
function budgetToReach(curve: TuningCurve, score: Limits): NeededBudget {
  return {
    lower: firstReaching(curve.upper, score.lower),
    estimate: firstReaching(curve.point, score.point),
    upper: firstReaching(curve.lower, score.upper),
  };
}

/**
 * The candidate's budget that is worth a budget of the baseline. Both are in the unit of the curves;
 * values below one trial mean "under one trial", infinite ones "not within the data".
 */
export interface EquivalentEffort {
  /** The baseline's. */
  readonly budget: number;
  readonly lower: number;
  /** Null, "not defined", where the baseline's own curve fails: there is nothing to reach. */
  readonly estimate: number | null;
  readonly upper: number;
}

/**
 * The budget k′ at which the candidate does at least as well as the baseline does at k:
 * inf{k′ : τ_c(k′) ≥ τ_b(k)}, with limits [inf{k′ : c.upper(k′) ≥ b.lower(k)},
 * inf{k′ : c.lower(k′) ≥ b.upper(k)}].
 *
 * The limits hold at all budgets at once whenever both bands do. For budgets from one trial of the
 * baseline on, and with values below one trial of the candidate read as "under one trial", they hold
 * with the joint level of both bands from one trial on (`jointLevel`): conservative. Beyond the
 * baseline's resolvable budget the upper limit is infinite; the lower one is never beyond the
 * candidate's, unless the metric's own bound says that no budget is enough.
 *
 * @param baseline with budgets in the same unit as the candidate's, and of the same quantile
 * @param budget k of the baseline, > 0
 * @throws RangeError for a budget that is not positive and finite
 */
export function equivalentEffort(
  baseline: TuningCurve,
  candidate: TuningCurve,
  budget: number,
): EquivalentEffort {
  if (!(budget > 0 && budget < Infinity)) throw new RangeError(`budget is ${budget}`);
  const score = limitsAt(baseline, budget);
  const needed = budgetToReach(candidate, score);
  return { budget, ...needed, estimate: score.point === -Infinity ? null : needed.estimate };
}
