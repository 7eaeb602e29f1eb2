import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFile } from '../../src/read/source-file.ts';

const sqlite = process.getBuiltinModule?.('node:sqlite');

/** Reading databases takes a module that older Nodes do not have. */
export const describeWithSqlite = sqlite === undefined ? describe.skip : describe;
export const itWithoutSqlite = sqlite === undefined ? it : it.skip;

interface Connection {
  exec(sql: string): void;
  close(): void;
}

/** A database after some statements. */
export function changedBy(sql: string, { path, ...file }: SourceFile): SourceFile {
  if (file.kind !== 'sqlite') throw new Error(`${path} is no database`);
  const { DatabaseSync } = sqlite as { DatabaseSync: new (path: string) => Connection };
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const copy = join(folder, 'copy.db');
  try {
    writeFileSync(copy, file.bytes);
    const connection = new DatabaseSync(copy);
    connection.exec(`PRAGMA foreign_keys = OFF; ${sql}`);
    connection.close();
    return { ...file, path, bytes: readFileSync(copy) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
