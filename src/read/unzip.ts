import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { dataError, detailOf, type UserError } from '../errors.ts';
import { naturalOrder } from './names.ts';
import { printable, printablePath } from './printable.ts';
import { type Budget, MAX_FILES, maxBytes, tooLarge } from './source-file.ts';

/** A file in an archive. */
interface ArchiveEntry {
  /** Plain: relative, with forward slashes; still untrusted text. */
  readonly path: string;
  readonly bytes: Buffer;
}

interface Options {
  /** The archive, as messages name it. */
  readonly where: string;
  readonly budget: Budget;
}

interface Listed {
  readonly path: string;
  readonly entry: Entry;
}

/**
 * The files in a zip archive, sorted by path, without hidden ones. Nothing is written to disk, and
 * none of the sizes that the archive gives for itself is trusted.
 *
 * @throws UserError if it is damaged or could not come from an honest job
 */
export async function unzip(archive: Buffer, { where, budget }: Options): Promise<ArchiveEntry[]> {
  const zip = await open(archive, where);
  const wanted = (await list(zip, where)).filter(isWanted);
  wanted.sort((a, b) => naturalOrder(a.path, b.path));
  // If entries could share bytes, a small archive could take hours to unpack.
  const size = wanted.reduce((sum, { entry }) => sum + entry.compressedSize, 0);
  if (size > archive.length) throw damaged(where, 'its entries overlap');

  const files: ArchiveEntry[] = [];
  for (const { path, entry } of wanted) {
    const name = entryName(where, path);
    const bytes = await readEntry(entry, { archive, zip, budget, where: name });
    budget.left -= bytes.length;
    files.push({ path, bytes });
  }
  return files;
}

async function open(archive: Buffer, where: string): Promise<ZipFile> {
  const zip = await undamaged(where, fromBufferPromise(archive, { decodeStrings: false }));
  if (zip.entryCount <= MAX_FILES) return zip;
  throw dataError(
    where,
    `holds ${zip.entryCount} entries, and at most ${MAX_FILES} are read`,
    'Upload only the files of one sweep.',
  );
}

async function list(zip: ZipFile, where: string): Promise<Listed[]> {
  const listed: Listed[] = [];
  const entries = zip.eachEntry();
  for (;;) {
    const { done, value: entry } = await undamaged(where, entries.next());
    if (done) return listed;
    const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
    const path = getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
    if (!isPlainPath(path)) {
      const fix = 'Zip the files by relative paths, with forward slashes.';
      const what = 'has a path that could lead out of the archive';
      throw dataError(entryName(where, path), what, fix);
    }
    listed.push({ path, entry });
  }
}

/**
 * Whether a path leads to something below where it starts: relative, with forward slashes, without
 * `.`, `..` and drive letters. A slash at the end stands for a folder.
 */
export function isPlainPath(path: string): boolean {
  if (/[\\\0]|^[a-z]:/i.test(path)) return false;
  return path
    .replace(/\/$/, '')
    .split('/')
    .every((segment) => !['', '.', '..'].includes(segment));
}

/** Folders, hidden files and what macOS adds hold no trials. */
function isWanted({ path }: Listed): boolean {
  const isHidden = path.split('/').some((segment) => segment.startsWith('.'));
  return !path.endsWith('/') && !path.startsWith('__MACOSX/') && !isHidden;
}

interface EntryOptions extends Options {
  readonly archive: Buffer;
  readonly zip: ZipFile;
}

const STORED = 0;
const DEFLATED = 8;

/** @throws UserError unless the entry has exactly what the archive says, within the limits */
async function readEntry(entry: Entry, options: EntryOptions): Promise<Buffer> {
  const { archive, zip, budget, where } = options;
  const { compressionMethod: method, compressedSize } = entry;
  if (entry.isEncrypted() || (method !== STORED && method !== DEFLATED)) {
    const fix = 'Zip the files with deflate, and without a password.';
    throw dataError(where, 'is encrypted, or compressed by an unsupported method', fix);
  }

  const header = zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const { fileDataStart: start } = await undamaged(where, header);
  const saved = archive.subarray(start, start + compressedSize);
  const bytes = method === STORED ? saved : await unpack(saved, { where, budget });
  if (bytes.length > maxBytes(budget)) throw tooLarge(where, budget);
  if (bytes.length !== entry.uncompressedSize) throw damaged(where, 'its size is wrong');
  if (crc32(bytes) !== entry.crc32) throw damaged(where, 'its checksum is wrong');
  return bytes;
}

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);

/** Inflates no further than the limit. */
async function unpack(saved: Buffer, { budget, where }: Options): Promise<Buffer> {
  try {
    return await inflate(saved, { maxOutputLength: Math.max(1, maxBytes(budget)) });
  } catch (error) {
    if (detailOf(error, 'code') === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(where, budget);
    throw damaged(where, detailOf(error, 'message'));
  }
}

function entryName(where: string, path: string): string {
  return `${where}, entry ${printablePath(path)}`;
}

async function undamaged<T>(where: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw damaged(where, detailOf(error, 'message'));
  }
}

function damaged(where: string, reason: string): UserError {
  const what = `is a damaged zip archive (${printable(reason)})`;
  return dataError(where, what, 'Run the step that uploads it again.');
}
