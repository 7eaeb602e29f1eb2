import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { dataError, detailOf, UserError } from '../errors.ts';
import { printable, printablePath } from '../printable.ts';
import { naturalOrder } from './artifact-names.ts';
import {
  type Budget,
  isZippedTable,
  MAX_FILES,
  maxBytes,
  type SourceFile,
  tooLarge,
  toSourceFile,
} from './source-file.ts';

/** A file in an archive; its path is relative, with forward slashes, and still untrusted text. */
type ArchiveEntry = Readonly<{ path: string; bytes: Buffer }>;

interface Options {
  readonly where: string;
  readonly budget: Budget;
}

/** A file from its bytes, or from the only file in a zipped table. @throws UserError if that is damaged */
export async function openFile(bytes: Buffer, path: string, at: Options): Promise<SourceFile> {
  const where = printablePath(at.where);
  const held = isZippedTable(bytes, path) ? await unzip(bytes, { ...at, where }) : [];
  const [only] = held.length === 1 ? held : [];
  return toSourceFile(only?.bytes ?? bytes, path, at.where);
}

/**
 * The files in a zip archive, sorted by path, without hidden ones. Nothing is written to disk, and
 * none of the sizes that the archive gives for itself is trusted.
 *
 * @throws UserError if it is damaged or could not come from an honest job
 */
export async function unzip(archive: Buffer, options: Options): Promise<ArchiveEntry[]> {
  const { where } = options;
  try {
    return await readAll(archive, options);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const what = `is a damaged zip archive (${printable(detailOf(error, 'message'))})`;
    throw dataError(where, what, 'Run the step that writes it again.');
  }
}

async function readAll(archive: Buffer, { where, budget }: Options): Promise<ArchiveEntry[]> {
  const zip = await fromBufferPromise(archive, { decodeStrings: false });
  if (zip.entryCount > MAX_FILES) {
    const what = `holds ${zip.entryCount} entries, and at most ${MAX_FILES} are read`;
    throw dataError(where, what, 'Upload only the files of one sweep.');
  }
  const wanted = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry, where);
    if (!isWanted(path)) continue;
    if (wanted.has(path))
      throw dataError(entryName(where, path), 'is there twice', 'Zip every file once.');
    wanted.set(path, entry);
  }
  // If entries could share bytes, a small archive could take hours to unpack.
  const size = [...wanted.values()].reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (size > archive.length) throw new Error('its entries overlap');

  const files: ArchiveEntry[] = [];
  for (const [path, entry] of [...wanted].sort(([a], [b]) => naturalOrder(a, b))) {
    const bytes = await readEntry(zip, entry, { where: entryName(where, path), budget });
    budget.left -= bytes.length;
    files.push({ path, bytes });
  }
  return files;
}

function pathOf({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry, where: string) {
  const path = getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
  if (isPlainPath(path)) return path;
  const fix = 'Zip the files by relative paths, with forward slashes.';
  throw dataError(entryName(where, path), 'has a path that could lead out of the archive', fix);
}

function entryName(where: string, path: string): string {
  return `${where}, entry ${printablePath(path)}`;
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

/** Folders and hidden files hold no trials; all that macOS adds is hidden. */
function isWanted(path: string): boolean {
  return !path.endsWith('/') && !path.split('/').some((segment) => segment.startsWith('.'));
}

async function readEntry(zip: ZipFile, entry: Entry, { where, budget }: Options): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > maxBytes(budget)) throw tooLarge(where, budget);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (crc32(bytes) !== entry.crc32) throw new Error('a checksum is wrong');
  return bytes;
}
