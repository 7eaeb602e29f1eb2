import { UserError } from '../errors.ts';
import { printable, printablePath, type SourceFile } from '../read/index.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import type { Format, Row } from './format.ts';
import { readNumber } from './number.ts';

/** Cells separated by commas, semicolons or tabs, below a header. */
export const csv: Format = {
  name: 'csv',
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed trial.',
  detect: (text) => !/^\s*[[{<]/.test(text),
  read,
};

/** What the only column of a file without a header is called. */
const UNNAMED_COLUMN = 'score';

function read(file: SourceFile): Row[] {
  const records = readRecords(file);
  const start = records.findIndex((record) => !isBlank(record));
  const header = records[start];
  if (header === undefined) return [];
  const columns = header.cells.length;
  if (columns === 1 && isNumeric(header.cells[0])) {
    return records.slice(start).map((record) => toRow([UNNAMED_COLUMN], record, file));
  }

  checkHeader(header, file);
  return records
    .slice(start + 1)
    .filter((record) => columns === 1 || !isBlank(record))
    .filter((record) => !repeats(record, header))
    .map((record) => toRow(header.cells, record, file));
}

function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell === '');
}

/** Runs that append to one file write the header once more each. */
function repeats({ cells }: CsvRecord, header: CsvRecord): boolean {
  return cells.length === header.cells.length && cells.every((cell, i) => cell === header.cells[i]);
}

function isNumeric(cell: string | undefined): boolean {
  return readNumber(cell) !== 'other';
}

function checkHeader(header: CsvRecord, file: SourceFile): void {
  const names = header.cells.filter((name) => name !== '');
  if (header.cells.every((name) => typeof readNumber(name) === 'number')) {
    const fix = 'Put a line with the names of the columns first.';
    throw damaged(file, header, { what: 'has no header: all its cells are numbers', fix });
  }
  const double = names.find((name, i) => names.indexOf(name) < i);
  if (double === undefined) return;
  const what = `has two columns named ${JSON.stringify(printable(double))}`;
  throw damaged(file, header, { what, fix: 'Give every column a name of its own.' });
}

function toRow(names: readonly string[], record: CsvRecord, file: SourceFile): Row {
  const { cells, line } = record;
  if (cells.length !== names.length) {
    const what = `has ${cells.length} cells, and the header has ${names.length}`;
    throw damaged(file, record, {
      what,
      fix: 'Correct the line; quote cells that hold the delimiter.',
    });
  }
  const named = names.map((name, i) => [name, cells[i]]).filter(([name]) => name !== '');
  return { where: `${printablePath(file.path)}, line ${line}`, fields: Object.fromEntries(named) };
}

interface Damage {
  readonly what: string;
  readonly fix: string;
}

function damaged({ path }: SourceFile, { line }: CsvRecord, { what, fix }: Damage): UserError {
  return new UserError({ fault: 'data', where: `${printablePath(path)}, line ${line}`, what, fix });
}
