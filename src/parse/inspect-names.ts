import type { KnownStudy } from '../errors.ts';
import type { Source } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { recordedDirection, type Table } from './format.ts';
import { nestedRows, numberColumns, toNumberColumn } from './inspect-columns.ts';
import type { Inspection, NumberColumn } from './inspection.ts';
import type { SweepMeta } from './meta-format.ts';
import { directionByName, isScoreName, suggest } from './suggest.ts';
import type { SweepRecord } from './sweep-record.ts';
import { seedNames } from './training-seed.ts';

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
  const { rows, scores } = table;
  const plain = numberColumns(rows, scores).filter(({ name }) => name !== reading.cost);
  const [only, second] = plain;
  if (only !== undefined && second === undefined) return scoreBeside(only.name, inspected);
  const name = only ? likely(inspected) : likely(withNested(inspected));
  if (name === null) return { name, from: 'unknown' };
  return { name, from: isScoreName(name) ? 'likely' : 'guess' };
}

/** The only column of numbers need not be the score, if there is one in what is nested. */
function scoreBeside(only: string, inspected: Inspected): Names['metric'] {
  const nested =
    isScoreName(only) || inspected.table.scores !== null ? null : likely(withNested(inspected));
  if (nested !== null && isScoreName(nested)) return { name: nested, from: 'likely' };
  return { name: only, from: 'only' };
}

function likely({ table, reading }: Inspected): string | null {
  const suggestion = suggest(table.rows, reading, { scores: table.scores });
  return suggestion?.settings.find(([option]) => option === 'metric')?.[1] ?? null;
}

function withNested(inspected: Inspected): Inspected {
  const { table } = inspected;
  return { ...inspected, table: { ...table, rows: nestedRows(table.rows) } };
}

/** The columns that could be the metric, those it is not nested in before those it is. */
export function candidatesOf({ table }: Inspected, metric: string | null): NumberColumn[] {
  const { rows, scores } = table;
  const plain = numberColumns(rows, scores);
  const nested = scores === null ? numberColumns(nestedRows(rows), null) : [];
  const seeds = seedNames(rows);
  const all = [...plain, ...nested].filter(({ name }) => name === metric || !seeds.includes(name));
  return [
    ...all.filter(({ name }) => name === metric),
    ...all.filter(({ name }) => name !== metric),
  ].map(toNumberColumn);
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
