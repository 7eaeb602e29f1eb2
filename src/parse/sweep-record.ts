import type { Source } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import type { SweepMeta } from './meta-format.ts';
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
  /** What was drawn from the search space; null where the format does not tell. */
  readonly parameters: Parameters | null;
}

/** Values by the names of parameters; names and texts are untrusted. */
export type Parameters = Readonly<Record<string, ParameterValue>>;
export type ParameterValue = string | number | boolean | null;

export const SEARCH_METHODS = ['random', 'grid', 'adaptive', 'unknown'] as const;

/** How the trials were drawn, as far as the files tell. */
export interface SearchMethod {
  readonly method: (typeof SEARCH_METHODS)[number];
  /** What the tool calls it; untrusted text. */
  readonly sampler: string | null;
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
  readonly search: SearchMethod;
  /** Whether the order of the trials is that in which they were started, or as they were found. */
  readonly isOrdered: boolean;
  /** Rows that are no trials of the search, and why. */
  readonly leftOut: readonly LeftOut[];
  /** What is told beside the files; null where nothing is. */
  readonly meta: SweepMeta | null;
  readonly trials: readonly RecordedTrial[];
}

/** Why rows are no trials of the search; for people, in the plural. */
export const LEFT_OUT = [
  'hand-picked trials',
  'parent runs',
  'deleted runs',
  'repeated folders',
  'earlier reports',
] as const;

/** Rows that are no trials of the search. */
export interface LeftOut {
  readonly count: number;
  readonly what: (typeof LEFT_OUT)[number];
}
