import { randomUUID } from 'node:crypto';
import { lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { detailOf, type UserError, usageError } from '../errors.ts';

export interface ReportFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes files, making the folders they need. Each ends up whole or stays as it was: all are first
 * drafted next to their places, and moved once every draft is complete. Only regular files are
 * replaced.
 *
 * @throws UserError if a place cannot be written, is not a regular file, or clashes with another
 */
export async function writeFiles(files: readonly ReportFile[]): Promise<void> {
  const placed = files.map((file) => ({ ...file, path: resolve(file.path) }));
  const paths = placed.map(({ path }) => path);
  await checkApart(paths);
  for (const path of paths) await checkReplaceable(path);

  const drafts = placed.map((file) => {
    return { ...file, draft: join(dirname(file.path), `.tuning-gate-${randomUUID()}`) };
  });
  try {
    for (const { path, draft, content } of drafts) {
      await writingTo(path, async () => {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, content, { flag: 'wx' });
      });
    }
    for (const { path, draft } of drafts) await writingTo(path, () => rename(draft, path));
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => {});
  }
}

/** No file can lie in another, however their paths are spelled. */
async function checkApart(paths: readonly string[]): Promise<void> {
  const places = await Promise.all(paths.map(realPlace));
  for (const [i, path] of paths.entries()) {
    const place = places[i] as string;
    if (places.some((other, j) => j !== i && isWithin(other, place)))
      throw notWritable(path, 'is given for two outputs');
  }
}

/** Moving a file over a device, a pipe or a link would destroy it. */
async function checkReplaceable(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isFile() === false) throw notWritable(path, 'exists and is not a regular file');
}

/** A path with all its links resolved, as far as it exists. */
async function realPlace(path: string): Promise<string> {
  const full = resolve(path);
  try {
    return await realpath(full);
  } catch {
    const parent = dirname(full);
    return parent === full ? full : join(await realPlace(parent), basename(full));
  }
}

/** Whether a place is a folder or lies anywhere in it. Both have their links resolved. */
export function isWithin(place: string, folder: string): boolean {
  return place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function notWritable(path: string, what: string): UserError {
  return usageError(path, what, 'Choose another place.');
}

/** Runs a step on a file; an error of the system becomes one about that path. */
async function writingTo<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw notWritable(path, `could not be written (${detailOf(error, 'code')})`);
  }
}
