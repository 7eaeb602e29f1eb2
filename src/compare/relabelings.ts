import { CountBelow } from '../math/interleaving.ts';
import { type NoChangeDesign, ranksTested } from './no-change.ts';

/*
 * Tests by relabeling: if nothing changed, other labels (which score is whose) are as likely as those found. A p-value is
 * the share of labelings that are at least as extreme, so that P(p ≤ α) ≤ α, for all labelings and for random ones to
 * which the one found is added.
 */

const USUAL_DRAWS = 19_999;
/** Labelings at least as extreme as the one found that a test at its level rests on. */
const DRAWS_AT_LEVEL = 20;
/** More take too long; smaller levels than these resolve are not asked for (`false-alarm-rate`). */
const MOST_DRAWS = 199_999;

/**
 * How many labelings are drawn where there are too many to try all.
 *
 * @param level the smallest one asked for, in (0, 1); null: none
 */
export function drawsFor(level: number | null): number {
  const wanted = level === null ? 0 : Math.ceil(DRAWS_AT_LEVEL / level);
  return Math.min(MOST_DRAWS, Math.max(USUAL_DRAWS, wanted));
}

/** Statistics that differ by less of themselves are the same, but for rounding. */
const TOLERANCE = 1e-9;

/** The share of values that are at most the first, which is the one found. */
export function shareAsExtreme(values: Float64Array): number {
  return countAsExtreme(values) / values.length;
}

function countAsExtreme(values: Float64Array): number {
  return countUpTo(values, withSlack(values[0] as number));
}

/**
 * One p-value of two statistics: the share of labelings whose smaller share is at most the smaller one found.
 *
 * @param one of each labeling, the one found first; smaller is more extreme
 * @param other likewise
 */
export function shareOfSmaller(one: Float64Array, other: Float64Array): number {
  const found = Math.min(countAsExtreme(one), countAsExtreme(other));
  const [limit, otherLimit] = [limitOf(one, found), limitOf(other, found)];
  let count = 0;
  for (let i = 0; i < one.length; i++)
    if ((one[i] as number) <= limit || (other[i] as number) <= otherLimit) count++;
  return count / one.length;
}

/** The largest of the values that has no more than so many at most as large; −∞ where none has. */
function limitOf(values: Float64Array, most: number): number {
  const sorted = values.toSorted();
  let [limit, place] = [-Infinity, 0];
  for (const value of sorted) {
    const slack = withSlack(value);
    while (place < sorted.length && (sorted[place] as number) <= slack) place++;
    if (place > most) break;
    limit = value;
  }
  return limit;
}

function withSlack(value: number): number {
  return value + TOLERANCE * Math.abs(value);
}

function countUpTo(values: Float64Array, most: number): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if ((values[i] as number) <= most) count++;
  return count;
}

/**
 * T, the least local tail of the test of no change, for any labels of the same scores: for worse, and with the arms
 * exchanged for better. O(n + m) for each.
 *
 * @param scores of all trials, by classes
 * @returns a function of labels, one a score: 1 for the candidate's, 0 for the baseline's, as many as the design has
 */
export function leastTails(
  scores: Float64Array,
  design: NoChangeDesign,
): (labels: Uint8Array) => { readonly worse: number; readonly better: number } {
  const ascending = Int32Array.from(scores.keys()).sort((i, j) => {
    const [x, y] = [scores[i] as number, scores[j] as number];
    return x < y ? -1 : Number(x > y);
  });
  // Where a score is larger than the one before, ties end.
  const isLarger = Uint8Array.from(ascending, (i, place) =>
    place > 0 && (scores[i] as number) > (scores[ascending[place - 1] as number] as number) ? 1 : 0,
  );
  const tails = localTails(design);
  const seen = new Int32Array(2);
  // Of scores that tie, none lies below another.
  const below = new Int32Array(2);
  return (labels) => {
    const least: [number, number] = [1, 1];
    seen.fill(0);
    below.fill(0);
    for (let place = 0; place < ascending.length; place++) {
      if (isLarger[place] === 1) {
        below[0] = seen[0] as number;
        below[1] = seen[1] as number;
      }
      const arm = labels[ascending[place] as number] as 0 | 1;
      const rank = (seen[arm] as number) + 1;
      seen[arm] = rank;
      const tail = tails(arm, rank, below[1 - arm] as number);
      if (tail < least[arm]) least[arm] = tail;
    }
    return { worse: least[0], better: least[1] };
  };
}

/**
 * P(B ≥ b) for a rank of the baseline (arm 0), or with the arms exchanged of the candidate; each is computed once. 1 for
 * ranks that are not looked at.
 */
function localTails(design: NoChangeDesign): (arm: 0 | 1, rank: number, below: number) => number {
  const [n, m] = design.trials;
  const known = new Float64Array(2 * (n + 1) * (m + 1)).fill(1);
  const widths = [m + 1, n + 1] as const;
  const starts = [0, (n + 1) * (m + 1)] as const;
  const counts = [new CountBelow(n, m), new CountBelow(m, n)] as const;
  for (const arm of [0, 1] as const) {
    const own = design.trials[arm];
    const { first, last } = ranksTested({ ...design, trials: arm === 0 ? [n, m] : [m, n] });
    const cellOf = (rank: number) => starts[arm] + rank * widths[arm];
    known.fill(-1, cellOf(first), cellOf(Math.min(own, last) + 1));
  }
  return (arm, rank, below) => {
    const cell = starts[arm] + rank * widths[arm] + below;
    const tail = known[cell] as number;
    if (tail >= 0) return tail;
    const computed = counts[arm].atLeast(rank, below);
    known[cell] = computed;
    return computed;
  };
}
