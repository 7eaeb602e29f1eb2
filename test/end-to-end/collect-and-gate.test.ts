import { readFile } from 'node:fs/promises';
import Ajv from 'ajv/dist/2020.js';
import { QUIET, SWEEPS, sweepCsv, useRepository } from '../support/training.ts';

const repository = useRepository();

describe('a job that collects', () => {
  test('saves the sweep with the commit that was trained, and sends GitHub no requests', async () => {
    const { github } = repository;
    const event = github.pullRequestEvent();

    const run = await repository.collect({
      event,
      runId: 900,
      trains: SWEEPS.same,
      token: '',
      inputs: { 'retention-days': '7' },
      bundled: true,
    });

    expect(run.exitCode).toBe(0);
    expect(github.requests).toEqual([]);
    expect(run.outputs['sweep-artifact']).toBe('tuning-gate-sweep');
    const saved = JSON.parse(await readFile(run.outputs['sweep-json'] ?? '', 'utf8'));
    expect(saved.training).toMatchObject({
      name: '',
      shard: null,
      sha: event.sha,
      repository: github.repository,
      runId: 900,
      runAttempt: 1,
      event: 'pull_request',
    });
    expect(saved.trials).toHaveLength(48);
    const creation = github.storageRequests.find(({ path }) => path.endsWith('/CreateArtifact'));
    const { expires_at } = JSON.parse(creation?.requestBody ?? '{}');
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const schema = JSON.parse(await readFile('schema/sweep.schema.json', 'utf8'));
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(validate(saved) ? [] : validate.errors).toEqual([]);
  });

  test('fails if there is nothing to save', async () => {
    const inputs = { mode: 'collect', candidate: 'nowhere.csv', direction: 'maximize' };
    const failed = await repository.run({ inputs });

    expect(failed.exitCode).toBe(1);
    expect(failed.errors[0]).toContain('nowhere.csv: matches nothing');
    expect(failed.summary).toContain('No sweep was saved');
  });

  test('fails if another job of the run has saved a sweep under its name, which stays', async () => {
    const { github } = repository;
    const step = { runId: 900, event: github.pullRequestEvent() };
    await repository.collect({ ...step, trains: SWEEPS.same });
    const stored = github.artifactsOf({ run: 900 });

    const second = await repository.collect({ ...step, trains: SWEEPS.worse });

    expect(second.exitCode).toBe(1);
    expect(second.errors[0]).toMatch(/\(409\).* If the name is taken, give each job /);
    expect(second.outputs).not.toHaveProperty('sweep-artifact');
    expect(github.artifactsOf({ run: 900 })).toEqual(stored);
  });

  test('shows a `with:` block if the metric is not given', async () => {
    const inputs = { metric: '' };
    const run = await repository.collect({ trains: SWEEPS.same, inputs });

    expect(run.exitCode).toBe(1);
    expect(run.errors[0]).toMatch(/^input metric: is not given, and /);
    expect(run.stdout + run.summary).not.toContain('--metric');
    expect(run.summary).toContain(
      'with:\n  metric: # accuracy or learning_rate?\n  direction: maximize',
    );
    expect(run.outputs).not.toHaveProperty('sweep-artifact');
  });
});

describe('a job that gates', () => {
  let main: string;
  repository.beginsWith(async () => {
    main = await repository.trainMain({ run: 801 });
  });

  test('judges what the other job saved, against the baseline of the trained commit', async () => {
    const { github } = repository;
    await repository.save(SWEEPS.worse, { runId: 900 });

    const run = await repository.gate({ runId: 900 });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ gate: 'fail', verdict: 'worse', 'baseline-sha': main });
    expect(repository.checks()).toMatchObject([
      { name: 'tuning-gate', status: 'completed', conclusion: 'failure' },
    ]);
    expect(github.comments()).toHaveLength(1);
    expect(run.warnings).toEqual([]);
  });
});

describe('on main, a job that gates', () => {
  test('keeps no baseline if a shard is missing', async () => {
    const event = repository.github.pushEvent();
    await repository.saveShards([SWEEPS.baseline, null], { event, runId: 801 });

    const run = await repository.gate({ event, runId: 801 });

    expect(run.exitCode).toBe(0);
    expect(run.outputs).not.toHaveProperty('sweep-artifact');
    expect(run.warnings[0]).toContain('1 of the 2 jobs of the matrix saved their trials');
  });

  test('keeps no baseline of fewer shards than the one before, unless the jobs say how many they are', async () => {
    const shards = [0, 1, 2].map((job) => sweepCsv({ seed: `main ${job}`, trials: 16 }));
    const pushed = async (runId: number, total?: number) => {
      const event = repository.pushToMain();
      const saved = runId === 801 ? shards : shards.slice(1);
      for (const [job, trains] of saved.entries())
        await repository.save(trains, {
          ...{ event, runId, shard: `${job}` },
          ...(total !== undefined && { shards: total }),
        });
      const run = await repository.gate({ event, runId });
      repository.github.endRun(runId);
      return run;
    };
    await pushed(801);

    const lost = await pushed(802);
    const fewer = await pushed(803, 2);

    expect(lost.outputs).not.toHaveProperty('sweep-artifact');
    expect(lost.warnings.join()).toContain(
      '2 jobs saved their trials, and the baseline before it is of 3',
    );
    expect(fewer.outputs['sweep-artifact']).toBe('tuning-gate-sweep');
  });

  test('keeps no baseline that another run trained', async () => {
    const { github } = repository;
    const headSha = github.tip('main') ?? '';
    github.addRun({ id: 700, event: 'pull_request', headSha, headBranch: 'change' });
    const files = { 'trials.csv': SWEEPS.same };
    github.addArtifact({ name: 'theirs', files, run: 700 });

    const run = await repository.run({
      event: github.pushEvent(),
      runId: 801,
      inputs: { candidate: 'run:700:theirs', metric: 'accuracy', direction: 'maximize' },
    });

    expect(run.outputs).toMatchObject({ verdict: 'no-baseline' });
    expect(run.outputs).not.toHaveProperty('sweep-artifact');
  });

  test('leaves a sweep that was saved whole', async () => {
    const { github } = repository;
    const push = github.pushEvent();
    await repository.save(SWEEPS.baseline, { event: push, runId: 801 });

    const run = await repository.gate({ event: push, runId: 801 });

    expect(run.exitCode).toBe(0);
    expect(run.outputs).not.toHaveProperty('sweep-artifact');
    expect(run.warnings).toEqual([]);
  });
});

test.each([
  ['artifacts of another run by a pattern', 'run:700:sweep-*', 'artifact', 'pass'],
  ['a file at a branch', 'ref:sweeps:kept/sweep.csv', 'ref', 'fail'],
])('a candidate can be %s', async (_, candidate, kind, gate) => {
  const { github } = repository;
  await repository.trainMain({ run: 801 });
  const { headSha, branch: headBranch } = github.pullRequest();
  github.addRun({ id: 700, event: 'pull_request', headSha, headBranch });
  for (const name of ['sweep-10', 'sweep-9']) {
    const files = { 'trials.csv': sweepCsv({ seed: name, trials: 24 }) };
    github.addArtifact({ name, files, run: 700 });
  }
  github.commit({ branch: 'sweeps' });
  github.write('sweeps', 'kept/sweep.csv', SWEEPS.worse);

  const run = await repository.trainAndGate({ inputs: { candidate, ...QUIET } });

  expect(run.outputs).toMatchObject({ gate });
  expect(await run.report()).toMatchObject({ candidate: { n: 48, source: { kind } } });
});

test('a gate whose `name` no job has saved a sweep under says what the run has saved', async () => {
  await repository.trainMain({ run: 801 });
  await repository.saveEach({ small: SWEEPS.same, large: SWEEPS.same }, { runId: 900 });

  const run = await repository.gate({ runId: 900, inputs: { name: 'smal' } });

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate' } });
  expect(repository.comment()).toContain('This run has saved `large` and `small`.');
});
