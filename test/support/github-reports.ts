import { type Backend, FULL_NAME } from './github-backend.ts';

export interface Comment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
  readonly minimized: boolean;
}

/** All comments on a pull request, oldest first; those whose node ids are there are minimised. */
export async function commentsOn(
  { call }: Backend,
  number: number,
  minimized: ReadonlySet<string>,
): Promise<Comment[]> {
  const path = `/repos/${FULL_NAME}/issues/${number}/comments?per_page=100`;
  const comments = (await call('GET', path)) as {
    id: number;
    node_id: string;
    body: string;
    user: { login: string };
  }[];
  return comments.map(({ id, node_id, body, user }) => {
    return { id, author: user.login, body, minimized: minimized.has(node_id) };
  });
}

export interface Check {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly detailsUrl: string | null;
}

interface StoredCheck extends Pick<Check, 'id' | 'name' | 'status' | 'conclusion'> {
  readonly details_url: string | null;
  readonly output: Pick<Check, 'title' | 'summary'>;
}

/** All checks made of a commit, oldest first. */
export async function checksOf({ call }: Backend, sha: string): Promise<Check[]> {
  const path = `/repos/${FULL_NAME}/commits/${sha}/check-runs?filter=all`;
  const { check_runs } = (await call('GET', path)) as { check_runs: StoredCheck[] };
  return check_runs
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, status, conclusion, output, details_url: detailsUrl }) => {
      const { title, summary } = output;
      return { id, name, status, conclusion, title, summary, detailsUrl };
    });
}
