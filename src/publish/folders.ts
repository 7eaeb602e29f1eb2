import { mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { detailOf, UserError } from '../errors.ts';

/**
 * Makes a folder with those above it, one by one: where none can be made, as in `/proc`, Node's
 * recursive `mkdir` never ends.
 *
 * @param made is called with each folder that was missing, even if a later one fails
 * @throws UserError if one cannot be made
 */
export async function makeFolders(folder: string, made: string[]): Promise<void> {
  for (const missing of await missingFolders(folder)) {
    if (await writingTo(missing, () => makeFolder(missing))) made.push(missing);
  }
}

/** From the outermost inwards. */
async function missingFolders(folder: string): Promise<string[]> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return [];
  if (found) throw notWritable(folder, 'is a file, where a folder is needed');
  const parent = dirname(folder);
  return parent === folder ? [] : [...(await missingFolders(parent)), folder];
}

/** @returns false if somebody else has made it meanwhile */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory()) return false;
    throw error;
  }
}

/** Takes away folders that were made, as far as they are empty. */
export async function removeFolders(made: readonly string[]): Promise<void> {
  for (const folder of made.toReversed()) await rmdir(folder).catch(() => {});
}

export function notWritable(path: string, what: string): UserError {
  return new UserError({
    fault: 'settings',
    where: path,
    what,
    fix: 'Name a place that can be written to.',
  });
}

/** What a step with a file gives; what the system has against it, as an error of that place. */
export async function writingTo<T>(path: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw notWritable(path, `could not be written (${detailOf(error, 'code')})`);
  }
}
