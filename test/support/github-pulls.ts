import { type Backend, FULL_NAME, type RepositoryJson } from './github-backend.ts';
import type { GitCommit, History } from './github-history.ts';
import type { Labels } from './github-labels.ts';
import type { Reply, Route } from './github-messages.ts';

/** Where an open pull request comes from. */
export interface PullSource {
  readonly number: number;
  /** `owner:branch`, as the `head` filter of the list takes it. */
  readonly label: string;
  readonly branch: string;
  readonly headSha: string;
  readonly repositoryId: number;
}

interface Overlay {
  /** Its head where that is not a branch of this repository. */
  readonly headSha?: string;
  readonly mergeSha?: string;
}

interface PullJson {
  readonly number: number;
  readonly head: {
    readonly ref: string;
    readonly sha: string;
    readonly label: string;
    readonly repo: RepositoryJson;
  };
  readonly base: { readonly ref: string };
  readonly labels: readonly { readonly name: string }[];
}

const PULLS = new RegExp(`^/repos/${FULL_NAME}/pulls(/\\d+)?(\\?|$)`);
const FORK_BRANCH = 'wider-still';

/** The pull requests; the emulator keeps their heads as they were when opened. */
export class Pulls {
  readonly #overlays = new Map<number, Overlay>();
  readonly #backend: Backend;
  readonly #history: History;
  readonly #labels: Labels;
  #fork: Promise<number> | undefined;

  constructor(backend: Backend, history: History, labels: Labels) {
    this.#backend = backend;
    this.#history = history;
    this.#labels = labels;
  }

  /** The pull request as GitHub describes it now. */
  async read(number: number): Promise<PullJson> {
    const path = `/repos/${FULL_NAME}/pulls/${number}`;
    return this.#current((await this.#backend.call('GET', path)) as PullJson);
  }

  async source(number: number): Promise<PullSource> {
    const { head } = await this.read(number);
    const { label, ref, sha, repo } = head;
    return { number, label, branch: ref, headSha: sha, repositoryId: repo.id };
  }

  /** The number of a pull request from `reviewer`'s fork, opened when first asked for. */
  fork(): Promise<number> {
    this.#fork ??= this.#openFromFork();
    return this.#fork;
  }

  /** Opens another pull request of the same head, into another branch; gives its number. */
  async again(number: number, base: string): Promise<number> {
    const { head } = await this.read(number);
    const { call, tokens } = this.#backend;
    const token = head.repo.fork ? tokens.reviewer : tokens.user;
    const body = { title: `Try it on ${base}`, head: head.label, base };
    const opened = await call('POST', `/repos/${FULL_NAME}/pulls`, { token, body });
    const { number: other } = opened as PullJson;
    await this.push(other, head.sha);
    return other;
  }

  /** Gives a pull request a new head: a commit on the old one, or the one named. */
  async push(number: number, sha?: string): Promise<string> {
    const { head } = await this.read(number);
    const next =
      sha ?? (await this.#history.commit({ parents: [head.sha], message: 'Try it again' }));
    if (head.repo.fork) this.#set(number, { headSha: next });
    else await this.#history.move(`heads/${head.ref}`, next);
    await this.#history.move(`pull/${number}/head`, next);
    return next;
  }

  /** Makes GitHub's test-merge of a pull request's head into the tip of its base. */
  async testMerge(number: number): Promise<string> {
    const { head, base } = await this.read(number);
    const parents = [(await this.#history.tip(base.ref)) ?? '', head.sha];
    const known = this.#overlays.get(number)?.mergeSha;
    const old: GitCommit | undefined = known ? await this.#history.read(known) : undefined;
    if (old && String(old.parents.map(({ sha }) => sha)) === String(parents)) return old.sha;
    const message = `Merge ${head.sha} into ${parents[0]}`;
    const mergeSha = await this.#history.commit({ parents, message });
    this.#set(number, { mergeSha });
    await this.#history.move(`pull/${number}/merge`, mergeSha);
    return mergeSha;
  }

  /** Puts the present heads and labels into the emulator's answers. */
  readonly route: Route = async ({ method, path }, forward) => {
    if (method !== 'GET' || !PULLS.test(path)) return undefined;
    const reply = await forward();
    return reply.status === 200 ? this.#overlaid(reply) : reply;
  };

  async #overlaid(reply: Reply): Promise<Reply> {
    const answer = JSON.parse(reply.body.toString()) as PullJson | PullJson[];
    const current = Array.isArray(answer)
      ? await Promise.all(answer.map((pull) => this.#current(pull)))
      : await this.#current(answer);
    return { ...reply, body: JSON.stringify(current) };
  }

  async #current(pull: PullJson): Promise<PullJson> {
    const { headSha, mergeSha } = this.#overlays.get(pull.number) ?? {};
    const tip = pull.head.repo.fork ? headSha : await this.#history.tip(pull.head.ref);
    const head = { ...pull.head, sha: tip ?? pull.head.sha };
    const labels = this.#labels.of(pull.number);
    return {
      ...pull,
      head,
      labels,
      ...(mergeSha === undefined ? {} : { merge_commit_sha: mergeSha }),
    };
  }

  #set(number: number, overlay: Overlay): void {
    this.#overlays.set(number, { ...this.#overlays.get(number), ...overlay });
  }

  async #openFromFork(): Promise<number> {
    const { call, tokens } = this.#backend;
    const token = tokens.reviewer;
    await call('POST', `/repos/${FULL_NAME}/forks`, { token, body: {} });
    const head = `reviewer:${FORK_BRANCH}`;
    const body = { title: 'Try a range wider still', head, base: 'main' };
    const opened = await call('POST', `/repos/${FULL_NAME}/pulls`, { token, body });
    const { number } = opened as PullJson;
    // The fork's commits are read through this repository, as on GitHub by `refs/pull/N/head`.
    await this.push(number, await this.#history.commit({ message: 'Try it wider still' }));
    return number;
  }
}
