export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Left out by the double itself. */
  readonly answeredBy?: 'emulator';
}

/** A request as the gateway's routes see it. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  /** What the addresses in its answer begin with. */
  readonly apiUrl: string;
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks the emulator, the request changed when one is given. */
type Forward = (changed?: Incoming) => Promise<Reply>;

/** Answers the requests it knows; `undefined` leaves the request to the next route. */
export type Route = (
  incoming: Incoming,
  forward: Forward,
) => Reply | undefined | Promise<Reply | undefined>;

/** One recorded request with what it was answered. */
export interface Exchange {
  readonly host: 'api' | 'results' | 'blob';
  readonly method: string;
  /** With its query; without the `/api/v3` of GitHub Enterprise Server. */
  readonly path: string;
  readonly enterprise: boolean;
  readonly accept: string | undefined;
  /** Whether it carried an Authorization header. */
  readonly authorized: boolean;
  readonly requestBody: string;
  /** Null if no answer was sent. */
  readonly status: number | null;
  readonly responseBody: string;
  /** Who made the answer: the double itself, the emulator behind it, or an injected fault. */
  readonly answeredBy: 'double' | 'emulator' | 'fault';
}

export function json(status: number, value: unknown, headers: Reply['headers'] = {}): Reply {
  return { status, headers, body: JSON.stringify(value) };
}

export function refusal(status: number, message: string): Reply {
  return json(status, { message, status: String(status) });
}

/** GitHub names what would have been needed, such as `actions=read`. */
export function notAccessible(needed: string): Reply {
  return {
    ...refusal(403, 'Resource not accessible by integration'),
    headers: { 'x-accepted-github-permissions': needed },
  };
}

/** The part of a list that a request asks for, with the links to the rest. */
export function paged<T>(items: readonly T[], { path, apiUrl }: Incoming) {
  const url = new URL(`${apiUrl}${path}`);
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(Math.ceil(items.length / size), 1);
  const link = (to: number, rel: string) => {
    url.searchParams.set('page', String(to));
    return `<${url}>; rel="${rel}"`;
  };
  const back = page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : [];
  const on = page < last ? [link(page + 1, 'next'), link(last, 'last')] : [];
  const links = [...back, ...on].join(', ');
  return {
    items: items.slice((page - 1) * size, page * size),
    headers: links === '' ? {} : { link: links },
  };
}
