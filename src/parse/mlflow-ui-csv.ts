import { readCsv } from './csv.ts';
import { headerOf } from './csv-header.ts';
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
  correction: 'Correct the cell, or leave it empty for a failed run.',
  detect: ({ text }) => isDownload(headerOf(text)),
  read: (file) => plainTable(readCsv(file).map(readRun)),
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
      duration: secondsIn(ownValue(fields, 'Duration')),
      ...Object.fromEntries(entries),
    },
  };
}

/** Newer versions put a quote before what spreadsheets might take for a formula: `'-0.5`. */
function unescaped(value: unknown): unknown {
  return typeof value === 'string' && /^'[=+\-@]/.test(value) ? value.slice(1) : value;
}

const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86400 };

/** `161ms`, `7.6s` or `5.8min`, as people read it. */
function secondsIn(value: unknown): number | null {
  const [, number, unit] = /^(\d{1,12}(?:\.\d{1,6})?)(ms|s|min|h|d)$/.exec(String(value)) ?? [];
  const factor = SECONDS[unit ?? ''];
  return number === undefined || factor === undefined ? null : Number(number) * factor;
}
