import { UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { judgeTrials, type KeptTrial, keepTrials, tallyOf } from './policies.ts';
import { withSaved } from './saved-settings.ts';
import { type MeanCost, orient, type Sweep, type Trial, type TrialCounts } from './sweep.ts';
import type { RecordedTrial, SearchMethod, SweepRecord } from './sweep-record.ts';
import { COST_CORRECTION } from './trial-values.ts';

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
  const kept = keepTrials(recorded, reading);
  const counts = tallyOf(recorded, kept, record.leftOut);
  if (kept.length === 0) throw noTrials(record, counts);

  if (cost !== null) for (const trial of kept) checkCost(trial);
  const trials = kept.map((trial) => toTrial(trial, reading));
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

/** What the files prove is not for the settings to deny. */
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
    new UserError({ fault: 'data', where, what: `${printable(metric)} is ${value}, ${what}`, fix });
  const fix = 'Correct the score, leave it out if the trial failed, or correct the bound.';
  if (metricMin !== null && value < metricMin) throw wrong(`below metric-min (${metricMin})`);
  if (metricMax !== null && value > metricMax) throw wrong(`above metric-max (${metricMax})`);
}

/** Which of the pruned trials need a cost is known only here. */
function checkCost({ where, outcome, cost }: KeptTrial): void {
  if (cost !== null || outcome === 'failed') return;
  throw new UserError({ fault: 'data', where, what: 'has no cost', fix: COST_CORRECTION });
}

function toTrial({ score, ...trial }: KeptTrial, reading: ReadingSettings): Trial {
  const counts = trial.outcome !== 'pruned' || reading.prunedTrials === 'last';
  return { ...trial, score: counts ? score : -Infinity };
}

/** The mean over the trials that have a cost, each added as it comes, so that no sum overflows. */
function meanCost(trials: readonly Trial[], unit: string | null): MeanCost | null {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { mean, unit, from: costs.length };
}

function noTrials({ source }: SweepRecord, { failed, pruned, running }: TrialCounts): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(source.location),
    what: `has no trial that counts: ${failed} failed, ${pruned} pruned and ${running} unfinished`,
    fix: 'Check that this is the sweep, and that it has finished.',
  });
}
