import { refusalOf } from './access.ts';
import { textIn, whole, wholeList } from './answer.ts';
import type { Repository } from './artifact.ts';
import type { Client } from './client.ts';
import { withDeadline } from './retry-policy.ts';

/** For all that is done with a branch: a picture is not worth a longer wait. */
const LONGEST_MS = 60_000;

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

/** @param longestMs how long all that is done with it may take together, from now on */
export function branchOf(
  client: Client,
  place: Repository & { readonly branch: string },
  longestMs = LONGEST_MS,
): Branch {
  const { branch: name, ...repository } = place;
  const { git } = client.rest;
  const ref = `heads/${name}`;
  const ask = askUntil(Date.now() + longestMs);
  return {
    name,
    tip: () => tipOf(client, { ...repository, ref }, ask),
    addTree: async (entries, files) => {
      const tree = [...entries.map(toForeign), ...files.map(toForeignFile)];
      const target = { ...repository, tree };
      return textIn((await ask((request) => git.createTree({ ...target, request }))).sha);
    },
    addCommit: async ({ message, tree, parent }) => {
      const target = { ...repository, message, tree, parents: parent === null ? [] : [parent] };
      return textIn((await ask((request) => git.createCommit({ ...target, request }))).sha);
    },
    moveTo: async (sha, before) => {
      const target = { ...repository, sha };
      await (before === null
        ? ask((request) => git.createRef({ ...target, ref: `refs/${ref}`, request }))
        : ask((request) => git.updateRef({ ...target, ref, force: false, request })));
    },
  };
}

type Request = { readonly signal: AbortSignal };
type Ask = <T>(question: (request: Request) => Promise<{ readonly data: T }>) => Promise<T>;

function askUntil(end: number): Ask {
  return async (question) => {
    const left = Math.max(1, end - Date.now());
    return whole((await withDeadline(left, (signal) => question({ signal }))).data);
  };
}

type Place = Repository & { readonly ref: string };

async function tipOf(client: Client, { ref, ...repository }: Place, ask: Ask) {
  const { git } = client.rest;
  const sha = await shaOf(client, { ref, ...repository }, ask);
  if (sha === null) return null;
  const commit = { ...repository, commit_sha: sha };
  const { tree } = await ask((request) => git.getCommit({ ...commit, request }));
  const treeSha = textIn(tree?.sha);
  const root = { ...repository, tree_sha: treeSha };
  const answer = await ask((request) => git.getTree({ ...root, request }));
  const listed = wholeList(answer.tree);
  const entries = listed.flatMap(toEntry);
  const isComplete = answer.truncated === false && entries.length === listed.length;
  return { sha, treeSha, entries, isComplete };
}

async function shaOf(client: Client, target: Place, ask: Ask): Promise<string | null> {
  try {
    const { object } = await ask((request) => client.rest.git.getRef({ ...target, request }));
    return textIn(object?.sha);
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
