import { asMultiset, withoutReplacement, withReplacement } from '../src/estimate/tuning-curve.ts';
import type { Random } from '../src/math/random.ts';
import type { Distribution } from './distributions.ts';

export const ESTIMATORS = ['U', 'V', 'W'] as const;
export type Estimator = (typeof ESTIMATORS)[number];

/** Σ wᵢ·xᵢ over sorted scores. */
export function weighted(scores: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += (scores[i] as number) * (weights[i] as number);
  return sum;
}

/** The weights of each estimator on B sorted scores, for each number of trials asked for. */
export function weightsFor(size: number, trials: readonly number[]) {
  return trials.map((k) => ({
    U: withoutReplacement(size, k),
    V: withReplacement(size, k),
    W: asMultiset(size, k),
  }));
}

const BAG = 10_000;

/** A bag of quantiles that stands for a distribution. */
export function bagOf({ quantile }: Distribution) {
  return bagWith(Float64Array.from({ length: BAG }, (_, i) => quantile((i + 0.5) / BAG)));
}

/** A bag of scores that stands for a population, and the mean of the best of k drawn from it. */
export function bagWith(population: Float64Array) {
  const scores = population.toSorted();
  const { length } = scores;
  return {
    bestOf: (k: number) => weighted(scores, withReplacement(length, k)),
    /** B scores in increasing order, written over the ones before. */
    sampler: (size: number, random: Random) => {
      const sample = new Float64Array(size);
      return () => {
        for (let i = 0; i < size; i++) sample[i] = scores[(random() * length) | 0] as number;
        return sample.sort();
      };
    },
  };
}
