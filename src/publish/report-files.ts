import { lstat, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { detailOf, UserError } from '../errors.ts';

/** A file of a report, by its name or path. */
export interface ReportFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

interface Draft {
  readonly path: string;
  /** A folder of its own beside the place, for nothing else. */
  readonly folder: string;
}

/**
 * Writes files so that all are there whole, or none: every one is drafted in a folder beside its
 * place, and they are moved there once all are complete. Only regular files are replaced.
 *
 * @throws UserError if a place cannot be written or is no place for a file, or two are the same
 */
export async function writeFiles(files: readonly ReportFile[]): Promise<void> {
  const paths = files.map(({ path }) => resolve(path));
  checkDistinct(paths);
  for (const path of paths) await checkReplaceable(path);

  const drafts: Draft[] = [];
  try {
    for (const [i, { content }] of files.entries()) {
      drafts.push(await draft(paths[i] as string, content));
    }
    for (const { path, folder } of drafts) await rename(join(folder, 'draft'), path);
  } finally {
    for (const { folder } of drafts) await rm(folder, { recursive: true, force: true });
  }
}

async function draft(path: string, content: string | Uint8Array): Promise<Draft> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const folder = await mkdtemp(join(dirname(path), '.tuning-gate-'));
    await writeFile(join(folder, 'draft'), content);
    return { path, folder };
  } catch (error) {
    throw notWritable(path, `could not be written (${detailOf(error, 'code')})`);
  }
}

function checkDistinct(paths: readonly string[]): void {
  const double = paths.find((path, i) => paths.indexOf(path) < i);
  if (double !== undefined) throw notWritable(double, 'is named for two different files');
}

/** Moving a file over a device, a pipe or a link would destroy it. */
async function checkReplaceable(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found !== null && !found.isFile()) throw notWritable(path, 'is there and is no regular file');
}

function notWritable(path: string, what: string): UserError {
  return new UserError({
    fault: 'settings',
    where: path,
    what,
    fix: 'Name a place that can be written to.',
  });
}
