import { dataError, type UserError } from '../../errors.ts';
import { printable, printablePath } from '../../read/index.ts';
import type { Row } from '../table.ts';
import { readNumber, shown } from '../values.ts';

interface CsvRecord {
  readonly cells: readonly string[];
  /** The line it starts on, from 1. */
  readonly line: number;
}

interface Options {
  readonly path: string;
  /** What the first column is called if it has no name; empty to leave it out, as others are. */
  readonly nameless: string;
  /** Whether commas in cells may be decimal commas. */
  readonly hasDecimalCommas: boolean;
}

interface Columns {
  /** How many cells each row has. */
  readonly count: number;
  /** Those with a name, in their order, with their index. */
  readonly named: readonly { readonly name: string; readonly index: number }[];
  /** Null if there is none, and the first record is a row itself. */
  readonly header: CsvRecord | null;
}

interface DraftRow extends Row {
  readonly fields: Record<string, string>;
}

/** Turns the records of a CSV file into rows, one at a time. */
export class CsvRows {
  readonly #options: Options;
  readonly #shownPath: string;
  readonly #rows: DraftRow[] = [];
  /** The first record, as long as only the next one tells whether it is a header. */
  #first: CsvRecord | null = null;
  #columns: Columns | null = null;
  /** Copied for each new row: objects of one shape take the least memory. */
  #empty: Readonly<Record<string, string>> = {};
  #blank: CsvRecord | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#shownPath = printablePath(options.path);
  }

  /** @throws UserError if it does not fit what came before */
  add(record: CsvRecord): void {
    if (this.#first !== null) this.#begin(this.#first, record);
    if (this.#columns !== null) this.#addBelow(record, this.#columns);
    else if (mayBeRow(record)) this.#first = record;
    else if (!isBlank(record)) this.#begin(record, null);
  }

  rows(): Row[] {
    if (this.#first !== null) this.#begin(this.#first, null);
    if (this.#options.hasDecimalCommas) {
      for (const { name } of this.#columns?.named ?? []) replaceDecimalCommas(this.#rows, name);
    }
    return this.#rows;
  }

  #begin(first: CsvRecord, second: CsvRecord | null): void {
    this.#first = null;
    this.#columns = columnsOf(first, second, this.#options);
    this.#empty = Object.fromEntries(this.#columns.named.map(({ name }) => [name, '']));
    if (this.#columns.header === null) this.#push(first, this.#columns);
  }

  /**
   * In one column, a blank line is a trial without a score. In several, blank rows may end the
   * file, as spreadsheets write them; between others, something was lost.
   */
  #addBelow(record: CsvRecord, columns: Columns): void {
    if (columns.count > 1 && isBlank(record)) {
      this.#blank ??= record;
      return;
    }
    if (this.#blank !== null) {
      throw damaged(this.#options.path, this.#blank.line, 'is empty', 'Correct it, or remove it.');
    }
    if (!repeatsHeader(record, columns.header)) this.#push(record, columns);
  }

  #push({ cells, line }: CsvRecord, { count, named, header }: Columns): void {
    const { path } = this.#options;
    if (cells.length !== count) {
      throw damaged(
        path,
        line,
        `has ${cells.length} cells, but the ${header === null ? 'first line' : 'header'} has ${count}`,
        'Correct the line; quote cells that contain the delimiter.',
      );
    }
    const fields = { ...this.#empty };
    for (const { name, index } of named) fields[name] = cells[index] ?? '';
    this.#rows.push({ where: `${this.#shownPath}, line ${line}`, path, fields });
  }
}

function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell === '');
}

/** Runs that append to one file write the header once more each. */
function repeatsHeader({ cells }: CsvRecord, header: CsvRecord | null): boolean {
  const others = header?.cells ?? [];
  return cells.length === others.length && cells.every((cell, i) => cell === others[i]);
}

/**
 * @param second the record below the first; null if it need not be known, or there is none
 * @throws UserError if the first record can be neither a header nor a row without one
 */
function columnsOf(first: CsvRecord, second: CsvRecord | null, options: Options): Columns {
  const { cells } = first;
  const isLoneNumber = cells.length === 1 && typeof readNumber(cells[0]) === 'number';
  if (isLoneNumber || (second !== null && isLike(first, second))) {
    return columnsWithoutHeader(first, options.path);
  }
  checkHeader(first, options.path);
  const names = cells.map((cell, i) => (i === 0 && cell === '' ? options.nameless : cell));
  const named = names.map((name, index) => ({ name, index })).filter(({ name }) => isName(name));
  return { count: cells.length, named, header: first };
}

/**
 * Whether only the next record tells that this is not a header: it has numbers and text. An index
 * may have no name above it, so with an empty first cell it is a header all the same.
 */
function mayBeRow({ cells }: CsvRecord): boolean {
  const kinds = cells.map(kindOf);
  return cells[0] !== '' && kinds.includes('number') && kinds.includes('other');
}

function isLike({ cells }: CsvRecord, second: CsvRecord): boolean {
  const kinds = cells.map(kindOf);
  return (
    second.cells.length === cells.length &&
    second.cells.map(kindOf).every((kind, i) => kind === 'missing' || kind === kinds[i])
  );
}

/** Words for unknown numbers, such as nan, are numbers here. */
function kindOf(cell: string): 'number' | 'missing' | 'other' {
  if (cell === '') return 'missing';
  return readNumber(withDecimalPoint(cell)) === 'other' ? 'other' : 'number';
}

const NAMES_FIRST = 'Put a line with the names of the columns first.';

/** Nothing tells which of several numbers is the score; and pandas calls nameless columns 0, 1 … */
function columnsWithoutHeader({ cells, line }: CsvRecord, path: string): Columns {
  const count = cells.length;
  if (count > 2 || (count === 2 && cells.includes('0'))) {
    throw damaged(path, line, 'has no header: it is like the line below it', NAMES_FIRST);
  }
  const named = cells.map((cell, index) => ({
    name: kindOf(cell) === 'number' ? 'score' : 'name',
    index,
  }));
  return { count, named, header: null };
}

function checkHeader({ cells, line }: CsvRecord, path: string): void {
  if (cells.every((name) => typeof readNumber(name) === 'number')) {
    throw damaged(path, line, 'has no header: all its cells are numbers', NAMES_FIRST);
  }
  if (cells.length === 1 && readNumber(cells[0]) === 'missing') {
    const fix = 'Put a line with the name of the column first.';
    throw damaged(path, line, `is ${shown(cells[0])}, but should be a header`, fix);
  }
  const seen = new Set(['']);
  const double = cells.find((name) => name !== '' && seen.size === seen.add(name).size);
  if (double === undefined) return;
  const what = `has two columns named ${JSON.stringify(printable(double))}`;
  throw damaged(path, line, what, 'Give every column a name of its own.');
}

/** Columns without a name are indexes; pandas gives them this name when it reads them. */
function isName(name: string): boolean {
  return name !== '' && !/^Unnamed: \d+(\.\d+)*$/.test(name);
}

const COMMA = /^[+-]?\d*,\d+(e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;
/** What may as well be a whole number of thousands: `1,234`. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** Reads the decimal commas that spreadsheets write in much of the world, if all of a column agrees. */
function replaceDecimalCommas(rows: readonly DraftRow[], name: string): void {
  const cells = rows.map(({ fields }) => fields[name] ?? '').filter((cell) => /\d/.test(cell));
  const isPlain = cells.every((cell) => COMMA.test(cell) || WHOLE.test(cell));
  if (!isPlain || !cells.some((cell) => COMMA.test(cell) && !THOUSANDS.test(cell))) return;
  for (const { fields } of rows) fields[name] = withDecimalPoint(fields[name] ?? '');
}

function withDecimalPoint(cell: string): string {
  return COMMA.test(cell) ? cell.replace(',', '.') : cell;
}

export function damaged(path: string, line: number, what: string, fix: string): UserError {
  return dataError(`${printablePath(path)}, line ${line}`, what, fix);
}
