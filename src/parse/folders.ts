import { posix } from 'node:path';
import { dataError } from '../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../read/index.ts';
import { parseJson } from './json/parse-json.ts';
import { hasMarks } from './marks.ts';
import { type Fields, type FolderMarks, isFields, type ToolFolder } from './table.ts';

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

/** The folder in a folder that a file is in, by the file's path there; and what is below that. */
export function splitFolder(path: string): [folder: string, rest: string] {
  const end = path.indexOf('/');
  return end < 0 ? ['', path] : [path.slice(0, end), path.slice(end + 1)];
}

/** The folders in a folder, with their files by their paths there; files of its own are left out. */
export function foldersIn({ path, files }: ToolFolder): ToolFolder[] {
  const found = new Map<string, Map<string, SourceFile>>();
  for (const [name, file] of files) {
    const [folder, rest] = splitFolder(name);
    if (folder === '') continue;
    const own = found.get(folder) ?? new Map<string, SourceFile>();
    found.set(folder, own.set(rest, file));
  }
  return [...found].map(([name, own]) => ({ path: posix.join(path, name), files: own }));
}

/** A name for each folder: its own, or its path if others have the same name. */
export function namesOfFolders(folders: readonly ToolFolder[]): readonly string[] {
  const names = folders.map(({ path }) => posix.basename(path) || '.');
  const isOnly = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return names.map((name, i) => (isOnly(name) ? name : (folders[i]?.path ?? name)));
}

/**
 * The JSON object in a file; null if the file is missing or empty, as runs that were killed leave it.
 *
 * @throws UserError if it has something else
 */
export function readObject(file: SourceFile | undefined): Fields | null {
  if (file === undefined || isEmptyFile(file)) return null;
  if (file.refusal !== undefined) throw file.refusal;
  const value = parseJson(file.text, { path: file.path, line: 1 });
  if (isFields(value)) return value;
  throw dataError(printablePath(file.path), 'is not a JSON object', 'Copy the file again.');
}
