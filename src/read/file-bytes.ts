import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { UserError } from '../errors.ts';
import { printablePath } from './printable.ts';

/** The most bytes one sweep's files may hold together, other than large ones that are streamed. */
export const MOST_BYTES = 64 * 2 ** 20;

/** The most files one sweep may be in. */
export const MOST_FILES = 10_000;

/** Where a file is, and what it is called in errors. */
export interface FilePlace {
  readonly path: string;
  /** Where the system finds it. */
  readonly fullPath: string;
}

/**
 * What a job does with an open file of known size, which is closed again whatever comes of it.
 *
 * @throws UserError if the path is no readable file
 */
export async function withFile<T>(
  place: FilePlace,
  work: (handle: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  let handle: FileHandle | undefined;
  try {
    handle = await openFile(place);
    const { size } = await handle.stat();
    return await work(handle, size);
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(place.path, error);
  } finally {
    await handle?.close();
  }
}

/** @throws UserError if it is no file; what the system says if it cannot be opened */
export async function openFile({ path, fullPath }: FilePlace): Promise<FileHandle> {
  // Without O_NONBLOCK, opening a pipe waits for somebody to write.
  const handle = await open(fullPath, constants.O_RDONLY | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'is neither a file nor a folder',
    fix: 'Name a file, a folder or a glob.',
  });
}

/** The first bytes of a file, as many as there are up to `most`. */
export async function readStart(handle: FileHandle, most: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0);
  return buffer.subarray(0, bytesRead);
}

/** What the system said about a path, as an error the user can act on. */
export function unreadable(path: string, error: unknown): UserError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `cannot be read (${code})`,
    fix: 'Check that the file is there and that this user may read it.',
  });
}

/** What does not fit into a sweep any more. */
export function tooLarge(path: string, most = MOST_BYTES): UserError {
  const [size, unit] = most < 2 ** 30 ? [most / 2 ** 20, 'MiB'] : [most / 2 ** 30, 'GiB'];
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `makes the sweep larger than ${size} ${unit}`,
    fix: 'Keep one row a trial, with the columns that are compared.',
  });
}
