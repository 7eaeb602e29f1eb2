import { dataError, UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';
import { type Direction, MAX_COST, MIN_COST } from '../settings/index.ts';
import { namesOfColumns } from './columns/columns.ts';
import { hasIn } from './columns/expression.ts';
import { nearMiss } from './columns/names.ts';
import {
  type Cost,
  findCost,
  findMetric,
  type Quantity,
  type SweepContext,
} from './columns/quantity.ts';
import { suggest } from './columns/score-columns.ts';
import { type Drawn, drawnIn } from './parameters.ts';
import { settingsToSave } from './saved/settings.ts';
import { statusReader } from './status.ts';
import {
  COST_CORRECTION,
  mayCount,
  orient,
  type RecordedTrial,
  type SweepRecord,
  standsForFailure,
} from './sweep.ts';
import { type Row, recordedDirection, type Status, type Table } from './table.ts';
import { readNumber, shown } from './values.ts';

/** Turns a table of any format into a record: every row becomes a trial, before any policy. */
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
    { suggestion: suggest(table, { ...reading, metric: metric.name }) },
  );
}

function noRows({ source }: SweepContext): UserError {
  return dataError(
    printablePath(source.location),
    'has no rows',
    'Check that this is the sweep, and that it has finished.',
  );
}

const NOTHING_DRAWN: Drawn = { parameters: null, seed: null };

interface Costing {
  readonly cost: Cost | null;
  readonly direction: Direction;
  readonly context: SweepContext;
}

/** A trial whose score marks a failure need not have a cost either. */
function toTrial(
  { row, outcome, score }: EndedRow,
  drawn: Drawn,
  { cost, direction, context }: Costing,
): RecordedTrial {
  const value = cost && { row, quantity: cost.quantity, context };
  const ended = standsForFailure(score, direction, context.reading) ? 'failed' : outcome;
  return { where: row.where, outcome, score, cost: value && readCost(value, ended), ...drawn };
}

/** A row, and how its trial ended. */
interface EndedRow {
  readonly row: Row;
  readonly outcome: RecordedTrial['outcome'];
  /** Larger is better; −∞ unless completed or pruned. */
  readonly score: number;
}

interface Judging {
  readonly metric: Quantity;
  readonly direction: Direction;
  readonly statusOf: (row: Row) => Status | undefined;
  readonly context: SweepContext;
}

/**
 * How a row's trial ended. An error state makes it failed even with a metric; a trial without the
 * metric is failed even if its status says otherwise.
 */
function judgeRow(row: Row, { metric, direction, statusOf, context }: Judging): EndedRow {
  const status = statusOf(row);
  const without = { row, score: -Infinity };
  if (status === 'unfinished') return { ...without, outcome: 'running' };
  if (status === 'failed') return { ...without, outcome: 'failed' };

  const score = readScore({ row, quantity: metric, context }, direction);
  if (score === -Infinity) return { ...without, outcome: 'failed' };
  return { row, score, outcome: status === 'pruned' ? 'pruned' : 'completed' };
}

/** A quantity in one row, with the context for messages. */
interface Value {
  readonly row: Row;
  readonly quantity: Quantity;
  readonly context: SweepContext;
}

/**
 * The score of a row, larger is better; −∞ where it is missing or infinitely bad.
 *
 * @throws UserError if it is not a number, or infinitely good
 */
function readScore(value: Value, direction: Direction): number {
  const number = numberIn(value);
  if (number === null) return -Infinity;
  const score = orient(number, direction);
  if (score === Infinity) throw wrong(value, 'better than any score can be');
  return score;
}

/**
 * The cost of a trial with this outcome; null if it has none that can count. Failed trials, and
 * trials that the settings do not count, need none. A cost outside the limits is a mistake in the
 * file in any unit.
 *
 * @throws UserError if the cost is wrong on a trial that counts
 */
function readCost(value: Value, outcome: RecordedTrial['outcome']): number | null {
  if (outcome === 'running') return null;
  if (!mayCount(outcome, value.context.reading)) return costIfAny(value);
  const cost = costIn(value);
  if (cost !== null || outcome === 'failed') return cost;
  throw wrong(value, 'not a finite number above 0', COST_CORRECTION);
}

const RESCALE = 'Correct it, or count the cost in a unit with smaller or larger numbers.';

function costIfAny(value: Value): number | null {
  try {
    return costIn(value);
  } catch (error) {
    if (error instanceof UserError && error.fault === 'data') return null;
    throw error;
  }
}

function costIn(value: Value): number | null {
  const cost = numberIn(value);
  if (cost === null || !(cost > 0 && cost < Infinity)) return null;
  if (cost >= MIN_COST && cost <= MAX_COST) return cost;
  throw wrong(value, `not from ${MIN_COST} to ${MAX_COST}`, RESCALE);
}

/** @throws UserError unless the value is a number or missing */
function numberIn(value: Value): number | null {
  const number = readNumber(value.quantity.read(value.row));
  if (number === 'other') throw wrong(value, 'not a number');
  return number === 'missing' ? null : number;
}

function wrong(
  { row, quantity, context }: Value,
  what: string,
  fix = context.format.correction,
): UserError {
  return dataError(
    row.where,
    `${printable(quantity.name)} is ${shown(quantity.read(row) ?? null)}, ${what}`,
    fix,
  );
}

/**
 * Refuses a file without the metric among files with it: a misspelt metric does not mean failed
 * trials. A file of one trial may lack it, because that trial may have failed.
 */
function checkFiles(
  rows: readonly Row[],
  metric: Quantity,
  statusOf: (row: Row) => Status | undefined,
): void {
  const paths = new Set(rows.map(({ path }) => path));
  if (paths.size < 2) return;
  const having = rows.filter((row) => hasIn(metric.read, row));
  for (const { path } of having) paths.delete(path);
  if (paths.size === 0) return;

  const known = namesOfColumns(having);
  for (const [path, own] of groupByPath(rows, paths)) {
    if (own.every((row) => ['failed', 'unfinished'].includes(statusOf(row) ?? ''))) continue;
    const names = [...namesOfColumns(own)].filter((name) => !known.has(name));
    const near = nearMiss(metric.name, names);
    if (own.length > 1 || near !== null) throw lacking(path, metric, near);
  }
}

function groupByPath(rows: readonly Row[], paths: ReadonlySet<string>): Map<string, Row[]> {
  const groups = new Map([...paths].map((path): [string, Row[]] => [path, []]));
  for (const row of rows) groups.get(row.path)?.push(row);
  return groups;
}

function lacking(path: string, { name }: Quantity, near: string | null): UserError {
  const guess = near === null ? '' : `Did you mean ${JSON.stringify(printable(near))}? `;
  return dataError(
    printablePath(path),
    `has no metric ${JSON.stringify(printable(name))} in any row, while other files have it`,
    `${guess}Name only the files of one sweep, all with the same keys.`,
  );
}
