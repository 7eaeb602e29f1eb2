/** Where the files of a sweep came from. */
export interface Source {
  readonly kind: 'file' | 'artifact' | 'ref';
  /** As the user gave it, or the artifact's name; untrusted text. */
  readonly location: string;
  /** The commit that was trained, where it is known. */
  readonly sha: string | null;
  readonly runUrl: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string | null;
}

/** Why no sweep was found; texts in it are untrusted. */
export type Absence =
  /** No file or artifact has this name. */
  | { readonly why: 'missing' }
  /** The branch has no saved sweep yet, except perhaps one of another workflow. */
  | {
      readonly why: 'no-baseline-yet';
      readonly branch: string;
      readonly artifact: string;
      /** The file of that workflow. */
      readonly other: string | null;
    }
  /** The branch does not have the workflow that trained, so nobody has chosen which baseline it gets. */
  | { readonly why: 'unknown-workflow'; readonly branch: string; readonly workflow: string }
  | { readonly why: 'expired'; readonly sha: string | null; readonly expiredAt: string | null }
  | { readonly why: 'forbidden'; readonly permission: string }
  | { readonly why: 'unreachable'; readonly what: string }
  /** What a fork's run saved is never a baseline. */
  | { readonly why: 'of-fork' }
  /** There is an artifact, but it has no file in it. */
  | { readonly why: 'empty' }
  /** It was found, but cannot be read as a sweep. */
  | { readonly why: 'unusable'; readonly what: string };

/** Which commit's sweep was chosen as the baseline, and why. */
export interface BaselineChoice {
  readonly rung: WantedRung | 'ancestor' | 'newest';
  readonly branch: string;
  /** The commit whose sweep was wanted; null if it could not be determined. */
  readonly wanted: { readonly rung: WantedRung; readonly sha: string } | null;
  /** For an ancestor: the commits since its sweep; for the newest: those the candidate lacks. */
  readonly distance: number | null;
  /** The candidate is assumed to be its branch alone, though it may have been merged for training. */
  readonly isAssumed: boolean;
}

type WantedRung = 'first-parent' | 'merge-base' | 'same-commit';

/** The jobs of a matrix, and how many of them have saved their part. */
export interface Shards {
  readonly jobs: number;
  readonly saved: number;
}

/** How the search for a sweep went. */
export interface Search {
  /** As the user wrote it; untrusted text. */
  readonly location: string;
  /** Null if something was found. */
  readonly absence: Absence | null;
  /** Null unless the baseline was looked up. */
  readonly choice: BaselineChoice | null;
  /** The names of the artifacts it was found in; untrusted text. */
  readonly artifacts: readonly string[];
  /** Of the oldest artifact, in seconds. */
  readonly age: number | null;
  /** Null unless the sweep was saved by the jobs of a matrix. */
  readonly shards: Shards | null;
}

/** A search of which only the outcome matters. */
export function plainSearch(location: string, absence: Absence | null): Search {
  return { location, absence, artifacts: [], choice: null, age: null, shards: null };
}
