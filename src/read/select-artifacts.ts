import type { Artifact } from '../github/index.ts';
import { fitsPattern } from './location.ts';
import { naturalOrder } from './natural-order.ts';
import type { Shards } from './search.ts';

/** The artifacts whose name fits a pattern, as people count. */
export function fittingArtifacts(listed: readonly Artifact[], pattern: string): Artifact[] {
  return inOrder(listed.filter(({ name }) => fitsPattern(name, pattern)));
}

/**
 * The sweeps that jobs of one run have saved under a name: the shards of a matrix, else the one
 * saved whole. (Once they are united, that one is there beside its shards.)
 */
export function savedArtifacts(listed: readonly Artifact[], name: string): Artifact[] {
  const shards = listed.filter((artifact) => artifact.name.startsWith(`${name}.`));
  return shards.length > 0 ? inOrder(shards) : listed.filter((artifact) => artifact.name === name);
}

function inOrder(artifacts: readonly Artifact[]): Artifact[] {
  return artifacts.toSorted((a, b) => naturalOrder(a.name, b.name));
}

/**
 * How many jobs of the matrix have saved a sweep, as far as the names of their artifacts tell; null
 * where they tell nothing. Its jobs may save sweeps of several names, which count once for each job.
 */
export function countShards(
  chosen: readonly Artifact[],
  listed: readonly Artifact[],
): Shards | null {
  const jobs = Math.max(0, ...chosen.map((artifact) => shardOf(artifact).jobs));
  if (jobs === 0) return null;
  const saved = listed.map(shardOf).filter((shard) => shard.jobs === jobs);
  return { jobs, saved: new Set(saved.map(({ job }) => job)).size };
}

const SHARD = /\.(\d{1,4})-of-(\d{1,4})$/;

/** Which job of how many saved an artifact; of none if the name does not tell. */
function shardOf({ name }: Artifact): { readonly job: number; readonly jobs: number } {
  const [, job, jobs] = (name.startsWith(SAVED) && SHARD.exec(name)) || [];
  return { job: Number(job ?? 0), jobs: Number(jobs ?? 0) };
}

const SAVED = 'tuning-gate-sweep';

/** The name of the artifact in which a sweep is saved; without a shard, of the whole sweep. */
export function savedName(instance: string, shard = ''): string {
  return [[SAVED, instance].filter(Boolean).join('-'), shard].filter(Boolean).join('.');
}
