import { type KnownStudy, UserError } from '../errors.ts';
import type { Source, SourceFile } from '../read/index.ts';
import type { ReadingSettings } from '../settings.ts';
import { reportingChecklist } from './checklist.ts';
import { readTable, recognize } from './choose-format.ts';
import { type Format, plainTable, type Table } from './format.ts';
import { costCandidates } from './inspect-columns.ts';
import { candidatesOf, type Inspected, namesOf, settingsOf } from './inspect-names.ts';
import { summarizeParameters } from './inspect-parameters.ts';
import { savedTable } from './inspect-saved.ts';
import { attempt, trialsOf } from './inspect-trials.ts';
import { inspectedSearch, warningsOf } from './inspect-warnings.ts';
import type { Inspection } from './inspection.ts';
import { separateMeta, withMeta } from './meta.ts';
import { readSavedSweeps } from './read-record.ts';
import { toRecord } from './to-record.ts';

/**
 * What would be read from the files of a sweep, and with which settings. Needs none of them: what
 * is missing or wrong is told.
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
  const format = recognize(files, reading.format);
  const { table: read, studies } = await tableOrStudies(files, format, reading);
  const table = { ...withMeta(read, meta), search: read.search };
  const recordWith = (asked: ReadingSettings) =>
    toRecord(table, { format, reading: asked, source });
  return inspect({ ...base, format, meta, table, studies, recordedMetric: null, recordWith });
}

interface TableOrStudies {
  readonly table: Table;
  readonly studies: readonly KnownStudy[] | null;
}

async function tableOrStudies(
  files: readonly SourceFile[],
  format: Format,
  reading: ReadingSettings,
): Promise<TableOrStudies> {
  try {
    return { table: await readTable(files, format, reading), studies: null };
  } catch (error) {
    const studies = error instanceof UserError ? error.studies : null;
    if (studies === null || reading.study !== null) throw error;
    return { table: plainTable([]), studies };
  }
}

function inspect(inspected: Inspected): Inspection {
  const { table, format, meta, source, files, studies } = inspected;
  const { rows } = table;
  const names = namesOf(inspected);
  const attempted = attempt(inspected, names);
  const trials = trialsOf(table, attempted);
  const parameters = summarizeParameters(rows);
  const costs = costCandidates(rows, names.metric.name);
  const search = inspectedSearch(inspected);
  const told = {
    hasTrials: rows.length > 0,
    hasParameters: parameters !== null,
    hasDuration: costs.some(({ unit }) => unit !== null),
    knowsSearch: search.method !== 'unknown',
  };
  return {
    source,
    files,
    format: { name: format.name, title: format.title },
    studies,
    trials,
    metric: { ...names.metric, candidates: candidatesOf(inspected, names.metric.name) },
    direction: names.direction,
    parameters,
    costs,
    search,
    isOrdered: rows.length > 0 && rows.every(({ order }) => order !== undefined),
    meta,
    checklist: reportingChecklist(told, meta),
    warnings: studies === null ? warningsOf(inspected, { search, names, ...attempted }) : [],
    settings: settingsOf(inspected, names),
  };
}
