import { context } from './world.ts';

/** The address of a run of this repository, on the GitHub the runner belongs to. */
export function urlOfRun(id: number): string {
  const { owner, repo } = context.repo;
  return `${context.serverUrl}/${owner}/${repo}/actions/runs/${id}`;
}
