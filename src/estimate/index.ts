export { confidenceBand } from './calibrate.ts';
export type { CdfBand } from './cdf-band.ts';
export { inCost } from './cost-axis.ts';
export { limitsAt } from './limits.ts';
export { trialsToResolve } from './trials-to-resolve.ts';
export {
  type Limits,
  resolvableBudget,
  type ScoreBounds,
  type TuningCurve,
  tuningCurve,
} from './tuning-curve.ts';
