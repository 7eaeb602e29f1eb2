import { type Backend, FULL_NAME } from './github-backend.ts';

/** What the runner knows of the event that started a workflow. */
export interface WorkflowEvent {
  readonly name: string;
  /** GITHUB_SHA; on a pull request the test-merge commit, which is not the head. */
  readonly sha: string;
  readonly ref: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

// GitHub's test-merge; the emulator makes none.
const MERGE_COMMIT = '5e1f'.repeat(10);

export async function pullRequestEvent(backend: Backend): Promise<WorkflowEvent> {
  const number = backend.pullNumber;
  const [pull, repository] = await Promise.all([
    backend.call('GET', `/repos/${FULL_NAME}/pulls/${number}`),
    backend.call('GET', `/repos/${FULL_NAME}`),
  ]);
  return {
    name: 'pull_request',
    sha: MERGE_COMMIT,
    ref: `refs/pull/${number}/merge`,
    payload: { action: 'synchronize', number, pull_request: pull, repository, sender },
  };
}

export async function pushEvent(backend: Backend): Promise<WorkflowEvent> {
  const [branch, repository] = await Promise.all([
    backend.call('GET', `/repos/${FULL_NAME}/branches/main`),
    backend.call('GET', `/repos/${FULL_NAME}`),
  ]);
  const { sha } = (branch as { commit: { sha: string } }).commit;
  const ref = 'refs/heads/main';
  return {
    name: 'push',
    sha,
    ref,
    payload: { ref, before: '0'.repeat(40), after: sha, repository, sender, commits: [] },
  };
}

const sender = { login: 'octocat', type: 'User' };
