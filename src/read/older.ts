import type { Artifact, GitHubReader } from '../github/index.ts';
import { artifactFor, isOfInstance } from './artifact-names.ts';
import { DATA_BRANCH, dataName, ownerOfSweepAt } from './data-branch.ts';
import { explainRefusal, readArtifacts, readRefFile } from './download.ts';
import { ancestors, trustedSweeps } from './find-baseline.ts';
import { type FoundFiles, type Place, refuseOutage, requireGitHub } from './place.ts';

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
 * @throws UserError if GitHub does not give them
 */
export async function* olderSweeps(place: Place, before: string): AsyncGenerator<OlderSweep> {
  try {
    const kept = keptOnBranch(place, before);
    const first = await kept.next();
    if (first.done) return yield* inArtifacts(place, before);
    yield first.value;
    yield* kept;
  } catch (error) {
    refuseOutage(explainRefusal(error, 'contents: read'), 'older sweeps of the base');
  }
}

function askedFor(place: Place) {
  const { older = { keptFor: null, taken: null }, ...github } = requireGitHub(place, 'auto');
  const { keptFor, taken } = older;
  return { github, keptFor, taken, isTaken: (id: string) => taken?.ids.includes(id) ?? true };
}

async function* keptOnBranch(place: Place, before: string): AsyncGenerator<OlderSweep> {
  const { github, keptFor, taken, isTaken } = askedFor(place);
  if (keptFor === null || taken?.tip === null) return;
  const tip = await github.reader.branch(DATA_BRANCH, taken?.tip);
  if (tip === null) return;
  const comparison = place.sharedBaselines ? place.instance : '';
  const of = dataName({ name: keptFor, comparison });
  const saved = [...tip.files.keys()].flatMap((path) => {
    const owner = ownerOfSweepAt(path);
    return owner ? { path, ...owner } : [];
  });
  const known = saved.map(({ sha }) => sha).filter((sha) => isTaken(idOf(sha)));
  for (const sha of await commitsBefore(before, known, { place, reader: github.reader })) {
    const paths = saved.filter((one) => one.sha === sha && one.of === of).map(({ path }) => path);
    const { budget } = place.reads.older;
    const read = paths.map((path) => readRefFile(github.reader, { ref: tip.sha, path }, budget));
    const files = (await Promise.all(read)).flatMap((file) => file ?? []);
    const source = { kind: 'ref', location: `${DATA_BRANCH}, ${sha.slice(0, 7)}`, sha } as const;
    if (files.length > 0)
      yield {
        ...{ id: idOf(sha), tip: tip.sha, files },
        source: { ...source, runUrl: null, createdAt: null },
      };
  }
}

function idOf(sha: string): string {
  return sha.slice(0, ID_LENGTH);
}

async function* inArtifacts(place: Place, before: string): AsyncGenerator<OlderSweep> {
  const { github, isTaken } = askedFor(place);
  const { reader, runId, baseline } = github;
  const name = artifactFor('baseline', place);
  const listed = (await reader.artifacts.named(name)).filter(
    ({ id, run, expired }) =>
      run?.headBranch === baseline.branch && run.id !== runId && !expired && isTaken(`${id}`),
  );
  const sweeps = trustedSweeps(reader.runs, listed, baseline.workflow);
  const known = listed.flatMap(({ run }) => run?.headSha ?? []);
  let downloads = 0;
  for (const sha of await commitsBefore(before, known, { place, reader })) {
    const artifact = await sweeps.of(sha);
    if (artifact === null) continue;
    if (++downloads > MAX_DOWNLOADS) return;
    const all = await opened(artifact, place, reader);
    const isShared = Boolean(place.sharedBaselines);
    const files = all.filter((file) => !isShared || isOfInstance(file, place.instance));
    if (files.length === 0) continue;
    const source = {
      kind: 'artifact',
      location: name,
      sha,
      createdAt: artifact.createdAt,
    } as const;
    const runUrl = artifact.run && github.runUrl(artifact.run.id);
    yield { id: `${artifact.id}`, tip: null, files, source: { ...source, runUrl } };
  }
}

interface Asked {
  readonly place: Place;
  readonly reader: GitHubReader;
}

/** Those of some commits that come before another, newest first. */
function commitsBefore(
  sha: string,
  known: readonly string[],
  { place, reader }: Asked,
): Promise<readonly string[]> {
  const { commits } = place.reads.older;
  const left = new Set(known);
  left.delete(sha);
  const walk = async () => {
    const found: string[] = [];
    if (left.size === 0) return found;
    for await (const page of ancestors(reader.history, sha, MAX_COMMITS)) {
      found.push(...page.filter((commit) => left.delete(commit)));
      if (left.size === 0 || found.length >= MAX_KEPT) break;
    }
    return found.slice(0, MAX_KEPT);
  };
  const key = [sha, ...left].join();
  const answer = commits.get(key) ?? walk();
  commits.set(key, answer);
  return answer;
}

/** Several comparisons may be of one artifact. */
function opened(artifact: Artifact, { reads }: Place, { artifacts }: GitHubReader) {
  const { files, budget } = reads.older;
  const open = files.get(artifact.id) ?? readArtifacts(artifacts, [artifact], budget);
  files.set(artifact.id, open);
  return open;
}
