import { asMultiset, withoutReplacement, withReplacement } from '../math/best-of-weights.ts';
import { weightedDeviation, weightedMean } from '../math/weighted-mean.ts';
import { checkTrials, failures, type MeanCurve } from './mean-curve.ts';

/** The earlier estimates of E[T_k], the mean of the best score among k trials. */
interface MeanEstimates {
  /** Null unless k is whole. */
  readonly u: number | null;
  readonly v: number;
  readonly w: number;
  /** Of the best score among k trials, not of its mean; null where the mean is −∞. */
  readonly vStd: number | null;
  /** One standard deviation about V, inside the observed range; null where there is none. */
  readonly vShade: { readonly lower: number; readonly upper: number } | null;
}

/**
 * The mean of the best among k trials by its three published estimators, each a weighted mean of
 * the n order statistics, in O(n):
 *
 * * V, drawing k with replacement, (i/n)ᵏ − ((i−1)/n)ᵏ: the mean under the sample's own
 *   distribution, biased downwards; with the standard deviation of the best under it [Dodge19]
 * * U, without replacement, (C(i,k) − C(i−1,k)) / C(n,k): unbiased for whole k ≤ n; beyond n no
 *   longer, it stays at the best score [Tang20]
 * * W, as multisets, the difference of C(i+k−1,k) / C(n+k−1,k), biased further downwards and of the
 *   least variance [Dodge21]
 *
 * All are point estimates without any guarantee; `meanLimitsAt` has limits. −∞ wherever a failed
 * trial has weight, however small.
 *
 * @param trials k, real, in (0, ∞)
 * @throws RangeError for any other k
 */
export function meanEstimatesAt(curve: MeanCurve, trials: number): MeanEstimates {
  checkTrials(trials);
  const { scores } = curve;
  const u = withoutReplacementMean(curve, trials);
  if (failures(curve) > 0) return { u, v: -Infinity, w: -Infinity, vStd: null, vShade: null };

  const weights = withReplacement(scores.length, trials);
  const v = weightedMean(scores, weights);
  const w = weightedMean(scores, asMultiset(scores.length, trials));
  const vStd = weightedDeviation(scores, weights);
  const [worst, best] = [scores[0] as number, scores.at(-1) as number];
  const vShade = { lower: Math.max(worst, v - vStd), upper: Math.min(best, v + vStd) };
  return { u, v, w, vStd, vShade };
}

/** Samples of k trials hold a scored one as soon as fewer than k failed. */
function withoutReplacementMean(curve: MeanCurve, trials: number): number | null {
  const { scores } = curve;
  if (!Number.isInteger(trials)) return null;
  if (trials >= scores.length) return scores.at(-1) as number;
  // By count: the weight itself may be smaller than any number.
  if (failures(curve) >= trials) return -Infinity;
  return weightedMean(scores, withoutReplacement(scores.length, trials));
}
