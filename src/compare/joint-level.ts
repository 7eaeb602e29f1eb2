import { levelFromBudget, type TuningCurve } from '../estimate/index.ts';

/** Whether two sweeps share no configurations, or some. */
export type SweepRelation = 'independent' | 'paired';

/**
 * The probability that the bands of two curves hold together, each at every budget from one trial
 * of its own sweep on: q_b·q_c for independent sweeps, at least max(0, q_b + q_c − 1) for paired ones.
 *
 * It is the level at which every difference and every equivalent effort from one trial on is inside
 * its limits, all of them at once. Exact for bands of independent sweeps with continuous scores; a
 * lower bound otherwise.
 */
export function jointLevel(
  baseline: TuningCurve,
  candidate: TuningCurve,
  relation: SweepRelation,
): number {
  const b = levelFromBudget(baseline.band, baseline.quantile);
  const c = levelFromBudget(candidate.band, candidate.quantile);
  return relation === 'independent' ? b * c : Math.max(0, b + c - 1);
}
