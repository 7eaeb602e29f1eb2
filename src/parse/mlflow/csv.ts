import { readCsv } from '../csv/csv.ts';
import { type Fields, type FileFormat, ownValue, plainTable, type Row } from '../table.ts';
import { readDuration, readInstant, secondsBetween } from '../values.ts';
import { type MlflowRun, statusOf, tableOf } from './runs.ts';

/** What `search_runs` returns and `mlflow experiments csv` writes: keys have prefixes. */
export const mlflowCsv: FileFormat = {
  kind: 'file',
  name: 'mlflow-csv',
  title: 'MLflow runs (CSV of search_runs)',
  identity: ['run_id'],
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed run.',
  marks: { header: [['run_id', 'experiment_id', 'status', /^(metrics|params|tags)\../]] },
  read: (file, { study }) => tableOf(readCsv(file).map(readRun), study),
};

function readRun(plain: Row): MlflowRun {
  const { fields, where } = plain;
  const start = readInstant(ownValue(fields, 'start_time'));
  const end = readInstant(ownValue(fields, 'end_time'));
  const row: Row = {
    ...plain,
    status: statusOf(ownValue(fields, 'status'), where),
    ...(start === null ? {} : { order: start }),
    parameters: parametersIn(fields),
    fields: { ...fields, duration: secondsBetween(start, end) },
  };
  return {
    row,
    id: textIn(fields, 'run_id'),
    parent: textIn(fields, 'tags.mlflow.parentRunId') || null,
    experiment: [textIn(fields, 'experiment_id')],
    isDeleted: textIn(fields, 'lifecycle_stage') === 'deleted',
    metrics: Object.keys(fields).filter((name) => name.startsWith('metrics.')),
  };
}

/** The table has a column for every parameter of any run: missing ones are empty. */
function parametersIn(fields: Fields): Fields {
  const own = Object.entries(fields).filter(
    ([name, value]) => name.startsWith('params.') && value !== '',
  );
  return Object.fromEntries(own.map(([name, value]) => [name.slice('params.'.length), value]));
}

function textIn(fields: Fields, name: string): string {
  return String(ownValue(fields, name) ?? '').trim();
}

/** What MLflow's web page downloads: parameters, metrics and tags cannot be distinguished. */
export const mlflowUiCsv: FileFormat = {
  kind: 'file',
  name: 'mlflow-ui-csv',
  title: "MLflow runs (CSV of the web page's download)",
  identity: ['Run ID'],
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed run.',
  marks: {
    header: [
      ['Start Time', 'Duration', 'Run ID', 'Name', 'Source Type', 'Source Name', 'User', 'Status'],
    ],
  },
  // It does not record which run started which.
  read: (file) => ({
    ...plainTable(readCsv(file).map(readUiRun)),
    gaps: ['parents-unknown'],
  }),
};

function readUiRun({ fields, where, ...place }: Row): Row {
  const entries = Object.entries(fields).map(([name, value]) => [name, unescaped(value)]);
  const start = readInstant(ownValue(fields, 'Start Time'));
  return {
    ...place,
    where,
    status: statusOf(ownValue(fields, 'Status'), where),
    ...(start === null ? {} : { order: start }),
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
