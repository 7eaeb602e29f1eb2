import { dataError, settingsError, UserError } from '../../errors.ts';
import { printable } from '../../read/index.ts';
import { MAX_COST, MIN_COST } from '../../settings/index.ts';
import { COST_CORRECTION, mayCount, type RecordedTrial } from '../sweep.ts';
import type { Format, Row, Table } from '../table.ts';
import { readDuration, readNumber, shown } from '../values.ts';
import { unitByName } from './names.ts';
import {
  findQuantity,
  numberIn,
  type Quantity,
  type SweepContext,
  wrongValue,
} from './quantity.ts';

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
  const of = (one: Quantity) => (row: Row, outcome: RecordedTrial['outcome']) =>
    readCost(row, outcome, { quantity: one, context });
  if (!table.rows.some((row) => hasDuration(quantity, row))) {
    return { unit: reading.costUnit ?? unitOf(name, format), of: of(quantity) };
  }
  if (reading.costUnit !== null && !SECONDS.test(reading.costUnit)) {
    throw settingsError(
      'cost-unit',
      `is ${JSON.stringify(printable(reading.costUnit))}, while ${printable(name)} holds durations, which are read in seconds`,
      'Leave it out.',
    );
  }
  return { unit: 'seconds', of: of(inSeconds(quantity)) };
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

function hasDuration({ read }: Quantity, row: Row): boolean {
  return valueOrNull(() => readDuration(read(row))) !== null;
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
