import { Unanswered } from './access.ts';
import { MAX_QUESTION_MS, withDeadline } from './retry-policy.ts';

interface Answer<T> {
  readonly data: T;
  readonly headers: { readonly link?: string | undefined };
}

type Request = { readonly signal: AbortSignal };

/** An answer that has come whole, and in time. */
export async function answerTo<T>(ask: (request: Request) => Promise<Answer<T>>): Promise<T> {
  return whole((await withDeadline(MAX_QUESTION_MS, (signal) => ask({ signal }))).data);
}

/** The pages of a list; each is asked for when the caller wants it. */
export async function* pages<T>(
  ask: (paging: { readonly page: number; readonly request: Request }) => Promise<Answer<T[]>>,
): AsyncGenerator<T[]> {
  for (let page = 1; ; page++) {
    const { data, headers } = await withDeadline(MAX_QUESTION_MS, (signal) =>
      ask({ page, request: { signal } }),
    );
    yield wholeList(data);
    if (!headers.link?.includes('rel="next"')) return;
  }
}

/** A body cut on its way arrives as an empty text with status 200. */
export function whole<T>(data: T): T {
  if (typeof data === 'object' && data !== null) return data;
  throw new Unanswered('the answer arrived incomplete');
}

/** `paginate` would take a page that was cut on its way for an empty one. */
export function wholeList<T>(data: T[]): T[] {
  if (Array.isArray(data)) return data;
  throw new Unanswered('the list arrived incomplete');
}

/** A text that the answer must have: a proxy may answer something else altogether. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Unanswered('the answer is not as GitHub documents it');
}

/** A number that the answer must have. */
export function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new Unanswered('the answer is not as GitHub documents it');
}
