import { setTimeout as sleep } from 'node:timers/promises';
import type { Octokit } from '@octokit/rest';
import { detailOf, UserError } from '../errors.ts';

/**
 * How long the Action waits for GitHub, in milliseconds. Every request follows this policy; tests
 * pass a shorter one.
 */
export const RETRY_POLICY = {
  /** Before each retry of a request that was not answered. */
  beforeRetries: [1000, 2000, 4000, 8000, 16_000] as readonly number[],
  /** The length of each second that GitHub asks to wait. */
  second: 1000,
  /** For one attempt at a request. */
  maxAnswer: 30_000,
  /** For a request with its retries and the waits that GitHub asks for. */
  maxRequest: 120_000,
  maxDownload: 120_000,
  /** For the upload of a report with the retries of the artifact client, which can take 35 s. */
  maxUpload: 40_000,
  /** For the upload of a sweep, without which hours of training are lost. */
  maxSaving: 180_000,
};
export type RetryPolicy = Readonly<typeof RETRY_POLICY>;

/** All attempts together: retrying for longer would hold up the job. */
export const MAX_RETRYING_MS = 60_000;

interface Retrying {
  readonly pauses: readonly number[];
  readonly withinMs?: number;
  /** Whether another attempt may help after a failure; by default, if it was not answered. */
  readonly mayHelp?: (failure: unknown) => boolean;
}

/**
 * Repeats an attempt until it succeeds or is refused, or until pauses or time run out.
 *
 * @param attempt gets the time at which to give up, in milliseconds since 1970
 */
export async function retry<T>(
  { pauses, withinMs = MAX_RETRYING_MS, mayHelp = isUnanswered }: Retrying,
  attempt: (until: number) => Promise<T>,
): Promise<T> {
  const until = Date.now() + withinMs;
  for (let failures = 0; ; failures++) {
    try {
      return await attempt(until);
    } catch (error) {
      const pause = pauses[failures];
      const isOver = pause === undefined || Date.now() + pause >= until;
      if (isOver || !mayHelp(error)) throw error;
      await sleep(pause);
    }
  }
}

export async function withDeadline<T>(ms: number, work: () => Promise<T>, who = 'GitHub') {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `${who} gave no answer within ${Math.ceil(ms / 1000)} s`;
    timer = setTimeout(() => reject(new Unanswered(message)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads are worth fewer retries than writes. */
const MAX_READ_RETRIES = 3;

/**
 * Gives a client the policy: it waits within reason where GitHub asks for it, and repeats requests whose answer is
 * missing or incomplete. A request with `retries: 0` is sent once, because its caller must first check whether it
 * took effect.
 */
export function retryRequests({ hook }: Pick<Octokit, 'hook'>, policy: RetryPolicy): void {
  hook.wrap('request', async (request, options) => {
    const { method, request: settings } = options;
    const most = method === 'GET' ? MAX_READ_RETRIES : policy.beforeRetries.length;
    const pauses = policy.beforeRetries.slice(0, settings?.retries ?? most);
    const mayHelp = (failure: unknown) =>
      isUnanswered(failure) && settings?.signal?.aborted !== true;
    const attempt = async () =>
      complete(await waitingAsAsked(policy.second, async () => request(options)));
    return withDeadline(policy.maxRequest, () => retry({ pauses, mayHelp }, attempt)).catch(
      (error: unknown) => {
        throw withoutPage(error);
      },
    );
  });
}

/** The client hands on JSON that was cut off as text, and a lost body as empty text. */
function complete<T extends { readonly data: unknown; readonly status: number }>(answer: T): T {
  const isIncomplete = typeof answer.data === 'string' && answer.status !== 204;
  if (isIncomplete) throw new Unanswered('the answer arrived incomplete');
  return answer;
}

const MAX_WAITS = 2;
/** Waiting longer would hold up the job for a comment. */
const MAX_WAIT_SECONDS = 60;

/**
 * A rate-limited request had no effect, so it is sent again, even if it writes.
 *
 * @param second how long each second takes that is asked for, in milliseconds
 */
export async function waitingAsAsked<T>(second: number, send: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || seconds > MAX_WAIT_SECONDS || waits === MAX_WAITS) throw error;
      await sleep(second * seconds);
    }
  }
}

/** How long a server asks a rate-limited client to wait; null if it does not. */
function secondsToWait(error: unknown): number | null {
  if (!['403', '429'].includes(detailOf(error, 'status'))) return null;
  const { headers } = responseOf(error);
  const after = Number(headers['retry-after'] || Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after);
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset']) - Date.now() / 1000;
    return Math.max(0, Math.ceil(reset)) + 1;
  }
  return /\bsecondary rate\b/i.test(detailOf(error, 'message')) ? MAX_WAIT_SECONDS : null;
}

function responseOf(error: unknown) {
  const response = Object(Reflect.get(Object(error), 'response'));
  return { headers: Object(response.headers), data: response.data };
}

/** If a gateway answers with an HTML page, the client uses the whole page as the message. */
function withoutPage(error: unknown): unknown {
  const isPage = error instanceof Error && typeof responseOf(error).data === 'string';
  if (isPage) error.message = `GitHub answered with status ${detailOf(error, 'status')}`;
  return error;
}

type Refusal = 'missing' | 'expired' | 'forbidden' | 'unreachable';

/** GitHub, or the storage it points at, gave no usable answer. */
export class Unanswered extends Error {
  override readonly name: string = 'Unanswered';
}

/** An answer with another shape than GitHub documents, such as one from a proxy. */
export class UnexpectedAnswer extends UserError {
  /** In a few words, without the remedy. */
  readonly reason: string;

  constructor(where: string) {
    const fix =
      'Run the job again; if the error persists, check whether a proxy answers in GitHub’s place.';
    const what = 'is not what GitHub documents';
    super({ fault: 'data', where, what, fix });
    this.reason = `${where} ${what}`;
  }
}

/** A refusal, with the status that the client's own errors have. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const BY_STATUS = new Map<number, Refusal>([
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'missing'],
  [410, 'expired'],
  // The answer for a commit that does not exist.
  [422, 'missing'],
  [451, 'forbidden'],
]);

/**
 * Why GitHub did not answer a request.
 *
 * @returns null if the error is neither an answer of GitHub's nor a failure of the network
 */
export function refusalOf(error: unknown): Refusal | null {
  if (isUnanswered(error)) return 'unreachable';
  const status = statusOf(error);
  return BY_STATUS.get(status) ?? (status >= 300 ? 'unreachable' : null);
}

/**
 * Whether a request may be worth repeating: its answer was lost, the server failed, or GitHub asks
 * to come back later. The client gives failures of the network the status 500.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof Unanswered || error instanceof UnexpectedAnswer) return true;
  const status = statusOf(error);
  const isRateLimited = status === 403 && /rate limit/i.test(detailOf(error, 'message'));
  return isRateLimited || status === 429 || status >= 500;
}

export function reasonOf(error: unknown): string {
  if (error instanceof UnexpectedAnswer) return error.reason;
  return error instanceof UserError ? error.messageFor('inputs') : detailOf(error, 'message');
}

function statusOf(error: unknown): number {
  return Number(detailOf(error, 'status'));
}

/** The answer to a question that the caller can do without; null if GitHub does not answer. */
export async function ifAnswered<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}
