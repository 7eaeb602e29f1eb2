import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { ask, askAll, askPages, type Client, readAnswer, timeInUtc } from './client.ts';

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

const ON_PULL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

export type CommentThread = ReturnType<typeof commentThread>;

export function commentThread(client: Client, issue_number: number) {
  return {
    list: async (): Promise<Comment[]> =>
      (await askAll(client, `GET ${ON_PULL}`, z.array(foreignComment), { issue_number })).map(
        toComment,
      ),
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
    minimise: async (nodeId: string): Promise<void> => {
      await client.graphql(MINIMISE, { id: nodeId });
    },
  };
}

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

const CONCLUSIONS = ['success', 'neutral', 'failure'] as const;

export interface CheckRunOrder {
  readonly name: string;
  readonly head_sha: string;
  readonly conclusion: (typeof CONCLUSIONS)[number];
  /** The summary is Markdown of at most 65,535 characters. */
  readonly output: { readonly title: string; readonly summary: string };
  readonly details_url: string;
  /** Identifies the run that wrote it; GitHub does not show it. */
  readonly external_id: string;
}

export type WrittenCheck = z.output<typeof written>;

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((given) => given ?? ''),
);
const written = z.object({
  id: z.int(),
  conclusion: z.enum(CONCLUSIONS),
  external_id: text,
  html_url: text,
  completed_at: z.nullable(timeInUtc),
  output: z.object({ title: text, summary: text }),
});
const checkList = z.object({ check_runs: z.array(z.unknown()) });
const created = z.object({ id: z.int(), html_url: z.nullish(z.string()) });

export type CheckRuns = ReturnType<typeof checkRuns>;

export function checkRuns(client: Client) {
  return {
    /** Those of a name on a commit that this program can have written, newest first, of all attempts. */
    named: async (ref: string, check_name: string): Promise<WrittenCheck[]> => {
      const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
      const target = { ref, check_name, filter: 'all' };
      const checks: WrittenCheck[] = [];
      for await (const { check_runs } of askPages(client, route, checkList, target))
        checks.push(...check_runs.flatMap((check) => z.safeParse(written, check).data ?? []));
      return checks.toSorted((a, b) => b.id - a.id);
    },
    /**
     * Writes a completed check run; not repeated when it fails. One left in progress by a cancelled job would block a
     * required check forever.
     *
     * @returns the address of its page
     */
    create: async (order: CheckRunOrder): Promise<string> => {
      const route = 'POST /repos/{owner}/{repo}/check-runs';
      const once = { ...order, status: 'completed', request: { retries: 0 } };
      const { html_url } = await ask(client, route, created, once);
      return html_url ?? order.details_url;
    },
  };
}
