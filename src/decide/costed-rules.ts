import { confidenceBand, resolvableBudget } from '../estimate/index.ts';
import { type CostedRules, LEAST_CONFIDENCE } from '../plan/index.ts';
import type { GivenBudget, Settings } from '../settings.ts';
import { type BudgetAxis, rulesOn } from './axis.ts';

/** How sweeps with such costs are compared, whichever of their trials each of them has. */
export function costedRules(
  sizes: readonly [baseline: number, candidate: number],
  axis: BudgetAxis,
  { comparison, band }: Settings,
): CostedRules {
  const { minShare, margin, budgetMin, budgetMax, quantile, falseAlarmRate } = comparison;
  // As where the axis is chosen: before the confidence is, where a rate chooses that.
  const confidence = falseAlarmRate === null ? band.confidence : LEAST_CONFIDENCE;
  const reach = (n: number) =>
    resolvableBudget(confidenceBand(n, { ...band, confidence }), quantile);
  return {
    inCost: (trial) => rulesOn({ axis, trial }, comparison),
    inTrials: {
      minShare,
      margin,
      budgetMin: inTrials(budgetMin),
      budgetMax: inTrials(budgetMax),
    },
    resolved: [reach(sizes[0]), reach(sizes[1])],
  };
}

/** Budgets in cost do not apply there. */
function inTrials(limit: GivenBudget | null): number | null {
  return limit?.unit === 'trials' ? limit.value : null;
}
