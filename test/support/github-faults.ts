import type { Reply } from './github-messages.ts';

/** What a test can make the next matching requests meet instead of an answer. */
type FaultKind =
  | 'forbidden'
  | 'gone'
  | 'server-error'
  | 'bad-gateway'
  // The connection breaks after the request has taken effect.
  | 'lost-answer'
  | 'stalled'
  | 'cut-body';

export interface Fault {
  readonly kind: FaultKind;
  /** All methods when left out. */
  readonly method?: string;
  /** Matched against the path with its query; all paths when left out. */
  readonly path?: RegExp;
  /** How many matching requests fail; 1 when left out. */
  readonly times?: number;
}

/** Faults still to happen; each request takes the first that matches it. */
export class Faults {
  readonly #waiting: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  take(method: string, path: string): Fault | undefined {
    const entry = this.#waiting.find(
      ({ fault, left }) =>
        left > 0 && (fault.method ?? method) === method && (fault.path?.test(path) ?? true),
    );
    if (entry === undefined) return undefined;
    entry.left -= 1;
    return entry.fault;
  }
}

/** What a request comes to under a fault; `answer` gives what it would come to without. */
export async function meet(
  fault: Fault | undefined,
  answer: () => Promise<Reply>,
): Promise<Reply | 'reset' | 'stalled'> {
  switch (fault?.kind) {
    case undefined:
      return answer();
    case 'stalled':
      return 'stalled';
    case 'lost-answer':
      await answer();
      return 'reset';
    case 'cut-body':
      return cutShort(await answer());
    case 'forbidden':
      return { status: 403, headers: {}, body: '{"message":"Forbidden","msg":"forbidden"}' };
    case 'gone':
      return { status: 410, headers: {}, body: '{"message":"Artifact has expired"}' };
    case 'server-error':
      return { status: 500, headers: {}, body: '{"message":"Server Error"}' };
    case 'bad-gateway':
      return { status: 502, headers: {}, body: '{"message":"Bad Gateway"}' };
  }
}

/** Half of the reply under the length of the whole, after which the connection closes. */
function cutShort(reply: Reply): Reply {
  const bytes = Buffer.from(reply.body);
  const length = String(Math.max(bytes.length, 2));
  return {
    status: reply.status,
    headers: { ...reply.headers, connection: 'close', 'content-length': length },
    body: bytes.subarray(0, bytes.length / 2),
  };
}
