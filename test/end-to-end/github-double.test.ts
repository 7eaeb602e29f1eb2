import { ask, repositoryPath } from '../support/github-api.ts';
import { type GitHub, startGitHub } from '../support/github-double.ts';

let github: GitHub;

beforeEach(async () => {
  github = await startGitHub();
});

afterEach(() => github.stop());

const api = (method: string, path: string, options?: Parameters<typeof ask>[3]) =>
  ask(github, method, path, options);
const commentsPath = () => `${repositoryPath(github)}/issues/${github.pullNumber}/comments`;
const comment = (body: string, token = github.token) =>
  api('POST', commentsPath(), { token, body: { body } });
const viewer = (token: string) =>
  api('POST', '/graphql', { token, body: { query: 'query { viewer { login } }' } });

test('a comment is created, listed and updated in place', async () => {
  const created = await comment('first');
  const { id } = created.body as { id: number };
  const path = `${repositoryPath(github)}/issues/comments/${id}`;
  const updated = await api('PATCH', path, { body: { body: 'second' } });

  expect([created.status, updated.status]).toEqual([201, 200]);
  const author = 'github-actions[bot]';
  expect(await github.comments()).toEqual([{ id, author, body: 'second', minimized: false }]);
});

test('the list is paged, and its links lead back through the gateway', async () => {
  const authors = Array.from({ length: 130 }, () => 'reviewer');
  await Promise.all(authors.map((author) => github.seedComment({ author, body: 'hello' })));

  const first = await api('GET', `${commentsPath()}?per_page=100`);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await api('GET', next);

  expect(next.startsWith(github.apiUrl)).toBe(true);
  expect([first.body, second.body].map((page) => (page as unknown[]).length)).toEqual([100, 30]);
  expect(await github.comments()).toHaveLength(130);
});

test('a read-only token reads, but its writes are refused with the permission it lacks', async () => {
  const token = github.readOnlyToken;

  const refused = await comment('no', token);

  expect((await api('GET', commentsPath(), { token })).status).toBe(200);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ message: 'Resource not accessible by integration' });
  expect(await github.comments()).toEqual([]);
});

test('a token nobody issued is refused', async () => {
  const answers = [await comment('no', 'made-up'), await viewer('made-up')];

  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});

test('a comment of 65,536 characters is taken, one more is refused', async () => {
  const longest = await comment('x'.repeat(65_536));
  const tooLong = await comment('x'.repeat(65_537));
  const path = `${repositoryPath(github)}/issues/comments/${(longest.body as { id: number }).id}`;
  const grown = await api('PATCH', path, { body: { body: 'x'.repeat(65_537) } });

  expect([longest.status, tooLong.status, grown.status]).toEqual([201, 422, 422]);
});

test.each([
  ['workflow', 'github-actions[bot]'],
  ['readOnly', 'github-actions[bot]'],
  ['app', 'my-app[bot]'],
  ['user', 'octocat'],
] as const)('the viewer of the %s token is %s', async (name, login) => {
  const { body } = await viewer(github.tokens[name]);

  expect(body).toEqual({ data: { viewer: { login } } });
});

test.each(['workflow', 'app', 'user'] as const)(
  'comments of the %s token are stored under its viewer login',
  async (name) => {
    const token = github.tokens[name];

    await comment('mine', token);

    const [stored] = await github.comments();
    expect((await viewer(token)).body).toEqual({ data: { viewer: { login: stored?.author } } });
  },
);

test.each([
  ['secondary-limit', 403],
  ['too-many-requests', 429],
  ['server-error', 500],
  ['bad-gateway', 502],
] as const)('a %s fault answers %i for as many requests as asked for', async (kind, status) => {
  github.fault({ kind, method: 'POST', times: 2 });

  const answers = [await comment('a'), await api('GET', commentsPath())];
  answers.push(await comment('b'), await comment('c'));

  expect(answers.map((answer) => answer.status)).toEqual([status, 200, status, 201]);
});

test.each(['reset', 'cut-body', 'stalled'] as const)(
  'a %s fault breaks one request, and the next succeeds',
  async (kind) => {
    github.fault({ kind, path: /comments/ });

    await expect(api('GET', commentsPath())).rejects.toThrow();

    expect((await api('GET', commentsPath())).status).toBe(200);
  },
);

test('a write whose answer was lost has taken effect all the same', async () => {
  github.fault({ kind: 'lost-answer', method: 'POST' });

  await expect(comment('kept')).rejects.toThrow();

  expect(await github.comments()).toMatchObject([{ body: 'kept' }]);
});

test('every request is recorded with what it was answered', async () => {
  github.fault({ kind: 'reset', method: 'GET' });
  await api('GET', commentsPath()).catch(() => undefined);

  await comment('noted');

  expect(github.requests.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 'reset'],
    ['POST', 201],
  ]);
  expect(github.requests[1]?.requestBody).toBe('{"body":"noted"}');
  expect(github.requests[1]?.responseBody).toContain('github-actions[bot]');
});

test('a slow fault delays the right answer', async () => {
  github.fault({ kind: 'slow', delay: 50 });
  const started = performance.now();

  expect((await api('GET', commentsPath())).status).toBe(200);

  expect(performance.now() - started).toBeGreaterThan(45);
});

test('a request tells whether it carried a token, and what it accepts', async () => {
  await api('GET', commentsPath(), { accept: 'application/json' });
  await fetch(`${github.apiUrl}${commentsPath()}`);

  expect(github.requests).toMatchObject([
    { host: 'api', authorized: true, accept: 'application/json', answeredBy: 'emulator' },
    { host: 'api', authorized: false },
  ]);
});

test('GitHub Enterprise Server answers the same under its own base path', async () => {
  const listed = await api('GET', `${github.enterpriseApiUrl}${commentsPath()}`);
  const base = github.enterpriseApiUrl.replace('/v3', '');
  const query = { query: 'query { viewer { login } }' };
  const named = await api('POST', `${base}/graphql`, { body: query });
  const pull = await api('GET', `${github.enterpriseApiUrl}${repositoryPath(github)}/pulls/1`);

  expect([listed.status, named.status]).toEqual([200, 200]);
  expect(pull.body).toMatchObject({ url: expect.stringContaining(github.enterpriseApiUrl) });
  expect(github.requests.map(({ path, enterprise }) => [path, enterprise])).toEqual([
    [commentsPath(), true],
    ['/graphql', true],
    [`${repositoryPath(github)}/pulls/1`, true],
  ]);
});

test('the pull request event names a head that is neither the base nor the tested commit', async () => {
  const event = await github.pullRequestEvent();
  const pull = event.payload.pull_request as Record<'base' | 'head', { sha: string }>;

  expect(new Set([pull.head.sha, pull.base.sha, event.sha]).size).toBe(3);
  expect(event.payload).toMatchObject({
    number: github.pullNumber,
    repository: { full_name: github.repository, private: false, default_branch: 'main' },
  });
});

test('the push event carries no pull request', async () => {
  const { name, payload } = await github.pushEvent();

  expect(name).toBe('push');
  expect(payload).not.toHaveProperty('pull_request');
});

test('nothing listens beyond the loopback interface', async () => {
  const { port } = new URL(github.apiUrl);

  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

test('a private repository is private', async () => {
  const other = await startGitHub({ private: true });
  try {
    expect((await other.pullRequestEvent()).payload).toMatchObject({
      repository: { private: true },
    });
    expect(await other.seedComment({ author: 'my-app[bot]', body: 'x' })).toMatchObject({
      author: 'my-app[bot]',
    });
  } finally {
    await other.stop();
  }
});
