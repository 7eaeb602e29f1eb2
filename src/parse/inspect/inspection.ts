import type { SuggestedSetting, UserError } from '../../errors.ts';
import type { Source, SourceFile } from '../../read/index.ts';
import type { Direction, ReadingSettings } from '../../settings/index.ts';
import { unitOf } from '../columns/quantity.ts';
import { understand } from '../read-record.ts';
import { separateMeta, withMeta } from '../saved/meta.ts';
import type { SweepMeta } from '../saved/meta-file.ts';
import {
  areParametersGuessed,
  orient,
  type RecordedTrial,
  type Sweep,
  type SweepRecord,
} from '../sweep.ts';
import type { Gap, LeftOut, Row, SearchMethod, Status, Table } from '../table.ts';
import { toRecord } from '../to-record.ts';
import type { RepeatedScore } from './suspected-failed-value.ts';

/** A column or path of numbers; names are untrusted text. */
export interface NumberColumn {
  readonly name: string;
  /** Trials that have a number there. */
  readonly values: number;
  /** Null without a finite number. */
  readonly least: number | null;
  readonly greatest: number | null;
}

export interface CostCandidate {
  readonly name: string;
  readonly values: number;
  /** Over the finite numbers above 0. */
  readonly mean: number;
  /** By its name; null if that has none. */
  readonly unit: string | null;
}

export interface ParameterSummary {
  readonly name: string;
  /** Trials that have it. */
  readonly values: number;
  readonly distinct: number;
  /** Null unless all values are numbers. */
  readonly least: number | null;
  readonly greatest: number | null;
  /** The first distinct values, unless they are numbers. */
  readonly examples: readonly string[];
}

/** How many trials ended in which way, as `compare` would count them. */
export interface InspectedTrials {
  readonly rows: number;
  readonly finished: number;
  readonly failed: number;
  readonly pruned: number;
  readonly unfinished: number;
  readonly leftOut: readonly LeftOut[];
  /** Null where nothing can be counted yet. */
  readonly counted: number | null;
}

/** The result of reading a sweep with some settings. */
export interface Attempt {
  readonly record: SweepRecord | null;
  readonly sweep: Sweep | null;
  /** What `compare` would say; null if it would read the sweep. */
  readonly problem: UserError | null;
  /** The score that seems to mark failed trials, at either end if the direction is unknown. */
  readonly suspected: RepeatedScore | null;
}

/** What would be read from the files of a sweep. */
export interface Inspection {
  readonly source: Source;
  /** How many files, including metadata. */
  readonly files: number;
  readonly format: { readonly name: string; readonly title: string };
  readonly trials: InspectedTrials;
  readonly metric: {
    readonly name: string | null;
    readonly from: 'given' | 'recorded' | 'only' | 'unknown';
    readonly candidates: readonly NumberColumn[];
  };
  readonly direction: {
    readonly value: Direction | null;
    readonly from: 'given' | 'recorded' | 'name' | 'unknown';
  };
  /** Null if the format does not distinguish them from other columns. */
  readonly parameters: readonly ParameterSummary[] | null;
  readonly costs: readonly CostCandidate[];
  readonly search: SearchMethod & {
    readonly from: 'recorded' | 'meta' | 'given' | 'unknown';
  };
  readonly isOrdered: boolean;
  /** What the format does not record, although it may matter. */
  readonly gaps: readonly Gap[];
  /** The score that seems to mark failed trials; null if none does. */
  readonly suspectedFailedValue: RepeatedScore | null;
  readonly meta: SweepMeta | null;
  /** As `compare` would read it, in either direction if that is unknown; null if it would not. */
  readonly sweep: Sweep | null;
  /** For people; hold untrusted text. */
  readonly warnings: readonly string[];
  /** The options with which `compare` reads it so; unknown ones are questions. */
  readonly settings: readonly SuggestedSetting[];
  /** Why no metric or direction can be read from it; null if some may. */
  readonly obstacle: UserError | null;
}

/** What is known about files before the metric is. */
export interface Inspected {
  readonly table: Table;
  readonly format: { readonly name: string; readonly title: string };
  readonly meta: SweepMeta | null;
  readonly reading: ReadingSettings;
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
  const { meta, files } = await separateMeta(all);
  const { format, table: read } = await understand(files, reading);
  const table = { ...withMeta(read, meta), search: read.search };
  return {
    reading,
    meta,
    table,
    format,
    recordedMetric: null,
    unitOf: (name) => (name === reading.cost ? reading.costUnit : null) ?? unitOf(name, format),
    recordWith: (asked) => ({ ...toRecord(table, { format, reading: asked, source }), meta }),
  };
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
