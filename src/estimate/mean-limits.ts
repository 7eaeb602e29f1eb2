import { withReplacement } from '../math/best-of-weights.ts';
import { differenceOfPowers } from '../math/difference-of-powers.ts';
import { weightedMean } from '../math/weighted-mean.ts';
import { checkTrials, failures, type MeanCurve } from './mean-curve.ts';

/** Limits of the mean of the best score among k trials. */
export interface MeanLimits {
  readonly lower: number;
  readonly upper: number;
}

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
 * distribution inside the bounds, and contain the estimate V. Without a bound there is no limit on
 * its side: the unseen part of a distribution may lie anywhere.
 *
 * @param trials k, real, in (0, ∞)
 * @throws RangeError for any other k
 */
export function meanLimitsAt(curve: MeanCurve, trials: number): MeanLimits {
  checkTrials(trials);
  const estimate = plugInMean(curve, trials);
  // Where all mass is alike, rounding could put the estimate outside.
  return {
    lower: Math.min(estimate, lowerLimit(curve, trials)),
    upper: Math.max(estimate, upperLimit(curve, trials)),
  };
}

function plugInMean(curve: MeanCurve, trials: number): number {
  if (failures(curve) > 0) return -Infinity;
  return weightedMean(curve.scores, withReplacement(curve.band.n, trials));
}

function lowerLimit({ scores, band, bounds }: MeanCurve, trials: number): number {
  if (bounds.floor === -Infinity) return -Infinity;
  const weights = stepsOfPower([...band.upper, 1], trials);
  return weightedMean([bounds.floor, ...scores], weights);
}

function upperLimit(curve: MeanCurve, trials: number): number {
  const { scores, band, bounds } = curve;
  if (bounds.ceiling === Infinity) return Infinity;
  const atFailures = band.lower[failures(curve) - 1] ?? 0;
  // Not by weight: that may be smaller than any number.
  if (atFailures > 0) return -Infinity;
  return weightedMean([...scores, bounds.ceiling], stepsOfPower([...band.lower, 1], trials));
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
