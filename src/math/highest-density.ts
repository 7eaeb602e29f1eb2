import { type Beta, solveIncreasing } from './beta.ts';

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/**
 * The shortest interval that holds a beta variable with a given probability: all its points are
 * denser than all points outside. One-sided, in closed form, where the density is monotone
 * (a = 1 or b = 1).
 *
 * @param beta Beta(a, b), not the uniform one (a = b = 1 has no densest part)
 * @param miss the probability outside, in (0, 1)
 * @param start a guess for the lower end, for a faster search
 * @returns ends in [0, 1], to about 1e-14
 */
export function highestDensityInterval(beta: Beta, miss: number, start?: number): Interval {
  const { a, b, mode } = beta;
  if (a === 1 && b === 1) throw new RangeError('the uniform distribution has no densest part');
  if (a === 1) return { lower: 0, upper: -Math.expm1(Math.log(miss) / b) };
  if (b === 1) return { lower: Math.exp(Math.log(miss) / a), upper: 1 };

  // Along pairs (l, u) of equal density, the probability outside grows with l.
  const target = Math.log(miss);
  let upper = mode;
  const lower = solveIncreasing({ low: 0, high: mode, start: start ?? mode / 2 }, (x) => {
    upper = equallyDense(beta, x);
    const outside = beta.lowerTail(x) + beta.upperTail(upper);
    const slope = beta.density(x) * (1 - beta.slope(x) / beta.slope(upper));
    return { miss: Math.log(outside) - target, slope: slope / outside };
  });
  return { lower, upper: equallyDense(beta, lower) };
}

/** Newton doubles its correct digits at each step once close; it is close within a few. */
const MOST_STEPS = 60;

/**
 * The point on the other side of the mode with the same density as x < mode. The log density is
 * concave, so a Newton step from anywhere lands beyond the answer, and the next ones come down on
 * it; where one no longer does, rounding is all that is left.
 */
export function equallyDense(beta: Beta, x: number): number {
  const { mode } = beta;
  const level = beta.shape(x);
  let u = Math.min(2 * mode - x, (1 + mode) / 2);
  for (let step = 0; step < MOST_STEPS; step++) {
    const excess = beta.shape(u) - level;
    const newton = u - excess / beta.slope(u);
    const next = newton < 1 ? newton : (1 + u) / 2;
    if (Math.abs(next - u) <= 4 * Number.EPSILON || (excess < 0 && next >= u)) break;
    u = next;
  }
  return Math.max(u, mode);
}
