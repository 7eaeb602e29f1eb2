import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Step, SWEEPS, useRepository } from '../support/training.ts';

const repository = useRepository();

repository.beginsWith(async () => {
  repository.github.commit({ branch: 'release' });
  await repository.trainMain({ run: 801 });
});

/** What a commit and a pull request have been given. */
function written(headSha = repository.github.pullRequest().headSha, number?: number) {
  const { github } = repository;
  return { checks: github.checks(headSha), comments: github.comments(number) };
}

const NOTHING = { checks: [], comments: [] };

describe('a gate after a fork’s run', () => {
  async function trainFork(trains: string) {
    const { github } = repository;
    const fork = github.forkPullRequest();
    const event = github.pullRequestEvent({ fork: true });
    await repository.save(trains, { event, runId: 900 });
    github.endRun(900);
    return fork;
  }

  async function judge(step: Step = {}) {
    const event = repository.github.workflowRunEvent({ run: 900 });
    return repository.gate({ event, runId: 950, ...step });
  }

  test.each([
    ['404', '`permissions: pull-requests: read`'],
    ['other-json', 'is not what GitHub documents). Run the job again.'],
  ] as const)(
    'fails, and passes nothing, if the pull requests cannot be listed (%s)',
    async (kind, remedy) => {
      const { headSha, number } = await trainFork(SWEEPS.same);
      repository.github.fault({ on: 'GET …/pulls', kind, times: 99 });

      const run = await judge();

      expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
      expect(run.outputs.reason).toBe('No verdict: the pull request could not be read');
      expect(run.errors).toEqual([expect.stringContaining(remedy)]);
      const checks = [{ conclusion: 'failure' }];
      expect(written(headSha, number)).toMatchObject({ checks, comments: [] });

      repository.github.heal();
      await judge({ runAttempt: 2 });
      expect(written(headSha).checks.at(-1)).toMatchObject({ conclusion: 'success' });
    },
  );

  test('reports about the pull requests that are open when one of two is closed', async () => {
    const { github } = repository;
    const { headSha, number } = await trainFork(SWEEPS.worse);
    const other = github.openAgain({ number, base: 'release' });
    github.editPull({ number, state: 'closed' });

    const run = await judge();

    expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: 'no-baseline' } });
    expect(written(headSha, number)).toMatchObject({ comments: [] });
    const checks = [{ conclusion: 'neutral' }];
    expect(written(headSha, other.number)).toMatchObject({ checks, comments: [{}] });
  });
});

const train = { runId: 900, trains: SWEEPS.worse };

test.each([
  ['is closed', { state: 'closed' }, 'it was closed meanwhile'],
  ['is retargeted', { base: 'release' }, 'its base is `release` now, and this run is about `main`'],
] as const)(
  'a run of a pull request writes nothing if that %s meanwhile, and says so',
  async (_, change, why) => {
    const { github } = repository;
    const event = github.pullRequestEvent();
    github.editPull(change);

    const run = await repository.trainAndGate({ ...train, event });

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'worse', gate: 'fail' } });
    expect(run.notices).toEqual([`Nothing is written on #1: ${why}.`]);
    expect(written()).toEqual(NOTHING);
    const asked = `GET /repos/${github.repository}/pulls/1`;
    // The other one is for the label that accepts the failure.
    expect(run.apiCalls.filter((call) => call === asked)).toHaveLength(2);
  },
);

const of = (kind: 'workflowRunEvent' | 'mergeGroupEvent' | 'pullRequestEvent', change: object) => {
  const { github } = repository;
  const { payload } = kind === 'workflowRunEvent' ? github[kind]({ run: 900 }) : github[kind]();
  const [[name, about] = ['', {}]] = Object.entries(payload).filter(([key]) =>
    ['workflow_run', 'merge_group', 'pull_request'].includes(key),
  );
  return JSON.stringify({ ...payload, [name]: { ...Object(about), ...change } });
};

test.each<[string, () => string | null, string]>([
  ['is not JSON', () => '{"action": "synch', 'is not a JSON object'],
  ['is missing', () => null, 'cannot be read (ENOENT)'],
  [
    'names no head',
    () => of('pullRequestEvent', { head: { sha: 'main' } }),
    'has no valid `pull_request.head.sha`',
  ],
  ['names no commit', () => of('workflowRunEvent', { head_sha: '' }), '`workflow_run.head_sha`'],
  ['names no queue', () => of('mergeGroupEvent', { head_ref: {} }), '`merge_group.head_ref`'],
])('an event file that %s is an error that names its variable', async (_, contentOf, what) => {
  const { github } = repository;
  await repository.save(SWEEPS.same, { runId: 900 });
  const content = contentOf();
  const folder = await mkdtemp(join(tmpdir(), 'event-'));
  const path = join(folder, 'event.json');
  if (content !== null) await writeFile(path, content);

  const run = await repository.trainAndGate({
    event: github.pullRequestEvent(),
    trains: SWEEPS.same,
    env: { GITHUB_EVENT_PATH: path },
  });
  await rm(folder, { recursive: true });

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'error', gate: 'fail' } });
  expect(run.errors).toEqual([expect.stringMatching(/^GITHUB_EVENT_PATH: /)]);
  expect(run.errors[0]).toContain(what);
  expect(run.stdout + run.stderr).not.toMatch(/^\s+at /m);
  expect(repository.checks()).toEqual([]);
});
