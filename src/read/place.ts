import { dataError, usageError } from '../errors.ts';
import type { GitHubReader, RetryPolicy } from '../github/index.ts';
import { printable } from '../printable.ts';
import {
  isServerTool,
  parseServer,
  type ServerLocation,
  type ServerTool,
  wrongPlace,
} from './server-location.ts';
import { type Budget, newBudget, type SourceFile } from './source-file.ts';

/** The events that only those who may push can start: what their runs save can be a baseline. */
export const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch'];

/** Standard input. */
export type Input = AsyncIterable<Buffer> & { readonly isTTY?: boolean };

export interface Place {
  /** What relative paths are relative to. */
  readonly directory: string;
  /** The commit that is checked out there, and was trained; null if unknown. */
  readonly workspaceSha: string | null;
  /** What trained it; absent or null where that is not known. */
  readonly environment?: Environment | null;
  /** `owner/name`; empty where there is none. */
  readonly repository: string;
  /** Null on the command line, and in a step without a token. */
  readonly github: GitHubPlace | null;
  /** How tracking servers are reached. */
  readonly servers: ServerAccess;
  readonly reads: Reads;
  /** What `-` stands for; only on the command line. */
  readonly input?: (() => Input) | null;
}

/** With what a sweep was trained; null where unknown. Untrusted text of at most `MAX_ENVIRONMENT` characters. */
export interface Environment {
  readonly os: string | null;
  /** Of the runner, with its version. */
  readonly image: string | null;
  readonly gpu: string | null;
  /** A digest of the Python packages and their versions. */
  readonly packages: string | null;
}

export const MAX_ENVIRONMENT = 200;

/** What servers are reached with: all of it comes from the environment of the workflow or the shell. */
export interface ServerAccess {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Keeps a secret, or what is derived from one, out of the log. */
  readonly mask: (secret: string) => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** Another one than that of all servers. */
  readonly policy?: Pick<RetryPolicy, 'beforeRetries' | 'second' | 'maxAnswer'>;
}

export interface GitHubPlace {
  readonly reader: GitHubReader;
  /** The run whose artifacts are meant where none is named. */
  readonly runId: number;
  /** The run that judges: only its own jobs train a base for it. */
  readonly judgingRunId: number;
  /** Which saved sweep is the baseline. */
  readonly baseline: {
    /** The branch it is looked for on: the pull request's base, or the default branch. */
    readonly branch: string;
    /** The head of the pull request, or of the branch. */
    readonly headSha: string;
    /** A run on the branch itself is compared with what was there before. */
    readonly isOnBranch: boolean;
    /** The file of the workflow that trained: only its sweeps are looked up. */
    readonly workflow: string;
    /** The branch has to have that file: it is not this run's own, and a pull request may have renamed it. */
    readonly mustHaveWorkflow: boolean;
  };
  /** The commits whose trials are the candidate's, where it is looked for by commit. */
  readonly candidateShas: readonly string[];
  /** Where older sweeps are: the input `name` if the branch keeps them, and what an earlier run on the commit has taken. */
  readonly older?: { readonly keptFor: string | null; readonly taken: OlderTaken | null };
  readonly runUrl: (id: number) => string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

/** Older sweeps that a run has taken. */
export interface OlderTaken {
  /** The commit of the data branch that they are in; null if they are artifacts. */
  readonly tip: string | null;
  /** The ids of artifacts, or how commits of main begin. */
  readonly ids: readonly string[];
}

export interface Reads {
  /** By what was wanted: several comparisons ask for it once. */
  readonly found: Map<string, Promise<FoundFiles>>;
  readonly budget: Budget;
  /** Of older sweeps, which decide nothing: answers to what was asked for them. */
  readonly older: { readonly asked: Map<string, Promise<unknown>>; readonly budget: Budget };
}

export function newReads(budget = newBudget()): Reads {
  return { found: new Map(), budget, older: { asked: new Map(), budget: newBudget() } };
}

export interface Wanted {
  readonly arm: 'baseline' | 'candidate';
  readonly location: Location;
  /** For the baseline: the commit the candidate was trained on; null where that is not known. */
  readonly trainedSha: string | null;
}

/** The files of a sweep, or why there are none. */
export interface FoundFiles {
  readonly files: readonly SourceFile[];
  readonly source: Source;
  readonly search: Search;
}

export interface Source {
  readonly kind: 'file' | 'stdin' | 'artifact' | 'ref' | 'server';
  /** As the user gave it, or the artifact's name; untrusted text. */
  readonly location: string;
  readonly sha: string | null;
  readonly runUrl: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string | null;
  /** What trained it, where that was recorded. */
  readonly environment?: Environment | null;
}

/** Why no sweep was found; texts in it are untrusted. */
export type Absence =
  | { readonly why: 'missing' }
  /** The branch has no saved sweep yet, except perhaps one of another workflow. */
  | {
      readonly why: 'no-baseline-yet';
      readonly branch: string;
      readonly artifact: string;
      readonly other: string | null;
    }
  /** The branch does not have the workflow that trained, so nobody has chosen which baseline it gets. */
  | { readonly why: 'unknown-workflow'; readonly branch: string; readonly workflow: string }
  /** A job of this run was to train the base and saved no sweep; null where not even that is known. */
  | {
      readonly why: 'untrained';
      readonly sha: string | null;
      readonly job: string | null;
      readonly exitCode: number | null;
    }
  | { readonly why: 'expired'; readonly sha: string | null; readonly expiredAt: string | null }
  | { readonly why: 'forbidden'; readonly permission: string }
  | { readonly why: 'unreachable'; readonly what: string }
  /** What a fork's run saved is never a baseline. */
  | { readonly why: 'of-fork' }
  /** A server has no trials of the newest commits of the branch, this many. */
  | { readonly why: 'no-trials'; readonly branch: string; readonly commits: number }
  /** There is an artifact, but it has no file in it. */
  | { readonly why: 'empty' }
  /** It is there, or may be there, and cannot be read. */
  | { readonly why: 'unusable'; readonly what: string }
  /** It was looked up, arrived whole, and is no sweep that can be compared. */
  | { readonly why: 'defective'; readonly what: string };

/** Which commit's sweep was chosen as the baseline, and why. */
export interface BaselineChoice {
  readonly matchedBy: WantedRung | 'ancestor' | 'newest';
  readonly branch: string;
  /** The commit whose sweep was wanted; null if it could not be determined. */
  readonly wanted: { readonly matchedBy: WantedRung; readonly sha: string } | null;
  /** For an ancestor: the commits since its sweep; for the newest: those the candidate lacks. */
  readonly distance: number | null;
  /** The candidate is assumed to be only its branch, though it may have been merged for training. */
  readonly isAssumed: boolean;
  /** It is none of the saved ones: a job of the run that judges has trained it. */
  readonly isTrainedHere?: boolean;
  /** A newer one of the branch that has expired; absent where there is none. */
  readonly expired?: { readonly sha: string; readonly at: string | null };
}

type WantedRung = 'first-parent' | 'merge-base' | 'same-commit';

/** The jobs that train a sweep, by what they say of it, and how many of them have saved their part. */
export interface Shards {
  readonly jobs: number;
  readonly saved: number;
}

export interface Search {
  /** Where it was looked for: of saved sweeps, their artifact. */
  readonly location: Location;
  readonly absence: Absence | null;
  /** Null unless the baseline was looked up. */
  readonly choice: BaselineChoice | null;
  /** The names of the artifacts it was found in; untrusted text. */
  readonly artifacts: readonly string[];
  /** Of the oldest artifact, in seconds. */
  readonly age: number | null;
  /** Null unless it is in shards that say how many they are. */
  readonly shards: Shards | null;
  /** Null unless it was looked for on a server. */
  readonly server: ServerReading | null;
}

/** What was read from a server, and when. */
export interface ServerReading {
  readonly tool: ServerTool;
  /** The commits whose trials were found, as far as the tool records them; untrusted text. */
  readonly commits: readonly string[];
  /** How many trials have ended, and how many have started and have not. */
  readonly ended: number;
  readonly running: number;
  /** When the first and the last of them started, in UTC (ISO 8601); null if that is not recorded. */
  readonly started: readonly [first: string, last: string] | null;
  readonly readAt: string;
}

/** A search of which only the outcome matters. */
export function plainSearch(location: Location, absence: Absence | null): Search {
  return {
    ...{ location, absence, artifacts: [] },
    ...{ choice: null, age: null, shards: null, server: null },
  };
}

/**
 * “Not answered” is not “there is none”.
 *
 * @throws UserError if GitHub did not say whether there is a sweep
 */
export function refuseOutage(absence: Absence | null, location: string): void {
  const where = printable(location);
  if (absence?.why === 'unreachable') {
    const what = `GitHub did not give the sweep (${absence.what})`;
    throw dataError(where, what, 'Run the job again.');
  }
  if (absence?.why === 'forbidden') {
    const fix = `Give the job \`permissions: ${absence.permission}\`.`;
    throw dataError(where, 'the token may not read the sweep', fix);
  }
}

/** A folder of this machine, without GitHub. */
export function localPlace(directory: string, input: Place['input'] = null): Place {
  const nowhere = { workspaceSha: null, repository: '', github: null };
  // Nothing is logged here that would have to be masked.
  const servers = { env: process.env, mask: () => {}, now: Date.now };
  return { ...nowhere, directory, servers, reads: newReads(), input };
}

export function requireGitHub({ github }: Place, location: string): GitHubPlace {
  if (github !== null) return github;
  const where = location === 'auto' ? 'the saved sweep' : printable(location);
  const what = 'cannot be read from GitHub without a token and a repository';
  const fix = 'In the Action, give the step its `github-token`; on the command line, name files.';
  throw usageError(where, what, fix);
}

/** Where a sweep is; `text` is as the user gave it, and untrusted. */
export type Location = { readonly text: string } & (
  | { readonly kind: 'path' }
  | { readonly kind: 'artifact'; readonly runId: number | null; readonly pattern: string }
  | { readonly kind: 'ref'; readonly ref: string; readonly path: string }
  /** What jobs of this run have saved under a name. */
  | { readonly kind: 'sweep'; readonly name: string }
  | SavedLocation
  /** The base's, which jobs of the run that judges have trained under a name. */
  | { readonly kind: 'base'; readonly name: string; readonly saved: SavedLocation }
  | ServerLocation
);

/** What is saved under a name: the candidate's by jobs of this run, the baseline's by runs of the base branch. */
export interface SavedLocation {
  readonly kind: 'auto';
  readonly text: string;
  readonly name: string;
  /** The artifact that baselines of several names are in, this one's among them; null if it has one of its own. */
  readonly shared: string | null;
}

export const AUTO: SavedLocation = { kind: 'auto', text: 'auto', name: '', shared: null };

/** @param saved where the baseline is that it replaces or confirms */
export function baseOfRun(saved: SavedLocation): Location {
  return { kind: 'base', text: 'the base trained in this run', name: saved.name, saved };
}

export function sweepOfRun(name: string): Location {
  return { kind: 'sweep', text: `sweep:${name}`, name };
}

/** An artifact of this run, unless another is named. */
export function artifactAt(name: string): Extract<Location, { kind: 'artifact' }> {
  return { kind: 'artifact', text: `artifact:${name}`, runId: null, pattern: name };
}

/** Whether what it leads to was there before this run, and stays. */
export function isLasting(location: Location): boolean {
  return location.kind === 'ref' || (location.kind === 'artifact' && location.runId !== null);
}

/**
 * Reads `PATH`, `artifact:NAME-OR-PATTERN`, `run:ID:NAME-OR-PATTERN`, `ref:REF:PATH`, `sweep:NAME`,
 * `auto`, or a place on a server (`mlflow:…`, `wandb:…`, `optuna:…`). A path that begins like one of them is written with `./` before it.
 */
export function parseLocation(text: string, option: string): Location {
  const [word = '', ...rest] = text.split(':');
  const [first = '', after] = [rest[0], rest.slice(1).join(':')];
  if (text === 'auto') return AUTO;
  if (rest.length === 0) return { kind: 'path', text };
  if (isServerTool(word)) return parseServer(word, rest.join(':'), { option });
  const isId = /^[1-9]\d*$/.test(first) && Number.isSafeInteger(Number(first));
  const filled = (part: string) => {
    if (part.trim() !== '' && (word !== 'run' || isId)) return part;
    throw wrongPlace(option, `is ${JSON.stringify(printable(text))}`, FORMS);
  };
  switch (word) {
    case 'artifact':
      return { kind: 'artifact', text, runId: null, pattern: filled(rest.join(':')) };
    case 'run':
      return { kind: 'artifact', text, runId: Number(first), pattern: filled(after) };
    case 'sweep':
      return { kind: 'sweep', text, name: filled(rest.join(':')) };
    case 'ref':
      return { kind: 'ref', text, ref: filled(first), path: filled(after) };
    default:
      // The address itself is never shown: it may contain a password.
      if (first.startsWith('//'))
        throw wrongPlace(option, 'is an address; only files are read', DOWNLOAD);
      return { kind: 'path', text };
  }
}

/** Reads where both sweeps of a comparison are, each at its own commits. */
export function parseSource(text: string): ServerLocation {
  const [tool = '', ...rest] = text.split(':');
  if (isServerTool(tool))
    return parseServer(tool, rest.join(':'), { option: 'source', byCommit: true });
  const shown = text.includes('://') ? 'is an address' : `is ${JSON.stringify(printable(text))}`;
  throw wrongPlace(
    'source',
    shown,
    'Write mlflow:EXPERIMENT, wandb:ENTITY/PROJECT or optuna:STUDY-{sha}.',
  );
}

/** Where the sweeps of a comparison are, as operands name them. */
export function parseLocations({ baseline, candidate }: Readonly<Record<Wanted['arm'], string>>) {
  return {
    baseline: parseLocation(baseline, 'baseline'),
    candidate: parseLocation(candidate, 'candidate'),
  };
}

const DOWNLOAD = 'Download the file, or export the trials as CSV, and name the file.';
const FORMS =
  'Write artifact:NAME, run:ID:NAME, ref:REF:PATH or a path; put ./ before a path that begins like one of these (./run:7).';

/** Whether a name fits a pattern, in which `*` stands for any text and `?` for one character. */
export function fitsPattern(name: string, pattern: string): boolean {
  const source = pattern
    .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'su').test(name);
}
