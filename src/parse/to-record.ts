import { UserError } from '../errors.ts';
import { printablePath } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import { type EndedRow, judgeRow } from './ended-row.ts';
import { checkFiles } from './files.ts';
import type { Row, Table } from './format.ts';
import { findMetric } from './metric.ts';
import { parametersOf } from './parameters.ts';
import { findQuantity, type Quantity, type SweepContext } from './quantity.ts';
import { statusReader } from './status.ts';
import { suggest } from './suggest.ts';
import type { RecordedTrial, SweepRecord } from './sweep-record.ts';
import { readCost } from './trial-values.ts';

/** A table of any format becomes a record: every row a trial, whatever the settings make of it. */
export function toRecord(table: Table, context: SweepContext): SweepRecord {
  const { format, reading, source } = context;
  if (table.rows.length === 0) throw noRows(context);
  const direction = requireDirection(table, context);
  const isOrdered = table.rows.every(({ order }) => order !== undefined);
  const rows = isOrdered ? table.rows.toSorted(byOrder) : table.rows;
  const metric = findMetric(table, context);
  const cost = findCost(rows, context);

  const knowsStatus = rows.every(({ status }) => status !== undefined);
  const statusOf = knowsStatus ? ({ status }: Row) => status : statusReader(rows, metric.name);
  if (format.kind === 'file') checkFiles(rows, metric, statusOf);
  const ended = rows.map((row) => judgeRow(row, { metric, direction, statusOf, context }));
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: reading.costUnit ?? (cost.name === 'duration' ? 'seconds' : null) },
    search: table.search,
    isOrdered,
    leftOut: table.leftOut,
    trials: ended.map((one) => toTrial(one, cost, context)),
  };
}

function byOrder(a: Row, b: Row): number {
  return (a.order ?? 0) - (b.order ?? 0);
}

function requireDirection(
  { rows, direction, scores }: Table,
  { reading, source, format }: SweepContext,
): Direction {
  if (direction !== null && reading.direction !== null && direction !== reading.direction) {
    throw new UserError({
      fault: 'data',
      where: printablePath(source.location),
      what: `is to ${direction}, going by the ${format.title}, while direction is ${reading.direction}`,
      fix: 'Leave `direction` (--direction) out, or correct it.',
    });
  }
  const known = reading.direction ?? direction;
  if (known !== null) return known;
  throw new UserError({
    fault: 'settings',
    where: 'direction (--direction maximize or minimize)',
    what: 'is not given, and the files do not say which way the metric gets better',
    fix: 'Set it to maximize or minimize.',
    suggestion: suggest(rows, reading, { scores }),
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
  const parameters = row.parameters ? parametersOf(row.parameters) : null;
  return { where: row.where, outcome, score, cost: value && readCost(value, outcome), parameters };
}
