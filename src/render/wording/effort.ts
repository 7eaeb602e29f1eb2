import { type EquivalentEffort, equivalentEffort, type NeededBudget } from '../../compare/index.ts';
import { type Assessment, type BudgetAxis, withUnit } from '../../decide/index.ts';
import { describeBudget, formatBudgetLimits } from './budgets.ts';
import { searcher } from './curve.ts';
import { formatBudget, formatPercent } from './numbers.ts';

/** The candidate's budget that is worth one budget of the baseline. */
export function effortSentence(assessment: Assessment): string {
  const { comparison, example, axis } = assessment;
  if (!comparison || !example) return '';
  const { baseline, candidate } = comparison;
  const { estimate, ...effort } = equivalentEffort(baseline, candidate, example.budget);
  if (estimate === null) return '';
  const needs = describeNeed({ ...effort, estimate }, axis, candidate);
  return `What the baseline reaches with ${describeBudget(example.budget, axis)} takes the candidate ${needs}.`;
}

/** The budget at which each sweep reaches the target. */
export function targetSentence({ target, settings, axis, comparison }: Assessment): string {
  if (target === null || comparison === null) return '';
  const [b, c] = (['baseline', 'candidate'] as const).map(
    (arm) => `${describeNeed(target[arm], axis, comparison[arm])} on the ${arm}`,
  );
  return `To reach ${target.score} takes ${searcher(settings)} ${b} and ${c}.`;
}

interface Trial {
  readonly trialCost: number;
}

/** "5.1 trials (2.3 to 8)"; never less than a trial, and never beyond the data. */
function describeNeed(need: NeededBudget, axis: BudgetAxis, { trialCost }: Trial): string {
  const { lower, estimate, upper } = need;
  if (lower === Infinity) return 'more than any budget';
  const [least, most] = formatBudgetLimits(lower, upper);
  if (estimate === Infinity) {
    const limit = lower < trialCost ? '' : ` (at least ${withUnit(least, axis)})`;
    return `more than the data resolve${limit}`;
  }
  const budget = estimate < trialCost ? 'less than 1 trial' : describeBudget(estimate, axis);
  return `${budget} (${limits()})`;

  function limits(): string {
    if (lower >= trialCost) {
      if (upper === Infinity) return `at least ${withUnit(least, axis)}`;
      return least === most ? withUnit(most, axis) : `${least} to ${withUnit(most, axis)}`;
    }
    if (upper === Infinity) return 'the data limit it on neither side';
    return upper < trialCost ? 'the limits too' : `at most ${withUnit(most, axis)}`;
  }
}

/** For a table: "6.3 (≥ 1.3)", "under 1 trial", "> 8.1"; a dash if the baseline fails. */
export function shortEffort({ estimate, lower, upper }: EquivalentEffort, trial: Trial): string {
  const { trialCost } = trial;
  if (estimate === null) return '–';
  const [least, most] = formatBudgetLimits(lower, upper);
  if (estimate === Infinity) return lower < trialCost ? 'beyond the data' : `> ${least}`;
  const budget = estimate < trialCost ? 'under 1 trial' : formatBudget(estimate);
  if (lower >= trialCost) {
    return upper === Infinity ? `${budget} (≥ ${least})` : `${budget} (${least} to ${most})`;
  }
  if (upper === Infinity) return `${budget} (no limits)`;
  return upper < trialCost ? budget : `${budget} (≤ ${most})`;
}

/** The size of the effect in one number, under a stated model. */
export function slowdownSentence({ overallSlowdown, isPaired }: Assessment): string {
  if (overallSlowdown === null) return '';
  const { estimate, lower, upper, confidence } = overallSlowdown;
  const [least, nearest, most] = [
    times(lower, Math.floor),
    times(estimate, Math.round),
    times(upper, Math.ceil),
  ];
  const percent = formatPercent(confidence);
  const remark = isPaired ? '; computed for independent sweeps' : '';
  const way = estimate < 1 ? 'faster' : 'slower';
  const condition = `If it is as much ${way} at every budget (a model):`;
  if (estimate === Infinity)
    return `${condition} more than ${least} the trials (${percent} limit${remark}).`;
  if (estimate === 0)
    return `${condition} less than ${most} the trials (${percent} limit${remark}).`;
  return `${condition} ${nearest} the trials (${percent} limits: ${least} to ${most}${remark}).`;
}

/** "5.2×", "22×", "0.043×": two digits, or all those before the decimal point. */
function times(factor: number, round: (scaled: number) => number): string {
  if (factor === 0 || factor === Infinity) return '';
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(factor)));
  // A number that is already short keeps its digits despite rounding errors.
  const scaled = round(Number((factor * 10 ** decimals).toPrecision(9)));
  return `${(scaled / 10 ** decimals).toFixed(decimals)}×`;
}
