import { CountBelow } from '../src/math/interleaving.ts';
import type { Random } from '../src/math/random.ts';
import type { Pairs } from './pairs.ts';

/** As in the product: up to so many pairs all swaps are tried. */
const MAX_COMPLETE = 14;
/** After so many swaps it is asked whether the answer is clear; the last is what the product takes. */
const BATCHES = [500, 1_500, 4_000, 10_000, 20_000];
/** Standard errors; the product's own swaps are no clearer. */
const CLEAR = 2.5;
const SLACK = 1 + 1e-9;

/** What the swaps have shown: W and T of each, the first being what was found. */
interface Swaps {
  readonly signed: Float64Array;
  readonly least: Float64Array;
  /** Of those tried so far. */
  count: number;
}

/**
 * Decides the paired test of no change for many sweeps of n pairs, much faster than the product does: the share of
 * swaps in which W is as extreme is exact, W alone decides where it is extreme enough, and swaps end once the answer
 * is clear.
 */
export class PairedDecisions {
  readonly #n: number;
  readonly #random: Random;
  /** P(B ≥ b) at a·(n + 1) + b; 1 below the first rank that counts. */
  readonly #tails: Float64Array;
  /** By the number of pairs that count, where no differences tie: as `signedRankTails`. */
  readonly #signedTails: readonly Float64Array[];
  readonly #swaps: Swaps;
  /** For few pairs, all swaps in random order, bit by bit, none first. */
  readonly #complete: Int32Array | null;

  constructor(n: number, random: Random) {
    this.#n = n;
    this.#random = random;
    const counts = new CountBelow(n, n);
    const first = Math.ceil(n / 4);
    this.#tails = Float64Array.from({ length: (n + 1) ** 2 }, (_, at) => {
      const a = Math.floor(at / (n + 1));
      return a < first ? 1 : counts.atLeast(a, at % (n + 1));
    });
    this.#signedTails = Array.from({ length: n + 1 }, (_, size) =>
      signedRankTails(Array.from({ length: size }, (__, place) => 2 * place + 2)),
    );
    const most = n <= MAX_COMPLETE ? 2 ** n : (BATCHES.at(-1) as number);
    this.#complete = n <= MAX_COMPLETE ? shuffled(most, random) : null;
    this.#swaps = { signed: new Float64Array(most), least: new Float64Array(most), count: 0 };
  }

  /** Whether p ≤ level, for each of some levels. */
  decide(pairs: Pairs, levels: readonly number[]): boolean[] {
    const ranks = doubledRanks(pairs);
    const sizes = [...ranks.filter((rank) => rank !== 0)].map(Math.abs);
    const counted = sizes.reduce((sum, size) => sum + size, 0);
    const isTied = new Set(sizes).size < sizes.length;
    const tails = isTied ? signedRankTails(sizes) : this.#signedTails[sizes.length];
    const sameOf = (signed: number) => (tails as Float64Array)[(signed + counted) / 2] as number;
    const same = sameOf(ranks.reduce((sum, rank) => sum + rank, 0));
    // p is at most twice the smaller share.
    if (levels.every((level) => 2 * same <= level)) return levels.map(() => true);

    const swaps = this.#swaps;
    swaps.count = 0;
    const order = orderOf(pairs);
    let p = 1;
    const most = swaps.least.length;
    for (const batch of [...BATCHES.filter((size) => size < most), most]) {
      this.#trySwaps(batch, ranks, order);
      p = shareOf(swaps, sameOf, levels);
      const isClear = (level: number) =>
        2 * same <= level ||
        batch === most ||
        Math.abs(p - level) > CLEAR * Math.sqrt((Math.max(p, level) + 1 / batch) / batch);
      if (levels.every(isClear)) break;
    }
    return levels.map((level) => 2 * same <= level || p <= level);
  }

  #trySwaps(upTo: number, ranks: Float64Array, { ids, isLarger }: ReturnType<typeof orderOf>) {
    const n = this.#n;
    const swaps = this.#swaps;
    const tails = this.#tails;
    const swapped = new Uint8Array(n);
    const isBaseline = new Uint8Array(2 * n);
    for (; swaps.count < upTo; swaps.count++) {
      this.#choose(swapped, swaps.count);
      let signed = 0;
      for (let i = 0; i < n; i++) {
        const isSwapped = swapped[i] as number;
        signed += (1 - 2 * isSwapped) * (ranks[i] as number);
        isBaseline[2 * i] = 1 - isSwapped;
        isBaseline[2 * i + 1] = isSwapped;
      }
      let least = 1;
      let a = 0;
      let below = 0;
      for (let place = 0; place < 2 * n; place++) {
        // Of scores that tie, the candidate's do not lie below the baseline's.
        if (isLarger[place] === 1) below = place - a;
        if (isBaseline[ids[place] as number] === 1) {
          a++;
          const tail = tails[a * (n + 1) + below] as number;
          if (tail < least) least = tail;
        }
      }
      swaps.signed[swaps.count] = signed;
      swaps.least[swaps.count] = least;
    }
  }

  /** Which pairs are the other way round: none first, then all choices in turn or random ones, 32 pairs a draw. */
  #choose(swapped: Uint8Array, swap: number): void {
    const n = this.#n;
    let bits = this.#complete?.[swap] ?? 0;
    for (let i = 0; i < n; i++) {
      if (!this.#complete && swap > 0 && i % 32 === 0) bits = this.#random() * 2 ** 32;
      swapped[i] = (bits >>> (i % 32)) & 1;
    }
  }
}

function shuffled(size: number, random: Random): Int32Array {
  const numbers = Int32Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 1; i--) {
    const other = 1 + Math.floor(random() * i);
    const one = numbers[i] as number;
    numbers[i] = numbers[other] as number;
    numbers[other] = one;
  }
  return numbers;
}

/** Twice each pair's part of W, with its sign; 0 where it does not count. */
function doubledRanks({ baseline, candidate }: Pairs): Float64Array {
  const n = baseline.length;
  const all = new Float64Array(2 * n);
  all.set(baseline);
  all.set(candidate, n);
  const quartile = all.sort()[Math.floor(n / 2) - 1] ?? -Infinity;
  const loss = baseline.map((x, i) => (x === candidate[i] ? 0 : x - (candidate[i] as number)));
  const sizeOf = (i: number) => Math.abs(loss[i] as number);
  const counted = Int32Array.from(loss.keys()).filter(
    (i) => loss[i] !== 0 && Math.max(baseline[i] as number, candidate[i] as number) > quartile,
  );
  counted.sort((i, j) => (sizeOf(i) < sizeOf(j) ? -1 : Number(sizeOf(i) > sizeOf(j))));
  const ranks = new Float64Array(n);
  for (let from = 0, to = 0; from < counted.length; from = to) {
    const size = sizeOf(counted[from] as number);
    while (to < counted.length && sizeOf(counted[to] as number) === size) to++;
    for (const i of counted.subarray(from, to))
      ranks[i] = Math.sign(loss[i] as number) * (from + 1 + to);
  }
  return ranks;
}

/** All scores in ascending order, 2i for the baseline's of pair i and 2i + 1 for the candidate's, and where ties end. */
function orderOf({ baseline, candidate }: Pairs) {
  const n = baseline.length;
  const scoreOf = (id: number) => (id % 2 === 0 ? baseline : candidate)[id >> 1] as number;
  const ids = Int32Array.from({ length: 2 * n }, (_, id) => id);
  ids.sort((one, other) => {
    const [x, y] = [scoreOf(one), scoreOf(other)];
    return x < y ? -1 : Number(x > y);
  });
  const isLarger = Uint8Array.from(ids, (id, place) =>
    place > 0 && scoreOf(id) > scoreOf(ids[place - 1] as number) ? 1 : 0,
  );
  return { ids, isLarger };
}

/** The p-value by the swaps tried so far; where T decides nothing at any level, just the larger share. */
function shareOf(
  { signed, least, count }: Swaps,
  sameOf: (signed: number) => number,
  levels: readonly number[],
): number {
  const [same, statistic] = [sameOf(signed[0] as number), (least[0] as number) * SLACK];
  let extreme = 0;
  for (let swap = 0; swap < count; swap++) if ((least[swap] as number) <= statistic) extreme++;
  const found = Math.min(same, extreme / count);
  if (found > 5 * Math.max(...levels)) return found;
  const limit =
    extreme / count <= same ? statistic : largestWith(least.subarray(0, count), same * count);
  let atMost = 0;
  for (let swap = 0; swap < count; swap++) {
    if ((least[swap] as number) <= limit || sameOf(signed[swap] as number) <= found) atMost++;
  }
  return atMost / count;
}

/** The largest value that at most so many are no larger than; less than all where there is none. */
function largestWith(values: Float64Array, most: number): number {
  const sorted = values.toSorted();
  let end = Math.floor(most);
  while (end > 0 && (sorted[end] as number) <= (sorted[end - 1] as number) * SLACK) end--;
  return end === 0 ? -Infinity : (sorted[end - 1] as number) * SLACK;
}

/** P(sum of the positive ranks ≥ its index), each rank being positive with chance ½. */
function signedRankTails(ranks: readonly number[]): Float64Array {
  const tails = new Float64Array(ranks.reduce((sum, rank) => sum + rank, 0) + 1);
  tails[0] = 1;
  let most = 0;
  for (const rank of ranks) {
    most += rank;
    for (let sum = most; sum >= 0; sum--)
      tails[sum] = ((tails[sum] as number) + (tails[sum - rank] ?? 0)) / 2;
  }
  for (let sum = most - 1; sum >= 0; sum--)
    tails[sum] = (tails[sum] as number) + (tails[sum + 1] as number);
  return tails;
}
