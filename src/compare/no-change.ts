import { classesOfArms } from '../math/classes.ts';
import { CountBelow, chanceToTouch, type Staircase } from '../math/interleaving.ts';

/** What the test of no change depends on besides scores. */
export interface NoChangeDesign {
  /** Trials of the baseline and of the candidate, ≥ 1. */
  readonly trials: readonly [baseline: number, candidate: number];
  /** The quantile of the best of k scores that is compared, in (0, 1). */
  readonly quantile: number;
  /** The smallest budget that counts, in trials, ≥ 1. */
  readonly budgetMin: number;
  /** The largest; null: as far as the data go. */
  readonly budgetMax: number | null;
}

/** How far apart two sweeps are, and how often they would be if nothing had changed. */
interface NoChangeResult {
  /** T: the least local tail. */
  readonly statistic: number;
  /** The rank of the baseline's score, from 1, where it is. */
  readonly rank: number;
  /** P(T ≤ the one found) if nothing changed, in [0, 1]; with ties an upper bound. */
  readonly pValue: number;
}

/** Local tails that differ by less are the same, but for rounding. */
const SLACK = 1 + 1e-9;
/** A rank that is no more above a whole number is that number: 10·(1.5·0.8 − 0.5) is 7. */
const ROUNDING = 1e-9;

/**
 * The ranks of the baseline's scores that are looked at. They begin below the median of the smallest budget, because a
 * candidate that loses there is worse at it too, and more of the power is lost with them than errors are avoided.
 *
 * a₀ = max(1, ⌈n(1.5·q^(1/k) − 0.5)⌉ for the smallest budget k, and ⌈n·q^(1/k)⌉ for the largest.
 */
export function ranksTested({ trials: [n], quantile, budgetMin, budgetMax }: NoChangeDesign) {
  const rankAt = (share: number) => Math.ceil(n * share - ROUNDING);
  const first = Math.max(1, rankAt(1.5 * quantile ** (1 / budgetMin) - 0.5));
  const last = budgetMax === null ? n : rankAt(quantile ** (1 / budgetMax));
  return { first, last };
}

/**
 * The test of no change of independent sweeps: if both were draws from one distribution, how often would the
 * candidate look at least this much worse at some budget?
 *
 * With B the number of the candidate's scores below the baseline's a-th smallest, a local tail is P(B ≥ the number
 * found) when all orders of the scores are equally likely; T is the least of them over the ranks that are looked at. The
 * p-value is the chance of so small a T: the mass of the lattice paths that touch the staircase of equal local tails.
 *
 * Exact for continuous scores: P(p ≤ α) ≤ α for every α. With ties, failures (−∞) or a margin an upper bound. Scores
 * are compared by classes (`src/math/classes.ts`). O(n·m).
 *
 * @param baseline n ≥ 1 scores, larger is better, −∞ for failed trials, in any order; not changed
 * @param candidate m ≥ 1, as above; for evidence of “better” swap the arms
 * @param design for these numbers of trials
 * @param margin that the candidate's scores are raised by, ≥ 0
 */
export function testOfNoChange(
  [baseline, candidate]: readonly [readonly number[], readonly number[]],
  design: NoChangeDesign,
  margin = 0,
): NoChangeResult {
  const counts = new CountBelow(...design.trials);
  const { first, last } = ranksTested(design);
  const [xs, ys] = classesOfArms(baseline, candidate, margin);
  xs.sort();
  ys.sort();
  let [statistic, rank, below] = [1, first, 0];
  for (let a = 1; a <= last; a++) {
    const x = xs[a - 1] as number;
    while (below < ys.length && (ys[below] as number) < x) below++;
    const tail = a < first ? 1 : counts.atLeast(a, below);
    if (tail < statistic) [statistic, rank] = [tail, a];
  }
  // Every order has a tail of 1, also where no rank is looked at.
  const pValue = statistic === 1 ? 1 : chanceToTouch(staircaseOf(design, statistic, counts));
  return { statistic, rank, pValue };
}

/**
 * The orders whose least local tail is at most a limit.
 *
 * @param limit in [0, 1]
 * @param bracket staircases of a larger limit and of a smaller one, where they are known
 */
export function staircaseOf(
  design: NoChangeDesign,
  limit: number,
  counts = new CountBelow(...design.trials),
  bracket?: readonly [larger: Staircase, smaller: Staircase],
): Staircase {
  const [n, candidateTrials] = design.trials;
  const { first, last } = ranksTested(design);
  const steps = new Float64Array(n + 1).fill(Infinity);
  // The a-th score has at least as many below it as the one before, so the steps only go up.
  let b = 0;
  for (let a = first; a <= last && b <= candidateTrials; a++) {
    const [from = b, end = Infinity] = bracket?.map((known) => known.steps[a] as number) ?? [];
    const most = candidateTrials + 1;
    b = firstWithout(
      (few) => counts.atLeast(a, few) > limit * SLACK,
      Math.min(Math.max(b, from), most),
      Math.min(end, most),
    );
    if (b <= candidateTrials) steps[a] = b;
  }
  return { candidateTrials, steps };
}

/** The first b from `from` on for which `holds` is false, or `end`; it must not become true again. */
function firstWithout(holds: (b: number) => boolean, from: number, end: number): number {
  let [low, high] = [from, from];
  // Mostly the next one, but with few baseline trials thousands are skipped.
  for (let reach = 1; high < end && holds(high); reach *= 2) {
    low = high + 1;
    high = Math.min(end, high + reach);
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
