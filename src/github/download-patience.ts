import { isUnanswered } from './access.ts';
import { BrokenDownload } from './broken-download.ts';
import type { Client } from './client.ts';
import { persist } from './persist.ts';

/** How long a download is waited for, in milliseconds. */
export interface Patience {
  /** For all tries together. */
  readonly wholeMs: number;
  /** Without a byte. */
  readonly stallMs: number;
}

export const PATIENCE: Patience = { wholeMs: 120_000, stallMs: 30_000 };

const MAX_RETRIES = 2;
/** What has the wrong content once may have been damaged on its way; twice is how it is stored. */
const MAX_WRONG_DIGESTS = 2;

export function persistDownload<T>(
  { pauses }: Client,
  { wholeMs: withinMs }: Patience,
  once: (until: number) => Promise<T>,
): Promise<T> {
  const few = pauses.beforeRetries.slice(0, MAX_RETRIES);
  return persist({ pauses: few, withinMs, isWorthAnother }, once);
}

function isWorthAnother(failures: readonly unknown[]): boolean {
  const last = failures.at(-1);
  if (!(last instanceof BrokenDownload)) return isUnanswered(last);
  if (last.kind !== 'wrong-digest') return last.kind === 'incomplete';
  return failures.filter(isWrongDigest).length < MAX_WRONG_DIGESTS;
}

function isWrongDigest(failure: unknown): boolean {
  return failure instanceof BrokenDownload && failure.kind === 'wrong-digest';
}
