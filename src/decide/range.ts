import type { Comparison } from '../compare/index.ts';
import { trialsToResolve } from '../plan/index.ts';
import type { Settings } from '../settings/index.ts';
import type { TrialsNeeded, Warning } from './assessment.ts';
import { type BudgetAxis, withUnit } from './axis.ts';
import { trialBudget } from './curves.ts';
import { information } from './warning.ts';

type Limited = Pick<Comparison, 'baseline' | 'candidate' | 'limits'>;

/**
 * Whether the limits of budgets leave none to compare, however many trials there were: they end below
 * one trial of the more expensive sweep, or before they begin.
 */
export function isClosedByLimits({ limits, ...curves }: Limited): boolean {
  const { budgetMin, budgetMax } = limits;
  return budgetMax !== null && budgetMax < Math.max(trialBudget(curves), budgetMin ?? 0);
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
  const trial = trialBudget(comparison);
  const { budgetMin, budgetMax } = limits;
  if (budgetMax !== null && budgetMax < trial) {
    return `The budget-max of ${say(budgetMax)} is less than one trial of the more expensive sweep (${say(trial)})`;
  }
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax) {
    return `The budget-min of ${say(budgetMin)} is above the budget-max of ${say(budgetMax)}`;
  }
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const tooFew = 'Too few trials to compare the sweeps at';
  return resolved < trial
    ? `${tooFew} any budget`
    : `${tooFew} budgets from budget-min (${say(from)}) on`;
}

const ONE_DOUBLING = 2;

/** Whether the sweeps resolve less than one doubling of the smallest budget. */
function isNarrow({ gate, from }: Comparison): boolean {
  const { baseline, candidate } = gate;
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < ONE_DOUBLING * from;
}

/**
 * The trials that would open the range, or where it is open but narrow, make it one doubling; null where
 * none would.
 */
export function trialsToOpen(comparison: Comparison, settings: Settings): number | null {
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const { baseline, candidate } = comparison.gate;
  const { range, from } = comparison;
  const budget = range === null ? from : ONE_DOUBLING * from;
  const trials = budget / Math.min(baseline.trialCost, candidate.trialCost);
  const { confidence } = baseline.band;
  return trialsToResolve(trials, { ...settings.band, confidence }, settings.comparison.quantile);
}

/** @param needed with what `trialsToOpen` found */
export function rangeWarnings(comparison: Comparison, needed: TrialsNeeded): Warning[] {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  const { toOpenRange: n } = needed;
  const remedy = typeof n !== 'number' ? '' : `; ${n} trials in each sweep would resolve one`;
  const message = `The sweeps resolve less than one doubling of the budget${remedy}.`;
  return [information('narrow-range', { arm: null, message })];
}
