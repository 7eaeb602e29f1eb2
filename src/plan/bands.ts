import { type CdfBand, confidenceBands } from '../estimate/index.ts';
import type { BandSettings } from '../settings.ts';

/** Bands by number of trials and confidence, each made once. */
export function rememberBands(
  settings: BandSettings,
): (trials: number, confidence: number) => CdfBand {
  const bySize = new Map<number, (confidence: number) => CdfBand>();
  const known = new Map<string, CdfBand>();
  return (trials, confidence) => {
    const bandsOf = bySize.get(trials) ?? confidenceBands(trials, settings);
    bySize.set(trials, bandsOf);
    const key = `${trials} ${confidence}`;
    const band = known.get(key) ?? bandsOf(confidence);
    known.set(key, band);
    return band;
  };
}
