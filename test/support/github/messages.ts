export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** One recorded request with what it was answered. */
export interface Exchange {
  readonly host: 'api' | 'results' | 'blob' | 'mlflow' | 'wandb';
  readonly method: string;
  /** With its query; without the `/api/v3` of GitHub Enterprise Server. */
  readonly path: string;
  readonly enterprise: boolean;
  readonly accept: string | undefined;
  readonly apiVersion?: string | string[] | undefined;
  readonly requestBody: string;
  /** Null if no answer was sent. */
  readonly status: number | null;
  readonly responseBody: string;
  /** Who made the answer: the double itself, or an injected fault. */
  readonly answeredBy: 'double' | 'fault';
}

export function json(status: number, value: unknown, headers: Reply['headers'] = {}): Reply {
  return { status, headers, body: JSON.stringify(value) };
}

export function refusal(status: number, message: string, headers: Reply['headers'] = {}): Reply {
  return json(status, { message, status: String(status) }, headers);
}

/** The part of a list that an address asks for, with the links to the rest. */
export function paged<T>(items: readonly T[], address: string) {
  const url = new URL(address);
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
    headers: { ...(links && { link: links }) },
  };
}
