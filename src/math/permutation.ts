import type { Random } from './random.ts';

interface Draws {
  /** How many draws are made at most, ≥ 1. */
  readonly most: number;
  /** Draws as extreme as the data after which no more are made, ≥ 1. */
  readonly enough: number;
}

/**
 * The p-value of a permutation test by random draws, which end early where the data are plainly not
 * extreme: p = enough / l if draw l is the one that makes enough hits, else (1 + hits) / (1 + most).
 * Exact in the sense of tests: P(p ≤ α) ≤ α for every α, whatever the number of draws.
 *
 * @param isExtreme draws once, and tells whether what came is at least as extreme as the data
 * @see J. Besag, P. Clifford, Sequential Monte Carlo p-values, Biometrika 78 (1991)
 */
export function permutationPValue({ most, enough }: Draws, isExtreme: () => boolean): number {
  let hits = 0;
  for (let draw = 1; draw <= most; draw++) {
    if (isExtreme()) hits++;
    if (hits === enough) return enough / draw;
  }
  return (1 + hits) / (1 + most);
}

/** Puts numbers into an order of which all are equally likely, in place. */
export function shuffle(values: Float64Array, random: Random): void {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const value = values[i] as number;
    values[i] = values[j] as number;
    values[j] = value;
  }
}
