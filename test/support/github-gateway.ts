import type { Backend } from './github-backend.ts';
import { type Incoming, notAccessible, type Reply, type Route } from './github-messages.ts';
import { type Ask, type LoopbackServer, type Records, serve } from './loopback-server.ts';

// Headers of one connection, not of the message.
const HOP = new Set(['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive']);

/** Starts what GITHUB_API_URL points at: asks the routes in turn, and then the emulator. */
export async function startGateway(
  backend: Backend,
  records: Records,
  routes: readonly Route[],
): Promise<LoopbackServer> {
  const server = await serve({
    host: 'api',
    records,
    answer: async (ask) => {
      const incoming = read(ask, server.url);
      for (const route of routes) {
        const reply = await route(incoming, (changed = incoming) => forward(changed, backend));
        if (reply !== undefined) return reply;
      }
      return forward(incoming, backend);
    },
  });
  return server;
}

function read({ method, path, enterprise, headers, body }: Ask, url: string): Incoming {
  const own = Object.entries(headers).filter(([name]) => !HOP.has(name));
  return {
    method,
    path,
    apiUrl: enterprise ? `${url}/api/v3` : url,
    token: headers.authorization?.replace(/^(bearer|token)\s+/i, ''),
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    body: body.toString(),
  };
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
    answeredBy: 'emulator',
  };
}

async function raw(response: Response, type: string): Promise<Reply> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = type === '' ? {} : { 'content-type': type };
  return { status: response.status, headers, body, answeredBy: 'emulator' };
}

/** The emulator says only `Forbidden`. */
function neededFor({ method, path }: Incoming): string {
  const level = method === 'GET' ? 'read' : 'write';
  if (/\/check-(runs|suites)/.test(path)) return `checks=${level}`;
  if (/\/(contents|git|commits|compare)\//.test(path)) return `contents=${level}`;
  return `issues=${level}; pull_requests=${level}`;
}
