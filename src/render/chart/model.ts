import {
  commonBreaks,
  type StepFunction,
  stepFunction,
  valueAt,
} from '../../math/step-function.ts';
import type { Role, Theme } from '../svg/theme.ts';
import type { Format } from '../wording/numbers.ts';

/** How a chart is drawn. */
export interface ChartOptions {
  readonly theme: Theme;
  /** The axis of scores; `auto` is log where all scores are positive and span over two decades. */
  readonly scale?: 'auto' | 'linear' | 'log';
  /** `focus` clips bands that would flatten the medians; `full` shows them whole. */
  readonly range?: 'focus' | 'full';
  /** `difference` draws candidate − baseline with its limits; curves if only one sweep is shown. */
  readonly view?: 'curves' | 'difference';
  /** `narrow` is laid out for screens of 400 px. */
  readonly width?: 'wide' | 'narrow';
}

/** Limits, and the largest budget at which they still bound the curve on its good side. */
interface ChartLimits {
  readonly lower: StepFunction;
  readonly upper: StepFunction;
  readonly resolvableBudget: number;
}

/** A curve with its band, in the metric's own unit: lower ≤ median ≤ upper. */
export interface ChartCurve extends ChartLimits {
  readonly role: Role;
  /** Infinite where the typical search fails; for a difference NaN where both do. */
  readonly median: StepFunction;
  /** The limits that the gate goes by, if it has its own. */
  readonly gate: ChartLimits | null;
}

/** One sweep as the chart draws it. */
export interface ChartArm extends ChartCurve {
  /** Of every counted trial, in the sweep's order; infinite if it failed. */
  readonly scores: readonly number[];
  /** The cost of a trial in the unit of budgets; 1 if budgets are trials. */
  readonly trialCost: number;
}

/** An interval of budgets with evidence, for the lane above the plot. */
export interface LaneSegment {
  readonly from: number;
  readonly to: number;
  readonly level: 'weak' | 'fair' | 'strong';
  readonly direction: 'worse' | 'better';
}

/** Everything a chart shows, in words and numbers; nothing about colours or places. */
export interface ChartModel {
  readonly title: string;
  /** What the curves show, then further phrases. */
  readonly subtitle: readonly string[];
  readonly xLabel: string;
  /** The metric; untrusted text. */
  readonly metric: string;
  readonly direction: 'maximize' | 'minimize';
  /** The unit of budgets, in the plural. */
  readonly unit: string;
  /** What the curves show of the best score: "median", or another quantile. */
  readonly curveWord: string;
  /** Where the budget axis begins: one trial of the more expensive sweep. */
  readonly firstBudget: number;
  /** Where the comparison ends, if before the data do. */
  readonly budgetMax: number | null;
  /** The score to reach, in the metric's own unit. */
  readonly target: number | null;
  /** The loss that does not count, in the metric's unit, ≥ 0. */
  readonly margin: number;
  /** The baseline and the candidate, or the only sweep. */
  readonly arms: readonly ChartArm[];
  readonly lane: readonly LaneSegment[];
  /** Whether evidence counts; if not, the lane is empty and says so. */
  readonly isJudged: boolean;
  /** Writes scores as the rest of the report does. */
  readonly format: Format;
  /** A sentence or two for readers who cannot see the chart. */
  readonly description: string;
}

/** The budgets on a chart's axis. */
interface BudgetRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Candidate − baseline with its limits, in the metric's own unit: [c.lower − b.upper, c.upper − b.lower]
 * around c.median − b.median, which hold wherever both bands do. Null unless two sweeps are compared.
 */
export function differenceOf({ arms }: ChartModel, budgets: BudgetRange): ChartCurve | null {
  const [baseline, candidate] = arms;
  if (baseline === undefined || candidate === undefined) return null;
  const minus = (a: StepFunction, b: StepFunction, undefinedAs: number) =>
    subtract([a, b], budgets, undefinedAs);
  return {
    role: 'difference',
    median: minus(candidate.median, baseline.median, Number.NaN),
    lower: minus(candidate.lower, baseline.upper, -Infinity),
    upper: minus(candidate.upper, baseline.lower, Infinity),
    resolvableBudget: Math.min(baseline.resolvableBudget, candidate.resolvableBudget),
    gate: null,
  };
}

/** @param undefinedAs what ∞ − ∞ is */
function subtract(
  [a, b]: readonly [StepFunction, StepFunction],
  { first, last }: BudgetRange,
  undefinedAs: number,
): StepFunction {
  const ends = [first, ...commonBreaks([a, b], first, last)];
  const values = ends.map((end) => {
    const difference = valueAt(a, end) - valueAt(b, end);
    return Number.isNaN(difference) ? undefinedAs : difference;
  });
  return stepFunction([...ends.slice(0, -1), Infinity], values);
}

/** The margin as a difference, on the side where the candidate is worse. */
export function marginOf({ margin, direction }: ChartModel): number[] {
  if (margin === 0) return [];
  return [direction === 'maximize' ? -margin : margin];
}
