import { dataError } from '../errors.ts';
import { deadlineFor, type ParquetFile, type TableFile, workOn } from '../read/index.ts';
import type { readParquet } from './parquet-columns.ts';
import { REDUCE } from './table.ts';

/** Columns with cells as CSV has them: times, and whole numbers that are not exact, are texts; spans of time are seconds. */
export async function readColumns(files: readonly ParquetFile[]): Promise<TableFile[]> {
  const [first, ...others] = files;
  const part = others.length === 0 ? '' : `and ${others.length} more`;
  const answer = await workOn('parquet', files, {
    deadlineMs: files.reduce((sum, { bytes }) => sum + deadlineFor(bytes.length), 0),
    explain: ({ message }) =>
      dataError({ path: first?.path ?? '', part }, `${message} to read`, REDUCE),
  });
  const columns = answer as Awaited<ReturnType<typeof readParquet>>;
  return files.map((file, i) => ({ ...file, kind: 'table', columns: columns[i] ?? new Map() }));
}
