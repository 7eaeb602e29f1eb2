import { parse } from 'csv-parse/sync';
import { dataError, detailOf } from '../errors.ts';
import { printable } from '../printable.ts';
import { type SourceFile, type TableFile, textIfAny, textOf } from '../read/index.ts';
import { plainTrials, refuseSummary } from './columns/names.ts';
import {
  checkColumnCount,
  checkRowCount,
  type FileFormat,
  MAX_COLUMNS,
  MAX_ROWS,
  plainTable,
  type Row,
} from './table.ts';
import { readNumber } from './values.ts';

export const csv: FileFormat = {
  name: 'csv',
  title: 'CSV or TSV',
  isGeneric: true,
  marks: { text: [/^\s*(?![\s[{<])/] },
  read: (file) => plainTable(plainTrials(readCsv(file), file.path)),
};

/** A table in Apache Parquet. One with the columns of a tool is in the format of the tool's CSV. */
export const parquet: FileFormat = {
  ...csv,
  name: 'parquet',
  title: 'Parquet',
  marks: { isParquet: true },
};

/** Python on Windows turns its own line end \r\n into \r\r\n. */
const LINE_ENDS = ['\r\r\n', '\r\n', '\n', '\r'];

type CsvRecord = Readonly<{ cells: readonly string[]; line: number }>;

/** The rows of CSV, or of Parquet as CSV has them. The first column is left out if it has no name, unless it is given one. */
export function readCsv(file: SourceFile, nameless = ''): Row[] {
  if (file.kind === 'table') return rowsOf(file, nameless);
  const { path } = file;
  const text = textOf(file);
  const records = recordsIn(text, path);
  const start = records.findIndex((record) => !isBlank(record));
  const first = records[start];
  if (first === undefined) return [];
  const columns = columnsOf(first, path, nameless);
  const rows = records
    .slice(columns.header === null ? start : start + 1)
    .filter((record) => columns.count === 1 || !isBlankLine(record));
  // Spreadsheets may write rows without values at the end; between others, something was lost.
  const last = rows.findLastIndex((record) => columns.count === 1 || !isBlank(record));
  const kept = rows.slice(0, last + 1);
  // pandas keeps the names of its rows in a column without one.
  if (columns.header?.cells[0] === '' && nameless === '') {
    const names = kept.map(({ cells }) => cells[0]);
    const places = kept.map(({ line }) => ({ path, line }));
    refuseSummary(names, places, true);
  }
  return kept
    .filter((record) => !repeatsHeader(record, columns.header))
    .map((record) => toRow(record, columns, path));
}

function rowsOf({ path, columns }: TableFile, nameless: string): Row[] {
  const named = [...columns]
    .map(([name, cells]) => [name === INDEX ? nameless : name, cells] as const)
    .filter(([name]) => !NAMELESS.test(name));
  const empty = Object.fromEntries(named.map(([name]) => [name, '']));
  const [[, first = []] = []] = columns;
  return first.map((_, i) => {
    const fields: Record<string, unknown> = { ...empty };
    for (const [name, cells] of named) fields[name] = cells[i];
    return { path, part: `row ${i + 1}`, fields };
  });
}

function toRow(record: CsvRecord, { count, named, empty }: Columns, path: string): Row {
  checkCells(record, count, path);
  const { cells, line } = record;
  // Copies of one object have one shape, which takes the least memory.
  const fields: Record<string, string> = { ...empty };
  for (const { name, index } of named) fields[name] = cells[index] ?? '';
  return { path, line, fields };
}

function checkCells(record: CsvRecord, count: number, path: string): void {
  const { cells, line } = record;
  // In one column, a blank line is a trial without a score; among several, it is nothing.
  if (count > 1 && isBlankLine(record)) return;
  if (count > 1 && isBlank(record))
    throw dataError({ path, line }, 'is empty', 'Fill or remove it.');
  if (cells.length === count) return;
  const what = `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the first line has ${count}`;
  const fix = 'Correct the line; quote cells that contain the delimiter.';
  throw dataError({ path, line }, what, fix);
}

function recordsIn(text: string, path: string): CsvRecord[] {
  const delimiter = findDelimiter(text);
  const body = trimEnd(text, delimiter);
  // Without quotes, as in most files, a line is a record, which is quicker to read. No more is read than is refused.
  if (!body.includes('"')) {
    const lines = body.split(LINE_END, MAX_ROWS + 2);
    checkRowCount(lines.length - 1, path);
    return lines.map((text, i) => ({
      line: i + 1,
      cells: text.split(delimiter, MAX_COLUMNS + 1).map((cell) => cell.trim()),
    }));
  }
  const records: CsvRecord[] = [];
  // The parser expects as many cells as its first record has, which is not to be a blank line.
  const [blank = ''] = /^\s*[\r\n]/.exec(body) ?? [];
  let line = 1 + lineEnds(blank);
  const onRecord = (cells: string[]) => {
    checkRowCount(records.length, path);
    const record = { line, cells: cells.map((cell) => cell.trim()) };
    records.push(record);
    const count = records[0]?.cells.length ?? 0;
    // At the first: the parser would make an error of each, with a stack, which takes long.
    if (cells.length !== count && !isBlank(record)) checkCells(record, count, path);
    line++;
    for (const cell of cells) if (/[\r\n]/.test(cell)) line += lineEnds(cell);
    return null;
  };
  try {
    const options = { record_delimiter: LINE_ENDS, relax_column_count: true, delimiter };
    parse(body.slice(blank.length), { ...options, on_record: onRecord });
  } catch (error) {
    if (!detailOf(error, 'code').includes('QUOTE')) throw error;
    const what = 'has a quote inside a cell, or one that is never closed';
    const fix = 'Put the whole cell in double quotes, and double every quote in it.';
    throw dataError({ path, line }, what, fix);
  }
  return records;
}

const LINE_END = /\r{0,2}\n|\r/;
const lineEnds = (text: string) => text.split(LINE_END).length - 1;

/** Blank lines at the end mean nothing; a row of only tabs might be a row. */
function trimEnd(text: string, delimiter: string): string {
  const blanks = delimiter === '\t' ? '\r\n ' : '\r\n\t ';
  let end = text.length;
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

export function headerOf(file: SourceFile): readonly string[] {
  return file.kind === 'table' ? [...file.columns.keys()] : headerIn(textIfAny(file));
}

export function headerIn(text: string): string[] {
  const line = firstLine(text).trimStart();
  return line.split(findDelimiter(line)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/** Longer headers are not written by any tool. */
const MAX_HEADER = 2 ** 20;

/** The first that is not blank; a tab before its text stands for a column without a name. */
function firstLine(text: string): string {
  const [line = ''] = text
    .slice(0, MAX_HEADER)
    .replace(/^\s*[\r\n]/, '')
    .split(/[\r\n]/, 1);
  return line;
}

/** The most frequent in the header outside quotes. If another is as frequent as commas, these are in numbers. */
function findDelimiter(text: string): string {
  const plain = firstLine(text).replace(/"[^"]*"?/g, '');
  const count = (delimiter: string) => plain.split(delimiter).length - 1;
  return [',', ';', '\t'].reduce((most, next) =>
    count(next) > 0 && count(next) >= count(most) ? next : most,
  );
}

type Columns = ReturnType<typeof columnsOf>;

/** Columns without a name are indexes; pandas gives them this name when it reads them. */
const NAMELESS = /^(Unnamed: \d+(\.\d+)*|__index_level_\d+__)?$/;
const INDEX = '__index_level_0__';

/** How many cells each row has, the columns with a name, and the fields of a row without values. */
function columnsOf(first: CsvRecord, path: string, nameless: string) {
  const [top = '', ...others] = first.cells;
  const isRow = others.length === 0 && readNumber(top) !== 'other';
  // Without a name above the index, it is a header all the same: pandas names columns 0, 1, …
  if (!isRow && top !== '' && first.cells.some((cell) => typeof readNumber(cell) === 'number')) {
    const fix = 'Put a line with the names of the columns first; a name cannot be a number.';
    throw dataError({ path, line: first.line }, 'has no header', fix);
  }
  const cells = isRow ? ['score'] : first.cells;
  // Before anything is made of each.
  checkColumnCount(cells.length, path);
  const named = cells
    .map((cell, index) => ({ name: index === 0 && cell === '' ? nameless : cell, index }))
    .filter(({ name }) => !NAMELESS.test(name));
  const seen = new Set<string>();
  const double = named.find(({ name }) => seen.size === seen.add(name).size);
  if (double !== undefined) {
    const what = `has two columns named ${JSON.stringify(printable(double.name))}`;
    throw dataError({ path, line: first.line }, what, 'Give every column a name of its own.');
  }
  const empty = Object.fromEntries(named.map(({ name }) => [name, '']));
  // Without a header, the first record is a row itself.
  return { count: cells.length, named, header: isRow ? null : first, empty };
}

function isBlankLine({ cells }: CsvRecord): boolean {
  return cells.length === 1 && cells[0] === '';
}

function isBlank({ cells }: CsvRecord): boolean {
  return cells.every((cell) => cell === '');
}

/** Runs that append to one file write the header once more each. */
function repeatsHeader({ cells }: CsvRecord, header: CsvRecord | null): boolean {
  const others = header?.cells ?? [];
  return cells.length === others.length && cells.every((cell, i) => cell === others[i]);
}
