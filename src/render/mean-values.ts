import {
  type MeanCurve,
  type MeanLimits,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  scoreBounds,
  type TuningCurve,
  trialsFor,
} from '../estimate/index.ts';
import { orient, type Sweep } from '../parse/index.ts';
import type { Direction, Settings } from '../settings.ts';

/** The mean of the best score at one budget, in the metric's own unit; lower ≤ upper. */
export interface MeanValues {
  /** What the budget buys. */
  readonly trials: number;
  readonly u: number | null;
  readonly v: number;
  readonly w: number;
  readonly vStd: number | null;
  readonly vLower: number | null;
  readonly vUpper: number | null;
  readonly meanLower: number;
  readonly meanUpper: number;
}

/** The mean curve of a sweep at some budgets, which are on the axis of its tuning curve. */
export function meanValuesAt(
  budgets: readonly number[],
  { sweep, curve, settings }: { sweep: Sweep; curve: TuningCurve; settings: Settings },
): MeanValues[] {
  const scores = sweep.trials.map(({ score }) => score);
  const mean = meanCurve(scores, curve.band, scoreBounds(sweep.direction, settings.reading));
  return budgets.map((budget) =>
    inMetric(mean, trialsFor(budget, curve.trialCost), sweep.direction),
  );
}

function inMetric(curve: MeanCurve, trials: number, direction: Direction): MeanValues {
  const { u, v, w, vStd, vShade } = meanEstimatesAt(curve, trials);
  const shade = vShade && ends(vShade, direction);
  const limits = ends(meanLimitsAt(curve, trials), direction);
  return {
    trials,
    u: u === null ? null : orient(u, direction),
    v: orient(v, direction),
    w: orient(w, direction),
    vStd,
    vLower: shade?.lower ?? null,
    vUpper: shade?.upper ?? null,
    meanLower: limits.lower,
    meanUpper: limits.upper,
  };
}

/** For a minimised metric the ends change places. */
function ends({ lower, upper }: MeanLimits, direction: Direction): MeanLimits {
  if (direction === 'maximize') return { lower, upper };
  return { lower: orient(upper, direction), upper: orient(lower, direction) };
}
