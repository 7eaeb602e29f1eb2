import { createHash } from 'node:crypto';
import { UserError } from '../errors.ts';
import { piecesOf, printablePath, type SourceFile } from '../read/index.ts';
import type { Table } from './format.ts';

/**
 * Refuses a file that is the same as another, whose trials would count twice. Single trials may
 * well be alike: the failed ones are.
 *
 * @param files where each table is from
 */
export async function checkRepeats(
  tables: readonly Table[],
  files: readonly SourceFile[],
): Promise<void> {
  const several = files.filter((_, i) => (tables[i]?.rows.length ?? 0) > 1);
  const seen = new Map<string, SourceFile>();
  for (const file of beginningAlike(several)) {
    const content = await digestOf(file);
    const other = seen.get(content);
    seen.set(content, file);
    if (other !== undefined) throw repeated(file, other);
  }
}

/** Those that begin as another does: large files are not to be read twice without need. */
function beginningAlike(files: readonly SourceFile[]): SourceFile[] {
  const starts = files.map(startOf);
  const counts = new Map<string, number>();
  for (const start of starts) counts.set(start, (counts.get(start) ?? 0) + 1);
  return files.filter((_, i) => (counts.get(starts[i] ?? '') ?? 0) > 1);
}

/** Shorter than what is held of a large file. */
const START = 2 ** 12;

function startOf({ text, database }: SourceFile): string {
  return database?.toString('latin1', 0, START) ?? text.slice(0, START);
}

async function digestOf(file: SourceFile): Promise<string> {
  const hash = createHash('sha256');
  if (file.database) hash.update(file.database);
  for await (const piece of piecesOf(file)) hash.update(piece);
  return hash.digest('hex');
}

function repeated({ path }: SourceFile, other: SourceFile): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `is the same as ${printablePath(other.path)}, so that its trials would count twice`,
    fix: 'Name every file of the sweep once.',
  });
}
