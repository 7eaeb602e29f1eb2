import { limitsAt, type TuningCurve } from '../estimate/index.ts';
import { budgetToReach } from './target.ts';

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
