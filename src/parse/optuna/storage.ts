import type { SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { tryParseJson } from '../json/parse-json.ts';
import { type Database, readDatabase } from '../sqlite.ts';
import type { Fields, FileFormat, Table } from '../table.ts';
import { groupBy } from '../values.ts';
import { type OptunaStudy, type OptunaTrial, parameterReader, tableOf } from './study.ts';

/** The database of Optuna's storage in SQLite. */
export const optunaSqlite: FileFormat = {
  name: 'optuna-sqlite',
  title: 'Optuna storage (SQLite)',
  hasHeader: false,
  marks: { database: ['study_system_attributes', 'trial_system_attributes', 'trial_params'] },
  read: readStorage,
};

const TABLES = [
  ...['studies', 'study_directions', 'study_system_attributes', 'trials', 'trial_values'],
  ...['trial_params', 'trial_user_attributes', 'trial_system_attributes'],
];

const INSTEAD = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';

function readStorage(file: SourceFile, study: string | null): Table {
  return tableOf(studiesIn(readDatabase(file, TABLES, INSTEAD)), file.path, study);
}

function studiesIn(tables: Database): OptunaStudy[] {
  const directions = rowsBy('study_id', tables, 'study_directions');
  const attributes = rowsBy('study_id', tables, 'study_system_attributes');
  const trials = rowsBy('study_id', tables, 'trials');
  const readTrial = trialReader(tables);
  return (tables.get('studies') ?? []).map(({ study_id, study_name }) => ({
    name: String(study_name),
    directions: directionsIn(directions.get(study_id) ?? []),
    systemAttributes: attributesIn(attributes.get(study_id)),
    trials: (trials.get(study_id) ?? []).map(readTrial).sort((a, b) => a.number - b.number),
  }));
}

function rowsBy(key: string, tables: Database, name: string): Map<unknown, Fields[]> {
  return groupBy(tables.get(name) ?? [], (row) => row[key]);
}

function directionsIn(rows: readonly Fields[]): (Direction | null)[] {
  const found = byObjective(rows).map(({ direction }): Direction | null => {
    if (direction === 'MINIMIZE') return 'minimize';
    return direction === 'MAXIMIZE' ? 'maximize' : null;
  });
  // Before there could be several objectives, their directions were not in a table.
  return found.length === 0 ? [null] : found;
}

function byObjective(rows: readonly Fields[]): Fields[] {
  return rows.toSorted((a, b) => Number(a.objective) - Number(b.objective));
}

function trialReader(tables: Database): (row: Fields, i: number) => OptunaTrial {
  const values = rowsBy('trial_id', tables, 'trial_values');
  const parameters = rowsBy('trial_id', tables, 'trial_params');
  const userAttributes = rowsBy('trial_id', tables, 'trial_user_attributes');
  const systemAttributes = rowsBy('trial_id', tables, 'trial_system_attributes');
  const parameterOf = parameterReader();
  return (row, i) => ({
    number: typeof row.number === 'number' ? row.number : i,
    state: String(row.state),
    values: byObjective(values.get(row.trial_id) ?? []).map(valueIn),
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

function valueIn({ value, value_type }: Fields): number | null {
  if (value_type === 'INF_POS') return Infinity;
  if (value_type === 'INF_NEG') return -Infinity;
  return typeof value === 'number' ? value : null;
}

/** An attribute is anything somebody put there: a damaged one has no value. */
function attributesIn(rows: readonly Fields[] = []): Map<string, unknown> {
  return new Map(
    rows.map(({ key, value_json }) => [String(key), tryParseJson(String(value_json)) ?? null]),
  );
}
