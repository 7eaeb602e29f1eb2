/** Which way the metric gets better. */
export type Direction = 'maximize' | 'minimize';

export const BAND_METHODS = ['ld-highest-density', 'ld-equal-tailed', 'ks', 'dkw'] as const;
export type BandMethod = (typeof BAND_METHODS)[number];

export const EVIDENCE_LEVELS = ['none', 'weak', 'fair', 'strong'] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];

export const GATES = ['pass', 'neutral', 'fail'] as const;
export type Gate = (typeof GATES)[number];

/**
 * The least and the largest cost of a trial, and budget, that is taken. A nanosecond is 3e-17 years
 * and the largest trainings take 1e26 operations, so that any unit has room; and what is added,
 * divided or squared of such numbers stays far from where doubles end.
 */
export const LEAST_COST = 1e-30;
export const LARGEST_COST = 1e30;

/**
 * What a cost may be counted in: a word or two of at most 20 characters, that neither Markdown nor
 * HTML makes something of, and no other word for a number, a share or trials.
 */
export const COST_UNIT =
  /^(?![Tt][Rr][Ii][Aa][Ll][Ss]?$)[\p{L}$€£¥](?:[\p{L}\p{N} /·-]{0,18}[\p{L}\p{N}$€£¥])?$/u;

/** How trials become a sweep. */
export interface ReadingSettings {
  /** A column, a dotted path or a JMESPath expression; null: the only column it can be. */
  readonly metric: string | null;
  /** Null: only if the format records or fixes it. */
  readonly direction: Direction | null;
  /** Column, path or expression for what a trial cost; null: not asked for. */
  readonly cost: string | null;
  readonly costUnit: string | null;
  readonly format: string;
  /** Which study, experiment or sweep of several in the files; null: the only one. */
  readonly study: string | null;
  /** How the trials were drawn, where the files do not tell; null: unknown. */
  readonly searchMethod: 'random' | 'grid' | 'adaptive' | null;
  readonly failedTrials: 'worst' | 'drop' | 'error';
  readonly prunedTrials: 'last' | 'worst' | 'drop' | 'error';
  /** Bounds of the metric, in its own unit. */
  readonly metricMin: number | null;
  readonly metricMax: number | null;
  /** The score that stands for a failure, in the metric's own unit; null: none does. */
  readonly failedValue: number | null;
  /** Those of the policies that were given; others have their defaults. */
  readonly given: readonly ('failed-trials' | 'pruned-trials')[];
}

/** How a confidence band is made. */
export interface BandSettings {
  readonly method: BandMethod;
  /** Probability that the whole band holds, in (0, 1). */
  readonly confidence: number;
  readonly calibration: 'exact' | 'simulation';
  /** Seed of the simulated calibration. */
  readonly seed: number;
}

/** A budget, or a limit of those compared, as the user gave it. */
export interface GivenBudget {
  readonly value: number;
  /** `trials`, or the unit of the cost; null: whatever budgets are counted in. */
  readonly unit: string | null;
}

/** Which curve, which budgets and how much of them count. */
export interface ComparisonSettings {
  /** The quantile of the best score after k trials that the curve shows, in (0, 1). */
  readonly quantile: number;
  /** The share of the log-budget range a level must hold on to count, in (0, 1]. */
  readonly minShare: number;
  /** How much worse the candidate may be without counting, in the metric's unit, ≥ 0. */
  readonly margin: number;
  readonly budgetMin: GivenBudget | null;
  readonly budgetMax: GivenBudget | null;
  /** Budgets of the table; null: 1, 2, 4, 8 … trials of the dearer sweep, as far as the data resolve. */
  readonly budgets: readonly GivenBudget[] | null;
  /** A score whose budget is asked for, in the metric's own unit. */
  readonly target: number | null;
  /** How often the gate may fail although nothing changed; chooses the confidence where given. */
  readonly falseAlarmRate: number | null;
}

/** What each verdict does to the check. */
export interface GateSettings {
  readonly failOn: 'weak' | 'fair' | 'strong' | 'never';
  readonly onInsufficient: Gate;
  readonly onMissingBaseline: Gate;
  readonly onMissingCandidate: Gate;
  /** Where jobs of the candidate's matrix saved nothing. */
  readonly onMissingShards: Gate;
  readonly onInvalid: Gate;
  /** Whether a doubt about the assumptions makes a comparison invalid. */
  readonly strict: boolean;
  /** The run informs and never fails, as one on the default branch. */
  readonly informOnly: boolean;
}

export interface Settings {
  readonly reading: ReadingSettings;
  readonly band: BandSettings;
  readonly comparison: ComparisonSettings;
  readonly gate: GateSettings;
}
