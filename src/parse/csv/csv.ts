import { type Options, parse } from 'csv-parse/sync';
import { detailOf, type UserError } from '../../errors.ts';
import type { SourceFile } from '../../read/index.ts';
import { plainTrials } from '../plain-trials.ts';
import { checkRowCount, type FileFormat, plainTable, type Row } from '../table.ts';
import { CsvRows, damaged } from './rows.ts';

/** Cells separated by commas, semicolons or tabs, below a header or without one. */
export const csv: FileFormat = {
  kind: 'file',
  name: 'csv',
  title: 'CSV or TSV',
  isGeneric: true,
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed trial.',
  marks: { text: [/^\s*(?![\s[{<])/] },
  read: (file) => plainTable(plainTrials(readCsv(file), file.path)),
};

interface CsvOptions {
  /** What the first column is called if it has no name; by default it is left out, as others are. */
  readonly nameless?: string;
}

const MAX_RECORD_BYTES = 2 ** 20;

const OPTIONS: Options = {
  // Python on Windows turns its own line end \r\n into \r\r\n.
  record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
  relax_column_count: true,
  max_record_size: MAX_RECORD_BYTES,
};

/**
 * The rows of a CSV file; also for tools whose tables are CSV. Cells are without space around them.
 *
 * @throws UserError where the file is damaged
 */
export function readCsv({ path, text }: SourceFile, { nameless = '' }: CsvOptions = {}): Row[] {
  const delimiter = findDelimiter(text);
  const rows = new CsvRows({ path, nameless, hasDecimalCommas: delimiter !== ',' });
  let [line, count] = [1, 0];
  const onRecord = (cells: string[]) => {
    checkRowCount(count++, path);
    let lines = 1;
    for (const [i, cell] of cells.entries()) {
      if (cell.includes('\n') || cell.includes('\r')) lines += countLineEnds(cell);
      cells[i] = cell.trim();
    }
    rows.add({ cells, line });
    line += lines;
    return null;
  };
  try {
    parse(trimEnd(text, delimiter), { ...OPTIONS, delimiter, on_record: onRecord });
  } catch (error) {
    throw explain(error, path, line);
  }
  return rows.rows();
}

/** Blank lines at the end mean nothing; a row of only tabs might be a row. */
function trimEnd(text: string, delimiter: string): string {
  const blanks = delimiter === '\t' ? '\r\n ' : '\r\n\t ';
  let end = text.length;
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function countLineEnds(cell: string): number {
  return cell.match(/\r{0,2}\n|\r/g)?.length ?? 0;
}

const DOUBLE_QUOTES = 'Put the whole cell in double quotes, and double every quote in it.';

const PROBLEMS: ReadonlyMap<string, readonly [what: string, fix: string]> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', ['has a quote that is never closed', DOUBLE_QUOTES]],
  ['CSV_INVALID_CLOSING_QUOTE', ['has text after the closing quote of a cell', DOUBLE_QUOTES]],
  ['INVALID_OPENING_QUOTE', ['has a quote inside a cell that is not quoted', DOUBLE_QUOTES]],
  [
    'CSV_MAX_RECORD_SIZE',
    ['is longer than 1 MiB', 'Keep one row per trial, with the columns that are compared.'],
  ],
]);

function explain(error: unknown, path: string, line: number): UserError | unknown {
  const problem = PROBLEMS.get(detailOf(error, 'code'));
  return problem === undefined ? error : damaged(path, line, ...problem);
}

/** Longer headers are not written by any tool. */
const MAX_HEADER = 2 ** 20;

/** The names of the columns of text that may be CSV, to tell which tool wrote it. */
export function headerOf(text: string): string[] {
  const [line = ''] = text
    .slice(0, MAX_HEADER)
    .trimStart()
    .split(/[\r\n]/, 1);
  return line.split(findDelimiter(line)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/**
 * The most frequent delimiter in the header outside quotes; a comma if there is none. If others are
 * as frequent, commas belong to numbers.
 */
function findDelimiter(text: string): string {
  const counts = new Map([',', ';', '\t'].map((delimiter) => [delimiter, 0]));
  let quoted = false;
  // Skip blank lines, but a tab before the header stands for a column without a name.
  const name = text.search(/\S/);
  const start = Math.max(text.lastIndexOf('\n', name), text.lastIndexOf('\r', name)) + 1;
  for (let i = start; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > 0 && one[1] >= most[1] ? one : most))[0];
}
