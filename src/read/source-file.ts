import type { UserError } from '../errors.ts';

/** One file of a sweep. */
export interface SourceFile {
  /** As the user gave it, or below what the user gave; untrusted text. */
  readonly path: string;
  /** Its whole content, without a byte order mark; empty if it is no text. */
  readonly text: string;
  /** Why there is no text. The folders of tools have files that nobody needs to read. */
  readonly refusal?: UserError;
  /** The bytes of an SQLite database. */
  readonly database?: Buffer;
}
