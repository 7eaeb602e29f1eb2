import type { Random } from '../src/math/random.ts';

/** The weights of an estimator summed from the worst score up: 0 first, 1 last. */
export function cumulated(weights: Float64Array): Float64Array {
  const sums = new Float64Array(weights.length + 1);
  for (const [i, weight] of weights.entries()) sums[i + 1] = (sums[i] as number) + weight;
  return sums;
}

/**
 * The percentile-bootstrap interval of an estimator, for each of several estimators.
 *
 * @param scores in increasing order
 * @param estimators each as its cumulated weights
 */
export function bootstrapIntervals(
  scores: Float64Array,
  estimators: readonly Float64Array[],
  {
    resamples,
    level,
    random,
  }: { readonly resamples: number; readonly level: number; readonly random: Random },
): (readonly [lower: number, upper: number])[] {
  const size = scores.length;
  const found = estimators.map(() => new Float64Array(resamples));
  const counts = new Uint16Array(size);
  for (let draw = 0; draw < resamples; draw++) {
    counts.fill(0);
    for (let i = 0; i < size; i++) {
      const at = (random() * size) | 0;
      counts[at] = (counts[at] as number) + 1;
    }
    for (const [i, sums] of estimators.entries()) {
      (found[i] as Float64Array)[draw] = estimateOf(scores, counts, sums);
    }
  }
  return found.map((estimates) => {
    estimates.sort();
    const low = estimates[Math.floor(((1 - level) / 2) * resamples)] as number;
    const high = estimates[Math.ceil(((1 + level) / 2) * resamples) - 1] as number;
    return [low, high] as const;
  });
}

/** Σ wᵢ·xᵢ over the resample, whose scores come in runs of equal ones. */
function estimateOf(scores: Float64Array, counts: Uint16Array, sums: Float64Array): number {
  let [sum, upTo] = [0, 0];
  for (let i = 0; i < scores.length; i++) {
    const count = counts[i] as number;
    if (count === 0) continue;
    sum += (scores[i] as number) * ((sums[upTo + count] as number) - (sums[upTo] as number));
    upTo += count;
  }
  return sum;
}
