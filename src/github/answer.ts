import { Unanswered } from './access.ts';

interface Page<T> {
  readonly data: T[];
  readonly headers: { readonly link?: string | undefined };
}

/** The pages of a list; each is requested when the caller wants it. */
export async function* pages<T>(ask: (page: number) => Promise<Page<T>>): AsyncGenerator<T[]> {
  for (let page = 1; ; page++) {
    const { data, headers } = await ask(page);
    yield listIn(data);
    if (!headers.link?.includes('rel="next"')) return;
  }
}

// What an answer must have: a proxy may answer something else altogether.

export function listIn<T>(value: T[]): T[] {
  if (Array.isArray(value)) return value;
  throw undocumented();
}

export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  throw undocumented();
}

export function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  throw undocumented();
}

function undocumented(): Unanswered {
  return new Unanswered('the answer is not as GitHub documents it');
}
