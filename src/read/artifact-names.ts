import type { Artifact } from '../github/index.ts';
import { LABEL } from '../settings/index.ts';
import { fitsPattern } from './location.ts';
import { decodedName, encodedName, naturalOrder } from './names.ts';
import type { Shards } from './place.ts';
import type { SourceFile } from './source-file.ts';

/** The artifacts whose name fits a pattern, ordered as people count. */
export function fittingArtifacts(listed: readonly Artifact[], pattern: string): Artifact[] {
  return inOrder(listed.filter(({ name }) => fitsPattern(name, pattern)));
}

/**
 * The sweeps that jobs of one run have saved under a name: the shards of a matrix, otherwise the
 * one saved whole. (Once the shards have been united, the whole one is there as well.)
 */
export function savedArtifacts(listed: readonly Artifact[], name: string): Artifact[] {
  const shards = listed.filter((artifact) => artifact.name.startsWith(`${name}.`));
  return shards.length > 0 ? inOrder(shards) : listed.filter((artifact) => artifact.name === name);
}

function inOrder(artifacts: readonly Artifact[]): Artifact[] {
  return artifacts.toSorted((a, b) => naturalOrder(a.name, b.name));
}

/**
 * How many jobs have saved a sweep, according to the names of their artifacts; null where the names
 * do not say. Every part has a matrix of its own; one that is missing before the last counts as a job.
 * What is older than a part before it is left from before all jobs ran again, and is not counted.
 */
export function countShards(
  chosen: readonly Artifact[],
  listed: readonly Artifact[],
): Shards | null {
  const stale = new Set(chosen.filter((one) => isStale(one, chosen)).map(({ id }) => id));
  const current = [chosen, listed].map((some) => some.filter(({ id }) => !stale.has(id)));
  const last = Math.max(0, ...(current[0] ?? []).map(partOf));
  const numbers = last === 0 ? [0] : Array.from({ length: last }, (_, i) => i + 1);
  const parts = numbers.map((part) => {
    const [own, all] = current.map((some) => some.filter((one) => partOf(one) === part));
    const isMissing = own?.length === 0 && part !== 0;
    return isMissing ? { jobs: 1, saved: 0 } : countJobs(own ?? [], all ?? []);
  });
  if (parts.every((part) => part === null)) return null;
  return parts.reduce<Shards>(
    (sum, part) => ({ jobs: sum.jobs + (part?.jobs ?? 1), saved: sum.saved + (part?.saved ?? 1) }),
    { jobs: 0, saved: 0 },
  );
}

/** A part is trained after those before it. */
function isStale(later: Artifact, all: readonly Artifact[]): boolean {
  const before = all.filter((one) => partOf(one) < partOf(later));
  // “Re-run failed jobs” trains only some shards of a part again.
  const isNewer = (one: Artifact) => Date.parse(one.createdAt) > Date.parse(later.createdAt);
  const isReplaced = (part: number) => before.every((one) => partOf(one) !== part || isNewer(one));
  return before.some((one) => isReplaced(partOf(one)));
}

/**
 * The jobs of one matrix. They may save sweeps of several names; if two artifacts are of one job, they
 * come from different matrices.
 */
function countJobs(chosen: readonly Artifact[], listed: readonly Artifact[]): Shards | null {
  const jobs = Math.max(0, ...chosen.map((artifact) => shardOf(artifact).jobs));
  if (jobs === 0) return null;
  const jobsIn = (artifacts: readonly Artifact[]) =>
    new Set(artifacts.map(shardOf).flatMap((shard) => (shard.jobs === jobs ? shard.job : [])));
  const own = jobsIn(chosen);
  const others = jobsIn(listed.filter(({ id }) => !chosen.some((one) => one.id === id)));
  const isShared = [...others].every((job) => !own.has(job));
  // Where each name has one job of the matrix, each is a whole sweep.
  if (own.size === 1 && others.size > 0 && isShared) return null;
  return { jobs, saved: own.size + (isShared ? others.size : 0) };
}

const SHARD = /\.(\d{1,4})-of-(\d{1,4})$/;

/** Which job of how many saved an artifact; 0 of 0 if its name does not say. */
function shardOf({ name }: Artifact): { readonly job: number; readonly jobs: number } {
  const [, job, jobs] = (name.startsWith(SAVED) && SHARD.exec(name)) || [];
  return { job: Number(job ?? 0), jobs: Number(jobs ?? 0) };
}

/** Which part an artifact is, according to its name; 0 if it does not say. */
function partOf({ name }: Artifact): number {
  const [, part] = (name.startsWith(SAVED) && /\.part-(\d{1,2})(?:\.|$)/.exec(name)) || [];
  return Number(part ?? 0);
}

const SAVED = 'tuning-gate-sweep';

/**
 * The names under which jobs of one run have saved sweeps.
 *
 * @param known names that are asked for, which are recognised even where only their digest is left
 */
export function savedNames(listed: readonly Artifact[], known: readonly string[]): string[] {
  const encoded = listed.map(({ name }) => /^tuning-gate-sweep(?:-([^.]*))?(?:\.|$)/.exec(name));
  const found = encoded.flatMap((one) => (one === null ? [] : (one[1] ?? '')));
  return instancesOf(found, known);
}

export function sharedNames(files: readonly SourceFile[]): string[] {
  return instancesOf(files.map(fileStem));
}

/** The file of a sweep in such an artifact, and those of its further metrics. */
export function sharedFile(instance: string, part: number): string {
  return `${encodedName(instance)}${part === 0 ? '' : `.${part + 1}`}.json`;
}

export function isOfInstance(file: SourceFile, instance: string): boolean {
  return fileStem(file) === encodedName(instance);
}

function fileStem({ path }: SourceFile): string {
  return path.split('/').at(-1)?.split('.')[0] ?? '';
}

/**
 * What cannot be a name is left out: only a program that is not this one has saved it. Where only a
 * digest is left and the name is not known, that stands for it.
 */
function instancesOf(encoded: readonly string[], known: readonly string[] = []): string[] {
  return [...new Set(encoded)].flatMap((one) => {
    const name = decodedName(one) ?? known.find((asked) => encodedName(asked) === one) ?? null;
    return name === null ? one : name === '' || LABEL.test(name) ? name : [];
  });
}

export function sharedName(instance: string): string {
  return [`${SAVED}s`, encodedName(instance)].filter(Boolean).join('-');
}

/** What a job has trained: the whole sweep, unless it is a part or a shard. */
interface Portion {
  readonly part: number | null;
  readonly shard: string;
}

/** The name of the artifact in which a sweep, or a portion of it, is saved. */
export function savedName(instance: string, portion: Portion = { part: null, shard: '' }): string {
  const name = [SAVED, encodedName(instance)].filter(Boolean).join('-');
  const part = portion.part === null ? '' : `part-${portion.part}`;
  // A shard may be called like a part.
  const shard = encodedName(portion.shard).replace(/^part-/, 'part~2d');
  return [name, part, shard].filter(Boolean).join('.');
}
