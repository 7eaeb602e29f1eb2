import { constants, type Dirent, readdir, statSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { isAbsolute, posix, resolve, sep } from 'node:path';
import { dataError, detailOf, UserError, usageError } from '../errors.ts';
import { printablePath } from '../printable.ts';
import { isServerTool, type Location } from './location.ts';
import { naturalOrder } from './names.ts';
import { type FoundFiles, type Input, type Place, plainSearch, type Wanted } from './place.ts';
import {
  bytesWithin,
  isBinary,
  isZippedTable,
  MAX_FILES,
  maxBytes,
  type SourceFile,
  tooLarge,
  toSourceFile,
  unread,
} from './source-file.ts';

/** A file next to a sweep, which records what the files of the sweep do not. */
const META_FILE = 'sweep.meta.json';

export function isMetaFile({ path }: { readonly path: string }): boolean {
  return path.split(/[/\\]/).at(-1) === META_FILE;
}

/**
 * Reads the files a sweep is in, sorted by path; none if nothing matches. A `sweep.meta.json` next to them comes along.
 *
 * @param spec a file; a folder, read with all folders in it; or a glob for either. An existing path wins over its
 *   meaning as a glob. Hidden files are left out, and so are links to folders met on the way.
 */
export async function readLocal(spec: string, place: Place): Promise<SourceFile[]> {
  const paths = await listFiles(spec, place.directory);
  const readAll = async (isRead: (file: SourceFile) => boolean) => {
    const files: SourceFile[] = [];
    for (const path of paths) files.push(await readFile(path, place, isRead));
    return files;
  };
  const files = await readAll(({ kind }) => kind === 'sqlite');
  // Next to other files, those in Parquet are data that was trained on, which can be very large.
  const isTable = files.every((file) => file.kind === 'parquet' || isMetaFile(file));
  return isTable ? readAll(({ kind }) => kind === 'parquet') : files;
}

const NAME_ONE = 'Name a file, a folder or a glob.';

async function listFiles(spec: string, directory: string): Promise<readonly string[]> {
  const flaw = spec.includes('\0') ? 'has a NUL character' : spec.trim() === '' ? 'is empty' : null;
  if (flaw !== null) throw usageError('path', flaw, NAME_ONE);
  // On Windows too, a glob takes and gives forward slashes.
  const paths = await findFiles(sep === '\\' ? spec.replaceAll(sep, '/') : spec, directory);
  const added: string[] = [];
  for (const path of new Set(paths.map((file) => posix.join(posix.dirname(file), META_FILE)))) {
    if (!paths.includes(path) && (await kindOf(path, directory)) === 'file') added.push(path);
  }
  return [...paths, ...added].sort(naturalOrder);
}

async function findFiles(spec: string, directory: string): Promise<string[]> {
  const kind = await kindOf(spec, directory);
  if (kind === 'file') return [spec];
  const names =
    kind === 'folder'
      ? (await list('**', resolve(directory, spec))).map((name) => posix.join(spec, name))
      : await list(spec, directory);
  if (names.length <= MAX_FILES) return withoutFolders(names, directory);
  const what = `has more than ${MAX_FILES.toLocaleString('en-US')} files`;
  const fix = 'Name a smaller folder, or a glob that matches only the sweep.';
  throw dataError(printablePath(spec), what, fix);
}

/** Links to folders are left out: they may lead in circles or anywhere. */
async function withoutFolders(paths: readonly string[], directory: string): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) if ((await kindOf(path, directory)) !== 'folder') files.push(path);
  return files;
}

type OnEntries = (error: Error | null, entries: readonly Dirent[]) => void;

/** Links are listed as files: neither followed nor left out. The search takes what it may not read for empty. */
function readdirWithLinks(onError: (error: Error, path: string) => void) {
  return (path: string, options: { withFileTypes: true }, done: OnEntries) =>
    readdir(path, options, (error, entries = []) => {
      if (error !== null) onError(error, path);
      for (const link of entries.filter((entry) => entry.isSymbolicLink()))
        Object.assign(link, { isFile: () => true, isSymbolicLink: () => false });
      done(error, entries);
    });
}

/** The files a pattern matches, and those in the folders it matches. */
async function list(wanted: string, cwd: string): Promise<string[]> {
  // Parentheses stand for themselves, as in the names of copies.
  const pattern = wanted.replace(/[()]/g, '[$&]');
  let refused: unknown = null;
  const noting = readdirWithLinks((error, path) => {
    if (!ABSENT.includes(detailOf(error, 'code')))
      refused ??= unreadable(resolve(cwd, path), error);
  });
  const options = {
    ...{ dot: false, followSymbolicLinks: false, expandDirectories: false },
    ...{ fs: { readdir: noting as typeof readdir }, cwd, absolute: isAbsolute(wanted) },
  };
  // A sweep is mostly one file.
  const { glob } = await import('tinyglobby');
  const patterns = [pattern, `${pattern.replace(/\/$/, '')}/**`];
  const paths = await glob(patterns, options).catch((error: unknown) => {
    throw unreadable(wanted, error);
  });
  if (refused !== null) throw refused;
  return paths;
}

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

async function kindOf(spec: string, directory: string): Promise<'file' | 'folder' | 'none'> {
  try {
    const stats = await stat(resolve(directory, spec));
    return stats.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (ABSENT.includes(detailOf(error, 'code'))) return 'none';
    throw unreadable(spec, error);
  }
}

/** Enough to tell a model's weights from a table of trials. */
const HEAD_BYTES = 8192;

/** A file, whole; what cannot be read with the reason. Of binary files, few bytes are read unless `isRead` says so. */
async function readFile(
  path: string,
  { directory, reads }: Place,
  isRead: (file: SourceFile) => boolean,
): Promise<SourceFile> {
  const { budget } = reads;
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a pipe waits until something writes to it.
    handle = await open(resolve(directory, path), constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await handle.stat();
    if (!stats.isFile()) throw dataError({ path }, 'is neither a file nor a folder', NAME_ONE);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const isShort = stats.size <= HEAD_BYTES;
    const start = toSourceFile(head, path);
    const isZipped = isZippedTable(head, path);
    const isText = start.kind === 'text' || !isBinary(head);
    if (!isShort && !isText && !isZipped && !isRead(start)) return start;
    if (stats.size > maxBytes(budget)) throw tooLarge(path, budget);
    const bytes = isShort ? head : await handle.readFile();
    budget.left -= bytes.length;
    if (!isZipped) return toSourceFile(bytes, path);
    const { openFile } = await import('./download.ts');
    return await openFile(bytes, path, { where: path, budget });
  } catch (error) {
    if (!(error instanceof UserError)) throw unreadable(path, error);
    return unread(path, error);
  } finally {
    await handle?.close();
  }
}

const STANDARD_INPUT = 'standard input';

/** Standard input, whole, with the limits of a file. @throws UserError if it is a terminal */
async function readInput(input: Input, { budget }: Place['reads']): Promise<SourceFile> {
  const path = STANDARD_INPUT;
  // Otherwise the program would wait for someone to type a sweep.
  if (input.isTTY) throw usageError(path, 'is a terminal', 'Pipe a sweep into it, or name a file.');
  try {
    const bytes = await bytesWithin(input, path, budget);
    budget.left -= bytes.length;
    return toSourceFile(bytes, path);
  } catch (error) {
    if (!(error instanceof UserError)) throw unreadable(path, error);
    return unread(path, error);
  }
}

export async function findLocal(
  searched: Location,
  arm: Wanted['arm'],
  place: Place,
): Promise<FoundFiles> {
  const spec = searched.text;
  const input = spec === '-' ? place.input : null;
  const files = input ? [await readInput(input(), place.reads)] : await readLocal(spec, place);
  // The candidate was trained on what is checked out; nobody knows what the baseline was trained on.
  const isTrainedHere = arm === 'candidate';
  const sha = isTrainedHere ? place.workspaceSha : null;
  const environment = isTrainedHere ? (place.environment ?? null) : null;
  const [kind, location] = input ? (['stdin', STANDARD_INPUT] as const) : (['file', spec] as const);
  const source = { kind, location, sha, environment, runUrl: null, createdAt: null };
  const absence = files.length === 0 ? ({ why: 'missing' } as const) : null;
  return { files, source, search: plainSearch(searched, absence) };
}

/** It has run out of these, whatever the path is. */
const OF_SYSTEM = ['EMFILE', 'ENFILE', 'ENOMEM', 'EIO'];

/** What the system said about a path, as an error the user can act on. */
export function unreadable(path: string, error: unknown): unknown {
  if (OF_SYSTEM.includes(detailOf(error, 'code'))) return error;
  const what = `cannot be read (${detailOf(error, 'code') || 'unknown error'})`;
  return dataError({ path }, what, 'Check that the file exists and that this user may read it.');
}

/** Where nobody looks a sweep up, a missing one is a mistake, not a verdict. */
export function missingSweep(location: string, directory: string): UserError {
  if (isServerTool(location.split(':')[0] ?? ''))
    return dataError(location, 'has no trials', 'Check the name and the filters.');
  const place = statSync(resolve(directory, location), { throwIfNoEntry: false });
  return dataError(
    printablePath(location),
    place?.isDirectory() ? 'a folder without files' : 'no such file, or nothing matches',
    'Check the path; it is relative to the current folder.',
  );
}
