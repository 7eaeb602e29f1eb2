import { timestamp } from './artifact-store.ts';
import { type Backend, FULL_NAME, type RepositoryJson, repositoryOf } from './github-backend.ts';
import type { WorkflowEvent } from './github-events.ts';
import { json, notAccessible, type Route, refusal } from './github-messages.ts';

/** A run that a test says took place. */
export interface SeededRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** This repository when left out; any other is a fork. */
  readonly headRepositoryId?: number;
  /** `success` when left out, `null` while it runs. */
  readonly conclusion?: string | null;
  /** Now when left out. */
  readonly createdAt?: Date;
}

interface Run extends Pick<SeededRun, 'id' | 'event' | 'headSha' | 'headBranch'> {
  readonly attempt: number;
  readonly conclusion: string | null;
  readonly createdAt: string;
  /** Of its attempt. */
  readonly startedAt: string;
  readonly workflow: string;
  readonly repository: RepositoryJson;
  readonly headRepository: RepositoryJson;
}

const WORKFLOW = 1;

/** The repository's workflow runs by their id. */
export type RunStore = Map<number, Run>;

const RUN = new RegExp(`^/repos/${FULL_NAME}/actions/runs/(\\d+)$`);

/** The run that an event starts, or its next attempt. */
export interface Job {
  readonly event: WorkflowEvent;
  readonly run: number;
  readonly attempt: number;
  readonly workflow?: string;
}

export async function addRun(
  runs: RunStore,
  backend: Backend,
  { headRepositoryId, createdAt = new Date(), ...run }: SeededRun,
  { attempt = 1, workflow = '.github/workflows/tuning.yml' }: Partial<Job> = {},
): Promise<void> {
  const repository = await repositoryOf(backend);
  const headRepository =
    headRepositoryId === undefined || headRepositoryId === repository.id
      ? repository
      : await forkOf(backend, headRepositoryId);
  const began = timestamp(createdAt.getTime());
  runs.set(run.id, {
    conclusion: 'success',
    ...run,
    attempt,
    workflow,
    createdAt: began,
    startedAt: began,
    repository,
    headRepository,
  });
}

/** The fork of that id if there is one, else one that has meanwhile been made up. */
async function forkOf(backend: Backend, id: number): Promise<RepositoryJson> {
  const forks = (await backend.call('GET', `/repos/${FULL_NAME}/forks`)) as RepositoryJson[];
  const repository = await repositoryOf(backend);
  const owner = { ...repository.owner, id, login: 'someone-else', type: 'User' };
  const madeUp = { ...repository, id, owner, fork: true, full_name: 'someone-else/sweeps' };
  return forks.find((fork) => fork.id === id) ?? madeUp;
}

export async function startRun(runs: RunStore, backend: Backend, job: Job): Promise<void> {
  const known = runs.get(job.run);
  if (known !== undefined) {
    const { attempt } = job;
    const startedAt = attempt === known.attempt ? known.startedAt : timestamp(Date.now());
    runs.set(job.run, { ...known, attempt, startedAt });
    return;
  }
  const { name, sha, ref, payload } = job.event;
  const pull = payload.pull_request as
    | { head: { sha: string; ref: string; repo: RepositoryJson } }
    | undefined;
  const run = {
    id: job.run,
    event: name,
    headSha: pull?.head.sha ?? sha,
    headBranch: pull?.head.ref ?? ref.replace('refs/heads/', ''),
    conclusion: null,
  };
  const of = pull === undefined ? {} : { headRepositoryId: pull.head.repo.id };
  await addRun(runs, backend, { ...run, ...of }, job);
}

export function endRun(runs: RunStore, id: number): void {
  const run = runs.get(id);
  if (run === undefined) throw new Error(`There is no run ${id}.`);
  runs.set(id, { ...run, conclusion: 'success' });
}

/** The emulator has runs but no way to add one. */
export function runRoute(runs: RunStore, { holders }: Backend): Route {
  return ({ method, path, token, apiUrl }) => {
    const [, id] = RUN.exec(new URL(path, apiUrl).pathname) ?? [];
    if (id === undefined || method !== 'GET') return undefined;
    const holder = holders.get(token ?? '');
    if (holder === undefined) return refusal(401, 'Requires authentication');
    if (!holder.may('actions', 'read')) return notAccessible('actions=read');
    const run = runs.get(Number(id));
    return run === undefined ? refusal(404, 'Not Found') : json(200, runJson(run, apiUrl));
  };
}

/** A run as the REST API and the `workflow_run` event describe it. */
export function runJson(run: Run, apiUrl: string) {
  const url = `${apiUrl}/repos/${FULL_NAME}/actions/runs/${run.id}`;
  const repository = describe(run.repository, apiUrl);
  return {
    id: run.id,
    name: 'Tuning',
    node_id: Buffer.from(`WorkflowRun${run.id}`).toString('base64'),
    check_suite_id: run.id,
    check_suite_node_id: Buffer.from(`CheckSuite${run.id}`).toString('base64'),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.workflow,
    run_number: 12,
    run_attempt: run.attempt,
    event: run.event,
    display_title: 'Tuning',
    status: run.conclusion === null ? 'in_progress' : 'completed',
    conclusion: run.conclusion,
    workflow_id: WORKFLOW,
    url,
    html_url: `https://github.com/${FULL_NAME}/actions/runs/${run.id}`,
    pull_requests: [],
    created_at: run.createdAt,
    updated_at: run.createdAt,
    run_started_at: run.startedAt,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${apiUrl}/repos/${FULL_NAME}/check-suites/${run.id}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: run.attempt === 1 ? null : `${url}/attempts/${run.attempt - 1}`,
    workflow_url: `${apiUrl}/repos/${FULL_NAME}/actions/workflows/${WORKFLOW}`,
    head_commit: headCommit(run),
    repository,
    head_repository:
      run.headRepository.id === run.repository.id
        ? repository
        : describe(run.headRepository, apiUrl),
  };
}

const OWNER_ADDRESSES = [
  ...['followers', 'following', 'gists', 'starred', 'subscriptions'],
  ...['organizations', 'received_events'],
];

/** The emulator's description with the gateway's addresses, and with what it leaves out. */
function describe(repository: RepositoryJson, apiUrl: string) {
  const text = JSON.stringify(repository);
  const own = text.replace(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, apiUrl);
  const described = JSON.parse(own) as RepositoryJson;
  const { login } = described.owner;
  const addresses = OWNER_ADDRESSES.map((what) => [`${what}_url`, `${apiUrl}/users/${login}`]);
  const owner = { gravatar_id: '', ...Object.fromEntries(addresses), ...described.owner };
  return { ...described, owner };
}

function headCommit({ headSha, createdAt }: Run) {
  const author = { name: 'octocat', email: 'octocat@users.noreply.github.com' };
  return {
    id: headSha,
    tree_id: headSha,
    message: 'Try it',
    timestamp: createdAt,
    author,
    committer: author,
  };
}
