import { isNotWorseAt, type RuledOut } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import { describeBudgets, describeStart } from '../budgets.ts';
import { formatPercent, roundedUp } from '../numbers.ts';
import { scoreFormat } from '../score-format.ts';
import { withoutStart } from './verdict.ts';

/**
 * What a pass rules out: the smallest loss as it is written, from the first budget on that has it. One that
 * is known for less than a doubling of the budget says little.
 */
export function ruledOutSentence(assessment: Assessment): string {
  const { ruledOut, comparison, axis } = assessment;
  if (!ruledOut || !comparison?.range) return '';
  const [, end] = comparison.range;
  const isWide = ({ fromBudget, loss }: RuledOut) => 2 * fromBudget <= end && loss < Infinity;
  const least = ruledOut.findLast(isWide) ?? ruledOut.at(-1);
  const limits = limitsOf(assessment);
  if (!least || least.loss === Infinity) {
    return `The data rule out no loss, however large (${limits}).`;
  }
  const write = roundedUp(scoreFormat(assessment));
  const worse = ({ loss }: RuledOut) =>
    loss > 0 ? `worse by more than ${write(loss)}` : 'worse by any amount';
  const first = ruledOut.find((one) => worse(one) === worse(least)) ?? least;
  return `The data rule out that it is ${worse(first)} from ${describeStart(first.fromBudget, axis)} on (${limits}).`;
}

/** Where the margin is kept for sure. */
export function notWorseSentence(assessment: Assessment): string {
  const { notWorse, comparison, axis } = assessment;
  if (!notWorse || !comparison || notWorse.intervals.length === 0) return '';
  const { margin, intervals } = notWorse;
  const budgets = intervals.map((interval) =>
    withoutStart(interval, (budget) => isNotWorseAt(comparison, budget)),
  );
  return `It is not worse by more than ${margin}, strong evidence, ${describeBudgets(budgets, axis)} (${limitsOf(assessment)}).`;
}

function limitsOf({ settings }: Assessment): string {
  return `${formatPercent(settings.band.confidence)} limits`;
}
