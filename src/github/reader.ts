import { ask, askPages, list, object, perhaps, text, whole } from './answer.ts';
import { type ArtifactStore, artifactStore } from './artifacts.ts';
import type { Client, Repository } from './client.ts';
import { type Content, type ContentPlace, readContent } from './download.ts';

/** What is read from one repository. */
export interface GitHubReader {
  readonly artifacts: ArtifactStore;
  readonly history: CommitHistory;
  readonly runs: RunLookup;
  readonly content: (place: ContentPlace, maxBytes: number) => Promise<Content>;
}

export function githubReader(client: Client, repository: Repository): GitHubReader {
  return {
    artifacts: artifactStore(client, repository),
    history: commitHistory(client, repository),
    runs: runLookup(client, repository),
    content: (place, maxBytes) => readContent({ client, repository }, place, maxBytes),
  };
}

/** The commits of a repository, as far as a comparison needs them. */
interface CommitHistory {
  parentsOf(sha: string): Promise<string[]>;
  /** The last commit that both have; each is a branch or a SHA. */
  mergeBase(base: string, head: string): Promise<string>;
  /** A commit and those before it, newest first, a page at a time. */
  before(sha: string): AsyncIterable<string[]>;
  /** How many commits `head` has that `base` has not. */
  commitsAhead(base: string, head: string): Promise<number>;
}

const commit = object({ sha: text });
const withParents = object({ parents: list(commit) });
const comparison = object({ merge_base_commit: commit, ahead_by: whole });

function commitHistory(client: Client, repository: Repository): CommitHistory {
  const compare = (base: string, head: string) => {
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    // The commits themselves are not needed.
    const target = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
    return ask(client, route, comparison, target);
  };
  return {
    parentsOf: async (sha) => {
      const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
      const { parents } = await ask(client, route, withParents, { ...repository, commit_sha: sha });
      return parents.map((parent) => parent.sha);
    },
    mergeBase: async (base, head) => (await compare(base, head)).merge_base_commit.sha,
    before: async function* (sha) {
      const route = 'GET /repos/{owner}/{repo}/commits';
      for await (const page of askPages(client, route, list(commit), { ...repository, sha })) {
        yield page.map((one) => one.sha);
      }
    },
    commitsAhead: async (base, head) => (await compare(base, head)).ahead_by,
  };
}

/** The events that only those who may push can start: what their runs save can be a baseline. */
export const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch'];

/** A run of a workflow: whether its artifacts can be trusted, and when it started. */
export interface WorkflowRun {
  readonly event: string;
  readonly isOfFork: boolean;
  /** The file that was run: `.github/workflows/tuning.yml`. */
  readonly workflow: string;
  /** Of the latest attempt; null where GitHub does not say. */
  readonly startedAt: string | null;
  /** The same in every attempt. */
  readonly createdAt: string | null;
}

export type RunLookup = (id: number) => Promise<WorkflowRun>;

const workflowRun = object({
  event: text,
  path: text,
  run_started_at: perhaps(text),
  created_at: perhaps(text),
  repository: object({ id: whole }),
  /** Null if it was deleted. */
  head_repository: perhaps(object({ id: whole })),
});

export function runLookup(client: Client, repository: Repository): RunLookup {
  return async (id) => {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
    const run = await ask(client, route, workflowRun, { ...repository, run_id: id });
    return {
      event: run.event,
      isOfFork: run.head_repository?.id !== run.repository.id,
      workflow: workflowFile(run.path),
      startedAt: run.run_started_at ?? null,
      createdAt: run.created_at ?? null,
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
