import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Faults, meet } from './faults.ts';
import type { Exchange, Reply } from './messages.ts';

export interface Ask {
  readonly method: string;
  /** With its query; without the `/api/v3` of GitHub Enterprise Server. */
  readonly path: string;
  /** Whether it was asked under that prefix. */
  readonly enterprise: boolean;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What was asked of all servers, and what is to go wrong. */
export class Records {
  readonly exchanges: Exchange[] = [];
  readonly faults = new Faults();
}

export interface LoopbackServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface Service {
  readonly host: Exchange['host'];
  readonly records: Records;
  answer(ask: Ask): Reply;
}

// Where GitHub Enterprise Server keeps what api.github.com has at its root.
const ENTERPRISE = /^\/api\/v3(?=\/|$)|^\/api(?=\/graphql$)/;

/**
 * Node's fetch drops an idle connection two seconds before the server would. At the default of five that is a timer of three
 * seconds, which the runner's double fires at once.
 */
const KEPT_MS = 10_000;

/** Serves and records what was asked. */
export function serve(service: Service): Promise<LoopbackServer> {
  return listen((request, response) => void attend(request, response, service));
}

/** Serves on a port of 127.0.0.1 that the system chooses. */
export async function listen(answer: RequestListener): Promise<LoopbackServer> {
  const server = createServer({ keepAliveTimeout: KEPT_MS }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function attend(request: IncomingMessage, response: ServerResponse, service: Service) {
  const { records, host } = service;
  const { method = '', url = '/', headers } = request;
  const path = url.replace(ENTERPRISE, '');
  const ask = { method, path, enterprise: path !== url, headers, body: await buffer(request) };
  const fault = records.faults.take(method, path);
  const { reply, ending } = meet(fault, () => service.answer(ask));
  // The storage's bytes are many, and no text.
  const shown = (bytes: string | Buffer) =>
    host === 'blob' ? `${bytes.length} bytes` : bytes.toString();
  records.exchanges.push({
    host,
    method,
    path,
    enterprise: ask.enterprise,
    accept: headers.accept,
    apiVersion: headers['x-github-api-version'],
    requestBody: shown(ask.body),
    status: reply?.status ?? null,
    responseBody: shown(reply?.body ?? ''),
    answeredBy: fault === undefined ? 'double' : 'fault',
  });
  if (reply !== null) send(response, reply);
  if (ending === 'whole') response.end();
  if (ending === 'reset' && reply === null) request.socket.destroy();
  else if (ending === 'reset') response.write('', () => request.socket.destroy());
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  });
  if (body.length > 0) response.write(body);
}
