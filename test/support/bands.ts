import type { ComparisonRules } from '../../src/compare/index.ts';
import {
  type CdfBand,
  confidenceBand,
  type TuningCurve,
  tuningCurve,
} from '../../src/estimate/index.ts';
import type { BandMethod, BandSettings } from '../../src/settings/index.ts';

export const BAND: BandSettings = {
  method: 'ld-highest-density',
  confidence: 0.8,
  calibration: 'exact',
  seed: 0,
};

export const RULES: ComparisonRules = {
  minShare: 0.1,
  margin: 0,
  budgetMin: null,
  budgetMax: null,
};

const known = new Map<string, CdfBand>();

/** An exactly calibrated band, calibrated only once for each n, method and confidence. */
export function bandOf(n: number, method: BandMethod = BAND.method, confidence = 0.8): CdfBand {
  const key = `${n} ${method} ${confidence}`;
  const band = known.get(key) ?? confidenceBand(n, { ...BAND, method, confidence });
  known.set(key, band);
  return band;
}

/** The tuning curve of some scores with the default band. */
export function curveOf(scores: readonly number[], confidence = 0.8): TuningCurve {
  return tuningCurve(scores, bandOf(scores.length, BAND.method, confidence));
}
