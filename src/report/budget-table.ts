import { type BudgetRow, isAtLeast } from '../compare/index.ts';
import type { Arm, Assessment, Compared } from '../decide/index.ts';
import type { EvidenceLevel } from '../settings/index.ts';
import {
  type Block,
  capitalized,
  data,
  joined,
  type Phrase,
  paragraph,
  say,
  state,
  strong,
  table,
  type Words,
  words,
} from './blocks.ts';
import { formatBudget } from './numbers.ts';
import {
  betterWord,
  curvesIn,
  curveWord,
  describeDifference,
  describeEstimate,
  describeLimits,
  describeMedian,
  limitsOf,
  scoreFormat,
  sizesOf,
  toMetric,
  unitSpan,
} from './quantities.ts';

/** A column with its name and a cell for each budget. */
interface Column {
  readonly name: Phrase;
  readonly cells: readonly Phrase[];
  /** The same without limits, where the screen is narrow. */
  readonly narrow: Pick<Column, 'name' | 'cells'>;
  /** Which way the evidence in each cell points, if it is evidence. */
  readonly ways: readonly EvidenceAt['way'][];
}

/** Both sweeps, or the only one, at the budgets of the table; empty if there are none. */
export function budgetTable(assessment: Assessment): Block[] {
  const columns = columnsOf(assessment);
  if (assessment.kind === 'unjudged' || columns.length === 0) return [];
  const lines = (columns[0]?.cells ?? []).map((_, i) => columns.map(({ cells }) => cells[i] ?? []));
  const names = columns.map(({ name }) => name);
  const { settings } = assessment;
  const { metric, direction } = assessment.candidate;
  const curve =
    settings.comparison.quantile === 0.5 ? words`Median` : curveWord(settings, direction);
  const shown = say`${curve} best ${data(metric)} (${betterWord(direction)})`;
  return [
    ...paragraph(
      state(
        'budgets',
        say`${shown} with ${limitsOf(assessment)}; ${sizesOf(curvesIn(assessment))}:`,
      ),
    ),
    table(names, lines),
  ];
}

/** The columns with a cell for each row's budget, for both sweeps or the only one. */
export function columnsOf(assessment: Assessment, format = scoreFormat(assessment)): Column[] {
  if (assessment.kind !== 'lone') return comparedColumns(assessment, format);
  const { rows, candidate } = assessment;
  if (rows.length === 0) return [];
  const values = rows.map((row) => toMetric(row, candidate.direction));
  return [
    inUnit(rows, assessment),
    column(
      say`Candidate`,
      values.map((value) => say`${describeLimits(value, format)}`),
    ),
    ...inTrials(rows, assessment),
  ];
}

export function comparedColumns(
  assessment: Assessment,
  format = scoreFormat(assessment),
): Column[] {
  if (assessment.kind !== 'compared' || assessment.rows.length === 0) return [];
  const { rows } = assessment;
  const { direction } = assessment.baseline;
  const cells = (write: (row: BudgetRow) => Words) => rows.map((row) => say`${write(row)}`);
  const limits = (arm: Arm, name: Phrase) => {
    const at = (row: BudgetRow) => toMetric(row[arm], direction);
    const whole = cells((row) => describeLimits(at(row), format));
    return column(name, whole, { name, cells: cells((row) => describeMedian(at(row), format)) });
  };
  const difference = say`Difference`;
  const evidence = rows.map((row) => evidenceAt(row, assessment));
  // The columns that a phone shows come first.
  return [
    inUnit(rows, assessment),
    {
      ...column(
        say`Evidence`,
        evidence.map(({ said, level }) => (level === 'strong' ? [strong(said)] : said)),
      ),
      ways: evidence.map(({ way }) => way),
    },
    limits('candidate', say`Candidate`),
    limits('baseline', say`Baseline`),
    column(
      difference,
      cells((row) => describeDifference(row, direction, format)),
      { name: difference, cells: cells((row) => describeEstimate(row, direction, format)) },
    ),
    ...inTrials(rows, assessment),
  ];
}

function column(
  name: Phrase,
  cells: readonly Phrase[],
  narrow: Column['narrow'] = { name, cells },
): Column {
  return { name, cells, narrow, ways: [] };
}

type Rows = readonly { readonly budget: number }[];

function inUnit(rows: Rows, { axis }: Assessment): Column {
  return column(
    capitalized([unitSpan(axis)]),
    rows.map(({ budget }) => say`${formatBudget(budget)}`),
  );
}

/** What budgets in cost are in trials of each sweep. */
function inTrials(rows: Rows, assessment: Assessment): Column[] {
  if (assessment.axis.kind === 'trials') return [];
  const curves = curvesIn(assessment);
  const cells = rows.map(({ budget }) => {
    return joined(
      curves.map(({ trialCost }) => say`${formatBudget(budget / trialCost)}`),
      say` / `,
    );
  });
  const name = say`Trials`;
  const whole = curves.length === 1 ? name : say`Trials (baseline / candidate)`;
  return [column(whole, cells, { name, cells })];
}

export interface EvidenceAt {
  readonly said: Phrase;
  /** Null where there is no evidence that counts. */
  readonly way: 'worse' | 'better' | null;
  readonly level: EvidenceLevel;
}

/** Evidence counts only at compared budgets, and not at all if the comparison is void, or cannot tell. */
export function evidenceAt(row: BudgetRow, assessment: Compared): EvidenceAt {
  const { comparison, outcome } = assessment;
  const { range } = comparison;
  const none = { way: null, level: 'none' } as const;
  if (range === null || row.budget < range[0] || row.budget > range[1])
    return { ...none, said: say`not compared` };
  if (outcome.evidence === 'void') return { ...none, said: say`does not count` };
  if (outcome.evidence === 'cannot-tell') return { ...none, said: say`cannot tell` };
  const way = row.worse === 'none' ? 'better' : 'worse';
  // What lies on too few budgets to count in the verdict counts here neither.
  const level = isAtLeast(row[way], comparison[way].level) ? comparison[way].level : row[way];
  if (level === 'none') return { ...none, said: say`none` };
  return { way, level, said: say`${way}, ${level}` };
}
