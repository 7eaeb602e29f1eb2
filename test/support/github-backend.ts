import { createSign } from 'node:crypto';
import { createEmulator } from 'emulate';

export const OWNER = 'octo-org';
export const REPOSITORY = 'sweeps';
export const FULL_NAME = `${OWNER}/${REPOSITORY}`;

const HEAD_BRANCH = 'try-wider-range';
// The tokens are not issued by any GitHub: the double itself chooses them.
const USER_TOKENS = { octocat: 'pat-of-octocat', reviewer: 'pat-of-reviewer' };
const ACTIONS = { app_id: 1, slug: 'github-actions', name: 'GitHub Actions' };
const OTHER_APP = { app_id: 2, slug: 'my-app', name: 'My App' };
const PERMISSIONS = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  checks: 'write',
  actions: 'read',
  metadata: 'read',
};
const READ_ONLY = { contents: 'read', issues: 'read', pull_requests: 'read', metadata: 'read' };

export interface Backend {
  /** Address of the emulator. */
  readonly url: string;
  /** Token → the login its comments are stored under. */
  readonly logins: ReadonlyMap<string, string>;
  readonly tokens: Tokens;
  readonly pullNumber: number;
  /** One request to the emulator; throws on any status that is not a success. */
  call(method: string, path: string, options?: CallOptions): Promise<unknown>;
  stop(): Promise<void>;
}

export interface Tokens {
  /** A workflow's GITHUB_TOKEN with write permissions; writes as `github-actions[bot]`. */
  readonly workflow: string;
  /** A workflow's GITHUB_TOKEN on a pull request from a fork. */
  readonly readOnly: string;
  /** Another App's installation; writes as `my-app[bot]`. */
  readonly app: string;
  /** A person's access token; writes as `octocat`. */
  readonly user: string;
  /** Another person's access token; writes as `reviewer`. */
  readonly reviewer: string;
}

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
}

type Call = Backend['call'];

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
  const keys = new Map(emulator.generatedSecrets.map(({ id, value }) => [id, value]));
  const tokens = await mintTokens(call, keys);
  return {
    url,
    call,
    tokens,
    logins: loginsOf(tokens),
    pullNumber: await openPullRequest(call, tokens.user),
    stop: () => emulator.close(),
  };
}

function seed(isPrivate: boolean) {
  const app = (definition: typeof ACTIONS) => ({
    ...definition,
    permissions: PERMISSIONS,
    installations: [{ installation_id: definition.app_id, account: OWNER }],
  });
  const people = Object.entries(USER_TOKENS);
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
      apps: [app(ACTIONS), app(OTHER_APP)],
    },
  };
}

function caller(url: string): Call {
  return async (method, path, { token = USER_TOKENS.octocat, body } = {}) => {
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

async function mintTokens(call: Call, keys: ReadonlyMap<string, string>): Promise<Tokens> {
  const mint = async (appId: number, permissions: Record<string, string>) => {
    const token = appToken(appId, keys.get(String(appId)) ?? '');
    const path = `/app/installations/${appId}/access_tokens`;
    const answer = await call('POST', path, { token, body: { permissions } });
    return (answer as { token: string }).token;
  };
  return {
    workflow: await mint(ACTIONS.app_id, PERMISSIONS),
    readOnly: await mint(ACTIONS.app_id, READ_ONLY),
    app: await mint(OTHER_APP.app_id, PERMISSIONS),
    user: USER_TOKENS.octocat,
    reviewer: USER_TOKENS.reviewer,
  };
}

/** The signed statement with which an App asks for a token of one of its installations. */
function appToken(appId: number, privateKey: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = encode({ iss: String(appId), iat: now, exp: now + 300 });
  const statement = `${encode({ alg: 'RS256', typ: 'JWT' })}.${claims}`;
  const signature = createSign('RSA-SHA256').update(statement).sign(privateKey, 'base64url');
  return `${statement}.${signature}`;
}

function loginsOf(tokens: Tokens): Map<string, string> {
  return new Map([
    [tokens.workflow, `${ACTIONS.slug}[bot]`],
    [tokens.readOnly, `${ACTIONS.slug}[bot]`],
    [tokens.app, `${OTHER_APP.slug}[bot]`],
    [tokens.user, 'octocat'],
    [tokens.reviewer, 'reviewer'],
  ]);
}

async function openPullRequest(call: Call, token: string): Promise<number> {
  const repository = `/repos/${FULL_NAME}`;
  const main = (await call('GET', `${repository}/git/ref/heads/main`, { token })) as {
    object: { sha: string };
  };
  const ref = { ref: `refs/heads/${HEAD_BRANCH}`, sha: main.object.sha };
  await call('POST', `${repository}/git/refs`, { token, body: ref });
  const content = Buffer.from('range: wide\n').toString('base64');
  const file = { message: 'Try a wider range', content, branch: HEAD_BRANCH };
  await call('PUT', `${repository}/contents/search.yml`, { token, body: file });
  const pull = { title: 'Try a wider range', head: HEAD_BRANCH, base: 'main' };
  const opened = await call('POST', `${repository}/pulls`, { token, body: pull });
  return (opened as { number: number }).number;
}
