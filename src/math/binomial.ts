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
 * The upper limit of the probability of a hit that holds with 97.5 % confidence, whatever that is: the
 * largest p with P(X ≤ hits) ≥ 0.025 for a binomial X (Clopper and Pearson's). Exact, to about 1e-12.
 *
 * @returns in (0, 1]; 1 if every draw was a hit
 */
export function upperLimit({ hits, draws }: Sample): number {
  if (hits === draws) return 1;
  if (hits === 0) return -Math.expm1(Math.log(DOUBT) / draws);
  return new Beta(hits + 1, draws - hits).quantile(1 - DOUBT);
}

/**
 * The most hits of so many draws of which the upper limit is at most some probability: a sample with a
 * likelier hit has as few in at most 2.5 % of all cases.
 *
 * @param probability in (0, 1)
 * @returns −1 where even no hit leaves more than that possible
 */
export function mostHits(draws: number, probability: number): number {
  // P(X ≤ hits) = P(B ≥ p) for B the (hits + 1)-th smallest of as many uniforms as there are draws.
  const isFew = (hits: number) => new Beta(hits + 1, draws - hits).upperTail(probability) <= DOUBT;
  let [few, many] = [-1, Math.min(draws, Math.ceil(draws * probability))];
  while (many - few > 1) {
    const middle = (few + many) >> 1;
    if (isFew(middle)) few = middle;
    else many = middle;
  }
  return few;
}
