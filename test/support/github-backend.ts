import { createEmulator } from 'emulate';
import {
  appsFor,
  type Holder,
  holdersOf,
  mintTokens,
  PEOPLE,
  type Tokens,
} from './github-tokens.ts';

const OWNER = 'octo-org';
const REPOSITORY = 'sweeps';
export const FULL_NAME = `${OWNER}/${REPOSITORY}`;
const HEAD_BRANCH = 'try-wider-range';

export interface Backend {
  /** Address of the emulator. */
  readonly url: string;
  readonly tokens: Tokens;
  /** Whom each token was given to. */
  readonly holders: ReadonlyMap<string, Holder>;
  readonly pullNumber: number;
  /** One request to the emulator; throws on any status that is not a success. */
  readonly call: Call;
  stop(): Promise<void>;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<unknown>;

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
}

/** A repository as GitHub's answers describe it; more is there than is named here. */
export interface RepositoryJson {
  readonly id: number;
  readonly full_name: string;
  readonly fork: boolean;
  readonly owner: { readonly login: string };
}

/** Starts the stateful emulator with one repository and one open pull request. */
export async function startBackend(options: { private: boolean }): Promise<Backend> {
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    hostname: '127.0.0.1',
    seed: seed(options.private),
  });
  const url = `http://127.0.0.1:${new URL(emulator.url).port}`;
  const call = caller(url);
  const tokens = await mintTokens(call);
  return {
    url,
    call,
    tokens,
    holders: holdersOf(tokens),
    pullNumber: await openPullRequest(call),
    stop: () => emulator.close(),
  };
}

export async function repositoryOf({ call }: Backend): Promise<RepositoryJson> {
  return (await call('GET', `/repos/${FULL_NAME}`)) as RepositoryJson;
}

function seed(isPrivate: boolean) {
  const people = Object.entries(PEOPLE);
  return {
    tokens: Object.fromEntries(
      people.map(([login, token]) => [token, { login, scopes: ['repo', 'user'] }]),
    ),
    github: {
      users: people.map(([login]) => ({ login })),
      orgs: [
        { login: OWNER, members: people.map(([login]) => ({ login, role: 'admin' as const })) },
      ],
      repos: [{ owner: OWNER, name: REPOSITORY, private: isPrivate }],
      apps: appsFor(OWNER),
    },
  };
}

function caller(url: string): Call {
  return async (method, path, { token = PEOPLE.octocat, body } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

async function openPullRequest(call: Call): Promise<number> {
  const repository = `/repos/${FULL_NAME}`;
  const workflow = {
    message: 'Train',
    content: Buffer.from('name: Tuning\n').toString('base64'),
    branch: 'main',
  };
  await call('PUT', `${repository}/contents/.github/workflows/tuning.yml`, { body: workflow });
  const main = (await call('GET', `${repository}/git/ref/heads/main`)) as {
    object: { sha: string };
  };
  const ref = { ref: `refs/heads/${HEAD_BRANCH}`, sha: main.object.sha };
  await call('POST', `${repository}/git/refs`, { body: ref });
  const content = Buffer.from('range: wide\n').toString('base64');
  const file = { message: 'Try a wider range', content, branch: HEAD_BRANCH };
  await call('PUT', `${repository}/contents/search.yml`, { body: file });
  const pull = { title: 'Try a wider range', head: HEAD_BRANCH, base: 'main' };
  const opened = await call('POST', `${repository}/pulls`, { body: pull });
  return (opened as { number: number }).number;
}
