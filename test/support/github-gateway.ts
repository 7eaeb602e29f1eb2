import { type CompletedRequest, getLocal } from 'mockttp';
import type { Backend } from './github-backend.ts';
import { Faults, meet } from './github-faults.ts';
import type { Exchange, Forward, Incoming, Reply, Route } from './github-messages.ts';
import { notAccessible } from './github-messages.ts';
import { onLoopback } from './loopback.ts';

export interface Gateway {
  readonly url: string;
  readonly exchanges: Exchange[];
  readonly faults: Faults;
  stop(): Promise<void>;
}

interface Stack extends Gateway {
  readonly backend: Backend;
  readonly routes: readonly Route[];
}

// Where GitHub Enterprise Server keeps what api.github.com has at its root.
const ENTERPRISE = /^\/api\/v3(?=\/|$)|^\/api(?=\/graphql$)/;
// Headers of one connection, not of the message.
const HOP = new Set(['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive']);

/** Starts what GITHUB_API_URL points at: records, injects faults, and asks the routes in turn. */
export async function startGateway(backend: Backend, routes: readonly Route[]): Promise<Gateway> {
  // The recorder below keeps the traffic; mockttp's own copy would double it.
  const server = getLocal({ recordTraffic: false });
  // Port 0 lets the system choose; otherwise mockttp tries ports on every interface.
  await onLoopback(() => server.start(0));
  const url = `http://127.0.0.1:${server.port}`;
  const gateway = { url, exchanges: [], faults: new Faults(), stop: () => server.stop() };
  const stack = { ...gateway, backend, routes };
  await server.forAnyRequest().thenCallback(async (request) => {
    return handle(await read(request, url), stack);
  });
  return gateway;
}

async function read(request: CompletedRequest, url: string): Promise<Incoming> {
  const { pathname, search } = new URL(request.url);
  const enterprise = ENTERPRISE.test(pathname);
  const headers = Object.entries(request.headers).filter(([name]) => !HOP.has(name));
  return {
    method: request.method,
    path: `${pathname.replace(ENTERPRISE, '')}${search}`,
    enterprise,
    apiUrl: enterprise ? `${url}/api/v3` : url,
    token: tokenOf(request.headers.authorization),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: (await request.body.getText()) ?? '',
  };
}

function tokenOf(authorization: string | string[] | undefined): string | undefined {
  return authorization === undefined
    ? undefined
    : String(authorization).replace(/^(bearer|token)\s+/i, '');
}

async function handle(incoming: Incoming, stack: Stack) {
  const { method, path, enterprise, headers, body } = incoming;
  const fault = stack.faults.take(method, path);
  const seen = { answeredBy: fault === undefined ? ('double' as const) : ('fault' as const) };
  const answer = () => respond(incoming, stack, seen);
  const outcome = await meet(fault, answer);
  stack.exchanges.push({
    host: 'api',
    method,
    path,
    enterprise,
    accept: headers.accept,
    authorized: incoming.token !== undefined,
    requestBody: body,
    ...(typeof outcome === 'string'
      ? { status: outcome, responseBody: '' }
      : { status: outcome.status, responseBody: outcome.body.toString() }),
    ...seen,
  });
  if (outcome === 'stalled') return new Promise<never>(() => {});
  return outcome === 'reset' ? outcome : outgoing(outcome);
}

/** mockttp drops its default headers once any is given, so the length is always set here. */
function outgoing(reply: Reply) {
  return {
    statusCode: reply.status,
    body: reply.body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(reply.body)),
      ...reply.headers,
    },
  };
}

async function respond(
  incoming: Incoming,
  { backend, routes }: Stack,
  seen: { answeredBy: Exchange['answeredBy'] },
): Promise<Reply> {
  const forwardIt: Forward = (changed = incoming) => {
    if (seen.answeredBy === 'double') seen.answeredBy = 'emulator';
    return forward(changed, backend);
  };
  for (const route of routes) {
    const reply = await route(incoming, forwardIt);
    if (reply !== undefined) return reply;
  }
  return forwardIt();
}

async function forward(incoming: Incoming, backend: Backend): Promise<Reply> {
  const { method, path, headers, body, apiUrl } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== '';
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers,
    ...(hasBody ? { body } : {}),
  });
  if (response.status === 403) return notAccessible(neededFor(incoming));
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return raw(response, type);
  // The emulator's addresses become the gateway's: paging must not go around it.
  const own = new RegExp(`http://(localhost|127\\.0\\.0\\.1):${new URL(backend.url).port}`, 'g');
  const link = response.headers.get('link')?.replace(own, apiUrl);
  return {
    status: response.status,
    headers: link === undefined ? {} : { link },
    body: (await response.text()).replace(own, apiUrl),
  };
}

async function raw(response: Response, type: string): Promise<Reply> {
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: type === '' ? {} : { 'content-type': type }, body };
}

/** The emulator says only `Forbidden`. */
function neededFor({ method, path }: Incoming): string {
  const level = method === 'GET' ? 'read' : 'write';
  if (/\/check-(runs|suites)/.test(path)) return `checks=${level}`;
  if (/\/(contents|git|commits|compare)\//.test(path)) return `contents=${level}`;
  return `issues=${level}; pull_requests=${level}`;
}
