import type { Source } from '../read/index.ts';
import type { Direction } from '../settings/index.ts';
import type { Parameters } from './parameters.ts';
import type { SweepMeta } from './saved/meta.ts';
import type { SavedSettings } from './saved/settings.ts';
import type { Gap, LeftOut, SearchMethod } from './table.ts';

/** How a trial that counts ended. */
export type Outcome = 'completed' | 'pruned' | 'failed';

/** One draw from the search distribution. */
export interface Trial {
  /** Where it was read, for people: `sweep.csv, line 7`. */
  readonly where: string;
  readonly outcome: Outcome;
  /** Larger is better (a minimised metric is negated); −∞ for a failed trial. */
  readonly score: number;
  /** What the trial cost, > 0; null if no cost was asked for, or a failed trial has none. */
  readonly cost: number | null;
  /** What was drawn from the search space; null if not recorded. */
  readonly parameters: Parameters | null;
  /** The seed of its training, a whole number; null if not recorded. */
  readonly seed: number | null;
}

/** A trial as its files record it, before any policy; a pruned one has its last score. */
export interface RecordedTrial extends Omit<Trial, 'outcome'> {
  readonly outcome: Outcome | 'running';
}

/** What a sweep and its record have in common. */
interface SweepHead {
  readonly source: Source;
  readonly format: string;
  /** The column, path or expression that gave the score; untrusted text. */
  readonly metric: string;
  readonly direction: Direction;
  readonly search: SearchMethod;
  /** Whether the trials are in the order in which they were started, or as they were found. */
  readonly isOrdered: boolean;
  /** Rows that are not trials of the search, and why. */
  readonly leftOut: readonly LeftOut[];
  /** What the format does not record, although it may matter; absent if nothing. */
  readonly gaps?: readonly Gap[];
  /** The contents of `sweep.meta.json`; null without one. */
  readonly meta: SweepMeta | null;
}

/** A sweep as recorded: every row of its files, with nothing dropped or bounded yet. */
export interface SweepRecord extends SweepHead {
  /** Null if no cost was asked for. */
  readonly cost: { readonly unit: string | null } | null;
  /** How its trials are to be judged, as far as that was given. */
  readonly settings: SavedSettings;
  readonly trials: readonly RecordedTrial[];
}

/** n independent trials of one random search, in the order they were started. */
export interface Sweep extends SweepHead {
  readonly trials: readonly Trial[];
  readonly counts: TrialCounts;
  readonly cost: MeanCost | null;
}

/**
 * How many rows of each kind a sweep's files held. Every row is either counted, running or
 * ignored; failed and pruned say how rows ended, whether they are counted or ignored.
 */
export interface TrialCounts {
  /** Trials the statistics use: n. */
  readonly counted: number;
  /** Trials in an error state or without a score, including pruned ones without a score. */
  readonly failed: number;
  /** Trials stopped early that have a score. */
  readonly pruned: number;
  /** Unfinished trials, never counted. */
  readonly running: number;
  /** Rows that are not draws from the search distribution, or that the settings drop. */
  readonly ignored: number;
}

/** Mean cost of a trial. */
export interface MeanCost {
  readonly mean: number;
  readonly unit: string | null;
  /** Trials that had a cost; fewer than counted if failed ones have none. */
  readonly from: number;
}

/**
 * Turns the metric's own unit into a score to maximise, and back: a minimised metric is negated.
 * (0 − x rather than −x, so that zero stays a positive zero.)
 */
export function orient(value: number, direction: Direction): number {
  return direction === 'maximize' ? value : 0 - value;
}
