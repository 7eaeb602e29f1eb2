import type { Source } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import type { SweepMeta } from './meta-format.ts';
import type { SavedSettings } from './saved-settings.ts';
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
  /** What its training drew random numbers from, a whole number; null where it is not recorded. */
  readonly seed: number | null;
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
  /** What the sampler drew from, a whole number; null where it is not recorded. */
  readonly seed: number | null;
}

/** Where the files tell nothing of how the trials were drawn. */
export const UNKNOWN_SEARCH: SearchMethod = { method: 'unknown', sampler: null, seed: null };

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
  /** What its format cannot tell, and may matter; left out where that is nothing. */
  readonly gaps?: readonly Gap[];
  /** What is told beside the files; null where nothing is. */
  readonly meta: SweepMeta | null;
  /** How its trials are to be judged, as far as that was given. */
  readonly settings: SavedSettings;
  readonly trials: readonly RecordedTrial[];
}

/** Why rows are no trials of the search; for people, in the plural. */
export const LEFT_OUT = [
  'hand-picked trials',
  'parent runs',
  'deleted runs',
  'repeated folders',
  'earlier reports',
  'earlier rungs',
] as const;

/** Rows that are no trials of the search. */
export interface LeftOut {
  readonly count: number;
  readonly what: (typeof LEFT_OUT)[number];
}

/** What formats do not record, although the statistics depend on it. */
export const GAPS = [
  /** Which trials failed: one that crashed counts with its last score, or is missing. */
  'failures-hidden',
  /** Which runs sum up others, and are no trials. */
  'parents-unknown',
  /** Whether trials with fewer reports than others were stopped by comparing them with each other. */
  'stops-unknown',
] as const;
export type Gap = (typeof GAPS)[number];
