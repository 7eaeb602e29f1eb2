// Guards of the stand-in for GitHub: what would let other tests pass if it were lost. That it
// answers as GitHub does is checked against GitHub's published contract, at the end of every test.
import { temporaryFolder } from '../read/temporary-folder.ts';
import { GitHub } from '../support/github/github.ts';
import { type ActionOptions, runAction } from '../support/runner.ts';

let github: GitHub;

beforeAll(async () => {
  github = await GitHub.start();
});

afterAll(() => github.stop());

interface Ask {
  readonly token?: string;
  readonly body?: unknown;
  readonly redirect?: 'follow' | 'manual';
}

/** One request to a path below the repository, as a client would make it. */
function api(method: string, path: string, { token = github.token, body, redirect }: Ask = {}) {
  return fetch(`${github.apiUrl}/repos/${github.repository}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(redirect && { redirect }),
    signal: AbortSignal.timeout(500),
  });
}

const commentsPath = () => `/issues/${github.pullNumber}/comments`;
const comment = (body: string, token = github.token) =>
  api('POST', commentsPath(), { token, body: { body } });

async function check(change: object = {}, token = github.token) {
  const output = { title: 'Title', summary: 'Summary' };
  const { headSha } = github.pullRequest();
  const body = { name: 'tuning-gate', head_sha: headSha, conclusion: 'neutral', output, ...change };
  return api('POST', '/check-runs', { token, body });
}

describe('a token', () => {
  test('that was never issued is refused', async () => {
    expect((await comment('no', 'made-up')).status).toBe(401);
  });

  test('that may only read can write neither comment nor check', async () => {
    const { readOnlyToken } = github;

    expect((await api('GET', commentsPath(), { token: readOnlyToken })).status).toBe(200);
    expect((await comment('no', readOnlyToken)).status).toBe(403);
    expect((await check({}, readOnlyToken)).status).toBe(403);
    expect(github.comments()).toEqual([]);
  });

  test('without `actions: read` sees no artifacts and runs', async () => {
    github.addRun({ id: 11, event: 'push', headSha: 'b'.repeat(40), headBranch: 'main' });
    const token = github.tokens.withoutActions;
    for (const path of ['/actions/artifacts', '/actions/runs/11']) {
      expect((await api('GET', path, { token })).status).toBe(403);
      expect((await api('GET', path)).status).toBe(200);
    }
  });

  test('is not sent on to the artifact storage by a redirect', async () => {
    const id = github.addArtifact({ name: 'sweep', run: 11, body: Buffer.from('bytes') });
    const path = `/actions/artifacts/${id}/zip`;
    const { headers } = await api('GET', path, { redirect: 'manual' });
    const address = headers.get('location') ?? '';
    const authorization = `Bearer ${github.token}`;

    expect((await fetch(address, { headers: { authorization } })).status).toBe(400);
    expect(await (await fetch(address)).text()).toBe('bytes');
  });
});

describe('a size beyond GitHub’s limits is refused:', () => {
  test('of a comment', async () => {
    expect((await comment('x'.repeat(65_536))).status).toBe(201);
    expect((await comment('x'.repeat(65_537))).status).toBe(422);
  });

  test.each([
    ['a summary', { summary: 'x'.repeat(65_536) }],
    ['a text', { text: 'x'.repeat(65_536) }],
  ])('of %s of a check', async (_, more) => {
    const refused = await check({ output: { title: 'Title', summary: 'Summary', ...more } });

    expect(refused.status).toBe(422);
  });
});

describe('the runner', () => {
  const folder = temporaryFolder();

  const run = async (options: Partial<ActionOptions>) =>
    runAction({ folder: folder.path, github, event: github.pushEvent(), ...options });

  test('rejects an input that action.yml does not declare', async () => {
    await expect(run({ inputs: { typo: 'x' } })).rejects.toThrow('typo');
  });

  test('gives the step none of the variables it has itself', async () => {
    process.env['INPUT_FAIL-ON'] = 'sometimes';
    const { stdout } = await run({ inputs: { candidate: 'x', metric: 'accuracy' } });
    delete process.env['INPUT_FAIL-ON'];

    expect(stdout).not.toContain('sometimes');
  });

  test('ends a step that hangs', async () => {
    github.fault({ on: '…', kind: 'stalled', times: 99 });

    const stuck = run({
      bundled: true,
      timeout: 500,
      token: github.token,
      inputs: { candidate: 'x' },
    });

    await expect(stuck).rejects.toThrow('did not end in 500 ms');
  });
});
