import { type Assessment, assess } from './decide/index.ts';
import { UserError } from './errors.ts';
import {
  readRecord,
  readSavedSweeps,
  type SavedSweep,
  type Sweep,
  type SweepRecord,
  toSweep,
} from './parse/index.ts';
import {
  type FoundFiles,
  findSweep,
  type Place,
  plainSearch,
  type Search,
  savedName,
} from './read/index.ts';
import type { Settings } from './settings.ts';

/** Where the two sweeps are, as the user gave it. */
export interface Locations {
  readonly baseline: string;
  readonly candidate: string;
}

export interface Loading {
  readonly place: Place;
  readonly settings: Settings;
}

/** A sweep before any policy, if it was found. */
export interface LoadedSweep {
  readonly record: SweepRecord | null;
  readonly search: Search;
}

/** Everything a report says, and the candidate as it was found. */
export interface ComparedSweeps {
  readonly assessment: Assessment;
  readonly candidate: SweepRecord | null;
}

/** From the places of two sweeps to everything a report says. */
export async function compareSweeps(
  locations: Locations,
  loading: Loading,
): Promise<ComparedSweeps> {
  const { settings } = loading;
  const candidate = await loadCandidate(locations.candidate, loading);
  const trainedSha = candidate.record?.source.sha ?? null;
  const sweep = candidate.record && toSweep(candidate.record, settings.reading);
  const baseline = await loadBaseline({ location: locations.baseline, trainedSha }, loading);
  const sweeps = { baseline: baseline.sweep, candidate: sweep };
  const searches = { baseline: baseline.search, candidate: candidate.search };
  return { assessment: assess(sweeps, settings, searches), candidate: candidate.record };
}

/** @throws UserError if it was found and cannot be read */
export async function loadCandidate(location: string, loading: Loading): Promise<LoadedSweep> {
  const wanted = { arm: 'candidate', location, trainedSha: null } as const;
  const found = await findSweep(wanted, loading.place);
  const saved = location === 'auto' ? readSaved(found) : null;
  return saved === null ? load(found, loading) : { record: saved.record, search: found.search };
}

interface WantedBaseline {
  readonly location: string;
  readonly trainedSha: string | null;
}

interface LoadedBaseline {
  readonly sweep: Sweep | null;
  readonly search: Search;
}

/** A baseline that was looked up is nobody's mistake: one that cannot be used is none. */
async function loadBaseline(
  { location, trainedSha }: WantedBaseline,
  loading: Loading,
): Promise<LoadedBaseline> {
  const wanted = { arm: 'baseline', location, trainedSha } as const;
  try {
    const found = await findSweep(wanted, loading.place);
    const { record, search } =
      found.search.choice === null ? await load(found, loading) : savedBaseline(found);
    return { sweep: record && toSweep(record, loading.settings.reading), search };
  } catch (error) {
    const isOfData = error instanceof UserError && error.fault === 'data';
    if (location !== 'auto' || !isOfData) throw error;
    const absence = { why: 'unusable', what: error.message } as const;
    return { sweep: null, search: plainSearch(location, absence) };
  }
}

/** @throws UserError unless the files are a sweep that was saved for the commit of its run */
function savedBaseline(found: FoundFiles): LoadedSweep {
  const { files, origin, search } = found;
  if (files.length === 0) return { record: null, search };
  const saved = readSaved(found);
  const sha = saved?.training.sha ?? origin.sha;
  if (saved !== null && sha === origin.sha) return { record: saved.record, search };
  const what =
    saved === null
      ? 'is no sweep that was saved by tuning-gate'
      : `was trained on ${sha}, while its run is of ${origin.sha}`;
  const fix =
    'Run the workflow once on the branch, so that it saves the sweep of what it checks out.';
  throw new UserError({ fault: 'data', where: origin.location, what, fix });
}

/** @throws UserError if it was saved under another name than it is stored under */
function readSaved({ files, origin }: FoundFiles): SavedSweep | null {
  const saved = files.length === 0 ? null : readSavedSweeps(files, origin);
  if (saved === null || origin.location === `artifact:${savedName(saved.training.name)}`) {
    return saved;
  }
  const what = `was saved under the name ${JSON.stringify(saved.training.name)}`;
  const fix = 'Give the job that saves it the same input `name` as this one, and run it again.';
  throw new UserError({ fault: 'data', where: origin.location, what, fix });
}

async function load(
  { files, origin, search }: FoundFiles,
  { settings }: Loading,
): Promise<LoadedSweep> {
  if (files.length === 0) return { record: null, search };
  return { record: await readRecord(files, settings.reading, origin), search };
}
