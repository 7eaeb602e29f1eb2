import { UserError } from '../errors.ts';
import type { ReadingSettings } from '../settings.ts';
import type { Table } from './format.ts';
import type { Inspected, Names } from './inspect-names.ts';
import type { InspectedTrials } from './inspection.ts';
import { judgeTrials } from './policies.ts';
import { type Status, statusReader } from './status.ts';
import type { Sweep } from './sweep.ts';
import type { SweepRecord } from './sweep-record.ts';
import { toSweep } from './to-sweep.ts';

/** What becomes of a table with what is named or likely. */
export interface Attempt {
  readonly record: SweepRecord | null;
  readonly sweep: Sweep | null;
  /** What `compare` would say; null if it would read the sweep. */
  readonly problem: UserError | null;
}

const NOTHING: Attempt = { record: null, sweep: null, problem: null };

/** Reads the sweep as `compare` would, with what is likely for what is not given. */
export function attempt(inspected: Inspected, { metric, direction }: Names): Attempt {
  const { reading, table, studies } = inspected;
  if (studies !== null) return NOTHING;
  const known = table.direction === null ? (direction.value ?? 'maximize') : reading.direction;
  return attemptWith(inspected, { ...reading, metric: metric.name, direction: known });
}

/** What becomes of it with these settings. */
export function attemptWith({ recordWith }: Inspected, reading: ReadingSettings): Attempt {
  let record: SweepRecord | null = null;
  try {
    record = recordWith(reading);
    return { record, sweep: toSweep(record, reading), problem: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { record, sweep: null, problem: error };
  }
}

const STATUSES = {
  completed: 'finished',
  failed: 'failed',
  pruned: 'pruned',
  running: 'unfinished',
} as const satisfies Record<string, Status>;

/** How the trials ended, as far as it can be told. */
export function trialsOf(
  { table, reading }: Inspected,
  { record, sweep }: Attempt,
): InspectedTrials {
  const statuses =
    record === null
      ? statusesOf(table)
      : judgeTrials(record, reading).map(({ outcome }) => STATUSES[outcome]);
  const count = (status: Status) => statuses.filter((one) => one === status).length;
  return {
    rows: table.rows.length,
    finished: count('finished'),
    failed: count('failed'),
    pruned: count('pruned'),
    unfinished: count('unfinished'),
    leftOut: table.leftOut,
    counted: sweep?.counts.counted ?? null,
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
