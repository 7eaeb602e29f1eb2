import { type Backend, FULL_NAME, repositoryOf } from './github-backend.ts';
import type { History } from './github-history.ts';
import type { Pulls } from './github-pulls.ts';
import { type RunStore, runJson } from './github-runs.ts';

/** What the runner knows of the event that started a workflow. */
export interface WorkflowEvent {
  readonly name: string;
  /** GITHUB_SHA; on a pull request the test-merge commit, which is not the head. */
  readonly sha: string;
  readonly ref: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Events {
  /** On this repository's pull request, on the one from a fork, or on the one of a number. */
  pullRequestEvent(options?: {
    readonly fork?: boolean;
    readonly number?: number;
  }): Promise<WorkflowEvent>;
  /** To main. */
  pushEvent(): Promise<WorkflowEvent>;
  /** After a run that was added, or that the runner double started, has ended. */
  workflowRunEvent(options: { readonly run: number }): Promise<WorkflowEvent>;
  /** In a merge queue, for a pull request. */
  mergeGroupEvent(options?: { readonly number?: number }): Promise<WorkflowEvent>;
}

interface Sources {
  readonly apiUrl: string;
  readonly backend: Backend;
  readonly history: History;
  readonly pulls: Pulls;
  readonly runs: RunStore;
}

const MAIN = 'refs/heads/main';
const sender = { login: 'octocat', type: 'User' };
const workflow = '.github/workflows/tuning.yml';

/** The events of one repository, with payloads of the shape GitHub documents. */
export function eventsOf(sources: Sources): Events {
  return {
    pullRequestEvent: async ({ fork = false, number } = {}) =>
      pullRequestEvent(
        sources,
        number ?? (fork ? await sources.pulls.fork() : sources.backend.pullNumber),
      ),
    pushEvent: () => pushEvent(sources),
    workflowRunEvent: ({ run }) => workflowRunEvent(sources, run),
    mergeGroupEvent: ({ number } = {}) => mergeGroupEvent(sources, number),
  };
}

async function tipOfMain({ history }: Sources): Promise<string> {
  const tip = await history.tip('main');
  if (tip === undefined) throw new Error('There is no branch main.');
  return tip;
}

async function pullRequestEvent({ backend, pulls }: Sources, number: number) {
  const sha = await pulls.testMerge(number);
  const [pull_request, repository] = [await pulls.read(number), await repositoryOf(backend)];
  return {
    name: 'pull_request',
    sha,
    ref: `refs/pull/${number}/merge`,
    payload: { action: 'synchronize', number, pull_request, repository, sender },
  };
}

async function pushEvent(sources: Sources): Promise<WorkflowEvent> {
  const repository = await repositoryOf(sources.backend);
  const sha = await tipOfMain(sources);
  const before = (await sources.history.read(sha)).parents[0]?.sha ?? '0'.repeat(40);
  const payload = { ref: MAIN, before, after: sha, repository, sender, commits: [] };
  return { name: 'push', sha, ref: MAIN, payload };
}

async function workflowRunEvent(sources: Sources, id: number): Promise<WorkflowEvent> {
  const run = sources.runs.get(id);
  if (run === undefined) throw new Error(`There is no run ${id}.`);
  const repository = await repositoryOf(sources.backend);
  const ended = { ...run, conclusion: run.conclusion ?? 'success' };
  const about = { id: 1, name: 'Tuning', path: workflow, state: 'active' };
  const workflow_run = runJson(ended, sources.apiUrl);
  const payload = { action: 'completed', workflow: about, workflow_run, repository, sender };
  return { name: 'workflow_run', sha: await tipOfMain(sources), ref: MAIN, payload };
}

async function mergeGroupEvent(
  sources: Sources,
  number = sources.backend.pullNumber,
): Promise<WorkflowEvent> {
  const repository = await repositoryOf(sources.backend);
  const baseSha = await tipOfMain(sources);
  const { head } = await sources.pulls.read(number);
  const branch = `gh-readonly-queue/main/pr-${number}-${baseSha}`;
  const parents = [baseSha, head.sha];
  const message = `Merge pull request #${number} from ${FULL_NAME}`;
  const sha = await sources.history.commit({ branch, parents, message });
  const ref = `refs/heads/${branch}`;
  const head_commit = { id: sha, tree_id: sha, message };
  const merge_group = {
    head_sha: sha,
    head_ref: ref,
    base_sha: baseSha,
    base_ref: MAIN,
    head_commit,
  };
  const payload = { action: 'checks_requested', merge_group, repository, sender };
  return { name: 'merge_group', sha, ref, payload };
}
