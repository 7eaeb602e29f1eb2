import { type Assessment, failingLevel } from '../../decide/index.ts';
import { passesByItself } from './acceptance.ts';
import { plural } from './numbers.ts';
import { formatFactor, formatLimit, formatOdds, withRemark } from './odds.ts';

const FOR_INDEPENDENT =
  'computed for independent sweeps; shared configurations normally make false alarms rarer';

/** How often the check fails if nothing changed, and how often its claim is false whatever the truth. */
export function promisesSentence(assessment: Assessment): string {
  const { chances } = assessment;
  if (chances === null) return '';
  const ifNothing = falseAlarmClause(assessment);
  const bound = `shows false strong evidence of “worse” ${formatLimit(chances.falseStrongBound)}`;
  if (ifNothing === '') return `Whatever changed, this check ${bound}.`;
  return `${ifNothing}; whatever changed, it ${bound}.`;
}

function falseAlarmClause(assessment: Assessment): string {
  const { chances, isPaired } = assessment;
  const level = failingLevel(assessment.settings.gate);
  const rate = chances?.falseAlarm[level ?? 'strong'] ?? null;
  if (rate === null) return '';
  const event = level === null ? 'this check finds strong evidence' : 'this check fails';
  const odds = formatOdds(rate);
  return `If nothing changed, ${event} ${isPaired ? withRemark(odds, FOR_INDEPENDENT) : odds}`;
}

/**
 * What a check that passes would have caught: strong evidence alone shows it. With ties the chance is an upper
 * bound. Empty where it depends on the scores.
 */
export function catchSentence(assessment: Assessment): string {
  const { chances, axis, settings } = assessment;
  if (chances === null || axis.kind === 'cost' || settings.comparison.margin > 0) return '';
  const { detectableSlowdown: slowdown, falseAlarm } = chances;
  if (falseAlarm.strong === null) return '';
  if (slowdown === null) return 'The sweeps are too small to catch any slowdown 4 times in 5.';
  const level = failingLevel(assessment.settings.gate);
  const catches =
    level === 'strong' ? 'this check would have caught' : 'strong evidence would show';
  const more = level === 'weak' || level === 'fair' ? '; this check catches more' : '';
  const odds = `${hasTies(assessment) ? 'At best ' : ''}4 times in 5`;
  return `${odds} ${catches} a candidate that is ${formatFactor(slowdown)}× slower at every budget${more}.`;
}

function hasTies({ comparison }: Assessment): boolean {
  return (comparison?.baseline.ties ?? 0) + (comparison?.candidate.ties ?? 0) > 0;
}

/** What the check does not catch; a pass says what it would have caught right after the verdict. */
export function catchesSentence(assessment: Assessment): string {
  const { settings, axis, isPaired, chances } = assessment;
  if (chances !== null && axis.kind === 'trials' && settings.comparison.margin > 0) {
    return 'Which slowdown would be caught depends on the scores, because of the margin.';
  }
  const caught = passesByItself(assessment)
    ? ''
    : catchSentence(assessment).replace('would have caught', 'catches');
  if (chances?.detectableSlowdown == null) return caught;
  const less = 'Slowdowns at large budgets alone are caught much less often.';
  const independent = isPaired ? 'These chances are computed for independent sweeps.' : '';
  return [caught, less, independent].filter(Boolean).join(' ');
}

/** How many trials it takes to catch the slowdown that was chosen beforehand; empty if it would be caught already. */
export function trialsSentence(assessment: Assessment): string {
  const { chances, comparison, trialsNeeded, isPaired } = assessment;
  const levels = [comparison?.worse.level, comparison?.better.level];
  if (chances === null || isPaired || typeof trialsNeeded?.toDetect !== 'number') return '';
  if (levels.includes('strong')) return '';
  const { toDetect, slowdown } = trialsNeeded;
  const detectable = chances.detectableSlowdown ?? Infinity;
  if (detectable <= slowdown) return '';
  return `To catch a candidate that is ${formatFactor(slowdown)}× slower at every budget 4 times in 5, each sweep would need ${plural(toDetect, 'trial')}.`;
}
