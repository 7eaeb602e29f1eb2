import { type CdfBand, limitsAt, type TuningCurve, tuningCurve } from '../estimate/index.ts';
import { commonBreaks } from '../math/step-function.ts';

/**
 * A tuning curve from one trial to its resolvable budget, as steps on which the same order statistics
 * make it; ranks are ascending from 1, 0 for a lower limit that no score sets.
 */
export interface RankSteps {
  /** Natural logarithms of the budgets, in trials, at which steps end. None if one trial is unresolved. */
  readonly ends: Float64Array;
  readonly lower: Int32Array;
  readonly point: Int32Array;
  readonly upper: Int32Array;
}

/** @param quantile in (0, 1) */
export function rankSteps(band: CdfBand, quantile: number): RankSteps {
  const curve = rankCurve(band, quantile);
  const { resolvableBudget: resolved, lower, point, upper } = curve;
  const ends = resolved < 1 ? [] : commonBreaks([lower, point, upper], 1, resolved);
  const steps = ends.map((end) => limitsAt(curve, end));
  return {
    ends: Float64Array.from(ends, Math.log),
    lower: Int32Array.from(steps, (step) => Math.max(0, step.lower)),
    point: Int32Array.from(steps, (step) => step.point),
    upper: Int32Array.from(steps, (step) => step.upper),
  };
}

/** The tuning curve, in trials, of a sweep whose scores are their own ranks. */
export function rankCurve(band: CdfBand, quantile: number): TuningCurve {
  return tuningCurve(
    Array.from({ length: band.n }, (_, i) => i + 1),
    band,
    quantile,
  );
}
