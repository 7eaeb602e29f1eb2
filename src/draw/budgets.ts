import { commonBreaks, valueAt } from '../math/step-function.ts';
import type { ChartArm, ChartModel } from './model.ts';
import { readableNumbers } from './panel.ts';

export interface Budgets {
  readonly first: number;
  readonly last: number;
  /** Whether the data resolve more than the first budget. */
  readonly isResolved: boolean;
}

/** With nothing resolved, a few trials are enough to see the medians rise. */
const UNRESOLVED = 4;

/** From one trial of the more expensive sweep to where the comparison, or the only band, ends. */
export function chartBudgets({ arms, firstBudget: first, budgetMax }: ChartModel): Budgets {
  const resolvable = arms.map((arm) => arm.resolvableBudget);
  const resolved = Math.min(...resolvable, budgetMax ?? Infinity);
  const isResolved = resolved > first;
  // A difference has no trials.
  const trials = Math.max(...arms.map((arm) => arm.trials.length)) || Infinity;
  const reach = Math.min(isResolved ? resolved : UNRESOLVED * first, trials * first);
  return { first, last: reach > first ? reach : 2 * first, isResolved };
}

/** The last budget at which an arm's typical search fails; null where it never does. */
export function lastFailing({ median }: ChartArm, { first, last }: Budgets): number | null {
  const all = [first, ...commonBreaks([median], first, last)];
  return all.findLast((budget) => !Number.isFinite(valueAt(median, budget))) ?? null;
}

/** Budgets to mark on the axis, the most readable first. */
export function budgetMarks({ first, last }: Budgets): number[] {
  const all = readableNumbers(first, last);
  // Nobody spends part of a trial, but a very short axis needs a third mark.
  const whole = first === 1 ? all.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : all;
  return [first, ...whole, last].filter((budget) => budget >= first && budget <= last);
}
