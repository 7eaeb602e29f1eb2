import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import { type EndedRow, judgeRow } from './ended-row.ts';
import { checkFiles } from './files.ts';
import type { Row } from './format.ts';
import { findMetric } from './metric.ts';
import { findQuantity, type Quantity, type SweepContext } from './quantity.ts';
import { statusReader } from './status.ts';
import { suggest } from './suggest.ts';
import type { RecordedTrial, SweepRecord } from './sweep-record.ts';
import { readCost } from './trial-values.ts';

/** Rows of any format become a record: every row a trial, whatever the settings make of it. */
export function toRecord(rows: readonly Row[], context: SweepContext): SweepRecord {
  const { format, reading, source } = context;
  const direction = requireDirection(rows, context);
  if (rows.length === 0) throw noRows(context);
  const metric = findMetric(rows, context);
  const cost = findCost(rows, context);

  const statusOf = statusReader(rows, metric.name);
  checkFiles(rows, metric, statusOf);
  const ended = rows.map((row) => judgeRow(row, { metric, direction, statusOf, context }));
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: reading.costUnit },
    trials: ended.map((one) => toTrial(one, cost, context)),
  };
}

function requireDirection(rows: readonly Row[], { reading }: SweepContext): Direction {
  if (reading.direction !== null) return reading.direction;
  throw new UserError({
    fault: 'settings',
    where: 'direction (--direction maximize or minimize)',
    what: 'is not given, and the files do not say which way the metric gets better',
    fix: 'Set it to maximize or minimize.',
    suggestion: suggest(rows, reading),
  });
}

function noRows({ source }: SweepContext): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(source.location),
    what: 'has no rows',
    fix: 'Check that this is the sweep, and that it has finished.',
  });
}

function findCost(rows: readonly Row[], context: SweepContext): Quantity | null {
  const name = context.reading.cost;
  return name === null ? null : findQuantity(rows, { name, option: 'cost' }, context);
}

function toTrial(ended: EndedRow, cost: Quantity | null, context: SweepContext): RecordedTrial {
  const { row, outcome, score } = ended;
  const value = cost && { row, quantity: cost, context };
  return { where: row.where, outcome, score, cost: value && readCost(value, outcome) };
}
