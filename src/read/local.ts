import { type Dirent, readdir } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { UserError } from '../errors.ts';
import { MOST_FILES, unreadable } from './file-bytes.ts';
import { metaFilesBeside } from './meta-file.ts';
import { naturalOrder } from './natural-order.ts';
import { printablePath } from './printable.ts';
import { readFile } from './read-file.ts';
import { LIMITS, type Limits, Room } from './room.ts';
import type { SourceFile } from './source-file.ts';

interface Options {
  /** What relative paths are relative to. */
  readonly directory: string;
  readonly limits?: Limits;
}

/**
 * Reads the files a sweep is in, sorted by path.
 *
 * @param spec a file; a folder, read with all folders in it; or a glob for either. What exists
 *   under the literal name wins over its meaning as a glob. Hidden files, and links to folders met
 *   on the way, are left out; links to files are read, but every file once. A `sweep.meta.json`
 *   beside files that are named comes along. Large text files are not held as a whole.
 * @returns nothing if nothing matches
 * @throws UserError if the spec is blank, or a file cannot be opened or is too large
 */
export async function readLocal(
  spec: string,
  { directory, limits = LIMITS }: Options,
): Promise<SourceFile[]> {
  const paths = await listLocal(spec, directory);
  if (paths.length > MOST_FILES) throw tooManyFiles(spec, paths.length);

  const files: SourceFile[] = [];
  const room = new Room(limits);
  for (const path of paths) {
    files.push(await readFile({ path, fullPath: resolve(directory, path) }, room));
  }
  return files;
}

/** The paths of the files that `readLocal` reads, however many; of none is anything read. */
export async function listLocal(spec: string, directory: string): Promise<readonly string[]> {
  if (spec.trim() === '') throw blankPath();
  return withMeta(await findFiles(spec, directory), directory);
}

async function findFiles(spec: string, directory: string): Promise<string[]> {
  const kind = await kindOf(spec, directory);
  if (kind === 'file') return [spec];
  const names =
    kind === 'folder'
      ? (await list('**', resolve(directory, spec), false)).map((name) => join(spec, name))
      : await list(spec, directory, isAbsolute(spec));
  return withoutRepeats(names.sort(naturalOrder), directory);
}

/** With what tells about the files, where that lies beside them. */
async function withMeta(paths: readonly string[], directory: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of metaFilesBeside(paths)) {
    if ((await kindOf(path, directory)) === 'file') found.push(path);
  }
  return found.length === 0 ? paths : [...paths, ...found].sort(naturalOrder);
}

/**
 * Every file once, by its own name rather than a link's where both are there. Links to folders
 * are left out, as they may lead in circles or anywhere.
 */
async function withoutRepeats(paths: readonly string[], directory: string): Promise<string[]> {
  const named = new Map<string, string>();
  for (const path of paths) {
    const full = resolve(directory, path);
    const real = await realPathOf(full);
    if (real === null || (named.has(real) && real !== full)) continue;
    if ((await kindOf(path, directory)) !== 'folder') named.set(real, path);
  }
  return [...named.values()].sort(naturalOrder);
}

/**
 * A link to nothing stands for itself: that it cannot be read is said when it is. Null for one that
 * leads to itself, which has nothing to read.
 */
async function realPathOf(path: string): Promise<string | null> {
  return realpath(path).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ELOOP' ? null : path,
  );
}

type OnEntries = (error: Error | null, entries: readonly Dirent[]) => void;

/** Lists links as files, so that the search neither follows them nor leaves them out. */
function readdirWithLinks(path: string, options: { withFileTypes: true }, done: OnEntries): void {
  readdir(path, options, (error, entries) => {
    for (const entry of entries ?? []) {
      if (entry.isSymbolicLink()) Object.assign(entry, LISTED_AS_FILE);
    }
    done(error, entries);
  });
}

const LISTED_AS_FILE = { isFile: () => true, isSymbolicLink: () => false };

const GLOB = {
  dot: false,
  followSymbolicLinks: false,
  expandDirectories: false,
  fs: { readdir: readdirWithLinks as typeof readdir },
} as const;

/** A glob becomes a regular expression, which may go back and forth over a name for minutes. */
const MOST_STARS = 4;
const MOST_BRACES = 4;
const MOST_COMMAS = 40;

/** @throws UserError if a pattern could take longer than anybody waits */
function checkPattern(pattern: string): void {
  const names = pattern.split('/');
  const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
  const isBounded =
    names.every((name) => count(name, /\*+/g) <= MOST_STARS) &&
    names.filter((name) => name === '**').length <= MOST_STARS &&
    count(pattern, /\{/g) <= MOST_BRACES &&
    (!pattern.includes('{') || count(pattern, /,/g) <= MOST_COMMAS);
  if (isBounded) return;
  throw new UserError({
    fault: 'settings',
    where: printablePath(pattern),
    what: `could take very long to match: a glob may have ${MOST_STARS} * in one name, ${MOST_STARS} ** between slashes, and ${MOST_BRACES} pairs of braces with ${MOST_COMMAS} commas`,
    fix: 'Write a shorter one, or name the folder.',
  });
}

/** Parentheses are none but themselves: what they mean to the library may take as long. */
function withoutGroups(pattern: string): string {
  return pattern.replace(/[()]/g, '[$&]');
}

/** The files a pattern matches, and those in the folders it matches. */
async function list(spec: string, cwd: string, absolute: boolean): Promise<string[]> {
  const pattern = withoutGroups(spec);
  checkPattern(pattern);
  try {
    const patterns = [pattern, `${pattern.replace(/\/$/, '')}/**`];
    return await glob(patterns, { ...GLOB, cwd, absolute });
  } catch (error) {
    throw unreadable(spec, error);
  }
}

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

async function kindOf(spec: string, directory: string): Promise<'file' | 'folder' | 'none'> {
  try {
    const found = await stat(resolve(directory, spec));
    return found.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return 'none';
    throw unreadable(spec, error);
  }
}

function blankPath(): UserError {
  return new UserError({
    fault: 'settings',
    where: 'path',
    what: 'is empty',
    fix: 'Name a file, a folder or a glob.',
  });
}

function tooManyFiles(spec: string, count: number): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(spec),
    what: `matches ${count} files, and at most ${MOST_FILES} are read`,
    fix: 'Name a smaller folder, or a glob that matches the sweep alone.',
  });
}
