import type { BudgetInterval } from '../compare/index.ts';
import type { Expectations } from '../plan/index.ts';
import { aligned } from './aligned.ts';
import { bar } from './bar.ts';
import { describeBudget } from './budgets.ts';
import { formatChance, formatSlowdown } from './chance.ts';
import { formatBudget, formatPercent, plural } from './numbers.ts';
import { formatLimit, formatOdds } from './odds.ts';
import type { Plan } from './plan-json.ts';
import { chanceTitle, detectableSentence, trialsSentence } from './wording/plan.ts';

const BAR_WIDTH = 24;
/** What each rate is of: a level holds where a higher one does. */
const LEVELS = { weak: 'weak or more', fair: 'fair or more', strong: 'strong' } as const;
const IN_TRIALS = { kind: 'trials', unit: null } as const;

/** A plan for a terminal. */
export function renderPlan(plan: Plan): string {
  return `${[...sizedParts(plan), trialsSentence(plan)].filter(Boolean).join('\n\n')}\n`;
}

function sizedParts(plan: Plan): string[] {
  const { trials, expectations } = plan;
  if (trials === null || expectations === null) return [];
  const { range } = expectations;
  if (range === null) return [noRangeSentence(plan, expectations)];
  return [
    rangeSentence(plan, expectations, range),
    falseAlarmPart(plan, expectations),
    powerPart(plan, expectations),
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
  const kept = settings.gate.failOn === 'strong' ? 'keep' : 'are shown, by simulation, to keep';
  const chosen =
    rate === null ? '' : `, which ${kept} false alarms of the check to ${rate} or less`;
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

function falseAlarmPart({ settings }: Plan, { falseAlarm, falseStrongBound }: Expectations) {
  const { failOn } = settings.gate;
  const rows = (['weak', 'fair', 'strong'] as const).flatMap((level) => {
    const rate = falseAlarm[level];
    return rate === null
      ? []
      : [[LEVELS[level], formatOdds(rate), level === failOn ? 'fails the check' : '']];
  });
  const bound = formatLimit(falseStrongBound);
  return [
    `If nothing changed, evidence that the candidate is worse is found:${aligned(rows)}`,
    `Whatever the two distributions, strong evidence of “worse” is shown at a budget where the candidate is at least as good ${bound}.`,
  ].join('\n\n');
}

function powerPart(plan: Plan, { power }: Expectations): string {
  const toTheRight = (cells: readonly string[]) => {
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padStart(width));
  };
  const slowdowns = toTheRight(power.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`));
  const chances = toTheRight(power.map(({ probability }) => formatChance(probability)));
  const above = power.flatMap(({ aboveMedian }) =>
    aboveMedian === null ? [] : formatChance(aboveMedian),
  );
  const beside = above.length === 0 ? [] : toTheRight(above);
  const head = beside.length === 0 ? [] : [['', 'at every budget', '', 'at large budgets alone']];
  const rows = power.map(({ probability }, i) => [
    slowdowns[i] ?? '',
    chances[i] ?? '',
    bar(probability, BAR_WIDTH),
    ...beside.slice(i, i + 1),
  ]);
  const note = beside.length === 0 ? '' : `\n\n${LARGE_BUDGETS}`;
  return `${chanceTitle(plan)}${aligned([...head, ...rows])}${note}`;
}

const LARGE_BUDGETS =
  'At large budgets alone: as the baseline below the median of all scores, and that much slower above it.';
