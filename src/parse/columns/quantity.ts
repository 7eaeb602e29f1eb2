import { dataError, type UserError } from '../../errors.ts';
import { printable, printablePath, type Source } from '../../read/index.ts';
import { MAX_COST, MIN_COST, type ReadingSettings } from '../../settings/index.ts';
import { type Format, ownValue, type Row, type Table } from '../table.ts';
import { readNumber, shown } from '../values.ts';
import { onlyScore, scoreColumns, suggest } from './candidates.ts';
import { describeColumns, surveyPaths } from './columns.ts';
import { malformation, type ReadValue, resolveExpression, valueOr } from './expression.ts';
import { unitByName } from './words.ts';

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
  const location = printablePath(source.location);
  const wrong = malformation(name);
  const what = `has no ${option} ${JSON.stringify(printable(name))}`;
  return dataError(
    location,
    wrong === null ? what : `${what}, which is a malformed expression: ${printable(wrong)}`,
    `The columns of ${location} are: ${describeColumns(surveyPaths(table.rows))}.`,
    option === 'metric' ? suggest(table, { ...reading, metric: null }) : null,
  );
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
  if (found.length === 0) {
    return dataError(
      location,
      `has no column of numbers that can be the score: ${describeColumns(surveyPaths(table.rows))}`,
      'Check that this is the sweep, that it has finished, and that its numbers are plain, without units.',
    );
  }
  return dataError(
    'metric (--metric)',
    `is not given, and ${location} has ${found.length > 1 ? 'several columns' : 'one column'} of numbers: ${describeColumns(found)}`,
    'Name the column, path or expression of the score.',
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

/**
 * The cost of this name: its unit, if known, and what a trial cost; null if that is no finite number above
 * 0. The durations of tools are in seconds; a generic column with that name may be in any unit.
 *
 * @throws UserError if no row has it
 */
export function findCost(
  table: Table,
  name: string,
  context: SweepContext,
): { unit: string | null; of: (row: Row) => number | null } {
  const { format, reading } = context;
  const quantity = findQuantity(table, { name, option: 'cost' }, context);
  const known = format.isGeneric || name !== 'duration' ? unitByName(name) : 'seconds';
  return {
    unit: reading.costUnit ?? known,
    of: (row) => {
      const cost = valueOr(null, () => numberIn(row, quantity, context)) ?? 0;
      return cost >= MIN_COST && cost <= MAX_COST ? cost : null;
    },
  };
}
