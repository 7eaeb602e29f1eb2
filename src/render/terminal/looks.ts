import { unitOf } from '../../decide/index.ts';
import type { LooksForecast } from '../../plan/index.ts';
import { formatBudget, formatPercent, inDigits, listOf } from '../wording/numbers.ts';
import { formatChance, formatLimit, formatSlowdown } from '../wording/odds.ts';
import { numbersTable, type Screen } from './layout.ts';

/**
 * What planned looks may spend, what comes of them and what they save, for a terminal.
 *
 * @param baseline its trials
 * @param rate that is shared among the looks
 */
export function looksParts(
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
      ['slower', ...outcomes.map(({ slowdown }) => `${formatSlowdown(slowdown)}×`)],
      ['fails', ...outcomes.map(({ fail }) => formatChance(fail))],
      ['at one look', ...outcomes.map(({ single }) => formatChance(single.fail))],
      ['passes early', ...outcomes.map(({ passEarly }) => formatChance(passEarly))],
      ['trials', ...outcomes.map(({ meanTrials }) => inDigits(meanTrials, 3))],
    ],
    screen,
  );
  const errors = outcomes.flatMap(({ standardErrors: { fail, passEarly } }) => [fail, passEarly]);
  const last = looks.at(-1)?.size;
  return `What comes of a candidate that is so many times slower at every budget:${table}\n\nAt one look: a single one at ${last} trials. Trials: on average, until it is decided. Simulated, give or take ${formatChance(2 * Math.max(...errors))}.`;
}

function savingSentence({ looks, saving }: LooksForecast): string {
  const { trials, cost } = saving;
  const last = looks.at(-1)?.size ?? 0;
  const unit = unitOf({ kind: 'cost', unit: cost?.unit ?? null });
  const worth = cost === null ? '' : `, which saves ${formatBudget(cost.value)} ${unit}`;
  return `If nothing changed, training stops after ${inDigits(last - trials, 3)} of ${last} trials on average${worth}.`;
}
