import gammaln from '@stdlib/math-base-special-gammaln';
import { findRoot } from './root.ts';

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
      sum += Math.exp(ways - gammaln(i - x + 1) - gammaln(j - x + 1) - gammaln(x + 1) - all);
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
  const logs = Array.from({ length: most }, (_, i) => logPartitions(size, i + 1) + gammaln(i + 2));
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
  return exponent + factor + gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1);
}
