import { type Step, SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository();

const QUIET = { comment: 'never' };

/** Judges the pull request as its own workflow does. */
async function judge(trains: string, inputs: Record<string, string> = {}, runAttempt = 1) {
  const step = { runId: 900, runAttempt, trains };
  return repository.trainAndGate({ ...step, inputs: { ...QUIET, ...inputs } });
}

/** The merge queue's run of the same job, which has nothing trained. */
async function queue(more: Step = {}) {
  const event = repository.github.mergeGroupEvent();
  const run = await repository.gate({ event, runId: 950, ...more });
  return { run, checks: repository.github.checks(event.sha) };
}

describe('in a merge queue', () => {
  test.each([
    ['pass', SWEEPS.same, { gate: 'pass', conclusion: 'success', exitCode: 0 }],
    ['failure', SWEEPS.worse, { gate: 'fail', conclusion: 'failure', exitCode: 1 }],
  ])(
    'the %s of the pull request is repeated',
    async (_, trains, { gate, conclusion, exitCode }) => {
      await repository.trainMain({ run: 801 });
      await judge(trains);
      const { headSha, number } = repository.github.pullRequest();
      const [own] = repository.github.checks(headSha);

      const { run, checks } = await queue();

      expect(run).toMatchObject({ exitCode, outputs: { gate } });
      expect(checks).toMatchObject([
        {
          name: 'tuning-gate',
          status: 'completed',
          conclusion,
          title: own?.title,
          summary: expect.stringContaining(`The verdict on #${number}, repeated`),
          detailsUrl: `https://github.com/${repository.github.repository}/actions/runs/950`,
        },
      ]);
      expect(run.warnings).toEqual([]);
      expect(run.errors).toEqual(exitCode === 0 ? [] : [own?.title]);
      expect(repository.github.comments()).toEqual([]);
    },
  );

  test('the latest verdict under the instance’s name is repeated', async () => {
    await repository.trainMain({ run: 801 });
    const inputs = { name: 'small', baseline: 'candidate.csv' };
    await judge(SWEEPS.same, { ...inputs, candidate: 'nowhere.csv' });
    await judge(SWEEPS.same, inputs, 2);
    await judge(SWEEPS.worse);

    const { run, checks } = await queue({ inputs: { name: 'small' } });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(checks).toMatchObject([{ name: 'tuning-gate / small', conclusion: 'success' }]);
  });

  test('without a verdict to repeat, the step fails and says what is missing', async () => {
    const { run, checks } = await queue();

    expect(run.exitCode).toBe(1);
    expect(run.errors).toEqual([
      expect.stringMatching(
        /^merge queue: the pull request has no check "tuning-gate" .+ Queue it again/,
      ),
    ]);
    const title = 'No verdict: the pull request is not judged yet';
    expect(checks).toMatchObject([{ name: 'tuning-gate', conclusion: 'failure', title }]);
  });

  test('a verdict on an earlier head is not repeated', async () => {
    await judge(SWEEPS.same);
    repository.github.pushToPullRequest();

    const { run, checks } = await queue();

    expect(run.exitCode).toBe(1);
    expect(run.errors).toHaveLength(1);
    expect(checks).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('a check that cannot be written causes a warning, and the verdict stands', async () => {
    await repository.trainMain({ run: 801 });
    await judge(SWEEPS.worse);

    const { run, checks } = await queue({ token: repository.github.readOnlyToken });

    expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(run.warnings).toEqual([expect.stringContaining('checks: write')]);
    expect(checks).toEqual([]);
  });

  test.each(['refs/heads/gh-readonly-queue/main/pr-0-', 'refs/heads/other/main/pr-1-'])(
    'a branch that the queue does not name is refused: %s',
    async (start) => {
      const event = repository.github.mergeGroupEvent();
      const merge_group = {
        ...Object(event.payload.merge_group),
        head_ref: `${start}${event.sha}`,
      };

      const run = await repository.gate({ event: { ...event, payload: { merge_group } } });

      expect(run.exitCode).toBe(1);
      expect(run.errors).toHaveLength(1);
    },
  );
});
