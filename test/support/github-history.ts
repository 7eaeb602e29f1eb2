import { type Call, FULL_NAME } from './github-backend.ts';

/** A commit to make. */
export interface NewCommit {
  /** Moved to the commit, and made when it is not there. */
  readonly branch?: string;
  /** The tip of `branch` when left out, that of `main` when there is no such branch. */
  readonly parents?: readonly string[];
  readonly message?: string;
  /** Added to the files of the first parent. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

export interface GitCommit {
  readonly sha: string;
  readonly tree: { readonly sha: string };
  readonly parents: readonly { readonly sha: string }[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

const GIT = `/repos/${FULL_NAME}/git`;
// Commits are an hour apart, so that the order of their dates is the order they were made in.
const FIRST = Date.parse('2026-01-01T00:00:00Z');
const HOUR = 3_600_000;

/** Makes commits in the emulator's git data. */
export class History {
  readonly #call: Call;
  #made = 0;

  constructor(call: Call) {
    this.#call = call;
  }

  async commit({ branch, parents, message = 'Change it', files = {} }: NewCommit): Promise<string> {
    const tips = parents ?? [(branch && (await this.tip(branch))) ?? (await this.#main())];
    const body = {
      message,
      parents: tips,
      tree: await this.#tree(tips[0], files),
      author: this.#signature(),
    };
    const { sha } = (await this.#call('POST', `${GIT}/commits`, { body })) as GitCommit;
    if (branch !== undefined) await this.move(`heads/${branch}`, sha);
    return sha;
  }

  read(sha: string): Promise<GitCommit> {
    return this.#call('GET', `${GIT}/commits/${sha}`) as Promise<GitCommit>;
  }

  /** The commit a branch is at. */
  async tip(branch: string): Promise<string | undefined> {
    const found = (await this.#call('GET', `${GIT}/matching-refs/heads/${branch}`)) as {
      ref: string;
      object: { sha: string };
    }[];
    return found.find(({ ref }) => ref === `refs/heads/${branch}`)?.object.sha;
  }

  /** Moves a reference (`heads/NAME`, `pull/N/head`) to a commit, making it if need be. */
  async move(reference: string, sha: string): Promise<void> {
    const path = `${GIT}/refs/${reference}`;
    await this.#call('PATCH', path, { body: { sha, force: true } }).catch(() =>
      this.#call('POST', `${GIT}/refs`, { body: { ref: `refs/${reference}`, sha } }),
    );
  }

  async #main(): Promise<string> {
    const tip = await this.tip('main');
    if (tip === undefined) throw new Error('The repository has no branch main.');
    return tip;
  }

  async #tree(parent: string | undefined, files: Readonly<Record<string, string | Buffer>>) {
    const base = parent === undefined ? undefined : (await this.read(parent)).tree.sha;
    const tree: object[] = [];
    for (const [path, content] of Object.entries(files)) {
      tree.push({ path, mode: '100644', type: 'blob', sha: await this.#blob(content) });
    }
    if (base !== undefined && tree.length === 0) return base;
    const body = { tree, ...(base === undefined ? {} : { base_tree: base }) };
    const made = (await this.#call('POST', `${GIT}/trees`, { body })) as { sha: string };
    return made.sha;
  }

  async #blob(content: string | Buffer): Promise<string> {
    const body = { content: Buffer.from(content).toString('base64'), encoding: 'base64' };
    const made = (await this.#call('POST', `${GIT}/blobs`, { body })) as { sha: string };
    return made.sha;
  }

  #signature(): Signature {
    this.#made += 1;
    const date = new Date(FIRST + this.#made * HOUR).toISOString().replace('.000Z', 'Z');
    return { name: 'octocat', email: 'octocat@users.noreply.github.com', date };
  }
}
