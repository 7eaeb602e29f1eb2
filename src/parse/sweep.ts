import type { Source } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import type { SweepMeta } from './meta-format.ts';
import type { Gap, LeftOut, Parameters, SearchMethod } from './sweep-record.ts';

/** How a trial that counts ended. */
export type Outcome = 'completed' | 'pruned' | 'failed';

/** One draw from the search distribution. */
export interface Trial {
  /** Where it was read, for people: `sweep.csv, line 7`. */
  readonly where: string;
  readonly outcome: Outcome;
  /** Larger is better (a minimised metric is negated); −∞ for a failed trial. */
  readonly score: number;
  /** What the trial cost, > 0; null where it was not asked for, or a failed trial has none. */
  readonly cost: number | null;
  /** What was drawn from the search space; null where the files do not tell. */
  readonly parameters: Parameters | null;
  /** What its training drew random numbers from, a whole number; null where it is not recorded. */
  readonly seed: number | null;
}

/**
 * How many rows of each kind a sweep's files held. Every row is counted, running or ignored, and
 * only one of them; failed and pruned tell how rows ended, whether they are counted or ignored.
 */
export interface TrialCounts {
  /** Trials the statistics use: n. */
  readonly counted: number;
  /** Trials in an error state or without a score, pruned ones without a score among them. */
  readonly failed: number;
  /** Trials stopped early, except those that are failed for want of a score. */
  readonly pruned: number;
  /** Unfinished trials, never counted. */
  readonly running: number;
  /** Rows that are no draw from the search distribution, or that the settings drop. */
  readonly ignored: number;
}

/** Mean cost of a trial. */
export interface MeanCost {
  readonly mean: number;
  readonly unit: string | null;
  /** Trials that had a cost; fewer than counted where failed ones have none. */
  readonly from: number;
}

/** n independent trials of one random search, in the order they were started. */
export interface Sweep {
  readonly source: Source;
  readonly format: string;
  /** The column, path or expression that gave the score; untrusted text. */
  readonly metric: string;
  readonly direction: Direction;
  readonly trials: readonly Trial[];
  readonly counts: TrialCounts;
  readonly cost: MeanCost | null;
  readonly search: SearchMethod;
  /** Whether the order of the trials is that in which they were started. */
  readonly isOrdered: boolean;
  /** Rows that were no trials of the search, among those ignored. */
  readonly leftOut: readonly LeftOut[];
  /** What the format cannot tell, and may matter; left out where that is nothing. */
  readonly gaps?: readonly Gap[];
  /** What is told beside the files; null where nothing is. */
  readonly meta: SweepMeta | null;
}

/**
 * Turns the metric's own unit into a score to maximise, and back: a minimised metric is negated.
 * (0 − x rather than −x, so that zero stays a positive zero.)
 */
export function orient(value: number, direction: Direction): number {
  return direction === 'maximize' ? value : 0 - value;
}
