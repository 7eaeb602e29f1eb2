import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';

/** What a row says: JSON-like values under own keys; only own keys may be read. */
export type Fields = Readonly<Record<string, unknown>>;

/** One row of a sweep file, as its format understands it. */
export interface Row {
  /** For people: `sweep.csv, line 7`. */
  readonly where: string;
  /** The file it is in; untrusted text. */
  readonly path: string;
  readonly fields: Fields;
}

/** A way to write a sweep down. */
export interface Format {
  readonly name: string;
  /** Every file names its columns, so that a column missing from a file is a mistake. */
  readonly hasHeader: boolean;
  /** How to mark a value as missing, for people. */
  readonly correction: string;
  /** Whether the content looks like this format; file names tell nothing. */
  readonly detect: (text: string) => boolean;
  /** @throws UserError if the file is damaged */
  readonly read: (file: SourceFile) => Row[];
}

export const MOST_ROWS = 1_000_000;

/** @throws UserError if there are more rows than one sweep may have */
export function checkRowCount(count: number, path: string): void {
  if (count <= MOST_ROWS) return;
  throw new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `has more than ${MOST_ROWS} rows`,
    fix: 'Keep one row a trial.',
  });
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value by its own key; undefined where there is none. */
export function ownValue(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
