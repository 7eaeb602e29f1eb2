import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import {
  answered,
  ask,
  askAll,
  askPages,
  type Client,
  readAnswer,
  refusalOf,
  timeInUtc,
} from './client.ts';

const shape = {
  number: z.int(),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string() }),
};
const openPull = answered(z.object(shape), ({ number, head, base }) => {
  return { number, headSha: head.sha, baseBranch: base.ref };
});
const wholePull = z.object({
  ...shape,
  state: z.string(),
  merge_commit_sha: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string() })),
  labels: z.array(z.object({ name: z.string() })),
});

export type OpenPull = Readonly<z.output<typeof openPull>>;

/** Of a branch, `owner:name`, or all. */
export function openPulls(client: Client, head?: string): Promise<OpenPull[]> {
  const asked = { state: 'open', ...(head !== undefined && { head }) };
  return askAll(client, 'GET /repos/{owner}/{repo}/pulls', z.array(openPull), asked);
}

/** What an event says about it may be hours old. */
export async function pullNow(client: Client, number: number) {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const pull = await ask(client, route, wholePull, { pull_number: number });
  const { head, base, state, user, labels, merge_commit_sha } = pull;
  return {
    ...{ number, headSha: head.sha, baseBranch: base.ref, isOpen: state === 'open' },
    /** Of an open one, GitHub's test merge; null until there is one. */
    mergeSha: merge_commit_sha ?? null,
    author: user?.login ?? null,
    labels: labels.map(({ name }) => name),
  };
}

const events = z.array(
  z.object({
    event: z.string(),
    created_at: timeInUtc,
    actor: z.nullish(z.object({ login: z.string(), type: z.string() })),
    label: z.nullish(z.object({ name: z.string() })),
  }),
);

/** What GitHub takes for a login, and what is safe to write anywhere. */
const LOGIN = /^[A-Za-z0-9][\w-]{0,99}$/;

/** When a label was last set, and by whom. Needs `issues: read` or `pull-requests: read`. */
export async function latestLabeling(
  client: Client,
  { number, label }: { readonly number: number; readonly label: string },
) {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
  const all = await askAll(client, route, events, { issue_number: number });
  const last = all
    .filter(({ event, label: set }) => event === 'labeled' && isSameLabel(set?.name ?? '', label))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .at(-1);
  if (last === undefined) return null;
  const { login, type } = last.actor ?? { login: 'ghost', type: '' };
  // Neither an App nor an account that is gone.
  const isPerson = type === 'User' && LOGIN.test(login);
  return { login, isPerson, at: last.created_at };
}

/** Two labels of a repository cannot differ only in upper and lower case. */
export function isSameLabel(label: string, other: string): boolean {
  return label.toLowerCase() === other.toLowerCase();
}

const permission = z.object({ permission: z.string() });

/** `admin`, `write`, `read` or `none`; maintain counts as `write`, and triage as `read`. */
export async function permissionOf(client: Client, username: string) {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  try {
    return (await ask(client, route, permission, { username })).permission;
  } catch (error) {
    if (refusalOf(error) === 'missing') return 'none';
    throw error;
  }
}

/** The pull request that brought it there; null if none did. */
export async function pullOfCommit(client: Client, commit_sha: string, branch: string) {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const brought = await ask(client, route, z.array(openPull), { commit_sha });
  return brought.find(({ baseBranch }) => baseBranch === branch)?.number ?? null;
}

export interface ChangedFile {
  /** Its path; of one that was moved, also the former. Untrusted text. */
  readonly paths: readonly string[];
  /** The lines that changed, as a patch; null where GitHub shows none. Untrusted text. */
  readonly patch: string | null;
}

const optionalText = z.optional(z.string());
const changedFile = answered(
  z.object({ filename: z.string(), previous_filename: optionalText, patch: optionalText }),
  ({ filename, previous_filename: former = [], patch = null }): ChangedFile => {
    return { paths: [filename, former].flat(), patch };
  },
);
const files = z.array(changedFile);
const comparison = z.object({ files: z.optional(files) });

/** GitHub lists no more of them. */
const MAX_LISTED = { pull: 3000, between: 300 } as const;

/** As it is now; null where GitHub does not list all of it. */
export async function filesOfPull(client: Client, number: number): Promise<ChangedFile[] | null> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  const listed = await askAll(client, route, files, { pull_number: number });
  return listed.length < MAX_LISTED.pull ? listed : null;
}

/** Null where GitHub does not list all of it. */
export async function filesBetween(client: Client, base: string, head: string) {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const target = { basehead: `${base}...${head}`, per_page: 1 };
  const { files: listed } = await ask(client, route, comparison, target);
  return listed && listed.length < MAX_LISTED.between ? listed : null;
}

/** Nothing is written twice by the client: another run may write meanwhile. */
const ONCE = { request: { retries: 0 } };

export type Comment = Readonly<z.output<typeof comment>>;

const comment = answered(
  z.object({
    id: z.int(),
    node_id: z.string(),
    body: z.nullish(z.string()),
    html_url: z.string(),
    /** Null for an account that was deleted. */
    user: z.nullish(z.object({ login: z.string() })),
  }),
  ({ id, node_id: nodeId, html_url: url, user, body }) => {
    return { id, nodeId, author: user?.login ?? '', body: body ?? '', url };
  },
);
const comments = z.array(comment);

const ON_PULL = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

export type CommentThread = ReturnType<typeof commentThread>;

export function commentThread(client: Client, issue_number: number) {
  return {
    list: (): Promise<Comment[]> => askAll(client, `GET ${ON_PULL}`, comments, { issue_number }),
    /** The login of the token, Apps with their `[bot]`; and which of 100 comments can be seen. */
    lookUp: async (ids: readonly string[]) => {
      const answer = await client.graphql(LOOK_UP, { ids });
      const { viewer, nodes } = readAnswer('POST /graphql', lookedUp, answer);
      const open = nodes.flatMap((node) => (node?.id && !node.isMinimized ? [node.id] : []));
      return { login: viewer.login, open: new Set(open) };
    },
    create: (body: string): Promise<Comment> =>
      ask(client, `POST ${ON_PULL}`, comment, { ...ONCE, issue_number, body }),
    /** @returns false if it was deleted */
    update: async (comment_id: number, body: string): Promise<boolean> => {
      const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
      try {
        await client.request(route, { ...ONCE, comment_id, body });
        return true;
      } catch (error) {
        if (['404', '410'].includes(detailOf(error, 'status'))) return false;
        throw error;
      }
    },
    minimise: async (nodeId: string): Promise<void> => {
      await client.graphql(MINIMISE, { id: nodeId });
    },
  };
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

const CONCLUSIONS = ['success', 'neutral', 'failure'] as const;

export interface CheckRunOrder {
  readonly name: string;
  readonly head_sha: string;
  readonly conclusion: (typeof CONCLUSIONS)[number];
  /** The summary is Markdown of at most 65,535 characters. */
  readonly output: { readonly title: string; readonly summary: string };
  readonly details_url: string;
  readonly external_id: string;
}

export type WrittenCheck = z.output<typeof written>;

const text = answered(z.nullish(z.string()), (given) => given ?? '');
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
    /** Completed at once: one left in progress would block for ever. @returns its page */
    create: async (order: CheckRunOrder): Promise<string> => {
      const route = 'POST /repos/{owner}/{repo}/check-runs';
      const completed = { ...ONCE, ...order, status: 'completed' };
      const { html_url } = await ask(client, route, created, completed);
      return html_url ?? order.details_url;
    },
  };
}
