import { json, type Reply, refusal } from './messages.ts';

/** What goes wrong, as a row of a test's table. */
export interface Fault {
  /**
   * The requests it happens to, by method and path without query: `POST …/comments`. `…` stands for
   * any text, and without a method all methods are meant. Twirp calls and downloads of artifacts
   * count too: `POST …/CreateArtifact`, `GET /artifacts/…`.
   */
  readonly on: string;
  readonly kind: FaultKind;
  /** How many matching requests it happens to; 1 when left out. */
  readonly times?: number;
  /** How many matching requests are answered before; none when left out. */
  readonly after?: number;
  /** The seconds in the header `retry-after`; no such header when left out. */
  readonly retryAfter?: number;
}

export type FaultKind = keyof typeof ANSWERS | keyof typeof BODIES | keyof typeof SILENCES;

const SECONDARY =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

/** Answers in place of the true one; the request has no effect. */
const ANSWERS = {
  '400': refusal(400, 'Bad Request'),
  '401': refusal(401, 'Unauthorized'),
  '403': forbidden(),
  '404': refusal(404, 'Not Found'),
  '410': refusal(410, 'Gone'),
  '422': refusal(422, 'Validation Failed'),
  '429': refusal(429, 'Too Many Requests'),
  'secondary-limit': refusal(403, SECONDARY),
  '500': refusal(500, 'Server Error'),
  '502': {
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>\n',
  },
  'other-json': json(200, { portal: 'Please sign in.' }),
  'other-page': {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<html><body>Please sign in.</body></html>\n',
  },
} satisfies Record<string, Reply>;

/** The artifact service calls its message `msg`. */
function forbidden(): Reply {
  const message = 'Resource not accessible by integration';
  return json(403, { message, msg: message });
}

/** The body of the true answer, changed on its way; the request takes effect. */
const BODIES = {
  'cut-body': (body: Buffer) => body.subarray(0, body.length / 2),
  'stalled-body': (body: Buffer) => body.subarray(0, body.length / 2),
  'wrong-bytes': (body: Buffer) => Buffer.from(body.map((byte) => byte ^ 1)),
  'oversized-body': () => Buffer.alloc(65 * 2 ** 20, 'x'),
};

/** No answer at all. */
const SILENCES = {
  stalled: { isHeard: false, ending: 'stall' },
  reset: { isHeard: false, ending: 'reset' },
  // The connection breaks after the request has taken effect.
  'lost-answer': { isHeard: true, ending: 'reset' },
} as const;

/** Faults still to happen; each request takes the first that matches it. */
export class Faults {
  readonly #waiting: { readonly fault: Fault; before: number; left: number }[] = [];

  add(...faults: readonly Fault[]): void {
    for (const fault of faults)
      this.#waiting.push({ fault, before: fault.after ?? 0, left: fault.times ?? 1 });
  }

  /** Forgets those that have not happened. */
  clear(): void {
    this.#waiting.length = 0;
  }

  take(method: string, path: string): Fault | undefined {
    const entry = this.#waiting.find(({ fault, left }) => left > 0 && isOn(fault, method, path));
    if (entry === undefined) return undefined;
    if (entry.before > 0) {
      entry.before -= 1;
      return undefined;
    }
    entry.left -= 1;
    return entry.fault;
  }
}

function isOn({ on }: Fault, method: string, path: string): boolean {
  const [, wanted = method, pattern = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(on) ?? [];
  const parts = pattern.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const [ownPath = ''] = path.split('?');
  return wanted === method && new RegExp(`^${parts.join('.*')}$`).test(ownPath);
}

interface Outcome {
  /** Null if nothing is sent. */
  readonly reply: Reply | null;
  /** What becomes of the connection after it. */
  readonly ending: 'whole' | 'reset' | 'stall';
}

/** What a request comes to under a fault; `answer` gives what it would come to without. */
export function meet(fault: Fault | undefined, answer: () => Reply): Outcome {
  if (fault === undefined) return { reply: answer(), ending: 'whole' };
  const { kind, retryAfter } = fault;
  if (isIn(SILENCES, kind)) {
    const { isHeard, ending } = SILENCES[kind];
    if (isHeard) answer();
    return { reply: null, ending };
  }
  if (isIn(BODIES, kind)) return changed(answer(), kind);
  const { headers, ...rest } = ANSWERS[kind];
  const after = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { reply: { ...rest, headers: { ...headers, ...after } }, ending: 'whole' };
}

function isIn<T extends object>(table: T, kind: string): kind is keyof T & string {
  return Object.hasOwn(table, kind);
}

function changed(reply: Reply, kind: keyof typeof BODIES): Outcome {
  const whole = Buffer.from(reply.body);
  const body = BODIES[kind](whole);
  if (kind === 'wrong-bytes' || kind === 'oversized-body') {
    return { reply: { ...reply, body }, ending: 'whole' };
  }
  const headers = { ...reply.headers, 'content-length': String(Math.max(whole.length, 2)) };
  return { reply: { ...reply, headers, body }, ending: kind === 'cut-body' ? 'reset' : 'stall' };
}
