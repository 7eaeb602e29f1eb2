import { usageError } from '../errors.ts';
import type { GitHubReader } from '../github/index.ts';
import { printable } from './printable.ts';
import type { Search, Source } from './search.ts';
import { type Budget, newBudget, type SourceFile } from './source-file.ts';

/** Where sweeps are looked for. */
export interface Place {
  /** What relative paths are relative to. */
  readonly directory: string;
  /** The commit that is checked out there, and was trained; null if unknown. */
  readonly workspaceSha: string | null;
  /** Which of a repository's comparisons it is for; usually empty. */
  readonly instance: string;
  /** The artifact with the baselines of several; null if each has its own. */
  readonly sharedBaselines?: string | null;
  /** `owner/name`; empty where there is none. */
  readonly repository: string;
  /** Null on the command line, and in a step without a token. */
  readonly github: GitHubPlace | null;
  readonly reads: Reads;
}

export interface GitHubPlace {
  readonly reader: GitHubReader;
  /** The run whose artifacts are meant where none is named. */
  readonly runId: number;
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
  readonly runUrl: (id: number) => string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

/** What this run has read. */
export interface Reads {
  /** By what was wanted: several comparisons ask for it once. */
  readonly found: Map<string, Promise<FoundFiles>>;
  readonly budget: Budget;
}

export function newReads(budget = newBudget()): Reads {
  return { found: new Map(), budget };
}

/** Which sweep is looked for. */
export interface Wanted {
  readonly arm: 'baseline' | 'candidate';
  /** As the user gave it; untrusted text. */
  readonly location: string;
  /** For the baseline: the commit the candidate was trained on; null where that is not known. */
  readonly trainedSha: string | null;
  /** For the baseline: one that was saved after this run was created does not count. */
  readonly isFrozen?: boolean;
}

/** The files of a sweep, or why there are none. */
export interface FoundFiles {
  /** Empty if nothing was found. */
  readonly files: readonly SourceFile[];
  readonly source: Source;
  readonly search: Search;
}

/** A folder of this machine, without GitHub. */
export function localPlace(directory: string): Place {
  const nowhere = { workspaceSha: null, instance: '', repository: '', github: null };
  return { ...nowhere, directory, reads: newReads() };
}

/** @throws UserError if there is no GitHub to ask */
export function requireGitHub({ github }: Place, location: string): GitHubPlace {
  if (github !== null) return github;
  throw usageError(
    printable(location),
    'is on GitHub, which cannot be read without a token and a repository',
    'In the Action, give the step its `github-token`; on the command line, name files.',
  );
}
