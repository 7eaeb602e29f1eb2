import type { SourceFile } from '../../read/index.ts';
import { readCsv } from '../csv/csv.ts';
import {
  type Fields,
  type FileFormat,
  ownValue,
  plainTable,
  type Row,
  type Table,
} from '../table.ts';
import { readInstant, readNumber, readTimedelta, secondsBetween } from '../values.ts';
import { searchFrom } from './study.ts';

const PARAMETER = 'params_';
const SYSTEM_ATTRIBUTE = 'system_attrs_';
const SCORE = /^values?(_|$)/;

/** What `study.trials_dataframe().to_csv(…)` writes. */
export const optunaCsv: FileFormat = {
  kind: 'file',
  name: 'optuna-csv',
  title: 'Optuna trials (CSV)',
  identity: ['number', 'datetime_start'],
  hasHeader: true,
  correction: 'Correct the cell, or write FAIL as its state for a failed trial.',
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
  const handPicked = all.length - drawn.length;
  return {
    ...plainTable(drawn.map(toTrial)),
    scores: scores.length === 0 ? null : scores,
    search: searchFrom(namesAfter(SYSTEM_ATTRIBUTE, columns)),
    leftOut: handPicked === 0 ? [] : [{ count: handPicked, what: 'hand-picked trials' }],
  };
}

function namesAfter(prefix: string, columns: readonly string[]): string[] {
  return columns.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

/** The attribute is a Python dict in a cell: only whether it is empty matters. */
function isHandPicked(fields: Fields): boolean {
  const fixed = ownValue(fields, `${SYSTEM_ATTRIBUTE}fixed_params`) ?? '';
  return fixed !== '{}' && readNumber(fixed) !== 'missing';
}

function toTrial(row: Row): Row {
  const { fields } = row;
  const order = ownValue(fields, 'number');
  const isNumbered = typeof order === 'string' && /^\d{1,15}(\.0*)?$/.test(order);
  return {
    ...row,
    fields: { ...fields, ...durationOf(fields) },
    parameters: parametersIn(fields),
    ...(isNumbered ? { order: Number(order) } : {}),
  };
}

/** In seconds, under the name of its column; text that is not a duration is left unchanged. */
function durationOf(fields: Fields): Fields {
  const times = [ownValue(fields, 'datetime_start'), ownValue(fields, 'datetime_complete')];
  const written = ownValue(fields, 'duration');
  if (written === undefined && times.includes(undefined)) return {};
  const span = readTimedelta(written);
  if (span !== null) return { duration: span };
  if (readNumber(written) !== 'missing') return { duration: written };
  const [start, complete] = times.map(readInstant);
  return { duration: secondsBetween(start ?? null, complete ?? null) };
}

/** Empty cells are of parameters that the trial did not have. */
function parametersIn(fields: Fields): Fields {
  const cells = Object.entries(fields).filter(
    ([name, cell]) => name.startsWith(PARAMETER) && cell !== '',
  );
  return Object.fromEntries(
    cells.map(([name, cell]) => [name.slice(PARAMETER.length), parameterIn(cell)]),
  );
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ['True', true],
  ['False', false],
]);

/** Whole numbers too large to be exact, and words such as `none`, are kept as written. */
function parameterIn(cell: unknown): unknown {
  const number = readNumber(cell);
  if (typeof number !== 'number') return BOOLEANS.get(cell) ?? cell;
  return Math.abs(number) > Number.MAX_SAFE_INTEGER && /^[+-]?\d+$/.test(String(cell))
    ? cell
    : number;
}
