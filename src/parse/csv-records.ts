import { parse } from 'csv-parse/sync';
import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { checkRowCount } from './format.ts';

export interface CsvRecord {
  readonly cells: readonly string[];
  /** The line it starts on, from 1. */
  readonly line: number;
}

/** What a record may hold: memory for millions of cells would run out before the file does. */
const MOST_CELLS = 10_000;
const LONGEST_RECORD = 2 ** 20;

/** All records of a CSV file, blank lines among them; the cells without space around them. */
export function readRecords({ path, text }: SourceFile): CsvRecord[] {
  checkLineLengths(text, path);
  const delimiter = findDelimiter(text);
  const records: CsvRecord[] = [];
  let line = 1;
  const add = (cells: string[]) => {
    checkRowCount(records.length, path);
    if (cells.length > MOST_CELLS) throw tooManyCells(path, line);
    records.push({ cells: cells.map((cell) => cell.trim()), line });
    line += 1 + cells.reduce((sum, cell) => sum + countLineEnds(cell), 0);
    return null;
  };
  try {
    parse(withoutTrailingBlanks(text, delimiter), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: LONGEST_RECORD,
      on_record: add,
    });
  } catch (error) {
    throw error instanceof UserError ? error : damaged(error, path, line);
  }
  return records;
}

/** The commonest of the delimiters in the header outside quotes; a comma if there is none. */
export function findDelimiter(text: string): string {
  const counts = new Map([',', ';', '\t'].map((delimiter) => [delimiter, 0]));
  let quoted = false;
  // Blank lines say nothing, but a tab before the header is that of a column without a name.
  const name = text.search(/\S/);
  const start = Math.max(text.lastIndexOf('\n', name), text.lastIndexOf('\r', name)) + 1;
  for (const character of text.slice(start)) {
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Blank lines at the end say nothing; a row of tabs alone might be a row. */
function withoutTrailingBlanks(text: string, delimiter: string): string {
  const blanks = delimiter === '\t' ? '\r\n ' : '\r\n\t ';
  let end = text.length;
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The parser counts what is in the cells alone, and a line may be delimiters alone. */
function checkLineLengths(text: string, path: string): void {
  const lineEnd = /\r\n|\n|\r|$/g;
  for (let [start, line] = [0, 1]; start < text.length; line++) {
    lineEnd.lastIndex = start;
    const end = lineEnd.exec(text);
    const at = end?.index ?? text.length;
    if (at - start > LONGEST_RECORD) throw tooLong(path, line);
    start = at + (end?.[0].length || 1);
  }
}

function countLineEnds(cell: string): number {
  return cell.match(/\r\n|\n|\r/g)?.length ?? 0;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'has text after the closing quote of a cell',
  INVALID_OPENING_QUOTE: 'has a quote inside a cell that is not quoted',
};

function damaged(error: unknown, path: string, line: number): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'CSV_MAX_RECORD_SIZE') return tooLong(path, line);
  const what = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
  if (what === undefined) return error;
  const fix = 'Put the whole cell in double quotes, and double every quote in it.';
  return refusal(path, line, { what, fix });
}

const FEWER_COLUMNS = 'Keep one row a trial, with the columns that are compared.';

function tooLong(path: string, line: number): UserError {
  return refusal(path, line, { what: 'is longer than 1 MiB', fix: FEWER_COLUMNS });
}

function tooManyCells(path: string, line: number): UserError {
  return refusal(path, line, { what: `has more than ${MOST_CELLS} cells`, fix: FEWER_COLUMNS });
}

function refusal(path: string, line: number, said: { what: string; fix: string }): UserError {
  return new UserError({ fault: 'data', where: `${printablePath(path)}, line ${line}`, ...said });
}
