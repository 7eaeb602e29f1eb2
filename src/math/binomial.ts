import { Beta } from './beta.ts';

/** How often something happened in so many independent draws. */
export interface Sample {
  /** A whole number in [0, draws]. */
  readonly hits: number;
  /** A whole number, ≥ 1. */
  readonly draws: number;
}

/** That a limit from a sample is below the truth. */
const DOUBT = 0.025;

/**
 * The upper limit of the probability of a hit that holds with 97.5 % confidence for any probability: the
 * largest p with P(X ≤ hits) ≥ 0.025 for a binomial X (Clopper and Pearson's). Exact, to about 1e-12.
 *
 * @returns in (0, 1]; 1 if every draw was a hit
 */
export function upperLimit({ hits, draws }: Sample): number {
  if (hits === draws) return 1;
  if (hits === 0) return -Math.expm1(Math.log(DOUBT) / draws);
  return new Beta(hits + 1, draws - hits).quantile(1 - DOUBT);
}
