import { type Dirent, readdir } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { dataError, UserError } from '../errors.ts';
import { MAX_FILES, MAX_SWEEP_BYTES } from './limits.ts';
import { metaFilesBeside } from './meta-file.ts';
import { naturalOrder } from './natural-order.ts';
import { printablePath } from './printable.ts';
import { readFile, unreadable } from './read-file.ts';
import type { SourceFile } from './source-file.ts';

/** The most files that a glob may have to look through. */
const MAX_WALKED = 100_000;

interface Options {
  /** What relative paths are relative to. */
  readonly directory: string;
}

/**
 * Reads the files a sweep is in, sorted by path.
 *
 * @param spec a file; a folder, read with all folders in it; or a glob for either. An existing path
 *   wins over its meaning as a glob. Hidden files are left out, and so are links to folders met on
 *   the way; links to files are read, but every file once. A `sweep.meta.json` next to named files
 *   comes along. Files that are too large come without text.
 * @returns nothing if nothing matches
 * @throws UserError if the spec is blank, a file cannot be opened, or there are too many
 */
export async function readLocal(spec: string, { directory }: Options): Promise<SourceFile[]> {
  const paths = await listLocal(spec, directory);
  if (paths.length > MAX_FILES) throw tooManyFiles(spec, MAX_FILES);

  const files: SourceFile[] = [];
  let maxBytes = MAX_SWEEP_BYTES;
  for (const path of paths) {
    const { file, bytes } = await readFile({ path, fullPath: resolve(directory, path) }, maxBytes);
    maxBytes -= bytes;
    files.push(file);
  }
  return files;
}

/** The paths of the files that `readLocal` reads. */
export async function listLocal(spec: string, directory: string): Promise<readonly string[]> {
  if (spec.trim() === '') {
    const fix = 'Name a file, a folder or a glob.';
    throw new UserError({ fault: 'settings', where: 'path', what: 'is empty', fix });
  }
  return withMeta(await findFiles(spec, directory), directory);
}

async function findFiles(spec: string, directory: string): Promise<string[]> {
  const kind = await kindOf(spec, directory);
  if (kind === 'file') return [spec];
  const names =
    kind === 'folder'
      ? (await list('**', { spec, cwd: resolve(directory, spec), max: MAX_FILES })).map((name) =>
          join(spec, name),
        )
      : await list(spec, { spec, cwd: directory, max: MAX_WALKED });
  return withoutRepeats(names.sort(naturalOrder), directory);
}

/** Adds the metadata files next to these. */
async function withMeta(paths: readonly string[], directory: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of metaFilesBeside(paths)) {
    if ((await kindOf(path, directory)) === 'file') found.push(path);
  }
  return found.length === 0 ? paths : [...paths, ...found].sort(naturalOrder);
}

/**
 * Every file once, by its own name rather than a link's if both are there. Links to folders are
 * left out: they may lead in circles or anywhere.
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
 * A link to nothing stands for itself: reading it will fail. Null for one that leads to itself,
 * which has nothing to read.
 */
async function realPathOf(path: string): Promise<string | null> {
  return realpath(path).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ELOOP' ? null : path,
  );
}

type OnEntries = (error: Error | null, entries: readonly Dirent[]) => void;

/** Reads folders, but no more of them once there are too many files. */
class Walk {
  readonly #max: number;
  readonly #stop = new AbortController();
  #files = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Lists links as files, so that the search neither follows them nor leaves them out. */
  readonly readdir = (path: string, options: { withFileTypes: true }, done: OnEntries): void => {
    readdir(path, options, (error, entries) => {
      for (const entry of entries ?? []) {
        if (!entry.isDirectory() && !entry.name.startsWith('.')) this.#files++;
        if (entry.isSymbolicLink()) Object.assign(entry, LISTED_AS_FILE);
      }
      if (this.#files > this.#max) this.#stop.abort();
      done(error, this.signal.aborted ? [] : entries);
    });
  };
}

const LISTED_AS_FILE = { isFile: () => true, isSymbolicLink: () => false };

interface Listing {
  /** As the user gave it. */
  readonly spec: string;
  readonly cwd: string;
  /** How many files may be looked at. */
  readonly max: number;
}

/** Globs become regular expressions, which can go back and forth over a long name for minutes. */
const MAX_STARS = 4;
const MAX_BRACES = 4;
const MAX_COMMAS = 40;

/** @throws UserError if a pattern could take longer than anybody waits */
function checkPattern(pattern: string): void {
  const names = pattern.split('/');
  const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
  const isBounded =
    names.every((name) => count(name, /\*+/g) <= MAX_STARS) &&
    names.filter((name) => name === '**').length <= MAX_STARS &&
    count(pattern, /\{/g) <= MAX_BRACES &&
    (!pattern.includes('{') || count(pattern, /,/g) <= MAX_COMMAS);
  if (isBounded) return;
  throw new UserError({
    fault: 'settings',
    where: printablePath(pattern),
    what: `could take very long to match: a glob may have ${MAX_STARS} * in a name, ${MAX_STARS} ** between slashes, and ${MAX_BRACES} pairs of braces with ${MAX_COMMAS} commas`,
    fix: 'Write a shorter one, or name the folder.',
  });
}

/** The files a pattern matches, and those in the folders it matches. */
async function list(wanted: string, { spec, cwd, max }: Listing): Promise<string[]> {
  checkPattern(wanted);
  // Parentheses stand for themselves, as in the names of copies.
  const pattern = wanted.replace(/[()]/g, '[$&]');
  const walk = new Walk(max);
  const options = {
    dot: false,
    followSymbolicLinks: false,
    expandDirectories: false,
    fs: { readdir: walk.readdir as typeof readdir },
    signal: walk.signal,
    cwd,
    absolute: isAbsolute(wanted),
  };
  const names = await glob([pattern, `${pattern.replace(/\/$/, '')}/**`], options).catch(
    (error: unknown) => {
      throw unreadable(spec, error);
    },
  );
  if (walk.signal.aborted) throw tooManyFiles(spec, max);
  return names;
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

function tooManyFiles(spec: string, max: number): UserError {
  return dataError(
    printablePath(spec),
    `has more than ${max.toLocaleString('en-US')} files`,
    'Name a smaller folder, or a glob that matches only the sweep.',
  );
}
