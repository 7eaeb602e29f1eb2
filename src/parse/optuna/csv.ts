import type { SourceFile } from '../../read/index.ts';
import { readCsv } from '../csv/csv.ts';
import { type Fields, type FileFormat, plainTable, type Row, type Table } from '../table.ts';
import {
  parametersUnder,
  readDuration,
  readInstant,
  readNumber,
  secondsBetween,
  textIn,
} from '../values.ts';
import { searchFrom } from './study.ts';

const PARAMETER = 'params_';
const SYSTEM_ATTRIBUTE = 'system_attrs_';
const SCORE = /^values?(_|$)/;

/** What `study.trials_dataframe().to_csv(…)` writes. */
export const optunaCsv: FileFormat = {
  name: 'optuna-csv',
  title: 'Optuna trials (dataframe)',
  identity: ['number', 'datetime_start'],
  marks: {
    header: [
      ['datetime_start', /^(params_|state$)/],
      ['number', /^params_/, SCORE],
    ],
  },
  read: toTable,
};

function toTable(file: SourceFile): Table {
  const all = readCsv(file);
  const columns = Object.keys(all[0]?.fields ?? {});
  const scores = columns.filter((name) => SCORE.test(name));
  const drawn = all.filter(({ fields }) => !isHandPicked(fields));
  const attributes = columns.filter((name) => name.startsWith(SYSTEM_ATTRIBUTE));
  return {
    ...plainTable(drawn.map(toTrial)),
    scores: scores.length === 0 ? null : scores,
    search: searchFrom(attributes.map((name) => name.slice(SYSTEM_ATTRIBUTE.length))),
    leftOut: [{ count: all.length - drawn.length, what: 'hand-picked trials' }],
  };
}

/** The attribute is a Python dict in a cell: only whether it is empty matters. */
function isHandPicked(fields: Fields): boolean {
  const fixed = textIn(fields, `${SYSTEM_ATTRIBUTE}fixed_params`);
  return fixed !== '{}' && readNumber(fixed) !== 'missing';
}

function toTrial(row: Row): Row {
  const { fields } = row;
  const number = textIn(fields, 'number');
  const duration = durationOf(fields);
  return {
    ...row,
    fields: duration === null ? fields : { ...fields, duration },
    parameters: parametersUnder(PARAMETER, fields),
    order: /^\d{1,15}(\.0*)?$/.test(number) ? Number(number) : undefined,
  };
}

/** In seconds; text that is not a duration is left unchanged. */
function durationOf({ duration, datetime_start: start, datetime_complete: end }: Fields): unknown {
  if (readNumber(duration) !== 'missing') return readDuration(duration) ?? duration;
  return secondsBetween(readInstant(start), readInstant(end));
}
