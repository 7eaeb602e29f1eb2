import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { refusalOf } from './access.ts';
import { ask, type Client } from './client.ts';
import { retry } from './retry-policy.ts';

interface NewCommit {
  /** Texts by their paths. */
  readonly files: ReadonlyMap<string, string>;
  readonly message: string;
}

/**
 * Adds a commit with only these files to a branch, or makes the branch; never a forced push. Adding the same again
 * changes nothing. The author is the owner of the token. Another run may push at the same time, a conflict: each try
 * builds on what is there then.
 *
 * @returns the SHA of the commit that has them
 */
export function addToBranch(client: Client, branch: string, added: NewCommit): Promise<string> {
  const { second } = client.policy;
  const pauses = [1, 2, 3, 4, 5].map((tries) => (second / 2) * tries);
  const mayHelp = (failure: unknown) => ['409', '422'].includes(detailOf(failure, 'status'));
  return retry({ pauses, mayHelp }, () => addOnce(client, `heads/${branch}`, added));
}

const GIT = '/repos/{owner}/{repo}/git';
const named = z.object({ sha: z.string() });

async function addOnce(client: Client, ref: string, added: NewCommit): Promise<string> {
  const tip = await tipOf(client, ref);
  const blob = { mode: '100644', type: 'blob' };
  const tree = [...added.files].map(([path, content]) => ({ path, ...blob, content }));
  // Without the files of earlier commits, which keep them: nothing links to the branch itself.
  const { sha: newTree } = await ask(client, `POST ${GIT}/trees`, named, { tree });
  // An answer that was lost may have been to the last step.
  if (newTree === tip?.tree.sha) return tip.sha;
  const parents = tip === null ? [] : [tip.sha];
  const commit = { message: added.message, tree: newTree, parents };
  const { sha } = await ask(client, `POST ${GIT}/commits`, named, commit);
  await (tip === null
    ? client.request(`POST ${GIT}/refs`, { sha, ref: `refs/${ref}` })
    : client.request(`PATCH ${GIT}/refs/{ref}`, { sha, ref, force: false }));
  return sha;
}

const reference = z.object({ object: named });
const tipCommit = z.object({ sha: z.string(), tree: named });

/** Null where there is no such branch. */
async function tipOf(client: Client, ref: string) {
  try {
    const { object } = await ask(client, `GET ${GIT}/ref/{ref}`, reference, { ref });
    const commit = { commit_sha: object.sha };
    return await ask(client, `GET ${GIT}/commits/{commit_sha}`, tipCommit, commit);
  } catch (error) {
    if (refusalOf(error) === 'missing') return null;
    throw error;
  }
}
