export { constantWidthBounds } from './calibration.ts';
export type { CdfBand } from './confidence-band.ts';
export {
  confidenceBand,
  confidenceBands,
  levelFromBudget,
  MAX_CALIBRATED,
} from './confidence-band.ts';
export {
  type MeanCurve,
  type MeanLimits,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  trialsFor,
} from './mean-curve.ts';
export {
  countTies,
  inCost,
  type Limits,
  limitsAt,
  resolvableBudget,
  type ScoreBounds,
  scoreBounds,
  type TuningCurve,
  tuningCurve,
} from './tuning-curve.ts';
