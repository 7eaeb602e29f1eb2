import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { dataError, detailOf } from '../errors.ts';
import { isHidden, isPlainPath } from './entry-path.ts';
import { MAX_FILES } from './limits.ts';
import { naturalOrder } from './natural-order.ts';
import { printablePath } from './printable.ts';
import { damaged, readEntry } from './zip-entry.ts';

/** A file in an archive. */
interface ArchiveEntry {
  /** Plain: relative, with forward slashes; untrusted text all the same. */
  readonly path: string;
  readonly bytes: Buffer;
}

interface Options {
  /** The archive, as messages name it. */
  readonly where: string;
  /** How many bytes its files may hold together. */
  readonly mostBytes: number;
}

interface Listed {
  readonly path: string;
  readonly entry: Entry;
}

/**
 * The files in a zip archive, sorted by path, without hidden ones. Nothing is written to disk, and
 * nothing that the archive says of its own sizes is relied on.
 *
 * @throws UserError if it is damaged, or holds what no honest archive of results does
 */
export async function unzip(
  archive: Buffer,
  { where, mostBytes }: Options,
): Promise<ArchiveEntry[]> {
  const zip = await open(archive, where);
  const wanted = (await list(zip, where)).filter(isWanted);
  wanted.sort((a, b) => naturalOrder(a.path, b.path));
  if (sizeOf(wanted) > archive.length) throw damaged(where, 'its entries overlap');

  const files: ArchiveEntry[] = [];
  let left = mostBytes;
  for (const { path, entry } of wanted) {
    const name = nameOf(where, path);
    const bytes = await readEntry(entry, { archive, zip, maxBytes: left, where: name });
    left -= bytes.length;
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
  const listed = new Map<string, Listed>();
  const entries = zip.eachEntry();
  for (;;) {
    const { done, value: entry } = await undamaged(where, entries.next());
    if (done) return [...listed.values()];
    const path = checkedPath(entry, where);
    if (listed.has(path)) {
      const fix = 'Give every file a path of its own.';
      throw dataError(nameOf(where, path), 'is in the archive more than once', fix);
    }
    listed.set(path, { path, entry });
  }
}

function checkedPath(entry: Entry, where: string): string {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
  const path = getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
  const name = nameOf(where, path);
  if (!isPlainPath(path)) {
    const fix = 'Zip the files by relative paths, with forward slashes.';
    throw dataError(name, 'has a path that could lead out of the archive', fix);
  }
  if (!isFileOrFolder(entry, path)) {
    throw dataError(name, 'is a link or another special file', 'Upload the file itself.');
  }
  return path;
}

const FILE = 0o100000;
const FOLDER = 0o040000;
const KIND = 0o170000;

/** By the mode that Unix programs save; other programs leave it 0. */
function isFileOrFolder({ externalFileAttributes }: Entry, path: string): boolean {
  const kind = (externalFileAttributes >>> 16) & KIND;
  return kind === 0 || kind === FILE || (kind === FOLDER && path.endsWith('/'));
}

function isWanted({ path }: Listed): boolean {
  return !path.endsWith('/') && !isHidden(path);
}

/** No two entries share bytes, or a small archive could be unpacked for hours. */
function sizeOf(listed: readonly Listed[]): number {
  return listed.reduce((sum, { entry }) => sum + entry.compressedSize, 0);
}

function nameOf(where: string, path: string): string {
  return `${where}, entry ${printablePath(path)}`;
}

async function undamaged<T>(where: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw damaged(where, detailOf(error, 'message'));
  }
}
