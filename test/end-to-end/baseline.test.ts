import { type Step, SWEEPS, useRepository, warningsOf } from '../support/training.ts';

const repository = useRepository();

/** Compares a pull request as a default checkout trains it; nothing is written on GitHub. */
async function compare(more: Step = {}) {
  const inputs = { check: 'never', comment: 'never', ...more.inputs };
  return repository.trainAndGate({ trains: SWEEPS.same, runId: 900, ...more, inputs });
}

test('the first pull request has no baseline, says what to do, shows its own curve, and passes', async () => {
  const run = await compare();

  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral' });
  expect(run.summary).toContain('merge this, or run this workflow once on `main`');
  expect(run.summary).toContain('| Trials | Candidate |');
  expect(run.warnings).toHaveLength(1);
});

describe('a run on main', () => {
  test('saves its sweep, and the first one only informs', async () => {
    const { github } = repository;
    const event = github.pushEvent();
    const step = { event, trains: SWEEPS.baseline, runId: 801 };
    const run = await repository.trainAndGate(step);

    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'no-baseline',
      gate: 'neutral',
      'sweep-artifact': 'tuning-gate-sweep',
    });
    expect(run.warnings).toEqual([]);
    expect(run.summary).toContain('This run’s is the first.');
    expect(github.checks(event.sha)).toEqual([]);
  });

  test('is compared with the run before it, and a regression there stays green', async () => {
    const before = await repository.trainMain({ run: 801 });
    const event = repository.pushToMain();

    const run = await repository.trainAndGate({ event, trains: SWEEPS.worse, runId: 802 });

    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'worse',
      gate: 'neutral',
      'baseline-sha': before,
      'sweep-artifact': 'tuning-gate-sweep',
      reason: expect.stringMatching(/^Worse by /),
    });
    expect(run.warnings).toEqual([expect.stringContaining('default branch')]);
  });
});

describe('the baseline of a pull request is', () => {
  test('the commit it was trained on top of', async () => {
    await repository.trainMain({ run: 801 });
    const tip = await repository.trainMain({ run: 802 });

    const run = await compare({ trains: SWEEPS.worse });

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'worse',
      'baseline-sha': tip,
      'baseline-run-url': `https://github.com/${repository.github.repository}/actions/runs/802`,
    });
    expect(run.summary).toContain('that this pull request was trained on top of');
    // Whoever reads the log alone finds it there, too.
    expect(run.summary).toContain(`| Baseline | the sweep of \`${tip.slice(0, 7)}\``);
    expect(run.stdout).toContain('/actions/runs/802');
    expect(run.stdout.match(/^ +Baseline +the sweep of /gm)).toHaveLength(1);
    expect(await run.report()).toMatchObject({
      baseline: { source: { kind: 'artifact', sha: tip }, format: 'csv' },
    });
  });

  test('the newest on main, with a warning, if no ancestor has one', async () => {
    const { github } = repository;
    const { headSha } = github.pullRequest();
    await repository.trainMain({ run: 801 });
    const newest = await repository.trainMain({ run: 802 });

    const run = await compare({ checksOut: headSha });

    expect(run.outputs).toMatchObject({ gate: 'pass', 'baseline-sha': newest });
    expect(run.summary).toContain('contains 2 commits that the candidate does not');
    expect((await warningsOf(run))[0]).toBe('newer-baseline');
  });
});

const expireAll = () => {
  const { artifacts } = repository.github;
  for (const [id, artifact] of artifacts) artifacts.set(id, { ...artifact, expired: true });
};
const TITLE = 'Baseline expired: nothing was compared';

test('a baseline that has expired is not called missing, and the title of the check that does not block says so', async () => {
  await repository.trainMain({ run: 801 });
  expireAll();

  const run = await repository.trainAndGate({ trains: SWEEPS.worse, runId: 900 });

  expect(run.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral', reason: TITLE });
  expect(repository.checks()).toMatchObject([{ conclusion: 'neutral', title: TITLE }]);
  expect(await run.report()).toMatchObject({ reasonCode: 'expired' });
  expect(run.warnings[0]).toMatch(/^Baseline expired: nothing was compared\. .+ expired on /);
});

test('what trained both is kept by a step that trains and compares, and said where it differs', async () => {
  const { github } = repository;
  const on = (ImageVersion: string) => ({ env: { ImageOS: 'ubuntu24', ImageVersion } });
  const event = repository.pushToMain();
  await repository.trainAndGate({ event, trains: SWEEPS.baseline, runId: 802, ...on('1.0') });
  github.endRun(802);

  const other = await repository.trainAndGate({ trains: SWEEPS.same, runId: 900, ...on('`<b>@x') });
  const alike = await repository.trainAndGate({ trains: SWEEPS.same, runId: 901, ...on('1.0') });

  const line = 'image `` ubuntu24 `<b>@x `` instead of `ubuntu24 1.0`.';
  expect(other.summary).toContain(line);
  expect(other.summary.split('another environment')).toHaveLength(2);
  expect(await warningsOf(alike)).not.toContain('environment-differs');
  expect(alike.summary).not.toContain('environment');
});
