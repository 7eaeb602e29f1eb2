import type { ActionRun } from '../support/runner.ts';
import { savedSweepJson } from '../support/saved-sweep-json.ts';
import { QUIET, type Saving, type Step, SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository({ trained: true });

/** The fork's run has trained. */
async function train(trains: string, job: Partial<Saving> = {}): Promise<void> {
  const { github } = repository;
  const event = github.pullRequestEvent({ fork: true });
  await repository.save(trains, { event, runId: 900, ...job });
  github.endRun(900);
}

/** The workflow of the default branch that runs after it, with a token that may write. */
async function judge(step: Step = {}): Promise<ActionRun> {
  const event = repository.github.workflowRunEvent({ run: 900 });
  return repository.gate({ event, runId: 950, ...step });
}

test('in the workflow of a fork’s pull request, whose token may only read, the verdict stands, the summary has the full report, and one warning says why nothing is written', async () => {
  const { github } = repository;
  const fork = github.forkPullRequest();
  const event = github.pullRequestEvent({ fork: true });
  const token = github.readOnlyToken;

  const run = await repository.trainAndGate({ event, runId: 900, trains: SWEEPS.worse, token });

  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({
    verdict: 'worse',
    gate: 'fail',
    'baseline-sha': github.tip('main'),
  });
  expect(run.summary).toContain('| Trials | Difference | Candidate | Baseline | Evidence |');
  expect(run.warnings).toEqual([
    'Neither check nor comment was written: GitHub gives runs for forks and for Dependabot a token that may only read. A workflow on `workflow_run` can write both. The whole report is in the job summary.',
  ]);
  expect(github.comments(fork.number)).toEqual([]);
  expect(repository.checks(fork.number)).toEqual([]);
});

test('a run of Dependabot is told the same', async () => {
  const env = { GITHUB_ACTOR: 'dependabot[bot]' };
  const token = repository.github.readOnlyToken;
  const run = await repository.trainAndGate({ runId: 900, trains: SWEEPS.same, token, env });
  expect(run.warnings).toEqual([expect.stringContaining('and for Dependabot a token')]);
});

test('every request names the version of the API', async () => {
  await repository.trainAndGate({ runId: 900, trains: SWEEPS.worse });
  const versions = repository.github.requests.map(({ apiVersion }) => apiVersion);
  expect(new Set(versions)).toEqual(new Set(['2022-11-28']));
});

describe('in a workflow that runs after the fork’s', () => {
  test('comment and check go to the fork’s pull request and its head', async () => {
    const { github } = repository;
    const fork = github.forkPullRequest();
    await train(SWEEPS.worse);

    const run = await judge();

    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'worse',
      gate: 'fail',
      'baseline-sha': github.tip('main'),
    });
    expect(github.checks(fork.headSha)).toMatchObject([
      { name: 'tuning-gate', status: 'completed', conclusion: 'failure' },
    ]);
    expect(github.comments(fork.number)).toMatchObject([
      {
        author: 'github-actions[bot]',
        body: expect.stringContaining(`Commit ${fork.headSha.slice(0, 7)}`),
      },
    ]);
    expect(github.comments()).toEqual([]);
    expect(run.warnings).toEqual([]);
  });

  test('what the fork’s run saved is never kept as a baseline', async () => {
    await train(SWEEPS.worse, { name: 'new' });

    const run = await judge({ inputs: { name: 'new' } });

    expect(run.outputs).toMatchObject({ verdict: 'no-baseline', gate: 'neutral' });
    expect(run.outputs).not.toHaveProperty('sweep-artifact');
  });

  test('a workflow that the base does not have cannot do without its baseline, and can be accepted', async () => {
    const { github } = repository;
    const { number, headSha } = github.forkPullRequest();
    await train(SWEEPS.worse, { workflow: '.github/workflows/renamed.yml' });

    const run = await judge();

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid', gate: 'fail' } });
    expect(run.errors[0]).toMatch(
      /`main` has no workflow `\.github\/workflows\/renamed\.yml`, which trained this sweep/,
    );
    expect(github.checks(headSha)).toMatchObject([{ conclusion: 'failure' }]);

    repository.accept(number);
    const accepted = await judge({ runAttempt: 2 });
    expect(accepted).toMatchObject({ exitCode: 0, outputs: { gate: 'neutral' } });
  });

  test.each([
    ['403', 'contents: read'],
    ['500', 'Run the job again'],
  ] as const)(
    'a workflow that is not known to be on the base is refused (%s)',
    async (kind, remedy) => {
      await train(SWEEPS.same);
      repository.github.fault({ on: 'GET …tuning.yml', kind, times: 9 });

      const run = await judge({ inputs: QUIET });

      expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
      expect(run.errors[0]).toContain(remedy);
    },
  );

  test('each of two pull requests with this head gets a comment about its own base, and the check reports the worst', async () => {
    const { github } = repository;
    const { number, headSha } = github.forkPullRequest();
    github.commit({ branch: 'release' });
    const other = github.openAgain({ number, base: 'release' });
    await train(SWEEPS.worse);

    const run = await judge();

    expect(other.headSha).toBe(headSha);
    expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(github.comments(number)).toMatchObject([
      { body: expect.stringContaining('the commit of `main`') },
    ]);
    expect(github.comments(other.number)).toMatchObject([
      { body: expect.stringContaining('the commit of `release`') },
    ]);
    expect(github.checks(headSha)).toMatchObject([
      { conclusion: 'failure', title: expect.stringMatching(/ \(#\d+\)$/) },
    ]);
  });
});

describe('a fork’s run', () => {
  const LINT = '.github/workflows/lint.yml';

  test('that trains in another workflow of the base fails, though that has no baseline', async () => {
    const { github } = repository;
    github.write('main', LINT, 'name: Lint\non: pull_request\n');
    const { headSha } = github.forkPullRequest();
    await train(SWEEPS.worse, { workflow: LINT });

    expect(await judge()).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(github.checks(headSha)).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('that collects without a name where the baselines have names fails, too', async () => {
    const { github } = repository;
    github.write('main', LINT, 'name: Lint\non: pull_request\n');
    const event = repository.pushToMain();
    const { baseline } = SWEEPS;
    await repository.saveEach({ small: baseline, large: baseline }, { event, runId: 802 });
    await repository.gate({ event, runId: 802 });
    github.endRun(802);
    const { headSha } = github.forkPullRequest();
    await train(SWEEPS.worse, { workflow: LINT });

    await judge();
    expect(github.checks(headSha)).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('that shows no evidence, and is accepted, opens no gate for a later one that does', async () => {
    const { github } = repository;
    const config = 'metric: accuracy\ndirection: maximize\nstrict: true\n';
    github.write('main', '.github/tuning-gate.yml', config);
    const { headSha, number, branch, repositoryId } = github.forkPullRequest();
    // Under `strict`, a search of which nothing is known is invalid.
    const judgeSaved = async (id: number, shift: number) => {
      const createdAt = new Date(Date.now() + 1000);
      const run = { id, event: 'pull_request', headSha, headBranch: branch, createdAt };
      github.addRun({ ...run, headRepositoryId: repositoryId });
      const sweep = JSON.parse(savedSweepJson({ training: { runId: id } }));
      sweep.read.search.method = 'unknown';
      for (const trial of sweep.trials) trial.value += shift;
      const files = { 'sweep.json': JSON.stringify(sweep) };
      github.addArtifact({ run: id, name: 'tuning-gate-sweep', files });
      github.endRun(id);
      const { outputs } = await judge({ event: github.workflowRunEvent({ run: id }) });
      return outputs;
    };

    expect(await judgeSaved(900, 0)).toMatchObject({ verdict: 'invalid', worse: 'none' });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    repository.accept(number);
    expect(await judgeSaved(901, -0.3)).toMatchObject({ worse: 'strong', gate: 'fail' });
  });
});
