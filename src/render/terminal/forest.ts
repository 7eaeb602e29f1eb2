import { scaleLinear } from 'd3-scale';
import { type Assessment, unitOf } from '../../decide/index.ts';
import type { Limits } from '../../estimate/index.ts';
import { plainText } from '../../print/index.ts';
import { type EvidenceAt, evidenceAt } from '../wording/budget-table.ts';
import { directionOf } from '../wording/curve.ts';
import { formatBudget } from '../wording/numbers.ts';
import { type MetricLimits, scoreFormat, toMetric } from '../wording/scores.ts';

/**
 * Medians with their limits at the budgets of the table, drawn with characters; no untrusted text.
 * Empty if there are no rows.
 *
 * @param write the evidence, which ends a line
 */
export function forestPlot(
  assessment: Assessment,
  columns: number,
  write: (evidence: EvidenceAt) => string = ({ said }) => plainText(said),
): string {
  const rows = rowsOf(assessment);
  if (rows.length === 0) return '';
  const scale = scaleOf(rows, columns);
  const heading = unitOf(assessment.axis);
  const budgets = Math.max(heading.length, ...rows.map(({ budget }) => budget.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  const lines = rows.map(({ budget, arm, limits, value, evidence }) =>
    [
      budget.padStart(budgets),
      arm,
      drawn(limits, arm, scale),
      value.padEnd(values),
      evidence && write(evidence),
    ].join('  '),
  );
  const axis = `${heading.padStart(budgets)}     ${tickLine(scale)}`;
  return [axis, ...lines].map((line) => line.trimEnd()).join('\n');
}

/** A line for each sweep: a median with its limits, in the first the budget, in the last the evidence. */
function rowsOf(assessment: Assessment) {
  if (assessment.kind !== 'compared') return [];
  const direction = directionOf(assessment);
  const write = scoreFormat(assessment);
  const rowOf = (arm: 'b' | 'c', at: Limits) => {
    const limits = toMetric(at, direction);
    return { arm, limits, value: Number.isFinite(limits.median) ? write(limits.median) : 'fails' };
  };
  return assessment.rows.flatMap((row) => [
    { budget: formatBudget(row.budget), evidence: null, ...rowOf('b', row.baseline) },
    { budget: '', evidence: evidenceAt(row, assessment), ...rowOf('c', row.candidate) },
  ]);
}

type Scale = ReturnType<typeof scaleOf>;

/** Columns for a tick with its label and the space around it. */
const TICK_COLUMNS = 12;

/**
 * From the medians and the limits of all but the first third of the budgets, whose unlucky ends would
 * squeeze the medians together; what goes beyond is marked.
 */
function scaleOf(rows: ReturnType<typeof rowsOf>, columns: number) {
  const late = rows.slice(Math.floor(rows.length / 3));
  const values = [
    ...rows.map(({ limits }) => limits.median),
    ...late.flatMap(({ limits }) => [limits.lower, limits.upper]),
  ].filter(Number.isFinite);
  const [low, high] = withRoom(Math.min(...values), Math.max(...values));
  const scale = scaleLinear([low, high], [0, columns - 1]);
  const count = Math.max(2, columns / TICK_COLUMNS);
  const write = scale.tickFormat(count);
  const edge = (score: number) => (score < low ? -1 : columns);
  return {
    columns,
    ticks: scale.ticks(count).map((value) => ({ value, text: write(value) })),
    // It may lie outside.
    columnOf: (score: number) => (Number.isFinite(score) ? Math.round(scale(score)) : edge(score)),
  };
}

/** One score gets room on either side. */
function withRoom(low: number, high: number): [number, number] {
  if (low < high) return [low, high];
  const middle = Number.isFinite(low) ? low : 0;
  const around = Math.abs(middle) / 10 || 1;
  return [middle - around, middle + around];
}

/** "├──○─┤", with an arrow where it goes on beyond the plot; as wide as the plot and its arrows. */
function drawn({ lower, median, upper }: MetricLimits, arm: 'b' | 'c', scale: Scale): string {
  const { columns, columnOf } = scale;
  const [from, to] = [columnOf(lower), columnOf(upper)];
  const at = Number.isFinite(median) ? columnOf(median) : null;
  const cells = Array.from({ length: columns }, (_, i) => {
    if (i === at) return arm === 'b' ? '○' : '●';
    if (i === from) return '├';
    if (i === to) return '┤';
    return i > from && i < to ? '─' : ' ';
  });
  return `${from < 0 ? '◂' : ' '}${cells.join('')}${to >= columns ? '▸' : ' '}`;
}

/** Round scores above their columns, as many as fit. */
function tickLine({ columns, ticks, columnOf }: Scale): string {
  return ticks.reduce((line, { value, text }) => {
    const start = columnOf(value) + 1 - Math.floor(text.length / 2);
    const isFree = start >= (line === '' ? 0 : line.length + 2);
    return isFree && start + text.length <= columns + 2 ? line.padEnd(start) + text : line;
  }, '');
}
