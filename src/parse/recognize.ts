import { dataError, naming, settingsError, type UserError } from '../errors.ts';
import { printable, printablePath } from '../printable.ts';
import { type SourceFile, textIfAny } from '../read/index.ts';
import { headerOf } from './csv.ts';
import { FORMAT_NAMES, FORMATS, LOOKALIKES } from './formats.ts';
import type { FileFormat, FolderMarks, Format, Marks, ToolFolder } from './table.ts';
import { either } from './values.ts';

const FORMAT = { option: 'format' };

const FOLDER_FORMATS = FORMATS.filter((format) => format.kind === 'folder');
const FILE_FORMATS = FORMATS.filter((format) => format.kind !== 'folder');

/** The format that files are in. */
export function recognize(files: readonly SourceFile[], name: string): Format {
  if (name === 'auto') return detectFormat(files);
  const named = FORMATS.find((format) => format.name === name);
  if (named === undefined) {
    const what = `is ${JSON.stringify(printable(name))}, an unknown format`;
    throw settingsError('format', what, `Choose auto, ${either(FORMAT_NAMES)}.`);
  }
  // The columns of other files would get the meanings of the tool's.
  const detected = named.isGeneric ? named : detectFormat(files);
  if (detected === named) return named;
  throw settingsError(
    'format',
    `is ${named.name} (${named.title}), but the files look like ${detected.name}`,
    naming`Leave ${FORMAT} out, or name a plain format: csv, json or jsonl.`,
  );
}

function isInFormat(file: SourceFile, { marks, isText }: FileFormat): boolean {
  return hasMarks(file, marks) && (isText?.(textIfAny(file)) ?? true);
}

function detectFormat(files: readonly SourceFile[]): Format {
  const folders = FOLDER_FORMATS.map((format) => ({ format, ...findFolders(files, format.marks) }));
  const matching = folders.filter((folder) => folder.folders.length > 0);
  const whole = matching.find(({ others }) => others.length === 0);
  if (whole !== undefined) return whole.format;
  const [mixed] = matching;
  if (mixed !== undefined) {
    // Files of a tool's folder are not trials by themselves, so that its readers must see all of it.
    const what = `holds files of the format ${mixed.format.name} (${mixed.format.title}), next to files that do not belong to it`;
    const fix = 'Name the folder that the tool wrote, or move the other files out of it.';
    throw dataError(mixed.folders[0] ?? '', what, fix);
  }
  for (const file of files) {
    const other = LOOKALIKES.find(({ marks }) => hasMarks(file, marks));
    if (other !== undefined) throw dataError(file, other.what, other.fix);
  }
  const [first, ...others] = files.map((file) => ({ file, format: detectFileFormat(file) }));
  if (first === undefined) throw new Error('A sweep has at least one file');
  const odd = others.find(({ format }) => format !== first.format);
  if (odd === undefined) return first.format;
  throw dataError(
    odd.file,
    `looks like ${odd.format.name}, but ${printablePath(first.file.path)} looks like ${first.format.name}`,
    naming`Name only the files of one sweep, all in one format, or name the format with ${FORMAT}.`,
  );
}

function detectFileFormat(file: SourceFile): FileFormat {
  if (file.kind === 'unread') throw file.refusal;
  const format = FILE_FORMATS.find((known) => isInFormat(file, known));
  if (format !== undefined) return format;
  if (file.kind === 'sqlite') throw unknownDatabase(file);
  const what = 'has an unknown format';
  const fix = naming`Export the trials as csv, json or jsonl, or name the format with ${FORMAT}.`;
  throw dataError(file, what, fix);
}

export function checkReadable(file: SourceFile, format: FileFormat): void {
  if (file.kind === 'unread') throw file.refusal;
  const isText = file.kind === 'text';
  if ((isText && !format.marks.isParquet) || isInFormat(file, format)) return;
  if (file.kind === 'sqlite') throw unknownDatabase(file);
  const what = `is ${isText ? 'text' : 'a Parquet file'}, not ${format.title}`;
  throw dataError(file, what, naming`Leave ${FORMAT} out.`);
}

function unknownDatabase({ path }: SourceFile): UserError {
  const what =
    'is an SQLite database of an unknown tool, or its data is still in the file ending in -wal';
  const fix = 'Close the program that writes to it, or export the trials as CSV or JSON.';
  return dataError({ path }, what, fix);
}

function hasMarks(file: SourceFile, marks: Marks): boolean {
  if (file.kind === 'sqlite')
    return marks.database?.every((word) => file.bytes.includes(word)) ?? false;
  if (file.kind === 'tables')
    return marks.database?.every((word) => file.tables.has(word)) ?? false;
  const isParquet = file.kind === 'parquet' || file.kind === 'table';
  if (marks.database !== undefined) return false;
  if (marks.isParquet || (isParquet && !marks.header)) return marks.isParquet === isParquet;
  if (marks.text?.some((pattern) => !pattern.test(textIfAny(file)))) return false;
  return marks.header === undefined || hasColumns(file, marks.header);
}

function hasColumns(file: SourceFile, sets: NonNullable<Marks['header']>): boolean {
  // No header begins so.
  if (/^\s*[[{<]/.test(textIfAny(file))) return false;
  const header = headerOf(file);
  const isThere = (mark: string | RegExp) =>
    header.some((name) => (typeof mark === 'string' ? name === mark : mark.test(name)));
  return sets.some((marks) => marks.every(isThere));
}

/** In the paths of other systems. */
const BACKSLASH = '\\';

/** The folders that have any of these marks, with their files, each in the innermost; and the files in none. */
export function findFolders(
  files: readonly SourceFile[],
  marks: readonly FolderMarks[],
): { folders: readonly ToolFolder[]; others: readonly SourceFile[] } {
  const folders = new Map<string, Map<string, SourceFile>>();
  for (const file of files) {
    const path = file.path.replaceAll(BACKSLASH, '/');
    const mark = marks.find((candidate) => candidate.path.test(path) && hasMarks(file, candidate));
    if (mark !== undefined) folders.set(above(path, mark.depth), new Map());
  }
  if (folders.size === 0) return { folders: [], others: files };
  const others = files.filter((file) => {
    const path = file.path.replaceAll(BACKSLASH, '/');
    let folder = above(path);
    while (folder !== '' && !folders.has(folder)) folder = above(folder);
    const name = path.slice(folder.length).replace(/^\//, '');
    return folders.get(folder)?.set(name, file) === undefined;
  });
  return { folders: [...folders].map(([path, inIt]) => ({ path, files: inIt })), others };
}

/** The folder that a path is in, or one further up; empty at the top. */
function above(path: string, levels = 1): string {
  let end = path.length;
  for (let i = 0; i < levels && end > 0; i++) end = path.lastIndexOf('/', end - 1);
  return path.slice(0, Math.max(0, end));
}
