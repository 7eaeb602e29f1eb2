import { settingsError } from '../errors.ts';
import { findRoot, remember } from '../math/functions.ts';
import {
  Beta,
  equallyDense,
  highestDensityInterval,
  type Interval,
  probabilityWithin,
} from '../math/order-statistics.ts';
import { seededRandom, uniformOrderStatistics } from '../math/random.ts';
import type { BandMethod, BandSettings } from '../settings/index.ts';

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

/** Beyond this many trials bands switch to `dkw`: closed form, and conservative. */
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
 */
export const confidenceBand = remember((n: number, settings: BandSettings): CdfBand => {
  const { confidence, calibration } = settings;
  const method: BandMethod = n > MAX_CALIBRATED ? 'dkw' : settings.method;
  const isSimulated = calibration === 'simulation';
  if (method === 'ks' || method === 'dkw') {
    const epsilon =
      isSimulated && method === 'ks'
        ? simulatedEpsilon(n, settings)
        : halfWidth(n, method, confidence);
    const bounds = constantWidthBounds(n, epsilon);
    return { n, confidence, method, pointwise: null, epsilon, ...bounds };
  }
  const shape = method === 'ld-equal-tailed' ? 'equal-tailed' : 'highest-density';
  const boundsOf = orderStatisticBounds(n, shape);
  const miss = isSimulated ? simulatedMiss(n, shape, settings) : exactMiss(boundsOf, n, confidence);
  return { n, confidence, method, pointwise: 1 - miss, epsilon: null, ...boundsOf(miss) };
});

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
 * The probability q that the band of a tuning curve holds at every budget from one trial on.
 *
 * A band's confidence is that of all real budgets k > 0. The budget k is the level p = quantile^(1/k) of the CDF, which
 * grows with k, so from one trial on the band has to hold at levels from p₀ = quantile on only: from ½ on for the
 * median. At level p the upper end is Y₍ᵢ₎ with i = min{i : lᵢ ≥ p}, so an lᵢ below p₀ binds no more; the lower end
 * Y₍ⱼ₎ is right at all p from p₀ to uⱼ₊₁ if U₍ⱼ₎ is at most the larger of uⱼ and p₀. Hence q = P(lᵢ′ ≤ U₍ᵢ₎ ≤ uᵢ′ for
 * all i), lᵢ′ = lᵢ or 0 where lᵢ < p₀, uᵢ′ = max(uᵢ, p₀).
 *
 * Exact for continuous distributions and a lower bound for all; never below the confidence. Above 20,000 trials it is that,
 * which is conservative.
 *
 * @param quantile of the curve, in (0, 1)
 */
export function levelFromOneTrial(
  { n, confidence, lower, upper }: CdfBand,
  quantile: number,
): number {
  if (n > MAX_CALIBRATED) return confidence;
  return probabilityWithin(
    lower.map((bound) => (bound < quantile ? 0 : bound)),
    upper.map((bound) => Math.max(bound, quantile)),
  );
}

/** Bounds of n uniform order statistics, non-decreasing in [0, 1]. */
interface Bounds {
  readonly lower: number[];
  readonly upper: number[];
}

/**
 * Bounds of the LD bands [Lourie24]: for each order statistic of n uniforms, an interval of its
 * Beta(i, n+1−i) law that misses it with probability `miss`. By symmetry lᵢ = 1 − u₍ₙ₊₁₋ᵢ₎, so
 * half of them are computed.
 *
 * @returns a function of the miss, in (0, 1), which begins its next search where it last ended
 */
export function orderStatisticBounds(
  n: number,
  shape: 'highest-density' | 'equal-tailed',
): (miss: number) => Bounds {
  const laws = Array.from({ length: (n + 1) >> 1 }, (_, i) => new Beta(i + 1, n - i));
  // A single uniform has no densest part, so n = 1 is equal-tailed.
  const intervalOf =
    shape === 'highest-density' && n > 1 ? highestDensityInterval : equalTailedInterval;
  let starts: readonly (number | undefined)[] = [];
  return (miss) => {
    const half = laws.map((law, i) => intervalOf(law, miss, starts[i]));
    starts = half.map(({ lower }) => lower || undefined);
    const mirrored = half.slice(0, n >> 1).reverse();
    return {
      lower: [...half.map(({ lower }) => lower), ...mirrored.map(({ upper }) => 1 - upper)],
      upper: [...half.map(({ upper }) => upper), ...mirrored.map(({ lower }) => 1 - lower)],
    };
  };
}

function equalTailedInterval(law: Beta, miss: number, start?: number): Interval {
  const mirrored = new Beta(law.b, law.a);
  return {
    lower: law.quantile(miss / 2, start),
    upper: 1 - mirrored.quantile(miss / 2),
  };
}

/**
 * Bounds of constant width on the CDF: lᵢ = i/n − ε, uᵢ = (i−1)/n + ε, clipped to [0, 1].
 *
 * @param n order statistics, ≥ 1
 * @param epsilon half width, > 0
 */
export function constantWidthBounds(n: number, epsilon: number): Bounds {
  const ranks = Array.from({ length: n }, (_, i) => i + 1);
  return {
    lower: ranks.map((i) => Math.max(0, i / n - epsilon)),
    upper: ranks.map((i) => Math.min(1, (i - 1) / n + epsilon)),
  };
}

/**
 * The coverage is known to about 1e-13, so that with less than this to miss there is nothing left to
 * calibrate: the conservative end of the bracket stands.
 */
const MIN_CALIBRATED_MISS = 1e-11;

/** About how many times ln n the logarithm of the miss lies above Bonferroni's. */
const EXPECTED_RISE = 0.56;

/**
 * The probability each order statistic's interval must leave outside for the band to hold with
 * the given confidence. It lies between the single interval's and Bonferroni's (which is exact for
 * some small n: hence the room below), and the coverage is smooth in its logarithm. Exact to about 1e-13
 * in coverage [MN17]; conservative where less than 1e-11 is to be missed.
 *
 * @param boundsOf n order statistics
 * @param confidence simultaneous, in (0, 1)
 * @returns in (0, 1)
 */
export function exactMiss(
  boundsOf: (miss: number) => Bounds,
  n: number,
  confidence: number,
): number {
  const most = 1 - confidence;
  if (n === 1) return most;
  if (most < MIN_CALIBRATED_MISS) return most / n;
  // In these logarithms all but a straight line of slope 1.
  const target = Math.log(-Math.log(confidence));
  const excess = (logMiss: number) => {
    const { lower, upper } = boundsOf(Math.exp(logMiss));
    return Math.log(-Math.log(probabilityWithin(lower, upper))) - target;
  };
  const [low, high] = [Math.log(most / n) - 0.001, Math.log(most)];
  const found = rootBySecants(excess, { low, high, start: low + EXPECTED_RISE * Math.log(n) });
  return Math.exp(found ?? findRoot(excess, { low, high, tolerance: 1e-13 }));
}

const MAX_SECANTS = 12;

/** From a start near the root, with half the steps of `findRoot`; null where they do not come to an end. */
function rootBySecants(
  f: (x: number) => number,
  { low, high, start }: { readonly low: number; readonly high: number; readonly start: number },
): number | null {
  let [x, slope] = [start, 1];
  let before: { readonly x: number; readonly y: number } | null = null;
  for (let step = 0; step < MAX_SECANTS && x > low && x < high; step++) {
    const y = f(x);
    if (before !== null) slope = (y - before.y) / (x - before.x);
    before = { x, y };
    x -= y / slope;
    if (Math.abs(x - before.x) <= 1e-10) return x;
  }
  return null;
}

/** Standard error of the simulated coverage: about 0.004 at 80 %. */
const SAMPLES = 10_000;
/** More would take minutes; the exact calibration takes a tenth of a second. */
const MAX_SIMULATED = 1000;

/**
 * The published calibration [Lourie24 §3.3, eq. 10]: draw samples of n uniforms, find for each the
 * narrowest band of the family that contains it, and take the confidence-quantile of these widths.
 * It carries Monte Carlo error; it is the independent check of the exact calibration.
 *
 * @param n order statistics, from 1 to 1,000
 * @throws UserError for more than 1,000
 * @returns the probability outside each order statistic's interval
 */
function simulatedMiss(
  n: number,
  shape: 'highest-density' | 'equal-tailed',
  settings: BandSettings,
): number {
  const laws = Array.from({ length: n }, (_, i) => new Beta(i + 1, n - i));
  const outside = shape === 'highest-density' && n > 1 ? probabilityLessDense : twoSidedTail;
  const content = simulate(n, settings, (sample) => {
    let least = 1;
    for (const [i, law] of laws.entries()) {
      least = Math.min(least, outside(law, sample[i] as number));
    }
    return 1 - least;
  });
  return 1 - content;
}

/**
 * The same for bands of constant width: the quantile of the Kolmogorov–Smirnov statistic.
 *
 * @param n order statistics, from 1 to 1,000
 * @returns the half width on the CDF
 * @throws UserError for more than 1,000
 */
function simulatedEpsilon(n: number, settings: BandSettings): number {
  return simulate(n, settings, (sample) => {
    let farthest = 0;
    for (const [i, u] of sample.entries()) {
      farthest = Math.max(farthest, (i + 1) / n - u, u - i / n);
    }
    return farthest;
  });
}

/**
 * The quantile of a statistic of n uniforms at the confidence: the order statistic that a further, exchangeable draw
 * exceeds with probability ≤ 1 − confidence.
 *
 * @throws UserError for more than 1,000 trials
 */
function simulate(
  n: number,
  { seed, confidence }: BandSettings,
  statistic: (sample: Float64Array) => number,
): number {
  if (n > MAX_SIMULATED) {
    throw settingsError(
      'calibration',
      `is simulation, which takes minutes for ${n} trials`,
      `Use exact for more than ${MAX_SIMULATED} trials.`,
    );
  }
  const random = seededRandom(seed);
  const values = Float64Array.from({ length: SAMPLES }, () =>
    statistic(uniformOrderStatistics(n, random)),
  ).sort();
  return values[Math.min(SAMPLES, Math.ceil(confidence * (SAMPLES + 1))) - 1] as number;
}

function twoSidedTail(law: Beta, x: number): number {
  return 2 * Math.min(law.lowerTail(x), law.upperTail(x));
}

/** The probability of the points less dense than x. */
function probabilityLessDense(law: Beta, x: number): number {
  if (law.a === 1) return law.upperTail(x);
  if (law.b === 1) return law.lowerTail(x);
  if (x > law.mode) return probabilityLessDense(new Beta(law.b, law.a), 1 - x);
  return law.lowerTail(x) + law.upperTail(equallyDense(law, x));
}
