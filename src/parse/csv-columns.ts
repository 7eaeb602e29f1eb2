import { UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import type { CsvRecord } from './csv-records.ts';
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

/** What the only column of a file without a header is called. */
const UNNAMED_COLUMN = 'score';

interface Options {
  readonly path: string;
  /** What the first column is called if it has no name; empty to leave it out as the others. */
  readonly nameless: string;
}

/** @throws UserError if the first record can be neither a header nor a row without one */
export function columnsOf(first: CsvRecord, { path, nameless }: Options): CsvColumns {
  const { cells } = first;
  const count = cells.length;
  if (count === 1 && typeof readNumber(cells[0]) === 'number') {
    return { count, named: [{ name: UNNAMED_COLUMN, place: 0 }], header: null };
  }
  checkHeader(first, path);
  const names = cells.map((cell, place) => (place === 0 && cell === '' ? nameless : cell));
  const named = names.map((name, place) => ({ name, place })).filter(({ name }) => isName(name));
  return { count, named, header: first };
}

function checkHeader(header: CsvRecord, path: string): void {
  const names = header.cells.filter((name) => name !== '');
  if (header.cells.every((name) => typeof readNumber(name) === 'number')) {
    const fix = 'Put a line with the names of the columns first.';
    throw damaged(header, path, { what: 'has no header: all its cells are numbers', fix });
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
