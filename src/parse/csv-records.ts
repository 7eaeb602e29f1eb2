import { parse } from 'csv-parse/sync';
import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { checkRowCount } from './format.ts';

export interface CsvRecord {
  readonly cells: readonly string[];
  /** The line it starts on, from 1. */
  readonly line: number;
}

/** All records of a CSV file, blank lines among them; the cells without space around them. */
export function readRecords({ path, text }: SourceFile): CsvRecord[] {
  const delimiter = findDelimiter(text);
  const records: CsvRecord[] = [];
  let line = 1;
  const add = (cells: string[]) => {
    checkRowCount(records.length, path);
    records.push({ cells: cells.map((cell) => cell.trim()), line });
    line += 1 + cells.reduce((sum, cell) => sum + countLineEnds(cell), 0);
    return null;
  };
  try {
    parse(withoutTrailingBlanks(text, delimiter), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: add,
    });
  } catch (error) {
    throw error instanceof UserError
      ? error
      : damaged(error, `${printablePath(path)}, line ${line}`);
  }
  return records;
}

/** The commonest of the delimiters in the header outside quotes; a comma if there is none. */
function findDelimiter(text: string): string {
  const counts = new Map([',', ';', '\t'].map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (const character of text.trimStart()) {
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

function countLineEnds(cell: string): number {
  return cell.match(/\r\n|\n|\r/g)?.length ?? 0;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'has text after the closing quote of a cell',
  INVALID_OPENING_QUOTE: 'has a quote inside a cell that is not quoted',
};

function damaged(error: unknown, where: string): unknown {
  const code = (error as { code?: string }).code ?? '';
  const what = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
  if (what === undefined) return error;
  const fix = 'Put the whole cell in double quotes, and double every quote in it.';
  return new UserError({ fault: 'data', where, what, fix });
}
