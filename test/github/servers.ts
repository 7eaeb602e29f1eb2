import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server on loopback that answers as each test says. */
interface Double {
  readonly url: string;
  readonly requests: IncomingMessage[];
  /** How to answer: the last one for all requests that are left. */
  answers: Answer[];
  stop(): Promise<void>;
}

export async function startDouble(): Promise<Double> {
  const server = createServer((request, response) => {
    double.requests.push(request);
    const [answer] = double.answers.length > 1 ? double.answers.splice(0, 1) : double.answers;
    answer?.(request, response);
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const double: Double = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    answers: [],
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return double;
}

/** Stands in for GitHub in a whole file of tests. */
export async function startApi(): Promise<Double> {
  const api = await startDouble();
  const { GITHUB_API_URL } = process.env;
  process.env.GITHUB_API_URL = api.url;
  beforeEach(() => {
    api.requests.length = 0;
  });
  afterAll(async () => {
    if (GITHUB_API_URL === undefined) delete process.env.GITHUB_API_URL;
    else process.env.GITHUB_API_URL = GITHUB_API_URL;
    await api.stop();
  });
  return api;
}

export const says =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

export const gives = (content: unknown): Answer =>
  says(200, { 'content-type': 'application/json' }, JSON.stringify(content));

export const pointsTo = (location: string): Answer => says(302, { location });

/** Announces the whole body, sends a part and then nothing. */
export const stallsAfter =
  (part: number, body: string): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength(body) });
    response.write(body.slice(0, part));
  };

/** Announces the whole body, and ends the connection in the middle of it. */
export const cutsAfter =
  (part: number, body: string): Answer =>
  (request, response) => {
    stallsAfter(part, body)(request, response);
    setTimeout(() => response.destroy(), 20);
  };

/** Sends one piece after another, a pause of so many milliseconds before each. */
export const drips =
  (pieces: readonly string[], pause: number): Answer =>
  (_, response) => {
    const left = [...pieces];
    const timer = setInterval(() => {
      response.write(left.shift());
      if (left.length === 0) response.end();
    }, pause);
    for (const event of ['finish', 'close']) response.on(event, () => clearInterval(timer));
  };

export const resets: Answer = (request) => request.socket.resetAndDestroy();

export const neverAnswers: Answer = () => {};
