import type { TuningCurve } from '../src/estimate/index.ts';
import type { StepFunction } from '../src/math/functions.ts';
import { failing, HEAVY, rounded } from './distributions.ts';

/** A distribution of scores by its quantile function and its CDF from both sides. */
export interface Truth {
  readonly name: string;
  readonly quantile: (p: number) => number;
  /** P(Y ≤ y) and P(Y < y). */
  readonly atMost: (score: number) => number;
  readonly below: (score: number) => number;
}

const exponentialCdf = (score: number) => (score < 0 ? 0 : -Math.expm1(-score));

export const CONTINUOUS: Truth = { ...HEAVY, atMost: exponentialCdf, below: exponentialCdf };

/** Scores 1/m, 2/m … 1, equally likely. */
export function onLevels(levels: number): Truth {
  const share = (count: number) => Math.min(1, Math.max(0, count / levels));
  return {
    ...rounded(levels),
    atMost: (score) => share(Math.floor(levels * score + 1e-9)),
    below: (score) => share(Math.ceil(levels * score - 1e-9) - 1),
  };
}

/** A share of the trials fails; the others are uniform. */
export function withFailures(failed: number): Truth {
  return {
    ...failing(failed),
    atMost: (score) => (score < failed ? failed : Math.min(1, score)),
    below: (score) => (score === -Infinity ? 0 : Math.max(failed, Math.min(1, score))),
  };
}

/**
 * Whether the true tuning curve τ(k) = Q(½^(1/k)) lies between the limits at every real budget: each
 * step's value against the CDF at the step's ends, not on a grid.
 */
export function holdsCurve({ lower, upper }: TuningCurve, truth: Truth): boolean {
  const rank = (budget: number) => 0.5 ** (1 / budget);
  const isBelow = everyStep(lower, (value, from) => truth.below(value) <= rank(from));
  return isBelow && everyStep(upper, (value, _, to) => rank(to) <= truth.atMost(value));
}

function everyStep(
  { breaks, values }: StepFunction,
  holds: (value: number, from: number, to: number) => boolean,
): boolean {
  // Ends are rounded; a millionth of a millionth keeps a tie on its right side.
  return values.every((value, i) => {
    const from = (breaks[i - 1] ?? 0) * (1 + 1e-12);
    return Math.abs(value) === Infinity || holds(value, from, (breaks[i] ?? 0) * (1 - 1e-12));
  });
}
