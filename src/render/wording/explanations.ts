import {
  type BudgetRow,
  isAtLeast,
  isNotWorseAt,
  type NeededBudget,
  type RuledOut,
} from '../../compare/index.ts';
import { type Assessment, type BudgetAxis, withUnit } from '../../decide/index.ts';
import { acceptedSentence, passesByItself } from './acceptance.ts';
import { adviceSentence } from './advice.ts';
import {
  describeBudget,
  describeBudgets,
  describeStart,
  formatBudgetLimits,
  withoutStart,
} from './budgets.ts';
import { curveWord, directionOf, searcher } from './curve.ts';
import { formatBudget, formatPercent, roundedUp } from './numbers.ts';
import { formatTimes } from './odds.ts';
import { catchesSentence, promisesSentence, trialsSentence } from './promises.ts';
import { scoreFormat } from './scores.ts';

/** What a reader must know to read the verdict right, one sentence each; Markdown. */
export function explanations(assessment: Assessment): string[] {
  const said = [
    acceptedSentence(assessment),
    littleEvidenceSentence(assessment),
    gateSentence(assessment),
    adviceSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** What the comparison can promise, what it rules out and what would settle it, one sentence each; plain text. */
export function outlookSentences(assessment: Assessment): string[] {
  if (!isJudged(assessment)) return [];
  const said = [
    ruledOutSentence(assessment),
    notWorseSentence(assessment),
    targetSentence(assessment),
    slowdownSentence(assessment),
    promisesSentence(assessment),
    catchesSentence(assessment),
    trialsSentence(assessment),
  ];
  return said.filter(Boolean);
}

/** Whether the verdict says anything about the sweeps; others do not, even if the curves look different. */
export function isJudged({ verdict, comparison }: Assessment): boolean {
  return comparison !== null && verdict !== 'insufficient' && verdict !== 'invalid';
}

/** "80 % limits". */
export function limitsOf({ settings }: Pick<Assessment, 'settings'>): string {
  return `${formatPercent(settings.band.confidence)} limits`;
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
  const { range, shownRange, margin } = comparison;
  const shown = formatPercent(comparison.baseline.band.confidence);
  const gate = formatPercent(Number(gateConfidence.toFixed(3)));
  const isStrong = example?.worse === 'strong' || example?.better === 'strong';
  const isOverlap = example !== null && isStrong && !areApart(example, margin);
  const last = shownRange?.[1] ?? 0;
  const parts = [
    isOverlap && `the ${shown} limits overlap`,
    last < range[1] && `beyond ${describeBudget(last, axis)} there is no upper limit at ${shown}`,
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return `${isStrong ? 'Strong' : 'Judged'} at the gate’s ${gate}; ${parts.join('; ')}.`;
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
  const often = crossings.length === 1 ? '' : ` ${crossings.length} times,`;
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
function targetSentence({ target, settings, axis, comparison }: Assessment): string {
  if (target === null || comparison === null) return '';
  const [b, c] = (['baseline', 'candidate'] as const).map(
    (arm) => `${describeNeed(target[arm], axis, comparison[arm])} on the ${arm}`,
  );
  return `To reach ${target.score}, ${searcher(settings)} takes ${b} and ${c}.`;
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
  if (isOpen.every(Boolean)) return `${budget} (no limits)`;
  if (isOpen[1]) return `${budget} (at least ${least})`;
  return `${budget} (${isOpen[0] ? `at most ${withUnit(most, axis)}` : `${least}–${most}`})`;
}

/** The size of the effect in one number, under a stated model. */
function slowdownSentence({ overallSlowdown, isPaired, verdict }: Assessment): string {
  if (overallSlowdown === null || verdict === 'mixed') return '';
  const { estimate, lower, upper, confidence } = overallSlowdown;
  // One number for all budgets cannot say the opposite of the evidence.
  if (verdict === (estimate < 1 ? 'worse' : 'better')) return '';
  const [least, nearest, most] = [
    formatTimes(lower, Math.floor),
    formatTimes(estimate, Math.round),
    formatTimes(upper, Math.ceil),
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
