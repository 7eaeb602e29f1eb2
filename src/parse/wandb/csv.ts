import { dataError } from '../../errors.ts';
import type { SourceFile } from '../../read/index.ts';
import { namesOfColumns } from '../columns/columns.ts';
import { readCsv } from '../csv/csv.ts';
import {
  type Choice,
  type Fields,
  type FileFormat,
  ownValue,
  type Row,
  type Status,
  type Table,
} from '../table.ts';
import { readDuration, readInstant, readNumber, shown } from '../values.ts';
import { type SweepSettings, sweepSettings, tableOf, type WandbRun } from './sweep.ts';

/** Columns of the table itself. Two of the telling ones rarely occur together elsewhere. */
const TELLING = ['Runtime', 'Sweep', 'Created', '_runtime', '_timestamp'];
const OTHERS = ['State', 'Notes', 'User', 'Tags', 'ID', '_step'];
const OWN = new Set([
  ...['Name', 'Commit', 'Hostname', 'GPU Type', 'GPU Count', 'GitHub', 'Job Type', 'Group'],
  ...TELLING,
  ...OTHERS,
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
      ...TELLING.map((name) => [
        ...['Name', name],
        new RegExp(`^(?!${name}$)(${[...TELLING, ...OTHERS].join('|')})$`),
      ]),
    ],
  },
  read: toTable,
};

function toTable(file: SourceFile, choice: Choice): Table {
  const rows = readCsv(file);
  const settings = hasSettings(rows) ? settingsIn : () => sweepSettings(null, null, null);
  const scores = [...namesOfColumns(rows.slice(0, 1))].filter(mayBeScore);
  const runs = rows.map((row) => toRun(row, { scores, settings: settings(row.fields) }));
  const table = tableOf(runs, choice.study);
  const isTold = table.rows.every(({ status }) => status !== undefined);
  return isTold ? table : { ...table, gaps: ['failures-hidden'] };
}

/** A `method` is the sweep's only next to its other settings; otherwise it may be a parameter. */
function hasSettings(rows: readonly Row[]): boolean {
  const names = [...namesOfColumns(rows.slice(0, 1))];
  return names.includes('metric.name') || names.includes('metric.goal');
}

function settingsIn(fields: Fields): SweepSettings {
  const [method, name, goal] = ['method', 'metric.name', 'metric.goal'].map((column) =>
    ownValue(fields, column),
  );
  return sweepSettings(method, name, goal);
}

/** The rest: configuration and summary, which cannot be distinguished. */
function mayBeScore(name: string): boolean {
  return !OWN.has(name) && !name.startsWith('_');
}

function toRun(row: Row, known: Pick<WandbRun, 'scores' | 'settings'>): WandbRun {
  const { fields, where } = row;
  const order = readInstant(ownValue(fields, 'Created'));
  const status = statusIn(fields, where);
  const sweep = String(ownValue(fields, 'Sweep') ?? '');
  return {
    ...known,
    sweep: ['', '-'].includes(sweep) ? null : sweep,
    row: {
      ...row,
      ...(order === null ? {} : { order }),
      ...(status === null ? {} : { status }),
      fields: { duration: secondsIn(fields), ...fields },
    },
  };
}

/** Whole seconds in the table's own column, or what the run itself recorded. */
function secondsIn(fields: Fields): number | null {
  for (const name of ['Runtime', '_wandb.runtime', '_runtime']) {
    const value = ownValue(fields, name);
    const number = readNumber(value);
    if (typeof number === 'number') return number;
    const duration = readDuration(value);
    if (duration !== null) return duration;
  }
  return null;
}

const STATUSES: ReadonlyMap<string, Status> = new Map([
  ['finished', 'finished'],
  ['crashed', 'failed'],
  ['failed', 'failed'],
  ['killed', 'failed'],
  ['preempted', 'failed'],
  ['running', 'unfinished'],
  ['pending', 'unfinished'],
  ['preempting', 'unfinished'],
]);

/**
 * Null if the table does not show it.
 *
 * @throws UserError unless it is a state of runs
 */
function statusIn(fields: Fields, where: string): Status | null {
  const value = ownValue(fields, 'State') ?? '';
  if (value === '') return null;
  const status = STATUSES.get(String(value).toLowerCase());
  if (status !== undefined) return status;
  throw dataError(
    where,
    `State is ${shown(value)}, an unknown state`,
    `Write one of ${[...STATUSES.keys()].join(', ')}, or name the format with \`format\` (--format csv).`,
  );
}
