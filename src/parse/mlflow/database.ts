import { printable, printablePath, type SourceFile } from '../../read/index.ts';
import { type Database, readDatabase } from '../sqlite.ts';
import type { Fields, FileFormat } from '../table.ts';
import { groupBy, numberIn, textIn } from '../values.ts';
import { type MlflowRun, storedRun, tableOf } from './runs.ts';

/** The database of a tracking URI such as `sqlite:///mlflow.db`. */
export const mlflowSqlite: FileFormat = {
  name: 'mlflow-sqlite',
  title: 'MLflow runs (SQLite)',
  identity: ['run_id'],
  hasHeader: false,
  marks: { database: ['latest_metrics', 'experiment_tags', 'run_uuid'] },
  read: (file, study) => tableOf(runsIn(file), study),
};

const TABLES = ['experiments', 'runs', 'latest_metrics', 'params', 'tags'];

const INSTEAD =
  'export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`';

const PARENT = 'mlflow.parentRunId';

function runsIn(file: SourceFile): MlflowRun[] {
  const tables = readDatabase(file, TABLES, INSTEAD);
  const experiments = rowsBy('experiment_id', tables, 'experiments');
  const [metrics, params, tags] = ['latest_metrics', 'params', 'tags'].map((name) =>
    rowsBy('run_uuid', tables, name),
  );
  return (tables.get('runs') ?? []).map((run) => {
    const id = textIn(run, 'run_uuid');
    const experimentId = textIn(run, 'experiment_id');
    const [experiment = {}] = experiments.get(experimentId) ?? [];
    return storedRun({
      where: `${printablePath(file.path)}, run ${printable(id)}`,
      path: file.path,
      status: run.status,
      start: secondsIn(run, 'start_time'),
      end: secondsIn(run, 'end_time'),
      metrics: (metrics?.get(id) ?? []).map((one) => [String(one.key), metricIn(one)]),
      parameters: Object.fromEntries(
        (params?.get(id) ?? []).map(({ key, value }) => [String(key), String(value)]),
      ),
      id,
      parent: String(tags?.get(id)?.find(({ key }) => key === PARENT)?.value ?? '') || null,
      experiment: [textIn(experiment, 'name') || experimentId, experimentId],
      isDeleted: [run, experiment].some((one) => one.lifecycle_stage === 'deleted'),
    });
  });
}

function rowsBy(key: string, tables: Database, name: string): Map<string, Fields[]> {
  return groupBy(tables.get(name) ?? [], (row) => textIn(row, key));
}

/** Times are in milliseconds since 1970. */
function secondsIn(run: Fields, key: string): number | null {
  const time = numberIn(run, key);
  return time === null ? null : time / 1000;
}

/** NaN is marked, as databases do not have it. */
function metricIn(metric: Fields): number | null {
  return metric.is_nan === 1 ? Number.NaN : numberIn(metric, 'value');
}
