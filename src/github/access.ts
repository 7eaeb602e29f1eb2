import { detailOf, UserError } from '../errors.ts';

type Refusal = 'missing' | 'expired' | 'forbidden' | 'unreachable';

/** GitHub, or the storage it points at, gave no usable answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
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

/** Why a request failed, for people. */
export function reasonOf(error: unknown): string {
  return error instanceof UnexpectedAnswer ? error.reason : detailOf(error, 'message');
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
