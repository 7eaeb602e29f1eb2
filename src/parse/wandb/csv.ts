import type { SourceFile } from '../../read/index.ts';
import { requireStatus } from '../columns/words.ts';
import { readCsv } from '../csv/csv.ts';
import {
  type Choice,
  type Fields,
  type FileFormat,
  ownValue,
  type Row,
  type Table,
} from '../table.ts';
import { numberIn, readInstant, textIn } from '../values.ts';
import { tableOf, type WandbRun } from './sweep.ts';

/** Columns of the table itself. */
const OWN = new Set([
  ...['Name', 'Commit', 'Hostname', 'GPU Type', 'GPU Count', 'GitHub', 'Job Type', 'Group'],
  ...['Runtime', 'Sweep', 'Created', 'State', 'Notes', 'User', 'Tags', 'ID'],
]);

/** The download of the table of runs, which has the columns that were visible. */
export const wandbCsv: FileFormat = {
  kind: 'file',
  name: 'wandb-csv',
  title: 'Weights & Biases runs table (CSV)',
  identity: ['ID'],
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed run.',
  lookalikes: [
    {
      // Lines of a chart are named `<run> - <metric>`, with columns for their range.
      marks: { header: [[/ - .*__MIN$/, / - .*__MAX$/]] },
      what: 'is the CSV of a Weights & Biases chart, which has the steps of runs, not one row per run',
      fix: 'Download the runs table instead: open the table of runs and export it as CSV.',
    },
    {
      // As in the tool's own instructions for exporting runs: lists of dictionaries as columns.
      marks: { header: [['summary', 'config']], text: [/[,;\t\n]"?\{'/] },
      what: 'has the summaries and configurations of Weights & Biases runs as Python dictionaries, which are not supported',
      fix: 'Write them as JSON: `runs_df.to_json("runs.json", orient="records")` instead of `to_csv`; or download the runs table as CSV.',
    },
  ],
  // An export of few columns may have only the empty `_wandb`.
  marks: {
    header: [
      ['Name', '_wandb'],
      [
        'Name',
        /^(Runtime|Sweep|Created|_runtime|_timestamp)$/,
        /^(State|Notes|User|Tags|ID|_step)$/,
      ],
      ['Name', /^(Runtime|_runtime|Sweep)$/, /^(Created|_timestamp)$/],
      ['Name', /^(Runtime|_runtime)$/, 'Sweep'],
    ],
  },
  read: toTable,
};

function toTable(file: SourceFile, { study }: Choice): Table {
  const rows = readCsv(file);
  const columns = Object.keys(rows[0]?.fields ?? {});
  // Configuration and summary cannot be distinguished.
  const scores = columns.filter((name) => !OWN.has(name) && !name.startsWith('_'));
  // A `method` is the sweep's only next to its other settings; otherwise it may be a parameter.
  const hasSettings = columns.includes('metric.name') || columns.includes('metric.goal');
  const runs = rows.map((row) => toRun(row, scores, hasSettings));
  const isTold = runs.every(({ row }) => row.status !== undefined);
  return { ...tableOf(runs, study), gaps: isTold ? undefined : ['failures-hidden'] };
}

function toRun(row: Row, scores: readonly string[], hasSettings: boolean): WandbRun {
  const { fields, where } = row;
  const sweep = textIn(fields, 'Sweep');
  const settings = hasSettings ? ['method', 'metric.name', 'metric.goal'] : [];
  return {
    scores,
    settings: settings.map((name) => ownValue(fields, name)),
    sweep: ['', '-'].includes(sweep) ? null : sweep,
    row: {
      ...row,
      order: readInstant(ownValue(fields, 'Created')) ?? undefined,
      // The table need not show it.
      status: textIn(fields, 'State') === '' ? undefined : requireStatus(fields.State, where, MORE),
      fields: { duration: secondsIn(fields), ...fields },
    },
  };
}

const MORE = { preempted: 'failed', preempting: 'unfinished' } as const;

/** Whole seconds in the table's own column, or what the run itself recorded. */
function secondsIn(fields: Fields): number | null {
  const values = ['Runtime', '_wandb.runtime', '_runtime'].map((name) => numberIn(fields, name));
  return values.find((value) => value !== null) ?? null;
}
