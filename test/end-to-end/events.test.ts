import type { WorkflowEvent } from '../support/github/events.ts';
import { SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository();

repository.beginsWith(() => {
  repository.github.commit({ branch: 'release' });
  return repository.trainMain({ run: 801 });
});

type Payload = WorkflowEvent['payload'];

/** The event of the pull request, with some of it changed. */
function onPull(change: { name?: string; action?: string; pull?: object } = {}) {
  const event = repository.github.pullRequestEvent();
  const { name = event.name, action = 'synchronize', pull } = change;
  const pull_request = { ...Object(event.payload.pull_request), ...pull };
  return { ...event, name, payload: { ...event.payload, action, pull_request } };
}

/** An event on a branch. */
function onBranch(name: string, branch = 'main', inputs: Payload = {}) {
  const { github } = repository;
  const { payload } = github.pushEvent();
  const sha = github.tip(branch) ?? '';
  const { repository: about, sender } = payload;
  return { name, sha, ref: `refs/heads/${branch}`, payload: { repository: about, sender, inputs } };
}

const ownBranch = () => repository.github.pullRequest().branch;

/** For a pull request, on its branch if no other is given. */
function dispatch(given: { number?: number; branch?: string } = {}) {
  const { number, branch } = { ...repository.github.pullRequest(), ...given };
  return onBranch('workflow_dispatch', branch, { 'pull-request': String(number) });
}

interface Expected {
  readonly gate: 'pass' | 'neutral' | 'fail';
  /** Whether the pull request has a check and a comment. */
  readonly reports: boolean;
  /** Whether the sweep is kept for later runs. */
  readonly keeps?: boolean;
}

const ON_PULL: Expected = { gate: 'fail', reports: true };
const ON_MAIN: Expected = { gate: 'neutral', reports: false, keeps: true };

type Case = [string, () => WorkflowEvent, Expected];

const EVENTS: Case[] = [
  ['a closed pull_request', () => onPull({ action: 'closed', pull: { state: 'closed' } }), ON_PULL],
  ['pull_request_target', () => onPull({ name: 'pull_request_target' }), ON_PULL],
  ['push to another branch', () => onBranch('push', ownBranch()), { ...ON_MAIN, gate: 'fail' }],
  ['workflow_dispatch for the pull request', () => dispatch(), ON_PULL],
  ['workflow_dispatch for it, of another commit', () => dispatch({ branch: 'main' }), ON_PULL],
  ['workflow_dispatch for none', () => dispatch({ number: 77 }), { gate: 'fail', reports: false }],
];

test.each<Case>(EVENTS)('%s', async (_, eventOf, expected) => {
  const { gate, reports, keeps = false } = expected;
  const { github } = repository;

  const run = await repository.trainAndGate({
    event: eventOf(),
    runId: 900,
    trains: SWEEPS.worse,
  });

  expect(run).toMatchObject({ exitCode: gate === 'fail' ? 1 : 0, outputs: { gate } });
  expect(repository.checks()).toMatchObject(reports ? [{ conclusion: 'failure' }] : []);
  expect(github.comments()).toHaveLength(reports ? 1 : 0);
  expect('sweep-artifact' in run.outputs).toBe(keeps);
});

test('workflow_dispatch for a pull request says which commit it needs, or which number', async () => {
  const step = { runId: 900, trains: SWEEPS.worse };
  const { github } = repository;
  const tip = github.tip('main');
  const elsewhere = await repository.trainAndGate({
    ...step,
    event: dispatch({ branch: 'main' }),
  });
  const event = onBranch('workflow_dispatch', 'main', { 'pull-request': 'try-it' });
  const none = await repository.trainAndGate({ ...step, event });

  const head = github.pullRequest().headSha.slice(0, 7);
  expect(elsewhere.errors).toEqual([
    `the candidate’s commit: is ${tip?.slice(0, 7)}, and the head of #1 is ${head}. Start the workflow on the branch of the pull request.`,
  ]);
  expect(none.errors).toEqual([
    'workflow_dispatch: the workflow’s input `pull-request` is "try-it", which is not a number. Give the number of the pull request, such as 12.',
  ]);
});

test('workflow_run after training that was cancelled: nothing is judged or written', async () => {
  const { github } = repository;
  await repository.save(SWEEPS.worse, { runId: 900 });
  const event = github.workflowRunEvent({ run: 900 });
  const workflow_run = { ...Object(event.payload.workflow_run), conclusion: 'cancelled' };

  const run = await repository.gate({
    event: { ...event, payload: { ...event.payload, workflow_run } },
    runId: 950,
  });

  expect(run).toMatchObject({ exitCode: 0, outputs: {} });
  expect(run.notices).toEqual([expect.stringContaining('`cancelled`')]);
  expect(repository.checks()).toEqual([]);
  expect(github.comments()).toEqual([]);
});

test('a pull request of the same commit into a branch without a baseline does not cover its failure', async () => {
  const { github } = repository;
  const { headSha, number } = github.pullRequest();
  await repository.trainAndGate({ runId: 900, trains: SWEEPS.worse });
  const other = github.openAgain({ number, base: 'release' });

  const run = await repository.trainAndGate({
    event: github.pullRequestEvent({ number: other.number }),
    runId: 901,
    trains: SWEEPS.worse,
  });

  expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'no-baseline', gate: 'neutral' } });
  const why = 'No check was written: the one on this commit fails for the base of another';
  expect(run.warnings).toContainEqual(expect.stringContaining(why));
  expect(github.checks(headSha)).toMatchObject([{ conclusion: 'failure' }]);
  expect(github.comments(other.number)).toMatchObject([{ body: expect.stringContaining(why) }]);
});

describe('a pull request that failed for a base that it no longer has', () => {
  const retarget = async () => {
    const { github } = repository;
    await repository.trainAndGate({ runId: 900, trains: SWEEPS.worse });
    github.commit({ branch: 'release' });
    github.editPull({ base: 'release' });
  };
  const trainAgain = () => repository.trainAndGate({ runId: 901, trains: SWEEPS.same });

  test('gets the check of its new base, as a stack does whose parent is merged', async () => {
    await retarget();
    expect((await trainAgain()).outputs).toMatchObject({ gate: 'neutral' });
    expect(repository.checks().at(-1)).toMatchObject({ conclusion: 'neutral' });
    expect(repository.comment()).not.toContain('No check was written');
  });

  test('keeps the failure while a pull request of another branch has that base and this head', async () => {
    const { github } = repository;
    await retarget();
    const other = github.open({ branch: 'the-same' });
    github.pushToPullRequest({ number: other.number, sha: github.pullRequest().headSha });
    await trainAgain();
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
    expect(repository.comment()).toContain('No check was written');
  });

  test('keeps the failure if GitHub does not list the open pull requests', async () => {
    await retarget();
    repository.github.fault({ on: 'GET …/pulls', kind: '403', times: 9 });
    await trainAgain();
    expect(repository.checks()).toMatchObject([{ conclusion: 'failure' }]);
  });
});
