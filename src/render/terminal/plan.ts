import type { BudgetInterval } from '../../compare/index.ts';
import type { Expectations, Plan } from '../../plan/index.ts';
import { describeBudget } from '../wording/budgets.ts';
import { formatBudget, formatPercent, plural } from '../wording/numbers.ts';
import {
  formatChance,
  formatFactor,
  formatLimit,
  formatOdds,
  formatSlowdown,
} from '../wording/odds.ts';
import { CAUGHT_LESS } from '../wording/promises.ts';
import { aligned, alignRight, type Screen, wrapped } from './layout.ts';

const BAR_WIDTH = 24;
/** What each rate counts: a level holds where a higher one does. */
const LEVELS = { weak: 'weak or more', fair: 'fair or more', strong: 'strong' } as const;
const IN_TRIALS = { kind: 'trials', unit: null } as const;

/** A plan for a terminal. */
export function renderPlan(plan: Plan, screen: Screen): string {
  const parts = [...sizedParts(plan, screen), trialsSentence(plan)].filter(Boolean);
  return `${parts.map((part) => eachWrapped(part, screen)).join('\n\n')}\n`;
}

/** Rows of tables are narrow. */
function eachWrapped(part: string, screen: Screen): string {
  return part
    .split('\n')
    .map((line) => (line.startsWith('  ') ? line : wrapped(line, screen)))
    .join('\n');
}

function sizedParts(plan: Plan, screen: Screen): string[] {
  const { trials, expectations } = plan;
  if (trials === null || expectations === null) return [];
  const { range } = expectations;
  if (range === null) return [noRangeSentence(plan, expectations)];
  return [
    rangeSentence(plan, expectations, range),
    falseAlarmPart(plan, expectations, screen),
    powerPart(plan, expectations, screen),
    detectableSentence(plan, expectations),
  ];
}

function sizes([baseline, candidate]: readonly [number, number]): string {
  return baseline === candidate
    ? `Two sweeps of ${plural(baseline, 'trial')}`
    : `A baseline of ${plural(baseline, 'trial')} and a candidate of ${candidate}`;
}

function rangeSentence(
  plan: Plan,
  { trials, confidence }: Expectations,
  range: BudgetInterval,
): string {
  return `${sizes(trials)} can be compared for ${budgets(range)} (${bands(plan, confidence)}).`;
}

function budgets([from, to]: BudgetInterval): string {
  if (from === to) return `a budget of ${describeBudget(from, IN_TRIALS)}`;
  const [first, last] = [formatBudget(from), describeBudget(to, IN_TRIALS)];
  return last.startsWith(`${first} `)
    ? `budgets of about ${last}`
    : `budgets of ${first} to ${last}`;
}

function bands({ settings }: Plan, confidence: number): string {
  const { falseAlarmRate: rate, quantile } = settings.comparison;
  const luck = quantile === 0.5 ? '' : `, ${formatPercent(quantile)} quantile of luck`;
  const keeps = settings.gate.failOn === 'strong' ? 'keep' : 'are shown, by simulation, to keep';
  const chosen =
    rate === null ? '' : `, which ${keeps} false alarms of the check to ${rate} or less`;
  return `${formatPercent(Number(confidence.toFixed(4)))} bands${luck}${chosen}`;
}

function noRangeSentence({ settings, ...plan }: Plan, expectations: Expectations): string {
  const { trials, resolvableBudget, confidence } = expectations;
  const { budgetMin, budgetMax, falseAlarmRate: rate } = settings.comparison;
  if (rate !== null) {
    return `${sizes(trials)} cannot be compared: no gate keeps false alarms of the check to ${rate} or less.`;
  }
  const from = formatBudget(Math.max(1, budgetMin?.value ?? 1));
  const limit = budgetMax ? ` and end at ${formatBudget(budgetMax.value)}` : '';
  const resolved = describeBudget(resolvableBudget, IN_TRIALS);
  return `${sizes(trials)} cannot be compared: they resolve budgets up to ${resolved}, and comparisons begin at ${from}${limit} (${bands({ settings, ...plan }, confidence)}).`;
}

function falseAlarmPart(
  { settings }: Plan,
  { falseAlarm, falseStrongBound }: Expectations,
  screen: Screen,
) {
  const rows = (['weak', 'fair', 'strong'] as const).flatMap((level) => {
    const rate = falseAlarm[level];
    const remark = level === settings.gate.failOn ? 'fails the check' : '';
    return rate === null ? [] : [[LEVELS[level], formatOdds(rate), remark]];
  });
  const bound = formatLimit(falseStrongBound);
  return [
    `If nothing changed, evidence that the candidate is worse is found:${aligned(rows, screen)}`,
    `Whatever the two distributions, strong evidence of “worse” is shown at a budget where the candidate is at least as good ${bound}.`,
  ].join('\n\n');
}

function powerPart(plan: Plan, { power }: Expectations, screen: Screen): string {
  const event = isStrongGate(plan) ? 'this check fails' : 'strong evidence is found';
  const slowdowns = power.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`);
  const chances = power.map(({ probability }) => formatChance(probability));
  const bars = power.map(({ probability }) => bar(probability, BAR_WIDTH));
  const columns = [alignRight(slowdowns), alignRight(chances), bars];
  const rows = power.map((_, i) => columns.map((column) => column[i] ?? ''));
  return `Chance that ${event} if the candidate is so many times slower:${aligned(rows, screen)}`;
}

/** Whether strong evidence is what fails the check; else it fails on less too, or never. */
function isStrongGate({ settings }: Plan): boolean {
  return settings.gate.failOn === 'strong';
}

/** The slowdown that strong evidence would show. */
function detectableSentence(plan: Plan, { detectableSlowdown, falseAlarm }: Expectations): string {
  if (falseAlarm.strong === null) return '';
  if (detectableSlowdown === null)
    return 'The sweeps are too small to show any slowdown 4 times in 5.';
  const { failOn } = plan.settings.gate;
  const catches = isStrongGate(plan) ? 'this check catches' : 'strong evidence shows';
  const less =
    failOn === 'fair' || failOn === 'weak'
      ? ` This check fails on ${failOn} evidence too, and so catches more.`
      : '';
  return `4 times in 5 ${catches} a candidate that is ${formatFactor(detectableSlowdown)}× slower at every budget. ${CAUGHT_LESS}${less}`;
}

/** How many trials the goal takes. */
function trialsSentence(plan: Plan): string {
  const { settings, trialsFor } = plan;
  const { slowdown, power, budget, trials } = trialsFor;
  const { falseAlarmRate: rate } = settings.comparison;
  const { failOn } = settings.gate;
  const goal = `${isStrongGate(plan) ? 'To catch' : 'To show by strong evidence'} a candidate that is ${formatSlowdown(slowdown)}× slower with a chance of ${formatPercent(power)}`;
  const resolve =
    budget === null ? '' : `, and to resolve budgets up to ${budget.toLocaleString('en-US')}`;
  if (rate !== null && (failOn === 'fair' || failOn === 'weak')) {
    return `${goal}${resolve}: how many trials each sweep needs is not computed, because the false-alarm rate of ${failOn} evidence would have to be simulated for every size.`;
  }
  const most = rate === null ? '2,000' : '500';
  const answer = trials === null ? `more than ${most} trials` : plural(trials, 'trial');
  return `${goal}${resolve}, each sweep needs ${answer}.`;
}

/** From none to seven eighths of a character. */
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A share in [0, 1] as a bar of block characters, to an eighth of a character. */
function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * PARTS.length);
  const part = PARTS[eighths % PARTS.length] ?? '';
  return '█'.repeat(Math.floor(eighths / PARTS.length)) + part;
}
