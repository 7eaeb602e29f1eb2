import type { Random } from '../src/math/random.ts';
import { normalTail } from '../src/math/special-functions.ts';

/** A standard normal number. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random());
}

/** Two scores of each of n configurations: pair i is (baseline[i], candidate[i]). */
export interface Pairs {
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
}

/**
 * Uniform scores whose pairs have a Gaussian copula.
 *
 * @param correlation Spearman's, in [0, 1]
 */
export function drawPairs(n: number, correlation: number, random: Random): Pairs {
  // Pearson's of the normal scores, by Pearson's formula of 1907.
  const r = 2 * Math.sin((Math.PI * correlation) / 6);
  const [baseline, candidate] = [new Float64Array(n), new Float64Array(n)];
  for (let i = 0; i < n; i++) {
    const z = normal(random);
    baseline[i] = uniformOf(z);
    candidate[i] =
      correlation === 1 ? uniformOf(z) : uniformOf(r * z + Math.sqrt(1 - r * r) * normal(random));
  }
  return { baseline, candidate };
}

export function uniformOf(z: number): number {
  return normalTail(-z);
}

/** What became of a candidate. */
export type Change = { readonly slowdown: number } | { readonly cap: number };

/** A uniform score of a candidate that needs R times the trials, or whose curve ends at a budget. */
export function changed(change: Change): (score: number) => number {
  if ('slowdown' in change) return (score) => score ** change.slowdown;
  const cap = 0.5 ** (1 / change.cap);
  return (score) => Math.min(score, cap);
}
