import { UserError } from '../../errors.ts';
import type { ReadingSettings } from '../../settings/index.ts';
import { isScoreName } from '../columns/names.ts';
import { statusReader } from '../status.ts';
import { type RepeatedScore, suspectedFailedValue } from '../suspected-failed-value.ts';
import type { Sweep, SweepRecord } from '../sweep.ts';
import { judgeTrials, toSweep } from '../sweep.ts';
import type { Status, Table } from '../table.ts';
import type { InspectedTrials, NumberColumn } from './inspection.ts';
import { directionOf, type Inspected, type Names } from './names.ts';

/** The result of reading a table with some settings. */
export interface Attempt {
  readonly record: SweepRecord | null;
  readonly sweep: Sweep | null;
  /** What `compare` would say; null if it would read the sweep. */
  readonly problem: UserError | null;
  /** The score that seems to mark failed trials, at either end if the direction is unknown. */
  readonly suspected: RepeatedScore | null;
}

const NOTHING: Attempt = { record: null, sweep: null, problem: null, suspected: null };

/** Reads the sweep as `compare` would; in either direction if that is unknown. */
export function attempt(inspected: Inspected, { metric, direction }: Names): Attempt {
  const { reading, studies } = inspected;
  if (studies !== null) return NOTHING;
  const known = direction.from === 'recorded' ? reading.direction : direction.value;
  const isOpen = direction.value === null && metric.name !== null;
  const [first, ...others] = (isOpen ? (['minimize', 'maximize'] as const) : [known]).map((value) =>
    attemptWith(inspected, { ...reading, metric: metric.name, direction: value }),
  ) as [Attempt, ...Attempt[]];
  const read = [first, ...others].find(({ problem }) => problem === null) ?? first;
  const suspected = first.suspected ?? others[0]?.suspected ?? null;
  return { ...read, suspected };
}

/** More columns are not tried: each takes as long as reading the sweep. */
const MAX_TRIED = 5;

/** The attempt with a score that seems to mark failed trials; with any score if the metric is unknown. */
export function suspiciousAttempt(
  inspected: Inspected,
  attempted: Attempt,
  candidates: readonly NumberColumn[],
): Attempt | null {
  if (attempted.suspected !== null) return attempted;
  if (attempted.sweep !== null || inspected.reading.metric !== null) return null;
  const scores = candidates.filter(({ name }) => isScoreName(name)).slice(0, MAX_TRIED);
  const attempts = scores.map(({ name }) =>
    attempt(inspected, {
      metric: { name, from: 'unknown' },
      direction: directionOf(inspected, name),
    }),
  );
  return attempts.find(({ suspected }) => suspected !== null) ?? null;
}

/** The result of reading it with these settings. */
function attemptWith({ recordWith }: Inspected, reading: ReadingSettings): Attempt {
  let record: SweepRecord | null = null;
  try {
    record = recordWith(reading);
    const sweep = toSweep(record, reading);
    return { record, sweep, problem: null, suspected: suspectedFailedValue(sweep) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...NOTHING, record, problem: error };
  }
}

const STATUSES = {
  completed: 'finished',
  failed: 'failed',
  pruned: 'pruned',
  running: 'unfinished',
} as const satisfies Record<string, Status>;

/** How the trials ended, as far as known. */
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

/** Without a score, trials without a status count as finished. */
function statusesOf({ rows }: Table): Status[] {
  try {
    const statusOf = statusReader(rows, null);
    return rows.map((row) => statusOf(row) ?? 'finished');
  } catch (error) {
    if (error instanceof UserError) return rows.map(() => 'finished');
    throw error;
  }
}

/**
 * What is wrong with a setting that nothing can be read with, or with the files if no settings can
 * read them; null if others can.
 *
 * @param metrics names of what could be the metric
 */
export function obstacleOf(
  inspected: Inspected,
  { problem }: Attempt,
  metrics: readonly string[],
): UserError | null {
  if (problem === null || problem.fault === 'settings') return problem;
  const plain = { ...inspected.reading, ...PLAIN };
  let last = problem;
  for (const metric of metrics.length > 0 ? metrics.slice(0, MAX_TRIED) : [null]) {
    for (const direction of ['maximize', 'minimize'] as const) {
      const other = attemptWith(inspected, { ...plain, metric, direction });
      if (other.problem === null) return null;
      last = other.problem;
    }
  }
  return last.fault === 'data' ? last : null;
}

/** Settings that refuse nothing. */
const PLAIN = {
  cost: null,
  failedTrials: 'worst',
  prunedTrials: 'last',
  metricMin: null,
  metricMax: null,
  failedValue: null,
} as const satisfies Partial<ReadingSettings>;
