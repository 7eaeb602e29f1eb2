import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { detailOf } from '../errors.ts';
import { refusalOf } from './access.ts';
import { ask } from './answer.ts';
import type { Client, Repository } from './client.ts';

interface NewCommit {
  /** Texts by their paths. */
  readonly files: ReadonlyMap<string, string>;
  readonly message: string;
}

type Place = Repository & { readonly branch: string };

/** Another run may push at the same time, a conflict; each try builds on what is there then. */
const MAX_TRIES = 6;

/**
 * Adds a commit with only these files to a branch, or makes the branch; never a forced push. Adding the same
 * again changes nothing. The author is the owner of the token.
 *
 * @returns the SHA of the commit that has them
 */
export async function addToBranch(client: Client, place: Place, added: NewCommit): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      return await addOnce(client, place, added);
    } catch (error) {
      const isConflict = ['409', '422'].includes(detailOf(error, 'status'));
      if (tries === MAX_TRIES || !isConflict) throw error;
      await sleep((client.policy.second / 2) * tries);
    }
  }
}

const GIT = '/repos/{owner}/{repo}/git';
const named = z.object({ sha: z.string() });

async function addOnce(
  client: Client,
  { branch, ...repository }: Place,
  { files, message }: NewCommit,
): Promise<string> {
  const ref = `heads/${branch}`;
  const tip = await tipOf(client, repository, ref);
  const blob = { mode: '100644', type: 'blob' };
  const tree = [...files].map(([path, content]) => ({ path, ...blob, content }));
  // Without the files of earlier commits, which keep them: nothing links to the branch itself.
  const { sha: newTree } = await ask(client, `POST ${GIT}/trees`, named, { ...repository, tree });
  if (newTree === tip?.tree.sha) return tip.sha;
  const parents = tip === null ? [] : [tip.sha];
  const commit = { ...repository, message, tree: newTree, parents };
  const { sha } = await ask(client, `POST ${GIT}/commits`, named, commit);
  await (tip === null
    ? client.request(`POST ${GIT}/refs`, { ...repository, sha, ref: `refs/${ref}` })
    : client.request(`PATCH ${GIT}/refs/{ref}`, { ...repository, sha, ref, force: false }));
  return sha;
}

const reference = z.object({ object: named });
const tipCommit = z.object({ sha: z.string(), tree: named });

/** Null where there is no such branch. */
async function tipOf(client: Client, repository: Repository, ref: string) {
  try {
    const target = { ...repository, ref };
    const { object } = await ask(client, `GET ${GIT}/ref/{ref}`, reference, target);
    const commit = { ...repository, commit_sha: object.sha };
    return await ask(client, `GET ${GIT}/commits/{commit_sha}`, tipCommit, commit);
  } catch (error) {
    if (refusalOf(error) === 'missing') return null;
    throw error;
  }
}
