import { compareAt } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import { limitsAt } from '../../estimate/index.ts';
import { chartBudgets } from '../chart/budgets.ts';
import type { ChartModel } from '../chart/model.ts';
import { columnsOf } from '../wording/budget-table.ts';
import { formatBudget } from '../wording/numbers.ts';
import { scoreFormat } from '../wording/scores.ts';

/** What the page says of the budget under the pointer. */
export interface Readout {
  /** The first is the budget's. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly budget: number; readonly cells: readonly string[] }[];
  /** The index of the row shown first. */
  readonly start: number;
}

/** The cells of the report's table at many more budgets, starting at the budget of the headline. */
export function readout(model: ChartModel, assessment: Assessment): Readout {
  const { example, alone, rows } = assessment;
  const { first, last } = chartBudgets(model);
  const inTable = (alone?.rows ?? rows).map(({ budget }) => budget);
  const budgets = readableBudgets([first, last], example ? [example.budget, ...inTable] : inTable);
  const columns = columnsOf(assessmentAt(budgets, assessment), scoreFormat(assessment));
  const distances = budgets.map((budget) => Math.abs(Math.log(budget ** 2 / first / last)));
  return {
    columns: columns.map(([name]) => name),
    rows: budgets.map((budget, i) => {
      return { budget, cells: columns.map(([, cells]) => (cells[i] ?? '').replaceAll('**', '')) };
    }),
    start: example ? budgets.indexOf(example.budget) : distances.indexOf(Math.min(...distances)),
  };
}

/** About as many as can be told apart on a screen. */
const STEPS = 160;

/** Budgets of at most two digits at even distances on the axis, and those given, which replace what is written the same. */
function readableBudgets([first, last]: [number, number], given: readonly number[]): number[] {
  const even = Array.from({ length: STEPS + 1 }, (_, i) => first * (last / first) ** (i / STEPS));
  const written = new Set(given.map(formatBudget));
  const others = even
    .map((budget) => Number(budget.toPrecision(2)))
    .filter((budget) => budget >= first && budget <= last && !written.has(formatBudget(budget)));
  return [...new Set([...given, ...others])].sort((a, b) => a - b);
}

function assessmentAt(budgets: readonly number[], assessment: Assessment): Assessment {
  const { comparison, alone, settings } = assessment;
  const { margin } = settings.comparison;
  return {
    ...assessment,
    rows: comparison ? budgets.map((budget) => compareAt(comparison, budget, margin)) : [],
    alone: alone && {
      ...alone,
      rows: budgets.map((budget) => ({ budget, ...limitsAt(alone.curve, budget) })),
    },
  };
}
