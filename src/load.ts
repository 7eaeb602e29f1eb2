import { checkUnit } from './decide/index.ts';
import { settingsError, UserError } from './errors.ts';
import {
  acceptBaseline,
  acceptCollected,
  areSaved,
  differenceFrom,
  readRecord,
  type SettingDifference,
  type Sweep,
  type SweepRecord,
  savedMetric,
  settingsToSave,
  toSweep,
  withSaved,
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
import type { OptionName, Settings } from './settings/index.ts';

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
}

interface LoadedCandidate extends LoadedRecord {
  /** What the config asks for, and the sweep was not saved with. */
  readonly difference: SettingDifference | null;
}

/** @throws UserError if it was found and cannot be read, or not with the settings given */
export async function loadCandidate(location: string, loading: Loading): Promise<LoadedCandidate> {
  const { place, settings, required } = loading;
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  const { files, source, search } = await findSweep(wanted, place);
  if (files.length === 0) return { record: null, search, difference: null };
  const record = await readFound({ files, source }, location, loading);
  const asked = required ?? ['metric', 'direction', 'cost'];
  const difference = areSaved(files) ? differenceFrom(record, settings.reading, asked) : null;
  if (difference !== null && required === undefined) throw otherThanSaved(difference);
  return { record, search, difference };
}

/** The candidate as it is to be saved: with the settings that its trials are to be judged by. */
export async function loadToSave(location: string, loading: Loading): Promise<SweepRecord | null> {
  const { record } = await loadCandidate(location, loading);
  const { reading } = loading.settings;
  return record && { ...record, settings: settingsToSave(withSaved(reading, record.settings)) };
}

function readFound(
  found: Pick<FoundFiles, 'files' | 'source'>,
  location: string,
  loading: Loading,
): Promise<SweepRecord> {
  return isCollected(location)
    ? acceptCollected(found, ownerOf(location, loading))
    : readRecord(found.files, loading.settings.reading, found.source);
}

function otherThanSaved({ option, asked, saved }: SettingDifference): UserError {
  const [given, kept] = [asked, saved].map((text) => JSON.stringify(text.slice(0, 80)));
  const fix = 'Remove it, or save the sweep again.';
  return settingsError(option, `is ${given}, but the sweep was saved with ${kept}`, fix);
}

interface WantedBaseline {
  readonly location: string;
  readonly trainedSha: string | null;
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
    return { sweep: null, record: null, search };
  }
}

async function loadWanted(wanted: WantedBaseline, loading: Loading): Promise<LoadedBaseline> {
  const { settings } = loading;
  const { location, trainedSha } = wanted;
  // All looks of a run share one baseline.
  const isFrozen = settings.gate.looks !== null;
  const sought = { arm: 'baseline', location, trainedSha, isFrozen } as const;
  const { files, source, search } = ofInstance(
    await findSweep(sought, loading.place),
    location,
    loading,
  );
  if (files.length === 0) return { sweep: null, record: null, search };
  const record =
    location === 'auto'
      ? await acceptBaseline({ files, source }, baselineOwnerOf(loading))
      : await readFound({ files, source }, location, loading);
  const sweep = toSweep(record, settings.reading);
  checkUnit('baseline', sweep, settings.reading);
  return { sweep, record, search };
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
  return { name, repository, metric: settings.reading.metric };
}

function baselineOwnerOf(loading: Loading) {
  const workflow = loading.place.github?.baseline.workflow ?? '';
  return { ...ownerOf('auto', loading), workflow };
}
