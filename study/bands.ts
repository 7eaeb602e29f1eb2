import { type CdfBand, confidenceBand } from '../src/estimate/index.ts';
import type { BandMethod, BandSettings } from '../src/settings/index.ts';

export const BAND: BandSettings = {
  method: 'ld-highest-density',
  confidence: 0.8,
  calibration: 'exact',
  seed: 0,
};

export function bandOf(n: number, confidence = 0.8, method: BandMethod = BAND.method): CdfBand {
  return confidenceBand(n, { ...BAND, confidence, method });
}
