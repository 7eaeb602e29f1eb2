import type { Source } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import type { Outcome } from './sweep.ts';

/** A trial as its files tell it, before any policy. */
export interface RecordedTrial {
  /** Where it was read, for people: `sweep.csv, line 7`. */
  readonly where: string;
  readonly outcome: Outcome | 'running';
  /** Larger is better; −∞ where there is none. A pruned trial has its last score. */
  readonly score: number;
  /** What it cost, > 0; null where it was not asked for, or has none that can count. */
  readonly cost: number | null;
}

/** A sweep as recorded: every row of its files, and nothing yet dropped or bounded. */
export interface SweepRecord {
  readonly source: Source;
  readonly format: string;
  /** The column, path or expression that gave the score; untrusted text. */
  readonly metric: string;
  readonly direction: Direction;
  /** Null where the cost was not asked for. */
  readonly cost: { readonly unit: string | null } | null;
  readonly trials: readonly RecordedTrial[];
}
