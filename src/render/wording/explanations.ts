import { isNotWorseAt, type RuledOut } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import { acceptedSentence, adviceSentence, passesByItself } from './advice.ts';
import { describeBudgets, describeStart, withoutStart } from './budgets.ts';
import { limitsOf } from './curve.ts';
import { slowdownSentence, targetSentence } from './effort.ts';
import { formatPercent, roundedUp } from './numbers.ts';
import {
  catchSentence,
  hasSameRows,
  independenceSentence,
  isEarly,
  lookSentence,
  optimismSentence,
  promisesSentence,
  restartSentence,
  stopSentence,
  trialsSentence,
} from './promises.ts';
import { scoreFormat } from './scores.ts';

/** What a reader must know to read the verdict right, one sentence each; Markdown. */
export function explanations(assessment: Assessment): string[] {
  const said = [
    stopSentence(assessment),
    acceptedSentence(assessment),
    gateSentence(assessment),
    optimismSentence(assessment),
    adviceSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** What the comparison can promise, what it rules out and what would settle it, one sentence each; plain text. */
export function outlookSentences(assessment: Assessment): string[] {
  if (hasSameRows(assessment)) return [];
  const ofLooks = [lookSentence(assessment), restartSentence(assessment)];
  const promised = [...ofLooks, promisesSentence(assessment)].filter(Boolean).join(' ');
  if (!isJudged(assessment)) return assessment.look === null ? [] : [promised];
  const said = [
    // After an early stop, limits are too optimistic to rule anything out by them.
    ...(isEarly(assessment) ? [] : [ruledOutSentence(assessment), notWorseSentence(assessment)]),
    targetSentence(assessment),
    slowdownSentence(assessment),
    promised,
    // A pass says what it would have caught right after the verdict.
    assessment.gate === 'neutral' ? catchSentence(assessment) : '',
    independenceSentence(assessment),
    trialsSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** Other verdicts say nothing about the sweeps, even if the curves look different. */
export function isJudged({ verdict, comparison }: Assessment): boolean {
  return comparison !== null && !['insufficient', 'invalid', 'undecided'].includes(verdict);
}

/** The table and the chart show other limits than those that decide where a rate chooses them. */
function gateSentence({ comparison, gateConfidence, look }: Assessment): string {
  if (comparison?.range == null || comparison.gate.baseline === comparison.baseline) return '';
  if (look?.index === 0) return '';
  const shown = formatPercent(comparison.baseline.band.confidence);
  const gate = formatPercent(Number(gateConfidence.toFixed(3)));
  return `Evidence is judged by ${gate} limits, which the false-alarm rate sets; the ${shown} limits shown do not decide.`;
}

/**
 * What a pass rules out: the smallest loss, as written, from the first budget that has it. A loss that
 * is known for less than a doubling of the budget says little.
 */
function ruledOutSentence(assessment: Assessment): string {
  const { ruledOut, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut || !comparison?.shownRange) return '';
  const [, end] = comparison.shownRange;
  const isWide = ({ fromBudget, loss }: RuledOut) => 2 * fromBudget <= end && loss < Infinity;
  const least = ruledOut.findLast(isWide) ?? ruledOut.at(-1);
  const limits = limitsOf(assessment);
  if (!least || least.loss === Infinity)
    return `The data rule out no loss, however large (${limits}).`;
  const write = roundedUp(scoreFormat(assessment));
  const worse = ({ loss }: RuledOut) =>
    loss > 0 ? `worse by more than ${write(loss)}` : 'worse by any amount';
  const first = ruledOut.find((one) => worse(one) === worse(least)) ?? least;
  return `The data rule out that it is ${worse(first)} from ${describeStart(first.fromBudget, axis)} on (${limits}).`;
}

/** Where the candidate is certainly within the margin, unless that is the headline. */
function notWorseSentence(assessment: Assessment): string {
  const { notWorse, comparison, axis } = assessment;
  if (!notWorse || !comparison || notWorse.intervals.length === 0) return '';
  if (notWorse.isEverywhere && passesByItself(assessment)) return '';
  const { margin, intervals } = notWorse;
  const budgets = intervals.map((interval) =>
    withoutStart(interval, (budget) => isNotWorseAt(comparison, budget)),
  );
  return `Strong evidence that it is not worse by more than ${margin} ${describeBudgets(budgets, axis)} (${limitsOf(assessment)}).`;
}
