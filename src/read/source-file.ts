import type { UserError } from '../errors.ts';

/** One file of a sweep. */
export interface SourceFile {
  /** As the user gave it, or below what the user gave; untrusted text. */
  readonly path: string;
  /**
   * Its content, without a byte order mark: the whole of it, or the beginning of a large file, with
   * the first line that says something; empty if it is no text.
   */
  readonly text: string;
  /** Only of a file too large to be held: `text` is its beginning then. */
  readonly large?: LargeText;
  /** Why there is no text. The folders of tools have files that nobody needs to read. */
  readonly refusal?: UserError;
  /** The bytes of an SQLite database. */
  readonly database?: Buffer;
}

/** Text that is read piece by piece, and never held as a whole. */
export interface LargeText {
  /** As the file was when it was found. */
  readonly bytes: number;
  /**
   * All of it, from its beginning, each time anew. A piece may end anywhere between two characters.
   *
   * @throws UserError, while it is read, where the file turns out not to be UTF-8 text
   */
  readonly open: () => AsyncIterable<string>;
}

/** All of a file's text: in pieces if it is large, else in one. */
export function piecesOf({ text, large }: SourceFile): AsyncIterable<string> | Iterable<string> {
  return large?.open() ?? [text];
}
