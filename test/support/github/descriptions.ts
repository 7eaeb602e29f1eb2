import { FORK, type Place, type Pull, type Repository, type Run, THIS } from './repository.ts';

/** What the double knows of something, under GitHub's names; the rest is filled in. */
export type Json = Readonly<Record<string, unknown>>;

/** A fork's id that no pull request has is that of one made up for a run. */
function placeOf(id: number): Place {
  return [THIS, FORK].find((place) => place.id === id) ?? { id, owner: 'someone-else' };
}

export function repositoryJson({ isPrivate }: Repository, { id, owner }: Place = THIS): Json {
  const type = id === THIS.id ? 'Organization' : 'User';
  return {
    id,
    name: 'sweeps',
    full_name: `${owner}/sweeps`,
    private: isPrivate,
    visibility: isPrivate ? 'private' : 'public',
    fork: id !== THIS.id,
    default_branch: 'main',
    owner: { login: owner, type },
  };
}

export function pullJson(repository: Repository, pull: Pull): Json {
  const { number, state, author: login, from, branch, base, mergeSha } = pull;
  const side = (place: Place, ref: string, sha: string) => {
    const { owner } = place;
    const user = { login: owner };
    const repo = repositoryJson(repository, place);
    return { ref, sha, label: `${owner}:${ref}`, user, repo };
  };
  return {
    number,
    state,
    user: { login },
    labels: repository.labelsOf(number).map((name) => ({ name })),
    head: side(from, branch, repository.headOf(pull)),
    base: side(THIS, base, repository.tip(base) ?? ''),
    merge_commit_sha: mergeSha,
  };
}

/** As the REST API and the `workflow_run` event have it; it never names a fork's pull requests. */
export function runJson(repository: Repository, run: Run): Json {
  return {
    id: run.id,
    event: run.event,
    path: run.workflow,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    run_attempt: run.attempt,
    status: run.conclusion === null ? 'in_progress' : 'completed',
    conclusion: run.conclusion,
    pull_requests: [],
    created_at: run.createdAt,
    run_started_at: run.startedAt,
    repository: repositoryJson(repository),
    head_repository: repositoryJson(repository, placeOf(run.headRepositoryId)),
  };
}
