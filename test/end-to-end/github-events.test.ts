import { type GitHub, startGitHub } from '../support/github-double.ts';

let github: GitHub;

beforeAll(async () => {
  github = await startGitHub();
});

afterAll(() => github.stop());

test('a pull request from a fork says so in its event', async () => {
  const { number, headSha, repositoryId } = await github.forkPullRequest();
  const event = await github.pullRequestEvent({ fork: true, mergeSha: 'c'.repeat(40) });

  expect(event).toMatchObject({ sha: 'c'.repeat(40), ref: `refs/pull/${number}/merge` });
  expect(event.payload).toMatchObject({
    pull_request: { head: { sha: headSha, repo: { id: repositoryId, fork: true } } },
    repository: { id: github.repositoryId },
  });
});

test('a push of another branch names its tip and what it was before', async () => {
  const before = await github.commit({ branch: 'wip' });
  const sha = await github.commit({ branch: 'wip' });

  expect(await github.pushEvent('wip')).toMatchObject({
    sha,
    ref: 'refs/heads/wip',
    payload: { before, after: sha },
  });
});

test('a schedule and a dispatch are of a branch, without a pull request', async () => {
  const sha = await github.tip('main');
  const events = [await github.scheduleEvent(), await github.workflowDispatchEvent()];

  expect(events).toMatchObject([
    { name: 'schedule', sha, ref: 'refs/heads/main', payload: { schedule: expect.any(String) } },
    { name: 'workflow_dispatch', sha, ref: 'refs/heads/main', payload: { inputs: null } },
  ]);
});

test('the end of a run tells where it came from, and no pull requests', async () => {
  const { branch, headSha, repositoryId } = await github.forkPullRequest();
  const run = { headSha, headBranch: branch, headRepositoryId: repositoryId };
  await github.addRun({ id: 21, event: 'pull_request', ...run });

  const event = await github.workflowRunEvent({ run: 21 });

  expect(event).toMatchObject({ name: 'workflow_run', sha: await github.tip('main') });
  expect(event.payload).toMatchObject({
    action: 'completed',
    workflow_run: {
      id: 21,
      event: 'pull_request',
      status: 'completed',
      head_branch: branch,
      head_sha: headSha,
      head_repository: { id: repositoryId, owner: { login: 'reviewer' } },
      pull_requests: [],
    },
  });
});

test('a merge group is a branch that names the pull request and the base', async () => {
  const base = await github.tip('main');
  const { name, sha, ref, payload } = await github.mergeGroupEvent();

  expect(name).toBe('merge_group');
  expect(ref).toBe(`refs/heads/gh-readonly-queue/main/pr-${github.pullNumber}-${base}`);
  expect(await github.tip(ref.replace('refs/heads/', ''))).toBe(sha);
  expect(payload).toMatchObject({
    action: 'checks_requested',
    merge_group: { head_sha: sha, head_ref: ref, base_sha: base, base_ref: 'refs/heads/main' },
  });
});
