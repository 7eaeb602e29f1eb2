import type { StepFunction } from '../../math/step-function.ts';
import type { Theme } from '../svg/theme.ts';

/** How a chart is drawn. */
export interface ChartOptions {
  readonly theme: Theme;
  /** The axis of scores; `auto` is log where all scores are positive and span over two decades. */
  readonly scale?: 'auto' | 'linear' | 'log';
  /** `focus` clips the bands at small budgets where they would flatten the medians. */
  readonly range?: 'focus' | 'full';
  /** `difference` draws candidate − baseline with its limits. */
  readonly view?: 'curves' | 'difference';
  /** `narrow` is re-laid out for screens of 400 px. */
  readonly width?: 'wide' | 'narrow';
}

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
  /** The gate's limits, if it has its own. */
  readonly gate: ChartLimits | null;
  /** The largest budget at which the band still bounds the curve on its good side. */
  readonly resolvableBudget: number;
  /** Of every counted trial, in any order; infinite if it failed. */
  readonly scores: readonly number[];
  /** The cost of a trial in the unit of budgets; 1 if budgets are trials. */
  readonly trialCost: number;
}

/** An interval of budgets with evidence, for the lane above the plot. Intervals do not overlap. */
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
  /** "higher is better" or "lower is better". */
  readonly betterWord: string;
  /** The unit of budgets, in the plural. */
  readonly unit: string;
  /** What the curves show of the best score: "median", or another quantile. */
  readonly curveWord: string;
  /** Where the budget axis begins: one trial of the more expensive sweep. */
  readonly firstBudget: number;
  /** The score to reach, in the metric's own unit. */
  readonly target: number | null;
  /** The loss that does not count, in the metric's unit, ≥ 0. */
  readonly margin: number;
  /**
   * Compared sweeps: baseline first, then the candidate. A chart of one sweep has one: a candidate
   * without a baseline, or a sweep that is neither and is drawn as a baseline without its name.
   */
  readonly arms: readonly ChartArm[];
  readonly lane: readonly LaneSegment[];
  /** Whether evidence counts; if not, the lane is empty and says so. */
  readonly isJudged: boolean;
  /** A sentence or two for readers who cannot see the chart. */
  readonly description: string;
}
