import { timestamp } from './artifact-store.ts';
import { type Backend, FULL_NAME, type RepositoryJson, repositoryOf } from './github-backend.ts';
import type { WorkflowEvent } from './github-events.ts';
import { json, notAccessible, type Route, refusal } from './github-messages.ts';
import { runJson } from './github-run-json.ts';

/** A run that a test says took place. */
export interface SeededRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** This repository when left out; any other is a fork. */
  readonly headRepositoryId?: number;
  /** 1 when left out. */
  readonly attempt?: number;
  /** `success` when left out, `null` while it runs. */
  readonly conclusion?: string | null;
  /** Now when left out. */
  readonly createdAt?: string | Date;
  /** Of its attempt; `createdAt` when left out. */
  readonly startedAt?: string | Date;
  /** The file that is run; `.github/workflows/tuning.yml` when left out. */
  readonly workflow?: string;
}

export interface Run {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly attempt: number;
  readonly conclusion: string | null;
  readonly createdAt: string;
  readonly startedAt: string;
  readonly workflow: string;
  readonly repository: RepositoryJson;
  readonly headRepository: RepositoryJson;
}

/** The repository's workflow runs by their id. */
export type RunStore = Map<number, Run>;

const RUN = new RegExp(`^/repos/${FULL_NAME}/actions/runs/(\\d+)$`);

export async function addRun(
  runs: RunStore,
  backend: Backend,
  { headRepositoryId, createdAt = new Date(), startedAt = createdAt, ...run }: SeededRun,
): Promise<void> {
  const repository = await repositoryOf(backend);
  const headRepository =
    headRepositoryId === undefined || headRepositoryId === repository.id
      ? repository
      : await forkOf(backend, headRepositoryId);
  runs.set(run.id, {
    attempt: 1,
    conclusion: 'success',
    workflow: '.github/workflows/tuning.yml',
    ...run,
    createdAt: timestamp(new Date(createdAt).getTime()),
    startedAt: timestamp(new Date(startedAt).getTime()),
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

/** The run that an event starts, or its next attempt. */
export async function startRun(
  runs: RunStore,
  backend: Backend,
  job: {
    readonly event: WorkflowEvent;
    readonly run: number;
    readonly attempt: number;
    readonly workflow?: string;
  },
): Promise<void> {
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
  await addRun(runs, backend, {
    id: job.run,
    attempt: job.attempt,
    event: name,
    headSha: pull?.head.sha ?? sha,
    headBranch: pull?.head.ref ?? ref.replace('refs/heads/', ''),
    conclusion: null,
    ...(job.workflow === undefined ? {} : { workflow: job.workflow }),
    ...(pull === undefined ? {} : { headRepositoryId: pull.head.repo.id }),
  });
}

export function endRun(runs: RunStore, id: number, conclusion = 'success'): void {
  const run = runs.get(id);
  if (run === undefined) throw new Error(`There is no run ${id}.`);
  runs.set(id, { ...run, conclusion });
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
