import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, repositoryPath } from '../support/github-api.ts';
import { type GitHub, startGitHub } from '../support/github-double.ts';
import type { WorkflowEvent } from '../support/github-events.ts';
import { contractViolations } from '../support/openapi-contract.ts';
import { type ActionOptions, runAction } from '../support/runner.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'node_modules', '@actions', 'artifact', 'lib');
const MANIFEST = `name: Stand-in
description: Uploads what a test tells it to.
runs:
  using: node24
  main: dist/index.js
`;

let github: GitHub;
let folder: string;
let event: WorkflowEvent;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-test-'));
  github = await startGitHub();
  event = await github.pullRequestEvent();
});

afterEach(async () => {
  await github.stop();
  await rm(folder, { recursive: true });
  expect(contractViolations(github.requests)).toEqual([]);
});

/** Runs code that has the toolkit's artifact client as `client`, and gives what it printed last. */
async function upload(code: string, options: Partial<ActionOptions> = {}): Promise<unknown> {
  const actionFolder = join(folder, 'action');
  await mkdir(join(actionFolder, 'dist'), { recursive: true });
  await writeFile(join(actionFolder, 'action.yml'), MANIFEST);
  await writeFile(join(actionFolder, 'dist', 'package.json'), '{ "type": "module" }');
  const start = `import { writeFileSync } from 'node:fs';
    import { DefaultArtifactClient } from ${JSON.stringify(join(CLIENT, 'artifact.js'))};
    const client = new DefaultArtifactClient();
    const send = (name, text, settings) => {
      writeFileSync('sweep.json', text);
      return client.uploadArtifact(name, ['sweep.json'], '.', settings);
    };`;
  await writeFile(
    join(actionFolder, 'dist', 'index.js'),
    `${start}\nconst told = await (${code}).catch(({ message }) => message);
     console.log(JSON.stringify(told));`,
  );
  const { stdout, stderr } = await runAction({
    folder,
    actionFolder,
    event,
    apiUrl: github.apiUrl,
    repository: github.repository,
    artifacts: github.artifacts,
    ...options,
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const list = async (path: string) => {
  const { body } = await ask(github, 'GET', `${repositoryPath(github)}/actions/${path}`);
  return (body as { artifacts: { id: number; digest: string; size_in_bytes: number }[] }).artifacts;
};

test('what the artifact client uploads is listed under its run and downloads as it was', async () => {
  const told = (await upload(`send('sweep', '{"n":1}')`)) as { id: number; digest: string };

  const [artifact] = await list('runs/1001/artifacts?name=sweep');
  const { headSha, branch } = await github.pullRequest();
  expect(artifact).toMatchObject({
    id: told.id,
    digest: `sha256:${told.digest}`,
    expired: false,
    workflow_run: { id: 1001, head_sha: headSha, head_branch: branch },
  });
  const path = `${repositoryPath(github)}/actions/artifacts/${told.id}/zip`;
  const response = await fetch(`${github.apiUrl}${path}`, {
    headers: { authorization: `Bearer ${github.token}` },
  });
  const zip = Buffer.from(await response.arrayBuffer());
  expect(zip.length).toBe(artifact?.size_in_bytes);
  expect(createHash('sha256').update(zip).digest('hex')).toBe(told.digest);
});

test('a file uploaded without an archive is stored as it is, under its own name', async () => {
  const { id } = (await upload(`send('x', '{"n":1}', { skipArchive: true })`)) as { id: number };

  const path = `${repositoryPath(github)}/actions/artifacts/${id}/zip`;
  expect(await list('artifacts?name=sweep.json')).toHaveLength(1);
  expect((await ask(github, 'GET', path)).text).toBe('{"n":1}');
});

test('a name is taken once in an attempt, and again in the next', async () => {
  const twice = await upload(`send('sweep', '1').then(() => send('sweep', '2'))`);
  const again = (await upload(`send('sweep', '3')`, { runAttempt: 2 })) as { id: number };

  expect(twice).toMatch(/409.*already exists/);
  const found = await list('runs/1001/artifacts?name=sweep');
  expect(found).toHaveLength(2);
  expect(found[0]?.id).toBe(again.id);
});

test('several runs keep their own artifacts', async () => {
  await upload(`send('sweep', '1')`);
  const { id } = (await upload(`send('sweep', '2')`, { runId: 1002 })) as { id: number };

  expect(await list('runs/1002/artifacts')).toMatchObject([{ id }]);
  expect(await list('artifacts?name=sweep')).toHaveLength(2);
});

test('the client lists, finds and deletes what its run has', async () => {
  const told = await upload(`send('a', '1').then(async ({ id }) => {
    const { artifacts } = await client.listArtifacts();
    const { artifact } = await client.getArtifact('a');
    await client.downloadArtifact(id, { path: 'out' });
    await client.deleteArtifact('a');
    return [artifacts.length, artifact.name, (await client.listArtifacts()).artifacts.length];
  })`);

  expect(told).toEqual([1, 'a', 0]);
});

test('an upload that is refused is told to the client', async () => {
  github.storageFault({ kind: 'forbidden', path: /CreateArtifact$/ });

  expect(await upload(`send('sweep', '1')`)).toContain('403');
  expect(github.storageRequests).toMatchObject([{ status: 403, answeredBy: 'fault' }]);
  expect(await upload(`send('sweep', '1')`)).toHaveProperty('id');
});

test('bytes may be put in one piece, by the run that the token is of and by no other', async () => {
  const { resultsUrl, runtimeToken } = github.artifacts;
  const tokens = [1, 2].map((attempt) => runtimeToken({ event, run: 1001, attempt }));
  const [own = '', other = ''] = await Promise.all(tokens);
  const id = /Results:([^:]+):/.exec(
    Buffer.from(own.split('.')[1] ?? '', 'base64').toString(),
  )?.[1];
  const service = `${resultsUrl}/twirp/github.actions.results.api.v1.ArtifactService`;
  const send = (method: string, token: string, size: object = {}) => {
    const body = JSON.stringify({ workflow_run_backend_id: id, name: 'sweep', ...size });
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${service}/${method}`, { method: 'POST', headers, body });
  };

  const refused = await send('CreateArtifact', other);
  const created = (await (await send('CreateArtifact', own)).json()) as {
    signed_upload_url: string;
  };
  await fetch(created.signed_upload_url, { method: 'PUT', body: 'bytes' });
  const wrong = await send('FinalizeArtifact', own, { size: '6' });
  const right = await send('FinalizeArtifact', own, { size: '5' });

  expect([refused.status, wrong.status, right.status]).toEqual([401, 400, 200]);
  expect(await list('artifacts?name=sweep')).toMatchObject([{ size_in_bytes: 5, digest: null }]);
});

test('a run goes on until it is ended', async () => {
  const run = async () =>
    (await ask(github, 'GET', `${repositoryPath(github)}/actions/runs/1001`)).body;
  await upload(`send('sweep', '1')`);
  const before = await run();
  github.endRun(1001, 'failure');

  expect(before).toMatchObject({ event: 'pull_request', status: 'in_progress', conclusion: null });
  expect(await run()).toMatchObject({ status: 'completed', conclusion: 'failure' });
});

test('bytes and messages are recorded apart from the requests to the API', async () => {
  await upload(`send('sweep', '1')`);

  expect(github.requests).toEqual([]);
  const [first] = github.storageRequests;
  const last = github.storageRequests.at(-1);
  expect(first).toMatchObject({ host: 'results', authorized: true, status: 200 });
  expect(first?.path).toMatch(/CreateArtifact$/);
  expect(last?.path).toMatch(/FinalizeArtifact$/);
  const blobs = github.storageRequests.filter(({ host }) => host === 'blob');
  expect(blobs.map(({ method, authorized }) => [method, authorized])).toContainEqual([
    'PUT',
    false,
  ]);
});
