import { UserError } from '../errors.ts';
import { printable } from '../read/index.ts';
import { unitByName } from './cost-names.ts';
import { readDuration } from './duration.ts';
import type { ReadValue } from './expression.ts';
import type { Format, Row, Table } from './format.ts';
import { isGeneric } from './named-format.ts';
import { readNumber, shown } from './number.ts';
import { findQuantity, type Quantity, type SweepContext } from './quantity.ts';

/** What trials cost. */
export interface Cost {
  readonly quantity: Quantity;
  readonly unit: string | null;
}

/**
 * What was asked for as the cost; null if nothing was. Durations that are written as such, like
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
 * What a column of numbers is counted in, as far as that is known. Tools' durations are made seconds
 * when they are read; what others call so is in any unit.
 */
export function unitOf(name: string, format: Pick<Format, 'name'>): string | null {
  if (name === 'duration') return isGeneric(format) ? null : 'seconds';
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

/** Whether it is in seconds, minutes or hours cannot be known. */
function withoutUnit({ where }: Row, name: string, value: unknown): UserError {
  return new UserError({
    fault: 'data',
    where,
    what: `${printable(name)} is ${shown(value)}, a number without a unit among durations such as 00:01:02`,
    fix: 'Write all of them either as durations or as numbers.',
  });
}

function otherUnit(unit: string, name: string): UserError {
  return new UserError({
    fault: 'settings',
    where: 'cost-unit (--cost-unit)',
    what: `is ${JSON.stringify(printable(unit))}, while ${printable(name)} holds durations, which are read in seconds`,
    fix: 'Leave it out.',
  });
}
