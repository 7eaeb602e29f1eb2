import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { ask, askPages, type Client, readAnswer } from './client.ts';

/** Null for an account that was deleted. */
const user = z.nullish(z.object({ login: z.string() }));

/** Nothing is written twice by the client: another run may write meanwhile. */
const ONCE = { request: { retries: 0 } };

/** Changes what may have been deleted. @returns false if it is gone */
async function change(client: Client, route: string, changed: object): Promise<boolean> {
  try {
    await client.request(route, { ...ONCE, ...changed });
    return true;
  } catch (error) {
    if (['404', '410'].includes(detailOf(error, 'status'))) return false;
    throw error;
  }
}

export type Comment = Readonly<ReturnType<typeof toComment>>;

const foreignComment = z.object({
  id: z.int(),
  node_id: z.string(),
  body: z.nullish(z.string()),
  html_url: z.string(),
  user,
});
const foreignComments = z.array(foreignComment);

const ON_PULL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

export type CommentThread = ReturnType<typeof commentThread>;

export function commentThread(client: Client, issue_number: number) {
  return {
    /** Oldest first. */
    list: async (): Promise<Comment[]> => {
      const comments: Comment[] = [];
      for await (const page of askPages(client, `GET ${ON_PULL}`, foreignComments, {
        issue_number,
      }))
        comments.push(...page.map(toComment));
      return comments;
    },
    /** @param nodeIds at most 100 */
    lookUp: (nodeIds: readonly string[]) => lookUpComments(client, nodeIds),
    create: async (body: string): Promise<Comment> => {
      const target = { ...ONCE, issue_number, body };
      return toComment(await ask(client, `POST ${ON_PULL}`, foreignComment, target));
    },
    update: (comment_id: number, body: string) => {
      const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
      return change(client, route, { comment_id, body });
    },
    /** Folds the comment as outdated. */
    minimise: async (nodeId: string): Promise<void> => {
      await client.graphql(MINIMISE, { id: nodeId });
    },
  };
}

/** GraphQL knows it by the name `nodeId`. */
function toComment(comment: z.output<typeof foreignComment>) {
  const { id, node_id: nodeId, html_url: url, user } = comment;
  return { id, nodeId, author: user?.login ?? '', body: comment.body ?? '', url };
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

const lookedUp = z.object({
  viewer: z.object({ login: z.string() }),
  /** Null for a comment that was deleted in the meantime. */
  nodes: z.array(
    z.nullable(z.object({ id: z.optional(z.string()), isMinimized: z.optional(z.boolean()) })),
  ),
});

/**
 * The login the token writes as, Apps with their `[bot]`, and those of the comments that exist and are not
 * minimised.
 */
async function lookUpComments(client: Client, ids: readonly string[]) {
  const answer = await client.graphql(LOOK_UP, { ids });
  const { viewer, nodes } = readAnswer('POST /graphql', lookedUp, answer);
  const open = nodes.flatMap((node) => (node?.id && !node.isMinimized ? [node.id] : []));
  return { login: viewer.login, open: new Set(open) };
}
