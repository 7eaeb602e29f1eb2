import { posix } from 'node:path';
import { dataError, type UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { headerOf } from './csv/read-csv.ts';

/** What files of trials are called that are told by nothing else. */
const TABLES = ['.csv', '.tsv', '.json', '.jsonl', '.ndjson', '.db', '.sqlite', '.sqlite3'];

/**
 * Refuses files that only lie beside those of a sweep, as the script does that wrote them: what is
 * in a folder counts, and nothing is passed over in silence. A file is one of them if it is not
 * called a table while others are, and has none of their headers.
 *
 * @param isPlain whether a file is in no particular format
 */
export function refuseStray(
  files: readonly SourceFile[],
  isPlain: (file: SourceFile) => boolean,
): void {
  const tables = files.filter(({ path }) => TABLES.includes(endingOf(path)));
  if (tables.length === 0 || tables.length === files.length) return;
  const headers = new Set(tables.map(({ text }) => headerOf(text).join()));
  const isStray = (file: SourceFile) => {
    if (tables.includes(file) || file.database) return false;
    if (file.refusal) return true;
    return isPlain(file) && !headers.has(headerOf(file.text).join());
  };
  const [stray, ...others] = files.filter(isStray);
  if (stray !== undefined) throw notOfSweep(stray, { tables, more: others.length });
}

interface Beside {
  readonly tables: readonly SourceFile[];
  /** How many other files are no tables either. */
  readonly more: number;
}

function notOfSweep({ path }: SourceFile, { tables, more }: Beside): UserError {
  const nor = more === 0 ? '' : `, nor ${more === 1 ? 'is another file' : `are ${more} others`}`;
  const [first] = tables as [SourceFile];
  return dataError(
    printablePath(path),
    `is no table of trials${nor}, while ${printablePath(first.path)} may be one, and every file of a folder counts`,
    `Name the files of the sweep alone: one of them, or a glob such as ${printablePath(globFor(tables))}.`,
  );
}

/** All tables of the first kind, in the folder that holds them. */
function globFor(tables: readonly SourceFile[]): string {
  const [first] = tables as [SourceFile];
  const alike = tables.filter(({ path }) => endingOf(path) === endingOf(first.path));
  const folders = alike.map(({ path }) => posix.dirname(path).split('/'));
  const [own = []] = folders;
  const shared = own.findIndex((part, i) => folders.some((folder) => folder[i] !== part));
  const folder = shared < 0 ? own : own.slice(0, shared);
  const isFlat = folders.every(({ length }) => length === folder.length);
  return [...folder, ...(isFlat ? [] : ['**']), `*${posix.extname(first.path)}`]
    .join('/')
    .replace(/^\.\//, '');
}

function endingOf(path: string): string {
  return posix.extname(path).toLowerCase();
}
