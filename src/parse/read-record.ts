import { dataError } from '../errors.ts';
import { isMetaFile, printablePath, type Source, type SourceFile } from '../read/index.ts';
import type { ReadingSettings } from '../settings/index.ts';
import { withColumns } from './parquet/parquet.ts';
import { checkReadable, findFolders, recognize } from './recognize.ts';
import type { SweepMeta } from './saved/meta-file.ts';
import { readSavedSweeps } from './saved/read-saved.ts';
import { chooseStudy, rowsOfStudy } from './studies.ts';
import type { SweepRecord } from './sweep.ts';
import {
  allGaps,
  byOrder,
  checkRowCount,
  commonSearch,
  type FileFormat,
  ownValue,
  type Row,
  type Table,
} from './table.ts';
import { toRecord } from './to-record.ts';
import { groupBy } from './values.ts';

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
  const { format, table, meta } = await understand(all, reading);
  checkRowCount(table.rows.length, source.location);
  return { ...toRecord(table, { format, reading, source }), meta };
}

/** Reads all files of a sweep in the one format they are in, and the metadata next to them. */
export async function understand(
  all: readonly SourceFile[],
  { format: name, study }: Pick<ReadingSettings, 'format' | 'study'>,
) {
  const named = all.filter((file) => !isMetaFile(file));
  if (named.length === 0) {
    const fix = 'Name the file with the trials, or the folder they are in.';
    throw dataError(printablePath(all[0]?.path ?? ''), 'has no trials, only metadata', fix);
  }
  const meta = await readMeta(all.filter(isMetaFile));
  const files = await withColumns(named);
  const format = recognize(files, name);
  const read =
    format.kind === 'folder'
      ? await format.read(findFolders(files, format.marks).folders, study)
      : mergeTables(await readFiles(files, format, study));
  const table = { ...read, rows: rowsOfStudy(read.rows, study) };
  refuseRepeats(table.rows, format.identity ?? []);
  const leftOut = table.leftOut.filter(({ count }) => count > 0);
  return { format, table: withMeta({ ...table, leftOut }, meta), meta };
}

/** The schema is loaded on demand: most sweeps have no metadata. */
async function readMeta(files: readonly SourceFile[]): Promise<SweepMeta | null> {
  if (files.length === 0) return null;
  const { commonMeta, readMeta } = await import('./saved/meta-file.ts');
  return commonMeta(files.map(readMeta));
}

/**
 * A table with the metadata next to its files: how the trials were drawn, and which columns are
 * parameters, if the tool records neither.
 */
function withMeta(table: Table, meta: SweepMeta | null): Table {
  if (!meta?.search) return table;
  const { space, method, sampler, seed } = meta.search;
  const names = Object.keys(space ?? {});
  const rows = table.rows.map((row): Row => {
    const own = names.filter((name) => Object.hasOwn(row.fields, name));
    if (row.parameters !== undefined || own.length === 0) return row;
    return { ...row, parameters: Object.fromEntries(own.map((name) => [name, row.fields[name]])) };
  });
  const recorded = { ...table.search, seed: table.search.seed ?? seed };
  if (recorded.method !== 'unknown' || method === null) return { ...table, rows, search: recorded };
  return { ...table, rows, search: { ...recorded, method, sampler: recorded.sampler ?? sampler } };
}

/** @throws UserError if a file with several trials is there twice; single failed trials may well be equal */
async function readFiles(
  files: readonly SourceFile[],
  format: FileFormat,
  study: string | null,
): Promise<Table[]> {
  const tables: Table[] = [];
  const seen = new Map<string, string>();
  for (const file of files) {
    checkReadable(file, format);
    const table = await format.read(file, study);
    tables.push(table);
    if (table.rows.length < 2) continue;
    const content = (file.database ?? file.parquet)?.toString('latin1') ?? file.text;
    const other = seen.get(content);
    seen.set(content, file.path);
    if (other === undefined) continue;
    const what = `is the same as ${printablePath(other)}, so its trials would count twice`;
    throw dataError(printablePath(file.path), what, 'Name every file of the sweep once.');
  }
  return tables;
}

/** Refuses trials that would count twice, as in files that overlap. */
function refuseRepeats(rows: readonly Row[], identity: readonly string[]): void {
  const seen = new Map<string, Row>();
  for (const row of identity.length === 0 ? [] : rows) {
    const values = identity.map((name) => ownValue(row.fields, name) ?? '');
    if (values.includes('')) continue;
    const other = seen.get(JSON.stringify(values));
    seen.set(JSON.stringify(values), row);
    if (other === undefined) continue;
    const what = `is the same trial as ${other.where}, going by ${identity.join(' and ')}`;
    throw dataError(row.where, what, 'Name every trial of the sweep once.');
  }
}

/** The tables of all files as one; a direction that they do not agree on is not known. */
function mergeTables(tables: readonly Table[]): Table {
  const [first, second] = tables;
  if (first === undefined) throw new Error('A sweep has at least one file');
  if (second === undefined) return first;
  // Trials of two studies are not one sweep, in one file or in two.
  const studies = groupBy(tables, ({ study }) => study);
  studies.delete(undefined);
  const listed = [...studies].map(([name = '', own]) => {
    return { names: [name], trials: own.reduce((sum, { rows }) => sum + rows.length, 0) };
  });
  if (listed.length > 1) chooseStudy(listed, 'studies', null);
  const scores = tables.map((table) => table.scores);
  const directions = new Set(tables.map((table) => JSON.stringify(table.directions)));
  return {
    directions: directions.size === 1 ? first.directions : {},
    // An order that a file records is one within that file.
    rows: tables.flatMap(({ rows }) => rows.toSorted(byOrder).map(({ order, ...row }) => row)),
    scores: scores.includes(null) ? null : [...new Set(scores.flatMap((one) => one ?? []))],
    search: commonSearch(tables.map(({ search }) => search)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(tables),
  };
}
