import type { Entry, ZipFile } from 'yauzl';
import { detailOf } from '../errors.ts';
import { crc32 } from './crc32.ts';
import { inflate, Overflow } from './inflate.ts';
import { MAX_FILE_BYTES, sweepTooLarge } from './limits.ts';
import { bomb, damaged, encrypted, unknownMethod } from './zip-refusals.ts';

interface Options {
  readonly archive: Buffer;
  readonly zip: ZipFile;
  /** How many bytes the file may hold. */
  readonly room: number;
  /** The entry, as messages name it. */
  readonly where: string;
}

const STORED = 0;
const DEFLATED = 8;
/** Files up to this size may repeat themselves as they like. */
const HARMLESS_BYTES = 2 ** 20;
const MOST_RATIO = 200;

/** @throws UserError unless the entry holds just what the archive says, and no more than may be */
export async function readEntry(entry: Entry, options: Options): Promise<Buffer> {
  const { where } = options;
  const { compressionMethod: method } = entry;
  if (entry.isEncrypted()) throw encrypted(where);
  if (method !== STORED && method !== DEFLATED) throw unknownMethod(where, method);

  const saved = await savedBytes(entry, options);
  const bytes = method === STORED ? saved : await unpack(saved, options);
  if (bytes.length > options.room) throw sweepTooLarge(where, MAX_FILE_BYTES);
  if (bytes.length !== entry.uncompressedSize) throw damaged(where, 'its size is another');
  if (crc32(bytes) !== entry.crc32) throw damaged(where, 'its checksum is another');
  return bytes;
}

async function savedBytes(entry: Entry, { archive, zip, where }: Options): Promise<Buffer> {
  try {
    const header = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    return archive.subarray(header.fileDataStart, header.fileDataStart + entry.compressedSize);
  } catch (error) {
    throw damaged(where, detailOf(error, 'message'));
  }
}

async function unpack(saved: Buffer, { room, where }: Options): Promise<Buffer> {
  const plausible = Math.max(HARMLESS_BYTES, MOST_RATIO * saved.length);
  try {
    const { bytes, used } = await inflate(saved, Math.min(room, plausible));
    if (used === saved.length) return bytes;
  } catch (error) {
    if (!(error instanceof Overflow)) throw damaged(where, detailOf(error, 'message'));
    throw room < plausible ? sweepTooLarge(where, MAX_FILE_BYTES) : bomb(where, MOST_RATIO);
  }
  throw damaged(where, 'there is more in it than its content');
}
