import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel } from 'yauzl';
import { dataError, detailOf, UserError, usageError } from '../errors.ts';
import {
  type Artifact,
  type ArtifactStore,
  BrokenDownload,
  type GitHubReader,
  reasonOf,
  refusalOf,
  TooLarge,
} from '../github/index.ts';
import { printable, printablePath } from '../printable.ts';
import { naturalOrder } from './names.ts';
import type { Absence } from './place.ts';
import {
  type Budget,
  bytesWithin,
  isZippedTable,
  MAX_FILES,
  maxBytes,
  type SourceFile,
  tooLarge,
  toSourceFile,
} from './source-file.ts';

const AT_A_TIME = 4;
const MANY = MAX_FILES.toLocaleString('en-US');
const FEWER = 'Upload only the files of one sweep.';

/**
 * The files in artifacts, which together are one sweep: in the order given, those of one artifact sorted by path. An
 * artifact can be the file itself. @throws UserError if one cannot be read; GitHub's answer if it refuses one
 */
export async function readArtifacts(
  store: ArtifactStore,
  artifacts: readonly Artifact[],
  budget: Budget,
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (let i = 0; i < artifacts.length; i += AT_A_TIME) {
    const some = artifacts.slice(i, i + AT_A_TIME);
    const stored = await Promise.all(some.map((artifact) => download(store, artifact, budget)));
    for (const [j, { name }] of some.entries()) {
      files.push(...(await unpack(stored[j] ?? Buffer.alloc(0), name, budget)));
      if (files.length > MAX_FILES)
        throw dataError(shownName(name), `brings the sweep to more than ${MANY} files`, FEWER);
    }
  }
  return files;
}

async function download(store: ArtifactStore, artifact: Artifact, budget: Budget): Promise<Buffer> {
  try {
    return await store.download(artifact, maxBytes(budget));
  } catch (error) {
    throw explainDownload(error, shownName(artifact.name), budget);
  }
}

const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06'];

async function unpack(stored: Buffer, name: string, budget: Budget): Promise<SourceFile[]> {
  const where = shownName(name);
  if (ZIP_STARTS.includes(stored.toString('latin1', 0, 4))) {
    const files: SourceFile[] = [];
    for (const { path, bytes } of await unzip(stored, { where, budget })) {
      const at = { where: `${where}, entry ${path}`, budget };
      files.push(await openFile(bytes, `${name}/${path}`, at));
    }
    return files;
  }
  if (stored.length > maxBytes(budget)) throw tooLarge(where, budget);
  budget.left -= stored.length;
  return [await openFile(stored, name, { where, budget })];
}

function shownName(name: string): string {
  return `artifact ${printable(name)}`;
}

/** A file at a commit. @throws UserError if it is a folder; GitHub's answer if it refuses the file */
export async function readRefFile(
  { content }: Pick<GitHubReader, 'content'>,
  at: Parameters<GitHubReader['content']>[0],
  budget: Budget,
): Promise<SourceFile | null> {
  const { path, ref } = at;
  const where = `${printablePath(path)} at ${printable(ref)}`;
  if (!isPlainPath(path) || path.endsWith('/')) {
    const fix = 'Write it relative to the top of the repository, with forward slashes.';
    throw usageError(where, 'is not a path in a repository', fix);
  }
  try {
    const stored = await content(at, maxBytes(budget));
    if (stored.kind === 'folder') throw dataError(where, 'is not a file', 'Name one file.');
    if (stored.kind === 'missing') return null;
    budget.left -= stored.bytes.length;
    return await openFile(stored.bytes, path, { where, budget });
  } catch (error) {
    throw explainDownload(error, where, budget);
  }
}

/** A download that broke, as an error the user can act on; anything else as it is. */
function explainDownload(error: unknown, where: string, budget: Budget): unknown {
  if (error instanceof TooLarge) return tooLarge(where, budget);
  if (!(error instanceof BrokenDownload)) return error;
  return dataError(where, error.message, FIXES[error.kind]);
}

const FIXES = {
  incomplete: 'Run this job again.',
  'wrong-digest': 'Run the job that uploads it again: what is stored is not what was uploaded.',
} as const;

/** Why GitHub did not answer a request. @throws the error itself, if that is not what it says */
export function explainRefusal(error: unknown, permission: string): Absence {
  const why = refusalOf(error);
  if (why === null) throw error;
  if (why === 'forbidden') return { why, permission };
  if (why === 'expired') return { why, sha: null, expiredAt: null };
  return why === 'missing' ? { why } : { why, what: printable(reasonOf(error), 200) };
}

/** A file in an archive; its path is relative, with forward slashes, and still untrusted text. */
type ArchiveEntry = Readonly<{ path: string; bytes: Buffer }>;

type Options = Readonly<{ where: string; budget: Budget }>;

/** A file from its bytes, or from the only file in a zipped table. @throws UserError if that is damaged */
export async function openFile(bytes: Buffer, path: string, at: Options): Promise<SourceFile> {
  const where = printablePath(at.where);
  const held = isZippedTable(bytes, path) ? await unzip(bytes, { ...at, where }) : [];
  const [only] = held.length === 1 ? held : [];
  return toSourceFile(only?.bytes ?? bytes, path, at.where);
}

/**
 * The files in a zip archive, sorted by path, without hidden ones. Nothing is written to disk, and none of its own sizes
 * is trusted. @throws UserError if it is damaged or could not come from an honest job
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
    // Folders and hidden files hold no trials; all that macOS adds is hidden.
    if (path.endsWith('/') || path.split('/').some((part) => part.startsWith('.'))) continue;
    if (wanted.has(path))
      throw dataError(entryName(where, path), 'is there twice', 'Zip every file once.');
    wanted.set(path, entry);
  }
  // If entries could share bytes, a small archive could take hours to unpack.
  const size = [...wanted.values()].reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  if (size > archive.length) throw new Error('its entries overlap');

  const files: ArchiveEntry[] = [];
  for (const [path, entry] of [...wanted].sort(([a], [b]) => naturalOrder(a, b))) {
    const stream = await zip.openReadStreamPromise(entry);
    const bytes = await bytesWithin(stream, entryName(where, path), budget);
    if (crc32(bytes) !== entry.crc32) throw new Error('a checksum is wrong');
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

/** Whether a path leads to something below where it starts. A slash at the end stands for a folder. */
function isPlainPath(path: string): boolean {
  if (/[\\\0]|^[a-z]:/i.test(path)) return false;
  return path
    .replace(/\/$/, '')
    .split('/')
    .every((segment) => !['', '.', '..'].includes(segment));
}
