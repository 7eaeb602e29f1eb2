import * as z from 'zod/mini';
import { dataError, type FilePlace } from '../../errors.ts';
import { printable, printableJson, printablePath } from '../../printable.ts';
import {
  type Environment,
  MAX_ENVIRONMENT,
  naturalOrder,
  type Source,
  type SourceFile,
  textOf,
} from '../../read/index.ts';
import { COST_UNIT, LABEL, MAX_COST, MIN_COST } from '../../settings/index.ts';
import { TOOL } from '../../tool.ts';
import { parseJson } from '../json.ts';
import { MAX_VALUE } from '../parameters.ts';
import { findOverlap } from '../repeats.ts';
import { DIGEST, orient, type SweepRecord } from '../sweep.ts';
import {
  allGaps,
  checkRowCount,
  commonSearch,
  GAPS,
  isFields,
  LEFT_OUT,
  MAX_ROWS,
  SEARCH_METHODS,
} from '../table.ts';
import { groupBy, shown } from '../values.ts';
import { commonMeta, meta, savedSettings } from './meta-file.ts';
import * as s from './schema.ts';
import { NOTHING_GIVEN } from './settings.ts';

const FORMAT = 'tuning-gate-sweep';
/** The one before is read too. A field that is added is optional, and needs no other version. */
export const VERSION = 3;
export const MAX_WHERE = 300;

/** As many as artifacts of one run can have files. */
const MAX_SHARDS = 10_000;

const labelled = s.pattern(LABEL, 'printable text of 1 to 80 characters');
const training = s.object({
  name: s.described(s.labelOrNone, 'For which comparison it is; empty for the only one.'),
  shard: s.described(z.nullable(labelled), 'Which job saved it; null for a whole sweep.'),
  shards: s.optional(s.wholeFrom(1, MAX_SHARDS), 'How many jobs train the sweep; null: not known.'),
  workflow: s.optional(s.workflowPath),
  sha: z.nullable(s.commit),
  repository: s.pattern(/^$|^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'a repository as OWNER/NAME'),
  runId: s.described(s.wholeFrom(0), '0 if no run has saved it.'),
  runAttempt: s.wholeFrom(1),
  event: s.event,
  createdAt: s.instant,
});

export type Training = Readonly<z.output<typeof training>>;

const part = s.text(MAX_ENVIRONMENT);
const environment = s.object({
  os: s.optional(part, 'The operating system.'),
  image: s.optional(part, 'The image of the runner, with its version.'),
  gpu: s.optional(part, 'The names of its GPUs.'),
  packages: s.optional(part, 'Of what `pip freeze` prints, a digest; several where jobs differ.'),
});

const formatName = s.pattern(/^[a-z][a-z0-9-]{0,39}$/, 'the name of a format');
const unit = z.nullable(
  s.pattern(COST_UNIT, 'a unit such as seconds or GPU hours, of at most 20 characters'),
);

const digests = s.list(s.pattern(DIGEST, 'a digest'), 1000);
const leftOut = s.list(s.object({ count: s.wholeFrom(0), what: s.oneOf(LEFT_OUT) }), 1000);

const savedHead = s.object({
  format: z.literal(FORMAT, JSON.stringify(FORMAT)),
  schemaVersion: z.literal(VERSION, String(VERSION)),
  tool: s.object({
    name: z.literal(TOOL.name, JSON.stringify(TOOL.name)),
    version: s.pattern(/^[\w.+-]{1,40}$/, 'a version'),
  }),
  training,
  read: s.object({
    format: s.described(formatName, 'Of the files it was read from; mixed for shards that differ.'),
    location: s.text(MAX_WHERE),
    search: s.object({
      method: s.oneOf(SEARCH_METHODS),
      sampler: z.nullable(s.text(200)),
      seed: s.optional(s.whole, 'The seed of the sampler.'),
      drawnFrom: z.optional(s.described(digests, 'The sweeps its list was drawn from.')),
    }),
    isOrdered: s.described(s.truth, 'Whether the trials are in the order they were started.'),
    leftOut: s.described(leftOut, 'Rows that were not trials of the search, and why.'),
    gaps: s.optional(s.list(s.oneOf(GAPS), GAPS.length), 'What the format does not record.'),
    meta: s.described(z.nullable(meta), 'What sweep.meta.json says; null without one.'),
    settings: s.optional(savedSettings, 'How its trials are to be judged; null where not given.'),
    environment: s.optional(environment, 'With what it was trained; null where not known.'),
  }),
  metric: s.described(s.text(1000), 'The column, path or expression of the score.'),
  direction: s.oneOf(['maximize', 'minimize']),
  cost: s.described(z.nullable(s.object({ unit })), 'Null if no cost was asked for.'),
});

const range = `a number from ${MIN_COST} to ${MAX_COST}`;
const cost = z.number(range).check(z.gte(MIN_COST, range), z.lte(MAX_COST, range));
const score = z.number('the score of a completed trial, a finite number');
const none = z.null('null, as the trial has no score');
const values = s.dictionary(s.parameterValue);
const count = s.wholeFrom(0);

const outcome = {
  cost: z.nullable(cost),
  where: s.described(s.text(MAX_WHERE), 'The file it was read from, perhaps with the place in it.'),
  line: s.optional(s.wholeFrom(1), 'The line in that file; null where it is in none of its own.'),
  part: s.optional(s.text(MAX_WHERE), 'What it is in that file, where it has no line.'),
  parameters: s.described(z.nullable(values), 'What was drawn; null if not recorded.'),
  seed: s.optional(s.whole, 'The seed of the training; null if not recorded.'),
  number: s.optional(count, 'Its number in its tool, or its shard; null: its position here.'),
  shard: s.optional(s.text(100), 'The shard that drew it; null in a whole sweep.'),
  columns: s.optional(values, 'What it has in the columns that pair-by names.'),
  isHandPicked: s.optional(s.truth, 'Whether somebody chose its values; null: they were drawn.'),
  search: s.optional(s.text(MAX_VALUE), 'Which of several searches drew it; null where it is one.'),
};

const OUTCOMES = '"completed", "pruned", "failed" or "running"';

/** Scores are in the metric's own unit. */
export const savedTrial = z.discriminatedUnion(
  'outcome',
  [
    s.object({ outcome: z.literal('completed'), value: score, ...outcome }),
    s.object({ outcome: z.literal('pruned'), value: z.nullable(s.finite), ...outcome }),
    s.object({ outcome: z.enum(['failed', 'running']), value: none, ...outcome }),
  ],
  { error: ({ code }) => (code === 'invalid_union' ? OUTCOMES : 'an object') },
);

/** Its trials are still to be read, one at a time: the first that is wrong is an error. */
const savedDocument = z.extend(savedHead, { trials: s.list(z.unknown(), MAX_ROWS) });

/** Published as `schema/sweep.schema.json`. */
export const savedSweep = z.extend(savedHead, { trials: s.list(savedTrial, MAX_ROWS) });

export type SavedSweep = Readonly<{ record: SweepRecord; training: Training }>;

/** A sweep as JSON, a trial a line: the same text for the same sweep. @throws UserError if it could not be read again */
export function saveSweep({ record, training }: SavedSweep): string {
  const { source, format, metric, direction, cost, search, isOrdered, leftOut } = record;
  const { meta, settings, gaps = [] } = record;
  const { environment } = source;
  const location = printablePath(source.location);
  const read = { format, location, search, isOrdered, leftOut, gaps, meta, settings, environment };
  const tool = { name: TOOL.name, version: TOOL.version };
  const head = { format: FORMAT, schemaVersion: VERSION, tool, training, read };
  const place = { path: 'the sweep to save', fix: 'Choose another.' };
  const lines = Object.entries(
    s.readAs(savedHead, { ...head, metric, direction, cost }, place),
  ).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const trials = record.trials.map((trial) => {
    const { place, outcome, score, cost, parameters, seed, number, isHandPicked, search } = trial;
    const { line, part } = place;
    const value = score === -Infinity ? null : orient(score, direction);
    const where = printable(place.path, MAX_WHERE);
    const drawn = { line, part: part && printable(part, MAX_WHERE), parameters, seed, number };
    const [shard, columns] = [trial.shard ?? undefined, trial.columns ?? undefined];
    const pairing = { shard, columns, isHandPicked, search };
    return `\n    ${JSON.stringify({ outcome, value, cost, where, ...drawn, ...pairing })}`;
  });
  return printableJson(`{\n  ${lines.join(',\n  ')},\n  "trials": [${trials.join(',')}\n  ]\n}\n`);
}

/** Reads what `saveSweep` wrote, and nothing else: it may come from anybody. The source is where it was found. */
export function readSavedSweep(file: SourceFile, source: Source): SavedSweep {
  const at = { path: file.path, fix: 'Save the sweep again with tuning-gate.' };
  const document = ofThisVersion(parseJson(textOf(file), file), file);
  const saved = s.readAs(savedDocument, document, at);
  const { training, read, metric, direction, cost } = saved;
  const trials = saved.trials.map((trial, i) => {
    const read = s.readAs(savedTrial, trial, at, ['trials', i]);
    const { value, where, line, part, isHandPicked, search, ...recorded } = read;
    const score = value === null ? -Infinity : orient(value, direction);
    const place = { path: where, line: line ?? undefined, part: part ?? undefined };
    const number = recorded.number ?? i;
    return {
      ...{ ...recorded, place, score, cost: cost && recorded.cost, number },
      ...(isHandPicked && { isHandPicked }),
      ...(search !== null && { search }),
    };
  });
  const { location: _, environment, ...known } = read;
  const settings = read.settings ?? NOTHING_GIVEN;
  const pairing = settings.pairing ?? 'auto';
  const head = { ...known, source: { ...source, environment }, metric, direction, cost };
  return { record: { ...head, gaps: read.gaps ?? [], pairing, settings, trials }, training };
}

/** The document of the version before as one of this version; any other is left to be read. */
function ofThisVersion(document: unknown, file: FilePlace): unknown {
  if (!isFields(document)) return document;
  const { schemaVersion: version, training } = document;
  // Another version may differ in anything, so no other field is worth a complaint.
  if (version === VERSION || !Number.isSafeInteger(version)) return document;
  if (version !== VERSION - 1) {
    const what = `was saved with schema version ${version}; this version reads ${VERSION - 1} and ${VERSION}`;
    const fix =
      'Use the same version of tuning-gate in the job that collects and the one that compares; on the default branch, run the workflow again.';
    throw dataError(file, what, fix);
  }
  const { part = null, ...rest } = isFields(training) ? training : {};
  const what = 'is a part of a sweep that was trained in parts, which is no longer read';
  const fix = 'Run the workflow again, with one job or a matrix for the whole sweep.';
  if (part !== null) throw dataError(file, what, fix);
  return { ...document, schemaVersion: VERSION, training: rest };
}

/** Unites shards in natural order, however they come. The newest attempt counts, and not what their run has united before. */
export function uniteShards(saved: readonly SavedSweep[]): SavedSweep {
  const sorted = saved
    .filter(({ training }) => !isUnion(training, saved))
    .toSorted((a, b) => byShard(a, b) || newestFirst(a, b));
  const [first, ...others] = sorted;
  if (first === undefined) throw new Error('A sweep has at least one shard');

  const ofShards = groupBy(sorted, ({ training }) => training.shard).values();
  const counted = [...ofShards].flatMap(([newest]) => newest ?? []);
  checkApart(counted);
  for (const other of others) checkSame(first, other);
  checkDrawnApart(counted);
  const trials = counted.flatMap(({ record, training }) => {
    const shard = shardOf(training);
    return shard === null ? record.trials : record.trials.map((trial) => ({ ...trial, shard }));
  });
  checkRowCount(trials.length, first.record.source.location);
  const source = { ...first.record.source, environment: allEnvironments(counted) };
  const [newest = first] = counted.toSorted(newestFirst);
  const { shard, shards: total } = first.training;
  const shards = shard === null ? total : counted.length;
  const planned = shard !== null && total !== null && { plannedShards: total };
  const counts = { ...(shards !== null && { shards }), ...planned };
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

/** A whole sweep may already contain the trials of its shards. */
function checkApart(shards: readonly SavedSweep[]): void {
  const [whole, shard] = shards;
  if (shard === undefined || whole?.training.shard !== null) return;
  const fix =
    'Name either the whole or only its shards; save another sweep under a `name` of its own.';
  refuse(whole, `comes with ${nameOf(shard)}, whose trials may be in both`, fix);
}

function checkDrawnApart(shards: readonly SavedSweep[]): void {
  const overlap = findOverlap(shards, ({ record }) => record.trials);
  if (overlap === null) return;
  const [shard, other] = overlap;
  const fix = 'Give each job its own seed, and save each trial once: copies add no evidence.';
  refuse(shard, `has trials of ${nameOf(other)} again, in the same order`, fix);
}

function refuse(shard: SavedSweep, what: string, fix: string): never {
  throw dataError({ path: shard.record.source.location, part: nameOf(shard) }, what, fix);
}

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
  const [what, of] = COMMON.find(([, part]) => part(first) !== part(other)) ?? [];
  if (of === undefined) return;
  refuse(
    other,
    `its ${what} is ${shown(of(other))}, while that of ${nameOf(first)} is ${shown(of(first))}`,
    'Save all shards of a sweep from the same commit with the same settings, and separate sweeps under different names.',
  );
}

function nameOf({ training }: SavedSweep): string {
  const { runId, runAttempt } = training;
  return `${shardOf(training) ?? 'a whole sweep'} (run ${runId}, attempt ${runAttempt})`;
}

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
