import { MAX_OLDER } from './compare/index.ts';
import {
  type AskedComparison,
  type Assessment,
  assess,
  haveUseForOlder,
  levelsOfRun,
} from './decide/index.ts';
import { dataError, settingsError, UserError } from './errors.ts';
import { findSweep, namedFiles } from './find-sweep.ts';
import {
  acceptSaved,
  areSaved,
  commonSettings,
  differenceFrom,
  readRecord,
  refuseCopies,
  type SettingDifference,
  type Sweep,
  type SweepRecord,
  savedMetric,
  settingsToSave,
  sweepDigest,
  toSweep,
} from './parse/index.ts';
import { printable } from './printable.ts';
import {
  type FoundFiles,
  filesIn,
  isUnusable,
  type Location,
  type OlderSweep,
  onGitHub,
  type Place,
  plainSearch,
  type SavedLocation,
  type Search,
} from './read/index.ts';
import {
  type Layers,
  namingField,
  type OptionName,
  readingInConfig,
  type Settings,
} from './settings/index.ts';

type OfBoth<T> = Readonly<Record<'baseline' | 'candidate', T>>;

/** One of the comparisons of a run, with where its sweeps are. */
export interface PlannedComparison extends OfBoth<Location> {
  /** Untrusted text; empty for the only one. */
  readonly name: string;
  /** Where its sweep is saved on the base branch, and under which name everywhere. */
  readonly saved: SavedLocation;
  readonly settings: Settings;
  readonly layers: Layers;
}

export interface MadeComparison extends OfBoth<SweepRecord | null> {
  readonly assessment: Assessment;
  readonly planned: PlannedComparison;
  /** The older sweeps that it has taken; null if none were looked for. */
  readonly older: readonly OlderSweep[] | null;
}

/** Two sweeps to be assessed, as they were read, and the older ones that were looked up for them. */
type LoadedPair = AskedComparison &
  OfBoth<SweepRecord | null> & { readonly older?: readonly OlderSweep[] };

/**
 * Makes several comparisons, one after the other. What cannot be read is an error of its own comparison,
 * wrong settings are one of the run.
 */
export async function compareAll(
  planned: readonly PlannedComparison[],
  place: Place,
): Promise<MadeComparison[]> {
  const isOneOfSeveral = planned.length > 1;
  const loaded: LoadedPair[] = [];
  for (const { settings, layers, ...locations } of planned) {
    const loading = { place, settings, required: readingInConfig(layers), isOneOfSeveral };
    try {
      const pair = await loadPair(locations, loading);
      loaded.push(await withOlder(pair, locations.baseline, place));
    } catch (error) {
      throw namingField(error, layers);
    }
  }
  const levels = levelsOfRun(loaded);
  return loaded.map(({ sweeps, settings, older = null, ...read }, i): MadeComparison => {
    const comparison = planned[i] as PlannedComparison;
    try {
      const assessment = assess(sweeps, settings, levels[i]);
      return { planned: comparison, assessment, older, ...read };
    } catch (error) {
      throw namingField(error, comparison.layers);
    }
  });
}

/** Finds, reads and assesses two sweeps. @param older sweeps of main before the baseline's, the newest first */
export async function compareSweeps(
  locations: OfBoth<Location>,
  loading: Loading,
  older: readonly Location[] = [],
) {
  const pair = await loadPair(locations, loading);
  const records = await readNamed(older, loading.place, pair.settings.reading);
  return { candidate: pair.candidate, assessment: assessWith(records, pair) };
}

/** Sweeps as recorded, from where they are named. @throws UserError for one that cannot be read */
export function readNamed(
  locations: readonly Location[],
  place: Place,
  reading: Settings['reading'],
): Promise<SweepRecord[]> {
  return Promise.all(
    locations.map(async (location) => {
      const { files, source } = await namedFiles(location, place);
      return readRecord(files, reading, source);
    }),
  );
}

/** @throws UserError for an older sweep of another metric, or in another direction */
function assessWith(records: readonly SweepRecord[], { sweeps, settings }: LoadedPair): Assessment {
  const { reading } = settings;
  const { metric, direction } = sweeps.candidate ?? sweeps.baseline ?? reading;
  const older = records.map((record) => {
    if (record.metric === metric && record.direction === direction) return toSweep(record, reading);
    const what = `is of ${printable(record.metric)}, which is to ${record.direction}; the candidate is of ${printable(metric ?? '')}, which is to ${direction}`;
    throw dataError(record.source.location, what, 'Name older sweeps of the same metric.');
  });
  return assess({ ...sweeps, older }, settings);
}

async function loadPair(locations: OfBoth<Location>, loading: Loading): Promise<LoadedPair> {
  const candidate = await loadCandidate(locations.candidate, loading);
  const { baseline: location } = locations;
  const trainedSha = candidate.record?.source.sha ?? null;
  // Without the commit that was trained, another baseline would be found.
  const baseline = isUnusable(candidate.search)
    ? nothing(plainSearch(location, null))
    : await load({ arm: 'baseline', location, trainedSha }, loading);
  return pairOf({ baseline, candidate }, loading.settings);
}

/**
 * Two sweeps with older ones of main, as many as serve, where the baseline was looked up. What cannot be got is a note:
 * they decide nothing.
 */
async function withOlder(pair: LoadedPair, location: Location, place: Place): Promise<LoadedPair> {
  const { sweeps, settings, baseline } = pair;
  const sha = baseline?.source.sha ?? null;
  const of = location.kind === 'base' ? location.saved : location;
  if (of.kind !== 'auto' || sha === null || !haveUseForOlder(sweeps, settings)) return pair;
  const { metric = null, direction = null } = sweeps.candidate ?? {};
  const loading = { place, settings: { ...settings, reading: { ...settings.reading, metric } } };
  const wanted = { arm: 'baseline', location: of, trainedSha: null } as const;
  const sweepIn = async (found: OlderSweep) => {
    const record = await readFound(found, wanted, loading);
    const isOfKind = record.metric === metric && record.direction === direction;
    return isOfKind ? toSweep(record, settings.reading) : null;
  };
  const taken: OlderSweep[] = [];
  const older: Sweep[] = [];
  let olderTrouble: string | null = null;
  const note = (error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    olderTrouble ??= error.messageFor('inputs');
  };
  const { olderSweeps } = await onGitHub();
  try {
    for await (const found of olderSweeps(place, of, sha)) {
      const sweep = await sweepIn(found).catch(note);
      if (!sweep) continue;
      taken.push(found);
      older.push(sweep);
      if (older.flatMap(({ trials }) => trials).length >= MAX_OLDER) break;
    }
  } catch (error) {
    note(error);
  }
  return { ...pair, sweeps: { ...sweeps, older, olderTrouble }, older: taken };
}

function pairOf({ baseline, candidate }: OfBoth<LoadedSweep>, settings: Settings): LoadedPair {
  refuseSources([baseline.record, candidate.record]);
  const [b, c] = [baseline.record?.settings, candidate.record?.settings];
  const none = settingsToSave(settings.reading);
  const saved = { baseline: b ?? c ?? none, candidate: c ?? b ?? none };
  const reading = commonSettings(settings.reading, saved);
  return {
    sweeps: {
      baseline: baseline.sweep,
      candidate: candidate.sweep,
      difference: candidate.difference,
      savedMinTrials: b?.minTrials ?? null,
      searches: { baseline: baseline.search, candidate: candidate.search },
    },
    settings: { ...settings, reading },
    candidate: candidate.record,
    baseline: baseline.record,
  };
}

/** @throws UserError for a sweep from which a list was drawn that a sweep has trained: its own scores chose the settings */
function refuseSources(records: readonly (SweepRecord | null)[]): void {
  const digests = new Set(records.flatMap((record) => record?.search.drawnFrom ?? []));
  if (digests.size === 0) return;
  const source = records.find((record) => record && digests.has(sweepDigest(record)));
  if (!source) return;
  throw dataError(
    source.source.location,
    'is a sweep that the list was drawn from, so its own scores chose the settings that are compared',
    'Train the list on both sides, or draw a new list without this sweep.',
  );
}

/**
 * Assesses two sweeps that were read before.
 *
 * @param older those of main before the baseline's, the newest first
 * @throws UserError if the settings do not go with them
 */
export function assessRecords(
  records: OfBoth<SweepRecord>,
  settings: Settings,
  older: readonly SweepRecord[] = [],
): Assessment {
  const loaded = (record: SweepRecord): LoadedSweep => {
    const location = { kind: 'path', text: record.source.location } as const;
    const sweep = readAsSweep(record, settings.reading);
    return { ...nothing(plainSearch(location, null)), record, sweep };
  };
  const pair = { baseline: loaded(records.baseline), candidate: loaded(records.candidate) };
  return assessWith(older, pairOf(pair, settings));
}

/** @throws UserError also for rows that were copied */
function readAsSweep(record: SweepRecord, reading: Settings['reading']): Sweep {
  const sweep = toSweep(record, reading);
  if (reading.repeats !== 'separate') refuseCopies(record);
  return sweep;
}

interface Loading {
  readonly place: Place;
  readonly settings: Settings;
  /** Those for reading that a saved sweep must agree with, as the config has them. */
  readonly required?: readonly OptionName[];
  /** Whether the run makes other comparisons too, which are judged even if this one cannot be made. */
  readonly isOneOfSeveral?: boolean;
}

interface LoadedRecord {
  readonly record: SweepRecord | null;
  readonly search: Search;
  /** What the config asks of a candidate, and it was not saved with. */
  readonly difference: SettingDifference | null;
}

interface LoadedSweep extends LoadedRecord {
  readonly sweep: Sweep | null;
}

type Wanted = Parameters<typeof findSweep>[0];

export function loadCandidate(location: Location, loading: Loading): Promise<LoadedSweep> {
  return load({ arm: 'candidate', location, trainedSha: null }, loading);
}

/**
 * A sweep as it is compared. A baseline that was looked up (`auto`) and cannot be read is only absent: a run that
 * informs has to go on and save the next one. So is any sweep of one of several comparisons. A baseline that arrived
 * whole is defective for everybody, and no pull request is to blame for it.
 *
 * @throws UserError if it cannot be read, or not with the settings given
 */
async function load(wanted: Wanted, loading: Loading): Promise<LoadedSweep> {
  const isLookedUp = wanted.arm === 'baseline' && ['auto', 'base'].includes(wanted.location.kind);
  let why: 'unusable' | 'defective' = 'unusable';
  try {
    const found = await findSweep(wanted, loading.place);
    if (isLookedUp) why = 'defective';
    const loaded = await readFiles(found, wanted, loading);
    const { record } = loaded;
    return { ...loaded, sweep: record && readAsSweep(record, loading.settings.reading) };
  } catch (error) {
    const mayBeAbsent = loading.isOneOfSeveral || isLookedUp;
    if (!mayBeAbsent || !(error instanceof UserError) || error.fault === 'settings') throw error;
    const absence = { why, what: error.messageFor('inputs') };
    return nothing(plainSearch(wanted.location, absence));
  }
}

function nothing(search: Search): LoadedSweep {
  return { sweep: null, record: null, search, difference: null };
}

export async function findCandidate(location: Location, loading: Loading): Promise<LoadedRecord> {
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  return readFiles(await findSweep(wanted, loading.place), wanted, loading);
}

/** @throws UserError for files that cannot be read, or not with the settings given */
async function readFiles(all: FoundFiles, wanted: Wanted, loading: Loading): Promise<LoadedRecord> {
  const { settings, required } = loading;
  const chosen = ofComparison(all, wanted.location, loading);
  const { files } = chosen;
  if (files.length === 0) return nothing(chosen.search);
  const record = await readFound(chosen, wanted, loading);
  const { shards: saved = 1, plannedShards: jobs } = record;
  const search = { ...chosen.search, shards: jobs === undefined ? null : { jobs, saved } };
  if (wanted.arm === 'baseline' || !areSaved(files)) return { record, search, difference: null };
  const asked = required ?? ['metric', 'direction', 'cost'];
  const difference = differenceFrom(record, settings.reading, asked);
  if (difference !== null && required === undefined) throw otherThanSaved(difference);
  return { record, search, difference };
}

function otherThanSaved({ option, asked, saved }: SettingDifference): UserError {
  const [wanted, recorded] = [asked, saved].map((text) => JSON.stringify(text.slice(0, 80)));
  const fix = 'Remove it, or save the sweep again.';
  return settingsError(option, `is ${wanted}, but the sweep was saved with ${recorded}`, fix);
}

/** What a sweep that is saved with these settings says of its training. */
export function plannedBy({ gate: { minTrials }, comparison: { pairing } }: Settings) {
  return { minTrials, pairing };
}

/** The candidate as it is to be saved: with the settings that its trials are to be judged by. */
export async function loadToSave(
  location: Location,
  loading: Loading,
): Promise<SweepRecord | null> {
  const { record } = await findCandidate(location, loading);
  const { reading } = loading.settings;
  const planned = plannedBy(loading.settings);
  return record && { ...record, settings: settingsToSave(reading, record.settings, planned) };
}

/** Where only a sweep that this program has saved will do, it must be that of the comparison. */
function readFound(
  sweep: Pick<FoundFiles, 'files' | 'source'>,
  { arm, location }: Wanted,
  { place, settings: { reading } }: Loading,
): Promise<SweepRecord> {
  if (!('artifact' in location)) return readRecord(sweep.files, reading, sweep.source);
  const isBaseline = arm === 'baseline' && location.kind === 'auto';
  const workflow = isBaseline ? (place.github?.baseline.workflow ?? '') : null;
  const { repository } = place;
  return acceptSaved(sweep, { name: location.name, repository, metric: reading.metric, workflow });
}

/** Keeps only this comparison's baseline of an artifact that several share; any other result is unchanged. */
function ofComparison(sweep: FoundFiles, location: Location, loading: Loading): FoundFiles {
  if (location.kind !== 'auto' || sweep.files.length === 0) return sweep;
  const { metric } = loading.settings.reading;
  const files = filesIn(sweep.files, location);
  const isAlone = location.of === '';
  const isOfMetric = metric === null || files.some((file) => savedMetric(file) === metric);
  if (isAlone || (files.length > 0 && isOfMetric)) return { ...sweep, files };
  const branch = loading.place.github?.baseline.branch ?? '';
  const about = { artifact: location.artifact, branch, other: null };
  const absence = { why: 'no-baseline-yet', ...about } as const;
  return { ...sweep, files: [], search: plainSearch(sweep.search.location, absence) };
}
