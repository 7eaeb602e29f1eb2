import {
  type BudgetRow,
  isAtLeast,
  isNotWorseAt,
  type NeededBudget,
  type RuledOut,
} from '../../compare/index.ts';
import { type Assessment, type BudgetAxis, isSameSweep, withUnit } from '../../decide/index.ts';
import { orient } from '../../parse/index.ts';
import { acceptedSentence, passesByItself } from './acceptance.ts';
import { adviceSentence } from './advice.ts';
import {
  describeBudget,
  describeBudgets,
  describeStart,
  formatBudgetLimits,
  withoutStart,
} from './budgets.ts';
import { curveWord, directionOf } from './curve.ts';
import { formatBudget, formatPercent, roundedUp } from './numbers.ts';
import {
  catchesSentence,
  independenceSentence,
  promisesSentence,
  trialsSentence,
} from './promises.ts';
import { scoreFormat } from './scores.ts';
import { slowdownSentence } from './slowdown.ts';

/** What a reader must know to read the verdict right, one sentence each; Markdown. */
export function explanations(assessment: Assessment): string[] {
  const said = [
    acceptedSentence(assessment),
    oneScoreSentence(assessment),
    littleEvidenceSentence(assessment),
    gateSentence(assessment),
    adviceSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** What the comparison can promise, what it rules out and what would settle it, one sentence each; plain text. */
export function outlookSentences(assessment: Assessment): string[] {
  if (!isJudged(assessment)) return [];
  const slowdown = slowdownSentence(assessment);
  const isCaught = assessment.gate === 'fail' || assessment.acknowledged !== null;
  const said = [
    ruledOutSentence(assessment),
    notWorseSentence(assessment),
    targetSentence(assessment),
    slowdown,
    promisesSentence(assessment),
    isCaught ? '' : catchesSentence(assessment),
    independenceSentence(assessment, slowdown !== ''),
    trialsSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** Whether the verdict says anything about the sweeps; others do not, even if the curves look different. */
export function isJudged(assessment: Assessment): boolean {
  const { verdict, comparison } = assessment;
  const isVoid = verdict === 'insufficient' || verdict === 'invalid' || isSameTwice(assessment);
  return comparison !== null && !isVoid;
}

/** Whether one sweep is the other over again, so that nothing is compared. */
export function isSameTwice({ verdict, baseline, candidate }: Assessment): boolean {
  if (verdict !== 'none' || baseline === null || candidate === null) return false;
  const haveSameCosts = baseline.trials.every(({ cost }, i) => cost === candidate.trials[i]?.cost);
  return haveSameCosts && isSameSweep(baseline, candidate);
}

/** "80 % limits". */
export function limitsOf({ settings }: Pick<Assessment, 'settings'>): string {
  return `${formatPercent(settings.band.confidence)} limits`;
}

/** All scores of both sweeps are one and the same. */
function oneScoreSentence(assessment: Assessment): string {
  const { baseline, candidate } = assessment;
  if (baseline === null || candidate === null || !isJudged(assessment)) return '';
  const scores = new Set([...baseline.trials, ...candidate.trials].map(({ score }) => score));
  const [score = -Infinity] = scores;
  if (scores.size > 1 || score === -Infinity) return '';
  return `Every trial scored ${scoreFormat(assessment)(orient(score, baseline.direction))}.`;
}

/** Fair evidence at too few budgets to count, which the chart and the table still show. */
function littleEvidenceSentence(assessment: Assessment): string {
  const { comparison, settings } = assessment;
  if (comparison === null || !isJudged(assessment)) return '';
  const { level: counted, share } = comparison.worse;
  if (share.fair === 0 || isAtLeast(counted, 'fair')) return '';
  const least = formatPercent(settings.comparison.minShare);
  return `Fair evidence that it is worse holds at less than ${least} of the budgets, too few to count.`;
}

/** What the gate's own bands say beyond the bands that are shown. */
function gateSentence({ comparison, example, gateConfidence, axis }: Assessment): string {
  if (comparison?.range == null || comparison.gate.baseline === comparison.baseline) return '';
  const { range, shownRange, rules } = comparison;
  const shown = formatPercent(comparison.baseline.band.confidence);
  const gate = formatPercent(Number(gateConfidence.toFixed(3)));
  const isStrong = example?.worse === 'strong' || example?.better === 'strong';
  const isOverlap = example !== null && isStrong && !areApart(example, rules.margin);
  const last = shownRange?.[1] ?? 0;
  const parts = [
    isOverlap && 'overlap',
    last < range[1] && `have no upper end beyond ${describeBudget(last, axis)}`,
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return `The check judges by ${gate} limits (its false-alarm rate is set), the table shows ${shown} limits; those ${parts.join(' and ')}.`;
}

/** Whether the shown limits do not overlap. */
function areApart({ worse, baseline: b, candidate: c }: BudgetRow, margin: number): boolean {
  return worse === 'strong' ? c.upper + margin < b.lower : b.upper < c.lower;
}

/** Where the estimated curves cross, with or without evidence. */
export function crossingSentence(assessment: Assessment): string {
  const { comparison, settings, axis } = assessment;
  const crossings = comparison?.crossings ?? [];
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (first === undefined || last === undefined) return '';
  const to = describeBudget(last, axis);
  const where =
    describeBudget(first, axis) === to ? `near ${to}` : `between ${formatBudget(first)} and ${to}`;
  const times = crossings.length === 2 ? 'twice' : `${crossings.length} times`;
  const often = crossings.length === 1 ? '' : ` ${times},`;
  return `The ${curveWord(settings, directionOf(assessment))}s cross${often} ${where}.`;
}

/**
 * What a pass rules out: the smallest loss, as written, from the first budget that has it. A loss that
 * is known for less than a doubling of the budget says little.
 */
function ruledOutSentence(assessment: Assessment): string {
  const { ruledOut, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut || !comparison?.range || !comparison.shownRange)
    return '';
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

/** The budget at which each sweep reaches the target. */
function targetSentence(assessment: Assessment): string {
  const { target, settings, axis, comparison } = assessment;
  if (target === null || comparison === null) return '';
  const { quantile } = settings.comparison;
  const luck = quantile === 0.5 ? '' : ` at the ${formatPercent(quantile)} quantile of luck`;
  const [b, c] = (['baseline', 'candidate'] as const).map((arm) =>
    describeNeed(target[arm], axis, comparison[arm]),
  );
  const needs = luck === '' ? 'typically needs' : 'needs';
  return `To reach ${target.score}${luck}, the baseline ${needs} ${b}, the candidate ${c}, with ${limitsOf(assessment)}.`;
}

/** "5.1 trials (2.3–8)"; never less than a trial, and never beyond the data. */
function describeNeed(
  { lower, estimate, upper }: NeededBudget,
  axis: BudgetAxis,
  { trialCost }: { readonly trialCost: number },
): string {
  if (lower === Infinity) return 'more than any budget';
  const [least, most] = formatBudgetLimits(lower, upper);
  if (estimate === Infinity) {
    return lower < trialCost ? 'more than the data show' : `more than ${withUnit(least, axis)}`;
  }
  const budget = estimate < trialCost ? 'less than 1 trial' : describeBudget(estimate, axis);
  if (upper < trialCost) return budget;
  const isOpen = [lower < trialCost, upper === Infinity];
  if (isOpen.every(Boolean)) return `${budget} (no upper limit)`;
  if (isOpen[1]) return `${budget} (at least ${least})`;
  return `${budget} (${isOpen[0] ? `at most ${most}` : `${least}–${most}`})`;
}
