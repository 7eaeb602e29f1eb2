import { UserError } from '../errors.ts';
import { type Client, type Repository, readContent } from '../github/index.ts';
import { toSourceFile } from './decode.ts';
import { isPlainPath } from './entry-path.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { printable, printablePath } from './printable.ts';
import { explainDownload } from './refusal.ts';
import type { SourceFile } from './source-file.ts';

interface Place {
  /** A branch, tag or commit. */
  readonly ref: string;
  readonly path: string;
}

/**
 * A file as it is at a commit of the repository.
 *
 * @returns null if there is no such file or no such commit
 * @throws UserError if it is a folder; what GitHub answers if it does not give it
 */
export async function readRefFile(
  client: Client,
  repository: Repository,
  { ref, path }: Place,
): Promise<SourceFile | null> {
  const where = `${printablePath(path)} at ${printable(ref)}`;
  if (!isPlainPath(path) || path.endsWith('/')) throw strangePath(where);
  const place = { repository, ref, path };
  try {
    const content = await readContent(client, place, { mostBytes: MAX_FILE_BYTES });
    if (content.kind === 'folder') throw notAFile(where);
    return content.kind === 'missing' ? null : toSourceFile(content.bytes, path, where);
  } catch (error) {
    throw explainDownload(error, where);
  }
}

function strangePath(where: string): UserError {
  return new UserError({
    fault: 'settings',
    where,
    what: 'is no path in a repository',
    fix: 'Write it relative to the top of the repository, with forward slashes.',
  });
}

function notAFile(where: string): UserError {
  return new UserError({ fault: 'data', where, what: 'is not a file', fix: 'Name one file.' });
}
