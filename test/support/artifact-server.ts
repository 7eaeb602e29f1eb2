import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Faults, meet } from './github-faults.ts';
import type { Exchange, Reply } from './github-messages.ts';

export interface Ask {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** An answer sent as it is, or one that never comes to its end. */
export type Told = Reply | { readonly unfinished: Reply; readonly ending: 'close' | 'silence' };

export interface LoopbackServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** What the servers of one double share. */
export interface Records {
  readonly exchanges: Exchange[];
  readonly faults: Faults;
}

interface Service extends Records {
  readonly host: Exchange['host'];
  answer(ask: Ask): Told | Promise<Told>;
}

/** Serves on a port of 127.0.0.1 that the system chooses, and records what was asked. */
export async function serve(service: Service): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    void attend(request, response, service);
  });
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
  const { method = '', url = '/', headers } = request;
  const body = Buffer.from(await text(request.setEncoding('latin1')), 'latin1');
  const ask = { method, url: new URL(url, 'http://loopback'), headers, body };
  const fault = service.faults.take(method, url);
  const outcome =
    fault === undefined
      ? await service.answer(ask)
      : await meet(fault, async () => replyOf(await service.answer(ask)));
  const isFault = fault !== undefined || (typeof outcome === 'object' && 'ending' in outcome);
  service.exchanges.push({
    ...recorded(ask, service),
    ...(typeof outcome === 'string'
      ? { status: outcome, responseBody: '' }
      : { status: replyOf(outcome).status, responseBody: shown(replyOf(outcome).body, service) }),
    answeredBy: isFault ? 'fault' : 'double',
  });
  if (outcome === 'reset') request.socket.destroy();
  else if (outcome !== 'stalled') tell(response, outcome);
}

function replyOf(told: Told): Reply {
  return 'ending' in told ? told.unfinished : told;
}

function recorded({ method, url, headers, body }: Ask, service: Service) {
  return {
    host: service.host,
    method,
    path: `${url.pathname}${url.search}`,
    enterprise: false,
    accept: headers.accept,
    authorized: headers.authorization !== undefined,
    requestBody: shown(body, service),
  };
}

/** The storage's bytes are many, and no text. */
function shown(body: string | Buffer, { host }: Service): string {
  return host === 'blob' ? `${body.length} bytes` : body.toString();
}

function tell(response: ServerResponse, told: Told): void {
  const reply = replyOf(told);
  response.writeHead(reply.status, reply.headers);
  if (!('ending' in told)) {
    response.end(reply.body);
    return;
  }
  response.flushHeaders();
  const close = () => response.socket?.destroySoon();
  response.write(reply.body, told.ending === 'close' ? close : undefined);
}
