import { classesOfAll } from '../math/classes.ts';
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
 * @returns T, and the p-value in [0, 1]
 */
export function testOfNoChange(
  [baseline, candidate]: readonly [readonly number[], readonly number[]],
  design: NoChangeDesign,
  margin = 0,
) {
  const counts = new CountBelow(...design.trials);
  const { first, last } = ranksTested(design);
  const classes = classesOfAll(baseline, candidate, margin);
  const xs = classes.subarray(0, baseline.length).sort();
  const ys = classes.subarray(baseline.length).sort();
  let [statistic, below] = [1, 0];
  for (let a = 1; a <= last; a++) {
    while (below < ys.length && (ys[below] as number) < (xs[a - 1] as number)) below++;
    if (a >= first) statistic = Math.min(statistic, counts.atLeast(a, below));
  }
  // Every order has a tail of 1, also where no rank is looked at.
  const pValue = statistic === 1 ? 1 : chanceToTouch(staircaseOf(design, statistic, counts));
  return { statistic, pValue };
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

/** One direction of a test of two statistics. */
export interface PValues {
  /** Of both together, or of the second alone. */
  readonly pValue: number;
  /** p_R or p_W: at comparable settings, or at the same ones; null where only the other is tested. */
  readonly sameSettings: number | null;
  /** p_T. */
  readonly afterTuning: number;
}

export interface RelabeledResult {
  readonly worse: PValues;
  /** The arms exchanged, without a margin. */
  readonly better: PValues;
  /** How many labelings the p-values are shares of, the one found included; null where they are exact without. */
  readonly relabelings: number | null;
}

/** The ways to label what was found. */
interface Labelings {
  readonly count: number;
  /** All, or random ones without end; first the one found. It may be the same array each time. */
  readonly choices: (isComplete: boolean) => Iterator<Uint8Array>;
  /** The smallest level asked for, in (0, 1); null: none. */
  readonly level: number | null;
}

/** Of a labeling; smaller is more extreme. */
interface Statistics {
  /** −R or −W, ∞ where nothing is known; null: only the other is tested. */
  readonly same: ((labels: Uint8Array) => number) | null;
  readonly after: (labels: Uint8Array) => LeastTails;
}

/** More labelings are drawn at random. */
const MAX_COMPLETE = 20_000;

/**
 * Both directions of a test by relabeling. The p-value of one statistic is its share of labelings at least as extreme; of
 * two, the share of labelings whose smaller p-value is at most the smaller one found.
 */
export function testByRelabeling(
  { count, choices, level }: Labelings,
  { same, after }: Statistics,
): RelabeledResult {
  const isComplete = count <= MAX_COMPLETE;
  const total = isComplete ? count : 1 + drawsFor(level);
  const ofSame = new Float64Array(total);
  const ofWorse = new Float64Array(total);
  const ofBetter = new Float64Array(total);
  const labelings = choices(isComplete);
  for (let at = 0; at < total; at++) {
    const labels = labelings.next().value as Uint8Array;
    const { worse, better } = after(labels);
    ofWorse[at] = worse;
    ofBetter[at] = better;
    if (same !== null) ofSame[at] = same(labels);
  }
  const pValuesOf = (one: Float64Array, other: Float64Array): PValues => {
    const afterTuning = shareAsExtreme(other);
    if (same === null) return { pValue: afterTuning, sameSettings: null, afterTuning };
    return { pValue: shareOfSmaller(one, other), sameSettings: shareAsExtreme(one), afterTuning };
  };
  const opposite = ofSame.map((value) => (value === Infinity ? value : -value));
  return {
    worse: pValuesOf(ofSame, ofWorse),
    better: pValuesOf(opposite, ofBetter),
    relabelings: total,
  };
}

/**
 * With a margin, all but “better” is of the scores as they are or of those raised by it, whichever has the larger p-value:
 * by itself, the second can be small where nothing changed.
 */
export function atMargin<R extends RelabeledResult>(
  margin: number,
  testAt: (margin: number) => R,
): R {
  const even = testAt(0);
  if (margin === 0) return even;
  const { worse, relabelings } = testAt(margin);
  return worse.pValue < even.worse.pValue ? even : { ...even, worse, relabelings };
}

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

function withSlack(value: number): number {
  return value + TOLERANCE * Math.abs(value);
}

/** The share of values that are at most the first, which is the one found. */
export function shareAsExtreme(values: Float64Array): number {
  return countAsExtreme(values) / values.length;
}

function countAsExtreme(values: Float64Array): number {
  const most = withSlack(values[0] as number);
  let count = 0;
  for (let i = 0; i < values.length; i++) if ((values[i] as number) <= most) count++;
  return count;
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

/** T for worse, and with the arms exchanged for better. */
interface LeastTails {
  readonly worse: number;
  readonly better: number;
}

/**
 * T, the least local tail of the test of no change, for any labels of the same scores. O(n + m) for each.
 *
 * @param scores of all trials, by classes
 * @returns a function of labels, one a score: 1 for the candidate's, 0 for the baseline's, as many as the design has
 */
export function leastTails(
  scores: Float64Array,
  design: NoChangeDesign,
): (labels: Uint8Array) => LeastTails {
  // Failures differ by no number.
  const ascending = Int32Array.from(scores.keys()).sort(
    (i, j) => (scores[i] as number) - (scores[j] as number) || 0,
  );
  // Where a score is larger than the one before, ties end.
  const isLarger = Uint8Array.from(ascending, (i, place) =>
    place > 0 && (scores[i] as number) > (scores[ascending[place - 1] as number] as number) ? 1 : 0,
  );
  const tails = [0, 1].map((arm) => localTails(design, arm)) as [LocalTails, LocalTails];
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
      const { known, width, counts } = tails[arm];
      const others = below[1 - arm] as number;
      const cell = rank * width + others;
      // Computed once, when it is asked for.
      if ((known[cell] as number) < 0) known[cell] = counts.atLeast(rank, others);
      if ((known[cell] as number) < least[arm]) least[arm] = known[cell] as number;
    }
    return { worse: least[0], better: least[1] };
  };
}

type LocalTails = ReturnType<typeof localTails>;

/** Of the baseline's ranks, or with the arms exchanged: room for P(B ≥ b), 1 where a rank is not looked at. */
function localTails(design: NoChangeDesign, arm: number) {
  const [n, m] = arm === 0 ? design.trials : (design.trials.toReversed() as [number, number]);
  const { first, last } = ranksTested({ ...design, trials: [n, m] });
  const width = m + 1;
  const known = new Float64Array((n + 1) * width)
    .fill(1)
    .fill(-1, first * width, (last + 1) * width);
  return { known, width, counts: new CountBelow(n, m) };
}
