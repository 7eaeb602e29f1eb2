import { UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import type { CsvRecord } from './csv-records.ts';
import { withDecimalPoint } from './decimal-comma.ts';
import { readNumber, shown } from './number.ts';

/** What the cells of each row are, by the header. */
export interface CsvColumns {
  /** How many cells each row has. */
  readonly count: number;
  /** Those with a name, in their order, and where they are. */
  readonly named: readonly { readonly name: string; readonly place: number }[];
  /** The header; null if there is none, and the first record is a row itself. */
  readonly header: CsvRecord | null;
}

interface Options {
  readonly path: string;
  /** What the first column is called if it has no name; empty to leave it out as the others. */
  readonly nameless: string;
}

/**
 * @param second the record below the first; null if that need not be known, or there is none
 * @throws UserError if the first record can be neither a header nor a row without one
 */
export function columnsOf(
  first: CsvRecord,
  second: CsvRecord | null,
  { path, nameless }: Options,
): CsvColumns {
  const { cells } = first;
  const count = cells.length;
  if (isLoneNumber(first) || (second !== null && isLike(first, second))) {
    return columnsWithoutHeader(first, path);
  }
  checkHeader(first, path);
  const names = cells.map((cell, place) => (place === 0 && cell === '' ? nameless : cell));
  const named = names.map((name, place) => ({ name, place })).filter(({ name }) => isName(name));
  return { count, named, header: first };
}

function isLoneNumber({ cells }: CsvRecord): boolean {
  return cells.length === 1 && typeof readNumber(cells[0]) === 'number';
}

/**
 * Whether only the next record tells that this is no header: it has numbers beside text. Above an
 * index there may be no name, so that without one it is a header all the same.
 */
export function mayBeRow({ cells }: CsvRecord): boolean {
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

/** What is written for a number that is not known is one. */
function kindOf(cell: string): 'number' | 'missing' | 'other' {
  if (cell === '') return 'missing';
  return readNumber(withDecimalPoint(cell)) === 'other' ? 'other' : 'number';
}

/** Which of several numbers is the score, nothing tells; and pandas calls nameless columns 0, 1 … */
function columnsWithoutHeader(row: CsvRecord, path: string): CsvColumns {
  const kinds = row.cells.map(kindOf);
  const count = kinds.length;
  if (count > 2 || (count === 2 && row.cells.includes('0'))) {
    const what = 'has no header: it is like the line below it';
    throw damaged(row, path, { what, fix: NAMES_FIRST });
  }
  const named = kinds.map((kind, place) => ({ name: kind === 'number' ? 'score' : 'name', place }));
  return { count, named, header: null };
}

const NAMES_FIRST = 'Put a line with the names of the columns first.';

function checkHeader(header: CsvRecord, path: string): void {
  const names = header.cells.filter((name) => name !== '');
  if (header.cells.every((name) => typeof readNumber(name) === 'number')) {
    const what = 'has no header: all its cells are numbers';
    throw damaged(header, path, { what, fix: NAMES_FIRST });
  }
  const [first] = header.cells;
  if (header.cells.length === 1 && readNumber(first) === 'missing') {
    const what = `is ${shown(first)} where a header should be`;
    throw damaged(header, path, { what, fix: 'Put a line with the name of the column first.' });
  }
  const double = firstRepeated(names);
  if (double === undefined) return;
  const what = `has two columns named ${JSON.stringify(printable(double))}`;
  throw damaged(header, path, { what, fix: 'Give every column a name of its own.' });
}

function firstRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}

/** Columns without a name are indexes; this is what pandas calls those that it has read. */
function isName(name: string): boolean {
  return name !== '' && !/^Unnamed: \d+(\.\d+)*$/.test(name);
}

interface Damage {
  readonly what: string;
  readonly fix: string;
}

/** What is wrong with a record, as an error the user can act on. */
export function damaged({ line }: CsvRecord, path: string, { what, fix }: Damage): UserError {
  return new UserError({ fault: 'data', where: `${printablePath(path)}, line ${line}`, what, fix });
}
