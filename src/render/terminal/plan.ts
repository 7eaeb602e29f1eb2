import { IN_TRIALS, unitOf } from '../../decide/index.ts';
import type { Expectations, LooksForecast, Plan } from '../../plan/index.ts';
import { plainText } from '../../print/index.ts';
import {
  CAUGHT_LESS,
  describeBudget,
  formatBudget,
  formatChance,
  formatLimit,
  formatOdds,
  formatPercent,
  formatSlowdown,
  formatTimes,
  inDigits,
  listOf,
  plural,
} from '../../report/index.ts';
import { aligned, numbersTable, type Screen, wrapped } from './layout.ts';

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
    const [from, to] = [formatBudget(range[0]), plainText(describeBudget(range[1], IN_TRIALS))];
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
  return `${sizes} cannot be compared: they resolve budgets up to ${plainText(describeBudget(resolvableBudget, IN_TRIALS))}, and comparisons begin at ${from}${end}.`;
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
      ['trials', ...power.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`)],
      ['chance', ...power.map(({ probability }) => formatChance(probability))],
    ],
    screen,
  );
  return `Chance that ${event} if the candidate needs this many times the trials for the same score:${table}`;
}

/** Otherwise the check fails on less too, or never. */
function isStrongGate({ settings }: Plan): boolean {
  return settings.gate.failOn === 'strong';
}

function detectableSentence(plan: Plan, { detectableSlowdown, falseAlarm }: Expectations): string {
  if (falseAlarm.strong === null) return '';
  if (detectableSlowdown === null)
    return 'The sweeps are too small to show any slowdown 4 times in 5.';
  const catches = isStrongGate(plan) ? 'this check catches' : 'strong evidence shows';
  return `4 times in 5 ${catches} a candidate that needs ${formatTimes(detectableSlowdown, Math.ceil)} the trials at every budget; ${CAUGHT_LESS}`;
}

/** How many trials the goal takes; not searched where rates are simulated, of every size. */
function trialsSentence(plan: Plan): string {
  const { settings, trialsFor, looks } = plan;
  const { slowdown, power, budget, trials } = trialsFor;
  const { falseAlarmRate: rate } = settings.comparison;
  const isSimulated = ['fair', 'weak'].includes(settings.gate.failOn);
  if (rate !== null && isSimulated) return '';
  const goal = `${isStrongGate(plan) ? 'To catch' : 'To show by strong evidence'} a candidate that needs ${formatSlowdown(slowdown)}× the trials with a chance of ${formatPercent(power)}`;
  const resolve =
    budget === null ? '' : `, and to resolve budgets up to ${budget.toLocaleString('en-US')}`;
  const most = rate === null ? '2,000' : '500';
  const answer = trials === null ? `more than ${most} trials` : plural(trials, 'trial');
  return `${goal}${resolve}, each sweep needs ${answer}${looks === null ? '' : ' at one look'}.`;
}

/**
 * What planned looks may spend, what comes of them and what they save, for a terminal.
 *
 * @param baseline its trials
 * @param rate that is shared among the looks
 */
function looksParts(
  forecast: LooksForecast,
  { baseline, rate }: { readonly baseline: number; readonly rate: number | null },
  screen: Screen,
): string[] {
  const { looks, totalRate, totalBound } = forecast;
  const sizes = looks.map(({ size }) => String(size));
  const bands = looks.map(({ confidence }) =>
    confidence === null ? 'none keeps the rate' : formatPercent(Number(confidence.toFixed(4))),
  );
  const table = numbersTable(
    [
      ['trials', ...sizes],
      ['bands', ...bands],
      ['fails', ...looks.map(({ spent }) => (spent === 0 ? 'never' : formatChance(spent)))],
    ],
    screen,
  );
  return [
    `Looks at ${listOf(sizes)} trials of a candidate, with a baseline of ${baseline}. If nothing changed, each fails this often:${table}`,
    `If nothing changed, any of them fails ${formatLimit(totalRate)} (the rate asked for is ${rate}); whatever changed, false strong evidence of “worse” is shown ${formatLimit(totalBound)}.`,
    outcomesPart(forecast, screen),
    savingSentence(forecast),
  ];
}

function outcomesPart({ looks, outcomes }: LooksForecast, screen: Screen): string {
  const table = numbersTable(
    [
      ['trials', ...outcomes.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`)],
      ['fails', ...outcomes.map(({ fail }) => formatChance(fail))],
      ['at one look', ...outcomes.map(({ single }) => formatChance(single.fail))],
      ['passes early', ...outcomes.map(({ passEarly }) => formatChance(passEarly))],
      ['trials', ...outcomes.map(({ meanTrials }) => inDigits(meanTrials, 3))],
    ],
    screen,
  );
  const errors = outcomes.flatMap(({ standardErrors: { fail, passEarly } }) => [fail, passEarly]);
  const last = looks.at(-1)?.size;
  return `What happens to a candidate that needs this many times the trials for the same score:${table}\n\nAt one look: a single one at ${last} trials. Trials: on average, until it is decided. Simulated, give or take ${formatChance(2 * Math.max(...errors))}.`;
}

function savingSentence({ looks, saving }: LooksForecast): string {
  const { trials, cost } = saving;
  const last = looks.at(-1)?.size ?? 0;
  const unit = unitOf({ kind: 'cost', unit: cost?.unit ?? null });
  const worth = cost === null ? '' : `, which saves ${formatBudget(cost.value)} ${unit}`;
  return `If nothing changed, training stops after ${inDigits(last - trials, 3)} of ${last} trials on average${worth}.`;
}
