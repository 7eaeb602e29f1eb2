import { dataError, type SuggestedSetting, UserError } from '../../errors.ts';
import { printablePath, type Source, type SourceFile } from '../../read/index.ts';
import { givenReading, type ReadingSettings } from '../../settings/index.ts';
import { type Column, isNumeric, surveyPaths } from '../columns/columns.ts';
import { directionByName } from '../columns/names.ts';
import {
  askMetric,
  directionSetting,
  likeliestFirst,
  onlyScore,
  scoreColumns,
} from '../columns/roles.ts';
import { understand } from '../read-record.ts';
import { separateMeta, withMeta } from '../saved/meta.ts';
import { areSaved } from '../saved/read-saved.ts';
import { toSweep } from '../sweep.ts';
import { recordedDirection, type Table } from '../table.ts';
import { toRecord } from '../to-record.ts';
import type { Inspection, NumberColumn } from './inspection.ts';
import {
  type Attempt,
  countTrials,
  type Inspected,
  summarizeCosts,
  summarizeParameters,
  summarizeSearch,
  warningsOf,
} from './summaries.ts';
import { suspectedFailedValue } from './suspected-failed-value.ts';

/**
 * What would be read from the files of a sweep, and with which settings. None are required: the
 * result says what is missing or wrong.
 *
 * @throws UserError if the files are damaged, in no format known, or a saved sweep
 */
export async function inspectFiles(
  all: readonly SourceFile[],
  reading: ReadingSettings,
  source: Source,
): Promise<Inspection> {
  if (areSaved(all)) {
    const what =
      'is a sweep saved by tuning-gate, which is read as it was saved, whatever the settings';
    throw dataError(printablePath(source.location), what, 'Describe it with `tuning-gate curve`.');
  }
  const { meta, files } = await separateMeta(all);
  const { format, table: read } = await understand(files, reading);
  const table = { ...withMeta(read, meta), search: read.search };
  const inspected = { table, format, meta, reading, source };
  const known = metricOf(inspected);
  const candidates = candidatesOf(table, known.name);
  const metric = { ...known, candidates };
  const direction = directionOf(inspected, metric.name);
  const attempted = attempt(inspected, metric.name, direction);
  const search = summarizeSearch(inspected);
  return {
    source,
    files: all.length,
    format: { name: format.name, title: format.title },
    trials: countTrials(inspected, attempted),
    metric,
    direction,
    parameters: summarizeParameters(table.rows),
    costs: summarizeCosts(inspected, metric.name),
    search,
    isOrdered: table.rows.length > 0 && table.rows.every(({ order }) => order !== undefined),
    gaps: table.gaps ?? [],
    suspectedFailedValue: attempted.suspected,
    meta,
    sweep: attempted.sweep,
    warnings: warningsOf({ search, metric, direction, attempted }),
    settings: settingsOf(inspected, metric),
    obstacle: obstacleOf(attempted, candidates),
  };
}

function metricOf({ table, reading }: Inspected): Pick<Inspection['metric'], 'name' | 'from'> {
  if (reading.metric !== null) return { name: reading.metric, from: 'given' };
  const only = onlyScore(table, reading.cost);
  return { name: only, from: only === null ? 'unknown' : 'only' };
}

function directionOf(
  { table, reading }: Inspected,
  metric: string | null,
): Inspection['direction'] {
  const recorded = metric === null ? table.direction : recordedDirection(table, metric);
  if (recorded !== null) return { value: recorded, from: 'recorded' };
  if (reading.direction !== null) return { value: reading.direction, from: 'given' };
  const value = metric === null ? null : directionByName(metric);
  return { value, from: value === null ? 'unknown' : 'name' };
}

/** The columns that could be the metric; the metric itself comes first. */
function candidatesOf(table: Table, metric: string | null): NumberColumn[] {
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

const NOTHING: Attempt = { sweep: null, problem: null, suspected: null };

/** Reads the sweep as `compare` would; in either direction if that is unknown. */
function attempt(
  inspected: Inspected,
  metric: string | null,
  direction: Inspection['direction'],
): Attempt {
  const { reading } = inspected;
  const known = direction.from === 'recorded' ? reading.direction : direction.value;
  const isOpen = direction.value === null && metric !== null;
  const attempts = (isOpen ? (['minimize', 'maximize'] as const) : [known]).map((value) =>
    attemptWith(inspected, { ...reading, metric, direction: value }),
  );
  const read = attempts.find(({ problem }) => problem === null) ?? attempts[0] ?? NOTHING;
  return { ...read, suspected: attempts.find(({ suspected }) => suspected)?.suspected ?? null };
}

function attemptWith(
  { table, format, meta, source }: Inspected,
  reading: ReadingSettings,
): Attempt {
  try {
    const record = { ...toRecord(table, { format, reading, source }), meta };
    const sweep = toSweep(record, reading);
    return { sweep, problem: null, suspected: suspectedFailedValue(sweep) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...NOTHING, problem: error };
  }
}

/** What is wrong with a setting, or with files in which no column can be the metric; null if nothing. */
function obstacleOf({ problem }: Attempt, candidates: readonly NumberColumn[]): UserError | null {
  return problem?.fault === 'settings' || candidates.length === 0 ? problem : null;
}

/** The settings that were given, and those that must be. */
function settingsOf(
  { table, reading }: Inspected,
  { name, candidates }: Inspection['metric'],
): readonly SuggestedSetting[] {
  if (name === null && candidates.length === 0) return [];
  const others = givenReading(reading).filter(
    ([option]) => option !== 'metric' && option !== 'direction',
  );
  return [
    ['metric', name ?? askMetric(candidates.map((column) => column.name))],
    ...directionSetting(table, name, reading.direction),
    ...others,
  ];
}
