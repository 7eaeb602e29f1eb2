import { dataError, UserError } from '../errors.ts';
import type { Artifact } from '../github/index.ts';
import { artifactOf, isOfInstance } from './artifact-names.ts';
import { DATA_BRANCH, dataName, ownerOfSweepAt } from './data-branch.ts';
import { explainRefusal, readArtifacts, readRefFile } from './download.ts';
import { ancestors, trustedSweeps } from './find-baseline.ts';
import {
  type FoundFiles,
  type OlderTaken,
  type Place,
  refuseOutage,
  requireGitHub,
  type SavedLocation,
} from './place.ts';
import { type SourceFile, unread } from './source-file.ts';

/** A saved sweep of main. */
export interface OlderSweep extends Pick<FoundFiles, 'files' | 'source'> {
  /** By which it is found again. */
  readonly id: string;
  /** The commit of the data branch that it is in; null for an artifact. */
  readonly tip: string | null;
}

/** The branch keeps no more; of artifacts, that many are downloaded for a comparison. */
const [MAX_KEPT, MAX_DOWNLOADS] = [10, 8];
/** So far back they are looked for. */
const MAX_COMMITS = 300;
/** Of a commit, enough to tell it from others of a branch. */
const ID_LENGTH = 12;

/**
 * The saved sweeps of the base branch of commits before another, newest first: those that the data branch keeps of this
 * comparison, else those of the last artifacts. Where an earlier run on the commit has taken some, only these.
 *
 * @throws UserError if GitHub does not give them, or, after the rest, if some that were taken are gone
 */
export async function* olderSweeps(
  place: Place,
  of: SavedLocation,
  before: string,
): AsyncGenerator<OlderSweep> {
  try {
    const kept = keptOnBranch(place, of, before);
    const first = await kept.next();
    if (first.done) return yield* inArtifacts(place, of, before);
    yield first.value;
    yield* kept;
  } catch (error) {
    refuseOutage(explainRefusal(error, 'contents: read'), 'older sweeps of the base');
  }
}

async function* keptOnBranch(
  place: Place,
  of: SavedLocation,
  before: string,
): AsyncGenerator<OlderSweep> {
  const { reader, older } = requireGitHub(place, 'auto');
  const { keptFor = null, taken = null } = older ?? {};
  if (keptFor === null || taken?.tip === null) return;
  const at = taken?.tip ?? undefined;
  const tip = await once(place, 'tip', () => reader.branch(DATA_BRANCH, at));
  if (tip === null) return refuseGone(DATA_BRANCH, taken, 0);
  const saved = [...tip.files.keys()].flatMap((path) => {
    const owner = ownerOfSweepAt(path);
    return owner && isTaken(taken, idOf(owner.sha)) ? { path, ...owner } : [];
  });
  const name = dataName({ name: keptFor, comparison: of.shared === null ? '' : of.name });
  for (const sha of await commitsBefore(before, saved, place)) {
    const own = saved.filter((one) => one.sha === sha && one.of === name);
    const read = own.map(({ path }) =>
      readRefFile(reader, { ref: tip.sha, path }, place.reads.older.budget),
    );
    const files = (await Promise.all(read)).flatMap((file) => file ?? []);
    const location = `${DATA_BRANCH}, ${sha.slice(0, 7)}`;
    const source = { kind: 'ref', location, sha, runUrl: null, createdAt: null } as const;
    if (files.length > 0) yield { id: idOf(sha), tip: tip.sha, files, source };
  }
}

function refuseGone(location: string, taken: OlderTaken | null, left: number): void {
  const count = taken?.ids.length ?? 0;
  if (count <= left) return;
  const what = `no longer has ${count - left} of the ${count} that an earlier run on this commit took`;
  throw dataError(location, what, 'Push a commit to have others looked up.');
}

function idOf(sha: string): string {
  return sha.slice(0, ID_LENGTH);
}

function isTaken(taken: OlderTaken | null, id: string): boolean {
  return taken === null || taken.ids.includes(id);
}

async function* inArtifacts(
  place: Place,
  of: SavedLocation,
  before: string,
): AsyncGenerator<OlderSweep> {
  const { reader, runId, baseline, older, runUrl } = requireGitHub(place, 'auto');
  const location = artifactOf(of);
  const all = (await reader.artifacts.named(location)).filter(({ id, run, expired }) => {
    const isOfBranch = run?.headBranch === baseline.branch && run.id !== runId;
    return isOfBranch && !expired && isTaken(older?.taken ?? null, `${id}`);
  });
  const sweeps = trustedSweeps(reader.runs, all, baseline.workflow);
  const known = all.flatMap(({ run }) => (run ? { sha: run.headSha } : []));
  let downloads = 0;
  for (const sha of await commitsBefore(before, known, place)) {
    const artifact = await sweeps.of(sha);
    if (artifact === null) continue;
    if (++downloads > MAX_DOWNLOADS) return;
    const { id, run, createdAt } = artifact;
    const files = await filesOf(artifact, of, place);
    const source = { kind: 'artifact', location, sha, createdAt } as const;
    if (files.length > 0)
      yield { id: `${id}`, tip: null, files, source: { ...source, runUrl: run && runUrl(run.id) } };
  }
  if (older?.taken?.tip === null) refuseGone(location, older.taken, all.length);
}

/** What did not arrive whole is not read, and hides none of those before it. */
async function filesOf(
  artifact: Artifact,
  { name, shared }: SavedLocation,
  place: Place,
): Promise<readonly SourceFile[]> {
  const { artifacts } = requireGitHub(place, 'auto').reader;
  const open = () => readArtifacts(artifacts, [artifact], place.reads.older.budget);
  try {
    const files = await once(place, `${artifact.id}`, open);
    return shared === null ? files : files.filter((file) => isOfInstance(file, name));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [unread(artifact.name, error)];
  }
}

/** Those of some commits that come before another, newest first. */
function commitsBefore(
  sha: string,
  known: readonly { readonly sha: string }[],
  place: Place,
): Promise<readonly string[]> {
  const { history } = requireGitHub(place, 'auto').reader;
  const left = new Set(known.map((one) => one.sha));
  left.delete(sha);
  return once(place, [sha, ...left].join(), async () => {
    const found: string[] = [];
    if (left.size === 0) return found;
    for await (const page of ancestors(history, sha, MAX_COMMITS)) {
      found.push(...page.filter((commit) => left.delete(commit)));
      if (left.size === 0 || found.length >= MAX_KEPT) break;
    }
    return found.slice(0, MAX_KEPT);
  });
}

/** Several comparisons ask for it once. */
function once<T>({ reads }: Place, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = (reads.older.asked.get(key) as Promise<T> | undefined) ?? ask();
  reads.older.asked.set(key, answer);
  return answer;
}
