import { dataError, usageError } from '../errors.ts';
import {
  type Artifact,
  type ArtifactStore,
  BrokenDownload,
  type GitHubReader,
  reasonOf,
  refusalOf,
} from '../github/index.ts';
import { printable, printablePath } from '../printable.ts';
import type { Absence } from './place.ts';
import { type Budget, MAX_FILES, maxBytes, type SourceFile, tooLarge } from './source-file.ts';
import { isPlainPath, openFile, unzip } from './unzip.ts';

const AT_A_TIME = 4;
const MANY = MAX_FILES.toLocaleString('en-US');
const FEWER = 'Upload only the files of one sweep.';

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

/**
 * A file as it is at a commit of the repository.
 *
 * @returns null if there is no such file or no such commit
 * @throws UserError if it is a folder; GitHub's answer if it refuses the file
 */
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
  if (!(error instanceof BrokenDownload)) return error;
  return error.kind === 'too-large'
    ? tooLarge(where, budget)
    : dataError(where, error.message, FIXES[error.kind]);
}

const FIXES = {
  incomplete: 'Run this job again.',
  'wrong-digest': 'Run the job that uploads it again: what is stored is not what was uploaded.',
} as const;

/**
 * Why GitHub did not answer a request.
 *
 * @throws the error itself, if it is neither an answer of GitHub's nor a failure of the network
 */
export function explainRefusal(error: unknown, permission: string): Absence {
  const why = refusalOf(error);
  if (why === null) throw error;
  if (why === 'forbidden') return { why, permission };
  if (why === 'expired') return { why, sha: null, expiredAt: null };
  return why === 'missing' ? { why } : { why, what: printable(reasonOf(error), 200) };
}
