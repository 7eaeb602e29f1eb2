export { confidenceBand, confidenceBands, LARGEST_CALIBRATED } from './calibrate.ts';
export type { CdfBand } from './cdf-band.ts';
export { inCost } from './cost-axis.ts';
export { levelFromBudget } from './level.ts';
export { limitsAt } from './limits.ts';
export { type MeanCurve, meanCurve } from './mean-curve.ts';
export { meanEstimatesAt } from './mean-estimates.ts';
export { type MeanLimits, meanLimitsAt } from './mean-limits.ts';
export { trialsFor } from './mean-trials.ts';
export { scoreBounds } from './score-bounds.ts';
export { trialsToResolve } from './trials-to-resolve.ts';
export {
  type Limits,
  resolvableBudget,
  type ScoreBounds,
  type TuningCurve,
  tuningCurve,
} from './tuning-curve.ts';
