import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';

/** What a line or a record may hold. */
export const LONGEST_RECORD = 2 ** 20;

/** More blanks are kept back nowhere: files that are held as a whole never have as many. */
const MOST_BLANKS = 64 * 2 ** 20;

type Pieces = AsyncIterable<string> | Iterable<string>;

/**
 * The text of a CSV file up to its last character that is no blank, in pieces. Blank lines at the
 * end say nothing; a row of tabs alone might be a row.
 *
 * @throws UserError if a line is too long: what comes before it has been given out by then
 */
export async function* withoutTrailingBlanks(
  pieces: Pieces,
  { path, delimiter }: { readonly path: string; readonly delimiter: string },
): AsyncGenerator<string> {
  const blanks = delimiter === '\t' ? '\r\n ' : '\r\n\t ';
  let back = '';
  for await (const piece of wholeLines(pieces, path)) {
    const end = endOf(piece, blanks);
    if (end > 0) yield back + piece.slice(0, end);
    back = end > 0 ? piece.slice(end) : back + piece;
    if (back.length > MOST_BLANKS) throw tooManyBlanks(path);
  }
}

function endOf(text: string, blanks: string): number {
  let end = text.length;
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--;
  return end;
}

/** The same text, cut at the ends of lines alone. So errors are the same, wherever a piece ends. */
async function* wholeLines(pieces: Pieces, path: string): AsyncGenerator<string> {
  let [begun, line] = ['', 1];
  for await (const piece of pieces) {
    const text = begun + piece;
    const { end, count, isTooLong } = measure(text);
    if (end > 0) yield text.slice(0, end);
    if (isTooLong) throw tooLong(path, line + count);
    [begun, line] = [text.slice(end), line + count];
  }
  const isTooLong = begun.replace(/\r{1,2}$/, '').length > LONGEST_RECORD;
  if (isTooLong) throw tooLong(path, line);
  yield begun;
}

interface Lines {
  /** Where the last complete line ends that is not too long. */
  readonly end: number;
  readonly count: number;
  /** The parser counts what is in the cells alone, and a line may be delimiters alone. */
  readonly isTooLong: boolean;
}

function measure(text: string): Lines {
  // Carriage returns at the end may be a part of what ends the line.
  const lineEnd = /\r{0,2}\n|\r(?!\r?$)/g;
  for (let [end, count] = [0, 0]; ; count++) {
    const found = lineEnd.exec(text);
    const length = (found?.index ?? text.length - 1) - end;
    if (found === null || length > LONGEST_RECORD) {
      return { end, count, isTooLong: length > LONGEST_RECORD };
    }
    end = lineEnd.lastIndex;
  }
}

export function tooLong(path: string, line: number): UserError {
  return new UserError({
    fault: 'data',
    where: `${printablePath(path)}, line ${line}`,
    what: 'is longer than 1 MiB',
    fix: 'Keep one row a trial, with the columns that are compared.',
  });
}

function tooManyBlanks(path: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `has ${MOST_BLANKS / 2 ** 20} MiB of blanks at a stretch`,
    fix: 'Check what wrote it.',
  });
}
