import { UserError } from './errors.ts';
import {
  acceptSaved,
  areSaved,
  type RecordedScore,
  readRecord,
  readRecordedScore,
  type Sweep,
  type SweepRecord,
  savedMetric,
  scoreOfSweep,
  settingsToSave,
  toSweep,
} from './parse/index.ts';
import {
  collectedName,
  type FoundFiles,
  findSweep,
  isOfInstance,
  type Place,
  plainSearch,
  type Search,
} from './read/index.ts';
import {
  fileOptionsIn,
  type OptionName,
  type ReadingSettings,
  refuseFileOptions,
  refuseOtherScore,
  type Settings,
} from './settings/index.ts';

export interface Loading {
  readonly place: Place;
  readonly settings: Settings;
  /** Those for reading that a saved sweep must agree with, as the config has them. */
  readonly required?: readonly OptionName[];
}

/** A sweep before any policy, if it was found. */
interface LoadedRecord {
  readonly record: SweepRecord | null;
  readonly search: Search;
  /** Whether it was saved by tuning-gate, not read from a tool's files. */
  readonly isSaved: boolean;
}

/**
 * The given options that have no effect because every sweep found is a saved one. They may be meant
 * for files that were not there, unless the candidate was named.
 *
 * @throws UserError if there are any, and the candidate was named
 */
export function unusedOptions(
  loaded: readonly LoadedRecord[],
  candidate: string,
  reading: ReadingSettings,
): readonly OptionName[] {
  const found = loaded.filter(({ search }) => search.absence === null);
  if (found.length === 0 || !found.every(({ isSaved }) => isSaved)) return [];
  if (!isCollected(candidate)) refuseFileOptions(reading);
  return fileOptionsIn(reading);
}

/** @throws UserError if it was found and cannot be read, or not with the settings given */
export async function loadCandidate(location: string, loading: Loading): Promise<LoadedRecord> {
  const loaded = await findCandidate(location, loading);
  const { reading } = loading.settings;
  if (loaded.record !== null && loaded.isSaved) {
    refuseFileOptions(reading);
    refuseOtherScore(loaded.record, reading);
  }
  const record = loaded.record && {
    ...loaded.record,
    settings: settingsToSave(reading, loaded.record.settings),
  };
  return { ...loaded, record };
}

export async function findCandidate(
  location: string,
  loading: Loading,
  ofBaseline?: () => Promise<RecordedScore | null>,
): Promise<LoadedRecord> {
  const { settings } = loading;
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  const { files, source, search } = await findSweep(wanted, loading.place);
  if (files.length === 0) return { record: null, search, isSaved: false };
  const record = isCollected(location)
    ? await acceptSaved({ files, source }, ownerOf(location, loading))
    : await readRecord(files, settings.reading, source, ofBaseline);
  return { record, search, isSaved: areSaved(files) };
}

/** What a named baseline records about the score; one that is looked up is saved with it. */
export async function findRecordedScore(
  location: string,
  { place, settings }: Loading,
): Promise<RecordedScore | null> {
  if (isCollected(location)) return null;
  const { files, source } = await findSweep({ arm: 'baseline', location, trainedSha: null }, place);
  return files.length === 0 ? null : readRecordedScore(files, settings.reading, source);
}

interface WantedBaseline {
  readonly location: string;
  readonly trainedSha: string | null;
  /** What it will be compared with, if there is anything. */
  readonly candidate: Sweep | null;
}

interface LoadedBaseline extends LoadedRecord {
  readonly sweep: Sweep | null;
}

/**
 * A baseline that cannot be used counts as missing if it was looked up (`auto`); if the user named it, it is
 * an error.
 */
export async function loadBaseline(
  wanted: WantedBaseline,
  loading: Loading,
): Promise<LoadedBaseline> {
  try {
    return await loadWanted(wanted, loading);
  } catch (error) {
    const isOfData = error instanceof UserError && error.fault === 'data';
    if (wanted.location !== 'auto' || !isOfData) throw error;
    const absence = { why: 'unusable', what: error.to('inputs').message } as const;
    const search = plainSearch(wanted.location, absence);
    return { sweep: null, record: null, search, isSaved: false };
  }
}

async function loadWanted(wanted: WantedBaseline, loading: Loading): Promise<LoadedBaseline> {
  const { settings } = loading;
  const { location, trainedSha, candidate } = wanted;
  // All looks of a run share one baseline.
  const isFrozen = settings.gate.looks !== null;
  const workflow = location === 'auto' ? (loading.place.github?.baseline.workflow ?? '') : null;
  const ofCandidate = async () => candidate && scoreOfSweep(candidate);
  const sought = { arm: 'baseline', location, trainedSha, isFrozen } as const;
  const { files, source, search } = ofInstance(
    await findSweep(sought, loading.place),
    location,
    loading,
  );
  if (files.length === 0) return { sweep: null, record: null, search, isSaved: false };
  const record = isCollected(location)
    ? await acceptSaved({ files, source }, { ...ownerOf(location, loading), workflow })
    : await readRecord(files, settings.reading, source, ofCandidate);
  const sweep = toSweep(record, settings.reading);
  return { sweep, record, search, isSaved: areSaved(files) };
}

/** Keeps only this comparison's baseline of an artifact that several share; any other result is unchanged. */
function ofInstance(found: FoundFiles, location: string, loading: Loading): FoundFiles {
  const { instance, sharedBaselines: artifact = null, github } = loading.place;
  if (location !== 'auto' || artifact === null || found.files.length === 0) return found;
  const { metric } = loading.settings.reading;
  const own = found.files.filter((file) => isOfInstance(file, instance));
  if (own.length > 0 && (metric === null || own.some((file) => savedMetric(file) === metric)))
    return { ...found, files: own };
  const branch = github?.baseline.branch ?? '';
  const absence = { why: 'no-baseline-yet', artifact, branch, other: null } as const;
  return { ...found, files: [], search: plainSearch(found.search.location, absence) };
}

/** Whether only a sweep that this program has saved will do. */
function isCollected(location: string): boolean {
  return location === 'auto' || collectedName(location) !== null;
}

function ownerOf(location: string, { place, settings }: Loading) {
  const { instance, repository } = place;
  const name = collectedName(location) ?? instance;
  return { name, repository, metric: settings.reading.metric, workflow: null };
}
