import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataError, detailOf } from '../../errors.ts';
import { printable, printablePath, type SourceFile } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import { tryParseJson } from '../json/parse-json.ts';
import type { Fields, FileFormat, Table } from '../table.ts';
import { groupBy } from '../values.ts';
import { type OptunaStudy, type OptunaTrial, parameterReader, tableOf } from './study.ts';

/** The database of Optuna's storage in SQLite. */
export const optunaSqlite: FileFormat = {
  name: 'optuna-sqlite',
  title: 'Optuna storage (SQLite)',
  hasHeader: false,
  marks: { database: ['study_system_attributes', 'trial_system_attributes', 'trial_params'] },
  read: readDatabase,
};

const TABLES = [
  ...['studies', 'study_directions', 'study_system_attributes', 'trials', 'trial_values'],
  ...['trial_params', 'trial_user_attributes', 'trial_system_attributes'],
];
type Tables = ReadonlyMap<string, readonly Fields[]>;

const INSTEAD = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';

function readDatabase({ path, database }: SourceFile, study: string | null): Table {
  if (database === undefined) throw new Error('Only databases are in this format');
  const tables = readTables(database, path);
  return tableOf(studiesIn(tables), path, study);
}

/** The part of `node:sqlite` that is used: the oldest supported Node does not have it. */
interface Sqlite {
  readonly DatabaseSync: new (path: string, options: { readOnly: boolean }) => Connection;
}

interface Connection {
  prepare(sql: string): { iterate(...values: unknown[]): Iterable<Fields> };
  exec(sql: string): void;
  close(): void;
}

/** @throws UserError if this Node cannot read databases, or if this one is damaged */
function readTables(bytes: Buffer, path: string): Tables {
  const sqlite = findSqlite(path);
  const folder = mkdtempSync(join(tmpdir(), 'tuning-gate-'));
  try {
    const file = join(folder, 'copy.db');
    writeFileSync(file, withoutLog(bytes), { mode: 0o600 });
    return readFrom(new sqlite.DatabaseSync(file, { readOnly: true }));
  } catch (error) {
    throw dataError(
      printablePath(path),
      `cannot be read as an SQLite database: ${printable(detailOf(error, 'message'))}`,
      `Copy it while nothing writes to it, or ${INSTEAD}.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findSqlite(path: string): Sqlite {
  // Bundlers leave this alone; importing a missing module would end the program.
  const found: object | undefined = process.getBuiltinModule?.('node:sqlite');
  if (found !== undefined) return found as Sqlite;
  throw dataError(
    printablePath(path),
    `is an SQLite database, which Node ${process.versions.node} cannot read`,
    `Use Node 22.13 or newer, or ${INSTEAD}.`,
  );
}

/** A copy without the marks (2 in its header) of a write-ahead log, because that log is not there. */
function withoutLog(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const at of [18, 19]) if (copy[at] === 2) copy[at] = 1;
  return copy;
}

function readFrom(connection: Connection): Tables {
  try {
    connection.exec('PRAGMA trusted_schema = OFF');
    return new Map(TABLES.map((name) => [name, rowsOf(connection, name)]));
  } finally {
    connection.close();
  }
}

/** Views and computed columns, which would run code of the file, are as if they were not there. */
function rowsOf(connection: Connection, table: string): Fields[] {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0";
  const [isTable] = connection.prepare(sql).iterate(table);
  if (isTable === undefined) return [];
  const columns = [...connection.prepare(`PRAGMA table_xinfo("${table}")`).iterate()];
  const stored = columns.filter(({ hidden }) => hidden === 0);
  const list = stored.map(({ name }) => `"${String(name).replaceAll('"', '""')}"`);
  return [...connection.prepare(`SELECT ${list.join(', ')} FROM "${table}"`).iterate()];
}

function studiesIn(tables: Tables): OptunaStudy[] {
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

function rowsBy(key: string, tables: Tables, name: string): Map<unknown, Fields[]> {
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

function trialReader(tables: Tables): (row: Fields, i: number) => OptunaTrial {
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
