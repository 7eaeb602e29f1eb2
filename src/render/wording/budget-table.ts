import { type Arm, type Assessment, unitOf } from '../../decide/index.ts';
import type { TuningCurve } from '../../estimate/index.ts';
import { betterWord, capitalized, curveWord, limitsOf } from './curve.ts';
import { codeSpan, table } from './markup.ts';
import { formatBudget } from './numbers.ts';
import { describeDifference, describeLimits, scoreFormat, toMetric } from './scores.ts';
import { evidenceWords } from './verdict.ts';

/** A column with its name and a cell for each budget. */
type Column = readonly [name: string, cells: readonly string[]];

/** Both sweeps, or the only one, at the budgets of the table, as Markdown; empty if there are none. */
export function budgetTable(assessment: Assessment): string {
  const { baseline, alone } = assessment;
  const columns = columnsOf(assessment);
  const sweep = alone?.sweep ?? baseline;
  if (sweep === null || columns.length === 0) return '';
  const lines = (columns[0]?.[1] ?? []).map((_, i) => columns.map(([, cells]) => cells[i] ?? ''));
  const names = columns.map(([name]) => name);
  const curve = capitalized(curveWord(assessment.settings, sweep.direction));
  const shown = `${curve} best ${codeSpan(sweep.metric)} (${betterWord(sweep.direction)})`;
  return `${shown} with ${limitsOf(assessment)}; ${sizesOf(assessment)}:\n\n${table(names, lines)}`;
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

/** The columns with a cell for each row's budget, for both sweeps or the only one. */
export function columnsOf(assessment: Assessment, format = scoreFormat(assessment)): Column[] {
  const { alone } = assessment;
  if (alone === null) return comparedColumns(assessment, format);
  if (alone.rows.length === 0) return [];
  const values = alone.rows.map((row) => toMetric(row, alone.sweep.direction));
  return [
    ...budgetColumns(alone.rows, assessment, [alone.curve]),
    ['Candidate', values.map((value) => describeLimits(value, format))],
  ];
}

export function comparedColumns(
  assessment: Assessment,
  format = scoreFormat(assessment),
): Column[] {
  const { baseline, comparison, rows } = assessment;
  if (!baseline || !comparison || rows.length === 0) return [];
  const { direction } = baseline;
  const written = (arm: Arm) =>
    rows.map((row) => describeLimits(toMetric(row[arm], direction), format));
  return [
    ...budgetColumns(rows, assessment, [comparison.baseline, comparison.candidate]),
    ['Evidence', rows.map((row) => evidenceWords(row, assessment).replace(/.* strong$/, '**$&**'))],
    ['Difference', rows.map((row) => describeDifference(row, direction, format))],
    ['Baseline', written('baseline')],
    ['Candidate', written('candidate')],
  ];
}

/** Budgets; those in cost also in trials of each sweep. */
function budgetColumns(
  rows: readonly { readonly budget: number }[],
  { axis }: Assessment,
  curves: readonly TuningCurve[],
): Column[] {
  const trials = ({ budget }: { readonly budget: number }) =>
    curves.map(({ trialCost }) => formatBudget(budget / trialCost)).join(' / ');
  const inUnit = [
    capitalized(unitOf(axis)),
    rows.map(({ budget }) => formatBudget(budget)),
  ] as const;
  if (axis.kind === 'trials') return [inUnit];
  const name = curves.length === 1 ? 'Trials' : 'Trials (baseline / candidate)';
  return [inUnit, [name, rows.map(trials)]];
}
