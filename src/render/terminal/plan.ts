import { IN_TRIALS } from '../../decide/index.ts';
import type { Expectations, Plan } from '../../plan/index.ts';
import { describeBudget } from '../wording/budgets.ts';
import { formatBudget, formatPercent, plural } from '../wording/numbers.ts';
import {
  formatChance,
  formatLimit,
  formatOdds,
  formatSlowdown,
  formatTimes,
} from '../wording/odds.ts';
import { CAUGHT_LESS } from '../wording/promises.ts';
import { aligned, numbersTable, type Screen, wrapped } from './layout.ts';
import { looksParts } from './looks.ts';

export function renderPlan(plan: Plan, screen: Screen): string {
  const parts = [...sizedParts(plan, screen), trialsSentence(plan)].filter(Boolean);
  const lines = `${parts.join('\n\n')}\n`.split('\n');
  // Rows of tables are narrow.
  return lines.map((line) => (line.startsWith('  ') ? line : wrapped(line, screen))).join('\n');
}

function sizedParts(plan: Plan, screen: Screen): string[] {
  const { trials, expectations, looks, settings } = plan;
  if (trials === null || expectations === null) return [];
  const [baseline] = trials;
  const rate = settings.comparison.falseAlarmRate;
  if (looks !== null) return looksParts(looks, { baseline, rate }, screen);
  if (expectations.range === null) return [rangeSentence(plan, expectations)];
  return [
    rangeSentence(plan, expectations),
    falseAlarmPart(plan, expectations, screen),
    powerPart(plan, expectations, screen),
    detectableSentence(plan, expectations),
  ];
}

function rangeSentence({ settings, rules }: Plan, expectations: Expectations): string {
  const { trials, range, confidence, resolvableBudget } = expectations;
  const { falseAlarmRate: rate, quantile } = settings.comparison;
  const [baseline, candidate] = trials;
  const sizes = `A baseline of ${plural(baseline, 'trial')} and a candidate of ${candidate}`;
  if (range !== null) {
    const [from, to] = [formatBudget(range[0]), describeBudget(range[1], IN_TRIALS)];
    const luck = quantile === 0.5 ? '' : `, ${formatPercent(quantile)} quantile of luck`;
    const keeps = settings.gate.failOn === 'strong' ? 'keep' : 'are shown, by simulation, to keep';
    const chosen =
      rate === null ? '' : `, which ${keeps} false alarms of the check to ${rate} or less`;
    return `${sizes} can be compared for budgets of ${from} to ${to} (${formatPercent(Number(confidence.toFixed(4)))} bands${luck}${chosen}).`;
  }
  if (rate !== null)
    return `${sizes} cannot be compared: no gate keeps false alarms of the check to ${rate} or less.`;
  const from = formatBudget(Math.max(1, rules.budgetMin ?? 1));
  const end = rules.budgetMax === null ? '' : ` and end at ${formatBudget(rules.budgetMax)}`;
  return `${sizes} cannot be compared: they resolve budgets up to ${describeBudget(resolvableBudget, IN_TRIALS)}, and comparisons begin at ${from}${end}.`;
}

/** What each rate counts: a level holds where a higher one does. */
const LEVELS = { weak: 'weak or more', fair: 'fair or more', strong: 'strong' } as const;

function falseAlarmPart(
  { settings }: Plan,
  { falseAlarm, falseStrongBound }: Expectations,
  screen: Screen,
) {
  const rows = (['weak', 'fair', 'strong'] as const).flatMap((level) => {
    const rate = falseAlarm[level];
    const remark = level === settings.gate.failOn ? ' (fails the check)' : '';
    return rate === null ? [] : [[`${LEVELS[level]}${remark}`, formatOdds(rate)]];
  });
  return [
    `If nothing changed, evidence that the candidate is worse is found:${aligned(rows, screen)}`,
    `Whatever changed, false strong evidence of “worse” is shown ${formatLimit(falseStrongBound)}.`,
  ].join('\n\n');
}

function powerPart(plan: Plan, { power }: Expectations, screen: Screen): string {
  const event = isStrongGate(plan) ? 'this check fails' : 'strong evidence is found';
  const table = numbersTable(
    [
      ['slower', ...power.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`)],
      ['chance', ...power.map(({ probability }) => formatChance(probability))],
    ],
    screen,
  );
  return `Chance that ${event} if the candidate is so many times slower:${table}`;
}

/** Otherwise the check fails on less too, or never. */
function isStrongGate({ settings }: Plan): boolean {
  return settings.gate.failOn === 'strong';
}

/** The slowdown that strong evidence would show. */
function detectableSentence(plan: Plan, { detectableSlowdown, falseAlarm }: Expectations): string {
  if (falseAlarm.strong === null) return '';
  if (detectableSlowdown === null)
    return 'The sweeps are too small to show any slowdown 4 times in 5.';
  const catches = isStrongGate(plan) ? 'this check catches' : 'strong evidence shows';
  return `4 times in 5 ${catches} a candidate that is ${formatTimes(detectableSlowdown, Math.ceil)} slower at every budget; ${CAUGHT_LESS}`;
}

/** How many trials the goal takes; not searched where rates are simulated, of every size. */
function trialsSentence(plan: Plan): string {
  const { settings, trialsFor, looks } = plan;
  const { slowdown, power, budget, trials } = trialsFor;
  const { falseAlarmRate: rate } = settings.comparison;
  const isSimulated = ['fair', 'weak'].includes(settings.gate.failOn);
  if (rate !== null && isSimulated) return '';
  const goal = `${isStrongGate(plan) ? 'To catch' : 'To show by strong evidence'} a candidate that is ${formatSlowdown(slowdown)}× slower with a chance of ${formatPercent(power)}`;
  const resolve =
    budget === null ? '' : `, and to resolve budgets up to ${budget.toLocaleString('en-US')}`;
  const most = rate === null ? '2,000' : '500';
  const answer = trials === null ? `more than ${most} trials` : plural(trials, 'trial');
  return `${goal}${resolve}, each sweep needs ${answer}${looks === null ? '' : ' at one look'}.`;
}
