import { differenceOfPowers } from './difference-of-powers.ts';

/*
 * Weights of n ordered scores: the chance of each to be the best of k that are drawn from them. They
 * are never negative and add up to one. No factorials, so that nothing overflows: each costs O(1).
 */

/**
 * Drawn with replacement, V of [Dodge19]: (i/n)ᵏ − ((i−1)/n)ᵏ for the i-th smallest.
 *
 * @param n scores, a positive integer
 * @param k drawn, real, in (0, ∞)
 */
export function withReplacement(n: number, k: number): Float64Array {
  return Float64Array.from({ length: n }, (_, below) => {
    const i = below + 1;
    return differenceOfPowers(k, { s: logOfShare(i, n), ratio: Math.log1p(-1 / i) });
  });
}

/** ln(i/n); near one from the complement, for i/n is rounded and k would raise that error. */
function logOfShare(i: number, n: number): number {
  return 2 * i > n ? Math.log1p((i - n) / n) : Math.log(i / n);
}

/**
 * Drawn without replacement, U of [Tang20]: (C(i,k) − C(i−1,k)) / C(n,k) for the i-th smallest.
 *
 * @param n scores, a positive integer
 * @param k drawn, an integer in [1, n]
 */
export function withoutReplacement(n: number, k: number): Float64Array {
  return fromTheBest(n, k, (i) => i - k);
}

/**
 * Drawn as multisets, all equally likely, W of [Dodge21]: the difference of C(i+k−1,k) / C(n+k−1,k)
 * for the i-th smallest; by gamma functions where k is not whole.
 *
 * @param n scores, a positive integer
 * @param k drawn, real, in (0, ∞)
 */
export function asMultiset(n: number, k: number): Float64Array {
  return fromTheBest(n, k, (i) => i - 1);
}

/**
 * Both are products when read from the best score down: of what those above it left, the i-th takes
 * the share k / (rest + k). Relative error below 1e-13 up to a hundred thousand scores.
 */
function fromTheBest(n: number, k: number, rest: (i: number) => number): Float64Array {
  const weights = new Float64Array(n);
  // What is left is `left + carry`: small shares are subtracted with the rounding error carried on
  // (Kahan), for thousands of alike roundings would add up.
  let [left, carry] = [1, 0];
  for (let i = n; i >= 1 && left > 0; i--) {
    const others = rest(i);
    const share = k / (others + k);
    const weight = left * share;
    weights[i - 1] = weight;
    const taken = weight - carry;
    const next = share < 0.5 ? left - taken : left * (others / (others + k));
    carry = share < 0.5 ? left - next - taken : 0;
    left = next;
  }
  return weights;
}
