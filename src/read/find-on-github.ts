import { dataError } from '../errors.ts';
import type { Artifact } from '../github/index.ts';
import {
  countShards,
  fittingArtifacts,
  savedArtifacts,
  savedName,
  savedNames,
} from './artifact-names.ts';
import { explainRefusal, readArtifacts, readRefFile } from './download.ts';
import { findBaseline } from './find-baseline.ts';
import type { Location } from './location.ts';
import type { FoundFiles, GitHubPlace, Wanted } from './place.ts';
import { printable } from './printable.ts';
import {
  type Absence,
  type BaselineChoice,
  plainSearch,
  type Shards,
  type Source,
} from './search.ts';
import { type Budget, MAX_FILE_BYTES, type SourceFile } from './source-file.ts';

type OnGitHub = Exclude<Location, { kind: 'path' }>;

interface Asked extends GitHubPlace {
  /** The one that saved sweeps are in where no other is named. */
  readonly artifact: string;
  readonly budget: Budget;
}

/** Finds the files of a sweep in artifacts of this run or another, at a commit, or among the saved. */
export async function findOnGitHub(
  location: OnGitHub,
  wanted: Wanted,
  asked: Asked,
): Promise<FoundFiles> {
  const found = await find(location, wanted, asked);
  const { absence } = found.search;
  if (wanted.arm === 'candidate' && absence !== null) refuseOutage(absence, found.search.location);
  return found;
}

function find(location: OnGitHub, wanted: Wanted, asked: Asked): Promise<FoundFiles> {
  if (location.kind === 'ref') return atRef(location, asked, wanted.location);
  if (location.kind === 'artifact') return inArtifacts(location, asked, wanted);
  if (location.kind === 'sweep') return collected(asked, savedName(location.name));
  if (wanted.arm === 'candidate') return collected(asked, asked.artifact);
  return savedBaseline(asked, wanted);
}

/** The names under which jobs of this run have saved sweeps. */
export async function namesOfRun(
  { reader, runId }: GitHubPlace,
  known: readonly string[],
): Promise<string[]> {
  let listed: Artifact[] = [];
  try {
    listed = await reader.artifacts.ofRun(runId);
  } catch (error) {
    refuseOutage(explainRefusal(error, 'actions: read'), 'the sweeps of this run');
  }
  return savedNames(listed, known);
}

/** “Not answered” is not “there is none”: nobody is blamed for having trained nothing. */
function refuseOutage(absence: Absence, location: string): void {
  const where = printable(location);
  if (absence.why === 'unreachable') {
    const what = `GitHub did not give the sweep (${absence.what})`;
    throw dataError(where, what, 'Run the job again.');
  }
  if (absence.why === 'forbidden') {
    const fix = `Give the job \`permissions: ${absence.permission}\`.`;
    throw dataError(where, 'the token may not read the sweep', fix);
  }
}

type AtRef = Extract<Location, { kind: 'ref' }>;

async function atRef(
  { ref, path }: AtRef,
  { reader, budget }: Asked,
  location: string,
): Promise<FoundFiles> {
  try {
    const file = await readRefFile(reader, { ref, path }, budget);
    if (file === null) return unsuccessful('ref', location, { why: 'missing' });
    const source = { kind: 'ref', location, sha: null, runUrl: null, createdAt: null } as const;
    return { files: [file], source, search: plainSearch(location, null) };
  } catch (error) {
    return unsuccessful('ref', location, explainRefusal(error, 'contents: read'));
  }
}

type InArtifacts = Extract<Location, { kind: 'artifact' }>;

function inArtifacts(
  { runId, pattern }: InArtifacts,
  asked: Asked,
  { arm, location }: Wanted,
): Promise<FoundFiles> {
  return inRun(asked, {
    location,
    runId: runId ?? asked.runId,
    select: (listed) => fittingArtifacts(listed, pattern),
    // What a fork's run saved is no baseline; in this very run, both sweeps come from one source.
    mayBeOfFork: arm === 'candidate' || runId === null,
  });
}

/** The sweeps that other jobs of this run have saved. */
function collected(asked: Asked, name: string): Promise<FoundFiles> {
  return inRun(asked, {
    location: `artifact:${name}`,
    runId: asked.runId,
    select: (listed) => savedArtifacts(listed, name),
    mayBeOfFork: true,
  });
}

async function savedBaseline(
  asked: Asked,
  { trainedSha, isFrozen = false }: Wanted,
): Promise<FoundFiles> {
  const { reader, runId: ownRunId, baseline, artifact } = asked;
  const location = `artifact:${artifact}`;
  const unknown = baseline.mustHaveWorkflow ? await unknownWorkflow(asked) : null;
  if (unknown !== null) return unsuccessful('artifact', location, unknown);
  const query = { artifact, ownRunId, trainedSha, isFrozen, ...baseline };
  const found = await findBaseline(reader, query);
  if (found.artifact === null) return unsuccessful('artifact', location, found.absence);
  return openArtifacts(asked, { location, artifacts: [found.artifact], choice: found.choice });
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

function unsuccessful(kind: Source['kind'], location: string, absence: Absence): FoundFiles {
  return {
    files: [],
    source: { kind, location, sha: null, runUrl: null, createdAt: null },
    search: plainSearch(location, absence),
  };
}

interface InRun {
  readonly location: string;
  readonly runId: number;
  readonly select: (listed: readonly Artifact[]) => readonly Artifact[];
  readonly mayBeOfFork: boolean;
}

/** The files in those artifacts of a run that are selected. */
async function inRun(asked: Asked, wanted: InRun): Promise<FoundFiles> {
  const { location, runId, select, mayBeOfFork } = wanted;
  let listed: Artifact[];
  try {
    listed = await asked.reader.artifacts.ofRun(runId);
  } catch (error) {
    return unsuccessful('artifact', location, explainRefusal(error, 'actions: read'));
  }
  const artifacts = select(listed);
  const absence = absenceOf(artifacts, mayBeOfFork);
  if (absence !== null) return unsuccessful('artifact', location, absence);
  return openArtifacts(asked, { location, artifacts, shards: countShards(artifacts, listed) });
}

/** A part of a sweep is no sweep: one part that has expired is enough. */
function absenceOf(artifacts: readonly Artifact[], mayBeOfFork: boolean): Absence | null {
  if (artifacts.length === 0) return { why: 'missing' };
  if (!mayBeOfFork && artifacts.some(({ run }) => run?.isOfFork ?? true)) return { why: 'of-fork' };
  const expired = artifacts.find((artifact) => artifact.expired);
  if (expired === undefined) return null;
  return { why: 'expired', sha: expired.run?.headSha ?? null, expiredAt: expired.expiresAt };
}

interface Opening {
  readonly location: string;
  /** At least one. */
  readonly artifacts: readonly Artifact[];
  readonly choice?: BaselineChoice;
  readonly shards?: Shards | null;
}

async function openArtifacts(asked: Asked, opening: Opening): Promise<FoundFiles> {
  const { location, artifacts, choice = null, shards = null } = opening;
  let files: SourceFile[];
  try {
    files = await readArtifacts(asked.reader.artifacts, artifacts, asked.budget);
  } catch (error) {
    return unsuccessful('artifact', location, explainRefusal(error, 'actions: read'));
  }
  const createdAt = artifacts.map((artifact) => artifact.createdAt).sort()[0] ?? null;
  const run = artifacts[0]?.run ?? null;
  return {
    files,
    source: {
      kind: 'artifact',
      location,
      // Of a saved baseline; other artifacts record themselves what was trained.
      sha: choice && run ? run.headSha : null,
      runUrl: run && asked.runUrl(run.id),
      createdAt,
    },
    search: {
      location,
      absence: files.length === 0 ? { why: 'empty' } : null,
      artifacts: artifacts.map(({ name }) => name),
      choice,
      age: createdAt === null ? null : Math.max(0, (asked.now - Date.parse(createdAt)) / 1000),
      shards,
    },
  };
}
