import { findRoot } from './functions.ts';

/** From here on the continued fraction has all digits after its terms; below, the series loses at most two. */
const FAR = 2;
const TERMS = 100;

/**
 * P(Z ≥ z) for a standard normal Z, to a relative error of 1e-13 in both tails: by the series of its middle, φ(z)·Σ
 * z^(2k+1)/(1·3·…·(2k+1)), and beyond 2 by Laplace's continued fraction of Mills' ratio.
 *
 * @see Abramowitz and Stegun, Handbook of mathematical functions (1964), 26.2.11 and 26.2.14
 */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < FAR) {
    let [middle, term] = [0, z];
    for (let k = 3; term > middle * Number.EPSILON; k += 2) {
      middle += term;
      term *= (z * z) / k;
    }
    return 0.5 - density * middle;
  }
  let fraction = z;
  for (let k = TERMS; k > 0; k--) fraction = z + k / fraction;
  return density / fraction;
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

/** The chance above which what is left of 1 has enough digits. */
const LIKELY = 0.1;

/**
 * P(|R| ≥ |ρ|) where R² has the law Beta(½, ν/2): what the correlation of normal values with ν + 2 others has if they are
 * independent, or Student's t = ρ√(ν/(1 − ρ²)). The relative error is at most 3e-13 in any tail.
 *
 * With c₀ = 1, c₁ = 2/π and cₖ₊₂ = cₖ·(k + 1)/(k + 2), all terms |ρ|·cₖ·(1 − ρ²)^(k/2) with k as even as ν add up to 1,
 * for an odd ν with (2/π)·arcsin |ρ|. Those from ν on are the tail.
 *
 * @param rho ρ in [−1, 1]
 * @param freedom ν, a whole number ≥ 1
 * @see Abramowitz and Stegun, 26.7.3 and 26.7.4
 */
export function correlationTail(rho: number, freedom: number): number {
  const size = Math.abs(rho);
  const logRest = Math.log1p(-size) + Math.log1p(size);
  const isEven = freedom % 2 === 0;
  let before = isEven ? 0 : (2 / Math.PI) * Math.asin(size);
  let factor = isEven ? size : (2 / Math.PI) * size;
  for (let k = freedom % 2; k < freedom; k += 2) {
    before += factor * Math.exp((k / 2) * logRest);
    factor *= (k + 1) / (k + 2);
  }
  if (1 - before > LIKELY) return 1 - before;
  let [tail, term] = [1, 1];
  for (let k = freedom; term > tail * Number.EPSILON; k += 2) {
    term *= Math.exp(logRest) * ((k + 1) / (k + 2));
    tail += term;
  }
  return factor * Math.exp((freedom / 2) * logRest) * tail;
}

let logs = new Float64Array(2);
let lost = 0;

/**
 * ln n!, to an error of 1e-16 of itself: from a table that grows as needed, summed with a correction for what each
 * addition loses.
 *
 * @param n a whole number ≥ 0
 */
export function logFactorial(n: number): number {
  if (n >= logs.length) {
    const longer = new Float64Array(2 * n + 1);
    longer.set(logs);
    for (let k = logs.length; k < longer.length; k++) {
      const before = longer[k - 1] as number;
      const next = Math.log(k) + lost;
      longer[k] = before + next;
      lost = next - ((longer[k] as number) - before);
    }
    logs = longer;
  }
  return logs[n] as number;
}

/** ln C(n, k), for whole numbers n ≥ k ≥ 0. */
export function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
