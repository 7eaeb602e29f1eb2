import type { ComparisonRules } from '../compare/index.ts';

/** The rules of a comparison in cost, and of the one in trials that stands in for it. */
export interface CostedRules {
  /** With limits in cost; they may depend on what a trial of the dearer sweep costs. */
  readonly inCost: (dearest: number) => ComparisonRules;
  /** Where no cost is within what both sweeps resolve, and they are compared trial for trial. */
  readonly inTrials: ComparisonRules;
}

/** What a trial of each sweep costs in the unit of budgets, 1 where that is trials, and what holds then. */
export interface Place {
  readonly costs: readonly [baseline: number, candidate: number];
  readonly limits: ComparisonRules;
}

const ONE_TRIAL_EACH = [1, 1] as const;

/** Of both sweeps. */
type Pair = readonly [baseline: number, candidate: number];

/**
 * What a trial of each sweep costs. A sweep of which no trial has a cost is taken to cost what the other
 * does.
 *
 * @param baseline mean cost, > 0; null: none is known
 * @param candidate the same
 */
export function costsOf(baseline: number | null, candidate: number | null): Pair {
  const b = baseline ?? candidate ?? 1;
  return [b, candidate ?? b];
}

/**
 * Whether one trial of the dearer sweep costs more than every budget the other resolves; limits do not
 * matter for that. Not if the other resolves no trial at all: it is too small, whatever it costs. The
 * higher the confidence, the smaller the gap that is too wide.
 *
 * @param resolved the largest budget of each sweep in its own trials, at the confidence that is used
 */
export function areApart([b, c]: Pair, resolved: Pair): boolean {
  const reach = b > c ? resolved[1] : resolved[0];
  return reach >= 1 && Math.max(b, c) / Math.min(b, c) > reach;
}

export function placeInCost(costs: Pair, { inCost }: CostedRules): Place {
  return { costs, limits: inCost(Math.max(...costs)) };
}

export function placeInTrials({ inTrials }: CostedRules): Place {
  return { costs: ONE_TRIAL_EACH, limits: inTrials };
}
