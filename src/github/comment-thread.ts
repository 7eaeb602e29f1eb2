import type { Client } from './client.ts';

export interface PullRequest {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

export interface Comment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
  readonly url: string;
}

/** The comments of one pull request. */
export interface CommentThread {
  /** The login the token writes as. */
  identity(): Promise<string>;
  /** All comments, oldest first. */
  list(): Promise<Comment[]>;
  /** Not repeated when it fails: the comment may be there all the same. */
  create(body: string): Promise<Comment>;
  update(id: number, body: string): Promise<Comment>;
}

export function commentThread(client: Client, pull: PullRequest): CommentThread {
  const { owner, repo, number } = pull;
  const { issues } = client.rest;
  return {
    // `GET /user` answers 403 to the workflow's own token; the viewer is known for every token.
    identity: async () => {
      const { viewer } = await client.graphql<{ viewer: { login: string } }>(
        'query { viewer { login } }',
      );
      return viewer.login;
    },
    list: async () => {
      const target = { owner, repo, issue_number: number, per_page: 100 };
      const comments = await client.paginate(issues.listComments, target, ({ data }) =>
        whole(data),
      );
      return comments.map(toComment);
    },
    create: async (body) => {
      const request = { retries: 0 };
      const target = { owner, repo, issue_number: number, body, request };
      return toComment((await issues.createComment(target)).data);
    },
    update: async (id, body) => {
      const target = { owner, repo, comment_id: id, body };
      return toComment((await issues.updateComment(target)).data);
    },
  };
}

/** A body cut on its way arrives as an empty text with status 200. */
function whole<T>(data: T[]): T[] {
  if (Array.isArray(data)) return data;
  throw new Error('the list of comments arrived incomplete');
}

interface ForeignComment {
  readonly id: number;
  readonly body?: string | undefined;
  readonly html_url: string;
  readonly user: { readonly login: string } | null;
}

function toComment({ id, body, html_url: url, user }: ForeignComment): Comment {
  return { id, author: user?.login ?? '', body: body ?? '', url };
}
