import { dataError, type UserError } from '../../errors.ts';
import { isMetaFile, printablePath, type Source, type SourceFile } from '../../read/index.ts';
import { isSavedSweep, readSavedSweep, type SavedSweep } from './saved-sweep.ts';
import { uniteShards } from './unite-shards.ts';

/**
 * Reads the saved shards of one sweep, and who saved them. What the source does not tell of the
 * commit and the time is taken from them.
 *
 * @returns null if the files are in a foreign format
 * @throws UserError if only some of the files are saved sweeps, or they are wrong or do not match
 */
export function readSavedSweeps(
  all: readonly SourceFile[],
  source: Source = sourceOf(all),
): SavedSweep | null {
  const files = all.filter((file) => !isMetaFile(file));
  const saved = files.find(({ text }) => isSavedSweep(text));
  if (saved === undefined) return null;
  const foreign = files.find(({ text }) => !isSavedSweep(text));
  if (foreign !== undefined) throw mixed(foreign, saved);
  const { record, training } = uniteShards(files.map((file) => readSavedSweep(file, source)));
  const sha = source.sha ?? training.sha;
  const createdAt = source.createdAt ?? training.createdAt;
  return { record: { ...record, source: { ...source, sha, createdAt } }, training };
}

/** What the files alone tell. */
function sourceOf(files: readonly SourceFile[]): Source {
  const location = files[0]?.path ?? '';
  return { kind: 'file', location, sha: null, runUrl: null, createdAt: null };
}

function mixed(foreign: SourceFile, saved: SourceFile): UserError {
  return dataError(
    printablePath(foreign.path),
    `is not a sweep saved by tuning-gate, but ${printablePath(saved.path)} is one`,
    'Name either only saved sweeps or only the files of the training.',
  );
}
