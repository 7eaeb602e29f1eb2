import { ask, askPages, list, object, perhaps, text, whole } from './answer.ts';
import type { Client, Repository } from './client.ts';

/** A pull request, as far as it decides what to compare. */
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

/** A pull request as it is now. */
export interface PullNow extends OpenPull {
  /** The login of who opened it; null if that account is gone. */
  readonly author: string | null;
  /** The names of its labels. */
  readonly labels: readonly string[];
}

const shape = { number: whole, head: object({ sha: text }), base: object({ ref: text }) };
const pull = object(shape);
const wholePull = object({
  ...shape,
  user: perhaps(object({ login: text })),
  labels: list(object({ name: text })),
});

/**
 * The open pull requests whose head is this commit. A run for a pull request of a fork names none,
 * so they are found by the branch; a branch that has moved on since has none.
 */
export async function pullsWithHead(
  client: Client,
  repository: Repository,
  { owner, branch, sha }: Head,
): Promise<OpenPull[]> {
  const route = 'GET /repos/{owner}/{repo}/pulls';
  const target = { ...repository, state: 'open', head: `${owner}:${branch}` };
  const found: OpenPull[] = [];
  for await (const page of askPages(client, route, list(pull), target)) {
    for (const { number, head, base } of page) {
      if (head.sha === sha) found.push({ number, headSha: sha, baseBranch: base.ref });
    }
  }
  return found;
}

/** A pull request as it is now; what an event says about it may be hours old. */
export async function pullNow(
  client: Client,
  repository: Repository,
  number: number,
): Promise<PullNow> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const target = { ...repository, pull_number: number };
  const { head, base, user, labels } = await ask(client, route, wholePull, target);
  return {
    number,
    headSha: head.sha,
    baseBranch: base.ref,
    author: user?.login ?? null,
    labels: labels.map(({ name }) => name),
  };
}
