import type { SomeEvidence } from '../compare/index.ts';
import type { Absence } from '../read/index.ts';
import type { Arm, WarningCode } from './warning.ts';

/**
 * Why a verdict is what it is, with the numbers that a sentence on it needs besides those of the comparison;
 * `report/` says it, and how to go on. It holds no untrusted text.
 */
export type Reason =
  | { readonly why: 'no-sweep'; readonly arm: Arm; readonly obstacle: Obstacle | null }
  | { readonly why: 'incomparable'; readonly differ: Mismatch }
  | { readonly why: 'jobs-missing'; readonly missing: number; readonly jobs: number }
  | ({ readonly why: 'worse'; readonly excuse: Excuse | null } & Claim)
  | ({ readonly why: 'not-worse' } & Pass)
  | ({ readonly why: 'doubtful-pass' } & Pass)
  /** A limit of budgets leaves none. */
  | { readonly why: 'closed'; readonly budgetMax: number; readonly from: number }
  | { readonly why: 'beyond-rate'; readonly rate: number }
  /** The smallest budget, where it was asked for. */
  | { readonly why: 'nothing-resolved'; readonly from: number | null }
  | { readonly why: 'cannot-tell'; readonly baseline: number; readonly candidate: number }
  | { readonly why: 'adaptive-candidate' | 'cost-missing' | 'worse-before' | 'order-unknown' }
  | { readonly why: 'cost-higher'; readonly times: number }
  | ({ readonly why: 'candidate-short'; readonly trials: number } & Wanted)
  | { readonly why: 'in-doubt'; readonly code: WarningCode }
  /** Training is not over, or no look can be judged. */
  | { readonly why: 'between-looks'; readonly trials: number; readonly last: number }
  | { readonly why: 'last-look-only'; readonly last: number }
  | { readonly why: 'unplanned-look'; readonly trials: number; readonly sizes: readonly number[] }
  | { readonly why: 'look-without-jobs'; readonly missing: number; readonly jobs: number }
  | { readonly why: 'trials-running'; readonly running: number; readonly drawn: number };

/** What keeps a sweep from being found that may be there. */
type Obstacle = Extract<
  Absence['why'],
  'unknown-workflow' | 'forbidden' | 'unreachable' | 'unusable'
>;

/** How two sweeps differ from each other, or if they do not, from what the settings ask for. */
export type Mismatch = 'metrics' | 'directions' | 'units' | 'asked' | 'config';

/** What keeps evidence from failing the check. */
type Excuse = 'informs' | 'on-adaptive' | 'fail-on';

interface Claim {
  readonly level: SomeEvidence;
  readonly margin: number;
}

interface Pass {
  /** The evidence that would have been needed; null where the limits exclude a loss beyond the margin. */
  readonly lacking: SomeEvidence | null;
  readonly margin: number;
}

/** How many trials the candidate was to have, and who says so. */
type Wanted =
  | { readonly wanted: number; readonly by: 'settings' | 'saved' }
  | { readonly wanted: number; readonly by: 'baseline'; readonly canTell: boolean };

/** How to go on where the reason alone does not say. */
export type Remedy =
  /** The commit of the base branch that is worse too, where it is known. */
  { readonly how: 'base-is-worse'; readonly sha: string | null } | { readonly how: 'train-again' };
