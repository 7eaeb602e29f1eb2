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
 * the share k / (rest + k).
 */
function fromTheBest(n: number, k: number, rest: (i: number) => number): Float64Array {
  const weights = new Float64Array(n);
  let left = 1;
  for (let i = n; i >= 1 && left > 0; i--) {
    const others = rest(i);
    weights[i - 1] = left * (k / (others + k));
    left *= others / (others + k);
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
  let mean = 0;
  for (const [i, value] of values.entries()) {
    const weight = weights[i] as number;
    if (weight > 0) mean += weight * value;
  }
  return Math.min(values.at(-1) as number, Math.max(values[0] as number, mean));
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
  const distances = values.map((value) => value / scale - mean / scale);
  const variance = distances.reduce((sum, d, i) => sum + (weights[i] as number) * d ** 2, 0);
  return scale * Math.sqrt(variance);
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
