import gammaln from '@stdlib/math-base-special-gammaln';
import { findRoot } from './root.ts';

/**
 * The logarithm of the number of ways to part n things into k groups, none empty: Stirling's number of
 * the second kind, by Temme's approximation, which holds for all k at once.
 *
 * @param n ≥ k ≥ 1, whole numbers
 * @returns with an error below 0.016, and below 0.1/n
 * @see N. M. Temme, Asymptotic estimates of Stirling numbers, Stud. Appl. Math. 89 (1993)
 */
export function logPartitions(n: number, k: number): number {
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
