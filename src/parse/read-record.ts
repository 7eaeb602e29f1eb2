import { dataError } from '../errors.ts';
import { printablePath, type Source, type SourceFile } from '../read/index.ts';
import type { Direction, ReadingSettings } from '../settings/index.ts';
import { chooseStudy } from './choose-study.ts';
import { checkReadable, findFolders, recognize } from './recognize.ts';
import { separateMeta, withMeta } from './saved/meta.ts';
import { readSavedSweeps } from './saved/read-saved.ts';
import type { SweepRecord } from './sweep.ts';
import {
  allGaps,
  byOrder,
  type Choice,
  checkRowCount,
  commonSearch,
  type FileFormat,
  type Format,
  ownValue,
  type Row,
  type Table,
} from './table.ts';
import { toRecord } from './to-record.ts';

/**
 * Reads the files of one sweep as if they were one: all in one foreign format, or all saved. A
 * saved sweep keeps its own metric, direction, cost and metadata, whichever settings are given.
 *
 * @param all at least one, in the order in which their rows count
 * @throws UserError if the files or the settings for reading them have to be corrected
 */
export async function readRecord(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<SweepRecord> {
  const saved = await readSavedSweeps(all, source);
  if (saved !== null) return saved.record;
  const { meta, files } = await separateMeta(all);
  const { format, table: read } = await understand(files, reading);
  checkRowCount(read.rows.length, source.location);
  const table = withMeta(read, meta);
  return { ...toRecord(table, { format, reading, source }), meta };
}

/**
 * Reads all files of a sweep in the one format they are in.
 *
 * @param asked with the name of a format, or `auto` to find it from the content
 * @throws UserError if a file is damaged, in an unknown format, or in another than the first
 */
export async function understand(
  files: readonly SourceFile[],
  asked: Choice & { readonly format: string },
): Promise<{ readonly format: Format; readonly table: Table }> {
  const format = recognize(files, asked.format);
  const table =
    format.kind === 'folder'
      ? await format.read(findFolders(files, format.marks).folders, asked)
      : await readFiles(files, format, asked);
  refuseRepeats(table.rows, identityIn(format.identity ?? []), (row, other) =>
    dataError(
      row.where,
      `is the same trial as ${other.where}, going by ${format.identity?.join(' and ')}`,
      'Name every trial of the sweep once.',
    ),
  );
  return { format, table: { ...table, leftOut: table.leftOut.filter(({ count }) => count > 0) } };
}

async function readFiles(
  files: readonly SourceFile[],
  format: FileFormat,
  choice: Choice,
): Promise<Table> {
  const parts: Part[] = [];
  for (const file of files) {
    checkReadable(file, format);
    parts.push({ file, table: await format.read(file, choice) });
  }
  const [only, second] = parts;
  if (only !== undefined && second === undefined) return only.table;
  // Single trials may well be equal: failed ones are.
  const several = parts.filter(({ table }) => table.rows.length > 1).map(({ file }) => file);
  refuseRepeats(several, contentOf, (file, other) =>
    dataError(
      printablePath(file.path),
      `is the same as ${printablePath(other.path)}, so its trials would count twice`,
      'Name every file of the sweep once.',
    ),
  );
  return mergeTables(parts);
}

/** Refuses what would count twice: a file named again, or one that was appended to itself. */
function refuseRepeats<T>(
  all: readonly T[],
  keyOf: (one: T) => string | null,
  refusal: (again: T, first: T) => Error,
): void {
  const seen = new Map<string, T>();
  for (const one of all) {
    const key = keyOf(one);
    const first = key === null ? undefined : seen.get(key);
    if (first !== undefined) throw refusal(one, first);
    if (key !== null) seen.set(key, one);
  }
}

function contentOf({ text, database }: SourceFile): string {
  return database?.toString('latin1') ?? text;
}

/** Null for a row that lacks one of the fields. */
function identityIn(names: readonly string[]): (row: Row) => string | null {
  return ({ fields }) => {
    const values = names.map((name) => ownValue(fields, name) ?? '');
    return values.length === 0 || values.includes('') ? null : JSON.stringify(values);
  };
}

/** What one of several files holds. */
interface Part {
  readonly file: SourceFile;
  readonly table: Table;
}

/** @throws UserError if two of the files contradict each other */
function mergeTables(parts: readonly Part[]): Table {
  const tables = parts.map(({ table }) => table);
  refuseStudies(tables);
  const scores = tables.map((table) => table.scores);
  return {
    // An order that a file records is one within that file.
    rows: tables.flatMap(({ rows }) => rows.toSorted(byOrder).map(({ order, ...row }) => row)),
    ...commonDirections(parts),
    scores: scores.includes(null) ? null : [...new Set(scores.flatMap((one) => one ?? []))],
    search: commonSearch(tables.map(({ search }) => search)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    ...allGaps(tables),
  };
}

/** Trials of two studies are not one sweep, in one file or in two. */
function refuseStudies(tables: readonly Table[]): void {
  const trials = new Map<string, number>();
  for (const { study, rows } of tables) {
    if (study !== undefined) trials.set(study, (trials.get(study) ?? 0) + rows.length);
  }
  if (trials.size < 2) return;
  const studies = [...trials].map(([name, count]) => ({ names: [name], trials: count }));
  chooseStudy(studies, { study: null, kind: 'studies' });
}

/** @throws UserError if files record different directions, for the sweep or for one score */
function commonDirections(parts: readonly Part[]): Pick<Table, 'direction' | 'directions'> {
  const seen = new Map<string | null, { direction: Direction; path: string }>();
  for (const { table, file } of parts) {
    const recorded = [[null, table.direction], ...Object.entries(table.directions ?? {})] as const;
    for (const [score, direction] of recorded) {
      if (direction === null) continue;
      const other = seen.get(score);
      if (other === undefined) seen.set(score, { direction, path: file.path });
      else if (other.direction !== direction) {
        throw dataError(
          printablePath(file.path),
          `says ${direction}, while ${printablePath(other.path)} says ${other.direction}`,
          'Name only the files of one sweep.',
        );
      }
    }
  }
  const direction = seen.get(null)?.direction ?? null;
  const named = [...seen].filter(([score]) => score !== null);
  if (named.length === 0) return { direction };
  return {
    direction,
    directions: Object.fromEntries(named.map(([score, one]) => [score, one.direction])),
  };
}
