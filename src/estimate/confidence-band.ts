import { probabilityWithin } from '../math/crossing.ts';
import { findRoot } from '../math/root.ts';
import type { BandMethod, BandSettings } from '../settings/index.ts';
import {
  constantWidthBounds,
  exactMiss,
  MIN_CALIBRATED_MISS,
  OrderStatisticIntervals,
  simulatedEpsilon,
  simulatedMiss,
} from './calibration.ts';

/**
 * A simultaneous confidence band on a CDF, as bounds on the order statistics' uniform ranks:
 * P(lowerᵢ ≤ F(Y₍ᵢ₎) and F(Y₍ᵢ₎−) ≤ upperᵢ, for all i) ≥ confidence for every distribution F, ties
 * and infinities included, with equality when F is continuous (exactly calibrated methods).
 */
export interface CdfBand {
  readonly method: BandMethod;
  /** Sample size. */
  readonly n: number;
  /** The simultaneous level, in (0, 1). */
  readonly confidence: number;
  /** Content of each order statistic's own interval (LD methods). */
  readonly pointwise: number | null;
  /** Half width on the CDF (ks and dkw). */
  readonly epsilon: number | null;
  /** l₁ … lₙ, non-decreasing in [0, 1]. */
  readonly lower: readonly number[];
  /** u₁ … uₙ, non-decreasing in [0, 1]. */
  readonly upper: readonly number[];
}

/** Beyond this many trials bands switch to `dkw`: closed form, and all but exact there. */
export const MAX_CALIBRATED = 20_000;

/**
 * A simultaneous confidence band for the CDF of n independent draws.
 *
 * `ld-highest-density` and `ld-equal-tailed` [Lourie24, LMD08] and `ks` hold with probability
 * equal to the confidence for continuous distributions and at least that for all; `dkw`
 * [Massart90] with at least that. The free number of a method is the root of
 * coverage = confidence, where the coverage is computed exactly (`probabilityWithin`), or by the
 * papers' simulation when `calibration` says so.
 *
 * @param n sample size, a positive integer; above 20,000 the method is always `dkw`
 * @param settings confidence in (0, 1); the seed counts only where the calibration is simulated
 * @throws RangeError for n < 1 or a confidence outside (0, 1)
 */
export function confidenceBand(n: number, settings: BandSettings): CdfBand {
  return confidenceBands(n, settings)(settings.confidence);
}

/**
 * The bands of several confidences, each as `confidenceBand` makes it: where calibrations are simulated,
 * one simulation serves all.
 *
 * @param n sample size, a positive integer
 * @throws RangeError for n < 1, and when asked for a confidence outside (0, 1)
 */
export function confidenceBands(
  n: number,
  settings: Omit<BandSettings, 'confidence'>,
): (confidence: number) => CdfBand {
  if (!(Number.isSafeInteger(n) && n >= 1)) throw new RangeError(`n is ${n}, not a count`);
  const method: BandMethod = n > MAX_CALIBRATED ? 'dkw' : settings.method;
  const shape = method === 'ld-equal-tailed' ? 'equal-tailed' : 'highest-density';
  const isSimulated = settings.calibration === 'simulation';
  if (method === 'ks' || method === 'dkw') {
    const simulated = isSimulated && method === 'ks' ? simulatedEpsilon(n, settings.seed) : null;
    return (confidence) => {
      checkConfidence(confidence);
      const epsilon = simulated?.(confidence) ?? halfWidth(n, method, confidence);
      const bounds = constantWidthBounds(n, epsilon);
      return { n, confidence, method, pointwise: null, epsilon, ...bounds };
    };
  }
  const simulated = isSimulated ? simulatedMiss(n, shape, settings.seed) : null;
  return (confidence) => {
    checkConfidence(confidence);
    const intervals = new OrderStatisticIntervals(n, shape);
    const miss = simulated?.(confidence) ?? exactMiss(intervals, n, confidence);
    const bounds = intervals.bounds(miss);
    return { n, confidence, method, pointwise: 1 - miss, epsilon: null, ...bounds };
  };
}

function checkConfidence(confidence: number): void {
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`confidence is ${confidence}`);
}

/**
 * That of the Dvoretzky–Kiefer–Wolfowitz band, ε = √(ln(2/α) / 2n) with α = 1 − confidence, is conservative for
 * every n [Massart90]; that of `ks` is calibrated below it.
 */
function halfWidth(n: number, method: 'ks' | 'dkw', confidence: number): number {
  const conservative = Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * n));
  if (method === 'dkw' || 1 - confidence < MIN_CALIBRATED_MISS) return conservative;
  const excessCoverage = (epsilon: number) => {
    const { lower, upper } = constantWidthBounds(n, epsilon);
    return probabilityWithin(lower, upper) - confidence;
  };
  return findRoot(excessCoverage, { low: 1 / (2 * n), high: conservative, tolerance: 1e-14 });
}

/**
 * The probability q that the band of a tuning curve holds at every budget from a given one on.
 *
 * A band's confidence is that of all real budgets k > 0. The budget k is the level p = quantile^(1/k)
 * of the CDF, which grows with k, so from k₀ on the band has to hold at levels from
 * p₀ = quantile^(1/k₀) on only: at one trial, from the quantile itself, ½ for the median. At level p
 * the upper end is Y₍ᵢ₎ with i = min{i : lᵢ ≥ p}, so an lᵢ below p₀ binds no more; the lower end Y₍ⱼ₎
 * is right at all p from p₀ to uⱼ₊₁ if U₍ⱼ₎ is at most the larger of uⱼ and p₀. Hence
 * q = P(lᵢ′ ≤ U₍ᵢ₎ ≤ uᵢ′ for all i), lᵢ′ = lᵢ or 0 where lᵢ < p₀, uᵢ′ = max(uᵢ, p₀).
 *
 * Exact for continuous distributions and a lower bound for all; never below the probability that
 * the whole band holds. Above 20,000 trials it is the confidence itself, which is conservative.
 *
 * @param quantile of the curve, in (0, 1)
 * @param budget k₀ in trials, > 0
 * @see src/math/crossing.ts for how the probability is found
 */
export function levelFromBudget(band: CdfBand, quantile: number, budget = 1): number {
  if (band.n > MAX_CALIBRATED) return band.confidence;

  const first = quantile ** (1 / budget);
  return probabilityWithin(
    band.lower.map((bound) => (bound < first ? 0 : bound)),
    band.upper.map((bound) => Math.max(bound, first)),
  );
}
