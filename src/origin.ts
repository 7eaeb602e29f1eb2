import type { context as Context } from '@actions/github';

/** What a report is about: the commit that was judged, and the run that did it. */
export function originOf({ payload, sha, serverUrl, repo, runId }: typeof Context): string {
  const head: unknown = payload.pull_request?.head?.sha ?? sha;
  const commit = typeof head === 'string' && /^[0-9a-f]{40}$/.test(head) ? head.slice(0, 7) : null;
  const run = `[this run](${serverUrl}/${repo.owner}/${repo.repo}/actions/runs/${runId})`;
  return commit === null ? `From ${run}.` : `For commit ${commit}, from ${run}.`;
}
