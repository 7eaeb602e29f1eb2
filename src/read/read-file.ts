import type { FileHandle } from 'node:fs/promises';
import { toSourceFile } from './decode.ts';
import { type FilePlace, readStart, tooLarge, withFile } from './file-bytes.ts';
import { LONGEST_START, toLargeFile } from './large-file.ts';
import { isMetaFile } from './meta-file.ts';
import type { Room } from './room.ts';
import { isDatabase, isOpaque } from './signatures.ts';
import type { SourceFile } from './source-file.ts';

/** Enough to tell a model's weights from a table of trials. */
const HEAD = 8192;

/**
 * A local file: whole if there is room for it; else, if it is text, its beginning and how to read
 * the rest; and of one whose first bytes are no text, no more than these, however large it is.
 *
 * @throws UserError if the path is no readable file, or holds more than there is room for
 */
export async function readFile(place: FilePlace, room: Room): Promise<SourceFile> {
  return withFile(place, async (handle, size) => {
    const head = size > HEAD ? await readStart(handle, HEAD) : null;
    if (head !== null && isOpaque(head)) return toSourceFile(head, place.path);
    if (room.takesWhole(size)) return readWhole(handle, place, { size, room });
    if (head === null || isDatabase(head) || isMetaFile(place)) {
      throw tooLarge(place.path, room.limits.held);
    }
    return readLarge(handle, place, { size, room });
  });
}

interface Known {
  readonly size: number;
  readonly room: Room;
}

/** @throws UserError if it has grown meanwhile, and there is no room for that */
async function readWhole(
  handle: FileHandle,
  { path }: FilePlace,
  { size, room }: Known,
): Promise<SourceFile> {
  const bytes = await handle.readFile();
  if (bytes.length > size && !room.takesWhole(bytes.length - size)) {
    throw tooLarge(path, room.limits.held);
  }
  return toSourceFile(bytes, path);
}

async function readLarge(
  handle: FileHandle,
  place: FilePlace,
  { size, room }: Known,
): Promise<SourceFile> {
  const { large: most, held } = room.limits;
  if (!room.takesLarge(size)) throw tooLarge(place.path, most);
  const head = await readStart(handle, LONGEST_START);
  const file = toLargeFile({ place, head, size, most });
  if (!room.takesStart(Buffer.byteLength(file.text))) throw tooLarge(place.path, held);
  return file;
}
