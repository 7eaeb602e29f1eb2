import { UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import { type Cost, findCost } from './cost.ts';
import { type EndedRow, judgeRow } from './ended-row.ts';
import { checkFiles } from './files.ts';
import { type Row, recordedDirection, type Table } from './format.ts';
import { findMetric } from './metric.ts';
import { standsForFailure } from './policies.ts';
import type { Quantity, SweepContext } from './quantity.ts';
import { settingsToSave } from './saved-settings.ts';
import { statusReader } from './status.ts';
import { suggest } from './suggest.ts';
import type { RecordedTrial, SweepRecord } from './sweep-record.ts';
import { type Drawn, drawnIn } from './training-seed.ts';
import { readCost } from './trial-values.ts';

/** A table of any format becomes a record: every row a trial, whatever the settings make of it. */
export function toRecord(table: Table, context: SweepContext): SweepRecord {
  const { format, source } = context;
  if (table.rows.length === 0) throw noRows(context);
  const metric = findMetric(table, context);
  const direction = requireDirection(table, metric, context);
  const isOrdered = table.rows.every(({ order }) => order !== undefined);
  const rows = isOrdered ? table.rows.toSorted(byOrder) : table.rows;
  const cost = findCost({ ...table, rows }, context);

  const knowsStatus = rows.every(({ status }) => status !== undefined);
  const statusOf = knowsStatus ? ({ status }: Row) => status : statusReader(rows, metric.name);
  if (format.kind === 'file') checkFiles(rows, metric, statusOf);
  const drawn = drawnIn(rows);
  const trials = rows.map((row, i) => {
    const ended = judgeRow(row, { metric, direction, statusOf, context });
    return toTrial(ended, drawn[i] ?? NOTHING_DRAWN, { cost, direction, context });
  });
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: cost.unit },
    search: table.search,
    isOrdered,
    leftOut: table.leftOut,
    ...(table.gaps === undefined ? {} : { gaps: table.gaps }),
    meta: null,
    settings: settingsToSave(context.reading),
    trials,
  };
}

function byOrder(a: Row, b: Row): number {
  return (a.order ?? 0) - (b.order ?? 0);
}

function requireDirection(table: Table, metric: Quantity, context: SweepContext): Direction {
  const { reading, source, format } = context;
  const recorded = recordedDirection(table, metric.name);
  if (recorded !== null && reading.direction !== null && recorded !== reading.direction) {
    throw new UserError({
      fault: 'data',
      where: printablePath(source.location),
      what: `is to ${recorded}, going by the ${format.title}, while direction is ${reading.direction}`,
      fix: 'Leave `direction` (--direction) out, or correct it.',
    });
  }
  const known = reading.direction ?? recorded;
  if (known !== null) return known;
  throw new UserError({
    fault: 'data',
    where: 'direction (--direction)',
    what: `is not given, and the files do not say which way the metric, ${printable(metric.name)}, gets better`,
    fix: 'Set it to maximize or minimize.',
    suggestion: suggest(table, { ...reading, metric: metric.name }),
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

const NOTHING_DRAWN: Drawn = { parameters: null, seed: null };

interface Costing {
  readonly cost: Cost | null;
  readonly direction: Direction;
  readonly context: SweepContext;
}

/** A trial whose score stands for a failure need not have a cost either. */
function toTrial(
  { row, outcome, score }: EndedRow,
  drawn: Drawn,
  { cost, direction, context }: Costing,
): RecordedTrial {
  const value = cost && { row, quantity: cost.quantity, context };
  const ended = standsForFailure(score, direction, context.reading) ? 'failed' : outcome;
  return { where: row.where, outcome, score, cost: value && readCost(value, ended), ...drawn };
}
