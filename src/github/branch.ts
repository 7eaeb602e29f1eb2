import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { Refused, refusalOf, retry, Unanswered } from './answers.ts';
import { ask, type Client } from './client.ts';
import { BrokenDownload, readContent } from './files.ts';

export interface BranchTip {
  readonly sha: string;
  readonly files: ReadonlyMap<string, string>;
}

interface BranchChange {
  readonly files: ReadonlyMap<string, string>;
  /** Which of the files that are there are no longer needed; earlier commits keep them. */
  readonly drops: (path: string) => boolean;
  readonly message: string;
}

/** As many as runs may write at the same time: of those that try, one succeeds. */
const MAX_TRIES = 12;

/**
 * Adds a commit to a branch, or makes the branch; never a forced push. The author is the owner of the token.
 * Another run may push at the same time, a conflict: each try begins with what is there then. A change that is
 * there already, as after an answer that was lost, is not made again.
 *
 * @param change what to change in what is there; null where there is no such branch
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

interface Target {
  readonly ref: string;
  readonly tip: BranchTip | null;
}

async function commitTo(
  client: Client,
  { ref, tip }: Target,
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

/**
 * A file that a branch holds.
 *
 * @throws Refused if it is gone; BrokenDownload if it is too large, arrives incomplete, or is not what the branch
 *   records
 */
export async function readBranchFile(
  client: Client,
  { tip, path }: { readonly tip: BranchTip; readonly path: string },
  maxBytes: number,
): Promise<Buffer> {
  const sha = tip.files.get(path);
  const found = await readContent(client, { ref: tip.sha, path }, maxBytes);
  if (sha === undefined || found.kind !== 'file') throw new Refused(404, `${path} is gone`);
  if (blobSha(found.bytes, sha) === sha) return found.bytes;
  throw new BrokenDownload('wrong-digest', 'does not have the digest that its branch records');
}

/** As git names a file. @param like a name of the same repository, for the length of its digests */
function blobSha(bytes: Buffer, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
