import { logChoose } from './special-functions.ts';

/**
 * The orders in which n scores of a baseline and m of a candidate can come, as lattice paths: all equally likely
 * if nothing changed.
 */

/**
 * Where an order touches a staircase: for the baseline's a-th smallest score, a from 1 to n at index a, the fewest of the
 * candidate's scores below it that touch; Infinity where no number does. Index 0 belongs to no score.
 */
export interface Staircase {
  /** m ≥ 1. */
  readonly candidateTrials: number;
  readonly steps: Float64Array;
}

/** A chance this small is left out: far below the precision of any rate. */
const NEGLIGIBLE = 1e-60;

/**
 * The probability that an order touches a staircase, exactly, for continuous scores.
 *
 * Scores are taken from the largest down. With a of the baseline's and b of the candidate's to come, the largest is
 * the candidate's with probability θb/(a + θb), θ = 1/R: where nothing changed (R = 1) because all orders are equally
 * likely, and for F_c = F_b^θ, which is τ_c(k) = τ_b(θk), by [Lehmann53]. When the baseline's a-th score comes, the
 * candidate's that are left lie below it: with enough of them the order has touched, and the rest does not matter. One
 * pass over all numbers of scores left adds up the chances of ending there, in O(n·m); chances are only ever
 * multiplied and added up, so that nothing cancels.
 *
 * @param slowdown R > 0: the candidate needs R times the baseline's trials for the same score, at every budget
 * @returns in [0, 1]; increasing in R
 */
export function chanceToTouch({ candidateTrials, steps }: Staircase, slowdown = 1): number {
  const lowest = steps.findIndex((step) => step < Infinity);
  if (lowest === -1) return 0;
  // By the candidate's scores left: the chance of that when the next baseline score comes.
  const chances = new Float64Array(candidateTrials + 1);
  chances[candidateTrials] = 1;
  let [fewest, most] = [candidateTrials, candidateTrials];
  let touched = 0;
  for (let a = steps.length - 1; a >= lowest; a--) {
    fewest = takeCandidates(chances, [fewest, most], a * slowdown);
    const enough = steps[a] as number;
    for (; most >= fewest && (most >= enough || isNegligible(chances[most])); most--) {
      touched += chances[most] as number;
      chances[most] = 0;
    }
  }
  return Math.min(1, touched);
}

/**
 * Before the next baseline score any number of the candidate's may come.
 *
 * @param window chances of fewer scores left, or of more, are none
 * @param weight of the baseline scores that are left, relative to that of one of the candidate's
 * @returns the fewest that may be left now
 */
function takeCandidates(
  chances: Float64Array,
  [fewest, most]: readonly [number, number],
  weight: number,
): number {
  let passedOn = 0;
  for (let b = most; b > 0; b--) {
    const here = (chances[b] as number) + passedOn;
    if (b < fewest && isNegligible(here)) return b + 1;
    // Divided apart from what is passed on, which every number waits for.
    const share = 1 / (weight + b);
    chances[b] = here * (share * weight);
    passedOn = here * (share * b);
  }
  chances[0] = (chances[0] as number) + passedOn;
  return 0;
}

function isNegligible(chance: number | undefined): boolean {
  return (chance ?? 0) < NEGLIGIBLE;
}

/**
 * How many of the candidate's n scores lie below the baseline's a-th smallest when all orders are equally likely:
 * P(B = b) = C(b+a−1, b)·C(m−b+n−a, m−b) / C(n+m, m), a negative hypergeometric distribution.
 */
export class CountBelow {
  readonly #trials: readonly [baseline: number, candidate: number];

  /** @param n of the baseline, ≥ 1 */
  constructor(n: number, m: number) {
    this.#trials = [n, m];
  }

  /**
   * P(B ≥ b), to a relative error of 1e-12 for sweeps of 1,000 trials and 1e-9 for 20,000: the smaller of both tails
   * is added up, and its terms follow from one another.
   *
   * @param a rank of the baseline's score, from 1 to n
   * @param b in [0, m + 1]
   */
  atLeast(a: number, b: number): number {
    const [n, m] = this.#trials;
    if (b <= 0) return 1;
    if (b > m) return 0;
    // B has the mean a·m/(n+1); its mode is not above that.
    const isUpper = b > (a * m) / (n + 1);
    if (isUpper) return Math.exp(this.logAtLeast(a, b));
    // Fewer of the candidate's below are more above: the same from the other end.
    return 1 - Math.exp(this.logAtLeast(n + 1 - a, m + 1 - b));
  }

  /**
   * ln P(B ≥ b), also where the chance is too small for a number.
   *
   * @param b above the mean of B, a·m/(n + 1), and at most m
   */
  logAtLeast(a: number, b: number): number {
    const [n, m] = this.#trials;
    let [sum, term] = [0, 1];
    for (let k = b; k <= m && term > sum * 1e-17; k++) {
      sum += term;
      // P(B = k + 1) / P(B = k).
      term *= ((k + a) * (m - k)) / ((k + 1) * (m - k + n - a));
    }
    return this.logChance(a, b) + Math.log(sum);
  }

  /** ln P(B = b). */
  logChance(a: number, b: number): number {
    const [n, m] = this.#trials;
    return logChoose(b + a - 1, b) + logChoose(m - b + n - a, m - b) - logChoose(n + m, m);
  }
}
