import { dataError, type FilePlace } from '../errors.ts';
import type { SourceFile } from '../read/index.ts';
import type { Direction } from '../settings/index.ts';

/** The values of a row, JSON-like, under their own keys; read only own keys. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A trial that is waiting never started; an unfinished one did, and may never end. */
export type Status = 'finished' | 'failed' | 'pruned' | 'unfinished' | 'waiting';

/** One trial, as its format reads it, and its place in the files. */
export interface Row extends FilePlace {
  /** Everything that can be named: scores, costs, parameters; `duration` is in seconds. */
  readonly fields: Fields;
  /** How it ended; absent if the format does not record it: then its columns may. */
  readonly status?: Status | undefined;
  /** Its position among the trials in the order in which they were started. */
  readonly order?: number | undefined;
  /** What was drawn from the search space; absent if the format does not record it. */
  readonly parameters?: Fields | undefined;
  readonly isHandPicked?: boolean;
  /** Which of several searches it belongs to; absent where they are one. */
  readonly search?: string;
}

export function namesOfColumns(rows: readonly Row[]): Set<string> {
  const names = new Set<string>();
  // Without a list of keys for each row, of which there may be very many.
  for (const { fields } of rows) for (const name in fields) names.add(name);
  return names;
}

export function byOrder(a: Row, b: Row): number {
  return (a.order ?? 0) - (b.order ?? 0);
}

export const SEARCH_METHODS = ['random', 'grid', 'adaptive', 'list', 'unknown'] as const;

export interface SearchMethod {
  readonly method: (typeof SEARCH_METHODS)[number];
  /** The tool's name for it; untrusted text. */
  readonly sampler: string | null;
  /** The sampler's seed, a whole number; null if not recorded. */
  readonly seed: number | null;
  /** Of the sweeps from which a list was drawn that has such trials, digests; absent without one. */
  readonly drawnFrom?: readonly string[] | undefined;
}

export const UNKNOWN_SEARCH: SearchMethod = { method: 'unknown', sampler: null, seed: null };

/** Why rows are not trials of the search; for people, in the plural. */
export const LEFT_OUT = [
  ...(['hand-picked trials', 'waiting trials', 'later trials', 'parent runs'] as const),
  ...(['deleted runs', 'repeated folders', 'earlier reports', 'earlier rungs'] as const),
  'other lines',
] as const;

export type LeftOut = Readonly<{ count: number; what: (typeof LEFT_OUT)[number] }>;

/** What formats do not record, although the statistics depend on it. */
export const GAPS = [
  /** Which trials failed: one that crashed counts with its last score, or is missing. */
  'failures-hidden',
  /** Which runs only summarise others. */
  'parents-unknown',
  /** Whether trials with fewer reports than others were stopped by comparing them with each other. */
  'stops-unknown',
  /** Which columns are parameters: trials have those that may be. */
  'parameters-guessed',
  /** What became of a trial whose file is empty, as killed runs leave it: it counts as failed. */
  'trials-unreadable',
] as const;
export type Gap = (typeof GAPS)[number];

export interface Table {
  readonly rows: readonly Row[];
  /** The directions of scores, as recorded or fixed by the format. */
  readonly directions: Readonly<Record<string, Direction>>;
  /** The fields that can be the score; null if the format does not distinguish them. */
  readonly scores: readonly string[] | null;
  readonly search: SearchMethod;
  readonly leftOut: readonly LeftOut[];
  readonly gaps: readonly Gap[];
  /** The study, experiment or sweep that the trials belong to, if recorded; untrusted text. */
  readonly study?: string | undefined;
}

export function plainTable(rows: readonly Row[]): Table {
  return { rows, directions: {}, scores: null, search: UNKNOWN_SEARCH, leftOut: [], gaps: [] };
}

export function recordedDirection({ directions }: Table, metric: string): Direction | null {
  return Object.hasOwn(directions, metric) ? (directions[metric] ?? null) : null;
}

export function allGaps(parts: readonly { readonly gaps?: readonly Gap[] }[]): readonly Gap[] {
  return [...new Set(parts.flatMap(({ gaps = [] }) => gaps))];
}

export type Trace = readonly [mark: RegExp, method: SearchMethod['method'], sampler: string];

/** How trials were drawn, by the first trace that one of the names is; unknown without one. */
export function tracedSearch(traces: readonly Trace[], names: readonly string[]): SearchMethod {
  const trace = traces.find(([mark]) => names.some((name) => mark.test(name)));
  return trace ? { method: trace[1], sampler: trace[2], seed: null } : UNKNOWN_SEARCH;
}

/** Adaptive if any part is; otherwise known only if all parts agree, like the seed. */
export function commonSearch(searches: readonly SearchMethod[]): SearchMethod {
  const adaptive = searches.find(({ method }) => method === 'adaptive');
  const [first = UNKNOWN_SEARCH] = searches;
  const isSame = searches.every(({ method }) => method === first.method);
  const seed = searches.every(({ seed }) => seed === first.seed) ? first.seed : null;
  const drawnFrom = [...new Set(searches.flatMap((search) => search.drawnFrom ?? []))].sort();
  const lists = drawnFrom.length > 0 ? { drawnFrom } : {};
  return { ...(adaptive ?? (isSame ? first : UNKNOWN_SEARCH)), seed, ...lists };
}

/** What identifies a file by its content; everything that is given must hold. */
export interface Marks {
  /** The header has all columns, by name or pattern, of one of these sets. */
  readonly header?: readonly (readonly (string | RegExp)[])[];
  /** The text matches every pattern. Each should fail fast on other text, which may be long. */
  readonly text?: readonly RegExp[];
  /** The file is an SQLite database that contains all these words; otherwise it must be none. */
  readonly database?: readonly string[];
  /** The file is in Parquet, with any columns. */
  readonly isParquet?: true;
}

interface Traits {
  readonly name: string;
  /** What people call it: `Optuna trials (CSV)`. */
  readonly title: string;
  /** It belongs to no tool, so that its columns have no meaning of their own. */
  readonly isGeneric?: true;
  /** False unless every file names its columns, so that a missing column is a mistake. */
  readonly hasHeader?: false;
  /** Fields that together identify a trial, in rows that have them all. */
  readonly identity?: readonly string[];
}

export interface FileFormat extends Traits {
  readonly kind?: 'file';
  /** Names of files prove nothing. */
  readonly marks: Marks;
  /** Whether a text with these marks is of the format, where they do not suffice. */
  readonly isText?: (text: string) => boolean;
  /** @param study the one asked for by its name; null to take the only one */
  readonly read: (file: SourceFile, study: string | null) => Table | Promise<Table>;
}

export interface FolderMarks extends Marks {
  /** Of the file's path, with forward slashes. */
  readonly path: RegExp;
  /** How many levels below the tool's folder it is: 1 for `folder/file`. */
  readonly depth: number;
}

export interface ToolFolder {
  readonly path: string;
  /** By their paths in the folder, with forward slashes; files without text are among them. */
  readonly files: ReadonlyMap<string, SourceFile>;
}

export interface FolderFormat extends Traits {
  readonly kind: 'folder';
  readonly marks: readonly FolderMarks[];
  readonly read: (folders: readonly ToolFolder[], study: string | null) => Table | Promise<Table>;
}

export type Format = FileFormat | FolderFormat;

/** It numbers the trials of each study from 0: where no two have the same number, all are of one study. */
export function isOptuna(format: string): boolean {
  return format.startsWith('optuna-');
}

export const MAX_ROWS = 200_000;

/** The history of main keeps the scores of no larger sweep: its file would grow too fast. */
export const MAX_SCORES = 1000;

/** Far more than the parameters and metrics of a sweep; each is looked at to find those that count. */
export const MAX_COLUMNS = 10_000;

export const REDUCE = 'Keep one row per trial, with the columns that are compared.';

export function checkRowCount(count: number, path: string): void {
  if (count <= MAX_ROWS) return;
  const what = `has more than ${MAX_ROWS.toLocaleString('en-US')} rows`;
  throw dataError({ path }, what, 'Keep one row per trial.');
}

export function checkColumnCount(count: number, path: string): void {
  if (count <= MAX_COLUMNS) return;
  const what = `has more than ${MAX_COLUMNS.toLocaleString('en-US')} different columns or metrics`;
  const fix = 'Use the same names in every trial; do not add a new one for each step.';
  throw dataError({ path }, what, fix);
}
