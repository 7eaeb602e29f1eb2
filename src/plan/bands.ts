import { type CdfBand, confidenceBand } from '../estimate/index.ts';
import type { BandSettings } from '../settings.ts';

/** Bands by number of trials and confidence, each made once. */
export function rememberBands(
  settings: BandSettings,
): (trials: number, confidence: number) => CdfBand {
  const known = new Map<string, CdfBand>();
  return (trials, confidence) => {
    const key = `${trials} ${confidence}`;
    const band = known.get(key) ?? confidenceBand(trials, { ...settings, confidence });
    known.set(key, band);
    return band;
  };
}
