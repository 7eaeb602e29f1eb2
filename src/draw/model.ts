import type { StepFunction } from '../math/step-function.ts';
import type { DrawnSize, Format, Words } from '../report/index.ts';
import type { Gate } from '../settings/index.ts';
import type { Role, Theme } from './svg/theme.ts';

export interface ChartOptions {
  readonly theme: Theme;
  /** The axis of scores; `auto` is log where all scores are positive and span over two decades. */
  readonly scale?: 'auto' | 'linear' | 'log';
  /** `focus` clips bands that would flatten the medians; `full` shows them whole. */
  readonly range?: 'focus' | 'full';
  /** `narrow` is laid out for screens of 400 px. */
  readonly width?: 'wide' | 'narrow';
  /** What stands below the curves of independent sweeps: what the difference costs, if that is known, or every trial. */
  readonly below?: 'size' | 'trials';
}

/** What the difference costs at one budget, in words and numbers. */
export interface ChartSize extends Pick<DrawnSize, 'budget' | 'needed' | 'way'> {
  readonly difference: string;
  readonly question: string;
  readonly answer: string;
}

/** A curve with its band, in the metric's own unit: lower ≤ median ≤ upper; and the trials it is computed from. */
export interface ChartArm {
  readonly role: Role;
  /** Infinite where the typical search fails; for a difference NaN where both do. */
  readonly median: StepFunction;
  readonly lower: StepFunction;
  readonly upper: StepFunction;
  /** The largest budget at which the limits still bound the curve on its good side. */
  readonly resolvableBudget: number;
  /** Every counted trial in the sweep's order, by the id that it has everywhere in a report; infinite if it failed. */
  readonly trials: readonly ChartTrial[];
  /** The cost of a trial in the unit of budgets; 1 if budgets are trials. */
  readonly trialCost: number;
}

export interface ChartTrial {
  readonly id: string;
  readonly score: number;
}

/** Two trials that were compared with each other. */
export type ChartPair = Readonly<Record<'baseline' | 'candidate', ChartTrial>>;

/** An interval of budgets with evidence, for the lane above the plot; the highest of several counts. */
export interface LaneSegment {
  readonly from: number;
  readonly to: number;
  readonly level: 'weak' | 'fair' | 'strong';
  readonly direction: 'worse' | 'better';
}

/** What is done about a comparison, which evidence alone does not say. */
interface ChartOutcome {
  readonly gate: Gate;
  readonly words: Words;
}

/** Everything a chart shows, in words and numbers; nothing about colours or places. */
export interface ChartModel {
  readonly title: string;
  /** What the curves show. */
  readonly subtitle: string;
  /** Null where there is no check. */
  readonly outcome: ChartOutcome | null;
  /** The metric; untrusted text. */
  readonly metric: string;
  readonly direction: 'maximize' | 'minimize';
  /** The unit of budgets, in the plural. */
  readonly unit: string;
  /** What the curves show of the best score: "median", or another quantile. */
  readonly curveWord: Words;
  /** Where the budget axis begins: one trial of the more expensive sweep. */
  readonly firstBudget: number;
  /** Where the comparison ends, if before the data do. */
  readonly budgetMax: number | null;
  /** The score to reach, in the metric's own unit; 0 for a difference. */
  readonly target: number | null;
  /** The loss that does not count, in the metric's unit, ≥ 0. */
  readonly margin: number;
  /** The baseline and the candidate, or the only sweep, or their difference. */
  readonly arms: readonly ChartArm[];
  /** Drawn in place of all trials; null unless these pairs decide. */
  readonly pairs: readonly ChartPair[] | null;
  /** Whether the only arm is candidate − baseline, which no single trial has. */
  readonly isDifference: boolean;
  /** Null where evidence does not count. */
  readonly lane: readonly LaneSegment[] | null;
  /** Where budgets are compared, if anywhere. */
  readonly compared: readonly [from: number, to: number] | null;
  /** Whether the sweeps are too small to tell: no evidence is no good news then. */
  readonly isUnknown: boolean;
  /** Null where nothing is judged, and for other than two sweeps. */
  readonly size: ChartSize | null;
  /** Writes scores as the rest of the report does. */
  readonly format: Format;
  /** For readers who cannot see the chart. */
  readonly description: string;
}
