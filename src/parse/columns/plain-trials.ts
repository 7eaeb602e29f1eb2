import { dataError } from '../../errors.ts';
import { printable, printablePath } from '../../read/index.ts';
import { isStatusName } from '../status.ts';
import { ownValue, type Row } from '../table.ts';
import { groupBy, numberIn, shown } from '../values.ts';
import { namesOfColumns } from './columns.ts';
import { snakeCase } from './names.ts';

/**
 * The trials of a file that belongs to no tool, in their order if a column tells it.
 *
 * @throws UserError if it has several rows for one trial, or rows for something else: each would
 *   count as a trial
 */
export function plainTrials(rows: readonly Row[], path: string): readonly Row[] {
  refuseOtherRows(rows);
  const columns = [...namesOfColumns(rows)];
  const axes = columns.filter((name) => AXIS.test(snakeCase(name)));
  if (axes.length > 0) refuseSeveralRows(rows, { columns, axes, path });
  return withOrder(rows);
}

/** Columns that identify trials, the most specific first. */
const IDS = ['config', 'trial', 'run', 'experiment'].map(
  (word) => new RegExp(`^\\.?${word}(uration)?_?(id|uuid|name|number|no|nr|index)?$`),
);

/** Columns that distinguish several rows of one trial: reports, budgets, metrics and seeds. */
const AXIS =
  /^\.?(metric|(.+_)?(budget|fidelity|resource|seed)|((global|train|training|st_worker)_)?(epoch|step|iter(ation)?s?))$/;

interface Columns {
  readonly columns: readonly string[];
  readonly axes: readonly string[];
  readonly path: string;
}

function refuseSeveralRows(rows: readonly Row[], { columns, axes, path }: Columns): void {
  const ids = IDS.flatMap((id) => columns.filter((name) => id.test(snakeCase(name))));
  const repeated = ids.filter((name) => valuesOf(rows, name).size < rows.length);
  const isNumbered = repeated.length < ids.length;
  // A configuration may be trained several times, with one numbered row each.
  for (const name of repeated.filter((one) => !isNumbered || IDS[0]?.test(snakeCase(one)))) {
    const named = rows.filter(({ fields }) => (ownValue(fields, name) ?? '') !== '');
    const groups = [...groupBy(named, ({ fields }) => ownValue(fields, name)).values()];
    const several = axes.filter((axis) => groups.some((group) => valuesOf(group, axis).size > 1));
    if (groups.length < 2 || several.length === 0) continue;
    const id = quoted(name);
    throw dataError(
      printablePath(path),
      `has several rows for one trial: ${rows.length} rows with ${groups.length} values of ${id}, distinguished by ${several.map(quoted).join(', ')}`,
      `Keep one row for each ${id}: of one metric, the highest budget, the last step or the mean over seeds. ${RENAMING} ${id}.`,
    );
  }
  if (!isNumbered) refuseLog(rows, axes, path);
}

const RENAMING = 'If every row is a trial, rename the column';

function valuesOf(rows: readonly Row[], name: string): Set<unknown> {
  return new Set(rows.map(({ fields }) => ownValue(fields, name)));
}

function quoted(name: string): string {
  return JSON.stringify(printable(name, 40));
}

/** Columns that count the steps of a training; `iteration` may also count the trials. */
const STEPS = /^(epoch|step|global_step|training_iteration)$/;

/** Fewer may be in this order by chance. */
const MIN_STEPS = 3;

/** The log of one training has a row for each of its steps, in their order. */
function refuseLog(rows: readonly Row[], axes: readonly string[], path: string): void {
  const counted = axes
    .filter((name) => STEPS.test(snakeCase(name)))
    .map((name) => ({ name, values: rows.flatMap(({ fields }) => numberIn(fields, name) ?? []) }))
    .filter(({ values }) => new Set(values).size >= MIN_STEPS && rises(values, Infinity));
  const [first, second] = counted;
  // In a grid sorted by its epochs they rise too, but not one by one.
  if (first === undefined || (second === undefined && !rises(first.values, 1))) return;
  throw dataError(
    printablePath(path),
    `is the log of one run, not a table of trials: ${quoted(first.name)} counts up from ${first.values[0]} to ${first.values.at(-1)}`,
    `Write one row for each run, with its final score. ${RENAMING} ${quoted(first.name)}.`,
  );
}

/** Whether each value is as large as the one before, and by at most a step larger. */
function rises(values: readonly number[], step: number): boolean {
  return values.every((value, i) => {
    const before = values[i - 1] ?? 0;
    return value >= before && value - before <= step;
  });
}

/** Tools begin or end a log with a line about the search; DVC lists the workspace and branches. */
function refuseOtherRows(rows: readonly Row[]): void {
  const rowsWith = new Map<string, number>();
  for (const { fields } of rows) {
    for (const name of Object.keys(fields)) rowsWith.set(name, (rowsWith.get(name) ?? 0) + 1);
  }
  for (const { fields, where } of rows) {
    const names = rows.length < MIN_STEPS ? [] : Object.keys(fields);
    if (
      names.length > 0 &&
      names.every((name) => rowsWith.get(name) === 1 && !isStatusName(name))
    ) {
      throw dataError(
        where,
        `shares no key with the other rows: it has ${names.slice(0, 3).map(quoted).join(', ')}`,
        'Remove it if it is not a trial; otherwise give it a `status` such as failed.',
      );
    }
    const [kind, revision] = ['typ', 'rev'].map((name) => ownValue(fields, name));
    if (rowsWith.has('Experiment') && (kind === 'baseline' || revision === 'workspace')) {
      throw dataError(
        where,
        `is ${shown(revision)}, which DVC lists next to its experiments`,
        'Keep the rows that have a name: df[df["Experiment"].notna()] in pandas.',
      );
    }
  }
}

/** Names for the number of a trial; a number with another name may be anything. */
const NUMBERS = ['trial', 'trial_number', 'trial_id', 'number'];

/**
 * Rows with their order, if a column numbers all of them and none twice: a table that was sorted by
 * score still has the order in which its trials were started.
 */
function withOrder(rows: readonly Row[]): readonly Row[] {
  for (const name of NUMBERS) {
    const numbers = rows.map(({ fields }) => numberIn(fields, name));
    if (!numbers.every(Number.isSafeInteger) || new Set(numbers).size < rows.length) continue;
    return rows.map((row, i) => ({ ...row, order: numbers[i] ?? 0 }));
  }
  return rows;
}
