import { valueAt } from '../math/step-function.ts';
import type { Limits, TuningCurve } from './tuning-curve.ts';

/** The curve and its band at one budget, > 0. */
export function limitsAt(curve: TuningCurve, budget: number): Limits {
  return {
    lower: valueAt(curve.lower, budget),
    point: valueAt(curve.point, budget),
    upper: valueAt(curve.upper, budget),
  };
}
