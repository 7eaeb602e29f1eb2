import { detailOf } from '../errors.ts';
import { Unanswered } from './access.ts';
import { listIn } from './answer.ts';
import type { Client } from './client.ts';

/** GitHub takes no more than 2,500 comments on a pull request. */
const MAX_PAGES = 30;

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

interface CommentList {
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
      return toComment((await issues.createComment(target)).data);
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
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await client.rest.issues.listComments({ ...target, page });
    comments.push(...listIn(data).map(toComment));
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

interface Visibility {
  /** Whom the token writes as; Apps with their `[bot]`. */
  readonly login: string;
  /** Of the comments asked about, those that exist and are not minimised. */
  readonly open: ReadonlySet<string>;
}

// `GET /user` answers 403 to the workflow's own token; the viewer is known for every token.
const LOOK_UP = `query ($ids: [ID!]!) {
  viewer { login }
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;

const MINIMISE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) {
    minimizedComment { isMinimized }
  }
}`;

interface LookUp {
  readonly viewer: { readonly login: string };
  /** Null for a comment that was deleted in the meantime. */
  readonly nodes: readonly ({ readonly id?: string; readonly isMinimized?: boolean } | null)[];
}

async function lookUpComments(client: Client, ids: readonly string[]): Promise<Visibility> {
  const answer = await client.graphql<unknown>(LOOK_UP, { ids }).catch(existingPart);
  if (!isLookUp(answer))
    throw new Unanswered('the answer about the comments is not as GitHub documents it');
  const open = answer.nodes.flatMap((node) => (node?.id && !node.isMinimized ? [node.id] : []));
  return { login: answer.viewer.login, open: new Set(open) };
}

async function minimiseComment(client: Client, id: string): Promise<void> {
  await client.graphql(MINIMISE, { id }).catch(existingPart);
}

/** Comments may be deleted while they are asked about: what GitHub says of the others holds. */
function existingPart(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('errors' in error)) throw error;
  const errors: readonly unknown[] = Array.isArray(error.errors) ? error.errors : [];
  if (errors.length === 0 || !errors.every(isNotFound)) throw error;
  return 'data' in error ? error.data : undefined;
}

function isNotFound(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'NOT_FOUND'
  );
}

function isLookUp(answer: unknown): answer is LookUp {
  if (typeof answer !== 'object' || answer === null) return false;
  if (!('viewer' in answer) || !('nodes' in answer)) return false;
  const { viewer, nodes } = answer;
  return typeof viewer === 'object' && viewer !== null && 'login' in viewer && Array.isArray(nodes);
}
