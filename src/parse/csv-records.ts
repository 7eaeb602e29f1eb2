import { type Options, type Parser, parse } from 'csv-parse';
import { UserError } from '../errors.ts';
import { piecesOf, printablePath, type SourceFile } from '../read/index.ts';
import { LONGEST_RECORD, tooLong, withoutTrailingBlanks } from './csv-text.ts';
import { checkRowCount } from './format.ts';

export interface CsvRecord {
  readonly cells: readonly string[];
  /** The line it starts on, from 1. */
  readonly line: number;
}

/** Memory for millions of cells would run out before the file does. */
const MOST_CELLS = 10_000;

const OPTIONS: Options = {
  // Python on Windows makes of its own line end \r\n another one.
  record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
  relax_column_count: true,
  max_record_size: LONGEST_RECORD,
};

/**
 * Gives out all records of a CSV file, one after the other, blank lines among them; the cells
 * without space around them.
 *
 * @throws UserError where the file is damaged: all records before have been given out by then
 */
export async function readRecords(
  file: SourceFile,
  take: (record: CsvRecord) => void,
): Promise<void> {
  const { path, text } = file;
  const delimiter = findDelimiter(text);
  let [line, count] = [1, 0];
  const onRecord = (cells: string[]) => {
    checkRowCount(count++, path);
    if (cells.length > MOST_CELLS) throw tooManyCells(path, line);
    take({ cells: cells.map((cell) => cell.trim()), line });
    line += 1 + cells.reduce((sum, cell) => sum + countLineEnds(cell), 0);
    return null;
  };
  const pieces = withoutTrailingBlanks(piecesOf(file), { path, delimiter });
  try {
    await parseAll(pieces, parse({ ...OPTIONS, delimiter, on_record: onRecord }));
  } catch (error) {
    throw error instanceof UserError ? error : damaged(error, path, line);
  }
}

/** Piece by piece: the first error in the file is the one that is told. */
async function parseAll(pieces: AsyncIterable<string>, parser: Parser): Promise<void> {
  // What fails is told where it is written; a stream that nobody listens to ends the program.
  parser.on('error', () => {});
  for await (const piece of pieces) {
    await done((tell) => parser.write(piece, tell));
  }
  await done((tell) => parser.end(tell));
}

type Tell = (error?: Error | null) => void;

function done(work: (tell: Tell) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}

/**
 * The commonest of the delimiters in the header outside quotes; a comma if there is none. Where
 * others are as common, commas are those of numbers.
 */
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
  return [...counts].reduce((most, one) => (one[1] > 0 && one[1] >= most[1] ? one : most))[0];
}

function countLineEnds(cell: string): number {
  return cell.match(/\r{0,2}\n|\r/g)?.length ?? 0;
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

function tooManyCells(path: string, line: number): UserError {
  const fix = 'Keep one row a trial, with the columns that are compared.';
  return refusal(path, line, { what: `has more than ${MOST_CELLS} cells`, fix });
}

function refusal(path: string, line: number, said: { what: string; fix: string }): UserError {
  return new UserError({ fault: 'data', where: `${printablePath(path)}, line ${line}`, ...said });
}
