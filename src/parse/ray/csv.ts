import type { SourceFile } from '../../read/index.ts';
import { readCsv } from '../csv/csv.ts';
import { type FileFormat, ownValue, type Row, type Table } from '../table.ts';
import { parametersUnder, textIn } from '../values.ts';
import {
  areUneven,
  dotted,
  iterationOf,
  mayBeScore,
  numberOf,
  type RayTrial,
  searchOf,
  withDuration,
} from './trials.ts';

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

function toTable(file: SourceFile): Table {
  const reports = readCsv(file).map(toTrial);
  const trials = withoutEarlier(reports);
  const rows = trials.map(({ row }) => row);
  return {
    rows,
    direction: null,
    scores: Object.keys(trials[0]?.row.fields ?? {}).filter(mayBeScore),
    search: searchOf(trials),
    leftOut: [{ count: reports.length - trials.length, what: 'earlier reports' }],
    gaps: areUneven(rows) ? ['failures-hidden', 'stops-unknown'] : ['failures-hidden'],
  };
}

function toTrial({ fields, ...row }: Row): RayTrial {
  const id = textIn(fields, 'trial_id');
  const number = numberOf(id, ownValue(fields, 'experiment_tag'));
  const parameters = dotted(parametersUnder('config/', fields));
  const order = number ?? undefined;
  return {
    id,
    number,
    parameters,
    row: { ...row, order, fields: withDuration(fields), parameters },
  };
}

/** A table of all reports has several rows per trial, of which the last counts. */
function withoutEarlier(reports: readonly RayTrial[]): RayTrial[] {
  const last = new Map<string | number, RayTrial>();
  for (const [i, trial] of reports.entries()) {
    const key = trial.id || i;
    const other = last.get(key);
    if (other === undefined || iterationOf(trial.row) >= iterationOf(other.row)) {
      last.set(key, trial);
    }
  }
  return [...last.values()];
}
