import { type Dirent, readdir } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { dataError, type UserError, usageError } from '../errors.ts';
import { naturalOrder } from './names.ts';
import { printablePath } from './printable.ts';
import { MAX_FILES } from './source-file.ts';

/** A file next to a sweep, which records what the files of the sweep do not. */
export const META_FILE = 'sweep.meta.json';

export function isMetaFile({ path }: { readonly path: string }): boolean {
  return path.split(/[/\\]/).at(-1) === META_FILE;
}

/**
 * The paths of the files a sweep is in, sorted.
 *
 * @param spec a file; a folder, read with all folders in it; or a glob for either. An existing path
 *   wins over its meaning as a glob. Hidden files are left out, and so are links to folders met on
 *   the way; links to files are read, but every file once. A `sweep.meta.json` next to named files
 *   comes along.
 * @throws UserError if the spec is blank, cannot be listed, or stands for too many files
 */
export async function listLocal(spec: string, directory: string): Promise<readonly string[]> {
  if (spec.trim() === '') {
    throw usageError('path', 'is empty', 'Name a file, a folder or a glob.');
  }
  return withMeta(await findFiles(spec, directory), directory);
}

async function findFiles(spec: string, directory: string): Promise<string[]> {
  const kind = await kindOf(spec, directory);
  if (kind === 'file') return [spec];
  const names =
    kind === 'folder'
      ? (await list('**', resolve(directory, spec))).map((name) => join(spec, name))
      : await list(spec, directory);
  // Before anything is asked about each of them, which takes long for very many.
  if (names.length > MAX_FILES) throw tooManyFiles(spec);
  return withoutRepeats(names.sort(naturalOrder), directory);
}

/** Adds the metadata files next to these. */
async function withMeta(paths: readonly string[], directory: string): Promise<readonly string[]> {
  const beside = new Set(paths.map((path) => join(dirname(path), META_FILE)));
  const found: string[] = [];
  for (const path of beside) {
    if (!paths.includes(path) && (await kindOf(path, directory)) === 'file') found.push(path);
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
    // A link to nothing stands for itself: reading it will fail.
    const real = await realpath(full).catch(() => full);
    if (named.has(real) && real !== full) continue;
    if ((await kindOf(path, directory)) !== 'folder') named.set(real, path);
  }
  return [...named.values()].sort(naturalOrder);
}

type OnEntries = (error: Error | null, entries: readonly Dirent[]) => void;

const LISTED_AS_FILE = { isFile: () => true, isSymbolicLink: () => false };

/**
 * Reads folders for a search that wants every file, and so may stop once there are too many. Links
 * are listed as files, so that the search neither follows them nor leaves them out.
 */
function readdirUpTo(maxFiles: number) {
  let files = 0;
  return (path: string, options: { withFileTypes: true }, done: OnEntries): void => {
    if (files > maxFiles) {
      done(null, []);
      return;
    }
    readdir(path, options, (error, entries = []) => {
      for (const entry of entries) {
        if (entry.isSymbolicLink()) Object.assign(entry, LISTED_AS_FILE);
        if (entry.isFile() && !entry.name.startsWith('.')) files++;
      }
      done(error, entries);
    });
  };
}

/** The files a pattern matches, and those in the folders it matches. */
async function list(wanted: string, cwd: string): Promise<string[]> {
  // Parentheses stand for themselves, as in the names of copies.
  const pattern = wanted.replace(/[()]/g, '[$&]');
  const options = {
    dot: false,
    followSymbolicLinks: false,
    expandDirectories: false,
    // Of a glob's folders, any may still hold the few files that it matches.
    fs: {
      readdir: readdirUpTo(
        wanted === '**' ? MAX_FILES : Number.POSITIVE_INFINITY,
      ) as typeof readdir,
    },
    cwd,
    absolute: isAbsolute(wanted),
  };
  return glob([pattern, `${pattern.replace(/\/$/, '')}/**`], options).catch((error: unknown) => {
    throw unreadable(wanted, error);
  });
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

function tooManyFiles(spec: string): UserError {
  return dataError(
    printablePath(spec),
    `has more than ${MAX_FILES.toLocaleString('en-US')} files`,
    'Name a smaller folder, or a glob that matches only the sweep.',
  );
}

/** What the system said about a path, as an error the user can act on. */
export function unreadable(path: string, error: unknown): UserError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  return dataError(
    printablePath(path),
    `cannot be read (${code})`,
    'Check that the file exists and that this user may read it.',
  );
}
