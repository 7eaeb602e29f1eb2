import { dataError } from '../../errors.ts';
import { isEmptyFile, printable, printablePath, type SourceFile } from '../../read/index.ts';
import type { Fields, FolderFormat, Row } from '../table.ts';
import { readNumber, secondsBetween, shown } from '../values.ts';
import { type MlflowRun, statusOf, tableOf } from './runs.ts';
import { findRuns, type Meta, type StoredRun } from './store.ts';

/** The folder `mlruns` that MLflow writes unless it uses a server or a database. */
export const mlflowFiles: FolderFormat = {
  kind: 'folder',
  name: 'mlflow-files',
  title: 'MLflow runs (folder mlruns)',
  hasHeader: false,
  lookalikes: [
    {
      marks: { database: ['latest_metrics', 'experiment_tags', 'run_uuid'] },
      what: 'is an MLflow database, which is not supported',
      fix: 'Export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`.',
    },
  ],
  correction: 'Correct the file of the metric, or remove it for a failed run.',
  marks: [
    {
      path: /(^|\/)meta\.yaml$/,
      depth: 3,
      text: [/^run_(id|uuid): /m, /^experiment_id: /m],
    },
  ],
  read: (folders, { study }) =>
    tableOf(readRuns(folders.flatMap((one) => [...one.files.values()])), study),
};

function readRuns(files: readonly SourceFile[]): MlflowRun[] {
  const stored = findRuns(files);
  checkOnce(stored);
  const names = new Set(stored.flatMap(({ metrics }) => [...metrics.keys()]));
  return stored.map((run) => readRun(run, names));
}

/** Copies of a run would count twice. */
function checkOnce(runs: readonly StoredRun[]): void {
  const seen = new Map<string, StoredRun>();
  for (const run of runs) {
    const id = idOf(run);
    const other = seen.get(id);
    seen.set(id, run);
    if (other === undefined) continue;
    throw dataError(
      printablePath(run.file.path),
      `is the run ${printable(id)}, as is ${printablePath(other.file.path)}`,
      'Name every run once.',
    );
  }
}

function readRun(run: StoredRun, metricNames: ReadonlySet<string>): MlflowRun {
  const { file, meta, experiment } = run;
  const start = numberIn(meta, 'start_time');
  const id = meta.get('experiment_id') ?? '';
  const row: Row = {
    where: printablePath(file.path),
    path: file.path,
    status: statusOf(meta.get('status'), printablePath(file.path)),
    ...(start === null ? {} : { order: start }),
    parameters: Object.fromEntries(textsIn(run.params)),
    fields: {
      ...fieldsOf(run, metricNames),
      [DURATION]: secondsOf(start, numberIn(meta, 'end_time')),
    },
  };
  return {
    row,
    id: idOf(run),
    parent: run.tags.get('mlflow.parentRunId')?.text.trim() || null,
    experiment: [experiment?.get('name') ?? id, id],
    isDeleted: [meta, experiment].some((one) => one?.get('lifecycle_stage') === 'deleted'),
    metrics: [...run.metrics.keys()].map(metricName),
  };
}

/** Metrics by their own names; parameters too, unless a metric has the same name. */
function fieldsOf(run: StoredRun, metricNames: ReadonlySet<string>): Fields {
  const isTaken = (name: string) => metricNames.has(name) || OWN.includes(name);
  const metrics = [...run.metrics].map(([name, one]) => [metricName(name), latestValue(one)]);
  return {
    ...namesOf(run),
    ...renamed(textsIn(run.params), (name) => (isTaken(name) ? `params.${name}` : name)),
    ...renamed(ownTags(run), (name) => `tags.${name}`),
    ...Object.fromEntries(metrics),
  };
}

function metricName(name: string): string {
  return name === DURATION ? `metrics.${name}` : name;
}

/** Fields of a run that were not logged; a metric called duration gets another name. */
const DURATION = 'duration';
const OWN = [DURATION, 'run_id', 'run_name'];

function idOf({ meta, file }: StoredRun): string {
  return meta.get('run_id') ?? meta.get('run_uuid') ?? file.path;
}

function namesOf(run: StoredRun): Fields {
  const name = run.meta.get('run_name') ?? run.tags.get('mlflow.runName')?.text ?? null;
  return { run_id: idOf(run), run_name: name };
}

function ownTags({ tags }: StoredRun): [string, string][] {
  return textsIn(tags).filter(([name]) => !name.startsWith('mlflow.'));
}

/** An empty text is stored as an empty file. */
function textsIn(files: ReadonlyMap<string, SourceFile>): [string, string][] {
  return [...files].map(([name, { text }]) => [name, text]);
}

function renamed(entries: readonly [string, unknown][], rename: (name: string) => string): Fields {
  return Object.fromEntries(entries.map(([name, value]) => [rename(name), value]));
}

function numberIn(meta: Meta, key: string): number | null {
  const text = meta.get(key) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function secondsOf(start: number | null, end: number | null): number | null {
  return secondsBetween(start === null ? null : start / 1000, end === null ? null : end / 1000);
}

interface Report {
  readonly time: number;
  readonly value: number;
  readonly step: number;
}

/**
 * The value that MLflow shows for a metric: of all lines `time value step` that of the greatest
 * step, and among those the last in time. NaN if it was reported so; null if nothing was.
 *
 * @throws UserError if a line is none
 */
function latestValue(file: SourceFile): number | null {
  if (file.refusal !== undefined && !isEmptyFile(file)) throw file.refusal;
  const lines = file.text.split('\n');
  let latest: Report | null = null;
  for (const [i, line] of lines.entries()) {
    // A run that was killed may have written half a line.
    const isCut = i === lines.length - 1 && line.trim().split(' ').length < 3;
    if (line.trim() === '' || isCut) continue;
    const report = readReport(line.trim(), `${printablePath(file.path)}, line ${i + 1}`);
    if (latest === null || !isBefore(report, latest)) latest = report;
  }
  return latest?.value ?? null;
}

function readReport(line: string, where: string): Report {
  const [time, value, step = '0'] = line.split(' ');
  const number = /^[+-]?nan$/i.test(value ?? '') ? Number.NaN : readNumber(value);
  if (isWhole(time) && isWhole(step) && typeof number === 'number') {
    return { time: Number(time), value: number, step: Number(step) };
  }
  throw dataError(
    where,
    `is ${shown(line)}, not a time, a value and a step`,
    'Correct the line, or remove it.',
  );
}

function isWhole(text: string | undefined): boolean {
  return /^-?\d{1,20}$/.test(text ?? '');
}

/** For equal steps and times the greater value is the latest, as in MLflow. */
function isBefore(a: Report, b: Report): boolean {
  if (a.step !== b.step) return a.step < b.step;
  if (a.time !== b.time) return a.time < b.time;
  return !(a.value >= b.value);
}
