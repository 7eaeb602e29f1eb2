import { pages, textIn } from './answer.ts';
import type { Client, Repository } from './client.ts';

/** A pull request, as far as it tells what to compare. */
export interface OpenPull {
  readonly number: number;
  readonly headSha: string;
  readonly baseBranch: string;
}

interface Head {
  readonly owner: string;
  readonly branch: string;
  readonly sha: string;
}

/**
 * The open pull requests whose head is this commit. A run for a pull request of a fork names none,
 * so that they are found by the branch; a branch that has moved on since has none.
 */
export async function pullsWithHead(
  client: Client,
  repository: Repository,
  { owner, branch, sha }: Head,
): Promise<OpenPull[]> {
  const target = {
    ...repository,
    state: 'open',
    head: `${owner}:${branch}`,
    per_page: 100,
  } as const;
  const found: OpenPull[] = [];
  for await (const page of pages((page) => client.rest.pulls.list({ ...target, page }))) {
    const fitting = page.filter(({ head }) => head?.sha === sha);
    found.push(
      ...fitting.map(({ number, base }) => ({ number, headSha: sha, baseBranch: base.ref })),
    );
  }
  return found;
}

/** A pull request as it is now; what an event says of it may be hours old. */
export async function pullNow(
  client: Client,
  repository: Repository,
  number: number,
): Promise<OpenPull> {
  const { data } = await client.rest.pulls.get({ ...repository, pull_number: number });
  const { head, base } = data;
  return { number, headSha: textIn(head?.sha), baseBranch: textIn(base?.ref) };
}
