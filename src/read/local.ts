import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dataError, UserError } from '../errors.ts';
import { listLocal, unreadable } from './list-local.ts';
import { printablePath } from './printable.ts';
import {
  fileTooLarge,
  isDatabase,
  MAX_FILE_BYTES,
  MAX_SWEEP_BYTES,
  type SourceFile,
  sweepTooLarge,
  toSourceFile,
} from './source-file.ts';

interface Options {
  /** What relative paths are relative to. */
  readonly directory: string;
}

/**
 * Reads the files a sweep is in, sorted by path. Files that are too large come without text.
 *
 * @param spec as `listLocal` takes it
 * @returns nothing if nothing matches
 * @throws UserError if the spec is blank, a file cannot be opened, or there are too many
 */
export async function readLocal(spec: string, { directory }: Options): Promise<SourceFile[]> {
  const paths = await listLocal(spec, directory);
  const files: SourceFile[] = [];
  let maxBytes = MAX_SWEEP_BYTES;
  for (const path of paths) {
    const { file, bytes } = await readFile({ path, fullPath: resolve(directory, path) }, maxBytes);
    maxBytes -= bytes;
    files.push(file);
  }
  return files;
}

interface FilePlace {
  readonly path: string;
  /** Where the system finds it. */
  readonly fullPath: string;
}

interface ReadFile {
  readonly file: SourceFile;
  /** How many bytes it takes. */
  readonly bytes: number;
}

/** Enough to tell a model's weights from a table of trials. */
const HEAD_BYTES = 8192;

/**
 * A local file, whole. One that is too large has no text but the reason, and so has one whose first
 * bytes are binary, of which no more is read.
 *
 * @param maxBytes what is left of the limit for the sweep
 * @throws UserError if the path is not a readable file
 */
export async function readFile(place: FilePlace, maxBytes: number): Promise<ReadFile> {
  const { path } = place;
  let handle: FileHandle | undefined;
  try {
    handle = await openFile(place);
    const { size } = await handle.stat();
    const head = await readHead(handle, Math.min(size, HEAD_BYTES));
    if (size > HEAD_BYTES && head.includes(0) && !isDatabase(head)) {
      return { file: toSourceFile(head, path), bytes: 0 };
    }
    if (size > MAX_FILE_BYTES) return refused(path, fileTooLarge(path));
    if (size > maxBytes) return refused(path, sweepTooLarge(path));
    const bytes = size > HEAD_BYTES ? await handle.readFile() : head;
    return { file: toSourceFile(bytes, path), bytes: bytes.length };
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(path, error);
  } finally {
    await handle?.close();
  }
}

function refused(path: string, refusal: UserError): ReadFile {
  return { file: { path, text: '', refusal }, bytes: 0 };
}

async function openFile({ path, fullPath }: FilePlace): Promise<FileHandle> {
  // Without O_NONBLOCK, opening a pipe waits until something writes to it.
  const handle = await open(fullPath, constants.O_RDONLY | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  const fix = 'Name a file, a folder or a glob.';
  throw dataError(printablePath(path), 'is neither a file nor a folder', fix);
}

async function readHead(handle: FileHandle, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}
