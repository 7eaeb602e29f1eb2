import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, repositoryPath } from '../support/github-api.ts';
import {
  type Step,
  SWEEPS,
  said,
  startTrainingRepository,
  type TrainingRepository,
} from '../support/training-repository.ts';

let repository: TrainingRepository;

beforeEach(async () => {
  repository = await startTrainingRepository();
  await repository.trainMain({ run: 801 });
});

afterEach(() => repository.stop());

/** A strongly worse candidate on the pull request, judged in run 901. */
function judge(more: Step = {}, { trainAndGate } = repository) {
  return trainAndGate({ trains: SWEEPS.worse, runId: 901, ...more });
}

interface Listed {
  readonly id: number;
  readonly name: string;
}

async function artifactsOf(run: number): Promise<Listed[]> {
  const { github } = repository;
  const path = `${repositoryPath(github)}/actions/runs/${run}/artifacts`;
  const answer = (await (await ask(github, 'GET', path)).json()) as { artifacts: Listed[] };
  return answer.artifacts;
}

/** The names of the files in a stored zip, as its directory has them. */
async function filesIn(id: number): Promise<string[]> {
  const { github } = repository;
  const path = `${repositoryPath(github)}/actions/artifacts/${id}/zip`;
  const zip = Buffer.from(await (await ask(github, 'GET', path)).arrayBuffer());
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at !== -1; at = zip.indexOf('PK\x01\x02', at + 4)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names.sort();
}

const comment = async () => (await repository.github.comments()).at(-1)?.body ?? '';

const pageOf = (run: number, id: number | undefined) =>
  `https://github.com/${repository.github.repository}/actions/runs/${run}/artifacts/${id}`;

const FILES = [
  'chart-dark.png',
  'chart-dark.svg',
  'chart-light.png',
  'chart-light.svg',
  'comment.md',
  'curves.csv',
  'report.html',
  'report.json',
  'trials.csv',
];

describe('the report of a run', () => {
  test('is uploaded with all its files, and linked in the comment and the summary', async () => {
    const run = await judge({ bundled: true });

    const [artifact, ...more] = await artifactsOf(901);
    expect([artifact?.name, more]).toEqual(['tuning-gate-report', []]);
    expect(await filesIn(artifact?.id ?? 0)).toEqual(FILES);
    const url = pageOf(901, artifact?.id);
    expect(run.outputs['artifact-url']).toBe(url);
    const line = `Full report: [interactive page, chart and data](${url})`;
    expect(await comment()).toContain(line);
    expect(run.summary).toContain(line);
    expect(run.outputs.gate).toBe('fail');
    expect(said(run, 'warning')).toEqual([]);
    const folder = run.outputs['report-dir'] ?? '';
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('<!doctype html>');
    const png = await readFile(join(folder, 'chart-light.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(10_000);
  });

  test('is not uploaded if that is switched off', async () => {
    const run = await judge({ inputs: { 'upload-report': 'false' } });

    expect(await artifactsOf(901)).toEqual([]);
    expect(run.outputs).not.toHaveProperty('artifact-url');
    expect(run.summary).not.toContain('Full report');
    expect(run.outputs['report-json']).toMatch(/report\.json$/);
  });

  test('is replaced by a second step of the same run, and uploaded again by a re-run', async () => {
    await judge();
    const second = await judge({ runAttempt: 2 });
    const third = await judge({ runAttempt: 2, trains: SWEEPS.same });

    const ids = (await artifactsOf(901)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(second.outputs['artifact-url']).not.toBe(third.outputs['artifact-url']);
    expect(third.outputs['artifact-url']).toBe(pageOf(901, Math.max(...ids)));
    expect(said(third, 'warning')).toEqual([]);
    expect(await comment()).toContain(third.outputs['artifact-url']);
  });
});

describe('a failed upload causes one warning, and the verdict stands:', () => {
  const uploads = (run: Awaited<ReturnType<typeof judge>>) =>
    said(run, 'warning').filter((message) => message.includes('report could not be uploaded'));

  async function expectWhole(run: Awaited<ReturnType<typeof judge>>): Promise<void> {
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'worse', gate: 'fail' });
    expect(run.outputs).not.toHaveProperty('artifact-url');
    expect(said(run, 'warning')).toEqual(uploads(run));
    expect(uploads(run)).toHaveLength(1);
    expect(uploads(run)[0]).toContain('Its files are in `report-dir`.');
    const body = await comment();
    expect(body).toContain('❌ **Worse: 0.');
    expect(body).not.toContain('Full report');
    expect(run.summary).not.toContain('Full report');
    expect(run.tempFiles.filter((path) => path.startsWith('tuning-gate/'))).toEqual(
      FILES.map((file) => join('tuning-gate', file)),
    );
  }

  test('it is forbidden', async () => {
    repository.github.fault({ on: 'POST …/CreateArtifact', kind: '403' });
    const run = await judge();
    await expectWhole(run);
    expect(uploads(run)[0]).toContain('403');
  });

  test('the step may not upload at all', async () => {
    const run = await judge({ env: { ACTIONS_RUNTIME_TOKEN: '' } });
    await expectWhole(run);
    expect(uploads(run)[0]).toContain('ACTIONS_RUNTIME_TOKEN');
  });
});

test('a temporary failure of the service is not mentioned', async () => {
  repository.github.fault({ on: 'POST …/CreateArtifact', kind: '500' });
  const run = await judge();

  expect(said(run, 'warning')).toEqual([]);
  expect(run.outputs['artifact-url']).toBeDefined();
});

test('a service that keeps failing or does not answer is given up', async () => {
  const silent = await startTrainingRepository();
  await silent.trainMain({ run: 801 });
  repository.github.fault({ on: 'POST …/CreateArtifact', kind: '500', times: 9 });
  silent.github.fault({ on: 'POST …/CreateArtifact', kind: 'stalled', times: 9 });

  const impatient = { policy: { maxUpload: 1000 } };
  const runs = await Promise.all([judge(impatient), judge(impatient, silent)]);

  expect(runs.map(({ exitCode, outputs }) => [exitCode, outputs.gate])).toEqual([
    [1, 'fail'],
    [1, 'fail'],
  ]);
  const [failed, late] = runs.map((run) => said(run, 'warning'));
  expect([failed?.length, late?.length]).toEqual([1, 1]);
  for (const warning of [failed?.[0], late?.[0]]) {
    expect(warning).toContain('the artifact service gave no answer within 1 s');
  }
  const comments = [...(await repository.github.comments()), ...(await silent.github.comments())];
  expect(comments.map(({ body }) => body.includes('❌ **Worse: 0.'))).toEqual([true, true]);
  await silent.stop();
});

test('nothing is uploaded to Enterprise Server, and the files are in their folder', async () => {
  const { github } = repository;
  const run = await judge({
    apiUrl: github.enterpriseApiUrl,
    serverUrl: 'https://github.example.com',
  });

  expect(await artifactsOf(901)).toEqual([]);
  expect(run.outputs).not.toHaveProperty('artifact-url');
  expect(run.stdout).toContain('this GitHub does not accept artifacts from here');
  expect(said(run, 'warning').filter((message) => message.includes('upload'))).toEqual([]);
  expect(run.outputs['report-dir']).toBeDefined();
});
