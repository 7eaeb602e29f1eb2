import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
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
  for (const file of placed) {
    const { path } = file;
    if (placed.some((other) => other !== file && isWithin(other.path, path)))
      throw notWritable(path, 'is given for two outputs');
    // Moving a file over a device, a pipe or a link would destroy it.
    const standing = await lstat(path).catch(() => null);
    if (standing?.isFile() === false) throw notWritable(path, 'exists and is not a regular file');
  }

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

/** Whether a place is a folder or lies anywhere in it; both are absolute. */
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
