import { savedName } from './artifact-names.ts';
import type { readKept as DownloadKept } from './download.ts';
import { missingSweep, readInput, readLocal, STANDARD_INPUT } from './local.ts';
import {
  type FoundFiles,
  type Location,
  type Place,
  plainSearch,
  requireGitHub,
  type Wanted,
} from './place.ts';

/**
 * Finds the files of a sweep wherever its location says: in the workspace, in artifacts of this
 * run or another, at a commit, among the saved sweeps, or on a server.
 *
 * @returns no files, and why, where there are none
 * @throws UserError if what is there cannot be read, or GitHub does not say whether there is a candidate
 */
export async function findSweep(wanted: Wanted, place: Place): Promise<FoundFiles> {
  const { arm, location, trainedSha, isFrozen = false } = wanted;
  const { found } = place.reads;
  const isLookedUp = location.kind === 'auto' || (location.kind === 'server' && location.byCommit);
  const saved = isLookedUp ? [savedAs(arm, place), trainedSha, isFrozen] : [];
  const key = JSON.stringify([arm, location.text, ...saved]);
  const finding = found.get(key) ?? find(wanted, place);
  found.set(key, finding);
  const { countShards, ...sweep } = await finding;
  if (countShards === undefined) return sweep;
  return { ...sweep, search: { ...sweep.search, shards: countShards(place.expected ?? []) } };
}

/** The artifact that saved sweeps are in where no other is named. */
function savedAs(arm: Wanted['arm'], { sharedBaselines = null, instance }: Place): string {
  return (arm === 'baseline' ? sharedBaselines : null) ?? savedName(instance);
}

/** The files of a sweep that is named, where nobody looks one up. @throws UserError if there are none */
export async function namedFiles(location: Location, place: Place): Promise<FoundFiles> {
  const found = await findSweep({ arm: 'candidate', location, trainedSha: null }, place);
  if (found.files.length === 0) throw missingSweep(location.text, place.directory);
  return found;
}

async function find(wanted: Wanted, place: Place) {
  const { location, arm } = wanted;
  if (location.kind === 'path') return inWorkspace(location, arm, place);
  if (location.kind === 'server') {
    const { findOnServer } = await import('./find-on-server.ts');
    return findOnServer({ ...wanted, location }, place);
  }
  const github = requireGitHub(place, location.text);
  // The command line never needs this, and would wait for it.
  const { findOnGitHub } = await import('./find-on-github.ts');
  const artifact = savedAs(arm, place);
  const areSeveral = place.sharedBaselines != null;
  const asked = { ...github, artifact, areSeveral, budget: place.reads.budget };
  return findOnGitHub({ ...wanted, location }, asked);
}

/**
 * The names under which jobs of this run have saved sweeps.
 *
 * @param known names that are asked for, which may be too long for the name of an artifact
 * @throws UserError if GitHub does not say
 */
export async function savedInRun(place: Place, known: readonly string[]): Promise<string[]> {
  const github = requireGitHub(place, 'the sweeps of this run');
  const { namesOfRun } = await import('./find-on-github.ts');
  return namesOfRun(github, known);
}

/** Files of the branch that keeps sweeps; only the Action needs what reads them. */
export const readKept: typeof DownloadKept = async (...wanted) =>
  (await import('./download.ts')).readKept(...wanted);

async function inWorkspace(
  searched: Location,
  arm: Wanted['arm'],
  place: Place,
): Promise<FoundFiles> {
  const spec = searched.text;
  const input = spec === '-' ? place.input : null;
  const files = input ? [await readInput(input(), place.reads)] : await readLocal(spec, place);
  // The candidate was trained on what is checked out; nobody knows what the baseline was trained on.
  const sha = arm === 'candidate' ? place.workspaceSha : null;
  const [kind, location] = input ? (['stdin', STANDARD_INPUT] as const) : (['file', spec] as const);
  const source = { kind, location, sha, runUrl: null, createdAt: null };
  const absence = files.length === 0 ? ({ why: 'missing' } as const) : null;
  return { files, source, search: plainSearch(searched, absence) };
}
