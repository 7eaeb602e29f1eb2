import { type Assessment, failingLevel } from '../../decide/index.ts';
import { isEarly } from './looks.ts';
import { plural } from './numbers.ts';
import { formatLimit, formatOdds, formatTimes } from './odds.ts';

/** How often the check fails if nothing changed, and how often its claim is false whatever the truth. */
export function promisesSentence({ chances, settings, look }: Assessment): string {
  if (look?.index === 0 || (chances === null && look === null)) return '';
  const limit = formatLimit(look?.totalBound ?? chances?.falseStrongBound ?? 1);
  const bound = `shows false strong evidence of “worse” ${limit}`;
  const level = failingLevel(settings.gate);
  const rate = chances?.falseAlarm[level ?? 'strong'];
  if (!look && !rate) return `Whatever changed, this check ${bound}.`;
  const often = look ? formatLimit(look.totalRate) : rate && formatOdds(rate);
  const event = level === null ? 'this check finds strong evidence' : 'this check fails';
  const start = look ? 'Over all looks: if' : 'If';
  return `${start} nothing changed, ${event} ${often}; whatever changed, it ${bound}.`;
}

/** For which sweeps the other sentences compute what they say; empty for independent ones. */
export function independenceSentence({ chances, isPaired }: Assessment): string {
  return isPaired && chances !== null
    ? 'Chances and slowdowns are computed for independent sweeps; false alarms are normally rarer when sweeps share configurations.'
    : '';
}

/**
 * What the check would have caught: strong evidence alone shows it. With ties the chance is an upper bound.
 * Empty where it depends on the scores, and before the last of planned looks.
 */
export function catchSentence(assessment: Assessment): string {
  const { chances, comparison, settings } = assessment;
  const slowdown = chances?.detectableSlowdown ?? null;
  if (slowdown === null || comparison === null) return '';
  if (isEarly(assessment) || hasSameRows(assessment)) return '';
  const isCheck = failingLevel(settings.gate) === 'strong';
  const catches = isCheck ? 'this check would have caught' : 'strong evidence would have shown';
  const hasTies = comparison.baseline.ties + comparison.candidate.ties > 0;
  const odds = `${hasTies ? 'At best ' : ''}4 times in 5`;
  return `${odds} ${catches} a candidate that is ${formatTimes(slowdown, Math.ceil)} slower at every budget; ${CAUGHT_LESS}`;
}

/** How a slowdown at every budget compares with others. */
export const CAUGHT_LESS = 'one slower only at large budgets is caught much less often.';

/** For neutral results: a pass says what it would have caught right after the verdict. */
export function sensitivitySentence(assessment: Assessment): string {
  return assessment.gate === 'neutral' ? catchSentence(assessment) : '';
}

/** Whether the sweeps have trials in common, so that no chance that is computed for two sweeps applies. */
export function hasSameRows({ warnings }: Assessment): boolean {
  return warnings.some(({ code }) => code === 'same-rows');
}

/** How many trials it takes to catch the slowdown that was chosen beforehand; empty if it would be caught already. */
export function trialsSentence(assessment: Assessment): string {
  const { chances, comparison, trialsNeeded, isPaired } = assessment;
  if (chances === null || isPaired || isEarly(assessment)) return '';
  if (typeof trialsNeeded?.toDetect !== 'number') return '';
  const isClear = comparison?.worse.level === 'strong' || comparison?.better.level === 'strong';
  const { toDetect, slowdown } = trialsNeeded;
  if (isClear || (chances.detectableSlowdown ?? Infinity) <= slowdown) return '';
  return `To catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5, each sweep would need ${plural(toDetect, 'trial')}.`;
}
