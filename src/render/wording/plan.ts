import { type Expectations, isLarge } from '../../plan/index.ts';
import { formatSlowdown } from '../chance.ts';
import { formatPercent, plural } from '../numbers.ts';
import { formatFactor } from '../odds.ts';
import type { Plan } from '../plan-json.ts';

/** What follows of chances of strong evidence for a check that fails on it, on less, or never. */
type Gate = 'strong' | 'less' | 'never';

/** What the chances by slowdown are of. */
export function chanceTitle(plan: Plan, expectations: Expectations): string {
  const chance = expectations.isPowerSimulated ? 'Simulated chance' : 'Chance';
  const where = 'where the candidate needs so many times the trials for the same score';
  return {
    strong: `${chance} that the check fails ${where}:`,
    less: `${chance} of strong evidence ${where} (${failsOn(plan)} and fails more often):`,
    never: `${chance} of strong evidence ${where}:`,
  }[gateOf(plan)];
}

/** Which slowdown strong evidence would not miss. */
export function detectableSentence(
  plan: Plan,
  { detectableSlowdown, isPowerSimulated }: Expectations,
): string {
  if (detectableSlowdown === null)
    return 'The sweeps are too small to show any slowdown 4 times in 5.';
  const slowdown = `a candidate that needs ${formatFactor(detectableSlowdown)} times the trials or more for the same score`;
  const odds = isPowerSimulated ? 'about 4 times in 5' : '4 times in 5';
  return {
    strong: `This check catches, ${odds}, ${slowdown}; a smaller slowdown can pass.`,
    less: `Strong evidence alone shows, ${odds}, ${slowdown}; ${failsOn(plan)} and catches more.`,
    never: `Strong evidence shows, ${odds}, ${slowdown}; a smaller slowdown can stay unseen.`,
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
  const about = trials !== null && isLarge(2 * trials) ? 'about ' : '';
  const answer =
    trials === null ? `more than ${most} trials` : `${about}${plural(trials, 'trial')}`;
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
