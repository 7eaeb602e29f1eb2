import { createHash } from 'node:crypto';
import type { SweepRecord } from './sweep.ts';
import { isFields, ownValue, type Row, type SearchMethod } from './table.ts';

/** The column of a list, and of the sweeps that train it: the digests of the sweeps that it was drawn from. */
export const LIST_COLUMN = 'tuning_gate_list';

/** More sweeps would not fit into a cell. */
export const MAX_LISTED_SWEEPS = 10;
const DIGEST_LENGTH = 16;
const DIGESTS = new RegExp(
  `^[0-9a-f]{${DIGEST_LENGTH}}(\\+[0-9a-f]{${DIGEST_LENGTH}}){0,${MAX_LISTED_SWEEPS - 1}}$`,
);
export const DIGEST = new RegExp(`^[0-9a-f]{${DIGEST_LENGTH}}$`);

/** What stands for a sweep: its scores, in whichever format, order and columns they are read. */
export function sweepDigest({ trials }: Pick<SweepRecord, 'trials'>): string {
  const scores = Float64Array.from(trials, ({ score }) => score).sort();
  return createHash('sha256').update(scores.join()).digest('hex').slice(0, DIGEST_LENGTH);
}

/** How trials were drawn, where their rows say that they are from a list: all of them, or some. */
export function listedSearch(rows: readonly Row[], search: SearchMethod): SearchMethod {
  const cells = rows.map(cellOf);
  const drawnFrom = [...new Set(cells.flatMap((cell) => cell?.split('+') ?? []))].sort();
  if (drawnFrom.length === 0) return search;
  const isList = cells.every((cell) => cell !== null);
  return { ...search, ...(isList && { method: 'list' }), drawnFrom };
}

/** As a column, or as tools keep what was given with a trial. */
const PLACES = [LIST_COLUMN, `user_attrs_${LIST_COLUMN}`, `config/${LIST_COLUMN}`];

function cellOf({ fields, parameters }: Row): string | null {
  for (const group of [fields, parameters, ownValue(fields, 'user_attrs')]) {
    if (!isFields(group)) continue;
    for (const place of PLACES) {
      const value = ownValue(group, place);
      if (typeof value === 'string' && DIGESTS.test(value)) return value;
    }
  }
  return null;
}
