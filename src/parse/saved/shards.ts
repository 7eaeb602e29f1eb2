import { dataError } from '../../errors.ts';
import { printable } from '../../printable.ts';
import { type Environment, MAX_ENVIRONMENT, naturalOrder } from '../../read/index.ts';
import { allGaps, checkRowCount, commonSearch } from '../table.ts';
import { shown } from '../values.ts';
import { commonMeta } from './meta-file.ts';
import type { SavedSweep, Training } from './saved-sweep.ts';

/**
 * Unites the shards of a sweep, in natural order, however they come: "2" before "10". If one was saved several times, the
 * newest attempt counts. What the run has united of them before does not count.
 */
export function uniteShards(saved: readonly SavedSweep[]): SavedSweep {
  const sorted = saved
    .filter(({ training }) => !isUnion(training, saved))
    .toSorted((a, b) => byShard(a, b) || newestFirst(a, b));
  const [first, ...others] = sorted;
  if (first === undefined) throw new Error('A sweep has at least one shard');

  const counted = sorted.filter((shard, i) => {
    const before = sorted[i - 1];
    return before === undefined || byShard(before, shard) !== 0;
  });
  checkApart(counted);
  for (const other of others) checkSame(first, other);
  checkSampled(counted);
  const trials = counted.flatMap(({ record, training }) => {
    const shard = shardOf(training);
    return shard === null ? record.trials : record.trials.map((trial) => ({ ...trial, shard }));
  });
  checkRowCount(trials.length, first.record.source.location);
  const source = { ...first.record.source, environment: allEnvironments(counted) };
  const [newest = first] = counted.toSorted(newestFirst);
  const { shard, shards: total } = first.training;
  const shards = shard === null ? total : counted.length;
  const counts = {
    ...(shards !== null && { shards }),
    ...(shard !== null && total !== null && { plannedShards: total }),
  };
  return {
    record: { ...first.record, source, ...readingOf(counted), ...counts, trials },
    training: { ...newest.training, shard: null, shards },
  };
}

/** Whether it was united from shards that its run has saved, and that are there too. */
function isUnion({ shard, shards, runId }: Training, all: readonly SavedSweep[]): boolean {
  if (shard !== null || shards === null) return false;
  return all.some(({ training: other }) => other.shard !== null && other.runId === runId);
}

/** Fewer trials, or fewer distinct scores, may be equal by chance. */
const MIN_TRIALS = 4;
const MIN_SCORES = 3;

/** With one seed for all jobs, the shards repeat each other. */
function checkSampled(shards: readonly SavedSweep[]): void {
  const seen = new Map<string, SavedSweep>();
  for (const shard of shards) {
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

/** A whole sweep may already contain the trials of its shards. */
function checkApart(shards: readonly SavedSweep[]): void {
  for (const [i, shard] of shards.entries()) {
    const before = shards[i - 1];
    if (before === undefined || before.training.shard !== null) continue;
    const what = `comes with ${nameOf(shard)}, whose trials may be in both`;
    const fix =
      'Name either the whole or only its shards; save another sweep under a `name` of its own.';
    throw dataError({ path: before.record.source.location, part: nameOf(before) }, what, fix);
  }
}

/** As people count. */
function byShard({ training: a }: SavedSweep, { training: b }: SavedSweep): number {
  return naturalOrder(a.shard ?? '', b.shard ?? '');
}

function newestFirst(a: SavedSweep, b: SavedSweep): number {
  const [first, other] = [a.training, b.training];
  return (
    other.runId - first.runId ||
    other.runAttempt - first.runAttempt ||
    Date.parse(other.createdAt) - Date.parse(first.createdAt) ||
    naturalOrder(JSON.stringify(a), JSON.stringify(b))
  );
}

const COMMON: readonly (readonly [what: string, of: (saved: SavedSweep) => string | null])[] = [
  ['name', ({ training }) => training.name],
  ['repository', ({ training }) => training.repository],
  ['commit', ({ training }) => training.sha],
  ['number of shards', ({ training: { shards } }) => (shards === null ? null : String(shards))],
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

/** Which shard of a sweep it is; null for a whole one. */
function shardOf({ shard }: Training): string | null {
  return shard && `shard ${shard}`;
}

/** With what they were trained, each once; null where none of them says anything. */
function allEnvironments(shards: readonly SavedSweep[]): Environment | null {
  const known = shards.flatMap(({ record: { source } }) => source.environment ?? []);
  const all = (part: keyof Environment) => {
    const texts = [...new Set(known.flatMap((one) => one[part] ?? []))].sort();
    return texts.length === 0 ? null : printable(texts.join(', '), MAX_ENVIRONMENT);
  };
  if (known.length === 0) return null;
  return { os: all('os'), image: all('image'), gpu: all('gpu'), packages: all('packages') };
}

/** How the shards were read, for the whole sweep; those of one matrix were drawn at the same time. */
function readingOf(shards: readonly SavedSweep[]) {
  const records = shards.map(({ record }) => record);
  const [format = '', ...others] = new Set(records.map((record) => record.format));
  return {
    format: others.length === 0 ? format : 'mixed',
    search: commonSearch(records.map(({ search }) => search)),
    isOrdered: records.length === 1 && records.every(({ isOrdered }) => isOrdered),
    leftOut: records.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(records),
    meta: commonMeta(records.map(({ meta }) => meta)),
  };
}
