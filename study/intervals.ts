import { exactLimits, type Sample } from '../src/math/order-statistics.ts';

/** The intervals of one table hold together with this confidence, by Bonferroni's inequality. */
export const CONFIDENCE = 0.99;

type Interval = readonly [lower: number, upper: number];

/**
 * The exact interval of a probability [Clopper and Pearson, Biometrika 26 (1934)].
 *
 * @param of how many intervals are to hold together with 99 % confidence
 */
export function clopperPearson(sample: Sample, of: number): Interval {
  return exactLimits(sample, 1 - (1 - CONFIDENCE) / of);
}

export function contains([lower, upper]: Interval, value: number): boolean {
  return lower <= value && value <= upper;
}

/** A sample's share of hits with its interval. */
export function describeShare(sample: Sample, of: number, digits = 3): string {
  const [lower, upper] = clopperPearson(sample, of);
  return `${rate(sample).toFixed(digits)} (${lower.toFixed(digits)} to ${upper.toFixed(digits)})`;
}

export const rate = ({ hits, draws }: Sample): number => hits / draws;

/** Counts how often something happens. */
export function sampleOf(draws: number, happens: () => boolean): Sample {
  let hits = 0;
  for (let i = 0; i < draws; i++) if (happens()) hits++;
  return { hits, draws };
}
