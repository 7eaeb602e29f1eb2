import { Unanswered } from './access.ts';

/** The waits that GitHub asks for when it is asked too often are within it. */
export const LONGEST_MS = 120_000;

/**
 * Does something that may take `ms` milliseconds and no longer, waits between attempts included.
 * Its signal is given when it has ended either way, so that nothing of it stays open.
 */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `GitHub gave no answer within ${Math.ceil(ms / 1000)} s`;
    timer = setTimeout(() => reject(new Unanswered(message)), ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
