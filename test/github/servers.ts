import type { IncomingMessage, RequestListener } from 'node:http';
import { listen } from '../support/github/server.ts';

export type Answer = RequestListener;

/** A server that answers as each test says: with the last answer for all requests that are left. */
export async function startDouble() {
  const double = { requests: [] as IncomingMessage[], answers: [] as Answer[] };
  const server = await listen((request, response) => {
    double.requests.push(request);
    const [answer] = double.answers.length > 1 ? double.answers.splice(0, 1) : double.answers;
    answer?.(request, response);
  });
  return Object.assign(double, server);
}

/** Stands in for GitHub in a whole file of tests. */
export async function startApi() {
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
