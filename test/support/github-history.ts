import { type Call, FULL_NAME } from './github-backend.ts';

/** A commit to make. */
export interface NewCommit {
  /** Moved to the commit, and made when it is not there. */
  readonly branch?: string;
  /** The tip of `branch` when left out, that of `main` when there is no such branch. */
  readonly parents?: readonly string[];
  readonly message?: string;
}

export interface GitCommit {
  readonly sha: string;
  readonly tree: { readonly sha: string };
  readonly parents: readonly { readonly sha: string }[];
  readonly message: string;
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

  async commit({ branch, parents, message = 'Change it' }: NewCommit): Promise<string> {
    const tips = parents ?? [(branch && (await this.tip(branch))) ?? (await this.#main())];
    const { tree } = await this.read(tips[0] ?? '');
    this.#made += 1;
    const date = new Date(FIRST + this.#made * HOUR).toISOString().replace('.000Z', 'Z');
    const author = { name: 'octocat', email: 'octocat@users.noreply.github.com', date };
    const body = { message, parents: tips, tree: tree.sha, author };
    const { sha } = (await this.#call('POST', `${GIT}/commits`, { body })) as GitCommit;
    if (branch !== undefined) await this.move(`heads/${branch}`, sha);
    return sha;
  }

  read(sha: string): Promise<GitCommit> {
    return this.#call('GET', `${GIT}/commits/${sha}`) as Promise<GitCommit>;
  }

  /** Commits one file to a branch. */
  async write(branch: string, path: string, text: string): Promise<void> {
    const content = Buffer.from(text).toString('base64');
    const body = { message: `Write ${path}`, content, branch };
    await this.#call('PUT', `/repos/${FULL_NAME}/contents/${path}`, { body });
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
}
