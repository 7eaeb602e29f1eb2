import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from '../errors.ts';
import { isOpaque } from './decode.ts';
import { printablePath } from './printable.ts';

/** The most bytes one sweep's files may hold together. */
export const MOST_BYTES = 64 * 2 ** 20;

/** The most files one sweep may be in. */
export const MOST_FILES = 10_000;

interface Options {
  readonly directory: string;
  /** The most bytes the file may hold. */
  readonly room: number;
}

/** Enough to tell a model's weights from a table of trials. */
const HEAD = 8192;

/**
 * The bytes of a file; of one whose first bytes are no text, these alone, however large it is.
 *
 * @throws UserError if the path is no readable file, or holds more than there is room for
 */
export async function readBytes(path: string, { directory, room }: Options): Promise<Buffer> {
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a pipe waits for somebody to write.
    handle = await open(resolve(directory, path), constants.O_RDONLY | constants.O_NONBLOCK);
    const { size, isFile } = await describe(handle);
    if (!isFile) throw notAFile(path);
    const head = size > HEAD ? await readHead(handle) : null;
    if (head !== null && isOpaque(head)) return head;
    if (size > room) throw tooLarge(path);
    const bytes = await handle.readFile();
    if (bytes.length > room) throw tooLarge(path);
    return bytes;
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(path, error);
  } finally {
    await handle?.close();
  }
}

async function readHead(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
  return buffer.subarray(0, bytesRead);
}

async function describe(handle: FileHandle): Promise<{ size: number; isFile: boolean }> {
  const found = await handle.stat();
  return { size: found.size, isFile: found.isFile() };
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

function notAFile(path: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'is neither a file nor a folder',
    fix: 'Name a file, a folder or a glob.',
  });
}

/** What does not fit into a sweep any more. */
export function tooLarge(path: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `makes the sweep larger than ${MOST_BYTES / 2 ** 20} MiB`,
    fix: 'Keep one row a trial, with the columns that are compared.',
  });
}
