import { printable } from '../../read/index.ts';
import { isFields, type Row } from '../table.ts';
import { readNumber, shown } from '../values.ts';

/** A column of all rows. */
export interface Column {
  readonly name: string;
  /** How many values are numbers. */
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
  for (const { fields } of rows) for (const name of Object.keys(fields)) names.add(name);
  return names;
}

type Tally = { -readonly [Name in keyof Column]: Column[Name] };

/** All columns, in the order in which they appear; in one pass, as there may be very many. */
export function surveyColumns(rows: readonly Row[]): Column[] {
  const columns = new Map<string, Tally>();
  for (const { fields } of rows) {
    for (const name of Object.keys(fields)) {
      let column = columns.get(name);
      if (column === undefined) {
        column = {
          name,
          numbers: 0,
          others: 0,
          least: Infinity,
          greatest: -Infinity,
          example: undefined,
        };
        columns.set(name, column);
      }
      countIn(column, fields[name]);
    }
  }
  return [...columns.values()];
}

function countIn(column: Tally, value: unknown): void {
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

/** All columns; nested numbers, by their paths, replace the column they are in. */
export function surveyPaths(rows: readonly Row[]): Column[] {
  const nested = surveyColumns(nestedRows(rows));
  const isOpened = ({ name }: Column) =>
    nested.some((path) => path.name.startsWith(`${name}.`) || path.name.startsWith(`${name}[`));
  return [...surveyColumns(rows).filter((column) => !isOpened(column)), ...nested];
}

/** Whether a column has numbers, and nothing else but missing values. */
export function isNumeric({ numbers, others }: Column): boolean {
  return numbers > 0 && others === 0;
}

const MAX_SHOWN = 20;

/** Columns with their contents for a message, numbers first. */
export function describeColumns(columns: readonly Column[]): string {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  const listed = sorted.slice(0, MAX_SHOWN).map(describeColumn);
  const hidden = columns.length - listed.length;
  return [...listed, ...(hidden > 0 ? [`and ${hidden} more`] : [])].join(', ');
}

function describeColumn(column: Column): string {
  const found = describeValues(column);
  return `${printable(column.name, 40)}${found === '' ? '' : ` (${found})`}`;
}

function describeValues({ numbers, others, least, greatest, example }: Column): string {
  if (others > 0) {
    const other = typeof example === 'string' ? `text such as ${shown(example)}` : 'other values';
    return `${numbers > 0 ? 'numbers, and ' : ''}${other}`;
  }
  if (numbers === 0) return 'empty';
  return least > greatest ? '' : `${rounded(least)} to ${rounded(greatest)}`;
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(4)));
}

const MAX_DEPTH = 4;
const MAX_PATHS = 200;

/** Rows with the numbers nested in them, by paths such as `eval.accuracy` or `history[-1].loss`. */
export function nestedRows(rows: readonly Row[]): Row[] {
  if (!rows.some(({ fields }) => Object.values(fields).some(isNest))) return [];
  return rows.map((row) => {
    const paths = Object.entries(row.fields).flatMap(([name, value]) =>
      isName(name) ? leaves(value, name, MAX_DEPTH) : [],
    );
    return { ...row, fields: Object.fromEntries(paths.slice(0, MAX_PATHS)) };
  });
}

function isNest(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The numbers in a value; of a list, those in its last item. */
function leaves(value: unknown, path: string, depth: number): [string, unknown][] {
  if (depth === 0) return [];
  return membersOf(value, path)
    .slice(0, MAX_PATHS)
    .flatMap(([name, member]): [string, unknown][] => {
      if (isNest(member)) return leaves(member, name, depth - 1);
      return typeof readNumber(member) === 'number' ? [[name, member]] : [];
    });
}

function membersOf(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return value.length > 0 ? [[`${path}[-1]`, value.at(-1)]] : [];
  if (!isFields(value)) return [];
  return Object.entries(value)
    .filter(([name]) => isName(name))
    .map(([name, member]) => [`${path}.${name}`, member]);
}

/** What a path can hold. */
function isName(name: string): boolean {
  return /^[^.[\]]{1,200}$/.test(name);
}
