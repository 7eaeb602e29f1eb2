import { refusalOf } from './access.ts';
import { ask, list, object, perhaps, text, truth } from './answer.ts';
import type { Client, Repository } from './client.ts';

const KINDS = {
  '100644': 'blob',
  '100755': 'blob',
  '120000': 'blob',
  '040000': 'tree',
  '160000': 'commit',
} as const;

type Mode = keyof typeof KINDS;

/** What is in a folder of a commit. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: Mode;
  readonly sha: string;
}

/** A text file to write. */
export interface NewFile {
  readonly path: string;
  readonly content: string;
}

/** A commit of a branch, with what is in its root folder. */
export interface BranchTip {
  readonly sha: string;
  readonly treeSha: string;
  readonly entries: readonly TreeEntry[];
  /** Whether these are all. */
  readonly isComplete: boolean;
}

/** A branch of a repository, read and written without a checkout. */
export interface Branch {
  readonly name: string;
  /** Null where there is no such branch. */
  tip(): Promise<BranchTip | null>;
  /**
   * Stores a root folder that has only these entries and files.
   *
   * @returns its SHA, the same for the same content
   */
  addTree(entries: readonly TreeEntry[], files: readonly NewFile[]): Promise<string>;
  /** Stores a commit; its author is the owner of the token. */
  addCommit(commit: { message: string; tree: string; parent: string | null }): Promise<string>;
  /**
   * Moves the branch to a commit that follows its tip.
   *
   * @param before the tip; null where there is no branch yet
   * @throws an error of status 409 or 422 if it has moved on meanwhile
   */
  moveTo(sha: string, before: string | null): Promise<void>;
}

const GIT = '/repos/{owner}/{repo}/git';

const named = object({ sha: text });
const reference = object({ object: named });
const commit = object({ tree: named });
const folder = object({
  tree: list(object({ path: perhaps(text), mode: perhaps(text), sha: perhaps(text) })),
  truncated: perhaps(truth),
});

export function branchOf(client: Client, place: Repository & { readonly branch: string }): Branch {
  const { branch: name, ...repository } = place;
  const ref = `heads/${name}`;
  return {
    name,
    tip: () => tipOf(client, { ...repository, ref }),
    addTree: async (entries, files) => {
      const tree = [...entries.map(toForeign), ...files.map(toForeignFile)];
      return (await ask(client, `POST ${GIT}/trees`, named, { ...repository, tree })).sha;
    },
    addCommit: async ({ message, tree, parent }) => {
      const target = { ...repository, message, tree, parents: parent === null ? [] : [parent] };
      return (await ask(client, `POST ${GIT}/commits`, named, target)).sha;
    },
    moveTo: async (sha, before) => {
      const target = { ...repository, sha };
      await (before === null
        ? client.request(`POST ${GIT}/refs`, { ...target, ref: `refs/${ref}` })
        : client.request(`PATCH ${GIT}/refs/{ref}`, { ...target, ref, force: false }));
    },
  };
}

async function tipOf(
  client: Client,
  { ref, ...repository }: Repository & { readonly ref: string },
): Promise<BranchTip | null> {
  const sha = await shaOf(client, { ...repository, ref });
  if (sha === null) return null;
  const { tree } = await ask(client, `GET ${GIT}/commits/{commit_sha}`, commit, {
    ...repository,
    commit_sha: sha,
  });
  const root = await ask(client, `GET ${GIT}/trees/{tree_sha}`, folder, {
    ...repository,
    tree_sha: tree.sha,
  });
  const entries = root.tree.flatMap(({ path, mode, sha: entry }) =>
    path && entry && isMode(mode) ? [{ path, mode, sha: entry }] : [],
  );
  const isComplete = root.truncated === false && entries.length === root.tree.length;
  return { sha, treeSha: tree.sha, entries, isComplete };
}

async function shaOf(
  client: Client,
  target: Readonly<Record<string, string>>,
): Promise<string | null> {
  try {
    return (await ask(client, `GET ${GIT}/ref/{ref}`, reference, target)).object.sha;
  } catch (error) {
    if (refusalOf(error) === 'missing') return null;
    throw error;
  }
}

function isMode(mode: string | null | undefined): mode is Mode {
  return mode != null && Object.hasOwn(KINDS, mode);
}

function toForeign({ path, mode, sha }: TreeEntry) {
  return { path, mode, type: KINDS[mode], sha };
}

function toForeignFile({ path, content }: NewFile) {
  return { path, mode: '100644', type: 'blob', content } as const;
}
