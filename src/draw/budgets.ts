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

/** So many doublings are marked at most. */
const MAX_DOUBLINGS = 6;

/** Budgets to mark on the axis, the most important first: trials are doubled, and nobody spends part of one. */
export function budgetMarks({ first, last }: Budgets): number[] {
  const isInside = (budget: number) => budget >= first && budget <= last;
  if (first !== 1 || last < 2)
    return [first, ...readableNumbers(first, last), last].filter(isInside);
  const doublings = Math.floor(Math.log2(last));
  const every = Math.ceil((doublings + 1) / MAX_DOUBLINGS);
  const powers = Array.from(
    { length: Math.floor(doublings / every) + 1 },
    (_, i) => 2 ** (every * i),
  );
  const between = every > 1 || powers.length > 4 ? [] : powers.map((trials) => 3 * trials);
  return [...powers, ...between].filter(isInside);
}
