import { search } from 'jmespath';
import {
  dataError,
  detailOf,
  didYouMean,
  naming,
  type Question,
  type SuggestedSetting,
  type Suggestion,
  UserError,
} from '../../errors.ts';
import { printable, printablePath } from '../../printable.ts';
import type { Source } from '../../read/index.ts';
import { isJmesPath, MAX_COST, MIN_COST, type ReadingSettings } from '../../settings/index.ts';
import { listsIn, tryParseJson } from '../json.ts';
import { type Format, isFields, type Row, recordedDirection, type Table } from '../table.ts';
import { either, flattened, listed, ownValue, readNumber, shown } from '../values.ts';
import {
  isBestName,
  isCounterName,
  isParameterName,
  isScoreName,
  isSeedName,
  isStatusName,
  PARAMETER_GROUP,
  statusReader,
  unitByName,
} from './names.ts';

export type SweepContext = Readonly<{ format: Format; reading: ReadingSettings; source: Source }>;

type ReadValue = (row: Row) => unknown;

export interface Quantity {
  /** The column, path or expression; untrusted text. */
  readonly name: string;
  readonly read: ReadValue;
}

function findQuantity(table: Table, wanted: Wanted, context: SweepContext): Quantity {
  const { name } = wanted;
  if (table.rows.some(({ fields }) => Object.hasOwn(fields, name))) {
    return { name, read: ({ fields }) => ownValue(fields, name) };
  }
  const read = resolveExpression(wanted, table.rows);
  if (read === null) throw notFound(table, wanted, context);
  return { name, read };
}

function notFound(table: Table, { name, option }: Wanted, context: SweepContext): UserError {
  const { reading, source } = context;
  const location = printablePath(source.location);
  const columns = surveyPaths(table.rows);
  const names = columns.filter(isNumeric).map((column) => column.name);
  const guess = didYouMean(name, names, (other) => JSON.stringify(printable(other)));
  const fix = `${guess && `${guess} `}The columns of ${location} are: ${describeColumns(columns)}.`;
  const suggestion = option === 'metric' ? suggest(table, { ...reading, metric: null }) : null;
  const what = `has no ${option} ${JSON.stringify(printable(name))}`;
  return dataError(location, what, orItsLists(fix, table), suggestion);
}

/** The lists of objects in the only row: what seems to be one trial may hold the rows. Empty without any. */
export function listsInOnlyRow({ rows: [only, second] }: Table): string {
  return second === undefined ? listsIn(only?.fields) : '';
}

function orItsLists(fix: string, table: Table) {
  const lists = listsInOnlyRow(table);
  if (lists === '') return fix;
  return naming`${fix} If the rows are a list in it, set ${{ option: 'rows' }}: ${lists}.`;
}

/** @throws UserError if no row has the metric, or if none is named and not exactly one column can be the score */
export function findMetric(table: Table, context: SweepContext): Quantity {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table, cost);
  if (name === null) throw unnamed(table, context);
  return findQuantity(table, { name, option: 'metric' }, context);
}

function unnamed(table: Table, { reading, source }: SweepContext): UserError {
  const location = printablePath(source.location);
  const columns = scoreColumns(table, reading.cost);
  if (columns.length > 0) {
    const several = columns.length > 1 ? 'several columns' : 'one column';
    const what = `is not given, and ${location} has ${several} of numbers: ${describeColumns(columns)}`;
    const fix = orItsLists('Name the column, path or expression of the score.', table);
    return dataError({ option: 'metric' }, what, fix, suggest(table, reading));
  }
  const statusOf = statusReader(table.rows, '');
  if (table.rows.every((row) => valueOr(false, () => statusOf(row) === 'failed'))) {
    const what = `has no score: all ${table.rows.length} trials failed`;
    return dataError(location, what, 'Look at why they fail, and run the search again.');
  }
  const what = `has no column of numbers that can be the score: ${describeColumns(surveyPaths(table.rows))}`;
  const fix =
    'Check that this is the sweep, that it has finished, and that its numbers are plain, without units.';
  return dataError(location, what, orItsLists(fix, table));
}

export function numberIn(row: Row, quantity: Quantity): number | null {
  const number = readNumber(quantity.read(row));
  if (number === 'other') throw wrongValue(row, quantity, 'not a number');
  return number === 'missing' ? null : number;
}

/** Numbers as people write them, and programs do not. */
const WRITTEN: readonly (readonly [form: RegExp, hint: string])[] = [
  [/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/, 'Write it without separators of thousands'],
  [/^[+-]?\d*,\d+$/, 'Write it with a decimal point'],
  [/%$/, 'Write it without the percent sign'],
];

export function wrongValue(row: Row, { name, read }: Quantity, what: string): UserError {
  const value = read(row) ?? null;
  const [, hint = 'Correct it'] = WRITTEN.find(([form]) => form.test(String(value).trim())) ?? [];
  const fix = `${hint}, or leave it empty if the trial failed.`;
  return dataError(row, `${printable(name)} is ${shown(value)}, ${what}`, fix);
}

/** What a trial cost, by the column of this name, and its unit if known; null for no finite number above 0. */
export function findCost(table: Table, name: string, context: SweepContext) {
  const { format, reading } = context;
  const quantity = findQuantity(table, { name, option: 'cost' }, context);
  const known = format.isGeneric || name !== 'duration' ? unitByName(name) : 'seconds';
  return {
    unit: reading.costUnit ?? known,
    of: (row: Row) => {
      const cost = valueOr(null, () => numberIn(row, quantity)) ?? 0;
      return cost >= MIN_COST && cost <= MAX_COST ? cost : null;
    },
  };
}

/** What could be the metric, names like scores first: what the format marks, or numbers that are nothing else. */
export function scoreColumns({ rows, scores }: Table, cost: string | null): Column[] {
  const none = new Set([cost]);
  for (const { parameters } of rows)
    for (const name of Object.keys(parameters ?? {})) none.add(name);
  const columns = surveyPaths(rows);
  const isKnown = columns.length === 1 || scores?.length === 1;
  return columns
    .filter((column) => isNumeric(column) && !none.has(column.name) && !isBestSoFar(column))
    .filter(({ name }) => scores?.includes(name) ?? !PARAMETER_GROUP.test(name.split('.')[0] ?? ''))
    .filter(({ name }) => isKnown || !NO_SCORES.some((is) => is(name)))
    .toSorted((a, b) => Number(isScoreName(b.name)) - Number(isScoreName(a.name)));
}

const NO_SCORES = [isStatusName, isSeedName, isCounterName, isParameterName];

/** The metric if none is named: the only candidate that can be nothing else; null otherwise. */
export function onlyScore(table: Table, cost: string | null): string | null {
  const [only, second] = scoreColumns(table, cost);
  if (only === undefined || second !== undefined) return null;
  const isLone = surveyPaths(table.rows).length === 1;
  return isLone || table.scores?.length === 1 || isScoreName(only.name) ? only.name : null;
}

const MAX_CHOICES = 5;

/** The metric and its direction, as given or as questions, unless recorded; null if nothing can be the score. */
export function suggest(
  table: Table,
  { metric, direction, cost }: Pick<ReadingSettings, 'metric' | 'direction' | 'cost'>,
): Suggestion | null {
  const candidates = scoreColumns(table, cost);
  if (metric === null && candidates.length === 0) return null;
  // Without a metric, the files may record a direction for every score.
  const isRecorded =
    metric === null
      ? Object.keys(table.directions).length > 0
      : recordedDirection(table, metric) !== null;
  const asked: SuggestedSetting = ['metric', metric ?? askMetric(candidates)];
  const eitherWay = { question: 'maximize or minimize?', placeholder: 'maximize|minimize' };
  return isRecorded ? [asked] : [asked, ['direction', direction ?? eitherWay]];
}

function askMetric(candidates: readonly Column[]): Question {
  const shown = candidates.slice(0, MAX_CHOICES).map(({ name }) => printable(name, 100));
  const hidden = candidates.length - shown.length;
  const choices = hidden > 0 ? [...shown, `${hidden} more`] : shown;
  return { question: `${either(choices)}?`, placeholder: 'NAME' };
}

export interface Column {
  readonly name: string;
  readonly numbers: number;
  readonly others: number;
  /** The range of the finite numbers; Infinity and -Infinity if there are none. */
  readonly least: number;
  readonly greatest: number;
  /** How often a number is above the one before it, and how often below. */
  readonly rises: number;
  readonly falls: number;
  readonly last: number;
  readonly example: unknown;
}

type Tally = { -readonly [Name in keyof Column]: Column[Name] };

/** All columns, in the order in which they appear; in one pass, as there may be very many. */
export function surveyColumns(rows: readonly Row[]): Column[] {
  const columns = new Map<string, Tally>();
  for (const { fields } of rows) for (const name in fields) countIn(columns, name, fields[name]);
  return [...columns.values()];
}

/** Keys that hold what separates the steps of paths are in quotes, unless they are columns themselves. */
const PATHS = {
  nameOf: (key: string, value: unknown, depth: number) => {
    const isColumn = depth === 1 && (typeof value !== 'object' || value === null);
    return isColumn || !/[."[\]]/.test(key) ? key : JSON.stringify(key);
  },
};

/** The same, with the members of objects, and of the last item of lists, by their paths: `history[-1].loss`. */
function surveyPaths(rows: readonly Row[]): readonly Column[] {
  const known = surveyed.get(rows);
  if (known !== undefined) return known;
  const opened = rows.map((row) => {
    if (isFlat(row)) return row;
    const members = flattened(row.fields, '.', PATHS).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [[name, value]];
      const last = flattened({ '': value.at(-1) }, '.', PATHS);
      return last.map(([rest, member]) => [`${name}[-1]${rest}`, member]);
    });
    return { ...row, fields: Object.fromEntries(members) };
  });
  const columns = surveyColumns(opened);
  surveyed.set(rows, columns);
  return columns;
}

/** It is asked for several times, and takes long for many rows. */
const surveyed = new WeakMap<readonly Row[], readonly Column[]>();

function isFlat({ fields }: Row): boolean {
  for (const name in fields) if (typeof fields[name] === 'object' && fields[name]) return false;
  return true;
}

function countIn(columns: Map<string, Tally>, name: string, value: unknown): void {
  let column = columns.get(name);
  if (column === undefined) {
    const range = { least: Infinity, greatest: -Infinity };
    const steps = { rises: 0, falls: 0, last: Number.NaN };
    column = { name, numbers: 0, others: 0, ...range, ...steps, example: null };
    columns.set(name, column);
  }
  const number = readNumber(value);
  if (number === 'missing') return;
  if (number === 'other') {
    if (column.others === 0) column.example = value;
    column.others++;
    return;
  }
  column.numbers++;
  if (number > column.last) column.rises++;
  if (number < column.last) column.falls++;
  column.last = number;
  if (!Number.isFinite(number)) return;
  column.least = Math.min(column.least, number);
  column.greatest = Math.max(column.greatest, number);
}

export function isNumeric({ numbers, others }: Column): boolean {
  return numbers > 0 && others === 0;
}

/** Whether it never gets worse and mostly stays: of random trials, few are better than all before them. */
function isBestSoFar({ name, numbers, rises, falls }: Column): boolean {
  const changes = Math.max(rises, falls);
  const isSteady = Math.min(rises, falls) === 0 && changes > 0 && 2 * (changes + 1) <= numbers;
  return isSteady && isBestName(name);
}

function describeColumns(columns: readonly Column[]): string {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  return listed(sorted.map((one) => `${printable(one.name, 40)} (${describeValues(one)})`));
}

function describeValues({ numbers, others, least, greatest, example }: Column): string {
  if (others > 0)
    return typeof example === 'string' ? `text such as ${shown(example)}` : 'other values';
  if (numbers === 0) return 'empty';
  const [from, to] = [least, greatest].map((value) => Number(value.toPrecision(4)));
  return least > greatest ? 'infinite' : `${from} to ${to}`;
}

type Wanted = Readonly<{ name: string; option: 'metric' | 'cost' }>;

/** What an expression means in all rows: a dotted path (`curve[-1].top-1`), or else JMESPath; null if no row has it. */
function resolveExpression(wanted: Wanted, rows: readonly Row[]): ReadValue | null {
  const { name } = wanted;
  const meanings: ReadValue[] = [];
  if (PATH.test(name)) meanings.push(pathOf(name));
  if (isJmesPath(name)) meanings.push((row) => query(wanted, row));
  return meanings.find((read) => rows.some((row) => hasIn(read, row))) ?? null;
}

/** A value of the wrong type counts: reading it will say what is wrong. */
export function hasIn(read: ReadValue, row: Row): boolean {
  return valueOr(true, () => read(row) !== undefined);
}

function valueOr<T>(other: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError && error.fault === 'data') return other;
    throw error;
  }
}

const PATH =
  /^("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*(\.("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*)*$/;

function pathOf(expression: string): ReadValue {
  const steps = expression.match(/"(?:[^"\\]|\\.)*"|\[-?\d+\]|[^."[\]]+/g) ?? [];
  return ({ fields }) => steps.reduce<unknown>(follow, fields);
}

function follow(value: unknown, step: string): unknown {
  if (step.startsWith('['))
    return Array.isArray(value) ? value.at(Number(step.slice(1, -1))) : undefined;
  const key = step.startsWith('"') ? String(tryParseJson(step)) : step;
  return isFields(value) ? ownValue(value, key) : undefined;
}

function query({ name, option }: Wanted, row: Row): unknown {
  try {
    return (search(withoutBlanks(row), name) as unknown) ?? undefined;
  } catch (error) {
    const reason = detailOf(error, 'message');
    // A function got null instead of a number or list: the trial stopped before its first report.
    if (/^TypeError: .* received type null/.test(reason)) return undefined;
    const what = naming`${{ option }} ${JSON.stringify(printable(name))} cannot be evaluated: ${printable(reason, 160)}`;
    const fix =
      'Correct the expression or the value; to_number() turns text into a number: CSV cells are text.';
    throw dataError(row, what, fix);
  }
}

/** The query language reads blank text as the number 0. */
function withoutBlanks({ fields }: Row): object {
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
  const entries = Object.entries(fields).filter(([, value]) => !isBlank(value));
  // Nothing inherited: the language would find it by its name.
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
