import type { Assessment } from '../../decide/index.ts';
import { plural } from '../numbers.ts';
import { formatFactor, formatOdds, withRemark } from '../odds.ts';

const FOR_INDEPENDENT =
  'computed for independent sweeps; shared configurations normally make false alarms rarer';

/** The least evidence that fails this run's check; null where none does. */
function failingLevel({ settings }: Assessment): 'weak' | 'fair' | 'strong' | null {
  const { failOn, informOnly } = settings.gate;
  return informOnly || failOn === 'never' ? null : failOn;
}

/** How often the check would fail for nothing. */
export function falseAlarmSentence(assessment: Assessment): string {
  const { chances, isPaired } = assessment;
  if (chances === null) return '';
  const level = failingLevel(assessment);
  const condition = chances.areCostsDealt
    ? 'If neither the scores nor the costs had changed'
    : 'If nothing had changed';
  const event =
    level === null
      ? 'strong evidence of a worse candidate would be found'
      : 'this check would fail';
  const odds = formatOdds(chances.falseAlarm[level ?? 'strong']);
  return `${condition}, ${event} ${isPaired ? withRemark(odds, FOR_INDEPENDENT) : odds}.`;
}

/** Which slowdown the gate would not miss. */
export function detectableSentence(assessment: Assessment): string {
  const { chances, settings, comparison, isPaired } = assessment;
  if (chances === null || comparison === null) return '';
  if (settings.comparison.margin > 0) {
    return 'Which slowdown would be caught depends on the scores, because of the margin.';
  }
  const { detectableSlowdown: slowdown } = chances;
  if (slowdown === null) return 'The sweeps are too small to catch any slowdown 4 times in 5.';
  const candidate = `a candidate that needs ${formatFactor(slowdown)} times the trials or more for the same score`;
  const rest = `a smaller slowdown can pass${isPaired ? ' (computed for independent sweeps)' : ''}`;
  return `${catcher(assessment)} ${candidate}${atCosts(assessment)}; ${rest}.`;
}

function catcher(assessment: Assessment): string {
  const { comparison, chances } = assessment;
  const level = failingLevel(assessment);
  const ties = (comparison?.baseline.ties ?? 0) + (comparison?.candidate.ties ?? 0);
  const odds = `${ties > 0 ? 'at best ' : ''}${chances?.isPowerSimulated ? 'about ' : ''}4 times in 5`;
  if (level === 'strong') return `This check catches, ${odds},`;
  const less = level === null ? '' : ', and this check catches more:';
  return level === null
    ? `Strong evidence would show, ${odds},`
    : `Strong evidence alone would show, ${odds}${less}`;
}

/** A slowdown is in trials; what they cost, and whether that is compared, is part of what is seen. */
function atCosts({ chances }: Assessment): string {
  return chances?.areCostsDealt ? ', at the costs seen' : '';
}

/** How many trials would catch a slowdown chosen beforehand, where it would not be caught yet. */
export function trialsSentence(assessment: Assessment): string {
  const { chances, comparison, trialsNeeded, isPaired } = assessment;
  const levels = [comparison?.worse.level, comparison?.better.level];
  if (chances === null || isPaired || typeof trialsNeeded?.toDetect !== 'number') return '';
  if (levels.includes('strong')) return '';
  const { toDetect, slowdown } = trialsNeeded;
  const detectable = chances.detectableSlowdown ?? Infinity;
  if (detectable <= slowdown) return '';
  return `For strong evidence, 4 times in 5, against a candidate that needs ${formatFactor(slowdown)} times the trials, each sweep would need ${plural(toDetect, 'trial')}.`;
}
