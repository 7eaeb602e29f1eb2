import type { KnownStudy, SuggestedSetting } from '../../errors.ts';
import type { Source } from '../../read/index.ts';
import { givenReading, type ReadingSettings } from '../../settings/index.ts';
import { type Column, isNumeric, surveyPaths } from '../columns/columns.ts';
import { directionByName } from '../columns/names.ts';
import {
  askMetric,
  directionSetting,
  likeliestFirst,
  onlyScore,
  scoreColumns,
} from '../columns/score-columns.ts';
import type { SweepMeta } from '../saved/meta.ts';
import type { SweepRecord } from '../sweep.ts';
import { recordedDirection, type Table } from '../table.ts';
import type { Inspection, NumberColumn } from './inspection.ts';

/** What is known about files before the metric is. */
export interface Inspected {
  readonly table: Table;
  readonly format: { readonly name: string; readonly title: string };
  readonly meta: SweepMeta | null;
  readonly reading: ReadingSettings;
  readonly source: Source;
  readonly files: number;
  /** If there are several and none was named. */
  readonly studies: readonly KnownStudy[] | null;
  /** That of a saved sweep. */
  readonly recordedMetric: string | null;
  /** The unit of a column, as `compare` would read it; null if unknown. */
  readonly unitOf: (name: string) => string | null;
  /** @throws UserError if the files or the settings have to be corrected */
  readonly recordWith: (reading: ReadingSettings) => SweepRecord;
}

/** The metric and direction, by the settings, the files or names. */
export interface Names {
  readonly metric: { readonly name: string | null; readonly from: Inspection['metric']['from'] };
  readonly direction: Inspection['direction'];
}

export function namesOf(inspected: Inspected): Names {
  const metric = metricOf(inspected);
  return { metric, direction: directionOf(inspected, metric.name) };
}

function metricOf(inspected: Inspected): Names['metric'] {
  const { table, reading, recordedMetric } = inspected;
  if (recordedMetric !== null) return { name: recordedMetric, from: 'recorded' };
  if (reading.metric !== null) return { name: reading.metric, from: 'given' };
  const only = onlyScore(table, reading.cost);
  if (only !== null) return { name: only, from: 'only' };
  return { name: null, from: 'unknown' };
}

/** The columns that could be the metric; the metric itself comes first. */
export function candidatesOf({ table }: Inspected, metric: string | null): NumberColumn[] {
  const known = likeliestFirst(scoreColumns(table, null));
  const isMetric = ({ name }: Column) => name === metric;
  const own =
    known.some(isMetric) || metric === null
      ? known.filter(isMetric)
      : surveyPaths(table.rows).filter((column) => isMetric(column) && isNumeric(column));
  return [...own, ...known.filter((column) => !isMetric(column))].map(toNumberColumn);
}

function toNumberColumn({ name, numbers, least, greatest }: Column): NumberColumn {
  const hasRange = least <= greatest;
  return {
    name,
    values: numbers,
    least: hasRange ? least : null,
    greatest: hasRange ? greatest : null,
  };
}

export function directionOf(
  { table, reading }: Inspected,
  metric: string | null,
): Inspection['direction'] {
  const recorded = metric === null ? table.direction : recordedDirection(table, metric);
  if (recorded !== null) return { value: recorded, from: 'recorded' };
  if (reading.direction !== null) return { value: reading.direction, from: 'given' };
  const value = metric === null ? null : directionByName(metric);
  return value === null ? { value, from: 'unknown' } : { value, from: 'name' };
}

/** The settings that were given, and those that must be. A saved sweep needs none. */
export function settingsOf(
  { table, reading, recordedMetric }: Inspected,
  { metric: { name } }: Names,
  candidates: readonly NumberColumn[],
): readonly SuggestedSetting[] {
  if (recordedMetric !== null || (name === null && candidates.length === 0)) return [];
  const others = givenReading(reading).filter(
    ([option]) => option !== 'metric' && option !== 'direction',
  );
  return [
    ['metric', name ?? askMetric(candidates.map((column) => column.name))],
    ...directionSetting(table, name, reading.direction),
    ...others,
  ];
}
