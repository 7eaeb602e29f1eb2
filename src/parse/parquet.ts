import { dataError } from '../errors.ts';
import { type ParquetFile, startWorker, type TableFile, WorkerEnded } from '../read/index.ts';
import type { ParquetTask, readParquet } from './parquet-columns.ts';
import { REDUCE } from './table.ts';

const MAX_SECONDS = { atLeast: 10, perMebibyte: 1 };

/**
 * The columns of Parquet files, with cells as a CSV would have them: times, and whole numbers that are
 * not exact, are texts, and spans of time are in seconds.
 *
 * @throws UserError if one is damaged, too large, or written in a way that is not supported
 */
export async function readColumns(files: readonly ParquetFile[]): Promise<TableFile[]> {
  const worker = await startWorker('parquet');
  const read: TableFile[] = [];
  let spent: ParquetTask['spent'] = { rows: 0, values: 0, bytes: 0 };
  try {
    for (const file of files) {
      const { atLeast, perMebibyte } = MAX_SECONDS;
      const seconds = Math.round(atLeast + (perMebibyte * file.bytes.length) / 2 ** 20);
      const asked = worker.ask({ file, spent } satisfies ParquetTask, 1000 * seconds);
      const answer = (await asked.catch((error: unknown) => {
        if (!(error instanceof WorkerEnded)) throw error;
        throw dataError(file, `${error.message} to read`, REDUCE);
      })) as Awaited<ReturnType<typeof readParquet>>;
      spent = answer.spent;
      read.push({ ...file, kind: 'table', columns: answer.columns });
    }
  } finally {
    worker.stop();
  }
  return read;
}
