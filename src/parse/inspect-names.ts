import type { KnownStudy } from '../errors.ts';
import type { Source } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { type Column, isNumeric, surveyPaths } from './columns.ts';
import { recordedDirection, type Table } from './format.ts';
import { toNumberColumn } from './inspect-columns.ts';
import type { Inspection, NumberColumn } from './inspection.ts';
import type { SweepMeta } from './meta-format.ts';
import { likelyScore, onlyScore, scoreColumns } from './score-columns.ts';
import { directionByName, isScoreName } from './score-names.ts';
import type { SweepRecord } from './sweep-record.ts';

/** What is known of files before any name is. */
export interface Inspected {
  readonly table: Table;
  readonly format: { readonly name: string; readonly title: string };
  readonly meta: SweepMeta | null;
  readonly reading: ReadingSettings;
  readonly source: Source;
  readonly files: number;
  /** Where there are several, of which one has to be named. */
  readonly studies: readonly KnownStudy[] | null;
  /** That of a saved sweep. */
  readonly recordedMetric: string | null;
  /** What a column is counted in, as compare takes it; null if that is not known. */
  readonly unitOf: (name: string) => string | null;
  /** @throws UserError if the files or the settings have to be corrected */
  readonly recordWith: (reading: ReadingSettings) => SweepRecord;
}

/** What the settings, the files or names tell of the score. */
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
  const name = likelyScore(scoreColumns(table, reading.cost));
  if (name === null) return { name, from: 'unknown' };
  return { name, from: isScoreName(name) ? 'likely' : 'guess' };
}

/** The columns that could be the metric, which comes first though it be none of them. */
export function candidatesOf({ table }: Inspected, metric: string | null): NumberColumn[] {
  const { plain, nested } = scoreColumns(table, null);
  const known = [...plain, ...nested];
  const isMetric = ({ name }: Column) => name === metric;
  const own =
    known.some(isMetric) || metric === null
      ? known.filter(isMetric)
      : surveyPaths(table.rows).filter((column) => isMetric(column) && isNumeric(column));
  return [...own, ...known.filter((column) => !isMetric(column))].map(toNumberColumn);
}

function directionOf(
  { table, reading }: Inspected,
  metric: string | null,
): Inspection['direction'] {
  const recorded = metric === null ? table.direction : recordedDirection(table, metric);
  if (recorded !== null) return { value: recorded, from: 'recorded' };
  if (reading.direction !== null) return { value: reading.direction, from: 'given' };
  const value = metric === null ? null : directionByName(metric);
  return value === null ? { value, from: 'unknown' } : { value, from: 'likely' };
}

/** What is given, and what has to be. A saved sweep needs nothing. */
export function settingsOf(
  { reading, recordedMetric }: Inspected,
  { metric, direction }: Names,
): Inspection['settings'] {
  if (recordedMetric !== null) return [];
  const isNeeded = direction.from !== 'recorded' && metric.name !== null;
  const settings: readonly (readonly [string, string | null])[] = [
    ['format', reading.format === 'auto' ? null : reading.format],
    ['study', reading.study],
    ['metric', metric.name],
    ['direction', isNeeded ? (direction.value ?? 'maximize') : null],
    ['cost', reading.cost],
    ['cost-unit', reading.costUnit],
    ['search-method', reading.searchMethod],
    ['failed-trials', reading.failedTrials === 'worst' ? null : reading.failedTrials],
    ['pruned-trials', reading.prunedTrials === 'last' ? null : reading.prunedTrials],
    ['metric-min', reading.metricMin === null ? null : String(reading.metricMin)],
    ['metric-max', reading.metricMax === null ? null : String(reading.metricMax)],
    ['failed-value', reading.failedValue === null ? null : String(reading.failedValue)],
  ];
  return settings.flatMap(([option, value]) => (value === null ? [] : [[option, value] as const]));
}
