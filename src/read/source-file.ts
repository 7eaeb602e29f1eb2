import type { UserError } from '../errors.ts';

/** One file of a sweep. */
export interface SourceFile {
  /** As the user gave it, or below what the user gave; untrusted text. */
  readonly path: string;
  /** Its content without a byte order mark; empty if it is not text. */
  readonly text: string;
  /** Why there is no text: tools leave many files in their folders that nobody needs to read. */
  readonly refusal?: UserError;
  /** The bytes of an SQLite database. */
  readonly database?: Buffer;
}
