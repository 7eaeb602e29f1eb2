import { dataError } from '../errors.ts';
import {
  type ParquetFile,
  startWorker,
  type TableFile,
  WorkerEnded,
  type WorkerProcess,
} from '../read/index.ts';
import type { ParquetTask, readParquet } from './parquet-columns.ts';
import { REDUCE } from './table.ts';

const MAX_SECONDS = { atLeast: 10, perMebibyte: 1 };

/** Has read a small sweep, and waits for another one: to start a worker takes longer than to read it. */
let idle: WorkerProcess | null = null;
/** In bytes, unpacked; what has read more may keep memory that the next sweep needs. */
const SMALL = 2 ** 24;

/** Columns with cells as CSV has them: times, and whole numbers that are not exact, are texts; spans of time are seconds. */
export async function readColumns(files: readonly ParquetFile[]): Promise<TableFile[]> {
  const worker = idle?.isRunning() ? idle : await startWorker('parquet');
  idle = null;
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
  } catch (error) {
    // The library may still be at work on what was refused.
    worker.stop();
    throw error;
  }
  if (spent.bytes < SMALL && idle === null) idle = worker;
  else worker.stop();
  return read;
}
