import { readCsv } from '../csv/csv.ts';
import { type FileFormat, ownValue, plainTable, type Row } from '../table.ts';
import { cellsUnder, readDuration, readInstant, secondsBetween, textIn } from '../values.ts';
import { type MlflowRun, statusOf, tableOf } from './runs.ts';

/** What `search_runs` returns and `mlflow experiments csv` writes: keys have prefixes. */
export const mlflowCsv: FileFormat = {
  name: 'mlflow-csv',
  title: 'MLflow runs (search_runs)',
  identity: ['run_id'],
  marks: { header: [['run_id', 'experiment_id', 'status', /^(metrics|params|tags)\../]] },
  read: (file, study) => tableOf(readCsv(file).map(readRun), study),
};

function readRun(row: Row): MlflowRun {
  const { fields, where } = row;
  const start = readInstant(ownValue(fields, 'start_time'));
  const end = readInstant(ownValue(fields, 'end_time'));
  return {
    row: {
      ...row,
      status: statusOf(ownValue(fields, 'status'), where),
      order: start ?? undefined,
      parameters: cellsUnder('params.', fields),
      fields: { ...fields, duration: secondsBetween(start, end) },
    },
    id: textIn(fields, 'run_id'),
    parent: textIn(fields, 'tags.mlflow.parentRunId') || null,
    experiment: [textIn(fields, 'experiment_id')],
    isDeleted: textIn(fields, 'lifecycle_stage') === 'deleted',
    metrics: Object.keys(fields).filter((name) => name.startsWith('metrics.')),
  };
}

/** What MLflow's web page downloads: parameters, metrics and tags cannot be distinguished. */
export const mlflowUiCsv: FileFormat = {
  name: 'mlflow-ui-csv',
  title: "MLflow runs (the web page's download)",
  identity: ['Run ID'],
  marks: {
    header: [
      ['Start Time', 'Duration', 'Run ID', 'Name', 'Source Type', 'Source Name', 'User', 'Status'],
    ],
  },
  // It does not record which run started which.
  read: (file) => ({ ...plainTable(readCsv(file).map(readUiRun)), gaps: ['parents-unknown'] }),
};

function readUiRun({ fields, where, ...place }: Row): Row {
  const entries = Object.entries(fields).map(([name, value]) => [name, unescaped(value)]);
  return {
    ...place,
    where,
    status: statusOf(ownValue(fields, 'Status'), where),
    order: readInstant(ownValue(fields, 'Start Time')) ?? undefined,
    fields: {
      duration: readDuration(ownValue(fields, 'Duration')),
      ...Object.fromEntries(entries),
    },
  };
}

/** Newer versions put a quote before anything a spreadsheet may read as a formula: `'-0.5`. */
function unescaped(value: unknown): unknown {
  return typeof value === 'string' && /^'[=+\-@]/.test(value) ? value.slice(1) : value;
}
