import { crc32, createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { dataError, detailOf, type UserError } from '../errors.ts';
import { MAX_FILE_BYTES, sweepTooLarge } from './limits.ts';
import { printable } from './printable.ts';

interface Options {
  readonly archive: Buffer;
  readonly zip: ZipFile;
  /** How many bytes the file may have. */
  readonly maxBytes: number;
  /** The entry, as messages name it. */
  readonly where: string;
}

const STORED = 0;
const DEFLATED = 8;
/** Smaller files may be as repetitive as they like. */
const HARMLESS_BYTES = 2 ** 20;
const MAX_RATIO = 200;

/** @throws UserError unless the entry has exactly what the archive says, within the limits */
export async function readEntry(entry: Entry, options: Options): Promise<Buffer> {
  const { where } = options;
  const { compressionMethod: method } = entry;
  if (entry.isEncrypted()) throw dataError(where, 'is encrypted', 'Upload it without a password.');
  if (method !== STORED && method !== DEFLATED) {
    const fix = 'Zip the files with deflate, or without compression.';
    throw dataError(where, `is compressed by a method that is not read (${method})`, fix);
  }

  const saved = await savedBytes(entry, options);
  const bytes = method === STORED ? saved : await unpack(saved, options);
  if (bytes.length > options.maxBytes) throw sweepTooLarge(where, MAX_FILE_BYTES);
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

/** Inflates no further than the limits, whatever the archive says about its sizes. */
async function unpack(saved: Buffer, { maxBytes, where }: Options): Promise<Buffer> {
  const plausible = Math.max(HARMLESS_BYTES, MAX_RATIO * saved.length);
  const engine = createInflateRaw({ chunkSize: 65_536 });
  engine.end(saved);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of engine) {
      size += part.length;
      if (size > Math.min(maxBytes, plausible)) break;
      parts.push(part);
    }
  } catch (error) {
    throw damaged(where, detailOf(error, 'message'));
  }
  if (size > maxBytes) throw sweepTooLarge(where, MAX_FILE_BYTES);
  if (size > plausible) {
    const fix = 'Check what wrote it: results do not repeat themselves so much.';
    throw dataError(where, `unpacks to more than ${MAX_RATIO} times its size`, fix);
  }
  if (engine.bytesWritten === saved.length) return Buffer.concat(parts);
  throw damaged(where, 'there is more in it than its content');
}

export function damaged(where: string, reason: string): UserError {
  const what = `is a damaged zip archive (${printable(reason)})`;
  return dataError(where, what, 'Upload it again, by the step that makes it.');
}
