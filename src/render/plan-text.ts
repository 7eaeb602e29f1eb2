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
  if (trials === null) return [];
  if (expectations === null) return [noConfidenceSentence(plan, trials)];
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

function rangeSentence(plan: Plan, { trials }: Expectations, range: BudgetInterval): string {
  return `${sizes(trials)} can be compared for ${budgets(range)} (${bands(plan)}).`;
}

function budgets([from, to]: BudgetInterval): string {
  if (from === to) return `a budget of ${describeBudget(from, IN_TRIALS)}`;
  const [first, last] = [formatBudget(from), describeBudget(to, IN_TRIALS)];
  return last.startsWith(`${first} `)
    ? `budgets of about ${last}`
    : `budgets of ${first} to ${last}`;
}

function bands(plan: Plan): string {
  const { settings, confidence } = plan;
  const { falseAlarmRate: rate, quantile } = settings.comparison;
  const luck = quantile === 0.5 ? '' : `, ${formatPercent(quantile)} quantile of luck`;
  const chosen =
    rate === null
      ? ''
      : `, the least ${howKept(plan)} false alarms of the check to ${rate} or less`;
  return `${formatPercent(confidence ?? settings.band.confidence)} bands${luck}${chosen}`;
}

/** Whether a rate is kept surely, or as far as that is known. */
function howKept({ settings, expectations }: Plan): string {
  const { failOn } = settings.gate;
  const rate = expectations && failOn !== 'never' ? expectations.falseAlarm[failOn] : null;
  if (rate?.sample) return 'shown, by simulation and with 97.5 % confidence, to keep';
  return rate?.isBound ? 'known to keep' : 'that keep';
}

function noRangeSentence(plan: Plan, { trials, resolvableBudget }: Expectations): string {
  const { budgetMin, budgetMax } = plan.settings.comparison;
  const from = formatBudget(Math.max(1, budgetMin?.value ?? 1));
  const limit = budgetMax ? ` and end at ${formatBudget(budgetMax.value)}` : '';
  const resolved = describeBudget(resolvableBudget, IN_TRIALS);
  return `${sizes(trials)} cannot be compared: they resolve budgets up to ${resolved}, and comparisons begin at ${from}${limit} (${bands(plan)}).`;
}

function noConfidenceSentence(plan: Plan, trials: readonly [number, number]): string {
  const rate = plan.settings.comparison.falseAlarmRate;
  return `${sizes(trials)} cannot be compared: no confidence is known to keep false alarms of the check to ${rate} or less.`;
}

function falseAlarmPart({ settings }: Plan, { falseAlarm, falseStrongBound }: Expectations) {
  const { failOn } = settings.gate;
  const rows = (['weak', 'fair', 'strong'] as const).map((level) => [
    LEVELS[level],
    formatOdds(falseAlarm[level]),
    level === failOn ? 'fails the check' : '',
  ]);
  const bound = formatLimit(falseStrongBound);
  return [
    `If nothing changed, evidence that the candidate is worse is found:${aligned(rows)}`,
    `Whatever the truth, strong evidence that the candidate is worse is wrong about some budget ${bound}.`,
  ].join('\n\n');
}

function powerPart(plan: Plan, expectations: Expectations): string {
  const { power } = expectations;
  const toTheRight = (cells: readonly string[]) => {
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padStart(width));
  };
  const slowdowns = toTheRight(power.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`));
  const chances = toTheRight(power.map(({ probability }) => formatChance(probability)));
  const rows = power.map(({ probability }, i) => [
    slowdowns[i] ?? '',
    chances[i] ?? '',
    bar(probability, BAR_WIDTH),
  ]);
  return `${chanceTitle(plan, expectations)}${aligned(rows)}`;
}
