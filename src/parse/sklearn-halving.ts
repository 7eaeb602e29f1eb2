import type { Row } from './format.ts';
import { keyOf } from './sklearn-grid.ts';

/** A row of the results. */
export interface Candidate {
  readonly row: Row;
  /** The round of successive halving, from 0; 0 where there is none. */
  readonly iteration: number;
}

interface Rounds {
  readonly rows: readonly Row[];
  /** How many rows are of candidates that went on to another round. */
  readonly earlier: number;
}

/**
 * Each candidate in its last round. In successive halving the best of each round go on with more
 * resources: the others are pruned. A candidate keeps the place of its first round.
 */
export function lastRounds(candidates: readonly Candidate[]): Rounds {
  const last = candidates.reduce((most, { iteration }) => Math.max(most, iteration), 0);
  const rows = candidates.map(({ row }) => row);
  if (last === 0) return { rows, earlier: 0 };

  const kept = new Map<string, Candidate>();
  const orders = new Map<string, number>();
  for (const candidate of candidates) {
    const { row, iteration } = candidate;
    const key = keyOf(row);
    if (iteration === 0 && row.order !== undefined) orders.set(key, row.order);
    if (iteration >= (kept.get(key)?.iteration ?? 0)) kept.set(key, candidate);
  }
  return {
    rows: [...kept].map(([key, candidate]) => ended(candidate, last, orders.get(key))),
    earlier: candidates.length - kept.size,
  };
}

function ended({ row, iteration }: Candidate, last: number, order: number | undefined): Row {
  const { order: _, ...rest } = row;
  const place = order === undefined ? {} : { order };
  return { ...rest, ...place, status: iteration < last ? 'pruned' : 'finished' };
}
