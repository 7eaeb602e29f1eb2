import { UserError } from '../errors.ts';
import { printable } from '../read/index.ts';
import { type Direction, LARGEST_COST, LEAST_COST } from '../settings.ts';
import type { Row } from './format.ts';
import { readNumber, shown } from './number.ts';
import { mayCount } from './policies.ts';
import type { Quantity, SweepContext } from './quantity.ts';
import { orient } from './sweep.ts';
import type { RecordedTrial } from './sweep-record.ts';

/** A quantity in one row, with what its messages need. */
interface Value {
  readonly row: Row;
  readonly quantity: Quantity;
  readonly context: SweepContext;
}

/**
 * The score of a row, larger is better; −∞ where it is missing or infinitely bad.
 *
 * @throws UserError if it is no number or infinitely good
 */
export function readScore(value: Value, direction: Direction): number {
  const number = numberIn(value);
  if (number === null) return -Infinity;
  const score = orient(number, direction);
  if (score === Infinity) throw wrong(value, 'better than any score can be');
  return score;
}

export const COST_CORRECTION =
  'Every trial that did not fail must have a cost: correct it, or do without `cost` (--cost).';

/**
 * What the trial of a row cost that ended so; null where it has no cost that can count. A failed
 * trial need not have one, and of trials that the settings do not count none is required.
 * One that no unit makes so large or small is a mistake in the file wherever it would count.
 *
 * @throws UserError if the cost is wrong on a trial that counts
 */
export function readCost(value: Value, outcome: RecordedTrial['outcome']): number | null {
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
  if (cost >= LEAST_COST && cost <= LARGEST_COST) return cost;
  throw wrong(value, `not from ${LEAST_COST} to ${LARGEST_COST}`, RESCALE);
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
  return new UserError({
    fault: 'data',
    where: row.where,
    what: `${printable(quantity.name)} is ${shown(quantity.read(row) ?? null)}, ${what}`,
    fix,
  });
}
