import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { UserError } from '../errors.ts';

/** A task that was ended, because it took more time or memory than it may. */
export class WorkerEnded extends Error {
  readonly tookTooMuch: 'time' | 'memory';

  constructor(tookTooMuch: WorkerEnded['tookTooMuch'], limit: string) {
    super(`takes more than ${limit}`);
    this.tookTooMuch = tookTooMuch;
  }
}

/** The most memory that a worker may take by default. */
const MAX_MEBIBYTES = 1536;

/** What a worker sends back: a result, an error for the user, or what is wrong with the program. */
export type WorkerAnswer =
  | { readonly result: unknown }
  | { readonly refusal: ConstructorParameters<typeof UserError>[0] }
  | { readonly bug: string };

interface Limits {
  readonly deadlineMs: number;
  /** What to say if it takes too much. */
  readonly explain: (ended: WorkerEnded) => UserError;
}

/** Has one input worked on, by a worker of its own. */
export async function workOn(task: string, input: unknown, { deadlineMs, explain }: Limits) {
  const worker = await startWorker(task);
  try {
    return await worker.ask(input, deadlineMs);
  } catch (error) {
    throw error instanceof WorkerEnded ? explain(error) : error;
  } finally {
    worker.stop();
  }
}

export type WorkerProcess = Awaited<ReturnType<typeof startWorker>>;

/**
 * Starts a task of src/worker.ts in a process of its own, which neither an endless loop nor a lack of memory in it can
 * harm: a thread that runs out of memory takes the whole program with it. Nobody has to stop it for this process to end.
 */
export async function startWorker(task: string, maxMebibytes = MAX_MEBIBYTES) {
  // Most runs start none.
  const { fork } = await import('node:child_process');
  const isSource = import.meta.url.endsWith('.ts');
  // In the bundle, this may be part of a chunk.
  const bundled = import.meta.url.includes('/chunks/') ? '../worker.js' : './worker.js';
  const entry = new URL(isSource ? '../worker.ts' : bundled, import.meta.url);
  const child = fork(fileURLToPath(entry), [task, String(maxMebibytes)], {
    // Only sources need what this process was started with; half is for buffers, and what is not collected yet.
    execArgv: [...(isSource ? process.execArgv : []), `--max-old-space-size=${maxMebibytes >> 1}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = () => void child.kill('SIGKILL');

  /** The next message, or what becomes of the process instead. */
  const next = async (ended: (code: unknown) => Error) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const exit = once(child, 'exit', { signal }).then(([code]) => {
      throw ended(code);
    });
    try {
      const [message] = await Promise.race([once(child, 'message', { signal }), exit]);
      return message;
    } finally {
      waiting.abort();
    }
  };

  await next((code) => new Error(`The worker for ${task} did not start (${code})`));
  // An input that is worked on has its deadline to keep this process waiting.
  child.unref();
  child.channel?.unref();
  return {
    stop,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** One at a time. @throws UserError if the task refuses it; WorkerEnded, and then the worker is gone */
    ask: async (input: unknown, deadlineMs: number): Promise<unknown> => {
      let isLate = false;
      const deadline = setTimeout(() => {
        isLate = true;
        stop();
      }, deadlineMs);
      try {
        // Why sending fails is known when the process ends.
        child.send(input as object, () => {});
        const answer: WorkerAnswer = await next(() =>
          isLate
            ? new WorkerEnded('time', `${Math.ceil(deadlineMs / 1000)} seconds`)
            : new WorkerEnded('memory', `${maxMebibytes.toLocaleString('en-US')} MiB of memory`),
        );
        if ('bug' in answer) throw new Error(answer.bug);
        if ('refusal' in answer) throw new UserError(answer.refusal);
        return answer.result;
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}
