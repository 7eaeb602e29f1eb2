import { Worker } from 'node:worker_threads';

/** How long a person waits before it is worth a word. */
const PATIENCE_MS = 1000;

/** Says that the program is at work; computing lets no timer run, so the word comes from a thread of its own. */
const SAY_SO = `setTimeout(() => require('node:fs').writeSync(2, 'Working …'), ${PATIENCE_MS})`;

/**
 * Says on a terminal what takes longer than a second.
 *
 * @returns erases the line, and ends the waiting; to be called before anything else is written
 */
export function showProgress(write: (text: string) => void): () => void {
  const started = Date.now();
  const worker = new Worker(SAY_SO, { eval: true, execArgv: [] });
  worker.unref();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    void worker.terminate();
    if (Date.now() - started >= PATIENCE_MS) write('\r\u001b[K');
  };
}
