import { dataError, type UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import { namesOfColumns } from './columns/columns.ts';
import { isStatusName } from './status.ts';
import { ownValue, type Row } from './table.ts';
import { readNumber, shown } from './values.ts';

/** Columns that identify trials, the most specific first. */
const IDS = ['config', 'trial', 'run', 'experiment'].map(
  (word) => new RegExp(`^\\.?${word}(uration)?_?(id|uuid|name|number|no|nr|index)?$`),
);

interface Axis {
  readonly name: RegExp;
  /** Says which row of a trial to keep, and how. */
  readonly fix: (axis: string, id: string, example: unknown) => string;
}

/** Columns that distinguish several rows of one trial. */
const AXES: readonly Axis[] = [
  {
    name: /^\.?metric$/,
    fix: (axis, _, example) =>
      `Keep the rows of one metric: df[df[${axis}] == ${shown(example)}] in pandas, subset() in R`,
  },
  {
    name: /^(.+_)?(budget|fidelity|resource)$/,
    fix: (axis, id) => keepLast('with the highest', axis, id),
  },
  {
    name: /^\.?((global|train|training|st_worker)_)?(epoch|step|iter(ation)?s?)$/,
    fix: (axis, id) => keepLast('with the last', axis, id),
  },
  {
    name: /^(.+_)?seed$/,
    fix: (_, id) =>
      `Keep the mean over the seeds: df.groupby(${id}).mean(numeric_only=True) in pandas`,
  },
];

function keepLast(which: string, axis: string, id: string): string {
  return `Keep the row ${which} ${axis}: df.sort_values(${axis}).groupby(${id}).tail(1) in pandas`;
}

/**
 * The trials of a file that belongs to no tool, in their order if a column tells it.
 *
 * @throws UserError if it has several rows for one trial, or rows for something else: each would
 *   count as a trial
 */
export function plainTrials(rows: readonly Row[], path: string): readonly Row[] {
  checkRowsAreTrials(rows, path);
  return withOrder(rows);
}

function checkRowsAreTrials(rows: readonly Row[], path: string): void {
  const columns = [...namesOfColumns(rows)];
  checkKeys(rows);
  checkBaselines(rows);
  const counted = columns.filter(isAxis);
  if (counted.length === 0) return;
  const ids = IDS.flatMap((id) => columns.filter((name) => id.test(plain(name))));
  const repeated = ids.filter((name) => !isUnique(rows, name));
  const isNumbered = repeated.length < ids.length;
  // A configuration may be trained several times, with one numbered row each.
  for (const name of repeated.filter((one) => !isNumbered || IDS[0]?.test(plain(one)))) {
    const groups = groupBy(rows, name);
    const axes = counted.filter((one) => tellsApart(one, groups));
    if (groups.size > 1 && axes.length > 0)
      throw severalRows({ name, groups }, axes, { rows, path });
  }
  if (!isNumbered) checkLog(rows, counted, path);
}

function isUnique(rows: readonly Row[], name: string): boolean {
  return new Set(rows.map(({ fields }) => ownValue(fields, name))).size === rows.length;
}

function plain(name: string): string {
  return name
    .slice(0, 100)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[- ]/g, '_');
}

function isAxis(name: string): boolean {
  return AXES.some((axis) => axis.name.test(plain(name)));
}

type Groups = ReadonlyMap<unknown, readonly Row[]>;

function groupBy(rows: readonly Row[], name: string): Groups {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const id = ownValue(row.fields, name) ?? '';
    if (id === '') continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [row]);
    else group.push(row);
  }
  return groups;
}

/** Whether rows of one group have different values of it. */
function tellsApart(name: string, groups: Groups): boolean {
  return [...groups.values()].some(
    (group) => new Set(group.map(({ fields }) => ownValue(fields, name))).size > 1,
  );
}

const RENAMING = 'If every row is a trial, rename the column';

function severalRows(
  { name, groups }: { readonly name: string; readonly groups: Groups },
  axes: readonly string[],
  { rows, path }: { readonly rows: readonly Row[]; readonly path: string },
): UserError {
  const id = quoted(name);
  const [kind, axis] = AXES.flatMap((one) =>
    axes.filter((other) => one.name.test(plain(other))).map((other) => [one, other] as const),
  )[0] as [Axis, string];
  const example = rows
    .map(({ fields }) => ownValue(fields, axis))
    .find((value) => value !== undefined);
  return dataError(
    printablePath(path),
    `has several rows for one trial: ${rows.length} rows with ${groups.size} values of ${id}, distinguished by ${axes.map(quoted).join(', ')}`,
    `${kind.fix(quoted(axis), id, example)}. ${RENAMING} ${id}.`,
  );
}

function quoted(name: string): string {
  return JSON.stringify(printable(name, 40));
}

/** Columns that count the steps of a training; `iteration` may also count the trials. */
const STEPS = /^(epoch|step|global_step|training_iteration)$/;

/** The log of one training has a row for each of its steps, in their order. */
function checkLog(rows: readonly Row[], columns: readonly string[], path: string): void {
  const counted = columns
    .filter((name) => STEPS.test(plain(name)))
    .map((name) => ({ name, values: rows.flatMap((row) => numberIn(row, name)) }))
    .filter(({ values }) => countsUp(values));
  const [first, second] = counted;
  if (first === undefined) return;
  // In a grid sorted by its epochs they rise too, but not one by one.
  if (second === undefined && !isOneByOne(first.values)) return;
  throw dataError(
    printablePath(path),
    `is the log of one run, not a table of trials: ${quoted(first.name)} counts up from ${first.values[0]} to ${first.values.at(-1)}`,
    `Write one row for each run, with its final score. ${RENAMING} ${quoted(first.name)}.`,
  );
}

function numberIn({ fields }: Row, name: string): number[] {
  const value = readNumber(ownValue(fields, name));
  return typeof value === 'number' ? [value] : [];
}

/** Two may be in this order by chance. */
const MIN_STEPS = 3;

function countsUp(values: readonly number[]): boolean {
  const isRising = values.every((value, i) => value >= (values[i - 1] ?? 0));
  return isRising && new Set(values).size >= MIN_STEPS;
}

function isOneByOne(values: readonly number[]): boolean {
  return values.every((value, i) => value - (values[i - 1] ?? 0) <= 1);
}

/** Tools begin or end a log with a line about the search. */
function checkKeys(rows: readonly Row[]): void {
  const [first] = rows;
  const isLike = ({ fields }: Row) =>
    Object.keys(fields).some((name) => Object.hasOwn(first?.fields ?? {}, name));
  if (rows.length < MIN_STEPS || rows.every(isLike)) return;
  const counts = new Map<string, number>();
  for (const { fields } of rows) {
    for (const name of Object.keys(fields)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const { fields, where } of rows) {
    const names = Object.keys(fields);
    if (names.length === 0 || names.some((name) => isStatusName(name) || counts.get(name) !== 1)) {
      continue;
    }
    throw dataError(
      where,
      `shares no key with the other rows: it has ${names.slice(0, 3).map(quoted).join(', ')}`,
      'Remove it if it is not a trial; otherwise give it a `status` such as failed.',
    );
  }
}

/** Rows that DVC lists next to its experiments. */
function checkBaselines(rows: readonly Row[]): void {
  const row = rows.find(
    ({ fields }) =>
      Object.hasOwn(fields, 'Experiment') &&
      (ownValue(fields, 'typ') === 'baseline' || ownValue(fields, 'rev') === 'workspace'),
  );
  if (row === undefined) return;
  throw dataError(
    row.where,
    `is ${shown(ownValue(row.fields, 'rev'))}, which DVC lists next to its experiments`,
    'Keep the rows that have a name: df[df["Experiment"].notna()] in pandas.',
  );
}

/** Names for the number of a trial; a number with another name may be anything. */
const NAMES = ['trial', 'trial_number', 'trial_id', 'number'];

/**
 * Rows with their order, if a column numbers all of them and none twice: a table that was sorted by
 * score still has the order in which its trials were started.
 */
function withOrder(rows: readonly Row[]): readonly Row[] {
  const name = NAMES.find((one) => numbersAll(rows, one));
  if (name === undefined) return rows;
  return rows.map((row) => ({ ...row, order: placeIn(row, name) as number }));
}

function numbersAll(rows: readonly Row[], name: string): boolean {
  const places = new Set<number>();
  for (const row of rows) {
    const place = placeIn(row, name);
    if (place === null || places.has(place)) return false;
    places.add(place);
  }
  return rows.length > 0;
}

function placeIn({ fields }: Row, name: string): number | null {
  const value = readNumber(ownValue(fields, name));
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
