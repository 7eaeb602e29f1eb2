import { UserError, usageError } from '../errors.ts';
import type { GitHubReader, RetryPolicy } from '../github/index.ts';
import { printable, printablePath } from '../printable.ts';
import type { Location } from './location.ts';
import { type Budget, newBudget, type SourceFile } from './source-file.ts';

/** The events that only those who may push can start: what their runs save can be a baseline. */
export const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch'];

export type Input = AsyncIterable<Buffer> & { readonly isTTY?: boolean };

export interface Place {
  readonly directory: string;
  /** The commit that is checked out there, and was trained; null if unknown. */
  readonly workspaceSha: string | null;
  readonly environment?: Environment | null;
  /** `owner/name`; empty where there is none. */
  readonly repository: string;
  /** Null on the command line, and in a step without a token. */
  readonly github: GitHubPlace | null;
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
  readonly now: () => number;
  readonly policy?: Pick<RetryPolicy, 'beforeRetries' | 'second' | 'maxAnswer'>;
}

export interface GitHubPlace {
  readonly reader: GitHubReader;
  /** The run whose artifacts are meant where none is named. */
  readonly runId: number;
  /** The run that judges: only its own jobs train a base for it. */
  readonly judgingRunId: number;
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
  readonly now: number;
}

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

export type FoundFiles = Readonly<{ files: readonly SourceFile[]; source: Source; search: Search }>;

export interface Source {
  readonly kind: 'file' | 'stdin' | 'artifact' | 'ref' | 'server';
  /** As the user gave it, or the artifact's name; untrusted text. */
  readonly location: string;
  readonly sha: string | null;
  readonly runUrl: string | null;
  readonly createdAt: string | null;
  readonly environment?: Environment | null;
}

/** Why no sweep was found, with what is known of that; texts in it are untrusted. */
interface Absences {
  /** With the names of the sweeps that the run has saved instead, where one of these was asked for. */
  missing: { saved?: readonly string[] };
  /** The branch has no saved sweep yet, except perhaps one of another workflow. */
  'no-baseline-yet': { branch: string; artifact: string; other: string | null };
  /** The branch does not have the workflow that trained, so nobody has chosen which baseline it gets. */
  'unknown-workflow': { branch: string; workflow: string };
  /** A job of this run was to train the base and saved no sweep; null where not even that is known. */
  untrained: { sha: string | null; job: string | null; exitCode: number | null };
  expired: { sha: string | null; expiredAt: string | null };
  forbidden: { permission: string };
  unreachable: { what: string };
  /** What a fork's run saved is never a baseline. */
  'of-fork': unknown;
  /** A server has no trials of the newest commits of the branch, this many. */
  'no-trials': { branch: string; commits: number };
  /** It is there, or may be there, and cannot be read. */
  unusable: { what: string };
  /** It was looked up, arrived whole, and is no sweep that can be compared. */
  defective: { what: string };
}
export type Absence = {
  [Why in keyof Absences]: Readonly<{ why: Why } & Absences[Why]>;
}[keyof Absences];

/** Which commit's sweep was chosen as the baseline, and why. */
export interface BaselineChoice {
  readonly matchedBy: WantedRung | 'ancestor' | 'newest';
  readonly branch: string;
  /** The commit whose sweep was wanted; null if it could not be determined. */
  readonly wanted: { readonly matchedBy: WantedRung; readonly sha: string } | null;
  /** For an ancestor: the commits since its sweep; for the newest: those the candidate lacks. */
  readonly distance: number | null;
  /** It is none of the saved ones: a job of the run that judges has trained it. */
  readonly isTrainedHere?: boolean;
}

type WantedRung = 'first-parent' | 'merge-base' | 'same-commit';

/** The jobs that train a sweep, by what they say of it, and how many of them have saved their part. */
export type Shards = Readonly<Record<'jobs' | 'saved', number>>;

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

export interface ServerReading {
  /** The commits whose trials were found, as far as the tool records them; untrusted text. */
  readonly commits: readonly string[];
  readonly readAt: string;
}

export function plainSearch(location: Location, absence: Absence | null): Search {
  return {
    ...{ location, absence, artifacts: [] },
    ...{ choice: null, age: null, shards: null, server: null },
  };
}

/** Whether it is there and cannot be read. */
export function isUnusable({ absence }: Search): boolean {
  return absence?.why === 'unusable';
}

/** In seconds. */
export function ageOf(createdAt: string | null, now: number): number | null {
  return createdAt === null ? null : Math.max(0, (now - Date.parse(createdAt)) / 1000);
}

/** “Not answered” is not “there is none”. */
export function refuseOutage(
  absence: Absence | null,
  location: string,
  { fault, of }: OutageOf = { fault: 'data', of: 'the sweep' },
): void {
  const refusal = (what: string, fix: string) =>
    new UserError({ fault, where: printablePath(location), what, fix });
  if (absence?.why === 'unreachable')
    throw refusal(`GitHub did not give ${of} (${absence.what})`, 'Run the job again.');
  if (absence?.why === 'forbidden')
    throw refusal(
      `the token may not read ${of}`,
      `Give the job \`permissions: ${absence.permission}\`.`,
    );
}

type OutageOf = Readonly<{ fault: 'data' | 'config'; of: 'the sweep' | 'it' }>;

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
