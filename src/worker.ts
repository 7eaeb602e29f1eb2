import { Worker } from 'node:worker_threads';
import { UserError } from './errors.ts';
import type { WorkerAnswer } from './read/index.ts';

/** What `startWorker` can be asked for. */
const TASKS: Readonly<Record<string, () => Promise<(input: never) => Promise<unknown>>>> = {
  optuna: async () => (await import('./sources/optuna.ts')).readStudies,
  parquet: async () => (await import('./parse/parquet-columns.ts')).readParquet,
  rows: async () => (await import('./parse/rows.ts')).findRows,
};

/**
 * Ends the process when it takes too much memory, or nobody waits for it any more. No timer runs in an endless loop but
 * in a thread of its own, and buffers count towards no limit of Node's.
 */
const GUARD = `
const { parent, maxBytes } = require('node:worker_threads').workerData;
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 10);`;

const [name = '', maxMebibytes] = process.argv.slice(2);
const workerData = { parent: process.ppid, maxBytes: Number(maxMebibytes) * 2 ** 20 };
new Worker(GUARD, { eval: true, execArgv: [], workerData }).unref();
const work = await TASKS[name]?.();
if (work === undefined) throw new Error(`There is no task called ${name}`);

// What reads several columns at once may fail in more than one of them, and the first is answered.
process.on('unhandledRejection', () => {});
process.on('message', async (input) => {
  const answer = await work(input as never).then(
    (result): WorkerAnswer => ({ result }),
    (error: unknown): WorkerAnswer =>
      error instanceof UserError
        ? { refusal: { ...error } }
        : { bug: String((error as Error | null)?.stack ?? error) },
  );
  process.send?.(answer);
});
process.send?.('ready');
