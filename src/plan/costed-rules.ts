import type { ComparisonRules } from '../compare/index.ts';

/** The rules of a comparison in cost, and of the one in trials that stands in for it. */
export interface CostedRules {
  /** With limits in cost; they may depend on what a trial of the dearer sweep costs. */
  readonly inCost: (dearest: number) => ComparisonRules;
  /** Where no cost is within what both sweeps resolve, and they are compared trial for trial. */
  readonly inTrials: ComparisonRules;
  /** The largest budget of each sweep in its own trials, which tells whether that is so. */
  readonly resolved: readonly [baseline: number, candidate: number];
}

/** What a trial of each sweep costs in the unit of budgets, 1 where that is trials, and what holds then. */
interface Place {
  readonly costs: readonly [baseline: number, candidate: number];
  readonly limits: ComparisonRules;
}

const ONE_TRIAL_EACH = [1, 1] as const;

/**
 * Where sweeps with these mean costs are compared: in cost, unless one trial of the dearer sweep costs
 * more than every budget the other resolves; limits do not matter for that. A sweep of which no trial
 * has a cost is taken to cost what the other does.
 *
 * @param baseline mean cost, > 0; null: none is known
 * @param candidate the same
 */
export function placeOf(
  baseline: number | null,
  candidate: number | null,
  { inCost, inTrials, resolved }: CostedRules,
): Place {
  const b = baseline ?? candidate ?? 1;
  const c = candidate ?? b;
  const reach = b > c ? resolved[1] : resolved[0];
  const isApart = reach >= 1 && Math.max(b, c) / Math.min(b, c) > reach;
  return isApart
    ? { costs: ONE_TRIAL_EACH, limits: inTrials }
    : { costs: [b, c], limits: inCost(Math.max(b, c)) };
}
