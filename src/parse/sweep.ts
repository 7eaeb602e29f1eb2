import { createHash } from 'node:crypto';
import { dataError, type FilePlace, naming } from '../errors.ts';
import { printable } from '../printable.ts';
import type { Source } from '../read/index.ts';
import type { Direction, ReadingSettings } from '../settings/index.ts';
import type { Parameters } from './parameters.ts';
import type { SavedSettings, SweepMeta } from './saved/meta-file.ts';
import { withSaved } from './saved/settings.ts';
import { type Gap, isFields, type LeftOut, type Row, type SearchMethod } from './table.ts';
import { ownValue } from './values.ts';

export interface Trial {
  readonly place: FilePlace;
  /** Running: it has started and not ended. */
  readonly outcome: 'completed' | 'pruned' | 'failed' | 'running';
  /** Larger is better (a minimised metric is negated); −∞ for a failed or running trial. */
  readonly score: number;
  /** What the trial cost, > 0; null if no cost was asked for, or a trial without a score has none. */
  readonly cost: number | null;
  /** What was drawn from the search space, or guessed from the columns; null if not known. */
  readonly parameters: Parameters | null;
  /** The seed of its training, a whole number; null if not recorded. */
  readonly seed: number | null;
  /** The tool's own, or where it has none, the position in the files; of its shard, if it has one. */
  readonly number: number;
  /** The part and the job of a matrix that drew it; null in a sweep that came whole. Untrusted text. */
  readonly shard: string | null;
  /** What it has in the columns that `pair-by` names; null where that names none. */
  readonly columns: Parameters | null;
  /** Somebody chose its values; absent: they were drawn. */
  readonly isHandPicked?: boolean;
  /** Which search of the sweep or its shard drew it; absent where that is not known. Untrusted text. */
  readonly search?: string;
}

interface SweepHead {
  readonly source: Source;
  readonly format: string;
  /** The column, path or expression that gave the score; untrusted text. */
  readonly metric: string;
  readonly direction: Direction;
  readonly search: SearchMethod;
  /** Whether the trials are in the order in which they were started, or as they were found. */
  readonly isOrdered: boolean;
  /** How many jobs trained what there is of it. Absent where that is not known. */
  readonly shards?: number;
  /** How many were to train it, as its shards say. Absent if it is whole, or they do not say. */
  readonly plannedShards?: number;
  readonly leftOut: readonly LeftOut[];
  readonly gaps?: readonly Gap[];
  /** The contents of `sweep.meta.json`; null without one. */
  readonly meta: SweepMeta | null;
  /** As it was saved: `paired` if its trials are from a list. Absent if it was not saved. */
  readonly pairing?: NonNullable<SavedSettings['pairing']>;
}

/** A sweep as recorded: every row of its files, with nothing dropped or bounded yet. */
export interface SweepRecord extends SweepHead {
  readonly cost: { readonly unit: string | null } | null;
  readonly settings: SavedSettings;
  /** Before any policy: a pruned trial has its last score. */
  readonly trials: readonly Trial[];
}

/** n independent trials of one random search, in the order they were started. */
export interface Sweep extends SweepHead {
  readonly trials: readonly Trial[];
  /** Trials that were drawn, and that the settings drop; absent if none. */
  readonly dropped?: readonly Trial[];
  /** The same with hand-picked trials, which are no draws; absent if there are none, or nothing else. */
  readonly withHandPicked?: Sweep | undefined;
  readonly counts: TrialCounts;
  /** Mean cost of a trial, over those that had one: fewer than counted if failed ones have none. */
  readonly cost: Readonly<{ mean: number; unit: string | null; from: number }> | null;
}

/** A trial that was drawn is at most one of failed, pruned and running, whether it is counted or dropped. */
interface TrialCounts {
  /** Trials of the search that started: those that count, and those that the settings drop. */
  readonly drawn: number;
  /** Trials the statistics use: n. */
  readonly counted: number;
  /** Trials that ended in an error state or without a score, pruned ones without a score included. */
  readonly failed: number;
  readonly pruned: number;
  /** Trials that have not ended. They count as failed ones do unless they are dropped, but are not among these. */
  readonly running: number;
  /** Rows that are not draws from the search distribution or never started, or that the settings drop. */
  readonly ignored: number;
}

/** From the metric's own unit to a score to maximise, and back. (0 − x rather than −x: zero stays a positive zero.) */
export function orient(value: number, direction: Direction): number {
  return direction === 'maximize' ? value : 0 - value;
}

/** Whether the parameters of trials are columns that may be something else. */
export function areParametersGuessed({ gaps = [] }: Pick<Sweep, 'gaps'>): boolean {
  return gaps.includes('parameters-guessed');
}

export const CHECK_FINISHED = 'Check that this is the sweep, and that it has finished.';

/** The one place where policies for trials and bounds are applied. What is not given is as it was saved with the sweep. */
export function toSweep(record: SweepRecord, given: ReadingSettings): Sweep {
  const reading = withSaved(given, record.settings);
  const drawn = record.trials.filter(({ isHandPicked }) => !isHandPicked);
  const all = ofTrials(record, reading);
  const count = record.trials.length - drawn.length;
  if (drawn.length === 0 || count === 0) return all;
  const picked = { count, what: 'hand-picked trials' } as const;
  const rest = { ...record, trials: drawn, leftOut: [...record.leftOut, picked] };
  return { ...ofTrials(rest, reading), withHandPicked: all };
}

function ofTrials(record: SweepRecord, reading: ReadingSettings): Sweep {
  const judged = judgeTrials(record, reading);
  for (const trial of judged) checkBounds(trial, record, reading);
  refuse(judged.filter((trial) => policyFor(trial, reading) === 'error'));
  const trials = judged.filter((trial) => policyFor(trial, reading) !== 'drop');
  const dropped = judged.filter((trial) => policyFor(trial, reading) === 'drop');
  const counts = countTrials(judged, trials.length, record.leftOut);
  if (trials.length === 0) {
    const { drawn, failed, pruned, running, ignored } = counts;
    const what = `has no trial that counts: ${failed} failed, ${pruned} pruned, ${running} unfinished and ${ignored - drawn} left out`;
    throw dataError(record.source.location, what, CHECK_FINISHED);
  }
  if (record.cost !== null) for (const trial of trials) checkCost(trial);
  const { settings, search, ...head } = record;
  // The settings cannot override what the files record.
  const method = search.method === 'unknown' ? (reading.searchMethod ?? 'unknown') : search.method;
  const isWorst = ({ outcome }: Trial) => outcome === 'pruned' && reading.prunedTrials !== 'last';
  return {
    ...head,
    trials: trials.map((trial) => (isWorst(trial) ? { ...trial, score: -Infinity } : trial)),
    ...(dropped.length > 0 && { dropped }),
    counts,
    cost: meanCost(trials, record.cost?.unit ?? null),
    search: { ...search, method },
  };
}

/** One whose score marks a failure is failed, and so is a pruned one without a score, whatever policies apply. */
function judgeTrials({ trials, direction }: SweepRecord, { failedValue }: ReadingSettings) {
  const marker = failedValue === null ? null : orient(failedValue, direction);
  return trials.map((trial): Trial => {
    const leftNothing = trial.outcome === 'pruned' && trial.score === -Infinity;
    const isFailed = leftNothing || trial.score === marker;
    return isFailed ? { ...trial, outcome: 'failed', score: -Infinity } : trial;
  });
}

function checkBounds(
  { place, score }: Trial,
  { metric, direction }: SweepRecord,
  { metricMin, metricMax }: ReadingSettings,
): void {
  if (score === -Infinity) return;
  const value = orient(score, direction);
  const wrong = (what: string) =>
    dataError(place, `${printable(metric)} is ${value}, ${what}`, fix);
  const fix = 'Correct the score, leave it out if the trial failed, or correct the bound.';
  if (metricMin !== null && value < metricMin) throw wrong(`below metric-min (${metricMin})`);
  if (metricMax !== null && value > metricMax) throw wrong(`above metric-max (${metricMax})`);
}

function policyFor({ outcome }: Trial, reading: ReadingSettings) {
  if (outcome === 'failed') return reading.failedTrials;
  if (outcome === 'running') return reading.unfinishedTrials;
  return outcome === 'pruned' ? reading.prunedTrials : null;
}

function refuse([first, ...others]: readonly Trial[]): void {
  if (first === undefined) return;
  const { place, outcome } = first;
  const count = 1 + others.filter((trial) => trial.outcome === outcome).length;
  const isRunning = outcome === 'running';
  const kind = isRunning ? 'unfinished' : outcome;
  const what = `is ${isRunning ? 'an' : 'a'} ${kind} trial, the first of ${count}`;
  const remedy = isRunning ? 'Wait for them' : 'Run them again';
  const fix = naming`${remedy}, or let ${{ option: `${kind}-trials` }} count or drop them.`;
  throw dataError(place, what, fix);
}

function countTrials(trials: readonly Trial[], counted: number, leftOut: readonly LeftOut[]) {
  const drawn = trials.length;
  const count = (outcome: Trial['outcome']) =>
    trials.filter((trial) => trial.outcome === outcome).length;
  const [failed, pruned, running] = [count('failed'), count('pruned'), count('running')];
  const others = leftOut.reduce((sum, rows) => sum + rows.count, 0);
  return { drawn, counted, failed, pruned, running, ignored: drawn - counted + others };
}

/** Only here is it known which pruned trials count and need a cost. */
function checkCost({ place, outcome, cost }: Trial): void {
  if (cost !== null || outcome === 'failed' || outcome === 'running') return;
  const fix = naming`Every trial that ended and did not fail must have one: correct it, or do without ${{ option: 'cost' }}.`;
  throw dataError(place, 'has no cost that is a finite number above 0', fix);
}

/** The mean over the trials that have a cost, updated one by one, so that no sum overflows. */
export function meanCost(trials: readonly Trial[], unit: string | null): Sweep['cost'] {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { mean, unit, from: costs.length };
}

/** How many times as far from zero as any other score a marker is, by itself or if it is round. */
const FAR = 1000;
const ROUND_AND_FAR = 10;

/**
 * The worst score, or a best one of 0, in the metric's own unit, if it is rather a marker for failed trials, such as 999
 * or −1. Ties at the bottom are common, as of models that learned nothing: so no other score may be near it.
 */
export function suspectedFailedValue({ trials, direction }: Sweep) {
  const scores = trials.map(({ score }) => score).filter(Number.isFinite);
  const worst = scores.reduce((least, score) => Math.min(least, score), Infinity);
  const zeros = scores.filter((score) => score === 0).length;
  if (zeros > 1 && isBestFarFromAll(0, scores)) return { value: 0, count: zeros };
  const others = scores.filter((score) => score !== worst);
  const count = scores.length - others.length;
  // A metric of two values can be the outcome of a game.
  if (count < 2 || new Set(others).size < 2 || worst >= 0 || !Number.isInteger(worst)) return null;
  const most = others.reduce((sofar, other) => Math.max(sofar, Math.abs(other)), 0);
  const isAlone = others.every((other) => other >= 0) && !others.every(Number.isInteger);
  const isRound = /^-(10*|9+|1e\+\d+)$/.test(String(worst));
  const isFar = -worst >= FAR * most;
  const isMarker = isFar || (isRound && (isAlone || -worst >= ROUND_AND_FAR * most));
  return isMarker ? { value: orient(worst, direction), count } : null;
}

/** Whether all other scores are closer to each other than to the best one. Whole numbers may be counts of errors. */
function isBestFarFromAll(best: number, scores: readonly number[]): boolean {
  const others = scores.filter((score) => score !== best);
  const least = others.reduce((low, score) => Math.min(low, score), Infinity);
  const most = others.reduce((high, score) => Math.max(high, score), -Infinity);
  return new Set(others).size > 1 && best - most > most - least && !others.every(Number.isInteger);
}

/** The column of a list, and of the sweeps that train it: the digests of the sweeps that it was drawn from. */
export const LIST_COLUMN = 'tuning_gate_list';

/** More sweeps would not fit into a cell. */
export const MAX_LISTED_SWEEPS = 10;
const DIGEST_LENGTH = 16;
const DIGESTS = new RegExp(
  `^[0-9a-f]{${DIGEST_LENGTH}}(\\+[0-9a-f]{${DIGEST_LENGTH}}){0,${MAX_LISTED_SWEEPS - 1}}$`,
);
export const DIGEST = new RegExp(`^[0-9a-f]{${DIGEST_LENGTH}}$`);

/** What stands for a sweep: its scores, in whichever format, order and columns they are read. */
export function sweepDigest({ trials }: Pick<SweepRecord, 'trials'>): string {
  const scores = Float64Array.from(trials, ({ score }) => score).sort();
  return createHash('sha256').update(scores.join()).digest('hex').slice(0, DIGEST_LENGTH);
}

/** How trials were drawn, where their rows say that they are from a list: all of them, or some. */
export function listedSearch(rows: readonly Row[], search: SearchMethod): SearchMethod {
  const cells = rows.map(cellOf);
  const drawnFrom = [...new Set(cells.flatMap((cell) => cell?.split('+') ?? []))].sort();
  if (drawnFrom.length === 0) return search;
  const isList = cells.every((cell) => cell !== null);
  return { ...search, ...(isList && { method: 'list' }), drawnFrom };
}

/** As a column, or as tools keep what was given with a trial. */
const PLACES = [LIST_COLUMN, `user_attrs_${LIST_COLUMN}`, `config/${LIST_COLUMN}`];

function cellOf({ fields, parameters }: Row): string | null {
  for (const group of [fields, parameters, ownValue(fields, 'user_attrs')]) {
    if (!isFields(group)) continue;
    for (const place of PLACES) {
      const value = ownValue(group, place);
      if (typeof value === 'string' && DIGESTS.test(value)) return value;
    }
  }
  return null;
}
