import { detailOf, UserError } from '../errors.ts';

/** Why GitHub did not give something. */
export type Refusal = 'missing' | 'expired' | 'forbidden' | 'unreachable';

/** GitHub, or the storage it points at, gave no usable answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** An answer with another shape than GitHub documents, such as one from a proxy. */
export class UnexpectedAnswer extends UserError {
  constructor(where: string, what: string) {
    const fix =
      'Run the job again; if the error persists, check whether a proxy answers in GitHub’s place.';
    super({ fault: 'data', where, what, fix });
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
  if (isNoAnswer(error)) return 'unreachable';
  const status = Number(detailOf(error, 'status'));
  const known = BY_STATUS.get(status);
  if (known !== undefined) return known;
  return status >= 300 || isOfNetwork(error) ? 'unreachable' : null;
}

/**
 * Whether a request may be worth repeating: its answer was lost, the server failed, or GitHub asks
 * to come back later.
 */
export function isUnanswered(error: unknown): boolean {
  if (isNoAnswer(error)) return true;
  const status = Number(detailOf(error, 'status'));
  return status === 429 || status >= 500 || isOfNetwork(error);
}

function isNoAnswer(error: unknown): boolean {
  return error instanceof Unanswered || error instanceof UnexpectedAnswer || isRateLimited(error);
}

function isRateLimited(error: unknown): boolean {
  return detailOf(error, 'status') === '403' && /rate limit/i.test(detailOf(error, 'message'));
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

const ABORTED = ['AbortError', 'TimeoutError'];
const NETWORK_CODE =
  /^(ECONN(RESET|REFUSED|ABORTED)|E(NET|HOST)UNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|UND_ERR_\w+)$/;
const FETCH_MESSAGES = ['fetch failed', 'terminated'];
const MAX_CAUSES = 4;

/** Fetch wraps what happened in causes. */
function isOfNetwork(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && typeof cause === 'object' && cause; depth++) {
    if (ABORTED.includes(String(Reflect.get(cause, 'name')))) return true;
    if (NETWORK_CODE.test(detailOf(cause, 'code'))) return true;
    if (FETCH_MESSAGES.includes(detailOf(cause, 'message'))) return true;
    cause = Reflect.get(cause, 'cause');
  }
  return false;
}
