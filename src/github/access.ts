import { detailOf } from '../errors.ts';

/** Why GitHub did not give something. */
export type Refusal = 'missing' | 'expired' | 'forbidden' | 'unreachable';

/** GitHub, or the storage it points at, gave no answer that can be used. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** An answer that says no, as the client's own errors do. */
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
  // A commit that is not there is answered so.
  [422, 'missing'],
  [451, 'forbidden'],
]);

/**
 * What an error says about access to GitHub.
 *
 * @returns null if it is neither an answer of GitHub's nor a failure of the network
 */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Unanswered) return 'unreachable';
  const status = Number(detailOf(error, 'status'));
  if (isRateLimited(error)) return 'unreachable';
  const known = BY_STATUS.get(status);
  if (known !== undefined) return known;
  return status >= 300 || isOfNetwork(error) ? 'unreachable' : null;
}

/**
 * Whether an error leaves open what became of a request, or puts it off: the answer was lost, the
 * server failed, or GitHub was asked too often. Asking again may help.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof Unanswered || isRateLimited(error)) return true;
  const status = Number(detailOf(error, 'status'));
  return status === 429 || status >= 500 || isOfNetwork(error);
}

function isRateLimited(error: unknown): boolean {
  return detailOf(error, 'status') === '403' && /rate limit/i.test(detailOf(error, 'message'));
}

const ABORTED = ['AbortError', 'TimeoutError'];
const NETWORK_CODE =
  /^(ECONN(RESET|REFUSED|ABORTED)|E(NET|HOST)UNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|UND_ERR_\w+)$/;
const FETCH_MESSAGES = ['fetch failed', 'terminated'];
const DEEPEST_CAUSE = 4;

/** Fetch wraps what happened, so causes are looked through too. */
function isOfNetwork(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && typeof cause === 'object' && cause; depth++) {
    if (ABORTED.includes(String(Reflect.get(cause, 'name')))) return true;
    if (NETWORK_CODE.test(detailOf(cause, 'code'))) return true;
    if (FETCH_MESSAGES.includes(detailOf(cause, 'message'))) return true;
    cause = Reflect.get(cause, 'cause');
  }
  return false;
}
