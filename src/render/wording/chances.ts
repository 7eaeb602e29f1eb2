import type { BudgetRow } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import { describeBudget } from './budgets.ts';
import { formatPercent, plural } from './numbers.ts';
import { formatFactor, formatLimit, formatOdds, withRemark } from './odds.ts';

const FOR_INDEPENDENT =
  'computed for independent sweeps; shared configurations normally make false alarms rarer';

/** The lowest evidence that fails this run's check; null if none does. */
function failingLevel({ settings }: Assessment): 'weak' | 'fair' | 'strong' | null {
  const { failOn, informOnly } = settings.gate;
  return informOnly || failOn === 'never' ? null : failOn;
}

/** How often the check fails if nothing changed, and how often its claim is false in the worst case. */
export function promisesSentence(assessment: Assessment): string {
  const { chances } = assessment;
  if (chances === null) return '';
  const ifNothing = falseAlarmClause(assessment);
  const bound = `it shows false strong evidence of worse at some budget ${formatLimit(chances.falseStrongBound)}`;
  return ifNothing === ''
    ? `Whatever changed, ${bound}.`
    : `${ifNothing}; whatever changed, ${bound}.`;
}

function falseAlarmClause(assessment: Assessment): string {
  const { chances, isPaired } = assessment;
  const level = failingLevel(assessment);
  const rate = chances?.falseAlarm[level ?? 'strong'] ?? null;
  if (rate === null) return '';
  const event = level === null ? 'strong evidence is found' : 'this fails';
  const odds = formatOdds(rate);
  return `If nothing changed, ${event} ${isPaired ? withRemark(odds, FOR_INDEPENDENT) : odds}`;
}

/** The slowdown that the gate would catch. */
export function detectableSentence(assessment: Assessment): string {
  const { chances, settings, comparison, isPaired, axis } = assessment;
  if (chances === null || comparison === null || axis.kind === 'cost') return '';
  if (settings.comparison.margin > 0) {
    return 'Which slowdown would be caught depends on the scores, because of the margin.';
  }
  const { detectableSlowdown: slowdown, falseAlarm } = chances;
  if (falseAlarm.strong === null) return '';
  if (slowdown === null) return 'The sweeps are too small to catch any slowdown 4 times in 5.';
  const candidate = `a candidate that needs ${formatFactor(slowdown)} times the trials at every budget`;
  const independent = isPaired ? ' (computed for independent sweeps)' : '';
  return `${catcher(assessment)} ${candidate}${independent}; others can pass, and slowdowns at large budgets alone are caught much less often.`;
}

function catcher(assessment: Assessment): string {
  const { comparison } = assessment;
  const level = failingLevel(assessment);
  const ties = (comparison?.baseline.ties ?? 0) + (comparison?.candidate.ties ?? 0);
  const odds = `${ties > 0 ? 'at best ' : ''}4 times in 5`;
  if (level === 'strong') return `This check catches, ${odds},`;
  const less = level === null ? ',' : ', and this check catches more:';
  return `Strong evidence alone would show, ${odds}${less}`;
}

/** What the gate's own bands say beyond the bands that are shown. */
export function gateSentence({ comparison, example, gateConfidence, axis }: Assessment): string {
  if (comparison?.range == null || comparison.gate.baseline === comparison.baseline) return '';
  const { range, shownRange, margin } = comparison;
  const shown = formatPercent(comparison.baseline.band.confidence);
  const gate = formatPercent(Number(gateConfidence.toFixed(3)));
  const isStrong = example?.worse === 'strong' || example?.better === 'strong';
  const isOverlap = example !== null && isStrong && !areApart(example, margin);
  const overlap = isOverlap ? `; the ${shown} limits overlap` : '';
  const last = shownRange?.[1] ?? 0;
  const beyond =
    last < range[1]
      ? `; beyond ${describeBudget(last, axis)} there is no upper limit at ${shown}`
      : '';
  if (overlap === '' && beyond === '') return '';
  return `${isStrong ? 'Evidence is strong at' : 'Evidence goes by'} the gate’s ${gate}${overlap}${beyond}.`;
}

/** Whether the shown limits do not overlap. */
function areApart({ worse, baseline: b, candidate: c }: BudgetRow, margin: number): boolean {
  return worse === 'strong' ? c.upper + margin < b.lower : b.upper < c.lower;
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
  return `For strong evidence, 4 times in 5, against a candidate that needs ${formatFactor(slowdown)} times the trials, each sweep would need ${plural(toDetect, 'trial')}.`;
}
