import type { Expectations } from '../../plan/index.ts';
import { formatSlowdown } from '../chance.ts';
import { formatPercent, plural } from '../numbers.ts';
import { formatFactor } from '../odds.ts';
import type { Plan } from '../plan-json.ts';

/** What follows of chances of strong evidence for a check that fails on it, on less, or never. */
type Gate = 'strong' | 'less' | 'never';

/** What the chances by slowdown are of. */
export function chanceTitle(plan: Plan): string {
  const where = 'where the candidate needs so many times the trials for the same score';
  return {
    strong: `Chance that the check fails ${where}:`,
    less: `Chance of strong evidence ${where} (${failsOn(plan)} and fails more often):`,
    never: `Chance of strong evidence ${where}:`,
  }[gateOf(plan)];
}

/** Which slowdown strong evidence would not miss. */
export function detectableSentence(
  plan: Plan,
  { detectableSlowdown, falseAlarm }: Expectations,
): string {
  if (falseAlarm.strong === null) return '';
  if (detectableSlowdown === null)
    return 'The sweeps are too small to show any slowdown 4 times in 5.';
  const slowdown = `a candidate that needs ${formatFactor(detectableSlowdown)} times the trials at every budget`;
  const odds = '4 times in 5';
  return {
    strong: `This check catches, ${odds}, ${slowdown}; others can pass, and slowdowns at large budgets alone are caught much less often.`,
    less: `Strong evidence alone shows, ${odds}, ${slowdown}; ${failsOn(plan)} and catches more.`,
    never: `Strong evidence shows, ${odds}, ${slowdown}; others can stay unseen, and slowdowns at large budgets alone are shown much less often.`,
  }[gateOf(plan)];
}

/** How many trials show what is to be shown. */
export function trialsSentence(plan: Plan): string {
  const { trialsFor, settings } = plan;
  const { slowdown, power, budget, trials } = trialsFor;
  const gate = gateOf(plan);
  const goal = `${gate === 'strong' ? 'To catch' : 'For strong evidence against'} a candidate that needs ${formatSlowdown(slowdown)} times the trials with a chance of ${formatPercent(power)}`;
  const resolve =
    budget === null ? '' : `, and to resolve budgets up to ${budget.toLocaleString('en-US')}`;
  const most = settings.comparison.falseAlarmRate === null ? '2,000' : '500';
  const answer = trials === null ? `more than ${most} trials` : plural(trials, 'trial');
  const rest = gate === 'less' ? `; ${failsOn(plan)} and may need fewer` : '';
  return `${goal}${resolve}, each sweep needs ${answer}${rest}.`;
}

function failsOn({ settings }: Plan): string {
  return `this check fails on ${settings.gate.failOn} evidence too`;
}

function gateOf({ settings }: Plan): Gate {
  const { failOn } = settings.gate;
  return failOn === 'fair' || failOn === 'weak' ? 'less' : failOn;
}
