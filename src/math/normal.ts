import erfc from '@stdlib/math-base-special-erfc';
import { findRoot } from './root.ts';

/** P(Z ≥ z) for a standard normal Z. */
export function normalTail(z: number): number {
  return erfc(z / Math.SQRT2) / 2;
}

/** Tails further out are below the smallest double. */
const FARTHEST = 38;

/**
 * The z with P(Z ≤ z) = chance for a standard normal Z, to 1e-13.
 *
 * @param chance in (0, 1)
 */
export function normalQuantile(chance: number): number {
  const tail = Math.min(chance, 1 - chance);
  const excess = (z: number) => Math.log(normalTail(z) / tail);
  const z = findRoot(excess, { low: 0, high: FARTHEST, tolerance: 1e-13 });
  return chance < 0.5 ? 0 - z : z;
}
