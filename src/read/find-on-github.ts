import { dataError } from '../errors.ts';
import type { Artifact } from '../github/index.ts';
import { printable } from '../printable.ts';
import { explainRefusal, readArtifacts, readRefFile } from './download.ts';
import { findBaseline, wantedCommit } from './find-baseline.ts';
import { artifactAt, type Location } from './location.ts';
import { EXIT_CODE_FILE, fittingArtifacts, savedArtifacts, savedNames } from './names.ts';
import {
  type Absence,
  ageOf,
  type BaselineChoice,
  type FoundFiles,
  type GitHubPlace,
  type Place,
  plainSearch,
  refuseOutage,
  requireGitHub,
  type Wanted,
} from './place.ts';
import { type Budget, MAX_FILE_BYTES, type SourceFile, textIfAny } from './source-file.ts';

export { nearestCommit, olderSweeps, wantedCommit } from './find-baseline.ts';

type OnGitHub = Exclude<Location, { kind: 'path' | 'server' }>;

type Asked = GitHubPlace & Readonly<{ budget: Budget }>;

/** Finds the files of a sweep in artifacts of this run or another, at a commit, or among the saved. */
export async function findOnGitHub(
  wanted: Wanted & { readonly location: OnGitHub },
  place: Place,
): Promise<FoundFiles> {
  const { location, arm } = wanted;
  const asked = { ...requireGitHub(place, location.text), budget: place.reads.budget };
  const where = 'artifact' in location ? artifactAt(location.artifact) : location;
  const isRef = where.kind === 'ref';
  let outcome: FoundFiles | Absence;
  try {
    outcome = await (isRef ? atRef(where, asked) : inArtifacts(wanted, asked, where));
  } catch (error) {
    outcome = explainRefusal(error, isRef ? 'contents: read' : 'actions: read');
  }
  if ('files' in outcome) return outcome;
  if (arm === 'candidate') refuseOutage(outcome, where.text);
  const kind = isRef ? 'ref' : 'artifact';
  const source = { kind, location: where.text, sha: null, runUrl: null, createdAt: null } as const;
  return { files: [], source, search: plainSearch(where, outcome) };
}

/** The names under which jobs of this run have saved sweeps. @throws UserError if GitHub does not say */
export async function savedInRun(place: Place): Promise<string[]> {
  const where = 'the sweeps of this run';
  const { reader, runId } = requireGitHub(place, where);
  const listed = await reader.artifacts.ofRun(runId).catch((error: unknown) => {
    refuseOutage(explainRefusal(error, 'actions: read'), where);
    return [];
  });
  return savedNames(listed);
}

type AtRef = Extract<Location, { kind: 'ref' }>;
type ArtifactLocation = Extract<Location, { kind: 'artifact' }>;

async function atRef(location: AtRef, { reader, budget }: Asked) {
  const { ref, path, text } = location;
  const file = await readRefFile(reader, { ref, path }, budget);
  if (file === null) return { why: 'missing' } as const;
  const source = { kind: 'ref', location: text, sha: null, runUrl: null, createdAt: null } as const;
  return { files: [file], source, search: plainSearch(location, null) };
}

/** Which artifacts are a sweep, and of a baseline that was looked up, why. */
interface Chosen {
  readonly artifacts: readonly Artifact[];
  readonly choice: BaselineChoice | null;
  /** Of a baseline that was looked up; other artifacts record themselves what was trained. */
  readonly sha: string | null;
}

/** What jobs of one run have uploaded under a name or saved, or a run of the base branch before. */
async function inArtifacts(
  wanted: Wanted,
  asked: Asked,
  where: ArtifactLocation,
): Promise<FoundFiles | Absence> {
  const chosen = await chooseArtifacts(wanted, asked, where);
  if ('why' in chosen) return chosen;
  const { artifacts, choice, sha } = chosen;
  if (artifacts.length === 0) return { why: 'missing' };
  // A part of a sweep is no sweep: one part that has expired is enough.
  const expired = artifacts.find((artifact) => artifact.expired);
  if (expired !== undefined)
    return { why: 'expired', sha: expired.run?.headSha ?? null, expiredAt: expired.expiresAt };
  const files = await readArtifacts(asked.reader.artifacts, artifacts, asked.budget);
  const lacking = choice?.isTrainedHere && untrained(sha, files);
  if (lacking) return lacking;
  if (files.length === 0)
    throw dataError(printable(where.text), 'has no file in it', 'Run the job that saves it again.');
  const createdAt = artifacts.map((artifact) => artifact.createdAt).sort()[0] ?? null;
  const run = artifacts[0]?.run ?? null;
  const runUrl = run && asked.runUrl(run.id);
  const names = artifacts.map(({ name }) => name);
  const age = ageOf(createdAt, asked.now);
  return {
    files,
    source: { kind: 'artifact', location: where.text, sha, runUrl, createdAt },
    search: { ...plainSearch(where, null), artifacts: names, choice, age },
  };
}

async function chooseArtifacts(
  { location, arm, trainedSha }: Wanted,
  asked: Asked,
  { pattern, runId }: ArtifactLocation,
): Promise<Chosen | Absence> {
  const { reader, baseline } = asked;
  if (location.kind === 'base') return trainedBase(asked, trainedSha, pattern);
  if (location.kind === 'auto' && arm === 'baseline') {
    const unknown = baseline.mustHaveWorkflow ? await unknownWorkflow(asked) : null;
    return unknown ?? savedBaseline(asked, trainedSha, pattern);
  }
  const listed = await reader.artifacts.ofRun(runId ?? asked.runId);
  const fits = location.kind === 'artifact' ? fittingArtifacts : savedArtifacts;
  const artifacts = fits(listed, pattern);
  if (artifacts.length === 0 && location.kind !== 'artifact')
    return { why: 'missing', saved: savedNames(listed) };
  // What a fork's run saved is no baseline; in this very run, both sweeps come from one source.
  const isForeign = arm === 'baseline' && runId !== null;
  return isForeign && artifacts.some(({ run }) => run?.isOfFork ?? true)
    ? { why: 'of-fork' }
    : { artifacts, choice: null, sha: null };
}

async function savedBaseline(
  { reader, runId: ownRunId, baseline }: Asked,
  trainedSha: string | null,
  name: string,
): Promise<Chosen | Absence> {
  const sweep = await findBaseline(reader, { artifact: name, ownRunId, trainedSha, ...baseline });
  if (!('why' in sweep)) {
    const { artifact, choice } = sweep;
    return { artifacts: [artifact], choice, sha: artifact.run?.headSha ?? null };
  }
  // A workflow of the base that never trained there would be judged without a baseline: nobody chose that.
  const isOther = sweep.why === 'no-baseline-yet' && sweep.other !== null;
  if (!isOther || !baseline.mustHaveWorkflow) return sweep;
  return { why: 'unknown-workflow', branch: baseline.branch, workflow: baseline.workflow };
}

/** What jobs of the run that judges have trained of the base, if all of them have. */
async function trainedBase(
  { reader, judgingRunId, baseline }: Asked,
  trainedSha: string | null,
  pattern: string,
): Promise<Chosen | Absence> {
  const wanted = await wantedCommit(reader, { ...baseline, trainedSha });
  const artifacts = savedArtifacts(await reader.artifacts.ofRun(judgingRunId), pattern);
  const [, jobs = 1] = /-of-(\d+)$/.exec(artifacts[0]?.name ?? '') ?? [];
  if (artifacts.length < Number(jobs) || artifacts.some(({ expired }) => expired))
    return { why: 'untrained', sha: wanted.sha, job: null, exitCode: null };
  const how = { distance: null, branch: baseline.branch, wanted, isTrainedHere: true };
  return { artifacts, choice: { ...wanted, ...how }, sha: wanted.sha };
}

/** What a job says that could not train the base; null if its sweep is among the files. */
function untrained(sha: string | null, files: readonly SourceFile[]): Absence | null {
  const failed = files.find(({ path }) => path.endsWith(EXIT_CODE_FILE));
  if (failed === undefined && files.length > 0) return null;
  const [, code] = /^(\d{1,3})\s*$/.exec(failed === undefined ? '' : textIfAny(failed)) ?? [];
  const [, job = null] = /\.([^./]+)-of-\d+\//.exec(failed?.path ?? '') ?? [];
  return { why: 'untrained', sha, job, exitCode: code === undefined ? null : Number(code) };
}

/** Under a name that the branch does not have, a pull request would find no baseline, or an old one. */
async function unknownWorkflow({ reader, baseline }: GitHubPlace): Promise<Absence | null> {
  const { branch, workflow } = baseline;
  try {
    const { kind } = await reader.content({ ref: branch, path: workflow }, MAX_FILE_BYTES);
    return kind === 'file' ? null : { why: 'unknown-workflow', branch, workflow };
  } catch (error) {
    return explainRefusal(error, 'contents: read');
  }
}
