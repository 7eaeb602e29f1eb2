import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fromBuffer } from 'yauzl';
import type { BlobFaultKind } from '../support/artifact-store.ts';
import { ask, repositoryPath } from '../support/github-api.ts';
import { type GitHub, startGitHub } from '../support/github-double.ts';
import { contractViolations } from '../support/openapi-contract.ts';

const SHA = 'b'.repeat(40);

let github: GitHub;

beforeEach(async () => {
  github = await startGitHub();
  await github.addRun({ id: 11, event: 'push', headSha: SHA, headBranch: 'main' });
});

afterEach(async () => {
  await github.stop();
  expect(contractViolations(github.requests)).toEqual([]);
});

const actions = (path: string, options?: Parameters<typeof ask>[3]) =>
  ask(github, 'GET', `${repositoryPath(github)}/actions/${path}`, options);
const idsOf = ({ body }: { body: unknown }) =>
  (body as { artifacts: { id: number }[] }).artifacts.map(({ id }) => id);

/** Adds an artifact and asks for the address its bytes are at. */
async function addressOf(artifact: Partial<Parameters<GitHub['addArtifact']>[0]>) {
  const id = await github.addArtifact({ name: 'sweep', run: 11, ...artifact });
  const { status, headers } = await actions(`artifacts/${id}/zip`, { redirect: 'manual' });
  return { status, address: headers.get('location') ?? '' };
}

async function entriesOf(zip: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, (error, file) => {
      const names: string[] = [];
      if (error) return reject(error);
      file.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName));
      file.on('end', () => resolve(names));
    });
  });
}

test('an artifact is described with its digest, its size and the run it is of', async () => {
  const createdAt = '2026-01-02T03:04:05Z';
  const body = Buffer.from('not a zip');
  const id = await github.addArtifact({ name: 'sweep', body, run: 11, createdAt });

  const { status, body: answer } = await actions(`artifacts/${id}`);

  expect(status).toBe(200);
  expect(answer).toMatchObject({
    id,
    name: 'sweep',
    size_in_bytes: 9,
    expired: false,
    digest: `sha256:${createHash('sha256').update(body).digest('hex')}`,
    created_at: createdAt,
    expires_at: '2026-04-02T03:04:05Z',
    workflow_run: {
      id: 11,
      repository_id: github.repositoryId,
      head_repository_id: github.repositoryId,
      head_branch: 'main',
      head_sha: SHA,
    },
  });
});

test('artifacts are listed by their exact name, newest first, of one run or of all', async () => {
  await github.addRun({ id: 12, event: 'schedule', headSha: SHA, headBranch: 'main' });
  const add = (name: string, run: number, day: number) =>
    github.addArtifact({ name, run, createdAt: `2026-01-0${day}T00:00:00Z` });
  const older = await add('sweep', 11, 1);
  const newest = await add('sweep', 12, 3);
  const between = await add('sweep', 11, 2);
  const other = await add('sweep-b', 11, 4);

  expect(idsOf(await actions('artifacts?name=sweep'))).toEqual([newest, between, older]);
  expect(idsOf(await actions('runs/11/artifacts?name=sweep'))).toEqual([between, older]);
  expect(idsOf(await actions('runs/11/artifacts'))).toEqual([other, between, older]);
  expect((await actions('runs/99/artifacts')).status).toBe(404);
});

test('a list is paged, its total is of all pages', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) ids.unshift(await github.addArtifact({ name: 'sweep', run: 11 }));

  const first = await actions('artifacts?name=sweep&per_page=2');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await ask(github, 'GET', next);

  expect(first.body).toMatchObject({ total_count: 5 });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.slice(0, 4));
});

test('files are downloaded as a zip from another host, which refuses a token', async () => {
  const { status, address } = await addressOf({ files: { 'sweep.json': '{}', 'a/b.csv': 'x' } });

  const authorization = `Bearer ${github.token}`;
  const refused = await fetch(address, { headers: { authorization } });
  const taken = await fetch(address);

  expect([status, refused.status, taken.status]).toEqual([302, 400, 200]);
  expect(new URL(address).origin).not.toBe(new URL(github.apiUrl).origin);
  expect(await entriesOf(Buffer.from(await taken.arrayBuffer()))).toEqual([
    'sweep.json',
    'a/b.csv',
  ]);
  expect(github.storageRequests.map(({ authorized }) => authorized)).toEqual([true, false]);
});

test('a client that follows the redirect comes to the same bytes', async () => {
  const id = await github.addArtifact({ name: 'sweep', run: 11, body: Buffer.from('a,b\n1,2\n') });

  expect((await actions(`artifacts/${id}/zip`)).text).toBe('a,b\n1,2\n');
  expect(github.storageRequests).toMatchObject([{ host: 'blob', authorized: false }]);
});

test('an expired artifact is listed so, and gone', async () => {
  const id = await github.addArtifact({ name: 'sweep', run: 11, expired: true, digest: null });

  expect((await actions('artifacts')).body).toMatchObject({
    artifacts: [{ id, expired: true, digest: null }],
  });
  expect((await actions(`artifacts/${id}/zip`)).status).toBe(410);
  expect((await actions('artifacts/404/zip')).status).toBe(404);
});

test('without the permission `actions: read` nothing of all this is told', async () => {
  const id = await github.addArtifact({ name: 'sweep', run: 11 });
  const token = github.tokens.withoutActions;
  const paths = ['artifacts', 'runs/11/artifacts', `artifacts/${id}/zip`, 'runs/11'];

  const answers = await Promise.all(paths.map((path) => actions(path, { token })));

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(answers[0]?.headers.get('x-accepted-github-permissions')).toBe('actions=read');
  expect((await actions('artifacts', { token: github.readOnlyToken })).status).toBe(200);
});

const BODY = Buffer.from('0123456789'.repeat(1000));
const faulty = (kind: BlobFaultKind, times?: number) =>
  addressOf({ body: BODY, fault: { kind, ...(times === undefined ? {} : { times }) } });

test('a cut download promises more than it gives', async () => {
  const { address } = await faulty('cut-body');

  const response = await fetch(address);

  expect(response.headers.get('content-length')).toBe('10000');
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test('a stalled download begins and never goes on', async () => {
  const { address } = await faulty('stalled');
  const controller = new AbortController();

  const response = await fetch(address, { signal: controller.signal });
  const first = await Promise.race([response.arrayBuffer(), setTimeout(200, 'nothing')]);
  controller.abort();

  expect([response.status, first]).toEqual([200, 'nothing']);
});

test('a download of wrong bytes has the right length', async () => {
  const { address } = await faulty('wrong-bytes');

  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());

  expect(bytes.length).toBe(BODY.length);
  expect(bytes.equals(BODY)).toBe(false);
});

test.each([
  ['server-error', 500],
  ['expired-address', 403],
] as const)('a %s is met as often as asked for, then the bytes come', async (kind, status) => {
  const { address } = await faulty(kind, 1);

  const answers = [await fetch(address), await fetch(address)];

  expect(answers.map((answer) => answer.status)).toEqual([status, 200]);
});

test('a slow download takes its time and is whole', async () => {
  const { address } = await addressOf({ body: BODY, fault: { kind: 'slow', delay: 50 } });
  const started = performance.now();

  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());

  expect(bytes.equals(BODY)).toBe(true);
  expect(performance.now() - started).toBeGreaterThan(45);
});

test('a run tells its event, its commit and where that comes from', async () => {
  const fork = 777;
  const createdAt = '2026-01-02T03:04:05Z';
  const run = { event: 'pull_request', headSha: SHA, headBranch: 'x', createdAt };
  await github.addRun({
    id: 12,
    attempt: 2,
    headRepositoryId: fork,
    conclusion: 'failure',
    ...run,
  });

  const answers = [await actions('runs/11'), await actions('runs/12'), await actions('runs/13')];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(answers[0]?.body).toMatchObject({
    event: 'push',
    head_branch: 'main',
    run_attempt: 1,
    conclusion: 'success',
    head_repository: { id: github.repositoryId, fork: false },
  });
  expect(answers[1]?.body).toMatchObject({
    event: 'pull_request',
    head_sha: SHA,
    run_attempt: 2,
    conclusion: 'failure',
    created_at: createdAt,
    head_repository: { id: fork, fork: true, owner: { login: 'someone-else' } },
  });
});
