import type { SourceFile } from '../read/index.ts';
import { readCsv } from './csv.ts';
import { isGrid } from './parameters.ts';
import { type FileFormat, plainTable, type Row, type Table, UNKNOWN_SEARCH } from './table.ts';
import { groupBy, numberIn, parametersUnder } from './values.ts';

export const sklearnCvResults: FileFormat = {
  name: 'sklearn-cv-results',
  title: 'scikit-learn cv_results_',
  marks: { header: [[/^mean_test_/, /^(mean_fit_time$|rank_test_)/, /^(params$|param_)/]] },
  read: readCvResults,
};

const SCORE = /^(mean|split\d{1,4})_(test|train)_./;
const PARAMETER = 'param_';

/** What the column without a name is called while it is needed. */
const INDEX = 'sklearn index';

/** The `cv_results_` of a search by scikit-learn, as pandas writes it: a file of its own, or kept by another tool. */
export function readCvResults(file: SourceFile): Table {
  const all = readCsv(file, INDEX);
  const columns = Object.keys(all[0]?.fields ?? {}).filter((name) => name !== INDEX);
  const splits = new Set(columns.flatMap((name) => /^split(\d+)_test_/.exec(name)?.[1] ?? [])).size;
  const scores = columns.filter((name) => SCORE.test(name));
  const orders = ordersOf(all, columns);
  const rows = lastRounds(all.map((row, i) => toCandidate(row, splits, orders?.[i])));
  const drawn = rows.map(({ parameters = {} }) => parameters);
  return {
    ...plainTable(rows),
    // All scorers are better higher; errors are negated, and named so.
    directions: Object.fromEntries(scores.map((name) => [name, 'maximize'] as const)),
    scores: columns.filter((name) => name.startsWith('mean_test_')),
    search: { ...UNKNOWN_SEARCH, method: isGrid(drawn) ? 'grid' : 'unknown' },
    leftOut: [{ count: all.length - rows.length, what: 'earlier reports' }],
  };
}

function toCandidate({ fields, ...row }: Row, splits: number, order?: number): Row {
  const { [INDEX]: _, ...named } = fields;
  // The times are means over the splits.
  const [fit, score] = [numberIn(fields, 'mean_fit_time'), numberIn(fields, 'mean_score_time')];
  const isTimed = splits > 0 && fit !== null && score !== null;
  const hasParameters = Object.keys(fields).some((name) => name.startsWith(PARAMETER));
  const parameters = hasParameters ? parametersUnder(PARAMETER, fields) : undefined;
  const timed = isTimed ? { duration: (fit + score) * splits, ...named } : named;
  return { ...row, fields: timed, order, parameters };
}

/** The candidates' numbers by the index, or by line; null if they are sorted by rank. */
function ordersOf(rows: readonly Row[], columns: readonly string[]): readonly number[] | null {
  const index = rows.map(({ fields }) => numberIn(fields, INDEX));
  const isMoved = index.some((number, i) => number !== i) && new Set(index).size === rows.length;
  if (isMoved && index.every((number) => number !== null)) return index;
  const rank = columns.find((name) => /^rank_test_./.test(name)) ?? '';
  const ranks = rows.map(({ fields }) => numberIn(fields, rank));
  const areRising = ranks.every((one, i) => one !== null && one >= (ranks[i - 1] ?? one));
  const isSorted = areRising && ranks.length >= MIN_SORTED && new Set(ranks).size > 1;
  return isSorted ? null : rows.map((_, i) => i);
}

const MIN_SORTED = 4;

function roundOf({ fields }: Row): number {
  return numberIn(fields, 'iter') ?? 0;
}

/** Successive halving continues the best of each round; others are pruned. The order is that of the first. */
function lastRounds(rows: readonly Row[]): readonly Row[] {
  const last = rows.reduce((most, row) => Math.max(most, roundOf(row)), 0);
  if (last === 0) return rows;
  const keyOf = ({ parameters, fields }: Row) => JSON.stringify(parameters ?? [fields.params]);
  return [...groupBy(rows, keyOf).values()].map((rounds) => {
    const latest = rounds.reduce((a, b) => (roundOf(b) >= roundOf(a) ? b : a));
    const order = rounds.find((row) => roundOf(row) === 0)?.order;
    return { ...latest, order, status: roundOf(latest) < last ? 'pruned' : 'finished' };
  });
}
