import { Octokit } from '@octokit/rest';
import { clientOf } from '../../src/github/client.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';

interface Sent {
  readonly request: string;
  readonly body: unknown;
}

export type Answer = readonly [status: number, body: unknown, headers?: Record<string, string>];

/** A client that waits for nothing, whose requests get the answers given, in their order. */
export function fakeGitHub(...answers: readonly Answer[]) {
  const sent: Sent[] = [];
  const left = [...answers];
  const fetch = async (url: string, { method, body }: { method: string; body?: string }) => {
    const request = `${method} ${decodeURIComponent(url.replace('https://api.github.com', ''))}`;
    sent.push({ request, body: body === undefined ? null : JSON.parse(body) });
    // One that is cut is given to each retry.
    const isCut = typeof left[0]?.[1] === 'string' && left.length === 1;
    const answer = isCut ? left[0] : left.shift();
    if (answer === undefined) throw new Error(`Nobody expected ${request}.`);
    const [status, content, headers] = answer;
    return respond(status, content, headers);
  };
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const octokit = new Octokit({ request: { fetch }, log });
  return { client: clientOf(octokit, 'octo/sweeps', QUICK_POLICY), sent };
}

/** A text is sent as it is, so that a body can be cut; other content as JSON. */
function respond(status: number, content: unknown, headers: Record<string, string> = {}): Response {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const body = status === 204 ? null : cuttable(text);
  return new Response(body, { status, headers: { ...type, ...headers } });
}

/** The connection breaks where a text is no whole JSON. */
function cuttable(text: string): string | ReadableStream {
  if (text === '' || isJson(text)) return text;
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
      controller.error(new TypeError('terminated'));
    },
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
