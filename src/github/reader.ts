import { listIn, numberIn, pages, textIn } from './answer.ts';
import { type ArtifactStore, artifactStore } from './artifacts.ts';
import type { Client, Repository } from './client.ts';

/** What is read from one repository. */
export interface GitHubReader {
  readonly artifacts: ArtifactStore;
  readonly history: CommitHistory;
  readonly runs: RunLookup;
}

export function githubReader(client: Client, repository: Repository): GitHubReader {
  return {
    artifacts: artifactStore(client, repository),
    history: commitHistory(client, repository),
    runs: runLookup(client, repository),
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

function commitHistory(client: Client, repository: Repository): CommitHistory {
  const { git, repos } = client.rest;
  const compare = async (base: string, head: string) => {
    // The commits themselves are not needed.
    const target = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
    return (await repos.compareCommitsWithBasehead(target)).data;
  };
  return {
    parentsOf: async (sha) => {
      const { data } = await git.getCommit({ ...repository, commit_sha: sha });
      return listIn(data.parents).map((parent) => textIn(parent?.sha));
    },
    mergeBase: async (base, head) => textIn((await compare(base, head)).merge_base_commit?.sha),
    before: async function* (sha) {
      const target = { ...repository, sha, per_page: 100 };
      for await (const page of pages((page) => repos.listCommits({ ...target, page }))) {
        yield page.map((commit) => textIn(commit?.sha));
      }
    },
    commitsAhead: async (base, head) => numberIn((await compare(base, head)).ahead_by),
  };
}

/** The events that only those who may push can start: what their runs save can be a baseline. */
export const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch'];

/** A run of a workflow, as far as it says whether its artifacts can be trusted, and when it was. */
export interface WorkflowRun {
  readonly event: string;
  readonly isOfFork: boolean;
  /** The file that was run: `.github/workflows/tuning.yml`. */
  readonly workflow: string;
  /** Of the latest attempt; null where GitHub does not say. */
  readonly startedAt: string | null;
}

export type RunLookup = (id: number) => Promise<WorkflowRun>;

export function runLookup(client: Client, repository: Repository): RunLookup {
  return async (id) => {
    const { data: run } = await client.rest.actions.getWorkflowRun({ ...repository, run_id: id });
    const home = numberIn(run.repository?.id);
    return {
      event: textIn(run.event),
      isOfFork: run.head_repository?.id !== home,
      workflow: workflowFile(textIn(run.path)),
      startedAt: run.run_started_at ?? null,
    };
  };
}

/**
 * The file of a workflow, from the `path` of its run or the runner's GITHUB_WORKFLOW_REF: these may
 * have the repository before it and a ref behind it.
 */
export function workflowFile(path: string): string {
  return path.replace(/@.*$/s, '').replace(/^.*?(?=\.github\/workflows\/)/s, '');
}
