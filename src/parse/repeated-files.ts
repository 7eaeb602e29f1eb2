import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import type { Table } from './format.ts';

/**
 * Refuses a file that is the same as another, whose trials would count twice. Single trials may
 * well be alike: the failed ones are.
 *
 * @param files where each table is from
 */
export function checkRepeats(tables: readonly Table[], files: readonly SourceFile[]): void {
  const several = files.filter((_, i) => (tables[i]?.rows.length ?? 0) > 1);
  const seen = new Map<string, SourceFile>();
  for (const file of several) {
    const content = file.database?.toString('latin1') ?? file.text;
    const other = seen.get(content);
    seen.set(content, file);
    if (other !== undefined) throw repeated(file, other);
  }
}

function repeated({ path }: SourceFile, other: SourceFile): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `is the same as ${printablePath(other.path)}, so that its trials would count twice`,
    fix: 'Name every file of the sweep once.',
  });
}
