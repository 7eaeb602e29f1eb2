import { readCsv } from './csv.ts';
import { headerOf } from './csv-header.ts';
import { readDuration } from './duration.ts';
import { type FileFormat, ownValue, plainTable, type Row } from './format.ts';
import { readInstant } from './instant.ts';
import { statusOf } from './mlflow-runs.ts';

/** What the button of MLflow's web page downloads: nothing tells parameters, metrics and tags apart. */
export const mlflowUiCsv: FileFormat = {
  kind: 'file',
  name: 'mlflow-ui-csv',
  title: "MLflow runs (CSV of the web page's download)",
  identity: ['Run ID'],
  hasHeader: true,
  isStreamed: true,
  correction: 'Correct the cell, or leave it empty for a failed run.',
  detect: ({ text }) => isDownload(headerOf(text)),
  // It has no trace of which run started which.
  read: async (file, choice) => ({
    ...plainTable((await readCsv(file, choice)).map(readRun)),
    gaps: ['parents-unknown'],
  }),
};

const NAMES = ['Start Time', 'Duration', 'Run ID', 'Name', 'Source Type', 'Source Name', 'User'];
const FIRST = [...NAMES, 'Status'];

function isDownload(header: readonly string[]): boolean {
  return FIRST.every((name, i) => header[i] === name);
}

function readRun({ fields, where, ...place }: Row): Row {
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

/** Newer versions put a quote before what spreadsheets might take for a formula: `'-0.5`. */
function unescaped(value: unknown): unknown {
  return typeof value === 'string' && /^'[=+\-@]/.test(value) ? value.slice(1) : value;
}
