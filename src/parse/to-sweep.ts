import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';
import type { Direction, ReadingSettings } from '../settings.ts';
import { judgeRow } from './ended-row.ts';
import { checkFiles } from './files.ts';
import type { Row } from './format.ts';
import { findMetric } from './metric.ts';
import { type KeptRow, keepRows, tallyOf } from './policies.ts';
import { findQuantity, type Quantity, type SweepContext } from './quantity.ts';
import { statusReader } from './status.ts';
import type { MeanCost, Source, Sweep, Trial, TrialCounts } from './sweep.ts';
import { readCost, readFailedCost } from './trial-values.ts';

/** Rows of any format become a sweep: the one place where policies for trials are applied. */
export function toSweep(rows: readonly Row[], context: SweepContext): Sweep {
  const { format, reading, source } = context;
  const direction = requireDirection(reading);
  if (rows.length === 0) throw noTrials(source, 'has no rows');
  const metric = findMetric(rows, context);
  const cost =
    reading.cost === null
      ? null
      : findQuantity(rows, { name: reading.cost, option: 'cost' }, context);

  const statusOf = statusReader(rows, metric.name);
  checkFiles(rows, metric, statusOf);
  const ended = rows.map((row) => judgeRow(row, { metric, direction, statusOf, context }));
  const kept = keepRows(ended, reading);
  const tally = tallyOf(ended, kept);
  if (kept.length === 0) throw noTrials(source, `has no trial that counts: ${described(tally)}`);

  const trials = kept.map((one) => toTrial(one, cost, context));
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    trials,
    counts: tally,
    cost: meanCost(trials, reading.costUnit),
  };
}

function requireDirection({ direction }: ReadingSettings): Direction {
  if (direction !== null) return direction;
  throw new UserError({
    fault: 'settings',
    where: 'direction (--direction maximize or minimize)',
    what: 'is not given, and the files do not say which way the metric gets better',
    fix: 'Set it to maximize or minimize.',
  });
}

function described({ failed, pruned, running }: TrialCounts): string {
  return `${failed} failed, ${pruned} pruned and ${running} unfinished`;
}

function noTrials({ location }: Source, what: string): UserError {
  const fix = 'Check that this is the sweep, and that it has finished.';
  return new UserError({ fault: 'data', where: printablePath(location), what, fix });
}

function toTrial(kept: KeptRow, quantity: Quantity | null, context: SweepContext): Trial {
  const { row, outcome, score } = kept;
  const value = quantity && { row, quantity, context };
  const read = outcome === 'failed' ? readFailedCost : readCost;
  return { where: row.where, outcome, score, cost: value && read(value) };
}

/** The mean over the trials that have a cost, each added as it comes, so that no sum overflows. */
function meanCost(trials: readonly Trial[], unit: string | null): MeanCost | null {
  const costs = trials.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { mean, unit, from: costs.length };
}
