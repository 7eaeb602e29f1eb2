import { compensatedSum } from './compensated-sum.ts';

/**
 * Σ wᵢ·xᵢ, kept between the least and the greatest value, which rounding alone would leave. A value
 * of weight zero does not count, however infinite: 0·(−∞) = 0.
 *
 * @param values n of them in increasing order, finite wherever there is weight; n ≥ 1
 * @param weights n, ≥ 0, with sum 1
 */
export function weightedMean(values: readonly number[], weights: ArrayLike<number>): number {
  // Halves, since a sum of the largest numbers overflows on the way.
  const half = compensatedSum(values.length, (i) => {
    const weight = weights[i] as number;
    return weight === 0 ? 0 : weight * ((values[i] as number) / 2);
  });
  return Math.min(values.at(-1) as number, Math.max(values[0] as number, 2 * half));
}

/**
 * The standard deviation √(Σ wᵢ·(xᵢ − m)²) around the weighted mean m.
 *
 * @param values n finite ones in increasing order, n ≥ 1
 * @param weights n, ≥ 0, with sum 1
 */
export function weightedDeviation(values: readonly number[], weights: ArrayLike<number>): number {
  const mean = weightedMean(values, weights);
  // Squares of large scores would overflow, and those of small ones vanish.
  const scale = Math.max(Math.abs(values[0] as number), Math.abs(values.at(-1) as number));
  if (scale === 0) return 0;
  const variance = compensatedSum(values.length, (i) => {
    const distance = (values[i] as number) / scale - mean / scale;
    return (weights[i] as number) * distance ** 2;
  });
  return scale * Math.sqrt(variance);
}
