import { dataError, settingsError, UserError } from '../../errors.ts';
import { printable, printablePath, type Source } from '../../read/index.ts';
import type { ReadingSettings } from '../../settings/index.ts';
import type { Format, Row, Table } from '../table.ts';
import { readDuration, readNumber, shown } from '../values.ts';
import { type Column, describeColumns, isNumeric, surveyColumns, surveyPaths } from './columns.ts';
import { malformation, type ReadValue, resolveExpression } from './expression.ts';
import { nearMiss, unitByName } from './names.ts';
import { isRecorded, onlyScore, scoreColumns, suggest } from './score-columns.ts';

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

/** @throws UserError if no row has it, or if a file with a header has no such column */
function findQuantity(table: Table, wanted: Wanted, context: SweepContext): Quantity {
  const { rows } = table;
  const { name, option } = wanted;
  const read = resolveExpression({ expression: name, option: `${option} (--${option})` }, rows);
  if (read === null) throw notFound(table, wanted, context);
  if (context.format.hasHeader) checkHeaders(rows, name);
  return { name, read };
}

/** Rows without the cell come from a file without the column, which does not mean failed trials. */
function checkHeaders(rows: readonly Row[], name: string): void {
  const lacking = rows.find(({ fields }) => !Object.hasOwn(fields, name));
  const having = rows.find(({ fields }) => Object.hasOwn(fields, name));
  if (lacking === undefined || having === undefined) return;
  throw dataError(
    lacking.where,
    `has no column ${JSON.stringify(printable(name))}, while ${having.where} has one`,
    'Name only the files of one sweep, all with the same columns.',
  );
}

function notFound(
  table: Table,
  { name, option }: Wanted,
  { reading, source }: SweepContext,
): UserError {
  const columns = surveyPaths(table.rows);
  const numeric = columns.filter(isNumeric).map((column) => column.name);
  const near = nearMiss(
    name,
    columns.map((column) => column.name),
  );
  const guess = near === null ? '' : `Did you mean ${JSON.stringify(printable(near))}? `;
  const copied = near !== null && numeric.includes(near) ? near : null;
  const suggestion =
    option === 'metric' ? suggest(table, { ...reading, metric: null }, copied) : null;
  const wrong = malformation(name);
  if (wrong !== null) {
    return new UserError({
      fault: 'settings',
      where: `${option} (--${option})`,
      what: `${JSON.stringify(printable(name))} is not a column, and as an expression it is malformed: ${printable(wrong)}`,
      fix: `${guess}The columns of ${printablePath(source.location)} are: ${describeColumns(columns)}.`,
      suggestion,
    });
  }
  return dataError(
    printablePath(source.location),
    `has no ${option} ${JSON.stringify(printable(name))}`,
    `${guess}Its columns are: ${describeColumns(columns)}.`,
    { suggestion },
  );
}

/** @throws UserError if no row has it, or if none is named and not exactly one column could be it */
export function findMetric(table: Table, context: SweepContext): Quantity {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table, cost);
  if (name === null) throw unnamed(table, context);
  return findQuantity(table, { name, option: 'metric' }, context);
}

function unnamed(table: Table, { reading, source }: SweepContext): UserError {
  const columns = surveyColumns(table.rows);
  const [single, second] = columns;
  if (single?.others === 0 && single.numbers === 0 && second === undefined) {
    return noNumber(single, source);
  }
  const found = scoreColumns(table, reading.cost);
  if (found.length === 0) return noScore(table, source);
  // Asks for both at once if neither is known.
  const isAlone = reading.direction !== null || isRecorded(table, null);
  const [where, verb] = isAlone
    ? ['metric (--metric)', 'is']
    : ['metric (--metric) and direction (--direction)', 'are'];
  const fix = 'Name the column, path or expression of the score';
  return dataError(
    where,
    `${verb} not given, and ${printablePath(source.location)} has ${described(found, table)}`,
    isAlone ? `${fix}.` : `${fix}, and say whether to maximize or minimize it.`,
    { suggestion: suggest(table, reading) },
  );
}

/** The only column must be the metric, but that is no reason to count every trial as failed. */
function noNumber({ name }: Column, { location }: Source): UserError {
  return dataError(
    printablePath(location),
    `has no trial that counts: its only column, ${printable(name)}, has no number`,
    'Check that this is the sweep, and that it has finished.',
  );
}

/** No name of a column would help. */
function noScore({ rows }: Table, { location }: Source): UserError {
  return dataError(
    printablePath(location),
    `has no column of numbers that can be the score: ${describeColumns(surveyPaths(rows))}`,
    'Check that this is the sweep, that it has finished, and that its numbers are plain, without units.',
  );
}

function described(found: readonly Column[], { rows }: Table): string {
  if (found.length > 1) return `several columns of numbers: ${describeColumns(found)}`;
  return `no column that is clearly the score: ${describeColumns(surveyPaths(rows))}`;
}

/** What trials cost. */
export interface Cost {
  readonly quantity: Quantity;
  readonly unit: string | null;
}

/**
 * The cost that was asked for; null if none was. Durations written as text, such as
 * `00:01:02`, are in seconds.
 *
 * @throws UserError if no row has it, or if another unit was asked for than that of durations
 */
export function findCost(table: Table, context: SweepContext): Cost | null {
  const { rows } = table;
  const { cost: name, costUnit } = context.reading;
  if (name === null) return null;
  const quantity = findQuantity(table, { name, option: 'cost' }, context);
  if (rows.some((row) => hasDuration(quantity.read, row))) {
    if (costUnit !== null && !SECONDS.test(costUnit)) throw otherUnit(costUnit, name);
    return { quantity: inSeconds(quantity), unit: 'seconds' };
  }
  return { quantity, unit: costUnit ?? unitOf(name, context.format) };
}

/**
 * The unit of a column of numbers, if known. The durations of tools are converted to seconds when
 * they are read; a generic column with that name may be in any unit.
 */
export function unitOf(name: string, format: Pick<Format, 'isGeneric'>): string | null {
  if (name === 'duration') return format.isGeneric ? null : 'seconds';
  return unitByName(name);
}

const SECONDS = /^(s|sec|secs|second|seconds)$/i;

function hasDuration(read: ReadValue, row: Row): boolean {
  try {
    return readDuration(read(row)) !== null;
  } catch (error) {
    if (error instanceof UserError && error.fault === 'data') return false;
    throw error;
  }
}

function inSeconds({ name, read }: Quantity): Quantity {
  return {
    name,
    read: (row) => {
      const value = read(row);
      if (typeof readNumber(value) === 'number') throw withoutUnit(row, name, value);
      return readDuration(value) ?? value;
    },
  };
}

/** Nothing tells whether it is in seconds, minutes or hours. */
function withoutUnit({ where }: Row, name: string, value: unknown): UserError {
  return dataError(
    where,
    `${printable(name)} is ${shown(value)}, a number without a unit among durations such as 00:01:02`,
    'Write all of them as durations or all as numbers.',
  );
}

function otherUnit(unit: string, name: string): UserError {
  return settingsError(
    'cost-unit',
    `is ${JSON.stringify(printable(unit))}, while ${printable(name)} holds durations, which are read in seconds`,
    'Leave it out.',
  );
}
