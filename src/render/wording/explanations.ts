import { isNotWorseAt, type RuledOut } from '../../compare/index.ts';
import { type Assessment, type Compared, failingLevel } from '../../decide/index.ts';
import { ofMessage, type Phrase, say } from '../../report/index.ts';
import {
  acceptedSentence,
  adviceSentence,
  failedBeforeSentence,
  passesByItself,
} from './advice.ts';
import { describeBudgets, describeStart, withoutStart } from './budgets.ts';
import { limitsOf } from './curve.ts';
import { slowdownSentence, targetSentence } from './effort.ts';
import { formatPercent, inDigits, listOf, plural, roundedUp } from './numbers.ts';
import { formatLimit, formatOdds, formatTimes } from './odds.ts';
import { scoreFormat } from './scores.ts';

/** What a reader must know to read the verdict right, one sentence each. */
export function explanations(assessment: Assessment): Phrase[] {
  const said = [
    ofMessage(assessment.kind === 'compared' ? stopSentence(assessment) : ''),
    failedBeforeSentence(assessment),
    acceptedSentence(assessment),
    ofMessage(assessment.kind === 'compared' ? gateSentence(assessment) : ''),
    // Looks that stop at a lucky moment make limits look tighter than they are.
    assessment.kind === 'compared' && assessment.look !== null && assessment.look.index > 0
      ? say`Limits and slowdowns assume a number of trials fixed beforehand; with looks, they are too optimistic.`
      : [],
    adviceSentence(assessment),
  ];
  return said.filter((sentence) => sentence.length > 0);
}

/** What promises are about: a check of several comparisons is none of them. */
export type Subject = 'check' | 'comparison';

/** What the comparison can promise, what it rules out and what would settle it, one sentence each. */
export function outlookSentences(assessment: Assessment, subject: Subject = 'check'): Phrase[] {
  if (assessment.kind !== 'compared' || hasSameRows(assessment)) return [];
  const ofLooks = [lookSentence(assessment), restartSentence(assessment)];
  const promised = [...ofLooks, promisesSentence(assessment, subject)].filter(Boolean).join(' ');
  if (!isJudged(assessment)) return assessment.look === null ? [] : [ofMessage(promised)];
  const said = [
    // After an early stop, limits are too optimistic to rule anything out by them.
    ...(isEarly(assessment) ? [] : [ruledOutSentence(assessment), notWorseSentence(assessment)]),
    targetSentence(assessment),
    slowdownSentence(assessment),
    promised,
    // A pass says what it would have caught right after the verdict.
    isSpared(assessment) ? catchSentence(assessment, subject) : '',
    assessment.isPaired && assessment.chances !== null
      ? 'Chances and slowdowns are computed for independent sweeps; false alarms are normally rarer when sweeps share configurations.'
      : '',
    trialsSentence(assessment),
  ];
  return said.filter(Boolean).map(ofMessage);
}

/** Whether the candidate looks worse, and the check does not fail. */
function isSpared({ gate, comparison }: Compared): boolean {
  return gate === 'neutral' && comparison.worse.level !== 'none';
}

type Judged = Compared & { readonly verdict: 'mixed' | 'worse' | 'better' | 'none' };

/** Other verdicts say nothing about the sweeps, even if the curves look different. */
export function isJudged(assessment: Assessment): assessment is Judged {
  const { kind, verdict } = assessment;
  return kind === 'compared' && !['insufficient', 'invalid', 'undecided'].includes(verdict);
}

/** The table and the chart show other limits than those that decide where a rate chooses them. */
function gateSentence({ comparison, gateConfidence, look }: Compared): string {
  if (comparison.range === null || comparison.gate.baseline === comparison.baseline) return '';
  if (look?.index === 0) return '';
  const shown = formatPercent(comparison.baseline.band.confidence);
  const gate = formatPercent(Number(gateConfidence.toFixed(3)));
  return `Evidence is judged by ${gate} limits, which the false-alarm rate sets; the ${shown} limits shown do not decide.`;
}

/**
 * What a pass rules out: the smallest loss, as written, from the first budget that has it. A loss that
 * is known for less than a doubling of the budget says little.
 */
function ruledOutSentence(assessment: Compared): string {
  const { ruledOut, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut || !comparison.shownRange) return '';
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
function notWorseSentence(assessment: Compared): string {
  const { notWorse, comparison, axis } = assessment;
  if (!notWorse || notWorse.intervals.length === 0) return '';
  if (notWorse.isEverywhere && passesByItself(assessment)) return '';
  const { margin, intervals } = notWorse;
  const budgets = intervals.map((interval) =>
    withoutStart(interval, (budget) => isNotWorseAt(comparison, budget)),
  );
  return `Strong evidence that it is not worse by more than ${margin} ${describeBudgets(budgets, axis)} (${limitsOf(assessment)}).`;
}

/** Why there is no rate: it would be that of random search. */
const WITHOUT_RATE = {
  recorded: 'the baseline’s search was not random',
  drift:
    'nothing says how the baseline’s trials were drawn, and its scores change with their order, as in an adaptive search',
} as const;

/** How often the check fails if nothing changed, and how often its claim is false whatever the truth. */
function promisesSentence(assessment: Compared, subject: Subject): string {
  const { chances, settings, look, searchDoubts, failedBefore } = assessment;
  // This one fails whatever was drawn.
  if (failedBefore?.stands) return '';
  if (searchDoubts.baseline !== null)
    return `How often this ${subject} is wrong is not known: ${WITHOUT_RATE[searchDoubts.baseline]}.`;
  if (look?.index === 0 || (chances === null && look === null)) return '';
  const limit = formatLimit(look?.totalBound ?? chances?.falseStrongBound ?? 1);
  const bound = `shows false strong evidence of “worse” ${limit}`;
  const level = failingLevel(settings.gate);
  const rate = chances?.falseAlarm[level ?? 'strong'];
  if (!look && !rate) return `Whatever changed, this ${subject} ${bound}.`;
  const often = look ? formatLimit(look.totalRate ?? 1) : rate && formatOdds(rate);
  const event = `this ${subject} ${level === null ? 'finds strong evidence' : 'fails'}`;
  const start = look ? 'Over all looks: if' : 'If';
  return `${start} nothing changed, ${event} ${often}; whatever changed, it ${bound}.`;
}

/**
 * What the check would have caught: only strong evidence shows it. With ties the chance is an upper bound.
 * Empty where it depends on the scores, and before the last of planned looks.
 */
export function catchSentence(assessment: Compared, subject: Subject = 'check'): string {
  const { chances, comparison, settings } = assessment;
  const slowdown = chances?.detectableSlowdown ?? null;
  if (slowdown === null) return '';
  if (isEarly(assessment) || hasSameRows(assessment)) return '';
  // A candidate that may look better than it is would be caught less often.
  if (assessment.searchDoubts.candidate !== null) return '';
  const isCheck = failingLevel(settings.gate) === 'strong';
  const catches = isCheck
    ? `this ${subject} would have caught`
    : 'strong evidence would have shown';
  const hasTies = comparison.baseline.ties + comparison.candidate.ties > 0;
  const odds = `${hasTies ? 'At best ' : ''}4 times in 5`;
  return `${odds} ${catches} a candidate that needs ${formatTimes(slowdown, Math.ceil)} the trials at every budget; ${CAUGHT_LESS}`;
}

/** How a slowdown at every budget compares with others. */
export const CAUGHT_LESS = 'one that needs more only at large budgets, much less often.';

/** Whether the sweeps have trials in common, so that no chance that is computed for two sweeps applies. */
export function hasSameRows({ warnings }: Assessment): boolean {
  return warnings.some(({ code }) => code === 'same-rows');
}

/** How many trials it takes to catch the slowdown that was chosen beforehand; empty if it would be caught already. */
function trialsSentence(assessment: Compared): string {
  const { chances, comparison, trialsNeeded, isPaired, searchDoubts, failedBefore } = assessment;
  if (chances === null || isPaired || isEarly(assessment)) return '';
  if (searchDoubts.candidate !== null || failedBefore?.stands) return '';
  if (typeof trialsNeeded.toDetect !== 'number') return '';
  const isClear = comparison.worse.level === 'strong' || comparison.better.level === 'strong';
  const { toDetect, slowdown } = trialsNeeded;
  if (isClear || (chances.detectableSlowdown ?? Infinity) <= slowdown) return '';
  return `To catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5, each sweep would need ${plural(toDetect, 'trial')}.`;
}

/** Whether training may go on, or was stopped before the last planned look. */
function isEarly({ look }: Compared): boolean {
  return look !== null && look.index < look.of;
}

/** What ended training early: "Stopped after 12 of 48 trials: worse."; empty if nothing did. */
function stopSentence({ look, stoppedBy, overallSlowdown, settings }: Compared): string {
  if (look === null || stoppedBy === null || stoppedBy === 'last') return '';
  const limit = formatTimes(overallSlowdown?.upper ?? Infinity, Math.ceil);
  const level = formatPercent(settings.band.confidence);
  const noSign = `no sign of a slowdown beyond ${limit} (a model’s ${level} limit)`;
  const why = stoppedBy === 'limit' ? noSign : stoppedBy;
  return `Stopped after ${look.sizes[look.index - 1]} of ${look.sizes.at(-1)} trials: ${why}.`;
}

/** Which of the planned looks it is, what it spends of the false-alarm rate, and what the next one costs. */
function lookSentence({ look, settings, candidate }: Compared): string {
  if (look === null) return '';
  const { index, of, sizes, spent, confidence, next } = look;
  const rate = settings.comparison.falseAlarmRate ?? 1;
  const share = formatPercent(Number(inDigits((spent ?? 0) / rate, 2)));
  const ofRate =
    confidence === null
      ? ` spends nothing, because no gate keeps its share of the false-alarm rate of ${rate}`
      : ` spends ${share} of the false-alarm rate of ${rate} by itself`;
  const spends = spent === null ? '' : ofRate;
  const planned = `Looks are planned at ${listOf(sizes.map(String))} trials, and no bound is guaranteed at other sizes`;
  const which = index === 0 ? planned : `Look ${index} of ${of}${spends}`;
  const more = (next ?? 0) - candidate.trials.length;
  return next === null ? `${which}.` : `${which}; the next is at ${next} trials, ${more} more.`;
}

/** That somebody began anew, for all looks together keep the rate only once; empty otherwise. */
function restartSentence({ look, candidate }: Compared): string {
  const attempt = candidate.restartedIn;
  return look === null || attempt === undefined
    ? ''
    : `Attempt ${attempt} trained all parts again: a new sequence of looks, with a new chance of a false alarm.`;
}
