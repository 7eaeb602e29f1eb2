import { compareAt, equivalentEffort } from '../../compare/index.ts';
import { type Assessment, unitOf } from '../../decide/index.ts';
import { valueAt } from '../../math/step-function.ts';
import { describeLimits } from '../arm-values.ts';
import { type Column, comparedColumns } from '../budget-table.ts';
import { type ChartGeometry, chartGeometry } from '../chart/geometry.ts';
import type { ChartModel } from '../chart/model.ts';
import { formatBudget } from '../numbers.ts';
import { scoreFormat } from '../score-format.ts';
import { capitalized, curveWord } from '../wording/curve.ts';
import { readableBudgets } from './readable-budgets.ts';

/** What a reader finds at one budget of a chart. */
interface ReadoutRow {
  /** Where it is in the picture. */
  readonly x: number;
  /** Where the medians are; null where one is beyond the axis. */
  readonly y: readonly (number | null)[];
  /** A text for each column. */
  readonly cells: readonly string[];
}

/** All that a script needs to tell of a chart; in the chart's own units. */
export interface Readout {
  readonly width: number;
  readonly plot: ChartGeometry['plot'];
  /** The first is the budget's. */
  readonly columns: readonly string[];
  readonly rows: readonly ReadoutRow[];
  /** The row that is shown first. */
  readonly start: number;
}

/** As many as fit side by side on a screen. */
const MOST_ROWS = 160;

/** The words are those of the table, at many more budgets; they begin at that of the headline. */
export function readout(model: ChartModel, assessment: Assessment): Readout {
  const geometry = chartGeometry(model);
  const { width, plot, budgets: axis } = geometry;
  const middle = Math.sqrt(axis.first) * Math.sqrt(axis.last);
  const example = isOtherAxis(model, assessment) ? undefined : assessment.example?.budget;
  const budgets = withBudget(readableBudgets([axis.first, axis.last], MOST_ROWS), example);
  const columns = columnsAt(budgets, model, assessment);
  const rows = budgets.map((budget, i) => ({
    x: xOf(budget, geometry),
    y: model.arms.map(({ median }) => yOf(valueAt(median, budget), geometry)),
    cells: columns.map(([, cells]) => (cells[i] ?? '').replaceAll('**', '')),
  }));
  const start = nearest(budgets, example ?? middle);
  return { width, plot, columns: columns.map(([name]) => name), rows, start };
}

/** With one more budget between the first and the last, in place of what reads the same. */
function withBudget(budgets: readonly number[], more: number | undefined): readonly number[] {
  const [first = Infinity, last = 0] = [budgets[0], budgets.at(-1)];
  if (more === undefined || more < first || more > last) return budgets;
  const others = budgets.filter((budget) => formatBudget(budget) !== formatBudget(more));
  return [...others, more].sort((a, b) => a - b);
}

function nearest(budgets: readonly number[], wanted: number): number {
  const distances = budgets.map((budget) => Math.abs(Math.log(budget / wanted)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Whether the chart is not about what the verdict is about. */
function isOtherAxis({ unit }: ChartModel, { axis }: Assessment): boolean {
  return unit !== unitOf(axis);
}

function columnsAt(
  budgets: readonly number[],
  model: ChartModel,
  assessment: Assessment,
): readonly Column[] {
  const { comparison, settings } = assessment;
  if (comparison === null || isOtherAxis(model, assessment))
    return armColumns(budgets, model, assessment);
  const { baseline, candidate } = comparison;
  const { margin } = settings.comparison;
  const many = {
    ...assessment,
    rows: budgets.map((budget) => compareAt(comparison, budget, margin)),
    efforts: budgets.map((budget) => equivalentEffort(baseline, candidate, budget)),
  };
  return comparedColumns(many, scoreFormat(assessment));
}

/** Each curve with its limits, and nothing of how they compare. */
function armColumns(
  budgets: readonly number[],
  model: ChartModel,
  assessment: Assessment,
): Column[] {
  const format = scoreFormat(assessment);
  const alone = capitalized(curveWord(assessment.settings, model.direction));
  const columns = model.arms.map(({ role, median, lower, upper }): Column => {
    const limitsAt = (budget: number) => ({
      lower: valueAt(lower, budget),
      middle: valueAt(median, budget),
      upper: valueAt(upper, budget),
    });
    const name = model.arms.length === 1 ? alone : capitalized(role);
    return [name, budgets.map((budget) => describeLimits(limitsAt(budget), format))];
  });
  return [[`Budget (${model.unit})`, budgets.map(formatBudget)], ...columns];
}

function xOf(budget: number, { plot, budgets }: ChartGeometry): number {
  const share = Math.log(budget / budgets.first) / Math.log(budgets.last / budgets.first);
  return tenths(plot.left + share * (plot.right - plot.left));
}

function yOf(score: number, { plot, scores }: ChartGeometry): number | null {
  const share = (score - scores.low) / (scores.high - scores.low);
  const isInside = share >= 0 && share <= 1;
  return isInside ? tenths(plot.bottom - share * (plot.bottom - plot.top)) : null;
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
