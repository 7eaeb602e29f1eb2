import { readCsv } from './csv.ts';
import { headerOf } from './csv-header.ts';
import { type Fields, type FileFormat, ownValue, type Row } from './format.ts';
import { readInstant, secondsBetween } from './instant.ts';
import { type MlflowRun, statusOf, tableOf } from './mlflow-runs.ts';

/** What `search_runs` gives and `mlflow experiments csv` writes: every key has its kind before it. */
export const mlflowCsv: FileFormat = {
  kind: 'file',
  name: 'mlflow-csv',
  title: 'MLflow runs (CSV of search_runs)',
  identity: ['run_id'],
  hasHeader: true,
  isStreamed: true,
  correction: 'Correct the cell, or leave it empty for a failed run.',
  detect: ({ text }) => isExport(headerOf(text)),
  read: async (file, choice) => tableOf((await readCsv(file, choice)).map(readRun), choice.study),
};

const NAMES = ['run_id', 'experiment_id', 'status'];
const LOGGED = /^(metrics|params|tags)\../;

function isExport(header: readonly string[]): boolean {
  return NAMES.every((name) => header.includes(name)) && header.some((name) => LOGGED.test(name));
}

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

/** The table has a column for every parameter of any run: those a run had not are empty. */
function parametersIn(fields: Fields): Fields {
  const own = Object.entries(fields).filter(
    ([name, value]) => name.startsWith('params.') && value !== '',
  );
  return Object.fromEntries(own.map(([name, value]) => [name.slice('params.'.length), value]));
}

function textIn(fields: Fields, name: string): string {
  return String(ownValue(fields, name) ?? '').trim();
}
