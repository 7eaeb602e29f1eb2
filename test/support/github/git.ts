import { createHash } from 'node:crypto';

/** A commit to make. */
export interface NewCommit {
  /** Moved to the commit, and made when it is not there. */
  readonly branch?: string;
  /** The tip of `branch` when left out, that of `main` when there is no such branch. */
  readonly parents?: readonly string[];
  readonly message?: string;
}

/** Texts by their paths. */
export type Files = Readonly<Record<string, string>>;

interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly date: string;
}

// Commits are an hour apart, so that the order of their dates is the order they were made in.
const FIRST = Date.parse('2026-01-01T00:00:00Z');
const HOUR = 3_600_000;

/** Files, commits and references of a repository and its forks, by their SHAs and names. */
export class Git {
  readonly #trees = new Map<string, Files>();
  readonly #commits = new Map<string, Commit>();
  /** `heads/NAME` and, of a fork, `forks/OWNER/NAME`. */
  readonly #references = new Map<string, string>();
  /** Texts by the SHAs that git gives them. */
  readonly #blobs = new Map<string, string>();

  /** All that it holds. */
  readonly maps = [this.#trees, this.#commits, this.#references, this.#blobs];

  /** The same files are the same tree. */
  addTree(files: Files): string {
    const sha = shaOf(Object.entries(files).sort());
    this.#trees.set(sha, files);
    for (const content of Object.values(files)) this.#blobs.set(blobSha(content), content);
    return sha;
  }

  blob(sha: string): string | undefined {
    return this.#blobs.get(sha);
  }

  /** The files of a tree, or of what is at a commit or branch. */
  tree(ref: string): Files | undefined {
    return this.#trees.get(ref) ?? this.#trees.get(this.find(ref)?.tree ?? '');
  }

  addCommit(commit: Pick<Commit, 'tree' | 'parents' | 'message'>): Commit {
    const date = timestamp(FIRST + this.#commits.size * HOUR);
    const sha = shaOf([date, commit]);
    const added = { ...commit, sha, date };
    this.#commits.set(sha, added);
    return added;
  }

  /** Commits the files of the first parent, with some changed, and gives the SHA. */
  commit({ branch, parents, message = 'Change it' }: NewCommit, changed: Files = {}): string {
    const tip = branch === undefined ? undefined : this.tip(branch);
    const on = parents ?? [tip ?? this.tip('main')].filter((sha) => sha !== undefined);
    const tree = this.addTree({ ...this.filesAt(on[0] ?? ''), ...changed });
    const { sha } = this.addCommit({ tree, parents: on, message });
    if (branch !== undefined) this.move(`heads/${branch}`, sha);
    return sha;
  }

  move(reference: string, sha: string): void {
    this.#references.set(reference, sha);
  }

  remove(reference: string): void {
    this.#references.delete(reference);
  }

  at(reference: string): string | undefined {
    return this.#references.get(reference);
  }

  tip(branch: string): string | undefined {
    return this.at(`heads/${branch}`);
  }

  /** The commit that a branch is at, or that has this SHA. */
  find(ref: string): Commit | undefined {
    return this.#commits.get(this.tip(ref) ?? ref);
  }

  filesAt(ref: string): Files {
    return this.#trees.get(this.find(ref)?.tree ?? '') ?? {};
  }

  /** What a commit changes in the files of another; what has moved as it was is a rename. */
  changes(from: string, to: string): FileChange[] {
    const [before, after] = [this.filesAt(from), this.filesAt(to)];
    const gone = Object.keys(before).filter((path) => !(path in after));
    const moved = new Set<string>();
    const there = Object.keys(after).flatMap((filename): FileChange[] => {
      if (before[filename] === after[filename]) return [];
      const text = after[filename] ?? '';
      const former = filename in before ? undefined : gone.find((path) => before[path] === text);
      if (former === undefined) return [changeOf(filename, before[filename], text)];
      moved.add(former);
      return [{ filename, previous_filename: former, status: 'renamed' }];
    });
    const removed = gone.filter((path) => !moved.has(path));
    return [...there, ...removed.map((path) => changeOf(path, before[path], undefined))];
  }

  /** A commit and all before it, newest first. */
  before(sha: string): Commit[] {
    const reached = new Set<string>();
    const waiting = [sha];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(this.#commits.get(next)?.parents ?? []));
    }
    return [...this.#commits.values()].filter((commit) => reached.has(commit.sha)).reverse();
  }
}

interface FileChange {
  readonly filename: string;
  readonly previous_filename?: string;
  readonly status: string;
  readonly patch?: string;
}

function changeOf(
  filename: string,
  before: string | undefined,
  after: string | undefined,
): FileChange {
  const [old, fresh] = [before, after].map((text) => (text ?? '').split('\n'));
  const lines = [
    ...(old ?? []).filter((line) => !fresh?.includes(line)).map((line) => `-${line}`),
    ...(fresh ?? []).filter((line) => !old?.includes(line)).map((line) => `+${line}`),
  ];
  const changed = after === undefined ? 'removed' : 'modified';
  const status = before === undefined ? 'added' : changed;
  return { filename, status, patch: `@@ -1 +1 @@\n${lines.join('\n')}` };
}

export function blobSha(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function shaOf(content: unknown): string {
  return createHash('sha1').update(JSON.stringify(content)).digest('hex');
}

/** GitHub's times have whole seconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
