import type { SourceFile } from '../read/index.ts';
import { findDelimiter, readRecords } from './csv-records.ts';
import { CsvRows } from './csv-rows.ts';
import { type Choice, type FileFormat, plainTable, type Row } from './format.ts';
import { Kept } from './kept.ts';
import { withOrder } from './plain-order.ts';

/** Cells separated by commas, semicolons or tabs, below a header or without one. */
export const csv: FileFormat = {
  kind: 'file',
  name: 'csv',
  title: 'CSV or TSV',
  hasHeader: true,
  isStreamed: true,
  correction: 'Correct the cell, or leave it empty for a failed trial.',
  detect: ({ text, database }) => !database && !/^\s*[[{<]/.test(text),
  read: async (file, choice) => plainTable(withOrder(await readCsv(file, choice))),
};

interface Options extends Partial<Pick<Choice, 'kept'>> {
  /** What the first column is called if it has no name; else it is left out, as others are. */
  readonly nameless?: string;
}

/** The rows, record by record; also of tools whose tables are CSV. */
export async function readCsv(
  file: SourceFile,
  { kept = new Kept(), nameless = '' }: Options = {},
): Promise<readonly Row[]> {
  const rows = new CsvRows({ path: file.path, nameless, kept });
  await readRecords(file, (record) => rows.add(record));
  return findDelimiter(file.text) === ',' ? rows.rows() : rows.rowsWithPoints();
}
