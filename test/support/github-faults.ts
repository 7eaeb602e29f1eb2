import { setTimeout } from 'node:timers/promises';
import type { Reply } from './github-messages.ts';

/** What a test can make the next matching requests meet instead of an answer. */
type FaultKind =
  | 'secondary-limit'
  | 'too-many-requests'
  | 'forbidden'
  | 'gone'
  | 'server-error'
  | 'bad-gateway'
  // The connection breaks before the request takes effect, …
  | 'reset'
  // … or after.
  | 'lost-answer'
  | 'stalled'
  | 'cut-body'
  // The right answer, but only after `delay` milliseconds.
  | 'slow';

export interface Fault {
  readonly kind: FaultKind;
  /** All methods when left out. */
  readonly method?: string;
  /** Matched against the path with its query; all paths when left out. */
  readonly path?: RegExp;
  /** How many matching requests fail; 1 when left out. */
  readonly times?: number;
  /** Milliseconds that a slow answer takes; 500 when left out. */
  readonly delay?: number;
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
    case 'reset':
    case 'stalled':
      return fault.kind;
    case 'lost-answer':
      await answer();
      return 'reset';
    case 'slow':
      await setTimeout(fault.delay ?? 500);
      return answer();
    case 'cut-body':
      return cutShort(await answer());
    case 'secondary-limit':
      return limited(403, 'You have exceeded a secondary rate limit. Please wait a few minutes.');
    case 'too-many-requests':
      return limited(429, 'Too many requests.');
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

function limited(status: number, message: string): Reply {
  return { status, headers: { 'retry-after': '1' }, body: JSON.stringify({ message }) };
}
