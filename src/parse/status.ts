import { dataError, type UserError } from '../errors.ts';
import { printable } from '../read/index.ts';
import { namesOfColumns } from './columns/columns.ts';
import { ownValue, type Row, type Status } from './table.ts';
import { shown } from './values.ts';

/** The words of sweep tools, in lower case; files may write them in any. */
export const STATUS_WORDS: Readonly<Record<Status, readonly string[]>> = {
  finished: ['complete', 'completed', 'finished', 'terminated', 'success', 'ok'],
  failed: [
    ...['fail', 'failed', 'crashed', 'error', 'timeout', 'memoryout', 'invalid', 'killed'],
    'abandoned',
  ],
  pruned: ['pruned', 'stopped', 'early_stopped', 'capped'],
  unfinished: [
    ...['running', 'waiting', 'pending', 'paused', 'scheduled', 'idle', 'inprogress'],
    ...['suspended', 'new'],
  ],
};

const STATUSES = new Map(
  (Object.keys(STATUS_WORDS) as Status[]).flatMap((status) =>
    STATUS_WORDS[status].map((word) => [word, status]),
  ),
);

/**
 * The status that a tool gives a trial.
 *
 * @param where the trial is, for people
 * @param more words of the tool's own, in lower case
 * @throws UserError if the word is unknown
 */
export function requireStatus(
  word: unknown,
  where: string,
  more: Readonly<Record<string, Status>> = {},
): Status {
  const known = typeof word === 'string' ? word.trim().toLowerCase() : '';
  const status = STATUSES.get(known) ?? (ownValue(more, known) as Status | undefined);
  if (status !== undefined) return status;
  throw dataError(
    where,
    `has the status ${shown(word ?? null)}, an unknown status`,
    'Write finished, failed, pruned or running instead.',
  );
}

/** Columns that hold the status; next to the first, the second may be anything, as one of fifty. */
const COLUMNS = ['status', 'state'];

/** Whether a column of this name may hold the status. */
export function isStatusName(name: string): boolean {
  return COLUMNS.includes(name.toLowerCase());
}

/**
 * Reads the status of a row: as its format recorded it, or from its own column `status`, or else
 * `state`, in any case, because files may spell them differently.
 *
 * @param metric never read as the status
 * @throws UserError if a row has an unknown status
 */
export function statusReader(
  rows: readonly Row[],
  metric: string | null,
): (row: Row) => Status | undefined {
  if (rows.every(({ status }) => status !== undefined)) return ({ status }) => status;
  const names = [...namesOfColumns(rows)]
    .filter((name) => name !== metric && isStatusName(name))
    .sort((a, b) => COLUMNS.indexOf(a.toLowerCase()) - COLUMNS.indexOf(b.toLowerCase()));
  return (row) => {
    const name = names.find((one) => (ownValue(row.fields, one) ?? '') !== '');
    return name === undefined ? undefined : statusIn(row, name, rows);
  };
}

function statusIn(row: Row, name: string, rows: readonly Row[]): Status {
  const value = ownValue(row.fields, name);
  const status = STATUSES.get(typeof value === 'string' ? value.trim().toLowerCase() : '');
  if (status === undefined) throw unknownStatus(rows, row, name);
  return status;
}

const MAX_SHOWN = 10;

function unknownStatus(rows: readonly Row[], odd: Row, column: string): UserError {
  const values = new Set(rows.map(({ fields }) => shown(ownValue(fields, column) ?? '')));
  const list = [...values].slice(0, MAX_SHOWN).join(', ');
  const more = values.size > MAX_SHOWN ? ` and ${values.size - MAX_SHOWN} more` : '';
  return dataError(
    odd.where,
    `${printable(column)} is ${shown(ownValue(odd.fields, column))}, an unknown status; the column has ${list}${more}`,
    'Write finished, failed, pruned or running instead, or rename the column if it is not a status.',
  );
}
