import { plainTrials } from '../plain-trials.ts';
import { type FileFormat, plainTable } from '../table.ts';
import { readCsv } from './read-csv.ts';

/** Cells separated by commas, semicolons or tabs, below a header or without one. */
export const csv: FileFormat = {
  kind: 'file',
  name: 'csv',
  title: 'CSV or TSV',
  isGeneric: true,
  hasHeader: true,
  correction: 'Correct the cell, or leave it empty for a failed trial.',
  detect: ({ text, database }) => !database && !/^\s*[[{<]/.test(text),
  read: (file) => plainTable(plainTrials(readCsv(file), file.path)),
};
