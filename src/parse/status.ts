import { dataError } from '../errors.ts';
import { printable } from '../read/index.ts';
import { namesOfColumns } from './columns/columns.ts';
import { isStatusName, STATUS_COLUMNS } from './columns/words.ts';
import { ownValue, type Row, type Status } from './table.ts';
import { listed, shown } from './values.ts';

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

function wordIn(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

const FIX = 'Write finished, failed, pruned or running instead';

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
  const known = wordIn(word);
  const status = STATUSES.get(known) ?? (ownValue(more, known) as Status | undefined);
  if (status !== undefined) return status;
  throw dataError(where, `has the status ${shown(word ?? null)}, an unknown status`, `${FIX}.`);
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
  metric: string,
): (row: Row) => Status | undefined {
  if (rows.every(({ status }) => status !== undefined)) return ({ status }) => status;
  const names = [...namesOfColumns(rows)]
    .filter((name) => name !== metric && isStatusName(name))
    .sort(
      (a, b) => STATUS_COLUMNS.indexOf(a.toLowerCase()) - STATUS_COLUMNS.indexOf(b.toLowerCase()),
    );
  return ({ fields, where }) => {
    const name = names.find((one) => (ownValue(fields, one) ?? '') !== '');
    if (name === undefined) return undefined;
    const status = STATUSES.get(wordIn(fields[name]));
    if (status !== undefined) return status;
    const values = new Set(rows.map((row) => shown(ownValue(row.fields, name) ?? '')));
    throw dataError(
      where,
      `${printable(name)} is ${shown(fields[name])}, an unknown status; the column has ${listed([...values], 10)}`,
      `${FIX}, or rename the column if it is not a status.`,
    );
  };
}
