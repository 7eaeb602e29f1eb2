import { dataError } from '../../errors.ts';
import { printable, printablePath, type SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { groupBy } from '../cells.ts';
import { tryParseJson } from '../json/parse-json.ts';
import { type Choice, checkRowCount, type Fields, type FileFormat, type Table } from '../table.ts';
import { readTables } from './sqlite.ts';
import {
  MAX_OBJECTIVES,
  type OptunaStudy,
  type OptunaTrial,
  parameterReader,
  TRIAL_STATES,
  tableOf,
} from './study.ts';

/** The database of Optuna's storage in SQLite. */
export const optunaSqlite: FileFormat = {
  kind: 'file',
  name: 'optuna-sqlite',
  title: 'Optuna storage (SQLite)',
  hasHeader: false,
  correction: 'Correct it, or set its state to FAIL for a failed trial.',
  marks: { database: ['study_system_attributes', 'trial_system_attributes', 'trial_params'] },
  read: readDatabase,
};

const ATTRIBUTE = ['key', 'value_json'];
const WANTED = {
  studies: ['study_id', 'study_name'],
  study_directions: ['study_id', 'objective', 'direction'],
  study_system_attributes: ['study_id', ...ATTRIBUTE],
  trials: ['trial_id', 'study_id', 'number', 'state', 'datetime_start', 'datetime_complete'],
  trial_values: ['trial_id', 'objective', 'value', 'value_type'],
  trial_params: ['trial_id', 'param_name', 'param_value', 'distribution_json'],
  trial_user_attributes: ['trial_id', ...ATTRIBUTE],
  trial_system_attributes: ['trial_id', ...ATTRIBUTE],
} as const;
type Tables = Readonly<Record<keyof typeof WANTED, readonly Fields[]>>;

const INSTEAD = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';

function readDatabase({ path, database }: SourceFile, choice: Choice): Table {
  if (database === undefined) {
    const fix = 'Leave `format` (--format) out, or correct it.';
    throw dataError(printablePath(path), 'is not an SQLite database', fix);
  }
  const tables = readTables({ path, bytes: database, instead: INSTEAD }, WANTED);
  checkRowCount(tables.trials.length, path);
  return tableOf(studiesIn(tables, path), path, choice);
}

function studiesIn(tables: Tables, path: string): OptunaStudy[] {
  const directions = groupBy(tables.study_directions, ({ study_id }) => study_id);
  const attributes = groupBy(tables.study_system_attributes, ({ study_id }) => study_id);
  const trials = groupBy(tables.trials, ({ study_id }) => study_id);
  const readTrial = trialReader(tables, path);
  return tables.studies.map(({ study_id, study_name }) => ({
    name: String(study_name),
    directions: directionsIn(directions.get(study_id) ?? []),
    systemAttributes: attributesIn(attributes.get(study_id)),
    trials: (trials.get(study_id) ?? []).map(readTrial).sort((a, b) => a.number - b.number),
  }));
}

const DIRECTIONS = new Map<unknown, Direction>([
  ['MINIMIZE', 'minimize'],
  ['MAXIMIZE', 'maximize'],
]);

function directionsIn(rows: readonly Fields[]): (Direction | null)[] {
  const found = placed(rows, ({ direction }) => DIRECTIONS.get(direction) ?? null);
  // Before there could be several objectives, their directions were not in a table.
  return found.length === 0 ? [null] : found;
}

/** The values of rows by objective, in the order of the objectives. */
function placed<T>(rows: readonly Fields[], read: (row: Fields) => T): (T | null)[] {
  const values: (T | null)[] = [];
  for (const row of rows) {
    const objective = typeof row.objective === 'number' ? row.objective : -1;
    if (Number.isInteger(objective) && 0 <= objective && objective < MAX_OBJECTIVES) {
      values[objective] = read(row);
    }
  }
  return Array.from(values, (value) => value ?? null);
}

function trialReader(tables: Tables, path: string): (row: Fields, i: number) => OptunaTrial {
  const values = groupBy(tables.trial_values, ({ trial_id }) => trial_id);
  const parameters = groupBy(tables.trial_params, ({ trial_id }) => trial_id);
  const userAttributes = groupBy(tables.trial_user_attributes, ({ trial_id }) => trial_id);
  const systemAttributes = groupBy(tables.trial_system_attributes, ({ trial_id }) => trial_id);
  const parameterOf = parameterReader();
  return (row, i) => ({
    number: typeof row.number === 'number' ? row.number : i,
    state: stateOf(row, path),
    values: placed(values.get(row.trial_id) ?? [], valueIn),
    start: row.datetime_start ?? null,
    complete: row.datetime_complete ?? null,
    parameters: new Map(
      (parameters.get(row.trial_id) ?? []).map((one) => [
        String(one.param_name),
        parameterOf(one.param_value, one.distribution_json),
      ]),
    ),
    userAttributes: attributesIn(userAttributes.get(row.trial_id)),
    systemAttributes: attributesIn(systemAttributes.get(row.trial_id)),
  });
}

function stateOf({ state, number }: Fields, path: string): OptunaTrial['state'] {
  const known = TRIAL_STATES.find((name) => name === state);
  if (known !== undefined) return known;
  throw dataError(
    `${printablePath(path)}, trial ${printable(String(number))}`,
    `its state is ${printable(JSON.stringify(state) ?? '')}, not one of ${TRIAL_STATES.join(', ')}`,
    `Check that Optuna can open the database, and ${INSTEAD}.`,
  );
}

function valueIn({ value, value_type }: Fields): number | null {
  if (value_type === 'INF_POS') return Infinity;
  if (value_type === 'INF_NEG') return -Infinity;
  return typeof value === 'number' ? value : null;
}

/** An attribute is anything somebody put there: a damaged one has no value. */
function attributesIn(rows: readonly Fields[] = []): ReadonlyMap<string, unknown> {
  return new Map(
    rows.map(({ key, value_json }) => [String(key), tryParseJson(String(value_json)) ?? null]),
  );
}
