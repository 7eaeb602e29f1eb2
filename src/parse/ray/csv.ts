import type { SourceFile } from '../../read/index.ts';
import { readCsv } from '../csv/csv.ts';
import { type FileFormat, ownValue, plainTable, type Row, type Table } from '../table.ts';
import { groupBy, parametersUnder, textIn } from '../values.ts';
import {
  areUneven,
  dotted,
  iterationOf,
  mayBeScore,
  orderOf,
  searchOf,
  withDuration,
} from './trials.ts';

/** The table that `get_dataframe().to_csv()` writes. */
export const rayCsv: FileFormat = {
  name: 'ray-csv',
  title: 'Ray Tune dataframe',
  identity: ['trial_id'],
  marks: { header: [['training_iteration', /^config\//]] },
  read: toTable,
};

function toTable(file: SourceFile): Table {
  const reports = readCsv(file).map(toTrial);
  // A table of all reports has several rows per trial, of which the last counts.
  const trials = groupBy(reports, (row) => textIn(row.fields, 'trial_id') || row).values();
  const rows = [...trials].map((own) =>
    own.reduce((last, row) => (iterationOf(row) >= iterationOf(last) ? row : last)),
  );
  return {
    ...plainTable(rows),
    scores: Object.keys(rows[0]?.fields ?? {}).filter(mayBeScore),
    search: searchOf(rows),
    leftOut: [{ count: reports.length - rows.length, what: 'earlier reports' }],
    gaps: areUneven(rows) ? ['failures-hidden', 'stops-unknown'] : ['failures-hidden'],
  };
}

function toTrial({ fields, ...row }: Row): Row {
  return {
    ...row,
    order: orderOf(textIn(fields, 'trial_id'), ownValue(fields, 'experiment_tag')),
    fields: withDuration(fields),
    parameters: dotted(parametersUnder('config/', fields)),
  };
}
