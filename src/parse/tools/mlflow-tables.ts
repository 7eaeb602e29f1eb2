import { readCsv } from '../csv.ts';
import { type FileFormat, plainTable, type Row } from '../table.ts';
import {
  cellsUnder,
  numberIn,
  readDuration,
  readInstant,
  secondsBetween,
  textIn,
} from '../values.ts';
import { type MlflowRun, PARENT, statusOf, tableOf } from './mlflow.ts';
import { AUTOLOGGING, isRanked, refuseBest } from './mlflow-autolog.ts';

/** What `search_runs` returns and `mlflow experiments csv` writes: keys have prefixes. */
export const mlflowCsv: FileFormat = {
  name: 'mlflow-csv',
  title: 'MLflow runs (search_runs)',
  identity: ['run_id'],
  marks: { header: [['run_id', 'experiment_id', 'status', /^(metrics|params|tags)\../]] },
  read: (file, study) => tableOf(readCsv(file).map(runInRow), study),
};

function runInRow(row: Row): MlflowRun {
  const { fields } = row;
  const start = readInstant(fields.start_time);
  const end = readInstant(fields.end_time);
  return {
    row: {
      ...row,
      status: statusOf(fields.status, row),
      order: start ?? undefined,
      parameters: cellsUnder('params.', fields),
      fields: { ...fields, duration: secondsBetween(start, end) },
    },
    isCandidate: textIn(fields, `tags.${AUTOLOGGING}`) === 'sklearn' && isRanked(row),
    id: textIn(fields, 'run_id'),
    parent: textIn(fields, `tags.${PARENT}`) || null,
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
  read: (file) => {
    const rows = readCsv(file).map(readUiRun);
    const tried = rows.reduce((sum, { fields }) => sum + (numberIn(fields, 'n_iter') ?? 0), 0);
    refuseBest(rows.filter(isRanked), tried || null);
    // It does not record which run started which.
    return { ...plainTable(rows), gaps: ['parents-unknown'] };
  },
};

function readUiRun({ fields, ...place }: Row): Row {
  // Newer versions put a quote before anything a spreadsheet may read as a formula: `'-0.5`.
  const entries = Object.entries(fields).map(([name, value]) => {
    return [name, typeof value === 'string' ? value.replace(/^'(?=[=+\-@])/, '') : value];
  });
  return {
    ...place,
    status: statusOf(fields.Status, place),
    order: readInstant(fields['Start Time']) ?? undefined,
    fields: {
      duration: readDuration(fields.Duration),
      ...Object.fromEntries(entries),
    },
  };
}
