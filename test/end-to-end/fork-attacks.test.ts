import { savedSweepJson } from '../support/saved-sweep-json.ts';
import { SWEEPS, useTrainingRepository } from '../support/training-repository.ts';

const repository = useTrainingRepository();

const LINT = '.github/workflows/lint.yml';

/** The gate judges what the fork has trained in another workflow file that the base has too. */
async function judgeLint() {
  const { github } = repository;
  const event = github.pullRequestEvent({ fork: true });
  await repository.save(SWEEPS.worse, { event, runId: 900, workflow: LINT });
  github.endRun(900);
  return repository.gate({ event: github.workflowRunEvent({ run: 900 }), runId: 950 });
}

test('a fork that trains in another workflow of the base fails, though that has no baseline', async () => {
  const { github } = repository;
  github.write('main', LINT, 'name: Lint\non: pull_request\n');
  await repository.trainMain({ run: 801 });
  const { headSha } = github.forkPullRequest();

  expect(await judgeLint()).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
  expect(github.checks(headSha)).toMatchObject([{ conclusion: 'failure' }]);
});

test('so does one that collects without a name where the baselines have names', async () => {
  const { github } = repository;
  github.write('main', LINT, 'name: Lint\non: pull_request\n');
  const event = repository.pushToMain();
  const { baseline } = SWEEPS;
  await repository.saveEach({ small: baseline, large: baseline }, { event, runId: 801 });
  await repository.gate({ event, runId: 801 });
  github.endRun(801);
  const { headSha } = github.forkPullRequest();

  await judgeLint();
  expect(github.checks(headSha)).toMatchObject([{ conclusion: 'failure' }]);
});

test('a label on a result that shows no evidence accepts no later one that does', async () => {
  const { github } = repository;
  const config = 'metric: accuracy\ndirection: maximize\nstrict: true\n';
  github.write('main', '.github/tuning-gate.yml', config);
  await repository.trainMain({ run: 801 });
  const { headSha, number, branch, repositoryId } = github.forkPullRequest();
  // Under `strict`, a search of which nothing is known is invalid.
  const judge = async (id: number, shift: number) => {
    const createdAt = new Date(Date.now() + 1000);
    const run = { id, event: 'pull_request', headSha, headBranch: branch, createdAt };
    github.addRun({ ...run, headRepositoryId: repositoryId });
    const sweep = JSON.parse(savedSweepJson({ training: { runId: id } }));
    sweep.read.search.method = 'unknown';
    for (const trial of sweep.trials) trial.value += shift;
    const files = { 'sweep.json': JSON.stringify(sweep) };
    github.addArtifact({ run: id, name: 'tuning-gate-sweep', files });
    github.endRun(id);
    return repository.gate({ event: github.workflowRunEvent({ run: id }), runId: id + 50 });
  };

  expect((await judge(900, 0)).outputs).toMatchObject({ verdict: 'invalid', worse: 'none' });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  repository.accept(number);
  const second = await judge(901, -0.3);
  expect(second.outputs).toMatchObject({ worse: 'strong', gate: 'fail' });
});
