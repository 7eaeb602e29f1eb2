import { answerTo, numberIn, pages, textIn, wholeList } from './answer.ts';
import type { Repository } from './artifacts.ts';
import type { Client } from './client.ts';

/** The commits of a repository, as far as a comparison needs them. */
export interface CommitHistory {
  parentsOf(sha: string): Promise<string[]>;
  /** The last commit that both have; each is a branch or a SHA. */
  mergeBase(base: string, head: string): Promise<string>;
  /** A commit and those before it, newest first, a page at a time. */
  before(sha: string): AsyncIterable<string[]>;
  /** How many commits `head` has that `base` has not. */
  commitsAhead(base: string, head: string): Promise<number>;
}

export function commitHistory(client: Client, repository: Repository): CommitHistory {
  const { git, repos } = client.rest;
  const compare = (base: string, head: string) => {
    // Of the commits themselves none is wanted.
    const target = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
    return answerTo((request) => repos.compareCommitsWithBasehead({ ...target, request }));
  };
  return {
    parentsOf: async (sha) => {
      const target = { ...repository, commit_sha: sha };
      const { parents } = await answerTo((request) => git.getCommit({ ...target, request }));
      return wholeList(parents).map((parent) => textIn(parent?.sha));
    },
    mergeBase: async (base, head) => textIn((await compare(base, head)).merge_base_commit?.sha),
    before: async function* (sha) {
      const target = { ...repository, sha, per_page: 100 };
      for await (const page of pages((paging) => repos.listCommits({ ...target, ...paging }))) {
        yield page.map((commit) => textIn(commit?.sha));
      }
    },
    commitsAhead: async (base, head) => numberIn((await compare(base, head)).ahead_by),
  };
}
