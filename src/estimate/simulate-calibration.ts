import { settingsError } from '../errors.ts';
import { Beta, equallyDense } from '../math/beta.ts';
import { type Random, seededRandom, uniformOrderStatistics } from '../math/random.ts';

/** Standard error of the simulated coverage: about 0.004 at 80 %. */
const SAMPLES = 10_000;
/** More would take minutes; the exact calibration takes a tenth of a second. */
const MAX_TRIALS = 1000;

/**
 * The published calibration [Lourie24, LMD08]: draw samples of n uniforms, find for each the
 * narrowest band of the family that contains it, and take the confidence-quantile of these widths.
 * It carries Monte Carlo error; it is the independent check of the exact calibration.
 *
 * @returns the probability outside each order statistic's interval, by the confidence: one simulation
 *   serves all of them
 */
export function simulatedMiss(
  n: number,
  shape: 'highest-density' | 'equal-tailed',
  seed: number,
): (confidence: number) => number {
  const laws = Array.from({ length: n }, (_, i) => new Beta(i + 1, n - i));
  const outside = shape === 'highest-density' && n > 1 ? probabilityLessDense : twoSidedTail;
  const contents = simulate(n, seed, (sample) => {
    let least = 1;
    for (const [i, law] of laws.entries()) {
      least = Math.min(least, outside(law, sample[i] as number));
    }
    return 1 - least;
  });
  return (confidence) => 1 - upperQuantile(contents, confidence);
}

/** The same for bands of constant width: the quantile of the Kolmogorov–Smirnov statistic. */
export function simulatedEpsilon(n: number, seed: number): (confidence: number) => number {
  const distances = simulate(n, seed, (sample) => {
    let farthest = 0;
    for (const [i, u] of sample.entries()) {
      farthest = Math.max(farthest, (i + 1) / n - u, u - i / n);
    }
    return farthest;
  });
  return (confidence) => upperQuantile(distances, confidence);
}

/**
 * @returns in increasing order
 * @throws UserError for more than 1,000 trials
 */
function simulate(
  n: number,
  seed: number,
  statistic: (sample: Float64Array) => number,
): Float64Array {
  if (n > MAX_TRIALS) {
    throw settingsError(
      'calibration',
      `is simulation, which takes minutes for ${n} trials`,
      `Use exact for more than ${MAX_TRIALS} trials.`,
    );
  }
  const random: Random = seededRandom(seed);
  return Float64Array.from({ length: SAMPLES }, () =>
    statistic(uniformOrderStatistics(n, random)),
  ).sort();
}

/** The order statistic that a further, exchangeable draw exceeds with probability ≤ 1 − level. */
function upperQuantile(values: Float64Array, level: number): number {
  const rank = Math.min(values.length, Math.ceil(level * (values.length + 1)));
  return values[rank - 1] as number;
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
