import { Beta } from '../math/beta.ts';
import { highestDensityInterval, type Interval } from '../math/highest-density.ts';

export interface Bounds {
  readonly lower: number[];
  readonly upper: number[];
}

/**
 * Bounds of the LD bands [Lourie24]: for each order statistic of n uniforms, an interval of its
 * Beta(i, n+1−i) law that misses it with probability `miss`. By symmetry lᵢ = 1 − u₍ₙ₊₁₋ᵢ₎, so
 * half of them are computed.
 *
 * One instance serves one n; it remembers its last answer, from which the next search starts.
 */
export class OrderStatisticIntervals {
  readonly #laws: readonly Beta[];
  readonly #n: number;
  readonly #interval: (law: Beta, miss: number, start?: number) => Interval;
  #starts: readonly (number | undefined)[] = [];

  constructor(n: number, shape: 'highest-density' | 'equal-tailed') {
    this.#n = n;
    this.#laws = Array.from({ length: (n + 1) >> 1 }, (_, i) => new Beta(i + 1, n - i));
    // A single uniform has no densest part, so n = 1 is equal-tailed.
    this.#interval =
      shape === 'highest-density' && n > 1 ? highestDensityInterval : equalTailedInterval;
  }

  /** @param miss probability outside each interval, in (0, 1) */
  bounds(miss: number): Bounds {
    const half = this.#laws.map((law, i) => this.#interval(law, miss, this.#starts[i]));
    this.#starts = half.map(({ lower }) => lower || undefined);
    const lower = new Array<number>(this.#n);
    const upper = new Array<number>(this.#n);
    for (const [i, interval] of half.entries()) {
      const mirror = this.#n - 1 - i;
      lower[mirror] = 1 - interval.upper;
      upper[mirror] = 1 - interval.lower;
      lower[i] = interval.lower;
      upper[i] = interval.upper;
    }
    return { lower, upper };
  }
}

function equalTailedInterval(law: Beta, miss: number, start?: number): Interval {
  const mirrored = new Beta(law.b, law.a);
  return {
    lower: law.quantile(miss / 2, start),
    upper: 1 - mirrored.quantile(miss / 2),
  };
}

/**
 * Bounds of constant width on the CDF: lᵢ = i/n − ε, uᵢ = (i−1)/n + ε, clipped to [0, 1].
 *
 * @param epsilon half width, > 0
 */
export function constantWidthBounds(n: number, epsilon: number): Bounds {
  const ranks = Array.from({ length: n }, (_, i) => i + 1);
  return {
    lower: ranks.map((i) => Math.max(0, i / n - epsilon)),
    upper: ranks.map((i) => Math.min(1, (i - 1) / n + epsilon)),
  };
}
