import { type Assessment, failingLevel } from '../../decide/index.ts';
import { passesByItself } from './acceptance.ts';
import { plural } from './numbers.ts';
import { formatFactor, formatLimit, formatOdds } from './odds.ts';

/** How often the check fails if nothing changed, and how often its claim is false whatever the truth. */
export function promisesSentence(assessment: Assessment): string {
  const { chances } = assessment;
  if (chances === null) return '';
  const ifNothing = falseAlarmClause(assessment);
  const bound = `shows false strong evidence of “worse” ${formatLimit(chances.falseStrongBound)}`;
  if (ifNothing === '') return `Whatever changed, this check ${bound}.`;
  return `${ifNothing}; whatever changed, it ${bound}.`;
}

function falseAlarmClause({ chances, settings }: Assessment): string {
  const level = failingLevel(settings.gate);
  const rate = chances?.falseAlarm[level ?? 'strong'] ?? null;
  if (rate === null) return '';
  const event = level === null ? 'this check finds strong evidence' : 'this check fails';
  return `If nothing changed, ${event} ${formatOdds(rate)}`;
}

/** For which sweeps the other sentences compute what they say; empty for independent ones. */
export function independenceSentence(
  { chances, isPaired }: Assessment,
  saysSlowdown: boolean,
): string {
  const saysRate = chances !== null && chances.falseAlarm.strong !== null;
  if (!isPaired || !(saysRate || saysSlowdown)) return '';
  if (!saysRate) return 'The slowdown is computed for independent sweeps.';
  const what = saysSlowdown ? 'Chances and slowdown' : 'These chances';
  return `${what} are computed for independent sweeps; false alarms are normally rarer when sweeps share configurations.`;
}

/** Of a check that has passed, and of any other. */
type Verb = 'would have caught' | 'catches';

/**
 * What a check that passes would have caught: strong evidence alone shows it. With ties the chance is an upper
 * bound. Empty where it depends on the scores.
 */
export function catchSentence(assessment: Assessment, verb: Verb = 'would have caught'): string {
  const { chances, axis, settings } = assessment;
  if (chances === null || axis.kind === 'cost' || settings.comparison.margin > 0) return '';
  const { detectableSlowdown: slowdown, falseAlarm } = chances;
  if (falseAlarm.strong === null) return '';
  if (slowdown === null) return 'The sweeps are too small to catch any slowdown 4 times in 5.';
  const level = failingLevel(assessment.settings.gate);
  const catches = level === 'strong' ? `this check ${verb}` : 'strong evidence would show';
  const more = level === 'weak' || level === 'fair' ? '; this check catches more' : '';
  const odds = `${hasTies(assessment) ? 'At best ' : ''}4 times in 5`;
  return `${odds} ${catches} a candidate that is ${formatFactor(slowdown)}× slower at every budget${more}.`;
}

function hasTies({ comparison }: Assessment): boolean {
  return (comparison?.baseline.ties ?? 0) + (comparison?.candidate.ties ?? 0) > 0;
}

/** How a slowdown at every budget compares with others. */
export const CAUGHT_LESS =
  'Slowdowns that appear only at large budgets are caught much less often.';

/** What the check does not catch; a pass says what it would have caught right after the verdict. */
export function catchesSentence(assessment: Assessment): string {
  const { settings, axis, chances } = assessment;
  if (chances !== null && axis.kind === 'trials' && settings.comparison.margin > 0) {
    return 'With a margin set, the slowdown that would be caught depends on the scores.';
  }
  const caught = passesByItself(assessment) ? '' : catchSentence(assessment, 'catches');
  if (chances?.detectableSlowdown == null) return caught;
  return [caught, CAUGHT_LESS].filter(Boolean).join(' ');
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
  return `To catch a ${formatFactor(slowdown)}× slowdown 4 times in 5, each sweep would need ${plural(toDetect, 'trial')}.`;
}
