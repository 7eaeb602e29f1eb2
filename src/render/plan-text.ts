import type { BudgetInterval } from '../compare/index.ts';
import type { Expectations } from '../plan/index.ts';
import { aligned } from './aligned.ts';
import { bar } from './bar.ts';
import { formatBudget, formatPercent, plural } from './numbers.ts';
import { formatFactor, formatOdds } from './odds.ts';
import type { Plan } from './plan-json.ts';

const BAR_WIDTH = 24;
/** Beyond these a chance is told as less or more than them. */
const [LEAST_CHANCE, LARGEST_CHANCE] = [0.001, 0.995];
const LEVELS = ['weak', 'fair', 'strong'] as const;

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
    powerPart(expectations),
    detectableSentence(plan, expectations),
  ];
}

function sizes([baseline, candidate]: readonly [number, number]): string {
  return baseline === candidate
    ? `Two sweeps of ${plural(baseline, 'trial')}`
    : `A baseline of ${plural(baseline, 'trial')} and a candidate of ${candidate}`;
}

function rangeSentence(plan: Plan, { trials }: Expectations, [from, to]: BudgetInterval): string {
  const budgets =
    from === to
      ? `a budget of ${formatBudget(from)}`
      : `budgets of ${formatBudget(from)} to ${formatBudget(to)}`;
  return `${sizes(trials)} can be compared for ${budgets} trials (${bands(plan)}).`;
}

function bands({ settings, confidence }: Plan): string {
  const { falseAlarmRate: rate } = settings.comparison;
  const chosen = rate === null ? '' : `, chosen for a false-alarm rate of ${rate}`;
  return `${formatPercent(confidence ?? settings.band.confidence)} bands${chosen}`;
}

function noRangeSentence(plan: Plan, { trials, resolvableBudget }: Expectations): string {
  const { budgetMin, budgetMax } = plan.settings.comparison;
  const from = formatBudget(Math.max(1, budgetMin?.value ?? 1));
  const limit = budgetMax ? ` and end at ${formatBudget(budgetMax.value)}` : '';
  return `${sizes(trials)} cannot be compared: they resolve budgets up to ${formatBudget(resolvableBudget)} trials, and comparisons begin at ${from}${limit} (${bands(plan)}).`;
}

function noConfidenceSentence(plan: Plan, trials: readonly [number, number]): string {
  const rate = plan.settings.comparison.falseAlarmRate;
  return `${sizes(trials)} cannot be compared: no confidence keeps the false-alarm rate within ${rate}.`;
}

function falseAlarmPart({ settings }: Plan, { falseAlarm, falseStrongBound }: Expectations) {
  const { failOn } = settings.gate;
  const rows = LEVELS.map((level) => [
    level,
    formatOdds(falseAlarm[level]),
    level === failOn ? 'fails the check' : '',
  ]);
  const bound = formatOdds({ rate: falseStrongBound, standardError: 0, isBound: true });
  return [
    `If nothing changed, evidence of a worse candidate is found:${aligned(rows)}`,
    `Whatever the truth, strong evidence is wrong at any budget ${bound}.`,
  ].join('\n\n');
}

function powerPart({ power }: Expectations): string {
  const toTheRight = (cells: readonly string[]) => {
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padStart(width));
  };
  const slowdowns = toTheRight(power.map(({ slowdown }) => `${formatFactor(slowdown)}×`));
  const chances = toTheRight(power.map(({ probability }) => formatChance(probability)));
  const rows = power.map(({ probability }, i) => [
    slowdowns[i] ?? '',
    chances[i] ?? '',
    bar(probability, BAR_WIDTH),
  ]);
  return `Chance of strong evidence where the candidate needs so many times the trials:${aligned(rows)}`;
}

function formatChance(chance: number): string {
  if (chance < LEAST_CHANCE) return `under ${formatPercent(LEAST_CHANCE)}`;
  if (chance > LARGEST_CHANCE)
    return `over ${formatPercent(Math.floor(100 * LARGEST_CHANCE) / 100)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}

function detectableSentence({ settings }: Plan, { detectableSlowdown: slowdown }: Expectations) {
  const { failOn } = settings.gate;
  if (slowdown === null) return 'No slowdown is caught 4 times in 5.';
  const subject = failOn === 'never' ? 'Strong evidence shows' : 'This check catches';
  const odds = failOn === 'fair' || failOn === 'weak' ? 'at least 4 times in 5' : '4 times in 5';
  return `${subject}, ${odds}, a candidate that needs ${formatFactor(slowdown)} times the trials or more for the same score; a smaller slowdown can pass.`;
}

function trialsSentence({ trialsFor, settings }: Plan): string {
  const { slowdown, power, budget, trials } = trialsFor;
  const goal = `To catch a candidate that needs ${formatFactor(slowdown)} times the trials with a chance of ${formatPercent(power)}`;
  const resolve = budget === null ? '' : `, and to resolve budgets up to ${formatBudget(budget)}`;
  const most = settings.comparison.falseAlarmRate === null ? '2,000' : '500';
  const answer = trials === null ? `more than ${most} trials` : plural(trials, 'trial');
  return `${goal}${resolve}, each sweep needs ${answer}.`;
}
