import { setTimeout as sleep } from 'node:timers/promises';
import type { Octokit } from '@octokit/rest';
import * as z from 'zod/mini';
import { detailOf, settingsError, UserError } from '../errors.ts';
import { printable } from '../printable.ts';
import { TOOL } from '../tool.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Asks about one repository: `{owner}` and `{repo}` of its routes are filled in. */
export interface Client {
  readonly policy: RetryPolicy;
  readonly request: (route: string, parameters: Parameters) => Promise<Answer>;
  readonly graphql: (query: string, variables: Parameters) => Promise<unknown>;
}

interface Answer {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** Loads its packages here: the command line never asks GitHub, and would wait for them. */
export async function createClient(token: string, repository: string, policy: RetryPolicy) {
  const { defaults } = await import('@actions/github/lib/utils');
  const { Octokit } = await import('@octokit/rest');
  const fetchAsTheRunner = await runnersFetch();
  const octokit = new Octokit({
    ...defaults,
    // Read now: the package's own default dates from when it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? 'https://api.github.com',
    request: { ...defaults.request, fetch: fetchWithin(policy.maxAnswer, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  return clientOf(octokit, repository, policy);
}

/** It knows the runner's proxy. */
export async function runnersFetch(): Promise<typeof fetch> {
  const { defaults } = await import('@actions/github/lib/utils');
  return defaults.request?.fetch ?? fetch;
}

/** Later ones lack fields that are read, such as the merge commit of a pull request. */
const API_VERSION = '2022-11-28';

export function clientOf(octokit: Octokit, repository: string, policy: RetryPolicy): Client {
  retryRequests(octokit, policy);
  octokit.hook.before('request', ({ headers }) => {
    headers['x-github-api-version'] = API_VERSION;
  });
  const [owner, repo] = repository.split('/');
  const request = octokit.request.defaults({ owner, repo });
  return {
    policy,
    request: (route, parameters) => request(route, { ...parameters }).catch(explainToken),
    graphql: (query, variables) => octokit.graphql(query, { ...variables }).catch(explainToken),
  };
}

/** What a token may not do depends on the request; whether GitHub knows it at all does not. */
function explainToken(error: unknown): never {
  if (detailOf(error, 'status') !== '401') throw error;
  const what = `is refused by GitHub (${printable(detailOf(error, 'message'), 200)})`;
  const fix = 'Renew the secret that holds it, or remove the input to use the job’s own token.';
  throw settingsError('github-token', what, fix);
}

function fetchWithin(ms: number, fetchAsTheRunner: typeof fetch): typeof fetch {
  return (address, options) => {
    const signals = [options?.signal ?? [], AbortSignal.timeout(ms)].flat();
    return fetchAsTheRunner(address, { ...options, signal: AbortSignal.any(signals) });
  };
}

/** The outcome of a request is reported once, where it is handled. */
function ignore(): void {}

/** @param route as GitHub documents it: `GET /repos/{owner}/{repo}/pulls/{pull_number}` */
export async function ask<T>(
  client: Client,
  route: string,
  schema: z.ZodMiniType<T>,
  parameters: Parameters,
): Promise<T> {
  const { data } = await client.request(route, parameters);
  return readAnswer(route, schema, data);
}

/** A list, page by page; each is requested when the caller wants it. */
export async function* askPages<T>(
  client: Client,
  route: string,
  schema: z.ZodMiniType<T>,
  parameters: Parameters,
): AsyncGenerator<T> {
  for (let page = 1; ; page++) {
    const { data, headers } = await client.request(route, { ...parameters, per_page: 100, page });
    yield readAnswer(route, schema, data);
    if (!String(headers.link).includes('rel="next"')) return;
  }
}

export async function askAll<T>(
  client: Client,
  route: string,
  schema: z.ZodMiniType<T[]>,
  parameters: Parameters,
): Promise<T[]> {
  const all: T[] = [];
  for await (const page of askPages(client, route, schema, parameters)) all.push(...page);
  return all;
}

/** The same question, asked once of each. */
export function onceEach<K, T>(question: (of: K) => Promise<T>): (of: K) => Promise<T> {
  const answers = new Map<K, Promise<T>>();
  return (of) => {
    const answer = answers.get(of) ?? question(of);
    answers.set(of, answer);
    return answer;
  };
}

export function readAnswer<T>(route: string, schema: z.ZodMiniType<T>, answer: unknown): T {
  const { success, data, error } = z.safeParse(schema, answer);
  if (success) return data;
  // The library's own writer of paths would bring all of it, with its languages, into the bundle.
  const field = (error.issues[0]?.path ?? []).join('.').replace(/(^|\.)(\d+)\b/g, '[$2]');
  throw new UnexpectedAnswer(`GitHub’s answer to ${route}${field && `, field ${field}`}`);
}

/** What GitHub answers, in our own words. */
export function answered<T, U>(schema: z.ZodMiniType<T>, say: (answer: T) => U) {
  return z.pipe(schema, z.transform(say));
}

export const time = z.iso.datetime({ offset: true });

/** A time as text that sorts by time: in UTC and whole seconds, as GitHub counts them. */
export const timeInUtc = answered(time, (given) =>
  new Date(given).toISOString().replace(/\.\d+Z$/, 'Z'),
);

/** How long the Action waits for GitHub, in milliseconds; tests pass a shorter one. */
export const RETRY_POLICY = {
  /** Before each retry of a request that was not answered. */
  beforeRetries: [1000, 2000, 4000, 8000, 16_000] as readonly number[],
  /** The length of each second that GitHub asks to wait. */
  second: 1000,
  maxAnswer: 30_000,
  /** For a request with its retries and the waits that GitHub asks for. */
  maxRequest: 120_000,
  maxDownload: 120_000,
  /** For the upload of a report with the retries of the artifact client, which can take 35 s. */
  maxUpload: 40_000,
  /** For the upload of a sweep, without which hours of training are lost. */
  maxSaving: 180_000,
};
export type RetryPolicy = Readonly<typeof RETRY_POLICY>;

/** All attempts together: retrying for longer would hold up the job. */
export const MAX_RETRYING_MS = 60_000;

interface Retrying {
  readonly pauses: readonly number[];
  readonly withinMs?: number;
  /** Whether another attempt may help after a failure; by default, if it was not answered. */
  readonly mayHelp?: (failure: unknown) => boolean;
}

/** @param attempt gets the time at which to give up, in milliseconds since 1970 */
export async function retry<T>(
  { pauses, withinMs = MAX_RETRYING_MS, mayHelp = isUnanswered }: Retrying,
  attempt: (until: number) => Promise<T>,
): Promise<T> {
  const until = Date.now() + withinMs;
  for (let failures = 0; ; failures++) {
    try {
      return await attempt(until);
    } catch (error) {
      const pause = pauses[failures];
      const isOver = pause === undefined || Date.now() + pause >= until;
      if (isOver || !mayHelp(error)) throw error;
      await sleep(pause);
    }
  }
}

export async function withDeadline<T>(ms: number, work: () => Promise<T>, who = 'GitHub') {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `${who} gave no answer within ${Math.ceil(ms / 1000)} s`;
    timer = setTimeout(() => reject(new Unanswered(message)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads are worth fewer retries than writes. */
const MAX_READ_RETRIES = 3;

/** A request with `retries: 0` is sent once: its caller must first check whether it took effect. */
function retryRequests({ hook }: Pick<Octokit, 'hook'>, policy: RetryPolicy): void {
  hook.wrap('request', async (request, options) => {
    const { method, request: settings } = options;
    const most = method === 'GET' ? MAX_READ_RETRIES : policy.beforeRetries.length;
    const pauses = policy.beforeRetries.slice(0, settings?.retries ?? most);
    const mayHelp = (failure: unknown) =>
      isUnanswered(failure) && settings?.signal?.aborted !== true;
    const attempt = async () =>
      complete(await waitingAsAsked(policy.second, async () => request(options)));
    const asking = withDeadline(policy.maxRequest, () => retry({ pauses, mayHelp }, attempt));
    return asking.catch(withoutPage);
  });
}

/** The client hands on JSON that was cut off as text, and a lost body as empty text. */
function complete<T extends { readonly data: unknown; readonly status: number }>(answer: T): T {
  const isIncomplete = typeof answer.data === 'string' && answer.status !== 204;
  if (isIncomplete) throw new Unanswered('the answer arrived incomplete');
  return answer;
}

const MAX_WAITS = 2;
/** Waiting longer would hold up the job for a comment. */
const MAX_WAIT_SECONDS = 60;

/** A rate-limited request had no effect: it is sent again, even if it writes. */
export async function waitingAsAsked<T>(second: number, send: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || seconds > MAX_WAIT_SECONDS || waits === MAX_WAITS) throw error;
      await sleep(second * seconds);
    }
  }
}

function secondsToWait(error: unknown): number | null {
  if (!['403', '429'].includes(detailOf(error, 'status'))) return null;
  const { headers } = responseOf(error);
  const after = Number(headers['retry-after'] || Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after);
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset']) - Date.now() / 1000;
    return Math.max(0, Math.ceil(reset)) + 1;
  }
  return /\bsecondary rate\b/i.test(detailOf(error, 'message')) ? MAX_WAIT_SECONDS : null;
}

function responseOf(error: unknown) {
  const response = Object(Reflect.get(Object(error), 'response'));
  return { headers: Object(response.headers), data: response.data };
}

/** If a gateway answers with an HTML page, the client uses the whole page as the message. */
function withoutPage(error: unknown): never {
  const isPage = error instanceof Error && typeof responseOf(error).data === 'string';
  if (isPage) error.message = `GitHub answered with status ${detailOf(error, 'status')}`;
  throw error;
}

type Refusal = 'missing' | 'expired' | 'forbidden' | 'unreachable';

/** GitHub, or the storage it points at, gave no usable answer. */
export class Unanswered extends Error {}

/** An answer with another shape than GitHub documents, such as one from a proxy. */
class UnexpectedAnswer extends UserError {
  constructor(where: string) {
    const fix =
      'Run the job again; if the error persists, check whether a proxy answers in GitHub’s place.';
    super({ fault: 'data', where, what: 'is not what GitHub documents', fix });
  }
}

/** A refusal, with the status that the client's own errors have. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const BY_STATUS = new Map<number, Refusal>([
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'missing'],
  [410, 'expired'],
  // The answer for a commit that does not exist.
  [422, 'missing'],
  [451, 'forbidden'],
]);

/** Null if the error is neither an answer of GitHub's nor a failure of the network. */
export function refusalOf(error: unknown): Refusal | null {
  if (isUnanswered(error)) return 'unreachable';
  const status = statusOf(error);
  return BY_STATUS.get(status) ?? (status >= 300 ? 'unreachable' : null);
}

/** Whether repeating may help. The client gives failures of the network the status 500. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof Unanswered || error instanceof UnexpectedAnswer) return true;
  const status = statusOf(error);
  const isRateLimited = status === 403 && /rate limit/i.test(detailOf(error, 'message'));
  return isRateLimited || status === 429 || status >= 500;
}

export function reasonOf(error: unknown): string {
  if (error instanceof UnexpectedAnswer) return `${error.where} ${error.what}`;
  return error instanceof UserError ? error.messageFor('inputs') : detailOf(error, 'message');
}

function statusOf(error: unknown): number {
  return Number(detailOf(error, 'status'));
}

/** For a question that the caller can do without; null if GitHub does not answer. */
export async function ifAnswered<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}
