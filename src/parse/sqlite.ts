import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataError, detailOf, type FilePlace } from '../errors.ts';
import { printable } from '../printable.ts';
import type { SourceFile } from '../read/index.ts';
import type { Fields } from './table.ts';
import { groupBy } from './values.ts';

export type Database = ReadonlyMap<string, readonly Fields[]>;

export function rowsBy(column: string, tables: Database, table: string) {
  const rows = groupBy(tables.get(table) ?? [], (row) => String(row[column]));
  return (value: unknown): readonly Fields[] => rows.get(String(value)) ?? [];
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

/** Reads tables of an SQLite database, empty if it lacks them; `instead` says what to do if it cannot be read: `export …`. */
export function readDatabase(file: SourceFile, tables: readonly string[], instead: string) {
  if (file.kind !== 'sqlite') throw new Error('Only databases have tables');
  const sqlite = findSqlite(file, instead);
  const folder = mkdtempSync(join(tmpdir(), 'tuning-gate-'));
  try {
    const copy = join(folder, 'copy.db');
    writeFileSync(copy, withoutLog(file.bytes), { mode: 0o600 });
    return readFrom(new sqlite.DatabaseSync(copy, { readOnly: true }), tables);
  } catch (error) {
    const what = `cannot be read as an SQLite database: ${printable(detailOf(error, 'message'))}`;
    throw dataError(file, what, `Copy it while nothing writes to it, or ${instead}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findSqlite(place: FilePlace, instead: string): Sqlite {
  // Bundlers leave this alone; importing a missing module would end the program.
  const module: object | undefined = process.getBuiltinModule?.('node:sqlite');
  if (module !== undefined) return module as Sqlite;
  const what = `is an SQLite database, which Node ${process.versions.node} cannot read`;
  throw dataError(place, what, `Use Node 22.13 or newer, or ${instead}.`);
}

/** A copy without the marks (2 in its header) of a write-ahead log, because that log is not there. */
function withoutLog(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const at of [18, 19]) if (copy[at] === 2) copy[at] = 1;
  return copy;
}

/** What all tables may take: the file itself does not hold what rows have by default. */
const MAX_BYTES = 2 ** 28;
const CELL = 8;

function readFrom(connection: Connection, tables: readonly string[]): Database {
  let left = MAX_BYTES;
  const count = (row: Fields) => {
    for (const value of Object.values(row))
      left -= CELL + ((value as { length?: number } | null)?.length ?? 0);
    if (left < 0) throw new Error(`its tables hold more than ${MAX_BYTES / 2 ** 20} MiB`);
    return row;
  };
  try {
    connection.exec('PRAGMA trusted_schema = OFF');
    return new Map(tables.map((name) => [name, Array.from(rowsOf(connection, name), count)]));
  } finally {
    connection.close();
  }
}

/** Views and computed columns, which would run code of the file, are as if they were not there. */
function rowsOf(connection: Connection, table: string): Iterable<Fields> {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0";
  const [isTable] = connection.prepare(sql).iterate(table);
  if (isTable === undefined) return [];
  const columns = [...connection.prepare(`PRAGMA table_xinfo("${table}")`).iterate()];
  const stored = columns.filter(({ hidden }) => hidden === 0);
  const list = stored.map(({ name }) => `"${String(name).replaceAll('"', '""')}"`);
  return connection.prepare(`SELECT ${list.join(', ')} FROM "${table}"`).iterate();
}
