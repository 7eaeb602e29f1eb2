import { equivalentEffort, type NeededBudget } from '../../compare/index.ts';
import { type BudgetAxis, type Compared, unitOf, withUnit } from '../../decide/index.ts';
import { describeBudget, formatBudgetLimits } from './budgets.ts';
import { limitsOf } from './curve.ts';
import { formatPercent } from './numbers.ts';
import { formatTimes } from './odds.ts';

/** What is written holds. */
const ROUNDING = { 'more than': Math.floor, about: Math.round, 'less than': Math.ceil } as const;

/**
 * What the baseline's score at the headline's budget takes of the candidate, as a clause: "the same score takes
 * more than twice the trials". Empty where the curves do not say.
 */
export function effortClause({ comparison, example, axis, verdict }: Compared): string {
  if (example === null) return '';
  const { baseline, candidate } = comparison;
  const { estimate, lower } = equivalentEffort(baseline, candidate, example.budget);
  if (estimate === null || lower === Infinity) return '';
  const isOpen = estimate === Infinity;
  const isTiny = estimate < candidate.trialCost;
  const how = isOpen ? 'more than' : isTiny ? 'less than' : 'about';
  const needed = isOpen ? lower : Math.max(estimate, candidate.trialCost);
  const factor = needed / example.budget;
  const times = formatTimes(factor, ROUNDING[how]);
  const isAsFound = verdict === 'worse' ? factor > 1 : factor < 1;
  if (!isAsFound || times === '1×') return '';
  const much = times === '2×' ? 'twice' : times;
  return `the same score takes ${how} ${much} the ${unitOf(axis)}`;
}

/** The size of the effect in one number, if it is the same at every budget; empty where other findings contradict that. */
export function slowdownSentence(assessment: Compared): string {
  const { overallSlowdown, verdict } = assessment;
  if (overallSlowdown === null || verdict === 'mixed') return '';
  const { estimate, lower, upper, confidence } = overallSlowdown;
  const isNoChange = verdict === 'none' && lower <= 1 && upper >= 1;
  const isOpposite = verdict === (estimate < 1 ? 'worse' : 'better');
  if (isNoChange || isOpposite || upper < leastEffort(assessment)) return '';

  const [from, to] = [formatTimes(lower, Math.floor), formatTimes(upper, Math.ceil)];
  const nearest = formatTimes(estimate, Math.round);
  const percent = formatPercent(confidence);
  const needs = `Assuming the same ${estimate < 1 ? 'speed-up' : 'slowdown'} at every budget, it needs`;
  if (estimate === Infinity) return `${needs} more than ${from} the trials (${percent} limit).`;
  if (estimate === 0) return `${needs} less than ${to} the trials (${percent} limit).`;
  return `${needs} ${nearest} the trials (${percent} limits: ${from} to ${to}).`;
}

/** How many times the trials the headline's budget takes at least, by both curves. */
function leastEffort({ comparison, example, verdict }: Compared): number {
  if (example === null || verdict !== 'worse') return 0;
  const { baseline, candidate } = comparison;
  const { lower } = equivalentEffort(baseline, candidate, example.budget);
  return lower / candidate.trialCost / (example.budget / baseline.trialCost);
}

export function targetSentence(assessment: Compared): string {
  const { target, settings, axis, comparison } = assessment;
  if (target === null) return '';
  const { quantile } = settings.comparison;
  const luck = quantile === 0.5 ? '' : ` at the ${formatPercent(quantile)} quantile of luck`;
  const [b, c] = (['baseline', 'candidate'] as const).map((arm) =>
    describeNeed(target[arm], axis, comparison[arm]),
  );
  return `To reach ${target.score}${luck}, the baseline needs ${b}, the candidate ${c}, with ${limitsOf(assessment)}.`;
}

/** "5.1 trials (2.3–8)"; never less than a trial, and never beyond the data. */
function describeNeed(
  { lower, estimate, upper }: NeededBudget,
  axis: BudgetAxis,
  { trialCost }: { readonly trialCost: number },
): string {
  if (lower === Infinity) return 'more than any budget';
  const [least, most] = formatBudgetLimits(Math.max(lower, trialCost), Math.max(upper, trialCost));
  if (estimate === Infinity) return `more than ${withUnit(least, axis)}`;
  const limits = upper === Infinity ? `at least ${least}` : `${least}–${most}`;
  return `${describeBudget(Math.max(estimate, trialCost), axis)} (${limits})`;
}
