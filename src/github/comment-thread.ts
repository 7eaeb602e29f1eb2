import { detailOf } from '../errors.ts';
import { whole, wholeList } from './answer.ts';
import type { Client } from './client.ts';
import { lookUpComments, minimiseComment, type Visibility } from './comment-visibility.ts';

/** GitHub takes no more than 2,500 comments on a pull request. */
const MOST_PAGES = 30;

export interface PullRequest {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

export interface Comment {
  readonly id: number;
  /** The name GraphQL knows it by. */
  readonly nodeId: string;
  readonly author: string;
  readonly body: string;
  readonly url: string;
}

export interface CommentList {
  /** Oldest first. */
  readonly comments: readonly Comment[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** The comments of one pull request. */
export interface CommentThread {
  list(): Promise<CommentList>;
  /**
   * The login the token writes as, and which comments still stand open to readers.
   *
   * @param nodeIds at most 100
   */
  lookUp(nodeIds: readonly string[]): Promise<Visibility>;
  /** Not repeated when it fails: the comment may be there all the same. */
  create(body: string): Promise<Comment>;
  /**
   * Not repeated either: a newer run may write meanwhile.
   *
   * @returns false if it is gone
   */
  update(id: number, body: string): Promise<boolean>;
  /** One that is gone already is no failure. */
  remove(id: number): Promise<void>;
  /** Folds the comment as outdated; one that is gone is no failure. */
  minimise(nodeId: string): Promise<void>;
}

export function commentThread(client: Client, pull: PullRequest): CommentThread {
  const { owner, repo, number } = pull;
  const { issues } = client.rest;
  const request = { retries: 0 };
  return {
    list: () => listComments(client, pull),
    lookUp: (nodeIds) => lookUpComments(client, nodeIds),
    create: async (body) => {
      const target = { owner, repo, issue_number: number, body, request };
      return toComment(whole((await issues.createComment(target)).data));
    },
    update: (id, body) =>
      isStillThere(issues.updateComment({ owner, repo, comment_id: id, body, request })),
    remove: async (id) => {
      await isStillThere(issues.deleteComment({ owner, repo, comment_id: id }));
    },
    minimise: (nodeId) => minimiseComment(client, nodeId),
  };
}

async function listComments(client: Client, pull: PullRequest): Promise<CommentList> {
  const { owner, repo, number } = pull;
  const target = { owner, repo, issue_number: number, per_page: 100 };
  const comments: Comment[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data, headers } = await client.rest.issues.listComments({ ...target, page });
    comments.push(...wholeList(data).map(toComment));
    if (!headers.link?.includes('rel="next"')) return { comments, complete: true };
  }
  return { comments, complete: false };
}

/** Whether a comment was there to be changed; a token that may not is answered with 403. */
async function isStillThere(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (['404', '410'].includes(detailOf(error, 'status'))) return false;
    throw error;
  }
}

interface ForeignComment {
  readonly id: number;
  readonly node_id: string;
  readonly body?: string | undefined;
  readonly html_url: string;
  readonly user: { readonly login: string } | null;
}

function toComment(comment: ForeignComment): Comment {
  const { id, node_id: nodeId, html_url: url, user } = comment;
  return { id, nodeId, author: user?.login ?? '', body: comment.body ?? '', url };
}
