import { UserError } from '../errors.ts';
import type { Table } from './format.ts';
import type { Inspected, Names } from './inspect-names.ts';
import type { InspectedTrials } from './inspection.ts';
import { type Status, statusReader } from './status.ts';
import type { SweepRecord } from './sweep-record.ts';
import { toSweep } from './to-sweep.ts';

/** What becomes of a table with what is named or likely. */
export interface Attempt {
  readonly record: SweepRecord | null;
  readonly counted: number | null;
  /** What `compare` would say; null if it would read the sweep. */
  readonly problem: string | null;
}

const NOTHING: Attempt = { record: null, counted: null, problem: null };

/** Reads the sweep as `compare` would, with what is likely for what is not given. */
export function attempt(inspected: Inspected, { metric, direction }: Names): Attempt {
  const { reading, table, studies } = inspected;
  if (studies !== null) return NOTHING;
  const known = table.direction === null ? (direction.value ?? 'maximize') : reading.direction;
  const asked = { ...reading, metric: metric.name, direction: known };
  let record: SweepRecord | null = null;
  try {
    record = inspected.recordWith(asked);
    return { record, counted: toSweep(record, asked).counts.counted, problem: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { record, counted: null, problem: error.message };
  }
}

const STATUSES = {
  completed: 'finished',
  failed: 'failed',
  pruned: 'pruned',
  running: 'unfinished',
} as const satisfies Record<string, Status>;

/** How the trials ended, as far as it can be told. */
export function trialsOf(table: Table, { record, counted }: Attempt): InspectedTrials {
  const statuses =
    record === null ? statusesOf(table) : record.trials.map(({ outcome }) => STATUSES[outcome]);
  const count = (status: Status) => statuses.filter((one) => one === status).length;
  return {
    rows: table.rows.length,
    finished: count('finished'),
    failed: count('failed'),
    pruned: count('pruned'),
    unfinished: count('unfinished'),
    leftOut: table.leftOut,
    counted,
  };
}

/** Where no score is known, what has no status is taken for finished. */
function statusesOf({ rows }: Table): Status[] {
  if (rows.every(({ status }) => status !== undefined)) {
    return rows.map(({ status }) => status ?? 'finished');
  }
  try {
    const statusOf = statusReader(rows, '');
    return rows.map((row) => statusOf(row) ?? 'finished');
  } catch (error) {
    if (error instanceof UserError) return rows.map(() => 'finished');
    throw error;
  }
}
