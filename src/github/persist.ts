import { setTimeout as sleep } from 'node:timers/promises';
import { refusalOf } from './access.ts';
import { BrokenDownload } from './broken-download.ts';

/** How long a download is waited for, in milliseconds. */
export interface Patience {
  /** For all tries together. */
  readonly wholeMs: number;
  /** Without a byte. */
  readonly stallMs: number;
  /** Before the second try; twice as long before the third. */
  readonly pauseMs: number;
}

export const PATIENCE: Patience = { wholeMs: 120_000, stallMs: 30_000, pauseMs: 500 };

const MOST_TRIES = 3;
/** What has the wrong content once may have been damaged on its way; twice is how it is stored. */
const MOST_WRONG_DIGESTS = 2;

/** Tries again what may pass by itself. */
export async function persist<T>(
  patience: Patience,
  once: (until: number) => Promise<T>,
): Promise<T> {
  const until = Date.now() + patience.wholeMs;
  const failures: unknown[] = [];
  for (;;) {
    try {
      return await once(until);
    } catch (error) {
      failures.push(error);
      const pause = patience.pauseMs * failures.length;
      if (!isWorthAnother(failures) || Date.now() + pause >= until) throw conclude(failures);
      await sleep(pause);
    }
  }
}

function isWorthAnother(failures: readonly unknown[]): boolean {
  const last = failures.at(-1);
  if (failures.length >= MOST_TRIES) return false;
  if (!(last instanceof BrokenDownload)) return refusalOf(last) === 'unreachable';
  if (last.kind !== 'wrong-digest') return last.kind === 'incomplete';
  return failures.filter(isWrongDigest).length < MOST_WRONG_DIGESTS;
}

function isWrongDigest(failure: unknown): boolean {
  return failure instanceof BrokenDownload && failure.kind === 'wrong-digest';
}

function conclude(failures: readonly unknown[]): unknown {
  const last = failures.at(-1);
  if (!(last instanceof BrokenDownload) || last.kind !== 'incomplete') return last;
  const times = failures.length === 1 ? 'before the time was up' : `${failures.length} times`;
  return new BrokenDownload('incomplete', `${last.message} ${times}`);
}
