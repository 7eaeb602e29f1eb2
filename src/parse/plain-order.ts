import { ownValue, type Row } from './format.ts';
import { readNumber } from './number.ts';

/** What people call the number of a trial; a number under any other name may be anything. */
const NAMES = ['trial', 'trial_number', 'trial_id', 'number'];

/**
 * Rows with their place, where a column numbers them all and none twice, as a table that was sorted
 * by score still tells how it came about.
 */
export function withOrder(rows: readonly Row[]): readonly Row[] {
  const name = NAMES.find((one) => numbersAll(rows, one));
  if (name === undefined) return rows;
  return rows.map((row) => ({ ...row, order: placeIn(row, name) as number }));
}

function numbersAll(rows: readonly Row[], name: string): boolean {
  const places = new Set<number>();
  for (const row of rows) {
    const place = placeIn(row, name);
    if (place === null || places.has(place)) return false;
    places.add(place);
  }
  return rows.length > 0;
}

function placeIn({ fields }: Row, name: string): number | null {
  const value = readNumber(ownValue(fields, name));
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
