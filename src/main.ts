import { type Assessment, assess, checkBudgets, checkUnit } from './decide/index.ts';
import {
  findCandidate,
  findRecordedScore,
  type Loading,
  loadBaseline,
  unusedOptions,
} from './load.ts';
import { commonSettings, type SweepRecord, settingsToSave, toSweep } from './parse/index.ts';
import type { OptionName } from './settings/index.ts';

/** Where the two sweeps are, as the user gave it. */
interface Locations {
  readonly baseline: string;
  readonly candidate: string;
}

/** The assessment, and the candidate as it was read. */
export interface ComparedSweeps {
  readonly assessment: Assessment;
  readonly candidate: SweepRecord | null;
  /** The options that were given and had no effect. */
  readonly unused: readonly OptionName[];
}

/** Finds, reads and assesses two sweeps. */
export async function compareSweeps(
  locations: Locations,
  loading: Loading,
): Promise<ComparedSweeps> {
  const { settings } = loading;
  const ofBaseline = () => findRecordedScore(locations.baseline, loading);
  const candidate = await findCandidate(locations.candidate, loading, ofBaseline);
  const sweep = candidate.record && toSweep(candidate.record, settings.reading);
  const wanted = {
    location: locations.baseline,
    trainedSha: candidate.record?.source.sha ?? null,
    candidate: sweep,
  };
  const baseline = await loadBaseline(wanted, loading);
  const unused = unusedOptions([candidate, baseline], locations.candidate, settings.reading);
  if (sweep) checkUnit('candidate', sweep, settings.reading);
  if (sweep && baseline.sweep) {
    const costless = { arm: 'candidate', sweep, other: baseline.sweep } as const;
    checkBudgets(costless, settings.comparison);
  }
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none,
  });
  const sweeps = { baseline: baseline.sweep, candidate: sweep };
  const sizes = Object.values(sweeps).map((one) => one?.trials.length ?? 0);
  loading.onStep?.({ kind: 'compute', trials: Math.max(...sizes) });
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const assessment = assess(sweeps, { ...settings, reading }, searches);
  return { assessment, candidate: candidate.record, unused };
}
