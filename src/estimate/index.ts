export {
  type CdfBand,
  confidenceBand,
  confidenceBands,
  constantWidthBounds,
  levelFromBudget,
  MAX_CALIBRATED,
} from './confidence-band.ts';
export * from './mean-curve.ts';
export * from './tuning-curve.ts';
