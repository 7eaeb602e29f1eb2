import { type Assessment, assess, excuseAnchor } from './decide/index.ts';
import { type Loading, loadBaseline, loadCandidate } from './load.ts';
import { commonSettings, type SweepRecord, settingsToSave } from './parse/index.ts';
import { isLasting, type Location, type Place, plainSearch } from './read/index.ts';
import { type Layers, namingField, readingInConfig, type Settings } from './settings/index.ts';

/** Where the two sweeps are. */
interface Locations {
  readonly baseline: Location;
  readonly candidate: Location;
}

/** The assessment, and the candidate as it was read. */
interface ComparedSweeps {
  readonly assessment: Assessment;
  readonly candidate: SweepRecord | null;
}

/** One of the comparisons of a run. */
export interface PlannedComparison extends Locations {
  /** Untrusted text; empty for the only one. */
  readonly name: string;
  /** The name under which its sweeps are saved. */
  readonly instance: string;
  readonly settings: Settings;
  /** Where its settings come from. */
  readonly layers: Layers;
}

/** A comparison of a run, and how it went. */
export interface MadeComparison extends ComparedSweeps {
  readonly planned: PlannedComparison;
}

/**
 * Makes several comparisons, one after the other. What cannot be read is an error of its own comparison,
 * wrong settings are one of the run.
 */
export async function compareAll(
  planned: readonly PlannedComparison[],
  place: Place,
): Promise<MadeComparison[]> {
  const made: MadeComparison[] = [];
  for (const one of planned) {
    const { settings, layers, instance } = one;
    const required = readingInConfig(layers);
    const isOneOfSeveral = planned.length > 1;
    const loading = { place: { ...place, instance }, settings, required, isOneOfSeveral };
    const compared = await compareSweeps(one, loading).catch((error) => {
      throw namingField(error, layers);
    });
    made.push({ planned: one, ...compared });
  }
  return made.map((one) => withinBase(one, made));
}

/** An anchor, with a reference that stays where it is, knows the comparison of its candidate with the base. */
function withinBase(one: MadeComparison, made: readonly MadeComparison[]): MadeComparison {
  const { planned } = one;
  const isAnchor = isLasting(planned.baseline);
  const isOfSame = (other: PlannedComparison) =>
    other.baseline.kind === 'auto' &&
    other.instance === planned.instance &&
    other.settings.reading.metric === planned.settings.reading.metric;
  const withBase = isAnchor ? made.find((other) => isOfSame(other.planned)) : undefined;
  if (withBase === undefined) return one;
  return { ...one, assessment: excuseAnchor(one.assessment, withBase.assessment) };
}

/** Finds, reads and assesses two sweeps. */
export async function compareSweeps(
  locations: Locations,
  loading: Loading,
): Promise<ComparedSweeps> {
  const { settings } = loading;
  const candidate = await loadCandidate(locations.candidate, loading);
  const trainedSha = candidate.record?.source.sha ?? null;
  // Without the commit that was trained, another baseline would be found.
  const isUnreadable = candidate.search.absence?.why === 'unusable';
  const baseline = isUnreadable
    ? { sweep: null, record: null, search: plainSearch(locations.baseline.text, null) }
    : await loadBaseline(locations.baseline, trainedSha, loading);
  const none = settingsToSave(settings.reading);
  const reading = commonSettings(settings.reading, {
    baseline: baseline.record?.settings ?? candidate.record?.settings ?? none,
    candidate: candidate.record?.settings ?? baseline.record?.settings ?? none,
  });
  const sweeps = { baseline: baseline.sweep, candidate: candidate.sweep };
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const { difference } = candidate;
  const savedMinTrials = baseline.record?.settings.minTrials ?? null;
  const found = { ...sweeps, difference, savedMinTrials, searches };
  const assessment = assess(found, { ...settings, reading });
  return { assessment, candidate: candidate.record };
}
