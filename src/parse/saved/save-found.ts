import type { FoundFiles } from '../../read/index.ts';
import type { ReadingSettings } from '../../settings/index.ts';
import { readRecord } from '../read-record.ts';
import { readSavedSweeps, saveSweep } from './read-saved.ts';
import type { SavedSweep } from './saved-sweep.ts';

type Found = Pick<FoundFiles, 'files' | 'source'>;

/**
 * What was found in several places as one saved sweep, as JSON text. Of saved shards it is their union; what was not
 * saved is a shard of each place.
 *
 * @param createdAt ISO 8601, UTC
 * @throws UserError if they are not of one sweep, or cannot be read
 */
export async function saveFound(
  found: readonly Found[],
  reading: ReadingSettings,
  createdAt: string,
): Promise<string> {
  const [first] = found;
  if (first === undefined) throw new Error('Expected at least one place.');
  const saved = await readSavedSweeps(
    found.flatMap(({ files }) => files),
    first.source,
  );
  if (saved !== null) return saveSweep(saved);
  // Loaded on demand, with their schemas.
  const { uniteShards } = await import('./shards.ts');
  const shards: SavedSweep[] = [];
  for (const [i, { files, source: of }] of found.entries()) {
    const shard = found.length === 1 ? null : `${i}-of-${found.length}`;
    const record = await readRecord(files, reading, of);
    shards.push({ record, training: { ...OUTSIDE_GITHUB, shard, createdAt } });
  }
  return saveSweep(uniteShards(shards));
}

/** A sweep that no run has trained is nobody's baseline, unless it is named. */
const OUTSIDE_GITHUB = {
  ...{ name: '', shards: null, workflow: null, sha: null },
  ...{ repository: '', runId: 0, runAttempt: 1, event: '' },
} as const;
