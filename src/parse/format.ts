import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import type { Kept } from './kept.ts';
import type { Status } from './status.ts';
import { type Gap, type LeftOut, type SearchMethod, UNKNOWN_SEARCH } from './sweep-record.ts';

/** What a row says: JSON-like values under own keys; only own keys may be read. */
export type Fields = Readonly<Record<string, unknown>>;

/** One trial, as its format understands it. */
export interface Row {
  /** For people: `sweep.csv, line 7`. */
  readonly where: string;
  /** The file it is in; untrusted text. */
  readonly path: string;
  /** All that can be named: scores, costs, parameters; `duration` is in seconds. */
  readonly fields: Fields;
  /** How it ended; left out where the format does not know: the columns tell then. */
  readonly status?: Status;
  /** Its place among the trials in the order in which they were started. */
  readonly order?: number;
  /** What was drawn from the search space; left out where the format does not know. */
  readonly parameters?: Fields;
}

/** What a format makes of files. */
export interface Table {
  readonly rows: readonly Row[];
  /** As recorded, or fixed by the format; null where it is neither. */
  readonly direction: Direction | null;
  /** The direction of each score, where they have their own; it holds for no other field. */
  readonly directions?: Readonly<Record<string, Direction>>;
  /** The fields that can be the score, where the format tells them from others. */
  readonly scores: readonly string[] | null;
  readonly search: SearchMethod;
  readonly leftOut: readonly LeftOut[];
  /** What the format cannot tell, and may matter; left out where that is nothing. */
  readonly gaps?: readonly Gap[];
  /** Which study, experiment or sweep the trials are of, where the format tells; untrusted text. */
  readonly study?: string;
}

/** That of a metric; where scores have directions of their own, another field has none. */
export function recordedDirection(
  { direction, directions }: Table,
  metric: string,
): Direction | null {
  if (directions === undefined) return direction;
  return Object.hasOwn(directions, metric) ? (directions[metric] ?? null) : null;
}

/** What is asked for where files hold more than one sweep. */
export interface Choice {
  /** The study, experiment or sweep; null: the only one. */
  readonly study: string | null;
  /** What is kept of the files together, if they are read as streams. */
  readonly kept?: Kept;
}

interface Traits {
  readonly name: string;
  /** What people call it: `Optuna trials (CSV)`. */
  readonly title: string;
  /** Every file names its columns, so that a column missing from a file is a mistake. */
  readonly hasHeader: boolean;
  /** How to mark a value as missing, for people. */
  readonly correction: string;
  /** Fields that together tell a trial from all others, in rows that have them all. */
  readonly identity?: readonly string[];
}

/** A way to write trials into one file, of which a sweep may have several. */
export interface FileFormat extends Traits {
  readonly kind: 'file';
  /** Files are read piece by piece, so that they may be larger than what is held of one. */
  readonly isStreamed?: true;
  /** Whether the content looks like this format; file names tell nothing. */
  readonly detect: (file: SourceFile) => boolean;
  /** @throws UserError if the file is damaged */
  readonly read: (file: SourceFile, choice: Choice) => Table | Promise<Table>;
}

/** A way to keep trials in a folder, in files of different kinds. */
export interface FolderFormat extends Traits {
  readonly kind: 'folder';
  /** Whether these are the files of such a folder, going by what is in them and where. */
  readonly detect: (files: readonly SourceFile[]) => boolean;
  /** @throws UserError if a file that matters is damaged */
  readonly read: (files: readonly SourceFile[], choice: Choice) => Table | Promise<Table>;
}

export type Format = FileFormat | FolderFormat;

/** A table of a format that records nothing but rows. */
export function plainTable(rows: readonly Row[]): Table {
  return {
    rows,
    direction: null,
    scores: null,
    search: UNKNOWN_SEARCH,
    leftOut: [],
  };
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
