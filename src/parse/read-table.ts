import { dataError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import type { Direction } from '../settings/index.ts';
import { chooseStudy } from './choose-study.ts';
import { findFolders } from './folders.ts';
import { checkReadable, recognize } from './recognize.ts';
import {
  type Choice,
  type Format,
  type Gap,
  ownValue,
  type Row,
  type SearchMethod,
  type Table,
  UNKNOWN_SEARCH,
} from './table.ts';

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
  return { format, table: await readTable(files, format, asked) };
}

/** @throws UserError if a file is damaged, or not what the format reads */
export async function readTable(
  files: readonly SourceFile[],
  format: Format,
  choice: Choice,
): Promise<Table> {
  const table =
    format.kind === 'folder'
      ? await format.read(findFolders(files, format.marks).folders, choice)
      : await readFiles(files, format, choice);
  checkIdentities(table.rows, format.identity ?? []);
  return { ...table, leftOut: table.leftOut.filter(({ count }) => count > 0) };
}

async function readFiles(
  files: readonly SourceFile[],
  format: Format & { kind: 'file' },
  choice: Choice,
): Promise<Table> {
  const tables: Table[] = [];
  for (const file of files) {
    checkReadable(file, format);
    tables.push(await format.read(file, choice));
  }
  checkRepeats(tables, files);
  return mergeTables(tables, files);
}

/**
 * Refuses a file that is the same as another, whose trials would count twice. Single trials may
 * well be equal: failed ones are.
 */
function checkRepeats(tables: readonly Table[], files: readonly SourceFile[]): void {
  const several = files.filter((_, i) => (tables[i]?.rows.length ?? 0) > 1);
  const seen = new Map<string, SourceFile>();
  for (const file of several) {
    const content = file.database?.toString('latin1') ?? file.text;
    const other = seen.get(content);
    if (other !== undefined) {
      throw dataError(
        printablePath(file.path),
        `is the same as ${printablePath(other.path)}, so its trials would count twice`,
        'Name every file of the sweep once.',
      );
    }
    seen.set(content, file);
  }
}

/** Refuses a trial that appears twice: files overlap, or one was appended to itself. */
function checkIdentities(rows: readonly Row[], identity: readonly string[]): void {
  if (identity.length === 0) return;
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const values = identity.map((name) => ownValue(row.fields, name) ?? '');
    if (values.includes('')) continue;
    const key = JSON.stringify(values);
    const other = seen.get(key);
    if (other !== undefined) {
      throw dataError(
        row.where,
        `is the same trial as ${other.where}, going by ${identity.join(' and ')}`,
        'Name every trial of the sweep once.',
      );
    }
    seen.set(key, row);
  }
}

/**
 * Merges the tables of several files into one, in their order.
 *
 * @param files the file of each table
 * @throws UserError if two of them contradict each other
 */
function mergeTables(tables: readonly Table[], files: readonly SourceFile[]): Table {
  const [only, second] = tables;
  if (only !== undefined && second === undefined) return only;
  checkStudies(tables);
  checkDirections(
    tables.map(({ direction }) => direction),
    files,
  );
  const scores = tables.map((table) => table.scores);
  return {
    // An order that a file records is one within that file.
    rows: tables.flatMap(({ rows }) => rows.toSorted(byOrder).map(({ order, ...row }) => row)),
    direction: tables.find(({ direction }) => direction !== null)?.direction ?? null,
    ...mergeDirections(tables, files),
    scores: scores.some((one) => one === null)
      ? null
      : [...new Set(scores.flatMap((one) => one ?? []))],
    search: commonSearch(tables.map(({ search }) => search)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    ...allGaps(tables),
  };
}

/** What one part does not record, the whole does not. */
export function allGaps(parts: readonly Pick<Table, 'gaps'>[]): {
  readonly gaps?: readonly Gap[];
} {
  const gaps = [...new Set(parts.flatMap((part) => part.gaps ?? []))];
  return gaps.length === 0 ? {} : { gaps };
}

/** Trials of two studies are not one sweep, in one file or in two. */
function checkStudies(tables: readonly Table[]): void {
  const trials = new Map<string, number>();
  for (const { study, rows } of tables) {
    if (study !== undefined) trials.set(study, (trials.get(study) ?? 0) + rows.length);
  }
  if (trials.size < 2) return;
  const studies = [...trials].map(([name, count]) => ({ names: [name], trials: count }));
  chooseStudy(studies, { study: null, kind: 'studies' });
}

function byOrder(a: Row, b: Row): number {
  return (a.order ?? 0) - (b.order ?? 0);
}

/** The directions of all scores, if any table records some. */
function mergeDirections(
  tables: readonly Table[],
  files: readonly SourceFile[],
): Pick<Table, 'directions'> {
  const all = tables.map(({ directions }) => directions ?? {});
  const names = new Set(all.flatMap(Object.keys));
  if (names.size === 0) return {};
  for (const name of names) {
    checkDirections(
      all.map((one) => (Object.hasOwn(one, name) ? one[name] : null) ?? null),
      files,
    );
  }
  return { directions: Object.fromEntries(all.flatMap(Object.entries<Direction>)) };
}

function checkDirections(
  directions: readonly (Direction | null)[],
  files: readonly SourceFile[],
): void {
  const known = directions
    .map((direction, i) => ({ direction, path: files[i]?.path ?? '' }))
    .filter(({ direction }) => direction !== null);
  const other = known.find(({ direction }) => direction !== known[0]?.direction);
  if (other === undefined) return;
  throw dataError(
    printablePath(other.path),
    `says ${other.direction}, while ${printablePath(known[0]?.path ?? '')} says ${known[0]?.direction}`,
    'Name only the files of one sweep.',
  );
}

/** Adaptive if any part is; otherwise known only if all parts agree, like the seed. */
export function commonSearch(searches: readonly SearchMethod[]): SearchMethod {
  const adaptive = searches.find(({ method }) => method === 'adaptive');
  const [first = UNKNOWN_SEARCH] = searches;
  const isSame = searches.every(({ method }) => method === first.method);
  const seed = searches.every((one) => one.seed === first.seed) ? first.seed : null;
  return { ...(adaptive ?? (isSame ? first : UNKNOWN_SEARCH)), seed };
}
