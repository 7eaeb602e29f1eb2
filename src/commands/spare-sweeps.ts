import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isWithin, realPlace } from '../publish/index.ts';
import { listLocal } from '../read/index.ts';
import { wrongUse } from './wrong-use.ts';

/**
 * Refuses to write a report over a sweep, or where it would be read as part of one the next time.
 *
 * @param outputs paths of the report's files
 * @param sweeps where the sweeps are, as the user gave it
 * @throws UserError if a file of a report is one of a sweep's, or lies in a sweep's folder
 */
export async function spareSweeps(
  outputs: readonly string[],
  sweeps: readonly string[],
  directory: string,
): Promise<void> {
  if (outputs.length === 0) return;
  const [files, folders] = [await filesOf(sweeps, directory), await foldersOf(sweeps, directory)];
  for (const output of outputs) {
    const [file, place] = [await identityOf(output), await realPlace(output)];
    if (file !== null && files.has(file)) {
      throw wrongUse(`${output} is a sweep and would be overwritten`);
    }
    if (folders.some((folder) => isWithin(place, folder))) {
      throw wrongUse(`${output} is in the folder of a sweep, which it would be read as a part of`);
    }
  }
}

/** What all files of the sweeps are known by. */
async function filesOf(sweeps: readonly string[], directory: string): Promise<Set<string | null>> {
  const lists = await Promise.all(sweeps.map((sweep) => listLocal(sweep, directory)));
  return new Set(
    await Promise.all(lists.flat().map((path) => identityOf(resolve(directory, path)))),
  );
}

/** The sweeps that are whole folders. */
async function foldersOf(sweeps: readonly string[], directory: string): Promise<string[]> {
  const folders: string[] = [];
  for (const sweep of sweeps) {
    const place = resolve(directory, sweep);
    const found = await stat(place).catch(() => null);
    if (found?.isDirectory()) folders.push(await realPlace(place));
  }
  return folders;
}

/** Tells a file from all others, by whatever name or link it is reached; null where there is none. */
async function identityOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found && `${found.dev}:${found.ino}`;
}
