import type { StepFunction } from '../math/functions.ts';
import type { Format, Words } from '../report/index.ts';
import type { Role, Theme } from './svg/svg.ts';

/** Those of a picture in a comment. */
const VERSIONS = ['light', 'dark', 'light-narrow', 'dark-narrow'] as const;
export type Version = (typeof VERSIONS)[number];

export function inEachVersion<T>(make: (version: Version) => T): Readonly<Record<Version, T>> {
  const made = VERSIONS.map((version) => [version, make(version)] as const);
  return Object.fromEntries(made) as Record<Version, T>;
}

export function inBothThemes(draw: (theme: 'light' | 'dark') => string) {
  return { light: draw('light'), dark: draw('dark') };
}

export interface ChartOptions {
  readonly theme: Theme;
  /** The axis of scores; `auto` is log where all scores are positive and span over two decades. */
  readonly scale?: 'auto' | 'linear' | 'log';
  /** `narrow` is laid out for screens of 400 px. */
  readonly width?: 'wide' | 'narrow';
  /** `result` is the difference or the pairs; `curves` are large, beside every trial; `order` has trials as they came. */
  readonly view?: 'result' | 'curves' | 'order';
  /** Where a picture stands alone: in a comment and on a page, the headline is above it. */
  readonly heading?: 'shown' | 'none';
}

/** A curve with its band, in the metric's own unit: lower ≤ median ≤ upper. */
export interface Curve {
  /** Infinite where the typical search fails; for a difference NaN where both do. */
  readonly median: StepFunction;
  readonly lower: StepFunction;
  readonly upper: StepFunction;
}

/** A sweep's curve, and the trials it is computed from. */
export interface ChartArm extends Curve {
  readonly role: Role;
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

/** What the test compared, where it decides and the difference by budget does not show it. */
export type ChartTested = ChartPairs | ChartSettings | ChartSearches;

/** Trials at comparable settings. */
export interface ChartSettings {
  readonly kind: 'settings';
  /** Those that count, with what each has beyond what its settings predict for a score: larger is better. */
  readonly arms: readonly Pick<ChartArm, 'role' | 'trials'>[];
  /** By how much the candidate is typically less, as the headline writes it; null where that is not known. */
  readonly change: Words | null;
}

/** Whole searches. */
export interface ChartSearches {
  readonly kind: 'searches';
  /** Trials of each. */
  readonly length: number;
  /** By its trials, the best score so far of the search in the middle, between those of the least and the most lucky one. */
  readonly arms: readonly (ChartArm & { readonly runs: readonly StepFunction[] })[];
}

/** The pairs that decide, and their typical change in the metric's own unit, lower ≤ estimate ≤ upper. */
export interface ChartPairs {
  readonly kind: 'pairs';
  readonly all: readonly ChartPair[];
  /** Whether both trials of a pair have the same configuration. */
  readonly areSettings: boolean;
  /** Null where nothing is known of it. */
  readonly change: {
    readonly lower: number;
    readonly estimate: number;
    readonly upper: number;
    readonly text: Words;
  } | null;
}

/** What the headline says of one budget, as it writes it. */
export interface ChartExample
  extends Readonly<Record<'baseline' | 'candidate' | 'difference', Words>> {
  readonly budget: number;
}

/** Everything a chart shows, in words and numbers; nothing about colours or places. */
export interface ChartModel {
  readonly title: string;
  /** What is done about it, and what the curves show. */
  readonly subtitle: string;
  readonly direction: 'maximize' | 'minimize';
  /** The unit of budgets, in the plural. */
  readonly unit: string;
  /** What the curves show of the best score: "median", or another quantile. */
  readonly curveWord: Words;
  /** The same for a reader: "Typical best score". */
  readonly scoreWord: string;
  /** Where the comparison ends, if before the data do. */
  readonly budgetMax: number | null;
  /** The score to reach, in the metric's own unit. */
  readonly target: number | null;
  /** The loss that does not count, in the metric's unit, ≥ 0. */
  readonly margin: number;
  /** The baseline and the candidate, or the only sweep. */
  readonly arms: readonly ChartArm[];
  /** Drawn in place of the difference. */
  readonly tested: ChartTested | null;
  /** Where budgets are compared, if anywhere. */
  readonly compared: readonly [from: number, to: number] | null;
  /** Whether the scores of both have one scale, so that their difference means anything. */
  readonly haveOneScale: boolean;
  /** Whether limits that do not meet are clear. */
  readonly isStrengthKnown: boolean;
  /** Null where no budget is compared. */
  readonly example: ChartExample | null;
  /** Writes scores as the rest of the report does. */
  readonly format: Format;
  /** For readers who cannot see the chart. */
  readonly description: string;
}
