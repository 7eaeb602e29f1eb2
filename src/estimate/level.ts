import { probabilityWithin } from '../math/crossing.ts';
import { LARGEST_CALIBRATED } from './calibrate.ts';
import type { CdfBand } from './cdf-band.ts';

/**
 * The probability q that the band of a tuning curve holds at every budget from a given one on.
 *
 * A band's confidence is that of all real budgets k > 0. The budget k is the level p = quantile^(1/k)
 * of the CDF, which grows with k, so from k₀ on the band has to hold at levels from
 * p₀ = quantile^(1/k₀) on alone: at one trial, from the quantile itself, ½ for the median. At level p
 * the upper end is Y₍ᵢ₎ with i = min{i : lᵢ ≥ p}, so an lᵢ below p₀ binds no more; the lower end Y₍ⱼ₎
 * is right at all p from p₀ to uⱼ₊₁ if U₍ⱼ₎ is at most the larger of uⱼ and p₀. Hence
 * q = P(lᵢ′ ≤ U₍ᵢ₎ ≤ uᵢ′ for all i), lᵢ′ = lᵢ or 0 where lᵢ < p₀, uᵢ′ = max(uᵢ, p₀).
 *
 * Exact for continuous distributions and a lower bound for all; never below the probability that
 * the whole band holds. Above 20,000 trials it is the confidence itself, which is conservative.
 *
 * @param quantile of the curve, in (0, 1)
 * @param budget k₀ in trials, > 0
 * @throws RangeError for a quantile or a budget outside its domain
 * @see src/math/crossing.ts for how the probability is found
 */
export function levelFromBudget(band: CdfBand, quantile: number, budget = 1): number {
  if (!(quantile > 0 && quantile < 1)) throw new RangeError(`quantile is ${quantile}`);
  if (!(budget > 0)) throw new RangeError(`budget is ${budget}`);
  if (band.n > LARGEST_CALIBRATED) return band.confidence;

  const first = quantile ** (1 / budget);
  return probabilityWithin(
    band.lower.map((bound) => (bound < first ? 0 : bound)),
    band.upper.map((bound) => Math.max(bound, first)),
  );
}
