import type { StepFunction } from '../../math/step-function.ts';

/** One sweep as the chart draws it, in the metric's own unit. */
export interface ChartArm {
  /** The sweep's name; untrusted text. */
  readonly name: string;
  /** Median best score by budget. −∞ (maximised) or +∞ (minimised) where the median trial fails. */
  readonly median: StepFunction;
  /** Lower and upper ends of the band, lower ≤ median ≤ upper; infinite where the band is open. */
  readonly lower: StepFunction;
  readonly upper: StepFunction;
  /** The largest budget at which the band still bounds the curve on its good side. */
  readonly resolvableBudget: number;
  readonly trials: number;
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
  readonly yLabel: string;
  readonly direction: 'maximize' | 'minimize';
  /** What budgets are counted in, in the plural. */
  readonly unit: string;
  /** Where the budget axis begins: one trial of the dearer sweep. */
  readonly firstBudget: number;
  /** A score that somebody wants to reach, in the metric's own unit. */
  readonly target: number | null;
  /** Compared sweeps: baseline first, then the candidate. A chart of one sweep has one. */
  readonly arms: readonly (ChartArm & { readonly role: 'baseline' | 'candidate' })[];
  readonly lane: readonly LaneSegment[];
  /** A sentence or two for readers who cannot see the chart. */
  readonly description: string;
}

export type Theme = 'light' | 'dark';
