import { type KnownStudy, UserError } from '../../errors.ts';
import type { Source, SourceFile } from '../../read/index.ts';
import type { ReadingSettings } from '../../settings/index.ts';
import { unitOf } from '../columns/cost.ts';
import { json } from '../json/json.ts';
import { understand } from '../read-record.ts';
import { recognize } from '../recognize.ts';
import { type SweepMeta, separateMeta, withMeta } from '../saved/meta.ts';
import { areParametersGuessed, orient, type RecordedTrial, type SweepRecord } from '../sweep.ts';
import { type Format, plainTable, type Row, type Status, type Table } from '../table.ts';
import { toRecord } from '../to-record.ts';

/** What is known about files before the metric is. */
export interface Inspected {
  readonly table: Table;
  readonly format: { readonly name: string; readonly title: string };
  readonly meta: SweepMeta | null;
  readonly reading: ReadingSettings;
  /** If there are several and none was named. */
  readonly studies: readonly KnownStudy[] | null;
  /** That of a saved sweep. */
  readonly recordedMetric: string | null;
  /** The unit of a column, as `compare` would read it; null if unknown. */
  readonly unitOf: (name: string) => string | null;
  /** @throws UserError if the files or the settings have to be corrected */
  readonly recordWith: (reading: ReadingSettings) => SweepRecord;
}

/** @throws UserError if the files are damaged, or in no format known */
export async function inspectedFiles(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<Inspected> {
  const { meta, files } = separateMeta(all);
  const { format, table: read, studies } = await tableOrStudies(files, reading);
  const table = { ...withMeta(read, meta), search: read.search };
  return {
    reading,
    studies,
    meta,
    table,
    format: isLoneJson(format, files, table) ? json : format,
    recordedMetric: null,
    unitOf: (name) => (name === reading.cost ? reading.costUnit : null) ?? unitOf(name, format),
    recordWith: (asked) => ({ ...toRecord(table, { format, reading: asked, source }), meta }),
  };
}

/** Only its name tells whether a single trial is JSON or a line of JSON Lines. */
function isLoneJson({ name }: Format, files: readonly SourceFile[], { rows }: Table): boolean {
  const isLone = rows.length === files.length && files.every(({ path }) => /\.json$/i.test(path));
  return name === 'jsonl' && isLone;
}

interface TableOrStudies {
  readonly format: Format;
  readonly table: Table;
  readonly studies: readonly KnownStudy[] | null;
}

async function tableOrStudies(
  files: readonly SourceFile[],
  reading: ReadingSettings,
): Promise<TableOrStudies> {
  try {
    return { ...(await understand(files, reading)), studies: null };
  } catch (error) {
    const studies = error instanceof UserError ? error.studies : null;
    if (studies === null || reading.study !== null) throw error;
    return { format: recognize(files, reading.format), table: plainTable([]), studies };
  }
}

/** A saved sweep as a table, in which everything is named. */
export function inspectedRecord(record: SweepRecord, reading: ReadingSettings): Inspected {
  const { direction, metric, search, leftOut, gaps = [], meta, format } = record;
  const rows = record.trials.map((trial, i) => toRow(trial, i, record));
  return {
    table: { rows, direction, scores: [metric], search, leftOut, gaps },
    format: { name: format, title: `a sweep saved by tuning-gate, of ${format}` },
    meta,
    reading,
    studies: null,
    recordedMetric: metric,
    unitOf: () => record.cost?.unit ?? null,
    recordWith: () => record,
  };
}

/** How a trial's end is called in a table. */
export const STATUS_OF: Readonly<Record<RecordedTrial['outcome'], Status>> = {
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
    status: STATUS_OF[outcome],
    ...(record.isOrdered ? { order: i } : {}),
    ...(parameters === null || areParametersGuessed(record) ? {} : { parameters }),
  };
}
