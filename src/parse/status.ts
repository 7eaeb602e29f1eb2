import { UserError } from '../errors.ts';
import { printable } from '../read/index.ts';
import { namesOfColumns } from './columns.ts';
import { ownValue, type Row } from './format.ts';
import { shown } from './number.ts';

export type Status = 'finished' | 'failed' | 'pruned' | 'unfinished';

/** The words sweep tools use, in lower case. */
const WORDS: Readonly<Record<Status, readonly string[]>> = {
  finished: ['complete', 'completed', 'finished', 'terminated', 'success', 'ok'],
  failed: [
    'fail',
    'failed',
    'crashed',
    'error',
    'timeout',
    'memoryout',
    'invalid',
    'killed',
    'abandoned',
  ],
  pruned: ['pruned', 'stopped', 'early_stopped', 'capped'],
  unfinished: [
    'running',
    'waiting',
    'pending',
    'paused',
    'scheduled',
    'idle',
    'inprogress',
    'suspended',
    'new',
  ],
};

const STATUSES = new Map(
  (Object.keys(WORDS) as Status[]).flatMap((status) => WORDS[status].map((word) => [word, status])),
);

const COLUMNS = ['status', 'state'];

/**
 * How to tell a row's status: from the column `status`, or else `state`, in any case.
 *
 * @param metric never taken for the status
 * @throws UserError if the column has a value that is no status
 */
export function statusReader(
  rows: readonly Row[],
  metric: string,
): (row: Row) => Status | undefined {
  const column = findColumn(rows, metric);
  if (column === undefined) return () => undefined;
  const odd = rows.find((row) => !isKnown(wordIn(row, column)));
  if (odd !== undefined) throw unknownStatus(rows, odd, column);
  return (row) => STATUSES.get(wordIn(row, column) ?? '');
}

function findColumn(rows: readonly Row[], metric: string): string | undefined {
  const names = [...namesOfColumns(rows)].filter((name) => name !== metric);
  return COLUMNS.map((wanted) => names.find((name) => name.toLowerCase() === wanted)).find(Boolean);
}

/** The status in lower case; null for one that is no text; empty where there is none. */
function wordIn({ fields }: Row, column: string): string | null {
  const value = ownValue(fields, column) ?? '';
  return typeof value === 'string' ? value.trim().toLowerCase() : null;
}

function isKnown(word: string | null): boolean {
  return word === '' || (word !== null && STATUSES.has(word));
}

const MOST_SHOWN = 10;

function unknownStatus(rows: readonly Row[], odd: Row, column: string): UserError {
  const values = new Set(rows.map(({ fields }) => shown(ownValue(fields, column) ?? '')));
  const list = [...values].slice(0, MOST_SHOWN).join(', ');
  const more = values.size > MOST_SHOWN ? ` and ${values.size - MOST_SHOWN} more` : '';
  return new UserError({
    fault: 'data',
    where: odd.where,
    what: `${printable(column)} is ${shown(ownValue(odd.fields, column))}, which is no status known; the column has ${list}${more}`,
    fix: 'Write COMPLETE, FAILED, PRUNED or RUNNING, or rename the column if it is no status.',
  });
}
