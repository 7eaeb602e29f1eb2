import type { Limits, TuningCurve } from '../estimate/index.ts';
import type { EvidenceLevel } from '../settings/index.ts';

/** What is compared and what counts; budgets are on the axis of the curves. */
export interface ComparisonRules {
  /** The share of the log-budget range that weak and fair evidence must hold on to count, in (0, 1]. */
  readonly minShare: number;
  /** How much the candidate is raised before it is judged worse, in scores, ≥ 0. */
  readonly margin: number;
  /** Limits of the range, > 0; null: only what the curves set. */
  readonly budgetMin: number | null;
  readonly budgetMax: number | null;
}

/** Budgets from … to, in trials or in cost, as the curves have them. */
export type BudgetInterval = readonly [from: number, to: number];

/** A level that is some evidence. */
export type SomeEvidence = Exclude<EvidenceLevel, 'none'>;

/** The evidence in one direction over the range of budgets. */
export interface DirectionEvidence {
  /** The highest that counts: strong wherever it holds, a lower one on the least share. */
  readonly level: EvidenceLevel;
  /** Share of the range, on the log-budget axis, with at least this evidence; in [0, 1]. */
  readonly share: Readonly<Record<SomeEvidence, number>>;
  /** Where there is at least this evidence; disjoint, increasing. */
  readonly intervals: Readonly<Record<SomeEvidence, readonly BudgetInterval[]>>;
}

/** What is known at one budget. */
export interface BudgetRow {
  readonly budget: number;
  readonly baseline: Limits;
  readonly candidate: Limits;
  readonly difference: Difference;
  readonly worse: EvidenceLevel;
  readonly better: EvidenceLevel;
}

/**
 * Candidate minus baseline, in scores (larger is better). The limits hold whenever both bands do.
 * The estimate is null, "not defined", where either curve is infinite.
 */
export interface Difference {
  readonly lower: number;
  readonly estimate: number | null;
  readonly upper: number;
}

/** The curves of two sweeps, with budgets in the same unit. */
export interface CurvePair {
  readonly baseline: TuningCurve;
  readonly candidate: TuningCurve;
}

/** Curves with the bands that are shown: limits and differences are theirs. */
export interface Comparison extends CurvePair {
  /** With the bands that decide evidence and range; the same unless a rate chooses others. */
  readonly gate: CurvePair;
  /** Budgets that could be compared by the bands that are shown; null where they resolve none. */
  readonly shownRange: BudgetInterval | null;
  /** The limits that the rules set for the range. */
  readonly limits: Pick<ComparisonRules, 'budgetMin' | 'budgetMax'>;
  /** How much the candidate is raised before it is judged worse, in scores, ≥ 0. */
  readonly margin: number;
  /** The smallest budget to compare, whether or not the data resolve it. */
  readonly from: number;
  /** Budgets compared; null where the data resolve none. */
  readonly range: BudgetInterval | null;
  readonly worse: DirectionEvidence;
  readonly better: DirectionEvidence;
  /** Budgets in the range at which the point estimates change places. */
  readonly crossings: readonly number[];
}
