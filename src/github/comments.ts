import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { ask, askPages, list, object, perhaps, readAnswer, text, truth, whole } from './answer.ts';
import type { Client } from './client.ts';

/** GitHub allows at most 2,500 comments on a pull request. */
const MAX_PAGES = 30;

interface PullRequest {
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
   * The login the token writes as, and which of the comments are not minimised.
   *
   * @param nodeIds at most 100
   */
  lookUp(nodeIds: readonly string[]): Promise<Visibility>;
  /** Not repeated when it fails: the comment may have been written. */
  create(body: string): Promise<Comment>;
  /**
   * Not repeated either: a newer run may write meanwhile.
   *
   * @returns false if it is gone
   */
  update(id: number, body: string): Promise<boolean>;
  /** It is no failure if it is gone already. */
  remove(id: number): Promise<void>;
  /** Folds the comment as outdated; it is no failure if it is gone. */
  minimise(nodeId: string): Promise<void>;
}

const foreignComment = object({
  id: whole,
  node_id: text,
  body: perhaps(text),
  html_url: text,
  /** Null for an account that was deleted. */
  user: perhaps(object({ login: text })),
});

const ON_PULL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';

export function commentThread(client: Client, pull: PullRequest): CommentThread {
  const { owner, repo, number } = pull;
  const once = { owner, repo, request: { retries: 0 } };
  return {
    list: () => listComments(client, pull),
    lookUp: (nodeIds) => lookUpComments(client, nodeIds),
    create: async (body) => {
      const target = { ...once, issue_number: number, body };
      return toComment(await ask(client, `POST ${ON_PULL}`, foreignComment, target));
    },
    update: (comment_id, body) =>
      isStillThere(client.request(`PATCH ${COMMENT}`, { ...once, comment_id, body })),
    remove: async (comment_id) => {
      await isStillThere(client.request(`DELETE ${COMMENT}`, { owner, repo, comment_id }));
    },
    minimise: (nodeId) => minimiseComment(client, nodeId),
  };
}

async function listComments(client: Client, pull: PullRequest): Promise<CommentList> {
  const { owner, repo, number: issue_number } = pull;
  const comments: Comment[] = [];
  let pages = 0;
  const target = { owner, repo, issue_number };
  for await (const page of askPages(client, `GET ${ON_PULL}`, list(foreignComment), target)) {
    comments.push(...page.map(toComment));
    pages++;
    if (pages === MAX_PAGES) return { comments, complete: false };
  }
  return { comments, complete: true };
}

/** Whether the comment still existed; a token without the permission gets 403 instead. */
async function isStillThere(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (['404', '410'].includes(detailOf(error, 'status'))) return false;
    throw error;
  }
}

function toComment(comment: z.output<typeof foreignComment>): Comment {
  const { id, node_id: nodeId, html_url: url, user } = comment;
  return { id, nodeId, author: user?.login ?? '', body: comment.body ?? '', url };
}

interface Visibility {
  /** The login the token writes as; Apps with their `[bot]`. */
  readonly login: string;
  /** The comments that exist and are not minimised. */
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

const found = object({
  viewer: object({ login: text }),
  /** Null for a comment that was deleted in the meantime. */
  nodes: list(z.nullable(object({ id: z.optional(text), isMinimized: z.optional(truth) }))),
});

async function lookUpComments(client: Client, ids: readonly string[]): Promise<Visibility> {
  const answer = await client.graphql<unknown>(LOOK_UP, { ids }).catch(existingPart);
  const { viewer, nodes } = readAnswer('POST /graphql', found, answer);
  const open = nodes.flatMap((node) => (node?.id && !node.isMinimized ? [node.id] : []));
  return { login: viewer.login, open: new Set(open) };
}

async function minimiseComment(client: Client, id: string): Promise<void> {
  await client.graphql(MINIMISE, { id }).catch(existingPart);
}

/** Comments may be deleted while they are looked up: what GitHub says about the others holds. */
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
