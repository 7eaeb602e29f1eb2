import { UserError } from '../errors.ts';
import { ownValue, type Row } from './format.ts';

/**
 * Refuses a trial that is there twice, and would count twice: files overlap, or one was appended to
 * itself.
 *
 * @param identity fields that together tell a trial from all others; rows without them are passed by
 */
export function checkIdentities(rows: readonly Row[], identity: readonly string[]): void {
  if (identity.length === 0) return;
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const values = identity.map((name) => ownValue(row.fields, name) ?? '');
    if (values.includes('')) continue;
    const key = JSON.stringify(values);
    const other = seen.get(key);
    if (other !== undefined) throw repeated(row, other, identity);
    seen.set(key, row);
  }
}

function repeated({ where }: Row, other: Row, identity: readonly string[]): UserError {
  return new UserError({
    fault: 'data',
    where,
    what: `is the same trial as ${other.where}, going by ${identity.join(' and ')}`,
    fix: 'Name every trial of the sweep once.',
  });
}
