/** A Poisson step is split when longer than this, so that e^−λ never comes near underflow. */
const MAX_STEP = 200;
/** Poisson terms beyond the mode are dropped below this; all dropped ones add up to < 1e-15. */
const NEGLIGIBLE = 1e-22;

/**
 * The probability that uniform order statistics stay between two boundaries,
 * P(lᵢ ≤ U₍ᵢ₎ ≤ uᵢ for all i = 1 … n), exactly (no simulation).
 *
 * A Poisson process of rate n on [0, 1], given that it has n points, has them distributed as n
 * uniforms. The process is run through the 2n sorted boundary times; the probabilities of "count
 * so far" are kept only inside the allowed window (count ≤ i−1 at lᵢ, count ≥ i at uᵢ), and divided
 * by P(Poisson(n) = n) at the end. The window is O(√n) wide for confidence bands, so one call is
 * O(n²) multiplications at most.
 *
 * @param lower l₁ … lₙ in [0, 1], non-decreasing
 * @param upper u₁ … uₙ in [0, 1], non-decreasing, as many as `lower`
 * @returns a probability, to about 1e-13
 * @see A. Moscovich and B. Nadler, Fast calculation of boundary crossing probabilities for Poisson
 *   processes, Stat. Probab. Lett. 123 (2017); M. Noé, Ann. Math. Stat. 43 (1972)
 */
export function probabilityWithin(lower: ArrayLike<number>, upper: ArrayLike<number>): number {
  const n = lower.length;
  const counts = new CountDistribution(n);
  let nextLower = 0;
  let nextUpper = 0;
  while (nextLower < n || nextUpper < n) {
    const toLower = lower[nextLower] ?? Infinity;
    const toUpper = upper[nextUpper] ?? Infinity;
    if (toLower <= toUpper) {
      counts.advance(toLower);
      nextLower++;
      counts.allowUpTo(nextLower);
    } else {
      counts.advance(toUpper);
      nextUpper++;
      counts.requireAtLeast(nextUpper);
    }
    if (counts.isEmpty) return 0;
  }
  counts.advance(1);
  return Math.min(1, counts.probabilityOf(n) / poissonAtItsMean(n));
}

/**
 * P(Poisson(n) = n) = nⁿe⁻ⁿ/n!, as a product of factors near 1, so that it neither overflows nor
 * loses digits: q(1) = e⁻¹, q(k)/q(k−1) = (k/(k−1))^(k−1) e⁻¹.
 */
function poissonAtItsMean(n: number): number {
  let logarithm = -1;
  for (let k = 2; k <= n; k++) logarithm += (k - 1) * Math.log1p(1 / (k - 1)) - 1;
  return Math.exp(logarithm);
}

/** Sub-probabilities of the number of points so far, for counts in the window [first, last]. */
class CountDistribution {
  readonly #rate: number;
  #time = 0;
  #first = 0;
  #last = 0;
  #now: Float64Array;
  #scratch: Float64Array;
  readonly #kernel: Float64Array;

  constructor(n: number) {
    this.#rate = n;
    this.#now = new Float64Array(n + 1);
    this.#scratch = new Float64Array(n + 1);
    this.#kernel = new Float64Array(n + 1);
    this.#now[0] = 1;
  }

  get isEmpty(): boolean {
    return this.#first > this.#last;
  }

  probabilityOf(count: number): number {
    return this.#now[count] as number;
  }

  /** From now on counts up to `count` are possible. */
  allowUpTo(count: number): void {
    this.#now[count] = 0;
    this.#last = count;
  }

  /** Drops the paths with fewer than `count` points so far. */
  requireAtLeast(count: number): void {
    this.#first = Math.max(this.#first, count);
  }

  advance(time: number): void {
    const length = (time - this.#time) * this.#rate;
    this.#time = time;
    if (length <= 0) return;
    const parts = Math.ceil(length / MAX_STEP);
    const terms = this.#fillKernel(length / parts);
    for (let part = 0; part < parts; part++) this.#convolve(terms);
  }

  /** Poisson probabilities of 0, 1, 2 … points in a step; returns how many are worth keeping. */
  #fillKernel(mean: number): number {
    const most = this.#last - this.#first;
    let term = Math.exp(-mean);
    let size = 0;
    this.#kernel[size++] = term;
    while (size <= most && (size < mean || term > NEGLIGIBLE)) {
      term *= mean / size;
      this.#kernel[size++] = term;
    }
    return size;
  }

  #convolve(terms: number): void {
    const now = this.#now;
    const next = this.#scratch;
    const kernel = this.#kernel;
    for (let count = this.#first; count <= this.#last; count++) {
      const steps = Math.min(terms - 1, count - this.#first);
      let sum = 0;
      for (let j = 0; j <= steps; j++) sum += (now[count - j] as number) * (kernel[j] as number);
      next[count] = sum;
    }
    this.#now = next;
    this.#scratch = now;
  }
}
