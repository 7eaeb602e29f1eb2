import { UserError } from '../errors.ts';
import { printable, printablePath, type SourceFile } from '../read/index.ts';
import { type CsvRecord, findDelimiter, readRecords } from './csv-records.ts';
import { withDecimalPoints } from './decimal-comma.ts';
import { type FileFormat, plainTable, type Row } from './format.ts';
import { readNumber, shown } from './number.ts';

/** Cells separated by commas, semicolons or tabs, below a header. */
export const csv: FileFormat = {
  kind: 'file',
  name: 'csv',
  title: 'CSV or TSV with a header',
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed trial.',
  detect: ({ text, database }) => !database && !/^\s*[[{<]/.test(text),
  read: (file) => plainTable(readCsv(file)),
};

/** What the only column of a file without a header is called. */
const UNNAMED_COLUMN = 'score';

/** The rows below a header; also of tools whose tables are CSV. */
export function readCsv(file: SourceFile): Row[] {
  const records = readRecords(file);
  const start = records.findIndex((record) => !isBlank(record));
  const header = records[start];
  if (header === undefined) return [];
  const columns = header.cells.length;
  if (columns === 1 && isNumber(header.cells[0])) {
    return records.slice(start).map((record) => toRow([UNNAMED_COLUMN], record, file));
  }

  checkHeader(header, file);
  const rows = rowsBelow(records.slice(start + 1), { columns, file }).filter(
    (record) => !repeats(record, header),
  );
  const hasCommas = findDelimiter(file.text) !== ',';
  return (hasCommas ? withDecimalPoints(rows) : rows).map((row) => toRow(header.cells, row, file));
}

/**
 * In one column, a blank line is a trial without a score. In several, rows without any value may
 * end the file, as spreadsheets write them; one between others is where something was lost.
 */
function rowsBelow(
  records: readonly CsvRecord[],
  { columns, file }: { columns: number; file: SourceFile },
): readonly CsvRecord[] {
  if (columns === 1) return records;
  const rows = records.slice(0, records.findLastIndex((record) => !isBlank(record)) + 1);
  const empty = rows.find(isBlank);
  if (empty === undefined) return rows;
  throw damaged(file, empty, { what: 'is empty', fix: 'Correct the line, or remove it.' });
}

function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell === '');
}

/** Runs that append to one file write the header once more each. */
function repeats({ cells }: CsvRecord, header: CsvRecord): boolean {
  return cells.length === header.cells.length && cells.every((cell, i) => cell === header.cells[i]);
}

function isNumber(cell: string | undefined): boolean {
  return typeof readNumber(cell) === 'number';
}

function checkHeader(header: CsvRecord, file: SourceFile): void {
  const names = header.cells.filter((name) => name !== '');
  if (header.cells.every((name) => typeof readNumber(name) === 'number')) {
    const fix = 'Put a line with the names of the columns first.';
    throw damaged(file, header, { what: 'has no header: all its cells are numbers', fix });
  }
  const [first] = header.cells;
  if (header.cells.length === 1 && readNumber(first) === 'missing') {
    const what = `is ${shown(first)} where a header should be`;
    throw damaged(file, header, { what, fix: 'Put a line with the name of the column first.' });
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
  const named = names.map((name, i) => [name, cells[i]] as const).filter(([name]) => isName(name));
  const where = `${printablePath(file.path)}, line ${line}`;
  return { where, path: file.path, fields: Object.fromEntries(named) };
}

/** Columns without a name are indexes; this is what pandas calls those that it has read. */
function isName(name: string): boolean {
  return name !== '' && !/^Unnamed: \d+(\.\d+)*$/.test(name);
}

interface Damage {
  readonly what: string;
  readonly fix: string;
}

function damaged({ path }: SourceFile, { line }: CsvRecord, { what, fix }: Damage): UserError {
  return new UserError({ fault: 'data', where: `${printablePath(path)}, line ${line}`, what, fix });
}
