import { setTimeout as sleep } from 'node:timers/promises';
import { isUnanswered } from './access.ts';

/** How long is waited, in milliseconds; tests wait for nothing. */
export interface Pauses {
  /** From one request that writes to the next: GitHub asks for a second. */
  readonly betweenWrites: number;
  /** From one that notifies people to the next. */
  readonly betweenNotifications: number;
  /** Before each repetition of a request that was not answered. */
  readonly beforeRetries: readonly number[];
}

export const PAUSES: Pauses = {
  betweenWrites: 1000,
  betweenNotifications: 3000,
  beforeRetries: [1000, 2000, 4000, 8000, 16_000],
};

/** For all tries of something together: longer would hold up the job. */
const MAX_PERSISTENCE_MS = 60_000;

interface Persistence {
  /** Before each further try, in milliseconds. */
  readonly pauses: readonly number[];
  readonly withinMs?: number;
  /** Whether another try may help, after these; by default where the last one was not answered. */
  readonly isWorthAnother?: (failures: readonly unknown[]) => boolean;
}

/**
 * Does something until it succeeds, is refused, or the pauses or the time are used up.
 *
 * @param once is told when the time is up, in milliseconds since 1970
 * @throws what the last try threw
 */
export async function persist<T>(
  persistence: Persistence,
  once: (until: number) => Promise<T>,
): Promise<T> {
  const { pauses, withinMs = MAX_PERSISTENCE_MS, isWorthAnother = lastIsUnanswered } = persistence;
  const until = Date.now() + withinMs;
  const failures: unknown[] = [];
  for (;;) {
    try {
      return await once(until);
    } catch (error) {
      const pause = pauses[failures.length];
      failures.push(error);
      const isOver = pause === undefined || Date.now() + pause >= until;
      if (isOver || !isWorthAnother(failures)) throw error;
      await sleep(pause);
    }
  }
}

function lastIsUnanswered(failures: readonly unknown[]): boolean {
  return isUnanswered(failures.at(-1));
}
