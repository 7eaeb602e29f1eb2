import * as z from 'zod/mini';
import { refusalOf } from './answers.ts';
import { ask, askAll, type Client, timeInUtc } from './client.ts';

export interface OpenPull {
  readonly number: number;
  readonly headSha: string;
  readonly baseBranch: string;
}

const shape = {
  number: z.int(),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string() }),
};
const pulls = z.array(z.object(shape));
const wholePull = z.object({
  ...shape,
  state: z.string(),
  merge_commit_sha: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string() })),
  labels: z.array(z.object({ name: z.string() })),
});

/** The open pull requests of a branch, `owner:name`, or of all. */
export async function openPulls(client: Client, head?: string): Promise<OpenPull[]> {
  const route = 'GET /repos/{owner}/{repo}/pulls';
  const from = head === undefined ? {} : { head };
  const open = await askAll(client, route, pulls, { state: 'open', ...from });
  return open.map(({ number, head: tip, base }) => {
    return { number, headSha: tip.sha, baseBranch: base.ref };
  });
}

/** A pull request as it is now; what an event says about it may be hours old. */
export async function pullNow(client: Client, number: number) {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const pull = await ask(client, route, wholePull, { pull_number: number });
  const { head, base, state, user, labels, merge_commit_sha } = pull;
  return {
    number,
    isOpen: state === 'open',
    headSha: head.sha,
    /** Of an open one, GitHub's test merge; null until there is one. */
    mergeSha: merge_commit_sha ?? null,
    baseBranch: base.ref,
    /** The login of who opened it; null if that account is gone. */
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

/**
 * When a label was last set on a pull request, and by whom. Needs `issues: read` or
 * `pull-requests: read`.
 */
export async function latestLabeling(
  client: Client,
  { number, label }: { readonly number: number; readonly label: string },
) {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/events';
  const labelings = (await askAll(client, route, events, { issue_number: number })).filter(
    ({ event, label: set }) => event === 'labeled' && isSameLabel(set?.name ?? '', label),
  );
  const last = labelings.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
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

/**
 * What somebody may do in a repository: `admin`, `write`, `read` or `none`, as for somebody whom GitHub
 * does not know. It counts the role maintain as `write`, and triage as `read`.
 */
export async function permissionOf(client: Client, username: string) {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  try {
    return (await ask(client, route, permission, { username })).permission;
  } catch (error) {
    if (refusalOf(error) === 'missing') return 'none';
    throw error;
  }
}

/** The pull request that brought a commit to a branch; null if none did. */
export async function pullOfCommit(
  client: Client,
  commit_sha: string,
  branch: string,
): Promise<number | null> {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const brought = await ask(client, route, pulls, { commit_sha });
  return brought.find(({ base }) => base.ref === branch)?.number ?? null;
}

/** A file that was added, changed, moved or removed. */
export interface ChangedFile {
  /** Its path; of one that was moved, also the former. Untrusted text. */
  readonly paths: readonly string[];
  /** The lines that changed, as a patch; null where GitHub shows none. Untrusted text. */
  readonly patch: string | null;
}

const files = z.array(
  z.object({
    filename: z.string(),
    previous_filename: z.optional(z.string()),
    patch: z.optional(z.string()),
  }),
);
const comparison = z.object({ files: z.optional(files) });

/** GitHub lists no more of them. */
const MAX_LISTED = { pull: 3000, between: 300 } as const;

/** What a pull request changes, as it is now; null where GitHub does not list all of it. */
export async function filesOfPull(client: Client, number: number): Promise<ChangedFile[] | null> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  const listed = await askAll(client, route, files, { pull_number: number });
  return listed.length < MAX_LISTED.pull ? listed.map(toChange) : null;
}

/** What commits change; null where GitHub does not list all of it. */
export async function filesBetween(
  client: Client,
  base: string,
  head: string,
): Promise<ChangedFile[] | null> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const target = { basehead: `${base}...${head}`, per_page: 1 };
  const { files: listed } = await ask(client, route, comparison, target);
  return listed && listed.length < MAX_LISTED.between ? listed.map(toChange) : null;
}

function toChange(listed: z.output<typeof files>[number]): ChangedFile {
  const { filename, previous_filename: former = [], patch = null } = listed;
  return { paths: [filename, former].flat(), patch };
}
