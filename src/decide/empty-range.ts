import type { Comparison } from '../compare/index.ts';
import type { BudgetAxis } from './axis.ts';
import { dearerTrial } from './curves.ts';
import { withUnit } from './unit.ts';

type Limited = Pick<Comparison, 'baseline' | 'candidate' | 'limits'>;

/**
 * Whether the limits of budgets leave none to compare, however many trials there were: they end below
 * one trial of the dearer sweep, or before they begin.
 */
export function isClosedByLimits({ limits, ...curves }: Limited): boolean {
  const { budgetMin, budgetMax } = limits;
  return budgetMax !== null && budgetMax < Math.max(dearerTrial(curves), budgetMin ?? 0);
}

/**
 * Why no budget is compared, in one sentence without a full stop; holds no untrusted text but the unit's
 * plain word.
 *
 * @param comparison without a range
 */
export function whyEmpty(comparison: Comparison, axis: BudgetAxis): string {
  const { baseline, candidate, limits, from } = comparison;
  const shown = (budget: number) => String(Number(budget.toPrecision(3))).replace('e+', 'e');
  const say = (budget: number) => withUnit(shown(budget), axis);
  const trial = dearerTrial(comparison);
  const { budgetMin, budgetMax } = limits;
  if (budgetMax !== null && budgetMax < trial) {
    return `The budget-max of ${say(budgetMax)} is less than what one trial of the dearer sweep costs (${say(trial)})`;
  }
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax) {
    return `The budget-min of ${say(budgetMin)} is above the budget-max of ${say(budgetMax)}`;
  }
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const tooFew = 'Too few trials to compare the sweeps at';
  return resolved < trial
    ? `${tooFew} any budget`
    : `${tooFew} budgets of ${say(from)} or more, where budget-min begins`;
}
