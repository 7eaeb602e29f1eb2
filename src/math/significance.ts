import { findRoot, firstWhere } from './functions.ts';
import type { Random } from './random.ts';
import { correlationTail, logChoose, logFactorial } from './special-functions.ts';

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
 * @param one how many of n ≥ 1 have the property
 * @param other how many of m ≥ 1, as above
 * @returns the two-sided p-value in (0, 1]
 */
export function fisherPValue(one: Share, other: Share): number {
  const chances = splitChances(one, other);
  const found = (chances.get(one.count) as number) * SLACK;
  let sum = 0;
  for (const chance of chances.values()) if (chance <= found) sum += chance;
  return Math.min(1, sum);
}

/** By how many of the first sample have the property, the chance of that, given how many have it in both together. */
function splitChances(one: Share, other: Share): Map<number, number> {
  const having = one.count + other.count;
  const everything = logChoose(one.of + other.of, having);
  const chances = new Map<number, number>();
  for (let count = Math.max(0, having - other.of); count <= Math.min(one.of, having); count++) {
    const ways = logChoose(one.of, count) + logChoose(other.of, having - count);
    chances.set(count, Math.exp(ways - everything));
  }
  return chances;
}

/**
 * Fisher's exact test of whether the second sample has a property less often: the probability, given how many have it in
 * both together, that so few or fewer of the second have it. Exact; P(p ≤ α) ≤ α for every α.
 *
 * @param one how many of n ≥ 1 have the property
 * @param other how many of m ≥ 1, as above
 * @returns the one-sided p-value in (0, 1]
 */
export function fewerPValue(one: Share, other: Share): number {
  let sum = 0;
  for (const [count, chance] of splitChances(other, one)) if (count <= other.count) sum += chance;
  return Math.min(1, sum);
}

/** With more pairs the closed form is used: a table of so many cells takes about a millisecond. */
const MAX_CELLS = 100_000;

/**
 * The p-value of the two-sample Kolmogorov–Smirnov test: the probability that two samples of one
 * continuous distribution are as far apart, D = max |F̂₁ − F̂₂|, as these. Exact up to 100,000 pairs of
 * values, by following the lattice paths of the merged samples. Beyond, 2 exp(−2 D² nm / (n + m)),
 * which is a little larger (at n = m < 458 it can be smaller, by less than a hundredth of itself).
 * With ties the p-value is too large, never too small: D is taken only at the ends of ties.
 *
 * @param one n ≥ 1 numbers, none NaN, in any order; not changed
 * @param other m ≥ 1 numbers, as above
 * @returns p in (0, 1]
 * @see F. Wei, R. M. Dudley, Two-sample Dvoretzky–Kiefer–Wolfowitz inequalities, Stat. Probab. Lett.
 *   82 (2012), for the closed form
 */
export function ksPValue(one: readonly number[], other: readonly number[]): number {
  const [n, m] = [one.length, other.length];
  const distance = distanceOf(one, other);
  if (distance === 0) return 1;
  if (n * m <= MAX_CELLS) return Math.min(1, chanceOf(n, m, distance));
  const d = distance / (n * m);
  return Math.min(1, 2 * Math.exp((-2 * d * d * n * m) / (n + m)));
}

/** nm times the largest distance between the distribution functions: a whole number. */
function distanceOf(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [Float64Array.from(one).sort(), Float64Array.from(other).sort()];
  let [i, j, most] = [0, 0, 0];
  while (i < first.length && j < second.length) {
    const value = Math.min(first[i] as number, second[j] as number);
    while (first[i] === value) i++;
    while (second[j] === value) j++;
    most = Math.max(most, Math.abs(i * second.length - j * first.length));
  }
  return most;
}

/**
 * The probability that a random path from (0, 0) to (n, m) comes to a place i, j with |i·m − j·n| ≥ distance:
 * the sum over the steps on which it first does, so that small probabilities keep their digits.
 */
function chanceOf(n: number, m: number, distance: number): number {
  const inside = new Float64Array(m + 1);
  let left = 0;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      // The next value is of the first sample with its share of those to come.
      const across = (inside[j] as number) * (n - i + 1);
      const up = (inside[j - 1] ?? 0) * (m - j + 1);
      const here = i + j === 0 ? 1 : (across + up) / (n + m - i - j + 1);
      const isInside = Math.abs(i * m - j * n) < distance;
      inside[j] = isInside ? here : 0;
      if (!isInside) left += here;
    }
  }
  return left;
}

/**
 * Spearman's ρ of values with the places they are in: the correlation of the places with the ranks,
 * tied values sharing the mean of their ranks.
 *
 * @param values n numbers, −∞ among them or not, in the order in question; not changed
 * @returns ρ in [−1, 1]; null where it is not defined: fewer than two values, or all the same
 */
export function orderCorrelation(values: readonly number[]): number | null {
  return rankCorrelation(values, [...values.keys()]);
}

/**
 * Spearman's ρ of two scores of the same things, tied values sharing the mean of their ranks.
 *
 * @param one n numbers, −∞ among them or not; not changed
 * @param other as many, in the same order
 * @returns in [−1, 1]; null where it is not defined: fewer than two values, or all of one side the same
 */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number | null {
  const [xs, ys] = [centredRanks(one), centredRanks(other)];
  const product = (a: Float64Array, b: Float64Array) =>
    a.reduce((sum, rank, i) => sum + rank * (b[i] as number), 0);
  const spread = Math.sqrt(product(xs, xs) * product(ys, ys));
  return spread === 0 ? null : Math.min(1, Math.max(-1, product(xs, ys) / spread));
}

/** Values moved in all draws together: about a tenth of a second. */
const MAX_MOVES = 5_000_000;
/** Enough hits to tell a p-value just above the level from one well below it. */
const ENOUGH_HITS = 10;

/**
 * The two-sided p-value of ρ with the order of values, if all orders are equally likely. By random permutations where 5
 * million moved values make enough of them for the level. They end early where the values are plainly not ordered: p =
 * enough / l if draw l makes enough hits, else (1 + hits) / (1 + most), so that P(p ≤ α) ≤ α exactly, ties and −∞
 * included. Beyond, for large n or tiny levels, ρ² is taken for Beta(½, (n − 2)/2), which has the variance 1/(n − 1) of
 * the permutations, with any ties; from some 400 values on that is within a few per cent at levels of 1e-4 and above.
 *
 * @param values n numbers, −∞ among them or not, in the order in question; not changed
 * @param level the p-value is held against, in (0, 1)
 * @returns p in (0, 1]; 1 where ρ is not defined
 * @see J. Besag, P. Clifford, Sequential Monte Carlo p-values, Biometrika 78 (1991)
 */
export function orderPValue(values: readonly number[], level: number, random: Random): number {
  const rho = orderCorrelation(values);
  if (rho === null) return 1;
  const enough = Math.min(ENOUGH_HITS, Math.floor((MAX_MOVES * level) / values.length));
  if (enough < 1) return correlationTail(rho, values.length - 2);

  const ranks = centredRanks(values);
  const observed = Math.abs(slopeOf(ranks));
  // One more than it takes for (1 + hits) / (1 + most) to reach the level, so that no rounding decides.
  const most = Math.ceil(enough / level);
  let hits = 0;
  for (let draw = 1; draw <= most; draw++) {
    shuffle(ranks, random);
    if (Math.abs(slopeOf(ranks)) >= observed) hits++;
    if (hits === enough) return enough / draw;
  }
  return (1 + hits) / (1 + most);
}

/**
 * Where each value stands among all, (rank − ½)/n, tied ones sharing the mean of their ranks.
 *
 * @param values n numbers, −∞ among them or not; not changed
 * @returns in (0, 1)
 */
export function rankShares(values: ArrayLike<number>): Float64Array {
  const n = values.length;
  return centredRanks(values).map((rank) => (rank + n) / (2 * n));
}

/** Twice the ranks less their mean, tied values sharing that of theirs: whole numbers, so that equal sums are equal. */
export function centredRanks(values: ArrayLike<number>): Float64Array {
  const own = Float64Array.from(values);
  const sorted = own.toSorted();
  return own.map((value) => {
    const smaller = firstWhere(sorted, (other) => other >= value);
    const upTo = firstWhere(sorted, (other) => other > value);
    return smaller + upTo - own.length;
  });
}

/** The sum of ranks times places, both centred and doubled. */
function slopeOf(ranks: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < ranks.length; i++) sum += (2 * i - (ranks.length - 1)) * (ranks[i] as number);
  return sum;
}

/** Puts numbers into an order of which all are equally likely, in place. */
function shuffle(values: Float64Array, random: Random): void {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const value = values[i] as number;
    values[i] = values[j] as number;
    values[j] = value;
  }
}

/** What two independent sweeps drew. */
interface Drawn {
  /** How many draws each has, ≥ 1. */
  readonly sizes: readonly [number, number];
  /** How many configurations are in either. */
  readonly distinct: number;
  /** How many are in both. */
  readonly shared: number;
}

/** Terms after the largest fall at least geometrically: what is left out is far below any limit. */
const NEGLIGIBLE = 1e-12;

/**
 * The probability that two sweeps share as many configurations or more by chance: P(X ≥ shared),
 * given how many distinct ones both sweeps have together.
 *
 * If all configurations of the space are equally likely, that number is all that the draws reveal about the
 * size of the space: given it, every way to part the draws into that many groups of equal ones is equally
 * likely for any size. Of these, S(n, i)·S(m, j)·C(i, x)·C(j, x)·x! have i groups in one sweep, j in the other
 * and x = i + j − distinct in both, of S(n + m, distinct) in all (S: Stirling numbers of the second kind).
 * Where some configurations are likelier than others, repeats gather in fewer of them, and fewer are shared.
 *
 * @param enough a probability above which it need not be known, in (0, 1]
 * @returns in [0, 1], to 3 % of itself; above `enough` as soon as it is known to be
 */
export function chanceToShare({ sizes: [n, m], distinct, shared }: Drawn, enough = 1): number {
  const one = rowOf(n, Math.min(n, distinct));
  const other = rowOf(m, Math.min(m, distinct));
  const all = logPartitions(n + m, distinct);
  // That exactly x are shared: C(i, x)·C(j, x)·x! = i!·j! / ((i − x)!·(j − x)!·x!).
  const chanceOf = (x: number) => {
    let sum = 0;
    const least = Math.max(x, distinct + x - (other.length - 1));
    for (let i = least; i < Math.min(one.length, distinct + 1); i++) {
      const j = distinct + x - i;
      const ways = (one[i] as number) + (other[j] as number);
      sum += Math.exp(ways - logFactorial(i - x) - logFactorial(j - x) - logFactorial(x) - all);
    }
    return sum;
  };

  const most = Math.min(n, m, n + m - distinct);
  let [total, before] = [0, 0];
  for (let x = shared; x <= most && total <= enough; x++) {
    const chance = chanceOf(x);
    total += chance;
    if (chance < Math.min(before, NEGLIGIBLE)) break;
    before = chance;
  }
  return Math.min(1, total);
}

/** ln(S(size, k)·k!) for k up to `most`; at 0, where nothing is. */
function rowOf(size: number, most: number): number[] {
  const logs = Array.from(
    { length: most },
    (_, i) => logPartitions(size, i + 1) + logFactorial(i + 1),
  );
  return [-Infinity, ...logs];
}

/**
 * The logarithm of the number of ways to part n things into k groups, none empty: Stirling's number of
 * the second kind, by Temme's approximation, which holds for all k at once.
 *
 * @param n ≥ k ≥ 1, whole numbers
 * @returns with an error below 0.016, and below 0.1/n
 * @see N. M. Temme, Asymptotic estimates of Stirling numbers, Stud. Appl. Math. 89 (1993)
 */
function logPartitions(n: number, k: number): number {
  if (k === 1 || k === n) return 0;
  const mean = n / k;
  const t = mean - 1;
  // The saddle point: x/(1 − e^(−x)) rises from 1 at 0, and is above x.
  const x = findRoot((at) => at + mean * Math.expm1(-at), {
    low: t / 2,
    high: mean,
    tolerance: 1e-14,
  });
  const exponent =
    k * (x + Math.log(-Math.expm1(-x)) - t) - n * Math.log(x) + (n - k) * Math.log(t * k);
  const factor = Math.log(t / ((1 + t) * (x - t))) / 2;
  return exponent + factor + logChoose(n, k);
}

/**
 * Holm's procedure: the share of the level at which each of several p-values is tested, so that any of them is a false
 * alarm at most as often as the level says, whatever they have to do with each other [Holm79]. The i-th smallest
 * is tested at 1/(g − i + 1); from the first that is above it on, all at the share of that one.
 *
 * @param pValues in units of the level, ≥ 0: those up to 1 would be significant by themselves
 * @param questions g, at least as many: those that cannot be asked count
 * @returns in their order, in (0, 1]
 */
export function holmShares(pValues: readonly number[], questions: number): number[] {
  const shares = pValues.map(() => 1);
  let [rank, isOver] = [0, false];
  for (const i of [...pValues.keys()].sort(
    (a, b) => (pValues[a] as number) - (pValues[b] as number),
  )) {
    const share = 1 / (questions - rank);
    shares[i] = share;
    isOver ||= (pValues[i] as number) > share;
    if (!isOver) rank++;
  }
  return shares;
}
