import { classesOfAll, classesOfLosses } from '../math/classes.ts';
import { quickRandom } from '../math/random.ts';
import { centredRanks } from '../math/significance.ts';
import { normalQuantile } from '../math/special-functions.ts';
import {
  atMargin,
  leastTails,
  type NoChangeDesign,
  type RelabeledResult,
  testByRelabeling,
} from './no-change.ts';

/** Two scores of one configuration; larger is better, −∞ for a failed trial. */
export interface ScorePair {
  readonly baseline: number;
  readonly candidate: number;
}

/** A labeling is a choice of pairs that are the other way round. */
interface PairedResult extends RelabeledResult {
  /** W, the signed-rank statistic of the scores as they are: positive where the candidate is worse. */
  readonly signedRank: number;
}

/** What the swaps of pairs are drawn for. */
interface SwapPlan {
  readonly seed: number;
  /** The smallest level asked for, in (0, 1); null: none. */
  readonly level: number | null;
  /** How much the candidate is raised before it is judged worse, in scores, ≥ 0; 0 if not given. */
  readonly margin?: number;
}

/**
 * The test of no change of paired sweeps: if nothing changed, each pair of scores could as well be the other way
 * round. Exact level, P(p ≤ α) ≤ α for any distribution, correlation, ties and failures, the randomness of the swaps
 * included.
 *
 * W = Σ sign(dᵢ)·rank|dᵢ| of dᵢ = baseline − candidate ([Wilcoxon45] signed ranks, mid-ranks) over the pairs with dᵢ ≠
 * 0 and a score above the lower quartile of all 2n scores: bad settings that got worse are no regression after tuning,
 * and which pairs those are does not depend on the order within a pair (not where scores take two values, as passed or
 * not). A pair with one failed trial has |d| = ∞; with two, d = 0. T is the least local tail of the test for
 * independent sweeps, which sees what only large budgets show. Scores and |d| are compared by classes
 * (`src/math/classes.ts`).
 *
 * With a margin as `atMargin`. Its level is proved for no change and for a loss of exactly the margin; between them, few
 * and tied pairs can exceed it a little (docs/method/tests.md, section 13).
 *
 * @param pairs n ≥ 1, in an order that does not depend on the scores
 * @param design for n trials each
 */
export function testOfPairs(
  pairs: readonly ScorePair[],
  design: NoChangeDesign,
  { seed, level, margin = 0 }: SwapPlan,
): PairedResult {
  const n = pairs.length;
  const baseline = pairs.map((pair) => pair.baseline);
  const candidate = pairs.map((pair) => pair.candidate);
  return atMargin(margin, (raise) => {
    const scores = classesOfAll(baseline, candidate, raise);
    const ranks = signedRanks(scores, classesOfLosses(baseline, candidate, raise));
    const tailsOf = leastTails(scores, design);
    const labels = new Uint8Array(2 * n);
    const found = testByRelabeling(
      {
        count: 2 ** n,
        choices: (isComplete) => (isComplete ? allSwaps(n) : drawnSwaps(n, seed)),
        level,
      },
      {
        same: (swapped) => -signedRank(ranks, swapped),
        after: (swapped) => {
          labels.set(swapped);
          for (let i = 0; i < n; i++) labels[n + i] = 1 - (swapped[i] as number);
          return tailsOf(labels);
        },
      },
    );
    return { ...found, signedRank: signedRank(ranks, new Uint8Array(n)) };
  });
}

/** Which pairs are the other way round: none first, then every other choice. It is the same array each time. */
function* allSwaps(n: number): Generator<Uint8Array> {
  const swapped = new Uint8Array(n);
  for (let swap = 0; ; swap++) {
    for (let i = 0; i < n; i++) swapped[i] = (swap >> i) & 1;
    yield swapped;
  }
}

/** As above, the choices after the first drawn at random, without end. */
function* drawnSwaps(n: number, seed: number): Generator<Uint8Array> {
  const random = quickRandom(seed);
  const swapped = new Uint8Array(n);
  for (;;) {
    yield swapped;
    for (let from = 0; from < n; from += BITS) {
      const bits = Math.floor(random() * 2 ** BITS);
      const to = Math.min(n, from + BITS);
      for (let i = from; i < to; i++) swapped[i] = (bits >> (i - from)) & 1;
    }
  }
}

/** Of one random number, each as good as a coin. */
const BITS = 24;

/** W of the sweeps with some pairs swapped: 1 in `swapped` where a pair is the other way round. */
function signedRank(ranks: Float64Array, swapped: Uint8Array): number {
  let sum = 0;
  // Without a condition, which no processor can foresee of a coin.
  for (let i = 0; i < ranks.length; i++)
    sum += (ranks[i] as number) * (1 - 2 * (swapped[i] as number));
  return sum;
}

/** The pairs that W counts, by their places. Scores are all of the baseline's, then the candidate's. */
function countedPairs(scores: Float64Array, losses: Float64Array): number[] {
  const n = losses.length;
  // Of two values, the lower one is no tail: where most pass, both quartiles are the higher one.
  const areTwo = new Set(scores.filter((score) => score > -Infinity)).size <= 2;
  const quartile = areTwo ? -Infinity : (scores.toSorted()[Math.floor(n / 2) - 1] ?? -Infinity);
  return [...losses.keys()].filter(
    (i) => losses[i] !== 0 && Math.max(scores[i] as number, scores[n + i] as number) > quartile,
  );
}

/** Each pair's part of W, with its sign: 0 where it does not count. */
function signedRanks(scores: Float64Array, losses: Float64Array): Float64Array {
  const counted = countedPairs(scores, losses);
  const ranks = centredRanks(counted.map((i) => Math.abs(losses[i] as number)));
  const signed = new Float64Array(losses.length);
  for (const [at, i] of counted.entries())
    signed[i] = (Math.sign(losses[i] as number) * ((ranks[at] as number) + counted.length + 1)) / 2;
  return signed;
}

/** What happened to the score of a configuration in the middle: candidate − baseline. */
export interface PairedShift {
  /** The Hodges–Lehmann estimate; −∞ or ∞ where the middle is not defined. */
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
}

/** Of the limits of the shift. */
const CONFIDENCE = 0.99;

/**
 * The median change at the same settings [HodgesLehmann63]: the median of the means of every two changes, each with
 * itself too, over the pairs that W counts, with 99 % limits from inverting the signed-rank test. They hold with at least
 * that confidence, ties included, if every one of these pairs shifts by the same amount. A pair with one failed trial has
 * an infinite change; the mean of −∞ and ∞ counts half at each end.
 *
 * @returns null where no pair counts
 */
export function shiftOfPairs(pairs: readonly ScorePair[]): PairedShift | null {
  const baseline = pairs.map((pair) => pair.baseline);
  const candidate = pairs.map((pair) => pair.candidate);
  const counted = countedPairs(
    classesOfAll(baseline, candidate),
    classesOfLosses(baseline, candidate),
  );
  const changes = counted.map((i) => (candidate[i] as number) - (baseline[i] as number));
  const n = changes.length;
  if (n === 0) return null;
  const means = meansOfTwo(changes);
  const skipped = meansBeyond(n, (1 - CONFIDENCE) / 2);
  // Each mean is there twice, for those that count half at each end.
  const size = means.length;
  const at = (place: number) => means[place] as number;
  const [low, high] = [at(size / 2 - 1), at(size / 2)];
  return {
    estimate: low === high ? low : (low + high) / 2,
    lower: skipped === 0 ? -Infinity : at(2 * skipped - 2),
    upper: skipped === 0 ? Infinity : at(size + 1 - 2 * skipped),
  };
}

/** The means of every two changes, i ≤ j, each twice, in ascending order. */
function meansOfTwo(changes: readonly number[]): Float64Array {
  const n = changes.length;
  const means = new Float64Array(n * (n + 1));
  let place = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) {
      const [x, y] = [changes[i] as number, changes[j] as number];
      const isBoth = Number.isNaN(x + y);
      means[place++] = isBoth ? -Infinity : x / 2 + y / 2;
      means[place++] = isBoth ? Infinity : x / 2 + y / 2;
    }
  }
  return means.sort();
}

/** Beyond, the normal distribution is as good as the exact one, and that would take seconds. */
const MAX_EXACT = 600;

/**
 * The rank of the lower limit among the means: the largest c ≥ 1 with P(V ≤ c − 1) ≤ doubt, V the sum of those of the
 * ranks 1 … n that are positive when each is so with chance ½; 0 where there is none.
 */
function meansBeyond(n: number, doubt: number): number {
  if (n > MAX_EXACT) {
    const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
    return Math.floor((n * (n + 1)) / 4 + normalQuantile(doubt) * spread);
  }
  const most = Math.floor((n * (n + 1)) / 4);
  const chances = new Float64Array(most + 1);
  chances[0] = 1;
  for (let rank = 1; rank <= n; rank++) {
    for (let sum = most; sum >= 0; sum--) {
      const without = chances[sum] as number;
      chances[sum] = (without + (chances[sum - rank] ?? 0)) / 2;
    }
  }
  let [c, below] = [0, 0];
  while (c <= most && below + (chances[c] as number) <= doubt) below += chances[c++] as number;
  return c;
}
