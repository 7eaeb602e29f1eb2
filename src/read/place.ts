import { UserError } from '../errors.ts';
import type { GitHubReader } from '../github/index.ts';
import { printable } from './printable.ts';
import type { SourceFile } from './source-file.ts';

/** Where sweeps are looked for. */
export interface Place {
  /** What relative paths are relative to. */
  readonly directory: string;
  /** The commit that is checked out there, and was trained; null if unknown. */
  readonly workspaceSha: string | null;
  /** Which of a repository's comparisons it is for; mostly empty. */
  readonly instance: string;
  /** `owner/name`; empty where there is none. */
  readonly repository: string;
  /** Null where there is no GitHub to ask, as on the command line. */
  readonly github: GitHubPlace | null;
}

export interface GitHubPlace {
  readonly reader: GitHubReader;
  /** A file at a commit, branch or tag; null where there is none. */
  readonly readRef: (file: {
    readonly ref: string;
    readonly path: string;
  }) => Promise<SourceFile | null>;
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
  };
  readonly runUrl: (id: number) => string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

/** A folder of this machine, and no GitHub. */
export function localPlace(directory: string): Place {
  return { directory, workspaceSha: null, instance: '', repository: '', github: null };
}

/** @throws UserError if there is no GitHub to ask */
export function requireGitHub({ github }: Place, location: string): GitHubPlace {
  if (github !== null) return github;
  throw new UserError({
    fault: 'settings',
    where: printable(location),
    what: 'is on GitHub, where nothing can be read without a token and a repository',
    fix: 'In the Action, give the step its `github-token`; on the command line, name files.',
  });
}
