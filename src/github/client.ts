import type { Octokit } from '@octokit/rest';
import * as z from 'zod/mini';
import { detailOf, settingsError } from '../errors.ts';
import { printable } from '../printable.ts';
import { TOOL } from '../tool.ts';
import { RETRY_POLICY, type RetryPolicy, retryRequests, UnexpectedAnswer } from './answers.ts';

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

/**
 * A client for the GitHub the runner belongs to, through the runner's proxy. The packages are loaded only when
 * GitHub is asked: the command line never asks, and would wait for them.
 */
export async function createClient(
  token: string,
  repository: string,
  policy = RETRY_POLICY,
): Promise<Client> {
  const [{ defaults }, { Octokit }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/rest'),
  ]);
  const fetchAsTheRunner = defaults.request?.fetch ?? fetch;
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

/**
 * Asks GitHub, and reads the answer by its schema.
 *
 * @param route as GitHub documents it: `GET /repos/{owner}/{repo}/pulls/{pull_number}`
 * @throws UnexpectedAnswer that names the route and the field if the answer has another shape
 */
export async function ask<T extends z.ZodMiniType>(
  client: Client,
  route: string,
  schema: T,
  parameters: Parameters,
): Promise<z.output<T>> {
  const { data } = await client.request(route, parameters);
  return readAnswer(route, schema, data);
}

/** The same for a list, page by page; each is requested when the caller wants it. */
export async function* askPages<T extends z.ZodMiniType>(
  client: Client,
  route: string,
  schema: T,
  parameters: Parameters,
): AsyncGenerator<z.output<T>> {
  for (let page = 1; ; page++) {
    const { data, headers } = await client.request(route, { ...parameters, per_page: 100, page });
    yield readAnswer(route, schema, data);
    if (!String(headers.link).includes('rel="next"')) return;
  }
}

/** The same, of all pages at once. */
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

/** The same question, which is asked once of each. */
export function onceEach<K, T>(question: (of: K) => Promise<T>): (of: K) => Promise<T> {
  const answers = new Map<K, Promise<T>>();
  return (of) => {
    const answer = answers.get(of) ?? question(of);
    answers.set(of, answer);
    return answer;
  };
}

export function readAnswer<T extends z.ZodMiniType>(
  route: string,
  schema: T,
  answer: unknown,
): z.output<T> {
  const { success, data, error } = z.safeParse(schema, answer);
  if (success) return data;
  // The library's own writer of paths would bring all of it, with its languages, into the bundle.
  const field = (error.issues[0]?.path ?? []).join('.').replace(/(^|\.)(\d+)\b/g, '[$2]');
  throw new UnexpectedAnswer(`GitHub’s answer to ${route}${field && `, field ${field}`}`);
}

export const time = z.iso.datetime({ offset: true });

/** A time as text that sorts by time: in UTC and whole seconds, as GitHub counts them. */
export const timeInUtc = z.pipe(
  time,
  z.transform((given) => new Date(given).toISOString().replace(/\.\d+Z$/, 'Z')),
);
