import { isNotWorseAt, type RuledOut } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import { adviceSentence } from './advice.ts';
import { describeBudgets, describeStart } from './budgets.ts';
import { detectableSentence, gateSentence, promisesSentence, trialsSentence } from './chances.ts';
import { crossingSentence, exampleSentence } from './curve.ts';
import { effortSentence, slowdownSentence, targetSentence } from './effort.ts';
import { formatPercent, roundedUp } from './numbers.ts';
import { scoreFormat } from './scores.ts';
import { littleEvidenceSentence, withoutStart } from './verdict.ts';

/** What follows the verdict, one sentence each; Markdown. */
export function explanations(assessment: Assessment): string[] {
  const { gate, verdict, settings } = assessment;
  // A pass is not "no regression": what the gate would have caught comes first, if known.
  const isJudged = verdict !== 'insufficient' && verdict !== 'invalid';
  const passes = gate === 'pass' && isJudged;
  const said = [
    passes && settings.comparison.margin === 0 ? detectableSentence(assessment) : '',
    passes ? ruledOutSentence(assessment) : '',
    isJudged ? notWorseSentence(assessment) : '',
    littleEvidenceSentence(assessment),
    exampleSentence(assessment),
    gateSentence(assessment),
    crossingSentence(assessment),
    adviceSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** What would settle the question and what that costs, one sentence each; Markdown. */
export function outlookSentences(assessment: Assessment): string[] {
  if (assessment.verdict === 'insufficient' || assessment.verdict === 'invalid') return [];
  const said = [
    effortSentence(assessment),
    targetSentence(assessment),
    slowdownSentence(assessment),
    promisesSentence(assessment),
    detectableSentence(assessment),
    trialsSentence(assessment),
  ];
  const before = explanations(assessment);
  return said.filter((sentence) => sentence !== '' && !before.includes(sentence));
}

/**
 * What a pass rules out: the smallest loss, as written, from the first budget that has it. A loss that
 * is known for less than a doubling of the budget says little.
 */
function ruledOutSentence(assessment: Assessment): string {
  const { ruledOut, comparison, axis } = assessment;
  if (!ruledOut || !comparison?.range || !comparison.shownRange) return '';
  const [, end] = comparison.shownRange;
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

/** Where the candidate is certainly within the margin. */
function notWorseSentence(assessment: Assessment): string {
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
