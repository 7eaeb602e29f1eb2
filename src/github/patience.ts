import { setTimeout as sleep } from 'node:timers/promises';
import type { Octokit } from '@octokit/rest';
import { detailOf } from '../errors.ts';
import { isUnanswered } from './access.ts';
import { PAUSES, type Pauses, persist } from './persist.ts';

/** What is only read is worth fewer tries than what is written. */
const MAX_READ_RETRIES = 3;

type Plugin = Parameters<typeof Octokit.plugin>[0];
type Options = Parameters<Plugin>[1] & { readonly pauses?: Pauses };

/**
 * The client's one rule for waiting: it spaces what it writes, waits where GitHub asks for it, within
 * reason, and repeats what was not answered. A request with `retries: 0` is sent once, for its
 * caller has to look first whether it arrived.
 */
export function patience(octokit: Parameters<Plugin>[0], { pauses = PAUSES }: Options) {
  const turnToWrite = spacing(pauses.betweenWrites);
  const turnToNotify = spacing(pauses.betweenNotifications);
  octokit.hook.wrap('request', async (request, options) => {
    const { method, url, request: settings } = options;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead) await turnToWrite();
    if (method === 'POST' && /\/issues\/[^/]+\/comments$/.test(url)) await turnToNotify();
    const retries = settings?.retries ?? (isRead ? MAX_READ_RETRIES : pauses.beforeRetries.length);
    return persist(
      {
        pauses: pauses.beforeRetries.slice(0, retries),
        isWorthAnother: (failures) =>
          isUnanswered(failures.at(-1)) && settings?.signal?.aborted !== true,
      },
      () => waitingAsAsked(async () => request(options)),
    );
  });
  return { pauses };
}

/** Lets the caller go on so many milliseconds after the one before. */
function spacing(ms: number): () => Promise<void> {
  let free = 0;
  return async () => {
    const now = Date.now();
    const turn = Math.max(now, free);
    free = turn + ms;
    if (turn > now) await sleep(turn - now);
  };
}

const MAX_WAITS = 2;
/** Waiting longer would hold up the job for a comment. */
const MAX_WAIT_SECONDS = 60;

/** A request that GitHub put off had no effect, so that it is sent again, whatever it does. */
async function waitingAsAsked<T>(send: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || seconds > MAX_WAIT_SECONDS || waits === MAX_WAITS) throw error;
      await sleep(1000 * seconds);
    }
  }
}

/** How long GitHub asks to wait, to whoever asks too often; null where it does not. */
function secondsToWait(error: unknown): number | null {
  if (!['403', '429'].includes(detailOf(error, 'status'))) return null;
  const headers = headersOf(error);
  const after = Number(headers.get('retry-after') || Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after);
  if (headers.get('x-ratelimit-remaining') === '0') {
    const reset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    return Math.max(0, Math.ceil(reset)) + 1;
  }
  return /\bsecondary rate\b/i.test(detailOf(error, 'message')) ? MAX_WAIT_SECONDS : null;
}

function headersOf(error: unknown): ReadonlyMap<string, string> {
  const response: unknown = error instanceof Error ? Reflect.get(error, 'response') : null;
  const headers: unknown =
    typeof response === 'object' && response !== null ? Reflect.get(response, 'headers') : null;
  const entries = Object.entries(headers ?? {});
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
