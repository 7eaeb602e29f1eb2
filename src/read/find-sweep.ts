import { UserError } from '../errors.ts';
import type { Artifact } from '../github/index.ts';
import { readArtifacts } from './artifact-files.ts';
import { findBaseline } from './find-baseline.ts';
import { readLocal } from './local.ts';
import { type Location, parseLocation } from './location.ts';
import { type GitHubPlace, type Place, requireGitHub } from './place.ts';
import { printable } from './printable.ts';
import { explainRefusal } from './refusal.ts';
import {
  type Absence,
  type BaselineChoice,
  plainSearch,
  type Search,
  type Shards,
} from './search.ts';
import { countShards, fittingArtifacts, savedArtifacts, savedName } from './select-artifacts.ts';
import type { Source } from './source.ts';
import type { SourceFile } from './source-file.ts';

/** Which sweep is looked for. */
export interface Wanted {
  readonly arm: 'baseline' | 'candidate';
  /** As the user gave it; untrusted text. */
  readonly location: string;
  /** For the baseline: the commit the candidate was trained on; null where that is not known. */
  readonly trainedSha: string | null;
}

/** The files of a sweep, or why there are none. */
interface FoundFiles {
  /** Empty if nothing was found. */
  readonly files: readonly SourceFile[];
  readonly source: Source;
  readonly search: Search;
}

/**
 * Finds the files of a sweep wherever its location says: in the workspace, in artifacts of this
 * run or another, at a commit, or among the saved sweeps.
 *
 * @returns no files, and why, where there are none
 * @throws UserError if the location is malformed, what is there cannot be read, or GitHub does not say
 *   whether there is a candidate
 */
export async function findSweep(wanted: Wanted, place: Place): Promise<FoundFiles> {
  const found = await find(wanted, place);
  const { absence } = found.search;
  if (wanted.arm === 'candidate' && absence !== null) refuseOutage(absence, found.search.location);
  return found;
}

/** What is not answered is not “there is none”: nobody is blamed for having trained nothing. */
function refuseOutage(absence: Absence, location: string): void {
  const { why } = absence;
  if (why !== 'unreachable' && why !== 'forbidden') return;
  const isOutage = why === 'unreachable';
  throw new UserError({
    fault: 'data',
    where: printable(location),
    what: isOutage
      ? `GitHub did not give the sweep (${absence.what})`
      : 'the token may not read the sweep',
    fix: isOutage ? 'Run the job again.' : `Give the job \`permissions: ${absence.permission}\`.`,
  });
}

async function find(wanted: Wanted, place: Place): Promise<FoundFiles> {
  const location = parseLocation(wanted.location, wanted.arm);
  if (location.kind === 'path') return inWorkspace(location.spec, wanted.arm, place);
  const github = requireGitHub(place, wanted.location);
  const name = savedName(place.instance);
  if (location.kind === 'ref') return atRef(location, github, wanted.location);
  if (location.kind === 'artifact') return inArtifacts(location, github, wanted);
  return wanted.arm === 'candidate'
    ? collected(github, name)
    : savedBaseline(github, name, wanted.trainedSha);
}

async function inWorkspace(
  spec: string,
  arm: Wanted['arm'],
  { directory, workspaceSha }: Place,
): Promise<FoundFiles> {
  const files = await readLocal(spec, { directory });
  // The candidate was trained on what is checked out; whatever the baseline was trained on.
  const sha = arm === 'candidate' ? workspaceSha : null;
  const source = { kind: 'file', location: spec, sha, runUrl: null, createdAt: null } as const;
  const absence = files.length === 0 ? ({ why: 'missing' } as const) : null;
  return { files, source, search: plainSearch(spec, absence) };
}

type AtRef = Extract<Location, { kind: 'ref' }>;

async function atRef(
  { ref, path }: AtRef,
  { readRef }: GitHubPlace,
  location: string,
): Promise<FoundFiles> {
  try {
    const file = await readRef({ ref, path });
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
  github: GitHubPlace,
  { arm, location }: Wanted,
): Promise<FoundFiles> {
  return inRun(github, {
    location,
    runId: runId ?? github.runId,
    select: (listed) => fittingArtifacts(listed, pattern),
    // What a fork's run made is no baseline; in this very run, both sweeps are of the same making.
    mayBeOfFork: arm === 'candidate' || runId === null,
  });
}

/** The sweeps that other jobs of this run have saved. */
function collected(github: GitHubPlace, name: string): Promise<FoundFiles> {
  return inRun(github, {
    location: `artifact:${name}`,
    runId: github.runId,
    select: (listed) => savedArtifacts(listed, name),
    mayBeOfFork: true,
  });
}

async function savedBaseline(
  github: GitHubPlace,
  artifact: string,
  trainedSha: string | null,
): Promise<FoundFiles> {
  const { reader, runId: ownRunId, baseline } = github;
  const found = await findBaseline(reader, { artifact, ownRunId, trainedSha, ...baseline });
  const location = `artifact:${artifact}`;
  if (found.artifact === null) return unsuccessful('artifact', location, found.absence);
  return openArtifacts(github, { location, artifacts: [found.artifact], choice: found.choice });
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
async function inRun(github: GitHubPlace, wanted: InRun): Promise<FoundFiles> {
  const { location, runId, select, mayBeOfFork } = wanted;
  let listed: Artifact[];
  try {
    listed = await github.reader.artifacts.ofRun(runId);
  } catch (error) {
    return unsuccessful('artifact', location, explainRefusal(error, 'actions: read'));
  }
  const artifacts = select(listed);
  const absence = absenceOf(artifacts, mayBeOfFork);
  if (absence !== null) return unsuccessful('artifact', location, absence);
  return openArtifacts(github, { location, artifacts, shards: countShards(artifacts, listed) });
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

async function openArtifacts(github: GitHubPlace, opening: Opening): Promise<FoundFiles> {
  const { location, artifacts, choice = null, shards = null } = opening;
  const files = await download(github, artifacts);
  if (!Array.isArray(files)) return unsuccessful('artifact', location, files);
  const createdAt = artifacts.map((artifact) => artifact.createdAt).sort()[0] ?? null;
  const run = artifacts[0]?.run ?? null;
  return {
    files,
    source: {
      kind: 'artifact',
      location,
      // Of a saved baseline; other artifacts say themselves what was trained.
      sha: choice && run ? run.headSha : null,
      runUrl: run && github.runUrl(run.id),
      createdAt,
    },
    search: {
      location,
      absence: files.length === 0 ? { why: 'empty' } : null,
      artifacts: artifacts.map(({ name }) => name),
      choice,
      age: createdAt === null ? null : Math.max(0, (github.now - Date.parse(createdAt)) / 1000),
      shards,
    },
  };
}

async function download(
  { reader }: GitHubPlace,
  artifacts: readonly Artifact[],
): Promise<SourceFile[] | Absence> {
  try {
    return await readArtifacts(reader.artifacts, artifacts);
  } catch (error) {
    return explainRefusal(error, 'actions: read');
  }
}
