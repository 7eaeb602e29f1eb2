import type { CdfBand } from './cdf-band.ts';
import type { ScoreBounds } from './tuning-curve.ts';

/**
 * What the mean of the best score among k trials, E[T_k], is estimated from; all scores are of the
 * kind where larger is better.
 */
export interface MeanCurve {
  /** In increasing order; −∞ for a failed trial, unless the metric's floor stands for it. */
  readonly scores: readonly number[];
  readonly band: CdfBand;
  readonly bounds: ScoreBounds;
}

/**
 * The mean tuning curve of a sweep: its scores, sorted once for all budgets.
 *
 * A failed trial is worse than any number, so that one of them makes the mean −∞. Only where the
 * metric has a floor can it take a value, the floor's: then the mean is that of max(T_k, floor).
 *
 * @param scores n scores, larger is better, −∞ for a failed trial; in any order; not changed
 * @param band a CDF band for the same n, of any method
 * @param bounds of the score, ±∞ where it has none
 * @throws RangeError if n differs from the band's, or a score is NaN, +∞ or out of bounds
 */
export function meanCurve(
  scores: readonly number[],
  band: CdfBand,
  bounds: ScoreBounds,
): MeanCurve {
  const { floor, ceiling } = bounds;
  const fits = (score: number) => score < Infinity && score >= floor && score <= ceiling;
  if (scores.length !== band.n) throw new RangeError(`${scores.length} scores, n = ${band.n}`);
  const valued = scores.map((score) => (score === -Infinity ? floor : score));
  if (!valued.every(fits)) throw new RangeError('a score is NaN, +∞ or out of bounds');

  return { scores: valued.sort((a, b) => a - b), band, bounds };
}

/** How many trials failed and have no value: the first ones in order. */
export function failures({ scores }: MeanCurve): number {
  const first = scores.findIndex((score) => score > -Infinity);
  return first < 0 ? scores.length : first;
}

/** @throws RangeError unless the budget is in (0, ∞) */
export function checkTrials(trials: number): void {
  if (!(trials > 0 && trials < Infinity)) throw new RangeError(`${trials} trials`);
}
