import betainc from '@stdlib/math-base-special-betainc';
import gammaln from '@stdlib/math-base-special-gammaln';

/**
 * Beta(a, b) with integers a, b ≥ 1: the law of the a-th smallest of a + b − 1 uniforms.
 * Tail probabilities are accurate to about 1e-14, each computed from its own side, so that small
 * tails keep their digits.
 */
export class Beta {
  readonly a: number;
  readonly b: number;
  readonly #logNormalizer: number;

  constructor(a: number, b: number) {
    if (!(a >= 1 && b >= 1)) throw new RangeError(`Beta(${a}, ${b}): both must be at least 1`);
    this.a = a;
    this.b = b;
    this.#logNormalizer = gammaln(a) + gammaln(b) - gammaln(a + b);
  }

  /** Where the density is largest; for a = b = 1 the middle. */
  get mode(): number {
    return this.a + this.b === 2 ? 0.5 : (this.a - 1) / (this.a + this.b - 2);
  }

  /** P(X ≤ x), x in [0, 1]. */
  lowerTail(x: number): number {
    return betainc(x, this.a, this.b, true, false);
  }

  /** P(X ≥ x), x in [0, 1]. */
  upperTail(x: number): number {
    return betainc(x, this.a, this.b, true, true);
  }

  /** The logarithm of the density up to its constant, x in (0, 1). */
  shape(x: number): number {
    return (this.a - 1) * Math.log(x) + (this.b - 1) * Math.log1p(-x);
  }

  /** The derivative of `shape`. */
  slope(x: number): number {
    return (this.a - 1) / x - (this.b - 1) / (1 - x);
  }

  density(x: number): number {
    return Math.exp(this.shape(x) - this.#logNormalizer);
  }

  /**
   * The x with P(X ≤ x) = p, for p in (0, 1): Newton's method on the logarithms, inside a bracket.
   *
   * @param start a guess in (0, 1)
   */
  quantile(p: number, start: number = this.a / (this.a + this.b)): number {
    const target = Math.log(p);
    return solveIncreasing({ low: 0, high: 1, start }, (x) => {
      const tail = this.lowerTail(x);
      return { miss: Math.log(tail) - target, slope: this.density(x) / tail };
    });
  }
}

interface Search {
  readonly low: number;
  readonly high: number;
  readonly start: number;
}

/** Searches take ten steps, rarely fifty; beyond, a tail that underflows misleads the slope. */
const NEWTON_STEPS = 60;
const MOST_STEPS = 200;

/**
 * The root of an increasing function of x > 0, by Newton's method in log x (the lower tail of a
 * beta variable is nearly a power there), with a bracket that falls back on bisection.
 */
export function solveIncreasing(
  { low, high, start }: Search,
  f: (x: number) => { readonly miss: number; readonly slope: number },
): number {
  let [left, right, x] = [low, high, start];
  for (let step = 0; step < MOST_STEPS; step++) {
    const { miss, slope } = f(x);
    if (miss === 0) return x;
    if (miss > 0) right = x;
    else left = x;
    const newton = x * Math.exp(-miss / (slope * x));
    const isTrusted = step < NEWTON_STEPS && newton > left && newton < right;
    const next = isTrusted ? newton : (left + right) / 2;
    if (Math.abs(next - x) <= 4 * Number.EPSILON * x) return next;
    x = next;
  }
  return x;
}
