import { createHash } from 'node:crypto';
import type { Branch, NewFile, TreeEntry } from '../../src/github/index.ts';

interface Commit {
  readonly parent: string | null;
  readonly tree: string;
  readonly message: string;
}

const shaOf = (content: unknown) =>
  createHash('sha1').update(JSON.stringify(content)).digest('hex');

/** A branch in memory. Like git, it knows content by its hash. */
export class FakeBranch implements Branch {
  readonly name = 'tuning-gate-charts';
  readonly commits = new Map<string, Commit>();
  readonly trees = new Map<string, readonly TreeEntry[]>();
  readonly calls: string[] = [];
  isComplete = true;
  at: string | null = null;
  /** Called before the branch is moved. */
  onMove: (() => Promise<void>) | null = null;

  async tip() {
    this.calls.push('tip');
    const commit = this.at === null ? undefined : this.commits.get(this.at);
    if (this.at === null || commit === undefined) return null;
    const entries = this.trees.get(commit.tree) ?? [];
    return { sha: this.at, treeSha: commit.tree, entries, isComplete: this.isComplete };
  }

  async addTree(entries: readonly TreeEntry[], files: readonly NewFile[]) {
    const added = files.map(({ path, content }) => {
      return { path, mode: '100644', sha: shaOf(content) } as const;
    });
    const all = [...entries, ...added].sort((a, b) => a.path.localeCompare(b.path));
    if (new Set(all.map(({ path }) => path)).size < all.length) throw new Error('a path twice');
    const sha = shaOf(all);
    this.trees.set(sha, all);
    return sha;
  }

  async addCommit(commit: Commit) {
    const sha = shaOf([commit, this.commits.size]);
    this.commits.set(sha, commit);
    return sha;
  }

  async moveTo(sha: string, before: string | null) {
    this.calls.push('move');
    await this.onMove?.();
    if (this.at === sha) return;
    if (this.at !== before || this.commits.get(sha)?.parent !== before) {
      throw Object.assign(new Error('Update is not a fast forward'), { status: 422 });
    }
    this.at = sha;
  }

  /** Files at a commit, the tip when left out. */
  pathsAt(sha = this.at ?? ''): string[] {
    const tree = this.trees.get(this.commits.get(sha)?.tree ?? '') ?? [];
    return tree.map(({ path }) => path);
  }

  /** The commits before the tip and itself, the newest first. */
  history(): string[] {
    const all: string[] = [];
    for (let at = this.at; at !== null; at = this.commits.get(at)?.parent ?? null) all.push(at);
    return all;
  }

  /** What somebody else has pushed there. */
  async push(paths: readonly string[]) {
    const files = paths.map((path) => ({ path, content: `theirs: ${path}` }));
    const kept = (await this.tip())?.entries ?? [];
    const tree = await this.addTree(kept, files);
    this.at = await this.addCommit({ message: 'Theirs', tree, parent: this.at });
  }
}
