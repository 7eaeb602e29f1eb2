import { UserError } from '../errors.ts';
import { piecesOf, printablePath, type SourceFile } from '../read/index.ts';

/** A line of a file, without its end. */
export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** Nothing ends the last line of some files: whoever wrote it may have been stopped in the middle. */
  readonly isEnded: boolean;
}

/** As long as a file may be that is held as a whole. */
const LONGEST = 64 * 2 ** 20;

/**
 * The lines of a file that are not blank; one at a time, for there may be very many.
 *
 * @throws UserError if one is too long to be held
 */
export async function* linesOf(file: SourceFile): AsyncGenerator<Line> {
  let [begun, number] = ['', 1];
  for await (const piece of piecesOf(file)) {
    let start = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', start)) {
      const text = begun + piece.slice(start, end);
      checkLength(text, number, file);
      if (!isBlank(text)) yield { text, number, isEnded: true };
      [begun, start, number] = ['', end + 1, number + 1];
    }
    begun += piece.slice(start);
    checkLength(begun, number, file);
  }
  if (!isBlank(begun)) yield { text: begun, number, isEnded: false };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function checkLength({ length }: string, line: number, { path }: SourceFile): void {
  if (length <= LONGEST) return;
  throw new UserError({
    fault: 'data',
    where: `${printablePath(path)}, line ${line}`,
    what: `is longer than ${LONGEST / 2 ** 20} MiB`,
    fix: 'Write one trial a line, with the keys that are compared.',
  });
}
