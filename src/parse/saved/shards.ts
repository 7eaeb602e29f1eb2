import { dataError } from '../../errors.ts';
import { naturalOrder } from '../../read/index.ts';
import { allGaps, checkRowCount, commonSearch } from '../table.ts';
import { groupBy, shown } from '../values.ts';
import { commonMeta } from './meta-file.ts';
import type { SavedSweep, Training } from './saved-sweep.ts';

/**
 * Unites the parts and shards of a sweep, in natural order, however they come: "2" before "10".
 * If one was saved several times, the newest attempt counts; a part from an earlier attempt than a part
 * before it does not count. What the run has united of them before does not count either.
 */
export function uniteShards(saved: readonly SavedSweep[]): SavedSweep {
  const portions = saved.filter(({ training }) => !isUnion(training, saved));
  const sorted = portions.toSorted((a, b) => byPlace(a.training, b.training) || newestFirst(a, b));
  const [first, ...others] = sorted;
  if (first === undefined) throw new Error('A sweep has at least one shard');
  for (const other of others) checkSame(first, other);

  const latest = sorted.filter((shard, i) => {
    const before = sorted[i - 1];
    return before === undefined || byPlace(before.training, shard.training) !== 0;
  });
  checkApart(latest);
  const kept = latest.filter(({ training }) => !isStale(training, latest));
  checkDrawn(kept);
  const trials = kept.flatMap(({ record, training }) => {
    const shard = shardOf(training);
    return shard === null ? record.trials : record.trials.map((trial) => ({ ...trial, shard }));
  });
  checkRowCount(trials.length, first.record.source.location);
  const [newest = first] = kept.toSorted(newestFirst);
  const shards = countShards(kept);
  return {
    record: { ...first.record, ...readingOf(kept), ...(shards !== null && { shards }), trials },
    training: { ...newest.training, part: null, shard: null, shards },
  };
}

/** Whether it was united from shards that its run has saved, and that are there too. */
function isUnion({ part, shard, shards, runId }: Training, all: readonly SavedSweep[]): boolean {
  if (part !== null || shard !== null || shards === null) return false;
  return all.some(
    ({ training: other }) => (other.part ?? other.shard) !== null && other.runId === runId,
  );
}

/** How many jobs have trained a sweep, or every part of it; null if it came whole and does not say. */
function countShards(kept: readonly SavedSweep[]): number | null {
  const [first] = kept;
  const isWhole = first?.training.part === null && first.training.shard === null;
  if (isWhole) return first.training.shards;
  const ofParts = groupBy(kept, ({ training }) => training.part);
  return Math.max(...Array.from(ofParts.values(), ({ length }) => length));
}

/**
 * "Re-run all jobs" leaves the artifacts of earlier attempts where they are. A part is trained after those
 * before it, so one from an earlier attempt than any of them goes on from a sweep that was replaced.
 */
function isStale(later: Training, all: readonly SavedSweep[]): boolean {
  const before = all.filter(({ training }) => (training.part ?? 0) < (later.part ?? 0));
  // “Re-run failed jobs” trains only some shards of a part again.
  const isReplaced = (part: Training['part']) =>
    before.every(({ training: earlier }) => earlier.part !== part || byAttempt(later, earlier) < 0);
  return before.some(({ training }) => isReplaced(training.part));
}

/** Fewer trials, or fewer distinct scores, may be equal by chance. */
const MIN_TRIALS = 4;
const MIN_SCORES = 3;

/** With one seed for all jobs, the shards repeat each other. */
function checkDrawn(kept: readonly SavedSweep[]): void {
  const seen = new Map<string, SavedSweep>();
  for (const shard of kept) {
    const scores = shard.record.trials.map(({ score }) => score);
    if (scores.length < MIN_TRIALS || new Set(scores).size < MIN_SCORES) continue;
    const same = seen.get(scores.join());
    if (same !== undefined) {
      const what = `has the same scores as ${nameOf(same)}, in the same order`;
      const fix = 'Give each job its own seed: repeated draws add no evidence.';
      throw dataError({ path: shard.record.source.location, part: nameOf(shard) }, what, fix);
    }
    seen.set(scores.join(), shard);
  }
}

/** A whole sweep may already contain the trials of its parts, and a whole part those of its shards. */
function checkApart(kept: readonly SavedSweep[]): void {
  for (const [i, shard] of kept.entries()) {
    const before = kept[i - 1];
    if (before === undefined) continue;
    const [a, b] = [before.training, shard.training];
    const isWithin = a.part === b.part ? a.shard === null : a.part === null;
    if (!isWithin) continue;
    const what = `comes with ${nameOf(shard)}, whose trials may be in both`;
    const fix =
      'Name either the whole or only its parts or shards; save another sweep under a `name` of its own.';
    throw dataError({ path: before.record.source.location, part: nameOf(before) }, what, fix);
  }
}

/** In the order drawn: the first part first, then as people count. */
function byPlace(a: Training, b: Training): number {
  return (a.part ?? 0) - (b.part ?? 0) || naturalOrder(a.shard ?? '', b.shard ?? '');
}

function byAttempt(a: Training, b: Training): number {
  return a.runId - b.runId || a.runAttempt - b.runAttempt;
}

function newestFirst(a: SavedSweep, b: SavedSweep): number {
  const [first, other] = [a.training, b.training];
  return (
    byAttempt(other, first) ||
    Date.parse(other.createdAt) - Date.parse(first.createdAt) ||
    naturalOrder(JSON.stringify(a), JSON.stringify(b))
  );
}

const COMMON: readonly (readonly [what: string, of: (saved: SavedSweep) => string | null])[] = [
  ['name', ({ training }) => training.name],
  ['repository', ({ training }) => training.repository],
  ['commit', ({ training }) => training.sha],
  ['metric', ({ record }) => record.metric],
  ['direction', ({ record }) => record.direction],
  ['cost', ({ record }) => (record.cost === null ? 'not asked for' : 'asked for')],
  ['unit of the cost', ({ record }) => record.cost?.unit ?? null],
  ['settings for trials', ({ record }) => JSON.stringify(record.settings)],
];

function checkSame(first: SavedSweep, other: SavedSweep): void {
  const different = COMMON.find(([, of]) => of(first) !== of(other));
  if (different === undefined) return;
  const [what, of] = different;
  throw dataError(
    { path: other.record.source.location, part: nameOf(other) },
    `its ${what} is ${shown(of(other))}, while that of ${nameOf(first)} is ${shown(of(first))}`,
    'Save all shards of a sweep from the same commit with the same settings, and separate sweeps under different names.',
  );
}

function nameOf({ training }: SavedSweep): string {
  const { runId, runAttempt } = training;
  return `${shardOf(training) ?? 'a whole sweep'} (run ${runId}, attempt ${runAttempt})`;
}

/** Which part and shard of a sweep it is; null for a whole one. */
function shardOf({ part, shard }: Training): string | null {
  const words = [part === null ? '' : `part ${part}`, shard === null ? '' : `shard ${shard}`];
  return words.filter(Boolean).join(', ') || null;
}

/** How the shards were read, for the whole sweep; those of one matrix were drawn at the same time. */
function readingOf(kept: readonly SavedSweep[]) {
  const records = kept.map(({ record }) => record);
  const [format = '', ...others] = new Set(records.map((record) => record.format));
  const parts = drawnByPart(kept);
  const attempt = Math.min(...kept.map(({ training }) => training.runAttempt));
  const isInOrder = records.length === 1 || parts !== null;
  return {
    format: others.length === 0 ? format : 'mixed',
    search: commonSearch(records.map(({ search }) => search)),
    isOrdered: isInOrder && records.every(({ isOrdered }) => isOrdered),
    parts,
    ...(parts !== null && attempt > 1 && { restartedIn: attempt }),
    leftOut: records.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(records),
    meta: commonMeta(records.map(({ meta }) => meta)),
  };
}

function drawnByPart(kept: readonly SavedSweep[]): readonly number[] | null {
  if (kept.some(({ training }) => training.part === null)) return null;
  const parts = groupBy(kept, ({ training }) => training.part).values();
  return Array.from(parts, (part) => part.flatMap(({ record }) => record.trials).length);
}
