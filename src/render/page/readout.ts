import { compareAt, equivalentEffort } from '../../compare/index.ts';
import { type Assessment, unitOf } from '../../decide/index.ts';
import { valueAt } from '../../math/step-function.ts';
import { decades } from '../chart/budgets.ts';
import { type ChartGeometry, chartGeometry } from '../chart/layout.ts';
import type { ChartModel } from '../chart/model.ts';
import { type Column, comparedColumns } from '../comment/budget-table.ts';
import { capitalized, curveWord } from '../wording/curve.ts';
import { formatBudget } from '../wording/numbers.ts';
import { describeLimits, scoreFormat } from '../wording/scores.ts';

/** What a chart shows at one budget. */
interface ReadoutRow {
  /** Its place in the picture. */
  readonly x: number;
  /** The places of the medians; null if beyond the axis. */
  readonly y: readonly (number | null)[];
  /** A text for each column. */
  readonly cells: readonly string[];
}

/** The data of a chart's readout, in the chart's own units. */
export interface Readout {
  readonly width: number;
  readonly plot: ChartGeometry['plot'];
  /** The first is the budget's. */
  readonly columns: readonly string[];
  readonly rows: readonly ReadoutRow[];
  /** The index of the row shown first. */
  readonly start: number;
}

/** About as many as can be told apart on a screen. */
const MAX_ROWS = 160;

/** The cells of the report's table at many more budgets, starting at the budget of the headline. */
export function readout(model: ChartModel, assessment: Assessment): Readout {
  const geometry = chartGeometry(model);
  const { width, plot, budgets: axis } = geometry;
  const middle = Math.sqrt(axis.first) * Math.sqrt(axis.last);
  const example = isOtherAxis(model, assessment) ? undefined : assessment.example?.budget;
  const budgets = withBudget(readableBudgets([axis.first, axis.last], MAX_ROWS), example);
  const columns = columnsAt(budgets, model, assessment);
  const rows = budgets.map((budget, i) => ({
    x: tenths(geometry.x(budget)),
    y: model.arms.map(({ median }) => {
      const y = geometry.y(valueAt(median, budget));
      return y === null ? null : tenths(y);
    }),
    cells: columns.map(([, cells]) => (cells[i] ?? '').replaceAll('**', '')),
  }));
  const start = nearest(budgets, example ?? middle);
  return { width, plot, columns: columns.map(([name]) => name), rows, start };
}

/** With one more budget inside the range; it replaces budgets that are written the same. */
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

/** Whether the chart's axis is not the verdict's. */
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

/** Each curve with its limits, without a comparison. */
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
  return [[capitalized(model.unit), budgets.map(formatBudget)], ...columns];
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The digits in which budgets are written: two below ten, three from there on. */
const SHORT = { from: 10, to: 99 };
const LONG = { from: 100, to: 999 };

/**
 * Budgets in a range, about evenly spaced on a log scale, each exactly the number that is shown for
 * it; rounder numbers are preferred.
 *
 * @param first > 0
 * @param last ≥ first
 * @param maxCount ≥ 2
 */
export function readableBudgets(
  [first, last]: readonly [number, number],
  maxCount: number,
): number[] {
  const all = decades(first, last).flatMap(inDecade).filter(isInside(first, last));
  const [least, reach] = [Math.log(first), Math.log(last) - Math.log(first) || 1];
  const cells = new Map<number, number>();
  for (const budget of all) {
    const cell = Math.min(
      maxCount - 1,
      Math.floor(((Math.log(budget) - least) / reach) * maxCount),
    );
    const rival = cells.get(cell);
    if (rival === undefined || digits(budget) < digits(rival)) cells.set(cell, budget);
  }
  return [...cells.values()];
}

function inDecade(exponent: number): number[] {
  const isShort = exponent < 1 && exponent >= -3;
  const { from, to } = isShort ? SHORT : LONG;
  const shift = exponent - (isShort ? 1 : 2);
  return Array.from({ length: to - from + 1 }, (_, i) => Number(`${from + i}e${shift}`));
}

function isInside(first: number, last: number) {
  return (budget: number) => budget >= first && budget <= last;
}

/** How many digits a reader has to read. */
function digits(budget: number): number {
  const all = formatBudget(budget).replace(/^0\.0*|\D/g, '');
  return all.replace(/0+$/, '').length;
}
