import { UserError } from '../errors.ts';
import { asText } from './decode.ts';
import { type FilePlace, openFile, tooLarge, unreadable } from './file-bytes.ts';
import { printablePath } from './printable.ts';
import { LEAST_START } from './room.ts';
import { checkSignature } from './signatures.ts';
import type { SourceFile } from './source-file.ts';
import { Utf8Text } from './utf8-text.ts';

/** The first line belongs to the beginning if it ends before this. */
export const LONGEST_START = 2 ** 20;

const PIECE = 2 ** 18;

interface Found {
  readonly place: FilePlace;
  /** The first bytes, as many as there are up to `LONGEST_START`. */
  readonly head: Buffer;
  readonly size: number;
  /** How many bytes the file may hold, should it still grow. */
  readonly most: number;
}

/** A text file of which only the beginning is held; with the reason where that is no text. */
export function toLargeFile({ place, head, size, most }: Found): SourceFile {
  const { path } = place;
  const file = asText(path, () => decodeStart(head, path));
  if (file.refusal !== undefined) return file;
  return { ...file, large: { bytes: size, open: () => pieces(place, most) } };
}

/** @throws UserError unless the file begins as UTF-8 text that says something */
function decodeStart(head: Buffer, path: string): string {
  checkSignature(head, path);
  const text = new Utf8Text(path).take(head.subarray(0, lengthOfStart(head)));
  if (/\S/.test(text)) return text;
  throw new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `begins with ${LONGEST_START / 2 ** 20} MiB of blanks`,
    fix: 'Check what wrote it.',
  });
}

/** Up to the end of the first line that is not blank, if that is longer than what tells enough. */
function lengthOfStart(head: Buffer): number {
  const first = head.findIndex((byte) => byte > 0x20);
  const end = head.subarray(first).findIndex((byte) => byte === 0x0a || byte === 0x0d);
  return end === -1 ? head.length : Math.max(LEAST_START, first + end + 1);
}

async function* pieces(place: FilePlace, most: number): AsyncGenerator<string> {
  const decoder = new Utf8Text(place.path);
  let room = most;
  for await (const bytes of bytesOf(place)) {
    room -= bytes.length;
    if (room < 0) throw tooLarge(place.path, most);
    yield decoder.take(bytes);
  }
  decoder.end();
}

/** Each piece is overwritten by the next. */
async function* bytesOf(place: FilePlace): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(PIECE);
  const handle = await openFile(place).catch((error) => {
    throw error instanceof UserError ? error : unreadable(place.path, error);
  });
  try {
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, PIECE, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
