import { refusalOf } from './access.ts';
import { listIn, textIn } from './answer.ts';
import type { Client, Repository } from './client.ts';

const KINDS = {
  '100644': 'blob',
  '100755': 'blob',
  '120000': 'blob',
  '040000': 'tree',
  '160000': 'commit',
} as const;

/** What is in a folder of a commit. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: keyof typeof KINDS;
  readonly sha: string;
}

/** A file to be written, as text. */
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
   * Stores a root folder of these entries and files alone.
   *
   * @returns its SHA, the same for the same content
   */
  addTree(entries: readonly TreeEntry[], files: readonly NewFile[]): Promise<string>;
  /** Stores a commit, by whoever the token belongs to. */
  addCommit(commit: { message: string; tree: string; parent: string | null }): Promise<string>;
  /**
   * Puts the branch at a commit that follows its tip.
   *
   * @param before the tip; null where there is no branch yet
   * @throws an error of status 409 or 422 if it has moved on meanwhile
   */
  moveTo(sha: string, before: string | null): Promise<void>;
}

export function branchOf(client: Client, place: Repository & { readonly branch: string }): Branch {
  const { branch: name, ...repository } = place;
  const { git } = client.rest;
  const ref = `heads/${name}`;
  return {
    name,
    tip: () => tipOf(client, { ...repository, ref }),
    addTree: async (entries, files) => {
      const tree = [...entries.map(toForeign), ...files.map(toForeignFile)];
      return textIn((await git.createTree({ ...repository, tree })).data.sha);
    },
    addCommit: async ({ message, tree, parent }) => {
      const target = { ...repository, message, tree, parents: parent === null ? [] : [parent] };
      return textIn((await git.createCommit(target)).data.sha);
    },
    moveTo: async (sha, before) => {
      const target = { ...repository, sha };
      await (before === null
        ? git.createRef({ ...target, ref: `refs/${ref}` })
        : git.updateRef({ ...target, ref, force: false }));
    },
  };
}

type Place = Repository & { readonly ref: string };

async function tipOf(client: Client, { ref, ...repository }: Place) {
  const { git } = client.rest;
  const sha = await shaOf(client, { ref, ...repository });
  if (sha === null) return null;
  const commit = await git.getCommit({ ...repository, commit_sha: sha });
  const treeSha = textIn(commit.data.tree?.sha);
  const { data: root } = await git.getTree({ ...repository, tree_sha: treeSha });
  const listed = listIn(root.tree);
  const entries = listed.flatMap(toEntry);
  const isComplete = root.truncated === false && entries.length === listed.length;
  return { sha, treeSha, entries, isComplete };
}

async function shaOf(client: Client, target: Place): Promise<string | null> {
  try {
    return textIn((await client.rest.git.getRef({ ...target })).data.object?.sha);
  } catch (error) {
    if (refusalOf(error) === 'missing') return null;
    throw error;
  }
}

function toEntry({ path, mode, sha }: { path?: string; mode?: string; sha?: string | null }) {
  if (!path || !sha || !isMode(mode)) return [];
  return [{ path, mode, sha }];
}

function isMode(mode: string | undefined): mode is TreeEntry['mode'] {
  return mode !== undefined && Object.hasOwn(KINDS, mode);
}

function toForeign({ path, mode, sha }: TreeEntry) {
  return { path, mode, type: KINDS[mode], sha };
}

function toForeignFile({ path, content }: NewFile) {
  return { path, mode: '100644', type: 'blob', content } as const;
}
