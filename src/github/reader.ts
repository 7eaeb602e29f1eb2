import * as z from 'zod/mini';
import { readBranch } from './branch.ts';
import { ask, askPages, type Client, onceEach } from './client.ts';
import { artifactStore, type ContentPlace, readContent } from './files.ts';

export type GitHubReader = ReturnType<typeof githubReader>;

export function githubReader(client: Client) {
  return {
    artifacts: artifactStore(client),
    history: commitHistory(client),
    runs: onceEach(runLookup(client)),
    branch: (name: string, commit?: string) => readBranch(client, name, commit),
    content: (place: ContentPlace, maxBytes: number) => readContent(client, place, maxBytes),
  };
}

const commits = z.array(z.object({ sha: z.string() }));
const withParents = z.object({ parents: commits });
const comparison = z.object({
  merge_base_commit: z.object({ sha: z.string() }),
  ahead_by: z.int(),
});

function commitHistory(client: Client) {
  const compare = (base: string, head: string) => {
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    // The commits themselves are not needed.
    const target = { basehead: `${base}...${head}`, per_page: 1 };
    return ask(client, route, comparison, target);
  };
  return {
    parentsOf: async (sha: string): Promise<string[]> => {
      const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
      const { parents } = await ask(client, route, withParents, { commit_sha: sha });
      return parents.map((parent) => parent.sha);
    },
    /** The last commit that both have; each is a branch or a SHA. */
    mergeBase: async (base: string, head: string): Promise<string> =>
      (await compare(base, head)).merge_base_commit.sha,
    /** A commit and those before it, newest first, a page at a time. */
    before: async function* (sha: string): AsyncIterable<string[]> {
      const route = 'GET /repos/{owner}/{repo}/commits';
      for await (const page of askPages(client, route, commits, { sha }))
        yield page.map((commit) => commit.sha);
    },
    /** How many commits `head` has that `base` has not. */
    commitsAhead: async (base: string, head: string): Promise<number> =>
      (await compare(base, head)).ahead_by,
  };
}

const workflowRun = z.object({
  event: z.string(),
  path: z.string(),
  created_at: z.nullish(z.string()),
  run_started_at: z.nullish(z.string()),
  repository: z.object({ id: z.int() }),
  /** Null if it was deleted. */
  head_repository: z.nullish(z.object({ id: z.int() })),
});

export type RunLookup = ReturnType<typeof runLookup>;

/** Looks up a run of a workflow: whether its artifacts can be trusted, and when it started. */
export function runLookup(client: Client) {
  return async (run_id: number) => {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
    const run = await ask(client, route, workflowRun, { run_id });
    return {
      event: run.event,
      isOfFork: run.head_repository?.id !== run.repository.id,
      /** The file that was run: `.github/workflows/tuning.yml`. */
      workflow: workflowFile(run.path),
      /** The same in every attempt. */
      createdAt: run.created_at ?? null,
      /** Of the latest attempt; null where GitHub does not say. */
      startedAt: run.run_started_at ?? null,
    };
  };
}

/**
 * The file of a workflow, from the `path` of its run or from GITHUB_WORKFLOW_REF; either may have
 * the repository before the file and a ref after it.
 */
export function workflowFile(path: string): string {
  return path.replace(/@.*$/s, '').replace(/^.*?(?=\.github\/workflows\/)/s, '');
}
