import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { detailOf, UserError } from '../errors.ts';

/** A file of a report, by its name or path. */
export interface ReportFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/**
 * Writes files so that each is there whole or not at all: it is drafted in a folder beside its
 * place and moved there once it is complete.
 *
 * @throws UserError if a place cannot be written
 */
export async function writeFiles(files: readonly ReportFile[]): Promise<void> {
  for (const file of files) await writeWhole(resolve(file.path), file.content);
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  let staging: string | undefined;
  try {
    await mkdir(dirname(path), { recursive: true });
    staging = await mkdtemp(join(dirname(path), '.tuning-gate-'));
    const draft = join(staging, basename(path));
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    throw cannotWrite(path, error);
  } finally {
    if (staging) await rm(staging, { recursive: true, force: true });
  }
}

function cannotWrite(path: string, error: unknown): UserError {
  return new UserError({
    fault: 'settings',
    where: path,
    what: `could not be written (${detailOf(error, 'code')})`,
    fix: 'Name a place that can be written to.',
  });
}
