import { normalQuantile, normalTail } from '../src/math/special-functions.ts';

/** A distribution of scores, larger is better. */
export interface Distribution {
  readonly name: string;
  /** Q(p) = inf{y : p ≤ F(y)}, p in (0, 1). */
  readonly quantile: (p: number) => number;
}

/** Normal scores, cut to [0, 1]. */
export function truncatedNormal(mean: number, deviation: number): Distribution {
  const [low, high] = [normalTail(mean / deviation), normalTail((mean - 1) / deviation)];
  return {
    name: `normal(${mean}, ${deviation}) on [0, 1]`,
    quantile: (p) => mean + deviation * normalQuantile(low + p * (high - low)),
  };
}

/** Most scores near the best, a long tail of bad ones. */
export const SKEWED: Distribution = { name: 'skewed', quantile: (p) => 1 - (1 - p) ** 3 };

/** Few good scores far above the rest. */
export const HEAVY: Distribution = { name: 'heavy', quantile: (p) => -Math.log1p(-p) };

/** Scores on a few equally likely values. */
export function rounded(levels: number): Distribution {
  return { name: `${levels} values`, quantile: (p) => Math.ceil(levels * p) / levels };
}

/** Some trials fail; the others are uniform. */
export function failing(share: number): Distribution {
  return { name: `${100 * share} % failed`, quantile: (p) => (p <= share ? -Infinity : p) };
}

/** A share p of the scores from one distribution, all above the others from another. */
export function withTail(p: number, body: Distribution, tail: Distribution): Distribution {
  return {
    name: `${body.name} with ${100 * p} % ${tail.name}`,
    quantile: (q) => (q < 1 - p ? body.quantile(q / (1 - p)) : tail.quantile((q - 1 + p) / p)),
  };
}
