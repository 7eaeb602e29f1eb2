import { UserError } from '../errors.ts';
import { findBaseline } from './find-baseline.ts';
import { type FoundFiles, inRun, openArtifacts, unsuccessful } from './found-artifacts.ts';
import { readLocal } from './local.ts';
import { type Location, parseLocation } from './location.ts';
import { type GitHubPlace, type Place, requireGitHub } from './place.ts';
import { printable } from './printable.ts';
import { explainRefusal } from './refusal.ts';
import { type Absence, plainSearch } from './search.ts';
import { fittingArtifacts, savedArtifacts, savedName } from './select-artifacts.ts';

/** Which sweep is looked for. */
export interface Wanted {
  readonly arm: 'baseline' | 'candidate';
  /** As the user gave it; untrusted text. */
  readonly location: string;
  /** For the baseline: the commit the candidate was trained on; null where that is not known. */
  readonly trainedSha: string | null;
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
