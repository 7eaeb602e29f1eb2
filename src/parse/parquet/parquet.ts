import type { SourceFile } from '../../read/index.ts';
import { plainTrials } from '../columns/plain-trials.ts';
import { readCsv } from '../csv/csv.ts';
import { type FileFormat, plainTable } from '../table.ts';

/** A table in Apache Parquet. One with the columns of a tool is in the format of the tool's CSV. */
export const parquet: FileFormat = {
  name: 'parquet',
  title: 'Parquet',
  isGeneric: true,
  marks: { isParquet: true },
  read: (file) => plainTable(plainTrials(readCsv(file), file.path)),
};

/** The files with their columns, if all are in Parquet: next to others, none is read. */
export async function withColumns(files: readonly SourceFile[]): Promise<readonly SourceFile[]> {
  if (!files.every((file) => file.parquet)) return files;
  // Loaded on demand: most sweeps are in other formats.
  const { readColumns } = await import('./columns.ts');
  return readColumns(files);
}
