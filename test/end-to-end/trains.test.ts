import { playGate } from '../support/play-gate.ts';
import { CONFIG, type Step, SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository({ trained: true });
const TRAINS = `metric: accuracy
direction: maximize
trains: ['**', '!**/*.md', '!docs/**']
`;

repository.beginsWith(() => repository.github.write('main', CONFIG, TRAINS));

/** A pull request that writes one file, or moves it. */
function open(branch: string, path: string, text = 'text\n') {
  repository.github.write(branch, path, text);
  return repository.github.open({ branch }).number;
}

async function runStart(step: Step) {
  const inputs = { mode: 'start', ...step.inputs };
  const run = await repository.run({ runId: 900, ...step, inputs });
  expect(run.exitCode).toBe(0);
  return run;
}

async function start(step: Step) {
  const { outputs } = await runStart(step);
  return JSON.parse(outputs.models ?? '') as string[];
}

test('the first job writes the neutral check of a pull request that only edits documentation, and a queue repeats it', async () => {
  const { github } = repository;
  const number = open('typo', 'README.md');
  const event = github.pullRequestEvent({ number });

  const run = await runStart({ event });

  expect(run.outputs).toMatchObject({ models: '[]', gate: 'neutral', verdict: 'no-candidate' });
  const title = 'Nothing to train: no file that `trains` names has changed';
  expect(run.warnings).toEqual([]);
  expect(run.notices).toEqual([`${title}. The check does not block.`]);
  expect(repository.checks(number)).toMatchObject([{ conclusion: 'neutral', title }]);
  expect(github.comments(number)).toEqual([]);

  const queue = github.mergeGroupEvent({ number });
  await repository.gate({ event: queue, runId: 910 });
  expect(github.checks(queue.sha)).toMatchObject([{ conclusion: 'neutral', title }]);
});

test('no job but the first runs where nothing is to train', async () => {
  const event = repository.github.pullRequestEvent({ number: open('typo', 'README.md') });
  const trains = () => {
    throw new Error('There is nothing to train.');
  };
  const run = await playGate(repository, { event, runId: 900, trains });
  expect(run?.outputs).toMatchObject({ models: '[]', gate: 'neutral' });
});

test.each([
  ['500', 'GET …/pulls/…', 'GitHub did not answer (Server Error). Run the job again.'],
  ['403', 'GET …/files', 'Give the job `permissions: pull-requests: read`.'],
] as const)(
  'what has changed is not taken for a sweep that is missing if GitHub does not say it (%s)',
  async (kind, on, what) => {
    const { github } = repository;
    const event = github.pullRequestEvent({ number: open('typo', 'README.md') });
    github.fault({ on, kind, times: 99 });

    const run = await repository.gate({ event, runId: 900 });

    expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail', verdict: 'error' } });
    expect(run.errors).toEqual([expect.stringContaining(what)]);
  },
);

test('a comment that says more is replaced once nothing is left to train', async () => {
  const { github } = repository;
  const number = open('attempt', 'train.py');
  const event = github.pullRequestEvent({ number });
  await repository.save(SWEEPS.worse, { event, runId: 900 });
  await repository.gate({ event, runId: 900 });
  expect(repository.comment(number)).toContain('Worse');

  github.pushToPullRequest({
    number,
    sha: github.commit({ branch: 'attempt-again', parents: [github.tip('main') ?? ''] }),
  });
  await start({ event: github.pullRequestEvent({ number }), runId: 910 });

  expect(repository.comment(number)).toContain('Nothing to train');
});

test.each([
  ['a file of the training', 'src/train.py'],
  ['the workflow', '.github/workflows/tuning.yml'],
  ['the config', CONFIG],
])('a pull request that changes %s trains, and lacks a sweep that is missing', async (_, path) => {
  const { github } = repository;
  github.write('main', CONFIG, TRAINS.replace("'**'", "'src/**'"));
  const event = github.pullRequestEvent({ number: open('change', path, 'jobs: {}\n') });

  expect(await start({ event })).toEqual(['']);
  const run = await repository.gate({ event, runId: 900 });
  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'no-candidate', gate: 'fail' } });
});

test('another version of an action in a workflow trains nothing', async () => {
  const { github } = repository;
  const workflow = (version: string) =>
    `jobs:\n  a:\n    uses: b/c/d.yml@${version} # ${version}\n`;
  github.write('main', '.github/workflows/tuning.yml', workflow('v1'));
  const number = open('bump', '.github/workflows/tuning.yml', workflow('v2'));
  expect(await start({ event: github.pullRequestEvent({ number }) })).toEqual([]);
});

test('a file that moves out of what is trained counts by its former name', async () => {
  const { github } = repository;
  github.write('main', 'src/data.txt', 'the data\n');
  const { git } = github;
  const moved = git.addTree({ ...git.filesAt('main'), 'docs/data.txt': 'the data\n' });
  const { 'src/data.txt': _, ...files } = git.tree(moved) ?? {};
  const parents = [github.tip('main') ?? ''];
  const { sha } = git.addCommit({ tree: git.addTree(files), parents, message: 'Move it' });
  git.move('heads/move', sha);
  const { number } = github.open({ branch: 'move' });
  expect(github.git.changes(parents[0] ?? '', sha)).toMatchObject([{ status: 'renamed' }]);
  expect(await start({ event: github.pullRequestEvent({ number }) })).toEqual(['']);
});

test('of several models, only those are trained and judged whose files change', async () => {
  const { github } = repository;
  const config = `${TRAINS}comparisons:
  small: { trains: 'models/small.py' }
  large: { trains: [models/large.py, 'data/**'] }
`;
  github.write('main', CONFIG, config);
  const sweeps = { small: SWEEPS.baseline, large: SWEEPS.baseline };
  const env = { TUNING_GATE_MODELS: '["small", "large"]' };
  const pushed = repository.pushToMain();
  await repository.keepEach(sweeps, { event: pushed, runId: 810 });
  github.endRun(810);
  const number = open('smaller', 'models/small.py');
  const event = github.pullRequestEvent({ number });

  expect(await start({ event, env })).toEqual(['small']);
  await repository.save(SWEEPS.same, { name: 'small', event, runId: 900 });
  const run = await repository.gate({ event, runId: 900 });

  expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
  expect(repository.comment(number)).toContain('Nothing to train');

  // Main keeps the sweeps of a commit together.
  github.write('main', 'models/small.py', 'layers = 3\n');
  expect(await start({ event: github.pushEvent(), env })).toEqual(['small', 'large']);
});

test('a push to main that changes nothing of the training saves no baseline, and a schedule always trains', async () => {
  const { github } = repository;
  github.write('main', 'README.md', 'text\n');
  const event = github.pushEvent();
  const run = await runStart({ event });
  expect(run.outputs).toMatchObject({ models: '[]', gate: 'neutral' });
  expect(run.warnings).toEqual([]);
  expect(await start({ event: { ...event, name: 'schedule' }, runId: 910 })).toEqual(['']);
});

test('nothing is written in the run of a fork, and the workflow that runs after it asks again', async () => {
  const { github } = repository;
  const { number, headSha } = github.forkPullRequest();
  const docs = github.git.commit({ parents: [github.tip('main') ?? ''] }, { 'README.md': '' });
  github.pushToPullRequest({ number, sha: docs });
  const event = github.pullRequestEvent({ fork: true });
  const token = github.readOnlyToken;
  expect(await start({ event, token })).toEqual([]);
  expect(repository.checks(number)).toEqual([]);
  github.endRun(900);

  await repository.gate({ event: github.workflowRunEvent({ run: 900 }), runId: 950 });

  expect(headSha).not.toBe(docs);
  expect(repository.checks(number)).toMatchObject([{ conclusion: 'neutral' }]);
});

test('what a pull request says itself does not count', async () => {
  const { github } = repository;
  github.write('main', CONFIG, TRAINS.replace(/trains.*\n/, ''));
  const number = open('lazy', CONFIG, TRAINS.replace("'!docs/**'", "'!**/*.py'"));
  github.write('lazy', 'README.md', 'text\n');
  expect(await start({ event: github.pullRequestEvent({ number }) })).toEqual(['']);
});

test('where GitHub does not say what has changed, everything is trained, and a missing sweep is no verdict', async () => {
  const { github } = repository;
  const event = github.pullRequestEvent({ number: open('typo', 'README.md') });
  github.fault({ on: 'GET …/files', kind: '502', times: 50 });
  expect(await start({ event })).toEqual(['']);
  const run = await repository.gate({ event, runId: 900 });
  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error' } });
  expect(run.errors[0]).toMatch(/^the files that were changed: GitHub did not answer/);
});

test('an accepted commit that is run again is judged on the sweep that is saved', async () => {
  const { github } = repository;
  const event = github.pullRequestEvent();
  expect(await start({ event })).toEqual(['']);
  await repository.save(SWEEPS.worse, { event, runId: 900 });
  await repository.gate({ event, runId: 900 });
  expect(await start({ event, runAttempt: 2 })).toEqual(['']);
  repository.accept();

  expect((await runStart({ event, runAttempt: 2 })).outputs).toEqual({ models: '[]' });
  const run = await repository.gate({ event, runId: 900, runAttempt: 2 });

  expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'worse', gate: 'pass' } });
});
