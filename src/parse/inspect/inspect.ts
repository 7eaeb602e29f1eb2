import { type KnownStudy, UserError } from '../../errors.ts';
import type { Source, SourceFile } from '../../read/index.ts';
import type { ReadingSettings } from '../../settings/index.ts';
import { unitOf } from '../columns/cost.ts';
import { json } from '../json/json.ts';
import { understand } from '../read-record.ts';
import { recognize } from '../recognize.ts';
import { separateMeta, withMeta } from '../saved/meta.ts';
import { readSavedSweeps } from '../saved/read-saved.ts';
import { orient, type RecordedTrial, type SweepRecord } from '../sweep.ts';
import { type Format, plainTable, type Row, type Status, type Table } from '../table.ts';
import { toRecord } from '../to-record.ts';
import { attempt, obstacleOf, suspiciousAttempt, trialsOf } from './attempt.ts';
import type { Inspection } from './inspection.ts';
import { candidatesOf, type Inspected, namesOf, settingsOf } from './names.ts';
import { costCandidates, inspectSeeds, summarizeParameters } from './summaries.ts';
import { inspectedSearch, warningsOf } from './warnings.ts';

/**
 * What would be read from the files of a sweep, and with which settings. None are required: the
 * result says what is missing or wrong.
 *
 * @throws UserError if the files are damaged, or in no format known
 */
export async function inspectFiles(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<Inspection> {
  const saved = readSavedSweeps(all, source);
  const base = { reading, source, files: all.length, studies: null };
  if (saved !== null) return inspect({ ...base, ...savedTable(saved.record) });
  const { meta, files } = separateMeta(all);
  const { format, table: read, studies } = await tableOrStudies(files, reading);
  const table = { ...withMeta(read, meta), search: read.search };
  const recordWith = (asked: ReadingSettings) => ({
    ...toRecord(table, { format, reading: asked, source }),
    meta,
  });
  const shown = isLoneJson(format, files, table) ? json : format;
  return inspect({
    ...base,
    format: shown,
    meta,
    table,
    studies,
    recordedMetric: null,
    unitOf: (name) => (name === reading.cost ? reading.costUnit : null) ?? unitOf(name, format),
    recordWith,
  });
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

function inspect(inspected: Inspected): Inspection {
  const { table, format, meta, source, files, studies } = inspected;
  const { rows } = table;
  const names = namesOf(inspected);
  const attempted = attempt(inspected, names);
  const trials = trialsOf(inspected, attempted);
  const seeds = inspectSeeds(rows, attempted.record);
  const parameters = summarizeParameters(rows, seeds?.names ?? []);
  const candidates = candidatesOf(inspected, names.metric.name);
  const suspicious = suspiciousAttempt(inspected, attempted, candidates);
  const costs = costCandidates({ rows, unitOf: inspected.unitOf, metric: names.metric.name });
  const search = inspectedSearch(inspected);
  return {
    source,
    files,
    format: { name: format.name, title: format.title },
    studies,
    trials,
    metric: { ...names.metric, candidates },
    direction: names.direction,
    parameters,
    seeds,
    costs,
    search,
    isOrdered: rows.length > 0 && rows.every(({ order }) => order !== undefined),
    gaps: table.gaps ?? [],
    suspectedFailedValue: suspicious?.suspected ?? null,
    meta,
    sweep: attempted.sweep,
    warnings:
      studies === null
        ? warningsOf(inspected, { search, names, candidates, suspicious, ...attempted })
        : [],
    settings: settingsOf(inspected, names, candidates),
    obstacle: obstacleOf(
      inspected,
      attempted,
      candidates.map(({ name }) => name),
    ),
  };
}

type Saved = Pick<
  Inspected,
  'table' | 'format' | 'meta' | 'recordedMetric' | 'unitOf' | 'recordWith'
>;

/** A saved sweep as a table, in which everything is named. */
function savedTable(record: SweepRecord): Saved {
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
