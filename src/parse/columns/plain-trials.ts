import { dataError, type FilePlace } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { namesOfColumns, ownValue, type Row } from '../table.ts';
import { groupBy, numberIn, readNumber, shown } from '../values.ts';
import { AXIS_COLUMN, ID_COLUMNS, ORDER_COLUMNS, STEP_COLUMN, snakeCase } from './words.ts';

/** The trials of a file that belongs to no tool. @throws UserError if several rows are one trial: each would count as one */
export function plainTrials(rows: readonly Row[], path: string): readonly Row[] {
  const columns = [...namesOfColumns(rows)];
  const axes = columns.filter((name) => AXIS_COLUMN.test(snakeCase(name)));
  const ids = ID_COLUMNS.flatMap((id) => columns.filter((name) => id.test(snakeCase(name))));
  const names = [...ids, ...columns.filter((name) => /^(id|name)$/i.test(name))];
  for (const name of columns) {
    // Of a table with very many columns, few end in a text.
    if (readNumber(ownValue(rows.at(-1)?.fields ?? {}, name)) !== 'other') continue;
    const values = rows.map(({ fields }) => ownValue(fields, name));
    refuseSummary(values, rows, names.includes(name));
  }
  if (axes.length > 0) refuseSeveralRows(rows, { ids, axes }, path);
  return withOrder(rows);
}

const SUMMARY = /^((grand )?totals?|sum|means?|avg|average|overall|std|median|best)\b/i;
const SPREAD = /^std\b/i;

/** Refuses last rows of totals or means: text where others have numbers, or a name of their own (`isName`), or mean and spread. */
export function refuseSummary(
  values: readonly unknown[],
  places: readonly FilePlace[],
  isName: boolean,
): void {
  const isText = (value: unknown) => typeof value === 'string' && readNumber(value) === 'other';
  if (!isText(values.at(-1))) return;
  const isSummary = (value: unknown) => isText(value) && SUMMARY.test(String(value).trim());
  const last = values.length - 1;
  const start = Math.min(last, values.findLastIndex((value) => !isSummary(value)) + 1);
  const [trials, ends] = [values.slice(0, start), values.slice(start)];
  if (trials.length < 2) return;
  const areNumbers = trials.every((value) => typeof readNumber(value) === 'number');
  const areNames = isName && new Set(values).size === values.length;
  const areStatistics = ends.length > 1 && ends.some((value) => SPREAD.test(String(value).trim()));
  const isFound = isSummary(values.at(-1))
    ? areNumbers || areNames || areStatistics
    : areNumbers && isName;
  if (!isFound || trials.some(isSummary)) return;
  const what = `is called ${shown(values[start])}: it sums up the others rather than being a trial`;
  throw dataError(places[start] ?? '', what, 'Remove the row.');
}

type Columns = Readonly<Record<'ids' | 'axes', readonly string[]>>;

function refuseSeveralRows(rows: readonly Row[], { ids, axes }: Columns, path: string): void {
  const repeated = ids.filter((name) => valuesOf(rows, name).size < rows.length);
  const isNumbered = repeated.length < ids.length;
  // A configuration may be trained several times, with one numbered row each.
  const isConfiguration = (name: string) => ID_COLUMNS[0]?.test(snakeCase(name));
  for (const name of repeated.filter((id) => !isNumbered || isConfiguration(id))) {
    const named = rows.filter(({ fields }) => (ownValue(fields, name) ?? '') !== '');
    const groups = [...groupBy(named, ({ fields }) => ownValue(fields, name)).values()];
    const several = axes.filter((axis) => groups.some((group) => valuesOf(group, axis).size > 1));
    if (groups.length < 2 || several.length === 0) continue;
    const id = quoted(name);
    const what = `has several rows for one trial: ${rows.length} rows with ${groups.length} values of ${id}, distinguished by ${several.map(quoted).join(', ')}`;
    const fix = `Keep one row for each ${id}: of one metric, the highest budget, the last step or the mean over seeds. ${RENAMING} ${id}.`;
    throw dataError({ path }, what, fix);
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

/** Fewer may be in this order by chance. */
const MIN_STEPS = 3;

/** The log of one training has rows for each of its steps, in their order. */
function refuseLog(rows: readonly Row[], axes: readonly string[], path: string): void {
  for (const name of axes.filter((axis) => STEP_COLUMN.test(snakeCase(axis)))) {
    const steps = rows.flatMap(({ fields }) => numberIn(fields, name) ?? []);
    const isRising = steps.every((step, i) => step >= (steps[i - 1] ?? step));
    if (!isRising || new Set(steps).size < MIN_STEPS) continue;
    const isHistory = name === '_step';
    const log = isHistory ? 'history of one Weights & Biases run' : 'log of one run';
    const instead = isHistory
      ? 'Export the table of runs'
      : 'Write one row for each run, with its final score';
    const what = `is the ${log}, not a table of trials: ${quoted(name)} counts up from ${steps[0]} to ${steps.at(-1)}`;
    throw dataError({ path }, what, `${instead}. ${RENAMING} ${quoted(name)}.`);
  }
}

/** With their order, if a column numbers all rows and none twice: a table sorted by score still has the order of its trials. */
function withOrder(rows: readonly Row[]): readonly Row[] {
  for (const name of ORDER_COLUMNS) {
    const numbers = rows.map(({ fields }) => numberIn(fields, name));
    if (!numbers.every(Number.isSafeInteger) || new Set(numbers).size < rows.length) continue;
    // Naming what a row has takes half the time of copying all of it.
    return rows.map(({ path, line, part, fields }, i) => {
      return { path, line, part, fields, order: numbers[i] ?? 0 };
    });
  }
  return rows;
}
