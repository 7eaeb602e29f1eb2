import type { SourceFile } from '../../read/index.ts';
import { namesOfColumns } from '../columns/columns.ts';
import { readCsv } from '../csv/csv.ts';
import {
  type Fields,
  type FileFormat,
  ownValue,
  type Row,
  type Table,
  UNKNOWN_SEARCH,
} from '../table.ts';
import { readNumber } from '../values.ts';
import { COUNTED_ID, dotted, mayBeScore, numberOf, withDuration } from './report.ts';
import { searchOfVariants } from './search.ts';

/** The table that `get_dataframe().to_csv()` writes. */
export const rayCsv: FileFormat = {
  kind: 'file',
  name: 'ray-csv',
  title: 'Ray Tune dataframe (CSV)',
  identity: ['trial_id'],
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed trial.',
  marks: { header: [['training_iteration', /^config\//]] },
  read: toTable,
};

const CONFIG = 'config/';

function toTable(file: SourceFile): Table {
  const reports = readCsv(file).map(toTrial);
  const trials = withoutEarlier(reports);
  const earlier = reports.length - trials.length;
  const isCounted = trials.every(({ id }) => typeof id === 'string' && COUNTED_ID.test(id));
  return {
    rows: trials.map(({ row }) => row),
    direction: null,
    scores: [...namesOfColumns(trials.slice(0, 1).map(({ row }) => row))].filter(mayBeScore),
    search: isCounted ? searchOfVariants(trials) : UNKNOWN_SEARCH,
    leftOut: earlier > 0 ? [{ count: earlier, what: 'earlier reports' }] : [],
    gaps: ['failures-hidden', ...(isUneven(trials) ? (['stops-unknown'] as const) : [])],
  };
}

interface Trial {
  readonly id: unknown;
  readonly number: number | null;
  readonly parameters: Fields;
  readonly row: Row;
}

function toTrial(row: Row): Trial {
  const id = ownValue(row.fields, 'trial_id');
  const number = numberOf(id, ownValue(row.fields, 'experiment_tag'));
  const parameters = parametersIn(row.fields);
  const order = number === null ? {} : { order: number };
  return {
    id,
    number,
    parameters,
    row: { ...row, ...order, fields: withDuration(row.fields), parameters },
  };
}

function parametersIn(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([name]) => name.startsWith(CONFIG));
  return Object.fromEntries(
    entries.map(([name, value]) => [dotted(name.slice(CONFIG.length)), valueIn(value)]),
  );
}

function valueIn(cell: unknown): unknown {
  const number = readNumber(cell);
  if (number === 'missing') return cell === '' ? null : cell;
  return number === 'other' ? cell : number;
}

/** A table of all reports has several rows per trial, of which the last counts. */
function withoutEarlier(reports: readonly Trial[]): Trial[] {
  const last = new Map<unknown, Trial>();
  for (const [i, trial] of reports.entries()) {
    const key = trial.id || i;
    const other = last.get(key);
    if (other === undefined || iterationOf(trial) >= iterationOf(other)) last.set(key, trial);
  }
  return [...last.values()];
}

/** Every trial that is over is `done` here: nothing records what ended it. */
function isUneven(trials: readonly Trial[]): boolean {
  return new Set(trials.map(iterationOf)).size > 1;
}

function iterationOf({ row }: Trial): number {
  const iteration = readNumber(ownValue(row.fields, 'training_iteration'));
  return typeof iteration === 'number' ? iteration : 0;
}
