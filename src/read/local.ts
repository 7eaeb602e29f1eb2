import { stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { UserError } from '../errors.ts';
import { decodeText } from './decode.ts';
import { MOST_BYTES, readBytes, unreadable } from './file-bytes.ts';
import { printablePath } from './printable.ts';
import type { SourceFile } from './source-file.ts';

const MOST_FILES = 10_000;

interface Options {
  /** What relative paths are relative to. */
  readonly directory: string;
}

/**
 * Reads the text files a sweep is in, sorted by path.
 *
 * @param spec a file; a folder, read with all folders in it; or a glob for either. What exists
 *   under the literal name wins over its meaning as a glob. Hidden files, and links met on the
 *   way, are left out: a link would bring the same trials in twice.
 * @returns nothing if nothing matches
 * @throws UserError if a file is not readable text
 */
export async function readLocal(spec: string, { directory }: Options): Promise<SourceFile[]> {
  const paths = await findFiles(spec, directory);
  if (paths.length > MOST_FILES) throw tooManyFiles(spec, paths.length);

  const files: SourceFile[] = [];
  let room = MOST_BYTES;
  for (const path of paths) {
    const bytes = await readBytes(path, { directory, room });
    room -= bytes.length;
    files.push({ path, text: decodeText(bytes, path) });
  }
  return files;
}

async function findFiles(spec: string, directory: string): Promise<string[]> {
  const kind = await kindOf(spec, directory);
  if (kind === 'file') return [spec];
  if (kind === 'folder') {
    const names = await list('**', resolve(directory, spec), false);
    return names.map((name) => join(spec, name)).sort();
  }
  return (await list(spec, directory, isAbsolute(spec))).sort();
}

const GLOB = { dot: false, followSymbolicLinks: false, expandDirectories: false } as const;

/** The files a pattern matches, and those in the folders it matches. */
async function list(pattern: string, cwd: string, absolute: boolean): Promise<string[]> {
  try {
    const patterns = [pattern, `${pattern.replace(/\/$/, '')}/**`];
    return await glob(patterns, { ...GLOB, cwd, absolute });
  } catch (error) {
    throw unreadable(pattern, error);
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

function tooManyFiles(spec: string, count: number): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(spec),
    what: `matches ${count} files, and at most ${MOST_FILES} are read`,
    fix: 'Name a smaller folder, or a glob that matches the sweep alone.',
  });
}
