import { posix } from 'node:path';
import { dataError, settingsError, type UserError } from '../errors.ts';
import { printable, printablePath, type SourceFile } from '../read/index.ts';
import { headerOf } from './csv/csv.ts';
import { FORMAT_NAMES, FORMATS } from './formats.ts';
import type { FileFormat, FolderFormat, FolderMarks, Format, Marks, ToolFolder } from './table.ts';
import { UNSUPPORTED } from './unsupported.ts';

const FOLDER_FORMATS = FORMATS.filter((format) => format.kind === 'folder');
const FILE_FORMATS = FORMATS.filter((format) => format.kind === 'file');

/**
 * The format that files are in.
 *
 * @param name of a format, or `auto`
 * @throws UserError if they are in an unknown format, in different ones, or not in the one named
 */
export function recognize(files: readonly SourceFile[], name: string): Format {
  if (name === 'auto') return detectFormat(files);
  const format = FORMATS.find((one) => one.name === name);
  if (format === undefined) throw unknownFormat(name);
  if (format.isGeneric) refuseStray(files);
  else refuseOther(files, format);
  return format;
}

function unknownFormat(name: string): UserError {
  return settingsError(
    'format',
    `is ${JSON.stringify(printable(name))}, an unknown format`,
    `Choose auto, ${listed(FORMAT_NAMES)}.`,
  );
}

/** Refuses files that are not in the named format of a tool: their columns would get its meanings. */
function refuseOther(files: readonly SourceFile[], format: Format): void {
  const isOdd = (file: SourceFile) => !file.refusal && !file.database;
  const odd =
    format.kind === 'folder'
      ? findFolders(files, format.marks).others.at(0)
      : files.find((file) => isOdd(file) && !isInFormat(file, format));
  if (odd === undefined) return;
  throw settingsError(
    'format',
    `is ${format.name}, but ${printablePath(odd.path)} does not look like it (${format.title})`,
    'Leave `format` (--format) out, or name a plain format: csv, json or jsonl.',
  );
}

function isAllIn(files: readonly SourceFile[], { marks }: FolderFormat): boolean {
  const { folders, others } = findFolders(files, marks);
  return folders.length > 0 && others.length === 0;
}

function isInFormat(file: SourceFile, { marks, isText }: FileFormat): boolean {
  return hasMarks(file, marks) && (isText?.(file.text) ?? true);
}

function detectFormat(files: readonly SourceFile[]): Format {
  const folder = FOLDER_FORMATS.find((format) => isAllIn(files, format));
  if (folder !== undefined) return folder;
  refuseMixed(files);
  for (const file of files) refuseLookalike(file);
  refuseStray(files);
  const [first, ...others] = files.map((file) => ({ file, format: detectFileFormat(file) }));
  if (first === undefined) throw new Error('A sweep has at least one file');
  const odd = others.find(({ format }) => format !== first.format);
  if (odd === undefined) return first.format;
  throw dataError(
    printablePath(odd.file.path),
    `looks like ${odd.format.name}, but ${printablePath(first.file.path)} looks like ${first.format.name}`,
    'Name only the files of one sweep, all in one format, or name the format with `format` (--format).',
  );
}

/** Files of a tool's folder are not trials by themselves, so that its readers must see all of it. */
function refuseMixed(files: readonly SourceFile[]): void {
  for (const { name, title, marks } of FOLDER_FORMATS) {
    const [folder] = findFolders(files, marks).folders;
    if (folder === undefined) continue;
    throw dataError(
      printablePath(folder.path),
      `holds files of the format ${name} (${title}), next to files that do not belong to it`,
      'Name the folder that the tool wrote, or move the other files out of it.',
    );
  }
}

function detectFileFormat(file: SourceFile): FileFormat {
  if (file.refusal) throw file.refusal;
  const format = FILE_FORMATS.find((one) => isInFormat(file, one));
  if (format !== undefined) return format;
  if (file.database) throw unknownDatabase(file);
  throw dataError(
    printablePath(file.path),
    'has an unknown format',
    'Export the trials as csv, json or jsonl, or name the format with `format` (--format).',
  );
}

/** Anything that is in no other format may be CSV. */
function isPlain(file: SourceFile): boolean {
  const format = FILE_FORMATS.find((one) => isInFormat(file, one));
  return format === undefined || format.name === 'csv';
}

const LOOKALIKES = [...FORMATS.flatMap(({ lookalikes = [] }) => lookalikes), ...UNSUPPORTED];

function refuseLookalike(file: SourceFile): void {
  const found = LOOKALIKES.find(({ marks }) => hasMarks(file, marks));
  if (found !== undefined) throw dataError(printablePath(file.path), found.what, found.fix);
}

/** @throws UserError if the file is not what the format reads */
export function checkReadable(file: SourceFile, format: FileFormat): void {
  if (file.refusal) throw file.refusal;
  if (!file.database || isInFormat(file, format)) return;
  refuseLookalike(file);
  throw unknownDatabase(file);
}

function unknownDatabase({ path, database }: SourceFile): UserError {
  const where = printablePath(path);
  if (database?.includes('CREATE TABLE')) {
    const what = 'is an SQLite database of an unknown tool';
    return dataError(where, what, 'Export the trials as CSV or JSON.');
  }
  return dataError(
    where,
    'is an SQLite database without tables: its data is in the file ending in -wal next to it',
    'Close the program that writes to it, or run `PRAGMA wal_checkpoint(TRUNCATE)` on it, and try again.',
  );
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** How files are named that may be tables of trials. */
const TABLES = ['.csv', '.tsv', '.json', '.jsonl', '.ndjson', '.db', '.sqlite', '.sqlite3'];

/**
 * Refuses files that are not part of the sweep, such as the script that wrote it: every file of a
 * folder counts, and none is skipped silently. A file is stray if others are named as tables and it
 * is not, unless its content shows its format.
 */
function refuseStray(files: readonly SourceFile[]): void {
  const [first] = files.filter(isNamedTable);
  const isStray = (file: SourceFile) =>
    !isNamedTable(file) && !file.database && (file.refusal !== undefined || isPlain(file));
  const [stray, ...others] = first === undefined ? [] : files.filter(isStray);
  if (first && stray) throw notOfSweep(stray, first, others.length);
}

function notOfSweep({ path }: SourceFile, first: SourceFile, more: number): UserError {
  const also =
    more === 0 ? '' : ` (nor ${more === 1 ? 'does 1 more file' : `do ${more} more files`})`;
  const glob = posix.join(posix.dirname(first.path), `*${posix.extname(first.path)}`);
  return dataError(
    printablePath(path),
    `does not look like a table of trials${also}, unlike ${printablePath(first.path)}, but every file of a folder is read`,
    `Name only the files of the sweep: one of them, or a glob such as ${printablePath(glob)}.`,
  );
}

function isNamedTable({ path }: SourceFile): boolean {
  return TABLES.includes(posix.extname(path).toLowerCase());
}

/** Whether a file has all these marks. */
function hasMarks({ text, database }: SourceFile, marks: Marks): boolean {
  if (marks.database !== undefined || database !== undefined) {
    return marks.database?.every((word) => database?.includes(word)) ?? false;
  }
  if (marks.text?.some((pattern) => !pattern.test(text))) return false;
  return marks.header === undefined || hasColumns(text, marks.header);
}

/** What no header begins with. */
const OTHER = /^\s*[[{<]/;

function hasColumns(text: string, sets: NonNullable<Marks['header']>): boolean {
  if (OTHER.test(text)) return false;
  const header = headerOf(text);
  return sets.some((marks) =>
    marks.every((mark) =>
      header.some((name) => (typeof mark === 'string' ? name === mark : mark.test(name))),
    ),
  );
}

/** The folders of one tool among files. */
interface Found {
  readonly folders: readonly ToolFolder[];
  /** Files that are in none of them. */
  readonly others: readonly SourceFile[];
}

/** The folders that have any of these marks, with their files; a file belongs to the innermost. */
export function findFolders(files: readonly SourceFile[], marks: readonly FolderMarks[]): Found {
  const folders = new Map<string, Map<string, SourceFile>>();
  for (const file of files) {
    const path = slashed(file.path);
    const mark = marks.find((one) => one.path.test(path) && hasMarks(file, one));
    if (mark !== undefined) folders.set(above(path, mark.depth), new Map());
  }
  if (folders.size === 0) return { folders: [], others: files };
  const others = files.filter((file) => {
    const path = slashed(file.path);
    let folder = above(path);
    while (folder !== '' && !folders.has(folder)) folder = above(folder);
    const name = path.slice(folder.length).replace(/^\//, '');
    return folders.get(folder)?.set(name, file) === undefined;
  });
  return { folders: [...folders].map(([path, own]) => ({ path, files: own })), others };
}

/** The paths of other systems have backslashes. */
function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

/** The folder that a path is in, or one further up; empty at the top. */
function above(path: string, levels = 1): string {
  let end = path.length;
  for (let i = 0; i < levels && end > 0; i++) end = path.lastIndexOf('/', end - 1);
  return path.slice(0, Math.max(0, end));
}
