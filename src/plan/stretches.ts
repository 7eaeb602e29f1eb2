import { comparedRange } from '../compare/index.ts';
import { inCost, type Limits, limitsAt, type TuningCurve, tuningCurve } from '../estimate/index.ts';
import { commonBreaks } from '../math/step-function.ts';
import type { ArmDesign, Design } from './design.ts';

/**
 * A stretch of budgets on which the same order statistics make the curves and their limits. Limits
 * are ranks from 1 to n in ascending order of the scores, −∞ for a lower and ∞ for an upper limit
 * that no score sets: evidence at a budget is a statement about who comes before whom.
 */
export interface Stretch {
  /** Of the range, on the log-budget axis; all add up to 1. */
  readonly share: number;
  readonly baseline: Limits;
  readonly candidate: Limits;
}

/** The stretches of the compared range, in order of budget; none where the data resolve none. */
export function stretchesOf({ baseline, candidate, quantile, rules }: Design): Stretch[] {
  const [b, c] = [rankCurve(baseline, quantile), rankCurve(candidate, quantile)];
  const range = comparedRange(b, c, rules);
  if (range === null) return [];

  const [from, to] = range;
  const ends = commonBreaks([b, c].flatMap(stepsOf), from, to);
  return ends.map((end, i) => ({
    share: from === to ? 1 : Math.log(end / (ends[i - 1] ?? from)) / Math.log(to / from),
    baseline: limitsAt(b, end),
    candidate: limitsAt(c, end),
  }));
}

/** Whether strong evidence of "worse" is possible there: scores set both limits. */
export function canHold({ baseline, candidate }: Stretch): boolean {
  return Number.isFinite(baseline.lower) && Number.isFinite(candidate.upper);
}

/** The tuning curve of a sweep whose scores are their own ranks. */
function rankCurve({ band, trialCost }: ArmDesign, quantile: number): TuningCurve {
  const ranks = Array.from({ length: band.n }, (_, i) => i + 1);
  const curve = tuningCurve(ranks, band, quantile);
  return trialCost === 1 ? curve : inCost(curve, trialCost);
}

function stepsOf({ lower, point, upper }: TuningCurve) {
  return [lower, point, upper];
}
