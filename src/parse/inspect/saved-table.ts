import { orient, type RecordedTrial, type SweepRecord } from '../sweep.ts';
import type { Row, Status, Table } from '../table.ts';
import type { Inspected } from './names.ts';

type Saved = Pick<
  Inspected,
  'table' | 'format' | 'meta' | 'recordedMetric' | 'unitOf' | 'recordWith'
>;

/** A saved sweep as if it were a table, in which nothing is left to be named. */
export function savedTable(record: SweepRecord): Saved {
  const { direction, metric, search, leftOut, gaps = [], meta, format } = record;
  const rows = record.trials.map((trial, i) => toRow(trial, i, record));
  const table: Table = { rows, direction, scores: [metric], search, leftOut, gaps };
  return {
    table,
    format: { name: format, title: `a sweep saved by tuning-gate, of ${format}` },
    meta,
    recordedMetric: metric,
    unitOf: () => record.cost?.unit ?? null,
    recordWith: () => record,
  };
}

const STATUSES: Readonly<Record<RecordedTrial['outcome'], Status>> = {
  completed: 'finished',
  failed: 'failed',
  pruned: 'pruned',
  running: 'unfinished',
};

function toRow(trial: RecordedTrial, i: number, record: SweepRecord): Row {
  const { where, outcome, score, cost, parameters } = trial;
  const value = score === -Infinity ? null : orient(score, record.direction);
  const costName = record.cost?.unit === 'seconds' ? 'duration' : 'cost';
  return {
    where,
    path: record.source.location,
    fields: { [costName]: cost, [record.metric]: value },
    status: STATUSES[outcome],
    ...(record.isOrdered ? { order: i } : {}),
    ...(parameters === null ? {} : { parameters }),
  };
}
