import { type BudgetRow, isAtLeast } from '../compare/index.ts';
import {
  type Arm,
  type Assessment,
  type Compared,
  isStrengthUnknown,
  type Outcome,
} from '../decide/index.ts';
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
  type Words,
  words,
} from './blocks.ts';
import { formatBudget } from './numbers.ts';
import {
  betterWord,
  curvesIn,
  describeDifference,
  describeEstimate,
  describeLimits,
  describeMedian,
  haveCurves,
  haveLimits,
  limitsOf,
  scoreFormat,
  toMetric,
  typicalWord,
  unitSpan,
} from './quantities.ts';
import { haveOneScale } from './size.ts';

/** A column with its name and a cell for each budget. */
interface Column {
  readonly name: Phrase;
  readonly cells: readonly Phrase[];
  /** The cells without limits, where the screen is narrow. */
  readonly narrow: readonly Phrase[];
}

/** Both sweeps, or the only one, at the budgets of the table; empty if there are none. */
export function budgetTable(assessment: Assessment): Block[] {
  const columns = columnsOf(assessment);
  if (assessment.kind === 'unjudged' || columns.length === 0) return [];
  if (!haveCurves(assessment)) return [];
  const rowsOf = (cellsOf: (column: Column) => readonly Phrase[]) =>
    (columns[0]?.cells ?? []).map((_, i) => columns.map((column) => cellsOf(column)[i] ?? []));
  const { settings } = assessment;
  const { metric, direction } = assessment.candidate;
  const curve = capitalized(say`${typicalWord(settings, direction)}`);
  const hasLimits = haveLimits(assessment);
  const limits = hasLimits ? say` with ${limitsOf(assessment)}` : [];
  const shown = say`${curve} best ${data(metric)} (${betterWord(direction)})${limits}.`;
  return [
    ...paragraph(state('budgets', shown)),
    {
      type: 'table',
      firstColumn: 'right',
      header: columns.map(({ name }) => name),
      rows: rowsOf(({ cells, narrow }) => (hasLimits ? cells : narrow)),
      narrow: rowsOf(({ narrow }) => narrow),
    },
  ];
}

/** So many of each are named. */
const MAX_EXAMPLES = 20;

/** Which of the pairs with two values were lost, and which won, by name; empty of others. */
export function changedExamples(assessment: Assessment): Block[] {
  const pairs = assessment.kind === 'compared' ? (assessment.test?.pairs ?? null) : null;
  if (pairs === null || pairs.passing === null) return [];
  const named = (isOne: (gain: number) => boolean) => {
    const found = pairs.trials.filter(({ baseline, candidate }) =>
      isOne(candidate.score - baseline.score),
    );
    const names = found.slice(0, MAX_EXAMPLES).map(({ baseline }) => nameOf(baseline));
    const more = found.length - names.length;
    const rest = more > 0 ? say`, and ${more} more` : [];
    return found.length === 0 ? [] : say`${joined(names, say`, `)}${rest}`;
  };
  const [lost, won] = [named((gain) => gain < 0), named((gain) => gain > 0)];
  return [
    ...paragraph(state('lost', lost.length === 0 ? [] : say`Lost: ${lost}.`)),
    ...paragraph(state('won', won.length === 0 ? [] : say`Won: ${won}.`)),
  ];
}

/** By what it is paired, or by its number. */
function nameOf({ columns, parameters, number }: Compared['baseline']['trials'][number]): Phrase {
  const values = Object.values(columns ?? parameters ?? {});
  return values.length === 0 ? say`trial ${number}` : [data(values.join(' '), 40)];
}

/** The columns with a cell for each row's budget, for both sweeps or the only one. Those that a phone shows come first. */
export function columnsOf(assessment: Assessment, format = scoreFormat(assessment)): Column[] {
  if (assessment.kind === 'unjudged' || assessment.rows.length === 0) return [];
  const budgets = column(
    capitalized([unitSpan(assessment.axis)]),
    assessment.rows.map(({ budget }) => say`${formatBudget(budget)}`),
  );
  const inTrials = trialsColumn(assessment.rows, assessment);
  if (assessment.kind === 'lone') {
    const values = assessment.rows.map((row) => toMetric(row, assessment.candidate.direction));
    const cells = values.map((value) => say`${describeLimits(value, format)}`);
    return [budgets, column(say`Candidate`, cells), ...inTrials];
  }
  const { rows } = assessment;
  const { direction } = assessment.baseline;
  const cells = (write: (row: BudgetRow) => Words) => rows.map((row) => say`${write(row)}`);
  const limits = (arm: Arm, name: Phrase) => {
    const at = (row: BudgetRow) => toMetric(row[arm], direction);
    return column(
      name,
      cells((row) => describeLimits(at(row), format)),
      cells((row) => describeMedian(at(row), format)),
    );
  };
  const difference = column(
    say`Difference`,
    cells((row) => describeDifference(row, direction, format)),
    cells((row) => describeEstimate(row, direction, format)),
  );
  const evidence = rows.map((row) => evidenceAt(row, assessment));
  return [
    budgets,
    ...(haveOneScale(assessment) ? [difference] : []),
    limits('candidate', say`Candidate`),
    limits('baseline', say`Baseline`),
    column(
      say`Evidence`,
      evidence.map(({ said, level }) => (level === 'strong' ? [strong(said)] : said)),
    ),
    ...inTrials,
  ];
}

function column(name: Phrase, cells: readonly Phrase[], narrow = cells): Column {
  return { name, cells, narrow };
}

type Rows = readonly { readonly budget: number }[];

function trialsColumn(rows: Rows, assessment: Assessment): Column[] {
  if (assessment.axis.kind === 'trials') return [];
  const curves = curvesIn(assessment);
  const cells = rows.map(({ budget }) =>
    joined(
      curves.map(({ trialCost }) => say`${formatBudget(budget / trialCost)}`),
      say` / `,
    ),
  );
  return [column(curves.length === 1 ? say`Trials` : say`Trials (baseline / candidate)`, cells)];
}

export interface EvidenceAt {
  readonly said: Phrase;
  /** Null where there is no evidence that counts. */
  readonly way: 'worse' | 'better' | null;
  readonly level: EvidenceLevel;
}

const UNCOUNTED: Readonly<Partial<Record<Outcome['evidence'], Words>>> = {
  void: words`does not count`,
  'cannot-tell': words`cannot tell`,
};

/** Evidence counts only at compared budgets, and not at all if the comparison is void, or cannot tell. */
export function evidenceAt(row: BudgetRow, assessment: Compared): EvidenceAt {
  const { comparison, outcome } = assessment;
  const { range } = comparison;
  const none = { way: null, level: 'none' } as const;
  if (range === null || row.budget < range[0] || row.budget > range[1])
    return { ...none, said: say`not compared` };
  const uncounted = UNCOUNTED[outcome.evidence];
  if (uncounted !== undefined) return { ...none, said: say`${uncounted}` };
  const way = row.worse === 'none' ? 'better' : 'worse';
  // What lies on too few budgets to count in the verdict counts here neither.
  const level = isAtLeast(row[way], comparison[way].level) ? comparison[way].level : row[way];
  if (level === 'none') return { ...none, said: say`none` };
  if (isStrengthUnknown(assessment)) return { ...none, said: say`strength unknown` };
  return { way, level, said: say`${way}, ${level}` };
}
