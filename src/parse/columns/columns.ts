import { printable } from '../../read/index.ts';
import type { Fields, Row } from '../table.ts';
import { flattened, listed, readNumber, shown } from '../values.ts';

/** A column of all rows, or what is at one path in them. */
export interface Column {
  readonly name: string;
  readonly numbers: number;
  readonly others: number;
  /** The range of the finite numbers; Infinity and -Infinity if there are none. */
  readonly least: number;
  readonly greatest: number;
  /** The first value that is neither a number nor missing. */
  readonly example: unknown;
}

/** In the order in which they appear. */
export function namesOfColumns(rows: readonly Row[]): Set<string> {
  const names = new Set<string>();
  // Without a list of keys for each row, of which there may be very many.
  for (const { fields } of rows) for (const name in fields) names.add(name);
  return names;
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
export function surveyPaths(rows: readonly Row[]): Column[] {
  const opened = rows.map((row) => {
    if (isFlat(row.fields)) return row;
    const members = flattened(row.fields, '.', PATHS).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [[name, value]];
      const last = flattened({ '': value.at(-1) }, '.', PATHS);
      return last.map(([rest, member]) => [`${name}[-1]${rest}`, member]);
    });
    return { ...row, fields: Object.fromEntries(members) };
  });
  return surveyColumns(opened);
}

/** Whether no value has members, as in a table of cells. */
function isFlat(fields: Fields): boolean {
  for (const name in fields) if (typeof fields[name] === 'object' && fields[name]) return false;
  return true;
}

function countIn(columns: Map<string, Tally>, name: string, value: unknown): void {
  let column = columns.get(name);
  if (column === undefined) {
    column = { name, numbers: 0, others: 0, least: Infinity, greatest: -Infinity, example: null };
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
  if (!Number.isFinite(number)) return;
  column.least = Math.min(column.least, number);
  column.greatest = Math.max(column.greatest, number);
}

/** Whether a column has numbers, and nothing else but missing values. */
export function isNumeric({ numbers, others }: Column): boolean {
  return numbers > 0 && others === 0;
}

/** Columns with their contents for a message, numbers first. */
export function describeColumns(columns: readonly Column[]): string {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  return listed(
    sorted.map((column) => `${printable(column.name, 40)} (${describeValues(column)})`),
  );
}

function describeValues({ numbers, others, least, greatest, example }: Column): string {
  if (others > 0)
    return typeof example === 'string' ? `text such as ${shown(example)}` : 'other values';
  if (numbers === 0) return 'empty';
  return least > greatest ? 'infinite' : `${rounded(least)} to ${rounded(greatest)}`;
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(4)));
}
