import type { StepFunction } from '../../math/step-function.ts';

/** Limits, and the largest budget at which they still bound the curve on its good side. */
interface ChartLimits {
  readonly lower: StepFunction;
  readonly upper: StepFunction;
  readonly resolvableBudget: number;
}

/** One sweep as the chart draws it, in the metric's own unit. */
export interface ChartArm {
  readonly role: 'baseline' | 'candidate';
  /** The sweep's name; untrusted text. */
  readonly name: string;
  /** Median best score by budget. −∞ (maximised) or +∞ (minimised) where the median trial fails. */
  readonly median: StepFunction;
  /** Lower and upper ends of the band, lower ≤ median ≤ upper; infinite where the band is open. */
  readonly lower: StepFunction;
  readonly upper: StepFunction;
  /** The limits that evidence goes by, where these are others. */
  readonly gate: ChartLimits | null;
  /** The largest budget at which the band still bounds the curve on its good side. */
  readonly resolvableBudget: number;
  /** Of every trial that counts, in any order; infinite where it failed. */
  readonly scores: readonly number[];
  /** What a trial costs in the unit of budgets; 1 where budgets are trials. */
  readonly trialCost: number;
}

/** A stretch of budgets with evidence, for the lane above the plot. Stretches do not overlap. */
export interface LaneSegment {
  readonly from: number;
  readonly to: number;
  readonly level: 'weak' | 'fair' | 'strong';
  readonly direction: 'worse' | 'better';
}

/** Everything a chart shows, in words and numbers; nothing about colours or places. */
export interface ChartModel {
  readonly title: string;
  readonly subtitle: string;
  readonly xLabel: string;
  /** The metric; untrusted text. */
  readonly yLabel: string;
  readonly direction: 'maximize' | 'minimize';
  /** Which way that is: "higher is better". */
  readonly betterWord: string;
  /** What budgets are counted in, in the plural. */
  readonly unit: string;
  /** What the curves show of the best score: "median", or another quantile. */
  readonly curveWord: string;
  /** Where the budget axis begins: one trial of the dearer sweep. */
  readonly firstBudget: number;
  /** A score that somebody wants to reach, in the metric's own unit. */
  readonly target: number | null;
  /** How much worse the candidate may be without counting, in the metric's unit, ≥ 0. */
  readonly margin: number;
  /**
   * Compared sweeps: baseline first, then the candidate. A chart of one sweep has one: a candidate
   * without a baseline, or a sweep that is neither and is drawn as a baseline without its name.
   */
  readonly arms: readonly ChartArm[];
  readonly lane: readonly LaneSegment[];
  /** Whether evidence counts here; where it does not, the lane is empty and says so. */
  readonly isJudged: boolean;
  /** A sentence or two for readers who cannot see the chart. */
  readonly description: string;
}
