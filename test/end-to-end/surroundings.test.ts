import { readFile } from 'node:fs/promises';
import { helpOn, TOOL } from '../../src/tool.ts';
import { ENTERPRISE_URL } from '../support/runner.ts';
import { SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository();

test('a step without a token only writes the summary, and says so', async () => {
  const step = { trains: SWEEPS.same, files: { 'baseline.csv': SWEEPS.baseline }, token: '' };

  const run = await repository.trainAndGate({ ...step, inputs: { baseline: 'baseline.csv' } });

  expect(run.exitCode).toBe(0);
  expect(run.summary).toContain('accuracy');
  expect(`${run.stdout}\n${run.summary}`).toMatch(/token/i);
  expect(repository.github.requests).toEqual([]);
});

describe('on GitHub Enterprise Server', () => {
  const enterprise = { enterprise: true };

  /** What the step after it does there: actions/upload-artifact. */
  async function upload(outputs: Readonly<Record<string, string>>, run: number): Promise<void> {
    const name = outputs['sweep-artifact'] ?? '';
    const files = { 'sweep.json': await readFile(outputs['sweep-json'] ?? '') };
    repository.github.addArtifact({ name, files, run });
  }

  test('a job that collects says what to upload, and uploads nothing itself', async () => {
    const { github } = repository;

    const run = await repository.collect({ runId: 900, trains: SWEEPS.same, ...enterprise });

    expect(run.exitCode).toBe(0);
    expect(run.outputs['sweep-artifact']).toBe('tuning-gate-sweep');
    expect(run.warnings).toEqual([
      `This GitHub does not accept artifacts from here: upload ${run.outputs['sweep-json']} as tuning-gate-sweep with actions/upload-artifact.`,
    ]);
    expect(github.storageRequests).toEqual([]);
  });

  test('a sweep uploaded that way is compared, and every request and link stays on that server', async () => {
    const { github } = repository;
    const base = github.commit({ branch: 'main' });
    const push = github.pushEvent();
    const main = { event: push, runId: 801, trains: SWEEPS.baseline, ...enterprise };
    await upload((await repository.trainAndGate(main)).outputs, 801);
    const own = { runId: 900, ...enterprise };
    await upload((await repository.collect({ ...own, trains: SWEEPS.worse })).outputs, 900);

    const run = await repository.gate(own);

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'worse',
      'baseline-sha': base,
      'baseline-run-url': `${ENTERPRISE_URL}/${github.repository}/actions/runs/801`,
    });
    const runUrl = `${ENTERPRISE_URL}/${github.repository}/actions/runs/900`;
    const [check] = repository.checks();
    expect(check).toMatchObject({ conclusion: 'failure', detailsUrl: runUrl });
    const [comment] = github.comments();
    expect(comment?.body).toContain(`[this run](${runUrl})`);
    const help = `${ENTERPRISE_URL}/tuning-gate/tuning-gate/blob/HEAD/docs/report.md`;
    expect(comment?.body).toContain(`[help](${help})`);
    for (const text of [comment?.body, check?.summary, run.summary, JSON.stringify(run.outputs)]) {
      expect(text).not.toContain('//github.com');
    }
    expect(github.requests.filter((request) => !request.enterprise)).toEqual([]);
    const methods = github.storageRequests.map(({ host, method }) => `${method} ${host}`);
    expect(methods).toEqual(['GET blob', 'GET blob']);
  });
});

test('help is where the Action was taken from: on the server, or by GitHub Connect on github.com', () => {
  expect(helpOn(ENTERPRISE_URL, 'ml/gate')).toBe(
    `${ENTERPRISE_URL}/ml/gate/blob/HEAD/docs/report.md`,
  );
  expect(helpOn(ENTERPRISE_URL, 'tuning-gate/tuning-gate')).toBe(TOOL.help);
  expect(helpOn('https://github.com', 'octo/fork')).toBe(TOOL.help);
});

test('several instances in one repository have their own baselines, checks and comments', async () => {
  const { github } = repository;
  const push = repository.pushToMain();
  const instances = { small: SWEEPS.same, 'Large models': SWEEPS.worse };
  for (const name of Object.keys(instances)) {
    const step = { event: push, runId: 801, trains: SWEEPS.baseline, inputs: { name } };
    const { outputs } = await repository.trainAndGate(step);
    expect(outputs['sweep-artifact']).toBe(`tuning-gate-sweep-${name}`);
  }

  const runs = [];
  for (const [name, trains] of Object.entries(instances)) {
    await repository.save(trains, { runId: 900, name });
    runs.push(await repository.gate({ runId: 900, inputs: { name } }));
  }

  expect(runs.map(({ outputs }) => outputs.gate)).toEqual(['pass', 'fail']);
  expect(repository.checks()).toMatchObject([
    { name: 'tuning-gate / small', conclusion: 'success' },
    { name: 'tuning-gate / Large models', conclusion: 'failure' },
  ]);
  expect(github.comments()).toMatchObject([
    { minimized: false, body: expect.stringContaining('⚪ `small`: **') },
    { minimized: false, body: expect.stringContaining('❌ `Large models`: **') },
  ]);
});

test.each([
  ['an App’s token writes the check and the comment', 'app', 'my-app[bot]', []],
  [
    'a person’s token writes the comment, and one warning says why there is no check',
    'user',
    'octocat',
    ['(GitHub says: You must authenticate via a GitHub App)'],
  ],
] as const)('%s', async (_, token, author, warnings) => {
  await repository.trainMain({ run: 801 });
  const { github } = repository;
  const inputs = { 'github-token': github.tokens[token] };

  const run = await repository.trainAndGate({ runId: 900, trains: SWEEPS.worse, inputs });

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', gate: 'fail' } });
  expect(run.warnings).toEqual(warnings.map((text) => expect.stringContaining(text)));
  const conclusions = repository.checks().map(({ conclusion }) => conclusion);
  expect(conclusions).toEqual(warnings.length === 0 ? ['failure'] : []);
  expect(github.comments()).toMatchObject([{ author }]);
});
