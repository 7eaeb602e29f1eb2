import { pullJson, repositoryJson, runJson } from './descriptions.ts';
import { described } from './openapi.ts';
import type { Repository } from './repository.ts';

/** What the runner knows of the event that started a workflow. */
export interface WorkflowEvent {
  readonly name: string;
  /** GITHUB_SHA; on a pull request the test-merge commit, which is not the head. */
  readonly sha: string;
  readonly ref: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const MAIN = 'refs/heads/main';
const sender = { login: 'octocat', type: 'User' };
const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const RUN = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';

/** On a pull request, with a payload of the shape GitHub documents, as all of these. */
export function pullRequestEvent(repository: Repository, number: number): WorkflowEvent {
  const sha = repository.testMerge(number);
  const pull_request = described(PULL, pullJson(repository, repository.pull(number)));
  const about = { number, pull_request, repository: repositoryJson(repository), sender };
  const ref = `refs/pull/${number}/merge`;
  return { name: 'pull_request', sha, ref, payload: { action: 'synchronize', ...about } };
}

/** To main. */
export function pushEvent(repository: Repository): WorkflowEvent {
  const sha = repository.tip('main') ?? '';
  const before = repository.git.find(sha)?.parents[0] ?? '0'.repeat(40);
  const about = { repository: repositoryJson(repository), sender, commits: [] };
  return { name: 'push', sha, ref: MAIN, payload: { ref: MAIN, before, after: sha, ...about } };
}

/** After a run that was added, or that the runner double started, has ended. */
export function workflowRunEvent(repository: Repository, id: number): WorkflowEvent {
  const run = repository.runs.get(id);
  if (run === undefined) throw new Error(`There is no run ${id}.`);
  const ended = { ...run, conclusion: run.conclusion ?? 'success' };
  const workflow_run = described(RUN, runJson(repository, ended));
  const about = { workflow_run, repository: repositoryJson(repository), sender };
  const sha = repository.tip('main') ?? '';
  return { name: 'workflow_run', sha, ref: MAIN, payload: { action: 'completed', ...about } };
}

/** In a merge queue, for a pull request. */
export function mergeGroupEvent(repository: Repository, number: number): WorkflowEvent {
  const base_sha = repository.tip('main') ?? '';
  const { headSha } = repository.pullRequest(number);
  const branch = `gh-readonly-queue/main/pr-${number}-${base_sha}`;
  const message = `Merge pull request #${number}`;
  const head_sha = repository.commit({ branch, parents: [base_sha, headSha], message });
  const ref = `refs/heads/${branch}`;
  const merge_group = { head_sha, head_ref: ref, base_sha, base_ref: MAIN };
  const about = { merge_group, repository: repositoryJson(repository), sender };
  const payload = { action: 'checks_requested', ...about };
  return { name: 'merge_group', sha: head_sha, ref, payload };
}
