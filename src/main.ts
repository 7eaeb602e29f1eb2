import { assess } from './assess.ts';
import { type Assessment, checkBudgets, checkUnit, checkUnits } from './decide/index.ts';
import { UserError } from './errors.ts';
import type { OptionName } from './options.ts';
import {
  acceptBaseline,
  acceptCollected,
  areSaved,
  commonSettings,
  type RecordedScore,
  readRecord,
  readRecordedScore,
  type Sweep,
  type SweepRecord,
  scoreOfSweep,
  settingsToSave,
  toSweep,
  withSaved,
} from './parse/index.ts';
import { findSweep, type Place, plainSearch, type Search } from './read/index.ts';
import type { Settings } from './settings.ts';
import { refuseOthers, refuseUnused, unusedWith } from './unused-options.ts';

/** Where the two sweeps are, as the user gave it. */
interface Locations {
  readonly baseline: string;
  readonly candidate: string;
}

export interface Loading {
  readonly place: Place;
  readonly settings: Settings;
}

/** A sweep before any policy, if it was found. */
interface LoadedRecord {
  readonly record: SweepRecord | null;
  readonly search: Search;
  /** Whether it was saved, and not read from files of a tool. */
  readonly isSaved: boolean;
}

/** Everything a report says, and the candidate as it was found. */
interface ComparedSweeps {
  readonly assessment: Assessment;
  readonly candidate: SweepRecord | null;
  /** Options for reading that were given and that nothing was read with. */
  readonly unused: readonly OptionName[];
}

/** From the places of two sweeps to everything a report says. */
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
  const unused = unusedWith([candidate, baseline], locations.candidate, settings.reading);
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
  const searches = { baseline: baseline.search, candidate: candidate.search };
  const assessment = assess(sweeps, { ...settings, reading }, searches);
  return { assessment, candidate: candidate.record, unused };
}

/** @throws UserError if it was found and cannot be read, or not with the settings given */
export async function loadCandidate(location: string, loading: Loading): Promise<LoadedRecord> {
  const loaded = await findCandidate(location, loading);
  const { reading } = loading.settings;
  if (loaded.record !== null && loaded.isSaved) {
    refuseUnused(reading);
    refuseOthers(loaded.record, reading);
  }
  const record = loaded.record && {
    ...loaded.record,
    settings: settingsToSave(withSaved(reading, loaded.record.settings)),
  };
  return { ...loaded, record };
}

async function findCandidate(
  location: string,
  { place, settings }: Loading,
  ofBaseline?: () => Promise<RecordedScore | null>,
): Promise<LoadedRecord> {
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  const { files, source, search } = await findSweep(wanted, place);
  if (files.length === 0) return { record: null, search, isSaved: false };
  const record =
    location === 'auto'
      ? acceptCollected({ files, source }, ownerOf(place))
      : await readRecord(files, settings.reading, source, ofBaseline);
  return { record, search, isSaved: areSaved(files) };
}

/** What a baseline that was named records of the score; one that is looked up says it by itself. */
async function findRecordedScore(
  location: string,
  { place, settings }: Loading,
): Promise<RecordedScore | null> {
  if (location === 'auto') return null;
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

/** A baseline that was looked up, in a workflow, is nobody's mistake: one that cannot be used is none. */
async function loadBaseline(wanted: WantedBaseline, loading: Loading): Promise<LoadedBaseline> {
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

async function loadWanted(
  wanted: WantedBaseline,
  { place, settings }: Loading,
): Promise<LoadedBaseline> {
  const { location, trainedSha, candidate } = wanted;
  const ofCandidate = async () => candidate && scoreOfSweep(candidate);
  const sought = { arm: 'baseline', location, trainedSha } as const;
  const { files, source, search } = await findSweep(sought, place);
  if (files.length === 0) return { sweep: null, record: null, search, isSaved: false };
  const record =
    location === 'auto'
      ? acceptBaseline({ files, source }, baselineOwnerOf(place))
      : await readRecord(files, settings.reading, source, ofCandidate);
  const sweep = toSweep(record, settings.reading);
  checkUnit('baseline', sweep, settings.reading);
  if (candidate) {
    checkUnits(sweep, candidate);
    checkBudgets({ arm: 'baseline', sweep, other: candidate }, settings.comparison);
  }
  return { sweep, record, search, isSaved: areSaved(files) };
}

function ownerOf({ instance: name, repository }: Place) {
  return { name, repository };
}

function baselineOwnerOf(place: Place) {
  return { ...ownerOf(place), workflow: place.github?.baseline.workflow ?? '' };
}
