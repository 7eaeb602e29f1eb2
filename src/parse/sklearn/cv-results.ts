import type { SourceFile } from '../../read/index.ts';
import { namesOfColumns } from '../columns/columns.ts';
import { headerOf, readCsv } from '../csv/csv.ts';
import {
  type Fields,
  type FileFormat,
  ownValue,
  type Row,
  type Table,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { readNumber } from '../values.ts';

/** The `cv_results_` of a search, as pandas writes it. */
export const sklearnCvResults: FileFormat = {
  kind: 'file',
  name: 'sklearn-cv-results',
  title: 'scikit-learn cv_results_ (CSV)',
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a fit that failed.',
  detect: ({ text, database }) => !database && isResults(headerOf(text)),
  read: toTable,
};

const SCORE = /^(mean|split\d{1,4})_(test|train)_./;
const PARAMETER = 'param_';

function isResults(header: readonly string[]): boolean {
  const hasMean = header.some((name) => name.startsWith('mean_test_'));
  const hasMore = header.some((name) => name === 'mean_fit_time' || name.startsWith('rank_test_'));
  return (
    hasMean && hasMore && header.some((name) => name === 'params' || name.startsWith(PARAMETER))
  );
}

/** What the column without a name is called while it is needed. */
const INDEX = 'sklearn index';

function toTable(file: SourceFile): Table {
  const all = readCsv(file, INDEX);
  const columns = [...namesOfColumns(all.slice(0, 1))];
  const splits = countSplits(columns);
  const orders = ordersOf(all);
  const candidates = all.map((row, i) => toCandidate(row, { splits, order: orders?.[i] }));
  const { rows, earlier } = lastRounds(candidates);
  return {
    rows,
    // All scorers are better higher; errors are negated, and named so.
    direction: null,
    directions: Object.fromEntries(
      columns.filter((name) => SCORE.test(name)).map((name) => [name, 'maximize'] as const),
    ),
    scores: columns.filter((name) => name.startsWith('mean_test_')),
    search: { ...UNKNOWN_SEARCH, method: isGrid(rows) ? 'grid' : 'unknown' },
    leftOut: earlier > 0 ? [{ count: earlier, what: 'earlier reports' }] : [],
  };
}

/** Every scorer has a column for each split. */
function countSplits(columns: readonly string[]): number {
  const numbers = columns.map((name) => Number(/^split(\d{1,4})_test_/.exec(name)?.[1] ?? -1));
  return numbers.reduce((most, one) => Math.max(most, one + 1), 0);
}

interface Known {
  readonly splits: number;
  readonly order: number | undefined;
}

function toCandidate({ fields, ...row }: Row, { splits, order }: Known): Candidate {
  const { [INDEX]: _, ...own } = fields;
  const duration = durationOf(fields, splits);
  const parameters = parametersIn(fields);
  return {
    iteration: numberIn(fields, 'iter') ?? 0,
    row: {
      ...row,
      fields: duration === null ? own : { duration, ...own },
      ...(order === undefined ? {} : { order }),
      ...(parameters === null ? {} : { parameters }),
    },
  };
}

/** The times are means over the splits. */
function durationOf(fields: Fields, splits: number): number | null {
  const [fit, score] = ['mean_fit_time', 'mean_score_time'].map((name) => numberIn(fields, name));
  if (splits === 0 || typeof fit !== 'number' || typeof score !== 'number') return null;
  return (fit + score) * splits;
}

/** Parameters that a candidate does not have are empty. Null if there are no such columns. */
function parametersIn(fields: Fields): Fields | null {
  const columns = Object.entries(fields).filter(([name]) => name.startsWith(PARAMETER));
  if (columns.length === 0) return null;
  const own = columns.filter(([, value]) => value !== '');
  return Object.fromEntries(
    own.map(([name, value]) => {
      const number = readNumber(value);
      return [name.slice(PARAMETER.length), typeof number === 'number' ? number : value];
    }),
  );
}

function numberIn(fields: Fields, name: string): number | null {
  const number = readNumber(ownValue(fields, name));
  return typeof number === 'number' ? number : null;
}

/** The candidates' numbers by the index, or by line; null if they are sorted by rank. */
function ordersOf(rows: readonly Row[]): readonly number[] | null {
  const index = rows.map(({ fields }) => numberIn(fields, INDEX));
  const isMoved = index.some((number, i) => number !== i) && new Set(index).size === rows.length;
  if (isMoved && index.every((number) => number !== null)) return index.map(Number);
  return isSortedByRank(rows) ? null : rows.map((_, i) => i);
}

/** Fewer rows may be sorted by chance. */
const MIN_SORTED = 4;

function isSortedByRank(rows: readonly Row[]): boolean {
  const [name] = [...namesOfColumns(rows.slice(0, 1))].filter((one) => /^rank_test_./.test(one));
  const ranks = rows.map(({ fields }) => (name === undefined ? null : numberIn(fields, name)));
  if (rows.length < MIN_SORTED || new Set(ranks).size < 2) return false;
  return ranks.every((rank, i) => rank !== null && rank >= (ranks[i - 1] ?? rank));
}

/**
 * Whether rows are every combination of a few values once, as in a grid search. One parameter alone
 * proves nothing: random values of it also all differ.
 */
function isGrid(rows: readonly Row[]): boolean {
  const values = new Map<string, Set<string>>();
  for (const { parameters = {} } of rows) {
    for (const [name, value] of Object.entries(parameters)) {
      values.set(name, (values.get(name) ?? new Set()).add(JSON.stringify(value) ?? ''));
    }
  }
  const sizes = [...values.values()].map(({ size }) => size).filter((size) => size > 1);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct = new Set(rows.map(keyOf));
  return sizes.length > 1 && combinations === rows.length && distinct.size === rows.length;
}

/** Equal for candidates with equal parameters. */
export function keyOf({ parameters, fields }: Row): string {
  return JSON.stringify(parameters ?? [fields.params]);
}

/** A row of the results. */
interface Candidate {
  readonly row: Row;
  /** The round of successive halving, from 0; 0 if there is none. */
  readonly iteration: number;
}

interface Rounds {
  readonly rows: readonly Row[];
  /** How many rows are of candidates that went on to another round. */
  readonly earlier: number;
}

/**
 * Each candidate in its last round. In successive halving the best of each round continue with more
 * resources; the others are pruned. A candidate keeps its order in the first round.
 */
function lastRounds(candidates: readonly Candidate[]): Rounds {
  const last = candidates.reduce((most, { iteration }) => Math.max(most, iteration), 0);
  const rows = candidates.map(({ row }) => row);
  if (last === 0) return { rows, earlier: 0 };

  const latest = new Map<string, Candidate>();
  const orders = new Map<string, number>();
  for (const candidate of candidates) {
    const { row, iteration } = candidate;
    const key = keyOf(row);
    if (iteration === 0 && row.order !== undefined) orders.set(key, row.order);
    if (iteration >= (latest.get(key)?.iteration ?? 0)) latest.set(key, candidate);
  }
  return {
    rows: [...latest].map(([key, candidate]) => ended(candidate, last, orders.get(key))),
    earlier: candidates.length - latest.size,
  };
}

function ended({ row, iteration }: Candidate, last: number, order: number | undefined): Row {
  const { order: _, ...rest } = row;
  const place = order === undefined ? {} : { order };
  return { ...rest, ...place, status: iteration < last ? 'pruned' : 'finished' };
}
