import type { SourceFile } from '../read/index.ts';
import { headerOf } from './csv/csv.ts';
import type { FolderMarks, Marks, ToolFolder } from './table.ts';

/** Whether a file has all these marks. */
export function hasMarks({ text, database }: SourceFile, marks: Marks): boolean {
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
