import type { DecidedShare } from './decided-shares.ts';
import { type PathChance, Paths } from './paths.ts';

/** Every order in which the scores of two sweeps can come, and what makes one likelier. */
export interface Arrivals {
  readonly baselineTrials: number;
  readonly candidateTrials: number;
  /** θ of F_c = F_b^θ, > 0; below 1 where the candidate's scores tend to be lower. */
  readonly exponent: number;
}

/**
 * The probability that what the baseline's scores decide adds up to all cells, over all orders of
 * the scores of both sweeps, by running through the orders from the largest score down.
 *
 * With a baseline and b candidate scores left the largest is the candidate's with probability
 * θb / (a + θb) [Lehmann53]. Else it is the baseline's, of rank a, with b candidate scores below it,
 * which is all that a decided share asks: the state is (a, b, cells so far). Exact but for the
 * probability it drops. Work is at most baseline trials × candidate trials × cells, and far less
 * where most states are all but impossible or cannot come to all cells any more.
 *
 * @param shares in descending order of rank
 */
export function reachAllCells(
  shares: readonly DecidedShare[],
  cells: number,
  { baselineTrials, candidateTrials, exponent }: Arrivals,
): PathChance {
  const paths = new Paths(candidateTrials, cells);
  let a = baselineTrials;
  for (const { rank, cells: gains, most } of shares) {
    for (; a >= rank; a--) {
      for (let b = candidateTrials; b >= 0; b--) {
        const gain = a === rank ? (gains[b] as number) : 0;
        const toCandidate = (exponent * b) / (a + exponent * b);
        paths.leave(b, { toCandidate, gain, needed: cells - (most[b] as number) });
      }
    }
  }
  return paths;
}
