import { dataError, detailOf, UserError, usageError } from '../errors.ts';
import {
  type Artifact,
  type ArtifactStore,
  BrokenDownload,
  type GitHubReader,
  refusalOf,
} from '../github/index.ts';
import { printable, printablePath } from './printable.ts';
import type { Absence } from './search.ts';
import {
  fileTooLarge,
  MAX_FILE_BYTES,
  MAX_FILES,
  type SourceFile,
  sweepTooLarge,
  toSourceFile,
} from './source-file.ts';
import { isPlainPath, unzip } from './unzip.ts';

/** How many artifacts are downloaded at a time. */
const AT_A_TIME = 4;

/**
 * The files in artifacts, which together are one sweep: in the order given, those of one
 * artifact sorted by path. An artifact need not be an archive: it can be the file itself.
 *
 * @returns nothing if there is no file in them
 * @throws UserError if one of them cannot be read; GitHub's answer if it refuses one
 */
export async function readArtifacts(
  store: ArtifactStore,
  artifacts: readonly Artifact[],
): Promise<SourceFile[]> {
  checkSizes(artifacts);
  const files: SourceFile[] = [];
  let maxBytes = MAX_FILE_BYTES;
  for (const { name, stored } of await downloadAll(store, artifacts)) {
    const where = shownName(name);
    for (const { path, bytes } of await unpack(stored, { where, maxBytes })) {
      maxBytes -= bytes.length;
      const [inside, file] =
        path === null ? [where, name] : [`${where}, entry ${path}`, `${name}/${path}`];
      files.push(toSourceFile(bytes, file, inside));
    }
    if (files.length > MAX_FILES) throw tooManyFiles(where);
  }
  return files;
}

/** What is too large is not downloaded. */
function checkSizes(artifacts: readonly Artifact[]): void {
  let left = MAX_FILE_BYTES;
  for (const { name, bytes } of artifacts) {
    left -= bytes;
    if (left < 0) throw sweepTooLarge(shownName(name), MAX_FILE_BYTES);
  }
}

interface Downloaded {
  readonly name: string;
  readonly stored: Buffer;
}

/** A few at a time. */
async function downloadAll(
  store: ArtifactStore,
  artifacts: readonly Artifact[],
): Promise<Downloaded[]> {
  const downloaded: Downloaded[] = [];
  for (let i = 0; i < artifacts.length; i += AT_A_TIME) {
    const batch = artifacts.slice(i, i + AT_A_TIME);
    downloaded.push(...(await Promise.all(batch.map((one) => downloadOne(store, one)))));
  }
  return downloaded;
}

async function downloadOne(store: ArtifactStore, artifact: Artifact): Promise<Downloaded> {
  const { name } = artifact;
  try {
    return { name, stored: await store.download(artifact, MAX_FILE_BYTES) };
  } catch (error) {
    throw explainDownload(error, shownName(name));
  }
}

interface Unpacked {
  /** Null if the artifact is the file itself. */
  readonly path: string | null;
  readonly bytes: Buffer;
}

const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06'];

interface Target {
  readonly where: string;
  readonly maxBytes: number;
}

async function unpack(stored: Buffer, target: Target): Promise<readonly Unpacked[]> {
  const isZip = ZIP_STARTS.includes(stored.toString('latin1', 0, 4));
  if (isZip) return unzip(stored, target);
  if (stored.length > target.maxBytes) throw sweepTooLarge(target.where, MAX_FILE_BYTES);
  return [{ path: null, bytes: stored }];
}

function shownName(name: string): string {
  return `artifact ${printable(name)}`;
}

function tooManyFiles(where: string) {
  const what = `brings the sweep to more than ${MAX_FILES} files`;
  return dataError(where, what, 'Put several trials into one file.');
}

interface RefPlace {
  /** A branch, tag or commit. */
  readonly ref: string;
  readonly path: string;
}

/**
 * A file as it is at a commit of the repository.
 *
 * @returns null if there is no such file or no such commit
 * @throws UserError if it is a folder; GitHub's answer if it refuses the file
 */
export async function readRefFile(
  { content }: Pick<GitHubReader, 'content'>,
  { ref, path }: RefPlace,
): Promise<SourceFile | null> {
  const where = `${printablePath(path)} at ${printable(ref)}`;
  if (!isPlainPath(path) || path.endsWith('/')) {
    const fix = 'Write it relative to the top of the repository, with forward slashes.';
    throw usageError(where, 'is not a path in a repository', fix);
  }
  try {
    const found = await content({ ref, path }, MAX_FILE_BYTES);
    if (found.kind === 'folder') throw dataError(where, 'is not a file', 'Name one file.');
    return found.kind === 'missing' ? null : toSourceFile(found.bytes, path, where);
  } catch (error) {
    throw explainDownload(error, where);
  }
}

/** A download that broke, as an error the user can act on; anything else as it is. */
function explainDownload(error: unknown, where: string): unknown {
  if (!(error instanceof BrokenDownload)) return error;
  return error.kind === 'too-large'
    ? fileTooLarge(where)
    : dataError(where, error.message, FIXES[error.kind]);
}

const FIXES = {
  incomplete: 'Run this job again.',
  'wrong-digest': 'Run the job that uploads it again: what is stored is not what was uploaded.',
} as const;

/**
 * Why GitHub did not answer a request.
 *
 * @param permission the one that the request needs
 * @throws the error itself, if it is neither an answer of GitHub's nor a failure of the network
 */
export function explainRefusal(error: unknown, permission: string): Absence {
  const refusal = refusalOf(error);
  switch (refusal) {
    case 'missing':
      return { why: 'missing' };
    case 'expired':
      return { why: 'expired', sha: null, expiredAt: null };
    case 'forbidden':
      return { why: 'forbidden', permission };
    case 'unreachable':
      return { why: 'unreachable', what: printable(reasonOf(error), 200) };
    case null:
      throw error;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UserError) return `${error.where}: ${error.what}`;
  return detailOf(error, 'message');
}
