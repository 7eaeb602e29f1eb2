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
 */
export function staircaseOf(
  design: NoChangeDesign,
  limit: number,
  counts = new CountBelow(...design.trials),
): Staircase {
  const [n, candidateTrials] = design.trials;
  const { first, last } = ranksTested(design);
  const steps = new Float64Array(n + 1).fill(Infinity);
  // The a-th score has at least as many below it as the one before, so the steps only go up.
  let b = 0;
  for (let a = first; a <= last && b <= candidateTrials; a++) {
    b = firstWithout((few) => counts.atLeast(a, few) > limit * SLACK, b, candidateTrials + 1);
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
