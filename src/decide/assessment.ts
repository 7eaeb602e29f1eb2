import type { BudgetRow, Comparison } from '../compare/index.ts';
import type { Limits, TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Search } from '../read/index.ts';
import type { Gate, Settings } from '../settings.ts';
import type { BudgetAxis } from './axis.ts';

export type VerdictWord =
  | 'insufficient'
  | 'invalid'
  | 'no-baseline'
  | 'no-candidate'
  | 'mixed'
  | 'worse'
  | 'better'
  | 'none';

/** What the gate says, and in one sentence why. */
export interface Verdict {
  readonly verdict: VerdictWord;
  readonly gate: Gate;
  /** One sentence without a full stop; holds no untrusted text. */
  readonly reason: string;
}

export type Arm = 'baseline' | 'candidate';

/** Something the reader should know about a sweep or the comparison. Codes are stable. */
export interface Warning {
  readonly code:
    | 'narrow-range'
    | 'unfinished-trials'
    | 'newer-baseline'
    | 'missing-shards'
    | 'adaptive-sampler'
    | 'unknown-commit';
  readonly arm: Arm | null;
  /** A sentence; holds no untrusted text. */
  readonly message: string;
}

/** Trials each sweep would need. */
export interface TrialsNeeded {
  /**
   * For the sweeps to be comparable at all, or over one doubling of the budget; null where no
   * number of trials resolves that, as far as bands are calibrated.
   */
  readonly toOpenRange: number | null;
}

/** How the search for each sweep went. */
export interface Searches {
  readonly baseline: Search;
  readonly candidate: Search;
}

/** The one sweep there is, where there is nothing to compare it with. */
export interface LoneSweep {
  readonly sweep: Sweep;
  readonly curve: TuningCurve;
  /** What is known at the budgets of the table. */
  readonly rows: readonly (Limits & { readonly budget: number })[];
}

/** Everything a report says. */
export interface Assessment extends Verdict {
  readonly settings: Settings;
  readonly searches: Searches;
  readonly baseline: Sweep | null;
  readonly candidate: Sweep | null;
  readonly axis: BudgetAxis;
  /** Null unless two sweeps of the same metric were found. */
  readonly comparison: Comparison | null;
  /** What is known at the budgets of the table; empty without a comparison. */
  readonly rows: readonly BudgetRow[];
  /** Null if there are two sweeps, or none. */
  readonly alone: LoneSweep | null;
  readonly warnings: readonly Warning[];
  readonly trialsNeeded: TrialsNeeded | null;
}
