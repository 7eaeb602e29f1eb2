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

/**
 * Σ wᵢ·xᵢ, clamped to the range of the values, which rounding could leave. A value of weight zero does
 * not count, even if it is infinite: 0·(−∞) = 0.
 *
 * @param values n of them in increasing order, finite wherever there is weight; n ≥ 1
 * @param weights n, ≥ 0, with sum 1
 */
export function weightedMean(values: readonly number[], weights: ArrayLike<number>): number {
  // Halves, since a sum of the largest numbers overflows on the way.
  const half = compensatedSum(values.length, (i) => {
    const weight = weights[i] as number;
    return weight === 0 ? 0 : weight * ((values[i] as number) / 2);
  });
  return Math.min(values.at(-1) as number, Math.max(values[0] as number, 2 * half));
}

/**
 * The standard deviation √(Σ wᵢ·(xᵢ − m)²) around the weighted mean m.
 *
 * @param values n finite ones in increasing order, n ≥ 1
 * @param weights n, ≥ 0, with sum 1
 */
export function weightedDeviation(values: readonly number[], weights: ArrayLike<number>): number {
  const mean = weightedMean(values, weights);
  // Squares of large scores would overflow, and those of small ones vanish.
  const scale = Math.max(Math.abs(values[0] as number), Math.abs(values.at(-1) as number));
  if (scale === 0) return 0;
  const variance = compensatedSum(values.length, (i) => {
    const distance = (values[i] as number) / scale - mean / scale;
    return (weights[i] as number) * distance ** 2;
  });
  return scale * Math.sqrt(variance);
}

/**
 * The sum of many terms with the rounding errors carried along (Neumaier's form of Kahan's sum), so
 * that the error does not grow with their number.
 *
 * @param count of terms, ≥ 0
 * @param term finite, for 0 ≤ i < count
 */
function compensatedSum(count: number, term: (i: number) => number): number {
  let [sum, carry] = [0, 0];
  for (let i = 0; i < count; i++) {
    const value = term(i);
    const next = sum + value;
    carry += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + carry;
}

/**
 * sᵏ − rᵏ for 0 ≤ r ≤ s ≤ 1 and real k > 0, where s and r may be all but equal: sᵏ·(1 − (r/s)ᵏ) from
 * logarithms that the caller knows to full accuracy. Relative error about 1e-13 at worst, where the
 * result is near the smallest number there is.
 *
 * @param k in (0, ∞)
 * @param logs ln s in [−∞, 0], and ln(r/s) in [−∞, 0]
 */
export function differenceOfPowers(k: number, logs: { s: number; ratio: number }): number {
  return Math.exp(k * logs.s) * -Math.expm1(k * logs.ratio);
}
