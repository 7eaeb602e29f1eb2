import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataError, detailOf, UserError } from '../../errors.ts';
import { printable, printablePath } from '../../read/index.ts';
import type { Fields } from '../table.ts';

/** The part of `node:sqlite` that is used: the oldest supported Node does not have it. */
interface Sqlite {
  readonly DatabaseSync: new (path: string, options: { readOnly: boolean }) => Connection;
}

interface Connection {
  prepare(sql: string): { iterate(...values: unknown[]): Iterable<Fields> };
  exec(sql: string): void;
  close(): void;
}

/** The wanted columns of each table. Missing columns are left out. */
type Wanted<T extends string> = Readonly<Record<T, readonly string[]>>;
type Tables<T extends string> = Readonly<Record<T, readonly Fields[]>>;

interface Database {
  readonly path: string;
  readonly bytes: Buffer;
  /** How to get the trials without reading the database, for people. */
  readonly instead: string;
}

const MAX_ROWS = 5_000_000;

/**
 * Rows of tables of an SQLite database, in no order; none of a table that is missing.
 *
 * @throws UserError if this Node cannot read databases, or if this one is damaged
 */
export function readTables<T extends string>(database: Database, wanted: Wanted<T>): Tables<T> {
  const sqlite = findSqlite(database);
  const folder = mkdtempSync(join(tmpdir(), 'tuning-gate-'));
  try {
    const file = join(folder, 'copy.db');
    writeFileSync(file, withoutLog(database.bytes), { mode: 0o600 });
    return readFrom(new sqlite.DatabaseSync(file, { readOnly: true }), wanted);
  } catch (error) {
    throw error instanceof UserError ? error : damaged(database, error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findSqlite({ path, instead }: Database): Sqlite {
  // Bundlers leave this alone; importing a missing module would end the program.
  const found: object | undefined = process.getBuiltinModule?.('node:sqlite');
  if (found !== undefined) return found as Sqlite;
  throw dataError(
    printablePath(path),
    `is an SQLite database, which Node ${process.versions.node} cannot read`,
    `Use Node 22.13 or newer, or ${instead}.`,
  );
}

function readFrom<T extends string>(connection: Connection, wanted: Wanted<T>): Tables<T> {
  try {
    connection.exec('PRAGMA trusted_schema = OFF');
    const tables = {} as Record<T, readonly Fields[]>;
    for (const name of Object.keys(wanted) as T[]) {
      tables[name] = rowsOf(connection, name, wanted[name]);
    }
    return tables;
  } finally {
    connection.close();
  }
}

/** No conditions and no order: a hostile table can only take long by its rows. */
function rowsOf(connection: Connection, table: string, wanted: readonly string[]): Fields[] {
  const columns = columnsOf(connection, table).filter((name) => wanted.includes(name));
  if (columns.length === 0) return [];
  const list = columns.map((name) => `"${name}"`).join(', ');
  const rows: Fields[] = [];
  for (const row of connection.prepare(`SELECT ${list} FROM "${table}"`).iterate()) {
    if (rows.push(row) > MAX_ROWS) throw new Error(`${table} has more than ${MAX_ROWS} rows`);
  }
  return rows;
}

/** None unless it is a plain table: views and computed columns would run code of the file. */
function columnsOf(connection: Connection, table: string): string[] {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0";
  const [isTable] = connection.prepare(sql).iterate(table);
  if (isTable === undefined) return [];
  const columns = [...connection.prepare(`PRAGMA table_xinfo("${table}")`).iterate()];
  return columns.filter(({ hidden }) => hidden === 0).map(({ name }) => String(name));
}

/** Bytes of the header that are 2 if changes go to a write-ahead log first. */
const LOG_MARKS = [18, 19];

function hasLog(bytes: Buffer): boolean {
  return LOG_MARKS.some((at) => bytes[at] === 2);
}

/** A copy without the mark of a write-ahead log, because that log is not there. */
function withoutLog(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  if (hasLog(bytes)) for (const at of LOG_MARKS) copy[at] = 1;
  return copy;
}

function damaged({ path, instead }: Database, error: unknown): UserError {
  return dataError(
    printablePath(path),
    `cannot be read as an SQLite database: ${printable(detailOf(error, 'message'))}`,
    `Copy it while nothing writes to it, or ${instead}.`,
  );
}
