import { FULL_NAME, type RepositoryJson } from './github-backend.ts';
import type { Run } from './github-runs.ts';

const WORKFLOW = 1;

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
