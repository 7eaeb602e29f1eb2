import { Beta, type Sample } from '../src/math/beta.ts';

/** The intervals of one table hold together with this confidence, by Bonferroni's inequality. */
export const CONFIDENCE = 0.99;

type Interval = readonly [lower: number, upper: number];

/**
 * The exact interval of a probability [Clopper and Pearson, Biometrika 26 (1934)].
 *
 * @param of how many intervals are to hold together with 99 % confidence
 */
export function clopperPearson({ hits, draws }: Sample, of: number): Interval {
  const miss = (1 - CONFIDENCE) / of / 2;
  const lower = hits === 0 ? 0 : new Beta(hits, draws - hits + 1).quantile(miss);
  const upper = hits === draws ? 1 : new Beta(hits + 1, draws - hits).quantile(1 - miss);
  return [lower, upper];
}

export function contains([lower, upper]: Interval, value: number): boolean {
  return lower <= value && value <= upper;
}

/** A sample's share of hits with its interval. */
export function describeShare(sample: Sample, of: number, digits = 3): string {
  const [lower, upper] = clopperPearson(sample, of);
  const share = sample.hits / sample.draws;
  return `${share.toFixed(digits)} (${lower.toFixed(digits)} to ${upper.toFixed(digits)})`;
}

/** Counts how often something happens. */
export function sampleOf(draws: number, happens: () => boolean): Sample {
  let hits = 0;
  for (let i = 0; i < draws; i++) if (happens()) hits++;
  return { hits, draws };
}
