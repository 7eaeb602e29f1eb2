import { posix } from 'node:path';
import { dataError } from '../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../read/index.ts';
import { chooseStudy } from './choose-study.ts';
import { parseJson } from './json/parse-json.ts';
import { type Choice, type Fields, isFields, type ToolFolder } from './table.ts';

/** The direct subfolders, each with its files by their paths in it. Files next to them are left out. */
export function foldersIn({ path, files }: ToolFolder): ToolFolder[] {
  const found = new Map<string, Map<string, SourceFile>>();
  for (const [name, file] of files) {
    const [, folder, rest] = /^([^/]+)\/(.*)$/s.exec(name) ?? [];
    if (folder === undefined || rest === undefined) continue;
    const own = found.get(folder) ?? new Map<string, SourceFile>();
    found.set(folder, own.set(rest, file));
  }
  return [...found].map(([name, own]) => ({ path: posix.join(path, name), files: own }));
}

interface Choosing extends Choice {
  /** What the tool calls such folders: `experiments`. */
  readonly kind: string;
  readonly countTrials: (folder: ToolFolder) => number;
}

/**
 * The folder that is asked for by its name, or by its path if others have the same name; else the
 * only one.
 *
 * @throws UserError that lists them, unless there is exactly one to take
 */
export function chooseFolder(
  folders: readonly ToolFolder[],
  { study, kind, countTrials }: Choosing,
): ToolFolder {
  const names = folders.map(({ path }) => posix.basename(path) || '.');
  const isOnly = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const studies = folders.map((folder, i) => {
    const name = names[i] ?? '';
    const trials = countTrials(folder);
    return { folder, trials, names: [isOnly(name) ? name : folder.path] };
  });
  return chooseStudy(studies, { study, kind }).folder;
}

/**
 * The JSON object in a file; null if the file is missing or empty, as runs that were killed leave it.
 *
 * @throws UserError if it has something else
 */
export function readObject(file: SourceFile | undefined): Fields | null {
  if (file === undefined || isEmptyFile(file)) return null;
  if (file.refusal !== undefined) throw file.refusal;
  const value = parseJson(file.text, printablePath(file.path));
  if (isFields(value)) return value;
  throw dataError(printablePath(file.path), 'is not a JSON object', 'Copy the file again.');
}
