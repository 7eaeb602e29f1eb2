import gammaln from '@stdlib/math-base-special-gammaln';

/** How many of a sample have a property. */
export interface Share {
  /** In [0, of]. */
  readonly count: number;
  readonly of: number;
}

/** Probabilities that differ by less are the same, but for rounding. */
const SLACK = 1 + 1e-7;

/**
 * Fisher's exact test of whether two samples have a property equally often: the probability, given
 * how many have it in both together, of a split that is no more likely than the one found. Exact;
 * P(p ≤ α) ≤ α for every α.
 *
 * @returns the two-sided p-value in (0, 1]
 * @throws RangeError if a count is not a whole number within its sample
 */
export function fisherPValue(one: Share, other: Share): number {
  for (const { count, of } of [one, other]) {
    if (!Number.isInteger(count) || !(count >= 0 && count <= of)) {
      throw new RangeError(`${count} of ${of}`);
    }
  }
  const [total, having] = [one.of + other.of, one.count + other.count];
  const everything = logChoose(total, having);
  const logChance = (count: number) =>
    logChoose(one.of, count) + logChoose(other.of, having - count) - everything;

  const found = Math.exp(logChance(one.count)) * SLACK;
  let sum = 0;
  for (let count = Math.max(0, having - other.of); count <= Math.min(one.of, having); count++) {
    const chance = Math.exp(logChance(count));
    if (chance <= found) sum += chance;
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  return gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1);
}
