import type {
  nearestCommit as NearestCommit,
  olderSweeps as OlderSweeps,
} from './find-baseline.ts';
import { readInput, readLocal, STANDARD_INPUT } from './local.ts';
import type { Location, ServerLocation } from './location.ts';
import {
  type FoundFiles,
  type GitHubPlace,
  type Place,
  plainSearch,
  requireGitHub,
  type Wanted,
} from './place.ts';

type Stored = Wanted & { readonly location: Exclude<Location, ServerLocation> };

/**
 * Finds the files of a sweep in the workspace, in artifacts of this run or another, at a commit, or among the
 * saved sweeps.
 *
 * @returns no files, and why, where there are none
 * @throws UserError if what is there cannot be read, or GitHub does not say whether there is a candidate
 */
export async function findStored(wanted: Stored, place: Place): Promise<FoundFiles> {
  const { location, arm } = wanted;
  if (location.kind === 'path') return inWorkspace(location, arm, place);
  const github = requireGitHub(place, location.text);
  // The command line never needs this, and would wait for it.
  const { findOnGitHub } = await import('./find-on-github.ts');
  return findOnGitHub({ ...wanted, location }, { ...github, budget: place.reads.budget });
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

/** The commit whose sweep is the baseline of what was trained on a commit; null where GitHub does not say. */
export async function baseCommit({ reader, baseline }: GitHubPlace, trainedSha: string | null) {
  const { wantedCommit } = await import('./find-baseline.ts');
  const { ifAnswered } = await import('../github/index.ts');
  return ifAnswered(() => wantedCommit(reader, { ...baseline, trainedSha }));
}

/** Loaded on demand, as all that asks GitHub is. */
export const nearestCommit: typeof NearestCommit = async (...wanted) =>
  (await import('./find-baseline.ts')).nearestCommit(...wanted);

/** The saved sweeps of the base branch of commits before another, newest first. */
export const olderSweeps: typeof OlderSweeps = async function* (...wanted) {
  yield* (await import('./find-baseline.ts')).olderSweeps(...wanted);
};

async function inWorkspace(
  searched: Location,
  arm: Wanted['arm'],
  place: Place,
): Promise<FoundFiles> {
  const spec = searched.text;
  const input = spec === '-' ? place.input : null;
  const files = input ? [await readInput(input(), place.reads)] : await readLocal(spec, place);
  // The candidate was trained on what is checked out; nobody knows what the baseline was trained on.
  const isTrainedHere = arm === 'candidate';
  const sha = isTrainedHere ? place.workspaceSha : null;
  const environment = isTrainedHere ? (place.environment ?? null) : null;
  const [kind, location] = input ? (['stdin', STANDARD_INPUT] as const) : (['file', spec] as const);
  const source = { kind, location, sha, environment, runUrl: null, createdAt: null };
  const absence = files.length === 0 ? ({ why: 'missing' } as const) : null;
  return { files, source, search: plainSearch(searched, absence) };
}
