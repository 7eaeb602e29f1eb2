import { SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository({ trained: true });

/** A push to the pull request, trained and judged. */
function push(runId: number, trains: string, inputs: Record<string, string> = {}) {
  repository.github.pushToPullRequest();
  return judge(runId, trains, inputs);
}

function judge(runId: number, trains: string, inputs: Record<string, string> = {}) {
  return repository.trainAndGate({ runId, trains, inputs: { check: 'never', ...inputs } });
}

/** A run of the pull request that began before those of now. */
function beganBefore(id: number): void {
  const { headSha, branch: headBranch } = repository.github.pullRequest();
  const createdAt = new Date(Date.now() - 3_600_000);
  repository.github.addRun({ id, event: 'pull_request', headSha, headBranch, createdAt });
}

const visible = () => repository.github.comments().filter(({ minimized }) => !minimized);

describe('the comment of a pull request', () => {
  test('is updated by the second push, and posted anew by the third, which is a regression', async () => {
    await push(901, SWEEPS.same);
    const [first] = repository.github.comments();
    const second = await push(902, SWEEPS.same);
    expect(repository.github.comments()).toMatchObject([{ id: first?.id }]);

    const third = await push(903, SWEEPS.worse);

    const comments = repository.github.comments();
    expect(comments).toMatchObject([
      { id: first?.id, minimized: true },
      { minimized: false, body: expect.stringContaining('❌ **Worse by 0.') },
    ]);
    expect([second.exitCode, third.exitCode]).toEqual([0, 1]);
    expect(third.outputs['comment-url']).toContain(String(comments[1]?.id));
  });

  test('says what went wrong when a run fails after a pass, as the check and the outputs do', async () => {
    await push(901, SWEEPS.same);

    const failed = await push(902, SWEEPS.same, { metric: 'acuracy', check: 'auto' });

    expect(failed).toMatchObject({
      exitCode: 1,
      outputs: { verdict: 'error', gate: 'fail', reason: expect.stringContaining('No verdict') },
    });
    const comments = visible();
    expect(comments).toMatchObject([{ body: expect.stringContaining('❌ **No verdict') }]);
    expect(comments[0]?.body).toContain('acuracy');
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
  });
});

describe('the check', () => {
  test('is on the head of the pull request, completed in one request, with the verdict', async () => {
    const { github } = repository;
    const head = github.pushToPullRequest();

    const run = await judge(901, SWEEPS.worse, { check: 'auto', comment: 'never' });

    expect(github.checks(head)).toMatchObject([
      {
        name: 'tuning-gate',
        status: 'completed',
        conclusion: 'failure',
        title: expect.stringMatching(/^Worse by 0\.\d+ .* after \d trials?: 0\.\d+, was 0\.\d+/),
        summary: expect.stringContaining('| Trials |'),
        detailsUrl: `https://github.com/${github.repository}/actions/runs/901`,
      },
    ]);
    const writes = github.requests.filter(({ path }) => path.endsWith('/check-runs'));
    expect(writes.map(({ method }) => method)).toEqual(['POST']);
    expect(run.outputs['check-url']).toMatch(/^http/);
  });

  test('and the comment say the same after an older run is started again', async () => {
    const { github } = repository;
    const head = github.pushToPullRequest();
    beganBefore(901);
    await judge(901, SWEEPS.same, { check: 'auto' });
    beganBefore(902);
    await judge(902, SWEEPS.same, { check: 'auto' });

    const again = { runId: 901, runAttempt: 2, trains: SWEEPS.worse };
    await repository.trainAndGate(again);

    expect(github.checks(head).at(-1)).toMatchObject({ conclusion: 'failure' });
    const failed = [{ body: expect.stringContaining('actions/runs/901') }];
    expect(visible()).toMatchObject(failed);

    const late = await judge(902, SWEEPS.same, { check: 'auto' });

    expect(github.checks(head).at(-1)).toMatchObject({ conclusion: 'failure' });
    expect(visible()).toMatchObject(failed);
    expect(late.stdout).toContain('already written this check');
  });

  test('of another workflow is not replaced, and its sweep is not a baseline', async () => {
    const { github } = repository;
    const head = github.pushToPullRequest();
    const workflow = '.github/workflows/other.yml';
    await judge(901, SWEEPS.same, { check: 'auto' });

    const other = { runId: 902, workflow, trains: SWEEPS.worse };
    const run = await repository.trainAndGate(other);

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-baseline' } });
    expect(run.summary).toContain('those of `.github/workflows/tuning.yml` are not taken');
    expect(run.errors).toEqual([
      expect.stringMatching(/`tuning-gate` is already the check .*`name`/),
    ]);
    expect(github.checks(head)).toMatchObject([{ conclusion: 'success' }]);
    expect(visible()).toHaveLength(2);

    const named = await repository.trainAndGate({ ...other, inputs: { name: 'org/模型 3.1' } });
    expect(named.exitCode).toBe(0);
    expect(github.checks(head).at(-1)).toMatchObject({
      name: 'tuning-gate / org/模型 3.1',
    });
  });

  test.each([
    [{ direction: 'maximise' }, 'tuning-gate', 'input direction: invalid value "maximise"'],
    [{ mode: 'Auto', name: 'Large' }, 'tuning-gate / Large', 'input mode: invalid value "Auto"'],
    [{ name: 'x'.repeat(81) }, 'tuning-gate', 'input name: invalid value "xxx'],
  ])('fails for invalid inputs: %j', async (inputs, name, says) => {
    const { github } = repository;
    const head = github.pushToPullRequest();

    const run = await judge(901, SWEEPS.same, { check: 'auto', ...inputs });

    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain(says);
    expect(github.checks(head)).toMatchObject([
      {
        name,
        conclusion: 'failure',
        title: 'No verdict: the settings have to be corrected',
        summary: expect.stringContaining(says),
      },
    ]);
  });

  test('is written for pushes only if asked for', async () => {
    const { github } = repository;
    const event = github.pushEvent();
    const step = { event, trains: SWEEPS.same, runId: 802 };

    await repository.trainAndGate(step);
    expect(github.checks(event.sha)).toEqual([]);
    await repository.trainAndGate({ ...step, runId: 803, inputs: { check: 'always' } });

    expect(github.checks(event.sha)).toMatchObject([{ conclusion: 'success' }]);
  });
});
