import { settingsError, UserError } from './errors.ts';
import {
  acceptSaved,
  areSaved,
  differenceFrom,
  readRecord,
  type SettingDifference,
  type Sweep,
  type SweepRecord,
  savedMetric,
  settingsToSave,
  toSweep,
} from './parse/index.ts';
import {
  type FoundFiles,
  findSweep,
  isOfInstance,
  type Location,
  type Place,
  plainSearch,
  type Search,
} from './read/index.ts';
import type { OptionName, Settings } from './settings/index.ts';

export interface Loading {
  readonly place: Place;
  readonly settings: Settings;
  /** Those for reading that a saved sweep must agree with, as the config has them. */
  readonly required?: readonly OptionName[];
  /** Whether the run makes other comparisons too, which are judged even if this one cannot be made. */
  readonly isOneOfSeveral?: boolean;
}

/** A sweep before any policy, if it was found. */
interface LoadedRecord {
  readonly record: SweepRecord | null;
  readonly search: Search;
}

interface FoundCandidate extends LoadedRecord {
  /** What the config asks for, and the sweep was not saved with. */
  readonly difference: SettingDifference | null;
}

/** A sweep as it is compared, if it was found. */
interface LoadedSweep extends LoadedRecord {
  readonly sweep: Sweep | null;
}

/**
 * The candidate as it is compared; of several, one that cannot be read is only absent.
 *
 * @throws UserError if it cannot be read, or not with the settings given
 */
export async function loadCandidate(
  location: Location,
  loading: Loading,
): Promise<LoadedSweep & FoundCandidate> {
  try {
    const found = await findCandidate(location, loading);
    const { record } = found;
    return { ...found, sweep: record && toSweep(record, loading.settings.reading) };
  } catch (error) {
    if (!loading.isOneOfSeveral) throw error;
    return { ...unreadable(location, error), difference: null };
  }
}

/** @throws error if it is not about the data */
function unreadable(location: Location, error: unknown): LoadedSweep {
  if (!(error instanceof UserError) || error.fault === 'settings') throw error;
  const absence = { why: 'unusable', what: error.to('inputs').message } as const;
  return { sweep: null, record: null, search: plainSearch(location.text, absence) };
}

/** @throws UserError if it was found and cannot be read, or not with the settings given */
export async function findCandidate(location: Location, loading: Loading): Promise<FoundCandidate> {
  const { place, settings, required } = loading;
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  const found = await findSweep(wanted, place);
  const { files, search } = found;
  if (files.length === 0) return { record: null, search, difference: null };
  const record = await readFound(found, wanted, loading);
  const asked = required ?? ['metric', 'direction', 'cost'];
  const difference = areSaved(files) ? differenceFrom(record, settings.reading, asked) : null;
  if (difference !== null && required === undefined) throw otherThanSaved(difference);
  return { record, search, difference };
}

function otherThanSaved({ option, asked, saved }: SettingDifference): UserError {
  const [given, kept] = [asked, saved].map((text) => JSON.stringify(text.slice(0, 80)));
  const fix = 'Remove it, or save the sweep again.';
  return settingsError(option, `is ${given}, but the sweep was saved with ${kept}`, fix);
}

/** The candidate as it is to be saved: with the settings that its trials are to be judged by. */
export async function loadToSave(
  location: Location,
  loading: Loading,
): Promise<SweepRecord | null> {
  const { record } = await findCandidate(location, loading);
  const { reading, gate } = loading.settings;
  return (
    record && { ...record, settings: settingsToSave(reading, record.settings, gate.minTrials) }
  );
}

/**
 * The baseline as it is compared. One that was looked up (`auto`) and cannot be read is only absent: a run that
 * informs has to go on and save the next one. So is any that is one of several.
 *
 * @param trainedSha the commit that the candidate was trained on, if it is known
 * @throws UserError if it cannot be read, or not with the settings given
 */
export async function loadBaseline(
  location: Location,
  trainedSha: string | null,
  loading: Loading,
): Promise<LoadedSweep> {
  const { place, settings } = loading;
  // All looks of a run share one baseline.
  const isFrozen = settings.gate.looks !== null;
  const wanted = { arm: 'baseline', location, trainedSha, isFrozen } as const;
  try {
    const found = ofInstance(await findSweep(wanted, place), location, loading);
    if (found.files.length === 0) return { sweep: null, record: null, search: found.search };
    const record = await readFound(found, wanted, loading);
    const sweep = toSweep(record, settings.reading);
    return { sweep, record, search: found.search };
  } catch (error) {
    if (location.kind !== 'auto' && !loading.isOneOfSeveral) throw error;
    return unreadable(location, error);
  }
}

/** Where only a sweep that this program has saved will do, it must be that of the comparison. */
function readFound(
  found: FoundFiles,
  { arm, location }: Parameters<typeof findSweep>[0],
  { place, settings: { reading } }: Loading,
): Promise<SweepRecord> {
  if (location.kind !== 'auto' && location.kind !== 'sweep')
    return readRecord(found.files, reading, found.source);
  const isBaseline = arm === 'baseline' && location.kind === 'auto';
  const workflow = isBaseline ? (place.github?.baseline.workflow ?? '') : null;
  const { instance, repository } = place;
  const name = location.kind === 'sweep' ? location.name : instance;
  const owner = { name, repository, metric: reading.metric, workflow };
  return acceptSaved(found, owner);
}

/** Keeps only this comparison's baseline of an artifact that several share; any other result is unchanged. */
function ofInstance(found: FoundFiles, location: Location, loading: Loading): FoundFiles {
  const { instance, sharedBaselines: artifact = null, github } = loading.place;
  if (location.kind !== 'auto' || artifact === null || found.files.length === 0) return found;
  const { metric } = loading.settings.reading;
  const own = found.files.filter((file) => isOfInstance(file, instance));
  if (own.length > 0 && (metric === null || own.some((file) => savedMetric(file) === metric)))
    return { ...found, files: own };
  const branch = github?.baseline.branch ?? '';
  const absence = { why: 'no-baseline-yet', artifact, branch, other: null } as const;
  return { ...found, files: [], search: plainSearch(found.search.location, absence) };
}
