import { findRoot } from './root.ts';

/** Beyond, the continued fraction converges fast; below, the series loses no digits. */
const FAR = 2.5;
const TERMS = 150;
/** Tails further out are below the smallest double. */
const FARTHEST = 38;

/**
 * P(Z ≥ z) for a standard normal Z: the Taylor series of the middle for z < 2.5, Laplace's continued
 * fraction φ(z)/(z + 1/(z + 2/(z + …))) beyond.
 *
 * @param z ≥ 0
 * @returns in [0, ½], to a relative error of about 1e-13
 */
export function normalTail(z: number): number {
  const density = Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z >= FAR) {
    let fraction = z;
    for (let k = TERMS; k >= 1; k--) fraction = z + k / fraction;
    return density / fraction;
  }
  let [sum, term] = [0, z];
  for (let k = 3; sum + term !== sum; k += 2) {
    sum += term;
    term *= (z * z) / k;
  }
  return 0.5 - density * sum;
}

/**
 * The z ≥ 0 with P(Z ≥ z) = tail.
 *
 * @param tail in (0, ½]
 */
export function normalLimit(tail: number): number {
  if (tail === 0.5) return 0;
  const excess = (z: number) => Math.log(normalTail(z) / tail);
  return findRoot(excess, { low: 0, high: FARTHEST, tolerance: 1e-13 });
}
