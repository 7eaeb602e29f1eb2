import { compareAt } from '../../compare/index.ts';
import type { Assessment } from '../../decide/index.ts';
import { valueAt } from '../../math/step-function.ts';
import { chartGeometry } from '../chart/layout.ts';
import type { ChartModel } from '../chart/model.ts';
import { type Column, comparedColumns } from '../wording/budget-table.ts';
import { capitalized, curveWord } from '../wording/curve.ts';
import { formatBudget } from '../wording/numbers.ts';
import { describeLimits, scoreFormat } from '../wording/scores.ts';

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
  const { first, last } = chartGeometry(model).budgets;
  const example = assessment.example?.budget;
  const budgets = withBudget(readableBudgets(first, last), example);
  const columns = columnsAt(budgets, model, assessment);
  const rows = budgets.map((budget, i) => ({
    budget,
    cells: columns.map(([, cells]) => (cells[i] ?? '').replaceAll('**', '')),
  }));
  const start = nearest(budgets, example ?? Math.sqrt(first) * Math.sqrt(last));
  return { columns: columns.map(([name]) => name), rows, start };
}

/** About as many as can be told apart on a screen. */
const MAX_ROWS = 160;
/** Every tenth, fifth … of the numbers from 10 to 99. */
const STRIDES = [1, 2, 5, 10];

/**
 * Budgets of at most two digits in a range, at most 160 unless it spans more than 17 decades.
 *
 * @param first > 0
 * @param last ≥ first
 */
export function readableBudgets(first: number, last: number): number[] {
  const low = Math.floor(Math.log10(first));
  const decades = Array.from({ length: Math.floor(Math.log10(last)) - low + 1 }, (_, i) => low + i);
  const all = STRIDES.map((stride) =>
    decades
      .flatMap((exponent) => twoDigits(stride).map((digits) => Number(`${digits}e${exponent - 1}`)))
      .filter((budget) => budget >= first && budget <= last),
  );
  return all.find((budgets) => budgets.length <= MAX_ROWS) ?? all.at(-1) ?? [];
}

function twoDigits(stride: number): number[] {
  return Array.from({ length: 90 / stride }, (_, i) => 10 + i * stride);
}

/** With one more budget; it replaces budgets that are written the same. */
function withBudget(budgets: readonly number[], more: number | undefined): readonly number[] {
  if (more === undefined) return budgets;
  const others = budgets.filter((budget) => formatBudget(budget) !== formatBudget(more));
  return [...others, more].sort((a, b) => a - b);
}

function nearest(budgets: readonly number[], wanted: number): number {
  const distances = budgets.map((budget) => Math.abs(Math.log(budget / wanted)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function columnsAt(
  budgets: readonly number[],
  model: ChartModel,
  assessment: Assessment,
): readonly Column[] {
  const { comparison, settings } = assessment;
  if (comparison === null) return loneColumns(budgets, model, assessment);
  const { margin } = settings.comparison;
  const rows = budgets.map((budget) => compareAt(comparison, budget, margin));
  return comparedColumns({ ...assessment, rows }, scoreFormat(assessment));
}

/** The only curve with its limits. */
function loneColumns(
  budgets: readonly number[],
  { arms, unit, direction }: ChartModel,
  assessment: Assessment,
): Column[] {
  const format = scoreFormat(assessment);
  const name = capitalized(curveWord(assessment.settings, direction));
  const columns = arms.map(({ median, lower, upper }): Column => {
    const limitsAt = (budget: number) => ({
      lower: valueAt(lower, budget),
      middle: valueAt(median, budget),
      upper: valueAt(upper, budget),
    });
    return [name, budgets.map((budget) => describeLimits(limitsAt(budget), format))];
  });
  return [[capitalized(unit), budgets.map(formatBudget)], ...columns];
}
