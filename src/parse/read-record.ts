import { UserError } from '../errors.ts';
import { isMetaFile, printablePath, type Source, type SourceFile } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { understand } from './choose-format.ts';
import { checkRowCount } from './format.ts';
import { tooLargeFor } from './large-files.ts';
import { separateMeta, withMeta } from './meta.ts';
import {
  completedReading,
  type RecordedScore,
  recordedScore,
  scoreOfSweep,
} from './recorded-score.ts';
import { isSavedSweep, readSavedSweep, type SavedSweep } from './saved-sweep.ts';
import type { SweepRecord } from './sweep-record.ts';
import { toRecord } from './to-record.ts';
import { uniteShards } from './unite-shards.ts';

/**
 * Reads the files of one sweep as if they were one: all in one foreign format, or all saved. A
 * saved sweep has its own metric, direction, cost and meta, whatever the settings or lies beside it.
 *
 * @param all at least one, in the order in which their rows count
 * @param other what the files of the other arm record of the score
 * @throws UserError if the files or the settings for reading them have to be corrected
 */
export async function readRecord(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
  other: () => Promise<RecordedScore | null> = async () => null,
): Promise<SweepRecord> {
  const saved = readSavedSweeps(all, source);
  if (saved !== null) return saved.record;
  const { meta, files } = separateMeta(all);
  const { format, table: read } = await understand(files, reading);
  checkRowCount(read.rows.length, source.location);
  const table = withMeta(read, meta);
  const asked = await completedReading({ table, format, reading }, other);
  return { ...toRecord(table, { format, reading: asked, source }), meta };
}

/** What the files of a sweep record of its score, without reading its trials; null if nothing. */
export async function readRecordedScore(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<RecordedScore | null> {
  const saved = readSavedSweeps(all, source);
  if (saved !== null) return scoreOfSweep(saved.record);
  const { format, table } = await understand(separateMeta(all).files, reading);
  return recordedScore({ table, format, reading });
}

/** Whether files are saved sweeps, with which nothing else may lie. */
export function areSaved(files: readonly SourceFile[]): boolean {
  return files.some((file) => !isMetaFile(file) && isSavedSweep(file.text));
}

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
  const large = files.find((file) => file.large);
  if (large !== undefined) throw tooLargeFor(large, 'tuning-gate-sweep');
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
  return new UserError({
    fault: 'data',
    where: printablePath(foreign.path),
    what: `is no sweep saved by tuning-gate, while ${printablePath(saved.path)} is one`,
    fix: 'Name either saved sweeps alone or the files of the training alone.',
  });
}
