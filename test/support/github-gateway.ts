import { type CompletedRequest, getLocal } from 'mockttp';
import type { Backend } from './github-backend.ts';
import { Faults, meet } from './github-faults.ts';
import { onLoopback } from './loopback.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One request that reached the gateway, with what it was answered. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly requestBody: string;
  readonly status: number | 'reset' | 'stalled';
  readonly responseBody: string;
}

export interface Gateway {
  readonly url: string;
  readonly exchanges: Exchange[];
  readonly faults: Faults;
  stop(): Promise<void>;
}

interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const BODY_LIMIT = 65_536;
const COMMENT = /\/issues\/(\d+\/comments|comments\/\d+)$/;
// Headers of one connection, not of the message.
const HOP = new Set(['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive']);

/** Starts what GITHUB_API_URL points at: records, injects faults, and fills the emulator's gaps. */
export async function startGateway(backend: Backend): Promise<Gateway> {
  // The recorder below keeps the traffic; mockttp's own copy would double it.
  const server = getLocal({ recordTraffic: false });
  // Port 0 lets the system choose; otherwise mockttp tries ports on every interface.
  await onLoopback(() => server.start(0));
  const url = `http://127.0.0.1:${server.port}`;
  const gateway = { url, exchanges: [], faults: new Faults(), stop: () => server.stop() };
  await server.forAnyRequest().thenCallback(async (request) => {
    return handle(await read(request), gateway, backend);
  });
  return gateway;
}

async function read(request: CompletedRequest): Promise<Incoming> {
  const { pathname, search } = new URL(request.url);
  const headers = Object.entries(request.headers).filter(([name]) => !HOP.has(name));
  return {
    method: request.method,
    path: `${pathname}${search}`,
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

async function handle(incoming: Incoming, gateway: Gateway, backend: Backend) {
  const { method, path, body } = incoming;
  const fault = gateway.faults.take(method, path);
  const outcome = await meet(fault, () => respond(incoming, gateway, backend));
  const answered =
    typeof outcome === 'string'
      ? { status: outcome, responseBody: '' }
      : { status: outcome.status, responseBody: outcome.body };
  gateway.exchanges.push({ method, path, requestBody: body, ...answered });
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

async function respond(incoming: Incoming, gateway: Gateway, backend: Backend): Promise<Reply> {
  return (
    refuseUnknownToken(incoming, backend) ??
    answerGraphql(incoming, backend) ??
    refuseLongComment(incoming) ??
    (await forward(incoming, gateway, backend))
  );
}

/** The emulator takes any token for its first user. */
function refuseUnknownToken({ token }: Incoming, { logins }: Backend): Reply | undefined {
  if (token === undefined || logins.has(token)) return undefined;
  return json(401, { message: 'Bad credentials', status: '401' });
}

/** The emulator has no GraphQL; the action needs to know whom its token writes as. */
function answerGraphql(incoming: Incoming, { logins }: Backend): Reply | undefined {
  if (incoming.method !== 'POST' || incoming.path !== '/graphql') return undefined;
  if (incoming.token === undefined) return json(401, { message: 'Bad credentials' });
  if (/\bviewer\s*\{\s*login\s*\}/.test(incoming.body)) {
    return json(200, { data: { viewer: { login: logins.get(incoming.token) } } });
  }
  return json(200, { errors: [{ message: 'The double answers `viewer { login }` only.' }] });
}

/** The emulator stores a comment of any length. */
function refuseLongComment({ method, path, body }: Incoming): Reply | undefined {
  const writes = method === 'POST' || method === 'PATCH';
  if (!writes || !COMMENT.test(path) || commentLength(body) <= BODY_LIMIT) return undefined;
  const message = `Body is too long (maximum is ${BODY_LIMIT} characters)`;
  const error = { resource: 'IssueComment', code: 'unprocessable', field: 'data', message };
  return json(422, { message: 'Validation Failed', errors: [error], status: '422' });
}

function commentLength(requestBody: string): number {
  const comment: unknown = JSON.parse(requestBody);
  const isComment = typeof comment === 'object' && comment !== null && 'body' in comment;
  return isComment ? String(comment.body).length : 0;
}

async function forward(incoming: Incoming, gateway: Gateway, backend: Backend): Promise<Reply> {
  const { method, path, headers, body } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== '';
  const response = await fetch(`${backend.url}${path}`, {
    method,
    headers,
    ...(hasBody ? { body } : {}),
  });
  // The emulator's addresses become the gateway's: paging must not go around it.
  const own = new RegExp(`http://(localhost|127\\.0\\.0\\.1):${new URL(backend.url).port}`, 'g');
  const text = (await response.text()).replace(own, gateway.url);
  const link = response.headers.get('link')?.replace(own, gateway.url);
  if (response.status === 403) return notAccessible();
  return { status: response.status, headers: link === undefined ? {} : { link }, body: text };
}

/** The emulator says only `Forbidden`; GitHub names what would have been needed. */
function notAccessible(): Reply {
  return {
    ...json(403, { message: 'Resource not accessible by integration', status: '403' }),
    headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
  };
}

function json(status: number, value: unknown): Reply {
  return { status, headers: {}, body: JSON.stringify(value) };
}
