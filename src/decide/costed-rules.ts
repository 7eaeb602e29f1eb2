import type { CostedRules } from '../plan/index.ts';
import type { GivenBudget, Settings } from '../settings.ts';
import { type BudgetAxis, rulesOn } from './axis.ts';

/** How sweeps with such costs are compared, whichever of their trials each of them has. */
export function costedRules(axis: BudgetAxis, { comparison }: Settings): CostedRules {
  const { minShare, margin, budgetMin, budgetMax } = comparison;
  return {
    inCost: (trial) => rulesOn({ axis, trial }, comparison),
    inTrials: {
      minShare,
      margin,
      budgetMin: inTrials(budgetMin),
      budgetMax: inTrials(budgetMax),
    },
  };
}

/** Budgets in cost do not apply there. */
function inTrials(limit: GivenBudget | null): number | null {
  return limit?.unit === 'trials' ? limit.value : null;
}
