import { UserError } from '../errors.ts';
import { printable } from '../read/index.ts';
import type { Direction } from '../settings.ts';
import type { Row } from './format.ts';
import { readNumber, shown } from './number.ts';
import type { Quantity, SweepContext } from './quantity.ts';
import { orient } from './sweep.ts';

/** A quantity in one row, with what its messages need. */
interface Value {
  readonly row: Row;
  readonly quantity: Quantity;
  readonly context: SweepContext;
}

/**
 * The score of a row, larger is better; −∞ where it is missing or infinitely bad.
 *
 * @throws UserError if it is no number, infinitely good or outside the metric's bounds
 */
export function readScore(value: Value, direction: Direction): number {
  const number = numberIn(value);
  if (number === null) return -Infinity;
  const score = orient(number, direction);
  if (score === Infinity) throw wrong(value, 'better than any score can be');
  if (score === -Infinity) return score;

  const { metricMin, metricMax } = value.context.reading;
  if (metricMin !== null && number < metricMin)
    throw wrong(value, `below metric-min (${metricMin})`);
  if (metricMax !== null && number > metricMax)
    throw wrong(value, `above metric-max (${metricMax})`);
  return score;
}

const COST_CORRECTION =
  'Every trial that did not fail must have a cost: correct it, or do without `cost` (--cost).';

/** @throws UserError unless the cost is a finite number above 0 */
export function readCost(value: Value): number {
  const cost = numberIn(value);
  if (cost !== null && cost > 0 && cost < Infinity) return cost;
  throw wrong(value, 'not a finite number above 0', COST_CORRECTION);
}

/** The cost of a failed trial; null where it has none that can count. */
export function readFailedCost(value: Value): number | null {
  const cost = numberIn(value);
  return cost !== null && cost > 0 && cost < Infinity ? cost : null;
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
