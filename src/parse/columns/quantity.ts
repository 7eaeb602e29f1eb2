import { dataError, settingsError, UserError } from '../../errors.ts';
import { printable, printablePath, type Source } from '../../read/index.ts';
import { MAX_COST, MIN_COST, type ReadingSettings } from '../../settings/index.ts';
import { COST_CORRECTION, mayCount, type RecordedTrial } from '../sweep.ts';
import { type Format, ownValue, type Row, type Table } from '../table.ts';
import { readDuration, readNumber, shown } from '../values.ts';
import { describeColumns, isNumeric, surveyPaths } from './columns.ts';
import { malformation, type ReadValue, resolveExpression } from './expression.ts';
import { nearMiss, unitByName } from './names.ts';
import { isRecorded, onlyScore, scoreColumns, suggest } from './roles.ts';

/** The settings and origin of the rows. */
export interface SweepContext {
  readonly format: Format;
  readonly reading: ReadingSettings;
  readonly source: Source;
}

/** A number every finished trial should have. */
export interface Quantity {
  /** The column, path or expression; untrusted text. */
  readonly name: string;
  readonly read: ReadValue;
}

interface Wanted {
  readonly name: string;
  readonly option: 'metric' | 'cost';
}

/**
 * The column of exactly this name, or else what a path or expression leads to.
 *
 * @throws UserError if no row has it
 */
function findQuantity(table: Table, wanted: Wanted, context: SweepContext): Quantity {
  const { name, option } = wanted;
  if (table.rows.some(({ fields }) => Object.hasOwn(fields, name))) {
    return { name, read: ({ fields }) => ownValue(fields, name) };
  }
  const asked = { expression: name, option: `${option} (--${option})` };
  const read = resolveExpression(asked, table.rows);
  if (read === null) throw notFound(table, wanted, context);
  return { name, read };
}

function notFound(table: Table, { name, option }: Wanted, context: SweepContext): UserError {
  const { reading, source } = context;
  const columns = surveyPaths(table.rows);
  const near = nearMiss(
    name,
    columns.map((column) => column.name),
  );
  const isNumber = columns.some((column) => column.name === near && isNumeric(column));
  const suggestion =
    option === 'metric'
      ? suggest(table, { ...reading, metric: null }, isNumber ? near : null)
      : null;
  const guess = near === null ? '' : `Did you mean ${JSON.stringify(printable(near))}? `;
  const quoted = JSON.stringify(printable(name));
  const location = printablePath(source.location);
  const fix = `${guess}The columns of ${location} are: ${describeColumns(columns)}.`;
  const wrong = malformation(name);
  if (wrong === null) return dataError(location, `has no ${option} ${quoted}`, fix, suggestion);
  const what = `${quoted} is not a column, and as an expression it is malformed: ${printable(wrong)}`;
  return settingsError(option, what, fix, suggestion);
}

/** @throws UserError if no row has the metric, or if it is not named and several columns, or none, could be it */
export function findMetric(table: Table, context: SweepContext): Quantity {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table, cost);
  if (name === null) throw unnamed(table, context);
  return findQuantity(table, { name, option: 'metric' }, context);
}

function unnamed(table: Table, { reading, source }: SweepContext): UserError {
  const location = printablePath(source.location);
  const found = scoreColumns(table, reading.cost);
  const all = describeColumns(surveyPaths(table.rows));
  if (found.length === 0) {
    return dataError(
      location,
      `has no column of numbers that can be the score: ${all}`,
      'Check that this is the sweep, that it has finished, and that its numbers are plain, without units.',
    );
  }
  const described =
    found.length > 1
      ? `several columns of numbers: ${describeColumns(found)}`
      : `no column that is clearly the score: ${all}`;
  const isDirected = reading.direction !== null || isRecorded(table, null);
  return dataError(
    isDirected ? 'metric (--metric)' : 'metric (--metric) and direction (--direction)',
    `${isDirected ? 'is' : 'are'} not given, and ${location} has ${described}`,
    `Name the column, path or expression of the score${isDirected ? '' : ', and say whether to maximize or minimize it'}.`,
    suggest(table, reading),
  );
}

/** @throws UserError unless the value in the row is a number or missing */
export function numberIn(row: Row, quantity: Quantity, { format }: SweepContext): number | null {
  const number = readNumber(quantity.read(row));
  if (number === 'other') throw wrongValue(row, quantity, 'not a number', format.correction);
  return number === 'missing' ? null : number;
}

export function wrongValue(
  row: Row,
  { name, read }: Quantity,
  what: string,
  fix: string,
): UserError {
  return dataError(row.where, `${printable(name)} is ${shown(read(row) ?? null)}, ${what}`, fix);
}

/** What trials cost. */
export interface Cost {
  readonly unit: string | null;
  /**
   * The cost of a trial that ended so; null if it has none that can count.
   *
   * @throws UserError if the cost is wrong on a trial that counts
   */
  readonly of: (row: Row, outcome: RecordedTrial['outcome']) => number | null;
}

/**
 * The cost of this name. Durations written as text, such as `00:01:02`, are in seconds.
 *
 * @throws UserError if no row has it, or if another unit was asked for than that of durations
 */
export function findCost(table: Table, name: string, context: SweepContext): Cost {
  const { reading, format } = context;
  const quantity = findQuantity(table, { name, option: 'cost' }, context);
  const { costUnit } = reading;
  const of = (one: Quantity) => (row: Row, outcome: RecordedTrial['outcome']) =>
    readCost(row, outcome, { quantity: one, context });
  const isDuration = (row: Row) => valueOrNull(() => readDuration(quantity.read(row))) !== null;
  if (!table.rows.some(isDuration)) {
    return { unit: costUnit ?? unitOf(name, format), of: of(quantity) };
  }
  if (costUnit === null || SECONDS.test(costUnit)) {
    return { unit: 'seconds', of: of(inSeconds(quantity)) };
  }
  throw settingsError(
    'cost-unit',
    `is ${JSON.stringify(printable(costUnit))}, while ${printable(name)} holds durations, which are read in seconds`,
    'Leave it out.',
  );
}

const SECONDS = /^(s|sec|secs|second|seconds)$/i;

/**
 * The unit of a column of numbers, if known. The durations of tools are converted to seconds when
 * they are read; a generic column with that name may be in any unit.
 */
export function unitOf(name: string, format: Pick<Format, 'isGeneric'>): string | null {
  if (name === 'duration') return format.isGeneric ? null : 'seconds';
  return unitByName(name);
}

/** Null where the value is wrong. */
function valueOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError && error.fault === 'data') return null;
    throw error;
  }
}

function inSeconds({ name, read }: Quantity): Quantity {
  return {
    name,
    read: (row) => {
      const value = read(row);
      if (typeof readNumber(value) !== 'number') return readDuration(value) ?? value;
      // Nothing tells whether it is in seconds, minutes or hours.
      throw dataError(
        row.where,
        `${printable(name)} is ${shown(value)}, a number without a unit among durations such as 00:01:02`,
        'Write all of them as durations or all as numbers.',
      );
    },
  };
}

interface Costing {
  readonly quantity: Quantity;
  readonly context: SweepContext;
}

/** Failed trials, and trials that the settings do not count, need no cost. */
function readCost(row: Row, outcome: RecordedTrial['outcome'], costing: Costing): number | null {
  if (outcome === 'running') return null;
  const { quantity, context } = costing;
  if (!mayCount(outcome, context.reading)) return valueOrNull(() => costIn(row, costing));
  const cost = costIn(row, costing);
  if (cost !== null || outcome === 'failed') return cost;
  throw wrongValue(row, quantity, 'not a finite number above 0', COST_CORRECTION);
}

/** A cost outside the limits is a mistake in the file in any unit. */
function costIn(row: Row, { quantity, context }: Costing): number | null {
  const cost = numberIn(row, quantity, context);
  if (cost === null || !(cost > 0 && cost < Infinity)) return null;
  if (cost >= MIN_COST && cost <= MAX_COST) return cost;
  const what = `not from ${MIN_COST} to ${MAX_COST}`;
  throw wrongValue(row, quantity, what, RESCALE);
}

const RESCALE = 'Correct it, or count the cost in a unit with smaller or larger numbers.';
