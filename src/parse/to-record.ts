import { dataError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import type { Direction } from '../settings/index.ts';
import { hasIn } from './columns/expression.ts';
import {
  findCost,
  findMetric,
  numberIn,
  type Quantity,
  type SweepContext,
  suggest,
  wrongValue,
} from './columns/quantity.ts';
import { statusReader } from './columns/words.ts';
import { drawnReader, parameterColumns } from './parameters.ts';
import { settingsToSave } from './saved/settings.ts';
import { orient, type SweepRecord, type Trial } from './sweep.ts';
import { byOrder, type Row, recordedDirection, type Status, type Table } from './table.ts';
import { groupBy } from './values.ts';

/**
 * Turns a table of any format into a record: every row becomes a trial, before any policy, but one that
 * never started.
 */
export function toRecord(table: Table, context: SweepContext): SweepRecord {
  const { format, source, reading } = context;
  if (table.rows.length === 0) {
    const fix = 'Check that this is the sweep, and that it has finished.';
    throw dataError(printablePath(source.location), 'has no rows', fix);
  }
  const metric = findMetric(table, context);
  const direction = requireDirection(table, metric, context);
  const cost = reading.cost === null ? null : findCost(table, reading.cost, context);
  const statusOf = statusReader(table.rows, metric.name);
  const started = table.rows.filter((row) => statusOf(row) !== 'waiting');
  const waiting = table.rows.length - started.length;
  const isOrdered = started.every(({ order }) => order !== undefined);
  const rows = isOrdered ? started.toSorted(byOrder) : started;

  const judging = { metric, direction, statusOf, context };
  if (format.kind !== 'folder') checkFiles(rows, judging);
  const guessed = format.isGeneric ? parameterColumns(rows, [metric.name, reading.cost ?? '']) : [];
  const drawnIn = drawnReader(rows, guessed);
  const trials = rows.map((row): Trial => {
    const { outcome, score } = judgeRow(row, judging);
    const { parameters, seed } = drawnIn(row);
    return { where: row.where, outcome, score, cost: cost?.of(row) ?? null, parameters, seed };
  });
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: cost.unit },
    search: table.search,
    isOrdered,
    parts: null,
    leftOut:
      waiting > 0 ? [...table.leftOut, { count: waiting, what: 'waiting trials' }] : table.leftOut,
    gaps: guessed.length === 0 ? table.gaps : [...table.gaps, 'parameters-guessed'],
    meta: null,
    settings: settingsToSave(reading),
    trials,
  };
}

function requireDirection(table: Table, metric: Quantity, context: SweepContext): Direction {
  const { reading, source, format } = context;
  const recorded = recordedDirection(table, metric.name);
  if (recorded !== null && reading.direction !== null && recorded !== reading.direction) {
    throw dataError(
      printablePath(source.location),
      `is to ${recorded} according to the ${format.title}, but direction is ${reading.direction}`,
      'Leave `direction` (--direction) out, or correct it.',
    );
  }
  const known = reading.direction ?? recorded;
  if (known !== null) return known;
  throw dataError(
    'direction (--direction)',
    `is not given, and the files do not say which way the metric, ${printable(metric.name)}, gets better`,
    'Set it to maximize or minimize.',
    suggest(table, { ...reading, metric: metric.name }),
  );
}

interface Judging {
  readonly metric: Quantity;
  readonly direction: Direction;
  readonly statusOf: (row: Row) => Status | undefined;
  readonly context: SweepContext;
}

/**
 * How a row's trial ended. An error state makes it failed even with a metric; a trial without the
 * metric, or with an infinitely bad one, is failed even if its status says otherwise.
 */
function judgeRow(
  row: Row,
  { metric, direction, statusOf }: Judging,
): Pick<Trial, 'outcome' | 'score'> {
  const status = statusOf(row);
  if (status === 'unfinished') return { outcome: 'running', score: -Infinity };
  const number = status === 'failed' ? null : numberIn(row, metric);
  const score = number === null ? -Infinity : orient(number, direction);
  if (score === -Infinity) return { outcome: 'failed', score };
  if (score < Infinity) return { outcome: status === 'pruned' ? 'pruned' : 'completed', score };
  throw wrongValue(row, metric, 'better than any score can be');
}

/**
 * Refuses a file without the metric among files with it: a misspelt metric does not mean failed
 * trials. A file of one trial may lack it, because that trial may have failed, unless it has a header.
 */
function checkFiles(rows: readonly Row[], { metric, statusOf, context }: Judging): void {
  const files = groupBy(rows, ({ path }) => path);
  if (files.size < 2) return;
  for (const [path, own] of files) {
    if (own.length === 1 && context.format.hasHeader === false) continue;
    if (own.some((row) => hasIn(metric.read, row))) continue;
    if (own.every((row) => ['failed', 'unfinished'].includes(statusOf(row) ?? ''))) continue;
    throw dataError(
      printablePath(path),
      `has no metric ${JSON.stringify(printable(metric.name))} in any row, while other files have it`,
      'Name only the files of one sweep, all with the same columns.',
    );
  }
}
