import { isNotWorseAt, type NeededBudget, type RuledOut } from '../compare/index.ts';
import {
  type Assessment,
  type BudgetAxis,
  type Compared,
  failingLevel,
  haveTies,
  isRepetition,
  type Warning,
} from '../decide/index.ts';
import { computedRate, MAX_SIMULATED_PAIRS } from '../plan/index.ts';
import { type Phrase, type Statement, say, state, words } from './blocks.ts';
import { formatOdds, formatPercent, formatTimes, plural, roundedUp } from './numbers.ts';
import {
  describeBudget,
  describeBudgets,
  describeStart,
  formatBudgetLimits,
  limitsOf,
  scoreFormat,
  withoutStart,
} from './quantities.ts';
import { pairsSentence } from './size.ts';

/** What promises are about: a check of several comparisons is none of them. */
export type Subject = 'check' | 'comparison';

/** Other outcomes say nothing about the sweeps, even if the curves look different. */
export function isJudged(assessment: Assessment): assessment is Compared {
  return assessment.kind === 'compared' && assessment.outcome.isJudged;
}

/** Whether the gate passes for what was found, and not because somebody accepted it. */
export function passesByItself({ outcome, accepted }: Assessment): boolean {
  return outcome.gate === 'pass' && accepted === null;
}

/** Whether the sweeps have trials in common, so that no chance that is computed for two sweeps applies. */
export function hasSameRows(assessment: Assessment): boolean {
  const { outcome, warnings } = assessment;
  if (outcome.code === 'identical') return true;
  const test = assessment.kind === 'compared' ? assessment.test : null;
  return isRepetition(test) || warnings.some(({ code }) => code === 'same-rows');
}

/** What the comparison can promise, what it rules out and what would settle it, a line for each. */
export function outlook(assessment: Assessment, subject: Subject = 'check'): Statement[][] {
  if (!isJudged(assessment) || hasSameRows(assessment)) return [];
  const { outcome, comparison, isPaired, chances, test } = assessment;
  // A pass says what it would have caught right after the verdict.
  const isDowngraded = outcome.gate === 'neutral' && comparison.worse.level !== 'none';
  return [
    state('ruled-out', ruledOutSentence(assessment)),
    state('not-worse', notWorseSentence(assessment)),
    state('target', targetSentence(assessment)),
    state('slowdown', slowdownSentence(assessment)),
    state('pairs', pairsSentence(assessment)),
    promises(assessment, subject),
    isDowngraded ? caught(assessment, subject) : [],
    isPaired && chances !== null && !test?.pairs
      ? state(
          'chances-independent',
          say`Chances and slowdowns are computed for independent sweeps; false alarms are normally rarer when sweeps share configurations.`,
        )
      : [],
  ];
}

/**
 * What a pass rules out: the smallest loss, as written, from the first budget that has it to the end of the range,
 * beyond which nothing is known. A loss that is known for less than a doubling of the budget says little.
 */
function ruledOutSentence(assessment: Compared): Phrase {
  const { ruledOut, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut || !comparison.range) return [];
  const [, end] = comparison.range;
  const isWide = ({ fromBudget, loss }: RuledOut) => 2 * fromBudget <= end && loss < Infinity;
  const least = ruledOut.findLast(isWide) ?? ruledOut.at(-1);
  const limits = limitsOf(assessment);
  if (!least || least.loss === Infinity)
    return say`The data rule out no loss, however large (${limits}).`;
  const write = roundedUp(scoreFormat(assessment));
  const shown = ({ loss }: RuledOut) => (loss > 0 ? write.shown(loss) : 0);
  const first = ruledOut.find((one) => shown(one) === shown(least)) ?? least;
  const worse =
    least.loss > 0 ? say`worse by more than ${write(least.loss)}` : say`worse by any amount`;
  const where = describeBudgets([[first.fromBudget, end]], axis);
  return say`The data rule out that it is ${worse} ${where} (${limits}).`;
}

/** Where the candidate is certainly within the margin, unless that is the headline. */
function notWorseSentence(assessment: Compared): Phrase {
  const { notWorse, comparison, axis } = assessment;
  if (!notWorse || notWorse.intervals.length === 0) return [];
  if (notWorse.isEverywhere && passesByItself(assessment)) return [];
  const { margin, intervals } = notWorse;
  const budgets = intervals.map((interval) =>
    withoutStart(interval, (budget) => isNotWorseAt(comparison, budget)),
  );
  return say`Strong evidence that it is not worse by more than ${margin} ${describeBudgets(budgets, axis)} (${limitsOf(assessment)}).`;
}

function targetSentence(assessment: Compared): Phrase {
  const { target, settings, axis, comparison } = assessment;
  if (target === null) return [];
  const { quantile } = settings.comparison;
  const luck = quantile === 0.5 ? '' : words` at the ${formatPercent(quantile)} quantile of luck`;
  const need = (arm: 'baseline' | 'candidate') => describeNeed(target[arm], axis, comparison[arm]);
  return say`To reach ${target.score}${luck}, the baseline needs ${need('baseline')}, the candidate ${need('candidate')}, with ${limitsOf(assessment)}.`;
}

/** "5.1 trials (2.3–8)"; never less than a trial, and never beyond the data. */
function describeNeed(
  { lower, estimate, upper }: NeededBudget,
  axis: BudgetAxis,
  { trialCost }: { readonly trialCost: number },
): Phrase {
  if (lower === Infinity) return say`more than any budget`;
  const [from, to] = [Math.max(lower, trialCost), Math.max(upper, trialCost)];
  const [least, most] = formatBudgetLimits(from, to);
  if (estimate === Infinity) return say`more than ${describeStart(from, axis, Math.floor)}`;
  const limits = upper === Infinity ? say`at least ${least}` : say`${least}–${most}`;
  return say`${describeBudget(Math.max(estimate, trialCost), axis)} (${limits})`;
}

/**
 * What the test of one slowdown at every budget sees where no budget by itself shows anything: a result has its size in
 * its first sentence.
 */
function slowdownSentence({ overallSlowdown, outcome }: Compared): Phrase {
  if (!overallSlowdown?.fits || outcome.verdict !== 'none') return [];
  const { estimate, lower, upper, confidence } = overallSlowdown;
  if (lower <= 1 && upper >= 1) return [];

  const [from, to] = [formatTimes(lower, Math.floor), formatTimes(upper, Math.ceil)];
  const nearest = formatTimes(estimate, Math.round);
  return say`Assuming the same ${estimate < 1 ? 'speed-up' : 'slowdown'} at every budget, it needs ${nearest} the trials (${formatPercent(confidence)} limits: ${from} to ${to}).`;
}

/** Why there is no rate: it would be that of random search. */
const WITHOUT_RATE = {
  recorded: 'the baseline’s search was not random',
  drift:
    'nothing says how the baseline’s trials were drawn, and its scores change with their order, as in an adaptive search',
} as const;

/** How often the check fails if nothing changed. */
function promises(assessment: Compared, subject: Subject): Statement[] {
  const { chances, settings, test, searchDoubts, failedBefore, warnings } = assessment;
  // This one fails whatever was drawn.
  if (failedBefore?.stands) return [];
  if (searchDoubts.baseline !== null)
    return state(
      'rate',
      say`How often this ${subject} is wrong is not known: ${WITHOUT_RATE[searchDoubts.baseline]}.`,
    );
  const level = failingLevel(settings.gate);
  // Who searched adaptively and then replays the search has chosen the list by the baseline's own scores.
  const isReplay = test?.pairs && warnings.some(isOfBaselinesSearch);
  const isBound = test?.pairs != null || (chances?.falseAlarm.strong?.isBound ?? false);
  const ofTest = test && computedRate(test.attainedRate, isBound && !isReplay);
  const rate = ofTest ?? chances?.falseAlarm[level ?? 'strong'];
  if (!rate) return [];
  const event = level === null ? 'finds strong evidence' : 'fails';
  const odds = say`${isReplay ? 'about ' : ''}${formatOdds(rate)}`;
  return state(
    'rate',
    say`If nothing changed, this ${subject} ${event} ${odds}, on average over baselines.`,
  );
}

function isOfBaselinesSearch({ code, arm, facts }: Warning): boolean {
  if (arm === 'candidate') return false;
  return code === 'adaptive-pruner' || (code === 'adaptive-sampler' && !facts.isGrid);
}

/**
 * What the check would have caught. With ties the chance is an upper bound.
 * Nothing where it depends on the scores.
 */
export function caught(assessment: Compared, subject: Subject = 'check'): Statement[] {
  const { chances, settings } = assessment;
  const slowdown = chances?.detectableSlowdown ?? null;
  if (slowdown === null || hasSameRows(assessment)) return [];
  // A candidate that may look better than it is would be caught less often.
  if (assessment.searchDoubts.candidate !== null) return [];
  const isCheck = failingLevel(settings.gate) === 'strong';
  const catches = isCheck
    ? say`this ${subject} would have caught`
    : say`strong evidence would have shown`;
  const hasMore = (assessment.test?.pairs?.n ?? 0) > MAX_SIMULATED_PAIRS;
  const odds = say`${haveTies(assessment) ? 'At best ' : hasMore ? 'At least ' : ''}4 times in 5`;
  return state(
    'slowdown-caught',
    say`${odds} ${catches} a candidate that needs ${formatTimes(slowdown, Math.ceil)} the trials at every budget${assessment.test?.pairs ? ', for evenly spread scores' : ''}; ${CAUGHT_LESS}`,
  );
}

/** How a slowdown at every budget compares with others. */
export const CAUGHT_LESS = 'losses at large budgets only, much less often.';

/** How many trials it takes to catch the slowdown that was chosen beforehand; empty if it would be caught already. */
export function trialsSentence(assessment: Compared): Phrase {
  const { chances, comparison, trialsNeeded, isPaired, searchDoubts, failedBefore } = assessment;
  if (chances === null || isPaired) return [];
  if (searchDoubts.candidate !== null || failedBefore?.stands) return [];
  if (typeof trialsNeeded.toDetect !== 'number') return [];
  const isClear = comparison.worse.level === 'strong' || comparison.better.level === 'strong';
  const { toDetect, slowdown } = trialsNeeded;
  if (isClear || (chances.detectableSlowdown ?? Infinity) <= slowdown) return [];
  return say`To catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5, each sweep would need ${plural(toDetect, 'trial')}.`;
}
