import * as z from 'zod/mini';
import { dataError, detailOf, UserError } from '../errors.ts';
import { RETRY_POLICY, Refused, retry, Unanswered, waitingAsAsked } from '../github/index.ts';
import { printable } from '../printable.ts';
import {
  type Budget,
  MAX_FILE_BYTES,
  type ServerAccess,
  type ServerLocation,
  tooLarge,
} from '../read/index.ts';

type ServerPolicy = NonNullable<ServerAccess['policy']>;

/** How servers are reached, and how much may still be read from them. */
export interface Access extends ServerAccess {
  readonly policy: ServerPolicy;
  readonly budget: Budget;
}

/** A tracking server, with what every request to it needs. */
export interface HttpServer {
  /** For messages: "the MLflow server". */
  readonly title: string;
  /** What is read, for messages: `mlflow:resnet`. */
  readonly where: string;
  /** The variable that holds its address, and those that hold its credentials. */
  readonly variables: { readonly address: string; readonly credentials: string };
  /** Without a slash at its end, user info, query and fragment. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What no message may contain. */
  readonly secrets: readonly string[];
  readonly policy: ServerPolicy;
  readonly budget: Budget;
  /** What to do about an answer, by its status. */
  readonly fixes: Readonly<Record<number, string>>;
}

/** A page of 1,000 runs takes a server longer than GitHub needs for anything. */
export const SERVER_POLICY: ServerPolicy = { ...RETRY_POLICY, maxAnswer: 60_000 };

export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The address that a variable holds; apart from it, the user info, which belongs into no message. */
export function addressIn(text: string, variable: string, where: string) {
  const refuse = (what: string, fix: string) => dataError(where, `${variable} ${what}`, fix);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw refuse('is not the address of a server', 'Set it to an address such as https://….');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    const what = 'is an address without TLS, so anybody on the way could read the credentials';
    throw refuse(what, 'Use https, or localhost on the server’s own machine.');
  }
  const [username, password] = [url.username, url.password].map(unescaped);
  const address = `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
  return { address, username, password };
}

/** A part of an address; a percent sign that escapes nothing is one, as the tools take it. */
export function unescaped(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
}

type Credentials = Readonly<Partial<Record<'username' | 'password' | 'token', string | undefined>>>;

/** The header for credentials, if there are any: a user with a password goes before a token. */
export function authorized(
  { username, password, token }: Credentials,
  { mask }: Access,
): Pick<HttpServer, 'headers' | 'secrets'> {
  const isBasic = Boolean(username && password);
  const basic = isBasic ? Buffer.from(`${username}:${password}`).toString('base64') : '';
  const secrets = [password, token, basic].filter((secret) => secret) as string[];
  for (const secret of secrets) mask(secret);
  const authorization = isBasic ? `Basic ${basic}` : token && `Bearer ${token}`;
  return { headers: authorization ? { authorization } : {}, secrets };
}

interface Question<T extends z.ZodMiniType> {
  readonly path: string;
  readonly body?: unknown;
  readonly schema: T;
}

const MAX_RETRIES = 3;

/**
 * Asks a server, and reads the answer by its schema. A question is repeated as those to GitHub are.
 *
 * @param missing the error for a path that the server does not have, if that says more than the path
 * @throws UserError if there is no answer, or not the one expected
 */
export async function askServer<T extends z.ZodMiniType>(
  server: HttpServer,
  question: Question<T>,
  missing?: () => Promise<UserError>,
): Promise<z.output<T>> {
  const { policy } = server;
  const pauses = policy.beforeRetries.slice(0, MAX_RETRIES);
  const attempt = () => waitingAsAsked(policy.second, () => send(server, question));
  // A slow answer has had its time, however many came before it.
  const withinMs = MAX_RETRIES * policy.maxAnswer;
  try {
    return await retry({ pauses, withinMs }, attempt);
  } catch (error) {
    const isMissing = error instanceof ServerRefusal && error.status === 404;
    throw missing && isMissing ? await missing() : explained(error, server);
  }
}

/** An answer that is a refusal, with what the server says about it; untrusted text, without secrets. */
class ServerRefusal extends Refused {
  readonly said: string;
  readonly response: { readonly headers: Readonly<Record<string, string>> };

  constructor(status: number, said: string, headers: Headers) {
    super(status, `answered with status ${status}`);
    this.said = said;
    const wait = headers.get('retry-after') ?? headers.get('ratelimit-reset') ?? '';
    this.response = { headers: wait === '' ? {} : { 'retry-after': wait } };
  }
}

async function send<T extends z.ZodMiniType>(
  server: HttpServer,
  { path, body, schema }: Question<T>,
): Promise<z.output<T>> {
  const { defaults } = await import('@actions/github/lib/utils');
  // The client's own fetch knows the runner's proxy.
  const proxyFetch: typeof fetch = defaults.request?.fetch ?? fetch;
  const signal = AbortSignal.timeout(server.policy.maxAnswer);
  const isPost = body !== undefined;
  const answer = await proxyFetch(`${server.address}${path}`, {
    ...(isPost && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...{ ...server.headers, accept: 'application/json' },
      ...(isPost && { 'content-type': 'application/json' }),
    },
    signal,
    // The credentials are for this server alone.
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw new Unanswered(failureOf(error));
  });
  const text = await textOfAnswer(answer, server);
  if (answer.status >= 300)
    throw new ServerRefusal(answer.status, saidIn(text, server), answer.headers);
  const { success, data } = z.safeParse(schema, parsed(text));
  if (success) return data;
  const what = `${server.title} sent an answer that does not match its documentation`;
  const fix = `Check that ${server.variables.address} is the address of the server itself, not of a page or a proxy in front of it.`;
  throw dataError(server.where, what, fix);
}

/** Neither the address nor a stack: what fetch says may hold both. */
function failureOf(error: unknown): string {
  if (detailOf(error, 'message').includes('timeout') || isTimeout(error)) return TOO_LONG;
  return detailOf(Reflect.get(Object(error), 'cause'), 'code') || 'no connection';
}

const TOO_LONG = 'it took too long';

function isTimeout(error: unknown): boolean {
  return Reflect.get(Object(error), 'name') === 'TimeoutError';
}

export const FEWER = 'Use a filter to select fewer trials.';

/** All answers of a run are in memory at the same time, as all files are. */
async function textOfAnswer({ body }: Response, { where, title, budget }: HttpServer) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      budget.left -= chunk.byteLength;
      const most = `${MAX_FILE_BYTES / 2 ** 20} MiB`;
      if (bytes > MAX_FILE_BYTES)
        throw dataError(where, `${title} gave an answer larger than ${most}`, FEWER);
      if (budget.left < 0) throw tooLarge(where, budget, FEWER);
      chunks.push(chunk);
    }
  } catch (error) {
    budget.left += bytes;
    if (error instanceof UserError) throw error;
    throw new Unanswered(isTimeout(error) ? TOO_LONG : 'the answer arrived incomplete');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a server says about a refusal: JSON has a message; of a page, nothing is repeated. */
function saidIn(text: string, server: HttpServer): string {
  const answer = Object(parsed(text));
  const message = answer.message ?? answer.error ?? (/^\s*</.test(text) ? '' : text);
  return typeof message === 'string' ? repeatable(message, server) : '';
}

/** A server's own words for a message; nothing where they hold a secret. */
export function repeatable(said: string, { secrets }: Pick<HttpServer, 'secrets'>): string {
  return secrets.some((secret) => said.includes(secret)) ? '' : printable(said, 200);
}

/** A failure as an error that the user can act on; the server's own words only where they help. */
function explained(error: unknown, server: HttpServer): unknown {
  const { where, title, variables, fixes } = server;
  const { address, credentials } = variables;
  if (error instanceof ServerRefusal) {
    const { status, said } = error;
    const about = said === '' ? '' : `: ${said}`;
    const signIn = `It redirects, as a sign-in page does. Set ${address} to the address it redirects to.`;
    const known: readonly (readonly [is: boolean, fix: string])[] = [
      [status < 400, signIn],
      [status === 401, `Check ${credentials}.`],
      [/host header/i.test(said), 'Let the server allow its own name (--allowed-hosts).'],
      [status === 403, `Check ${credentials}, and what this user may read.`],
    ];
    const [, fix = fixes[status] ?? 'Run the job again later.'] = known.find(([is]) => is) ?? [];
    return dataError(where, `${title} answered with status ${status}${about}`, fix);
  }
  if (!(error instanceof Unanswered)) return error;
  const isTls = /CERT|SIGNATURE|TLS|SSL/.test(error.message);
  const fix = isTls
    ? 'If your own authority signed its certificate, set NODE_EXTRA_CA_CERTS to the file of that authority.'
    : `Check ${address}, and whether this machine reaches the server; then run the job again.`;
  return dataError(where, `${title} gave no answer (${error.message})`, fix);
}

/** Trials as a server keeps them. */
export interface ServerTrials {
  /** In the shape in which the tool records them. */
  readonly text: string;
  readonly count: number;
  /** When the last of them started, in UTC (ISO 8601); null if that is not recorded. */
  readonly started: string | null;
  /** What the tool records of the commits they were trained on, newest first; untrusted text. */
  readonly commits: readonly string[];
}

/** By commit; under '' where no commit is asked for. */
export type TrialsByCommit = ReadonlyMap<string, ServerTrials>;

/** The trials of each commit that has any; all that the location names where no commits are asked for. */
export type ReadTrials = (
  location: ServerLocation,
  commits: readonly string[] | null,
  access: Access,
) => Promise<TrialsByCommit>;

/** Of each commit that has any. */
export function ofCommits<T>(
  found: Iterable<readonly [sha: string, items: readonly T[]]>,
  toTrials: (items: readonly T[]) => ServerTrials,
): TrialsByCommit {
  const some = [...found].filter(([, items]) => items.length > 0);
  return new Map(some.map(([sha, items]) => [sha, toTrials(items)]));
}

/** The commits of trials that are in the order in which they started. */
export function newestFirst(commits: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(commits.flatMap((commit) => commit || []))].reverse();
}

const MAX_TRIALS = 20_000;

export function checkTrialCount(count: number, where: string): void {
  if (count <= MAX_TRIALS) return;
  const what = `has more than ${MAX_TRIALS.toLocaleString('en-US')} trials`;
  throw dataError(where, what, 'Use a filter or a commit to select fewer.');
}

/** Pages may be empty, but not forever. */
const MAX_PAGES = 500;

interface Page<T> {
  /** By id: what is added meanwhile can shift pages, and then one is on two of them. */
  readonly items: readonly (readonly [id: string, T])[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/** Everything on all pages. @param ask for the page at a place; null for the first */
export async function allPages<T>(
  location: ServerLocation,
  ask: (from: string | null) => Promise<Page<T>>,
): Promise<T[]> {
  const all = new Map<string, T>();
  let from: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { items, next }: Page<T> = await ask(from);
    for (const [id, item] of items) all.set(id, item);
    checkTrialCount(all.size, location.text);
    if (next === null) return [...all.values()];
    if (next === from) break;
    from = next;
  }
  const what = 'comes in pages without an end';
  throw dataError(location.text, what, 'Run the job again later.');
}

/** The year 10000: clients may send any number, such as microseconds. */
const MAX_TIME = 253_402_300_800_000;

/** The last of some times, which are in milliseconds since 1970. */
export function latestOf(times: readonly (number | null)[]): string | null {
  const known = times.map((time) => (time !== null && time < MAX_TIME ? time : -1));
  const last = known.reduce((most, time) => Math.max(most, time), -1);
  return last < 0 ? null : new Date(last).toISOString().replace(/\.\d+Z$/, 'Z');
}
