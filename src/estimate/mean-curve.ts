import {
  asMultiset,
  differenceOfPowers,
  weightedDeviation,
  weightedMean,
  withoutReplacement,
  withReplacement,
} from '../math/best-of-weights.ts';
import type { CdfBand } from './confidence-band.ts';
import type { Limits, ScoreBounds } from './tuning-curve.ts';

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
 */
export function meanCurve(
  scores: readonly number[],
  band: CdfBand,
  bounds: ScoreBounds,
): MeanCurve {
  const valued = scores.map((score) => (score === -Infinity ? bounds.floor : score));
  return { scores: valued.sort((a, b) => a - b), band, bounds };
}

/** How many trials failed and have no value: the first ones in order. */
function failures({ scores }: MeanCurve): number {
  const first = scores.findIndex((score) => score > -Infinity);
  return first < 0 ? scores.length : first;
}

/** The earlier estimates of E[T_k], the mean of the best score among k trials. */
interface MeanEstimates {
  /** Null unless k is whole. */
  readonly u: number | null;
  readonly v: number;
  readonly w: number;
  /** Of the best score among k trials, not of its mean; null where the mean is −∞. */
  readonly vStd: number | null;
  /** One standard deviation about V, inside the observed range; null where there is none. */
  readonly vShade: MeanLimits | null;
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
 */
export function meanEstimatesAt(curve: MeanCurve, trials: number): MeanEstimates {
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

/** Limits of the mean of the best score among k trials. */
type MeanLimits = Pick<Limits, 'lower' | 'upper'>;

/**
 * Simultaneous confidence limits of the mean tuning curve: those of the CDF band, carried over. The
 * best of k trials has the CDF Fᵏ, and its mean ∫ y dF(y)ᵏ falls where F rises [Lourie24 eq. 4]. So
 * the band's upper end gives the lower limit and its lower end the upper one; both ends are steps at
 * the scores, and what they leave out lies at the metric's bounds:
 *
 *     lower = u₁ᵏ·floor + Σ (uᵢ₊₁ᵏ − uᵢᵏ)·Y₍ᵢ₎        with uₙ₊₁ = 1
 *     upper = Σ (lᵢᵏ − lᵢ₋₁ᵏ)·Y₍ᵢ₎ + (1 − lₙᵏ)·ceiling   with l₀ = 0
 *
 * They hold for all real k > 0 at once with at least the confidence of the band, for every
 * distribution inside the bounds, and contain the estimate V but for rounding. Without a bound there is no
 * limit on its side: the unseen part of a distribution may lie anywhere.
 *
 * @param trials k, real, in (0, ∞)
 */
export function meanLimitsAt(curve: MeanCurve, trials: number): MeanLimits {
  const { scores, band, bounds } = curve;
  const { floor, ceiling } = bounds;
  const meanBy = (shares: readonly number[], values: readonly number[]) =>
    weightedMean(values, stepsOfPower([...shares, 1], trials));
  // Not by weight: that may be smaller than any number.
  const mayFail = (band.lower[failures(curve) - 1] ?? 0) > 0;
  const lower = floor === -Infinity ? floor : meanBy(band.upper, [floor, ...scores]);
  const upper = mayFail ? -Infinity : meanBy(band.lower, [...scores, ceiling]);
  const { v } = meanEstimatesAt(curve, trials);
  // Where all mass is alike, rounding could put the estimate outside.
  return { lower: Math.min(v, lower), upper: ceiling === Infinity ? ceiling : Math.max(v, upper) };
}

/** By how much Fᵏ rises at each step of F. */
function stepsOfPower(shares: readonly number[], k: number): number[] {
  return shares.map((share, i) => {
    const before = shares[i - 1] ?? 0;
    if (share === before) return 0;
    return differenceOfPowers(k, {
      s: Math.log(share),
      ratio: Math.log1p((before - share) / share),
    });
  });
}

/** Relative: a mean cost is a sum of as many roundings as there are trials. */
const SLACK = 1e-9;

/**
 * How many trials a budget buys: budget / c̄. Whole where only rounding keeps it from being so, since
 * the estimate U is for whole trials only.
 *
 * @param budget > 0, on the axis of the curve
 * @param trialCost c̄ > 0, what a trial costs there; 1 where budgets are trials
 */
export function trialsFor(budget: number, trialCost: number): number {
  const trials = budget / trialCost;
  const whole = Math.round(trials);
  return Math.abs(trials - whole) <= SLACK * whole ? whole : trials;
}
