import { Beta } from './beta.ts';

/** How often something happened in so many independent draws. */
export interface Sample {
  /** A whole number in [0, draws]. */
  readonly hits: number;
  /** A whole number, ≥ 1. */
  readonly draws: number;
}

/** The chance that the limit is below the truth. */
const DOUBT = 0.025;

/**
 * The upper limit of the probability of a hit that holds with 97.5 % confidence for any probability: the
 * largest p with P(X ≤ hits) ≥ 0.025 for a binomial X [Clopper and Pearson, Biometrika 26 (1934)].
 * Exact, to about 1e-12.
 *
 * @returns in (0, 1]; 1 if every draw was a hit
 */
export function upperLimit({ hits, draws }: Sample): number {
  return hits === draws ? 1 : new Beta(hits + 1, draws - hits).quantile(1 - DOUBT);
}
