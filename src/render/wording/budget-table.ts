import { type Assessment, unitOf } from '../../decide/index.ts';
import type { TuningCurve } from '../../estimate/index.ts';
import type { Sweep } from '../../parse/index.ts';
import { betterWord, capitalized, curveWord, limitsOf } from './curve.ts';
import { codeSpan, table } from './markup.ts';
import { type Format, formatBudget } from './numbers.ts';
import {
  describeDifference,
  describeLimits,
  type MetricLimits,
  scoreFormat,
  toMetric,
} from './scores.ts';
import { evidenceWords } from './verdict.ts';

/** A column with its name and a cell for each budget. */
export type Column = readonly [name: string, cells: readonly string[]];

/** Both sweeps, or the only one, at the budgets of the table, as Markdown; empty if there are none. */
export function budgetTable(assessment: Assessment): string {
  const { baseline, alone } = assessment;
  const columns = columnsOf(assessment);
  const sweep = alone?.sweep ?? baseline;
  if (sweep === null || columns.length === 0) return '';
  const lines = (columns[0]?.[1] ?? []).map((_, i) => columns.map(([, cells]) => cells[i] ?? ''));
  const names = columns.map(([name]) => name);
  return `${curveCaption(sweep, assessment)}; ${sizesOf(assessment)}:\n\n${table(names, lines)}`;
}

/** How many trials were run: "48 trials each", "48 and 36 trials". */
function sizesOf({ alone, comparison }: Assessment): string {
  const curves = alone === null ? [comparison?.baseline, comparison?.candidate] : [alone.curve];
  const [first = 0, second] = curves.flatMap((curve) => curve?.band.n ?? []);
  const [b, c] = [first, second].map((count) => count?.toLocaleString('en-US'));
  const trials = first === 1 ? 'trial' : 'trials';
  if (second === undefined) return `${b} ${trials}`;
  return first === second ? `${b} ${trials} each` : `${b} and ${c} trials`;
}

/** What table and chart show: "Median best `accuracy` (higher is better) with 80 % limits". */
function curveCaption({ metric, direction }: Sweep, assessment: Assessment): string {
  const curve = capitalized(curveWord(assessment.settings, direction));
  return `${curve} best ${codeSpan(metric)} (${betterWord(direction)}) with ${limitsOf(assessment)}`;
}

/** The columns with a cell for each row's budget, for both sweeps or the only one. */
export function columnsOf(assessment: Assessment, format = scoreFormat(assessment)): Column[] {
  return assessment.alone === null
    ? comparedColumns(assessment, format)
    : loneColumns(assessment, format);
}

export function comparedColumns(
  assessment: Assessment,
  format = scoreFormat(assessment),
): Column[] {
  const { baseline, comparison, rows } = assessment;
  if (!baseline || !comparison || rows.length === 0) return [];
  const { direction } = baseline;
  const valuesOf = (arm: 'baseline' | 'candidate') =>
    rows.map((row) => toMetric(row[arm], direction));
  const budgets = rows.map(({ budget }) => budget);
  return [
    ...budgetColumns(budgets, assessment, [comparison.baseline, comparison.candidate]),
    ['Evidence', rows.map((row) => evidenceWords(row, assessment).replace(/.* strong$/, '**$&**'))],
    ['Difference', rows.map((row) => describeDifference(row, direction, format))],
    ['Baseline', written(valuesOf('baseline'), format)],
    ['Candidate', written(valuesOf('candidate'), format)],
  ];
}

/** A sweep that has nothing to be compared with. */
function loneColumns(assessment: Assessment, format: Format): Column[] {
  const { alone } = assessment;
  if (alone === null || alone.rows.length === 0) return [];
  const { sweep, curve, rows } = alone;
  const values = rows.map((row) => toMetric(row, sweep.direction));
  const budgets = rows.map(({ budget }) => budget);
  return [...budgetColumns(budgets, assessment, [curve]), ['Candidate', written(values, format)]];
}

/** Budgets; those in cost also in trials of each sweep. */
function budgetColumns(
  budgets: readonly number[],
  { axis }: Assessment,
  curves: readonly TuningCurve[],
): Column[] {
  const trials = (budget: number) =>
    curves.map(({ trialCost }) => formatBudget(budget / trialCost)).join(' / ');
  const inUnit: Column = [capitalized(unitOf(axis)), budgets.map(formatBudget)];
  if (axis.kind === 'trials') return [inUnit];
  const name = curves.length === 1 ? 'Trials' : 'Trials (baseline / candidate)';
  return [inUnit, [name, budgets.map(trials)]];
}

function written(values: readonly MetricLimits[], format: Format): string[] {
  return values.map((value) => describeLimits(value, format));
}
