import { dataError, type UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import type { Direction, ReadingSettings } from '../settings/index.ts';
import { withSaved } from './saved/settings.ts';
import {
  type MeanCost,
  type Outcome,
  orient,
  type RecordedTrial,
  type Sweep,
  type SweepRecord,
  type Trial,
  type TrialCounts,
} from './sweep.ts';
import type { LeftOut, SearchMethod } from './table.ts';

/**
 * A record becomes a sweep: the one place where policies for trials and bounds are applied.
 *
 * @param given what is not given is as the sweep was saved with
 * @throws UserError if a score is out of bounds, the settings refuse a trial, or none counts
 */
export function toSweep(record: SweepRecord, given: ReadingSettings): Sweep {
  const reading = withSaved(given, record.settings);
  const { source, format, metric, direction, cost } = record;
  const recorded = judgeTrials(record, reading);
  for (const trial of recorded) checkBounds(trial, record, reading);
  const counted = countedTrials(recorded, reading);
  const counts = countsOf(recorded, counted, record.leftOut);
  if (counted.length === 0) throw noTrials(record, counts);

  if (cost !== null) for (const trial of counted) checkCost(trial);
  const trials = counted.map((trial) => toTrial(trial, reading));
  const mean = meanCost(trials, cost?.unit ?? null);
  const search = searchOf(record.search, reading);
  const { isOrdered, leftOut, gaps, meta } = record;
  return {
    source,
    format,
    metric,
    direction,
    trials,
    counts,
    cost: mean,
    search,
    isOrdered,
    leftOut,
    ...(gaps === undefined ? {} : { gaps }),
    meta,
  };
}

/** The settings cannot override what the files record. */
function searchOf(search: SearchMethod, { searchMethod }: ReadingSettings): SearchMethod {
  if (search.method !== 'unknown' || searchMethod === null) return search;
  return { ...search, method: searchMethod };
}

function checkBounds(
  { where, score }: RecordedTrial,
  { metric, direction }: SweepRecord,
  { metricMin, metricMax }: ReadingSettings,
): void {
  if (score === -Infinity) return;
  const value = orient(score, direction);
  const wrong = (what: string) =>
    dataError(where, `${printable(metric)} is ${value}, ${what}`, fix);
  const fix = 'Correct the score, leave it out if the trial failed, or correct the bound.';
  if (metricMin !== null && value < metricMin) throw wrong(`below metric-min (${metricMin})`);
  if (metricMax !== null && value > metricMax) throw wrong(`above metric-max (${metricMax})`);
}

/** Only here is it known which pruned trials count and need a cost. */
function checkCost({ where, outcome, cost }: CountedTrial): void {
  if (cost !== null || outcome === 'failed') return;
  throw dataError(where, 'has no cost', COST_CORRECTION);
}

function toTrial({ score, ...trial }: CountedTrial, reading: ReadingSettings): Trial {
  const counts = trial.outcome !== 'pruned' || reading.prunedTrials === 'last';
  return { ...trial, score: counts ? score : -Infinity };
}

/** The mean over the trials that have a cost, updated one by one, so that no sum overflows. */
function meanCost(trials: readonly Trial[], unit: string | null): MeanCost | null {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { mean, unit, from: costs.length };
}

function noTrials({ source }: SweepRecord, { failed, pruned, running }: TrialCounts): UserError {
  return dataError(
    printablePath(source.location),
    `has no trial that counts: ${failed} failed, ${pruned} pruned and ${running} unfinished`,
    'Check that this is the sweep, and that it has finished.',
  );
}

/** A trial that counts. */
interface CountedTrial extends RecordedTrial {
  readonly outcome: Outcome;
}

/**
 * The trials after the settings: one whose score marks a failure is failed, and so is a pruned one
 * without a score, whichever policy applies to pruned ones.
 */
export function judgeTrials(
  { trials, direction }: SweepRecord,
  reading: ReadingSettings,
): readonly RecordedTrial[] {
  return trials.map((trial): RecordedTrial => {
    const leftNothing = trial.outcome === 'pruned' && trial.score === -Infinity;
    const isFailed = leftNothing || standsForFailure(trial.score, direction, reading);
    return isFailed ? { ...trial, outcome: 'failed', score: -Infinity } : trial;
  });
}

/** Whether a score (larger is better) is exactly the value that the settings declare as failed. */
export function standsForFailure(
  score: number,
  direction: Direction,
  { failedValue }: ReadingSettings,
): boolean {
  return failedValue !== null && score === orient(failedValue, direction);
}

/**
 * The trials that count: not the unfinished ones, nor those the settings drop.
 *
 * @throws UserError if the settings refuse failed or pruned trials, and there are any
 */
function countedTrials(
  trials: readonly RecordedTrial[],
  reading: ReadingSettings,
): readonly CountedTrial[] {
  refuse(trials, 'failed', reading.failedTrials);
  refuse(trials, 'pruned', reading.prunedTrials);
  return trials.filter(isOver).filter(({ outcome }) => mayCount(outcome, reading));
}

/** Whether the settings let trials that ended so count. */
export function mayCount(outcome: RecordedTrial['outcome'], reading: ReadingSettings): boolean {
  if (outcome === 'running') return false;
  if (outcome === 'completed') return true;
  const policy = outcome === 'failed' ? reading.failedTrials : reading.prunedTrials;
  return policy !== 'drop' && policy !== 'error';
}

function isOver(trial: RecordedTrial): trial is CountedTrial {
  return trial.outcome !== 'running';
}

function refuse(trials: readonly RecordedTrial[], outcome: Outcome, policy: string): void {
  const refused = trials.filter((trial) => trial.outcome === outcome);
  const first = refused[0];
  if (policy !== 'error' || first === undefined) return;
  throw dataError(
    first.where,
    `is a ${outcome} trial, the first of ${refused.length}`,
    `Run them again, or let ${outcome}-trials (--${outcome}-trials) count or drop them.`,
  );
}

function countsOf(
  trials: readonly RecordedTrial[],
  counted: readonly CountedTrial[],
  leftOut: readonly LeftOut[],
): TrialCounts {
  const others = leftOut.reduce((sum, { count }) => sum + count, 0);
  const count = (outcome: RecordedTrial['outcome']) =>
    trials.filter((trial) => trial.outcome === outcome).length;
  const running = count('running');
  return {
    counted: counted.length,
    failed: count('failed'),
    pruned: count('pruned'),
    running,
    ignored: trials.length - counted.length - running + others,
  };
}

export const COST_CORRECTION =
  'Every trial that did not fail must have a cost: correct it, or do without `cost` (--cost).';
