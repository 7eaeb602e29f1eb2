import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { ask, askPages, type Client, onceEach, refusalOf, retry, Unanswered } from './client.ts';
import { artifactStore, BrokenDownload, type ContentPlace, readContent } from './files.ts';

export type BranchTip = Readonly<{ sha: string; files: ReadonlyMap<string, string> }>;

interface BranchChange {
  readonly files: ReadonlyMap<string, string>;
  /** Which of the files that are there are no longer needed; earlier commits keep them. */
  readonly drops: (path: string) => boolean;
  readonly message: string;
}

/** As many as runs may write at the same time: of those that try, one succeeds. */
const MAX_TRIES = 12;

/**
 * Adds a commit to a branch, or makes the branch; never a forced push. Another run may push at the same time: each try
 * begins with what is there then. A change that is there already, as after an answer that was lost, is not made again.
 */
export function changeBranch(
  client: Client,
  branch: string,
  change: (tip: BranchTip | null) => Promise<BranchChange>,
): Promise<string> {
  const { second } = client.policy;
  const pauses = Array.from({ length: MAX_TRIES - 1 }, (_, i) => second * Math.min(i + 1, 4) * 0.5);
  const mayHelp = (failure: unknown) => ['409', '422'].includes(detailOf(failure, 'status'));
  return retry({ pauses, mayHelp }, async () => {
    const tip = await readBranch(client, branch);
    return commitTo(client, { ref: `heads/${branch}`, tip }, await change(tip));
  });
}

const GIT = '/repos/{owner}/{repo}/git';
const BLOB = { mode: '100644', type: 'blob' };
const named = z.object({ sha: z.string() });

async function commitTo(
  client: Client,
  { ref, tip }: { readonly ref: string; readonly tip: BranchTip | null },
  { files, drops, message }: BranchChange,
): Promise<string> {
  const old = [...(tip?.files ?? [])];
  const isKnown = ([path, content]: [string, string]) =>
    tip?.files.get(path) === blobSha(Buffer.from(content), tip?.sha ?? '');
  if (tip !== null && [...files].every(isKnown)) return tip.sha;
  const kept = old.filter(([path]) => !files.has(path) && !drops(path));
  const tree = [
    ...kept.map(([path, sha]) => ({ path, ...BLOB, sha })),
    ...Array.from(files, ([path, content]) => ({ path, ...BLOB, content })),
  ];
  const { sha: newTree } = await ask(client, `POST ${GIT}/trees`, named, { tree });
  const parents = tip === null ? [] : [tip.sha];
  const commit = { message, tree: newTree, parents };
  const { sha } = await ask(client, `POST ${GIT}/commits`, named, commit);
  await (tip === null
    ? client.request(`POST ${GIT}/refs`, { sha, ref: `refs/${ref}` })
    : client.request(`PATCH ${GIT}/refs/{ref}`, { sha, ref, force: false }));
  return sha;
}

const reference = z.object({ object: named });
const listing = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});

/** @param commit one that the branch had; left out: its newest */
export async function readBranch(
  client: Client,
  branch: string,
  commit?: string,
): Promise<BranchTip | null> {
  try {
    const at = { ref: `heads/${branch}` };
    const sha = commit ?? (await ask(client, `GET ${GIT}/ref/{ref}`, reference, at)).object.sha;
    const whole = { tree_sha: sha, recursive: '1' };
    const { tree, truncated } = await ask(client, `GET ${GIT}/trees/{tree_sha}`, listing, whole);
    if (truncated) throw new Unanswered(`${branch} has more files than GitHub lists`);
    const blobs = tree.filter(({ type }) => type === 'blob');
    return { sha, files: new Map(blobs.map((file) => [file.path, file.sha])) };
  } catch (error) {
    if (refusalOf(error) === 'missing') return null;
    throw error;
  }
}

/** @throws TooLarge, or Unanswered if it is gone, incomplete, or not what the branch records */
export async function readBranchFile(
  client: Client,
  { tip, path }: { readonly tip: BranchTip; readonly path: string },
  maxBytes: number,
): Promise<Buffer> {
  const sha = tip.files.get(path);
  const found = await readContent(client, { ref: tip.sha, path }, maxBytes);
  if (sha === undefined || found.kind !== 'file') throw new Unanswered(`${path} is gone`);
  if (blobSha(found.bytes, sha) === sha) return found.bytes;
  throw new BrokenDownload('wrong-digest', 'does not have the digest that its branch records');
}

/** As git names a file. @param like a name of the same repository, for the length of its digests */
function blobSha(bytes: Buffer, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

export type GitHubReader = ReturnType<typeof githubReader>;

export function githubReader(client: Client) {
  return {
    artifacts: artifactStore(client),
    history: commitHistory(client),
    runs: onceEach(runLookup(client)),
    branch: (name: string, commit?: string) => readBranch(client, name, commit),
    content: (place: ContentPlace, maxBytes: number) => readContent(client, place, maxBytes),
  };
}

const commits = z.array(named);
const withParents = z.object({ parents: commits });
const comparison = z.object({ merge_base_commit: named, ahead_by: z.int() });

function commitHistory(client: Client) {
  const compare = (base: string, head: string) => {
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    // The commits themselves are not needed.
    const target = { basehead: `${base}...${head}`, per_page: 1 };
    return ask(client, route, comparison, target);
  };
  return {
    parentsOf: async (commit_sha: string): Promise<string[]> => {
      const { parents } = await ask(client, `GET ${GIT}/commits/{commit_sha}`, withParents, {
        commit_sha,
      });
      return parents.map(({ sha }) => sha);
    },
    /** The last commit that both have; each is a branch or a SHA. */
    mergeBase: async (base: string, head: string): Promise<string> =>
      (await compare(base, head)).merge_base_commit.sha,
    /** A commit and those before it, newest first, a page at a time. */
    before: async function* (sha: string): AsyncIterable<string[]> {
      const route = 'GET /repos/{owner}/{repo}/commits';
      for await (const page of askPages(client, route, commits, { sha }))
        yield page.map((commit) => commit.sha);
    },
    /** How many commits `head` has that `base` has not. */
    commitsAhead: async (base: string, head: string): Promise<number> =>
      (await compare(base, head)).ahead_by,
  };
}

const workflowRun = z.object({
  event: z.string(),
  path: z.string(),
  created_at: z.nullish(z.string()),
  run_started_at: z.nullish(z.string()),
  repository: z.object({ id: z.int() }),
  /** Null if it was deleted. */
  head_repository: z.nullish(z.object({ id: z.int() })),
});

export type RunLookup = ReturnType<typeof runLookup>;

export function runLookup(client: Client) {
  return async (run_id: number) => {
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
    const run = await ask(client, route, workflowRun, { run_id });
    return {
      event: run.event,
      isOfFork: run.head_repository?.id !== run.repository.id,
      /** The file that was run: `.github/workflows/tuning.yml`. */
      workflow: workflowFile(run.path),
      /** The same in every attempt. */
      createdAt: run.created_at ?? null,
      /** Of the latest attempt; null where GitHub does not say. */
      startedAt: run.run_started_at ?? null,
    };
  };
}

/** Without the repository before and the ref after it, as a run or GITHUB_WORKFLOW_REF has. */
export function workflowFile(path: string): string {
  return path.replace(/@.*$/s, '').replace(/^.*?(?=\.github\/workflows\/)/s, '');
}
