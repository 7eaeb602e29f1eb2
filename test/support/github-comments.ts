import { type Backend, FULL_NAME } from './github-backend.ts';

export interface Comment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
  readonly minimized: boolean;
}

interface StoredComment {
  readonly id: number;
  readonly node_id: string;
  readonly body: string;
  readonly user: { readonly login: string };
}

const PAGE = 100;

/** Reads and seeds the comments of pull requests. */
export class Comments {
  readonly #backend: Backend;
  readonly #minimized: ReadonlySet<string>;

  constructor(backend: Backend, minimized: ReadonlySet<string>) {
    this.#backend = backend;
    this.#minimized = minimized;
  }

  /** Oldest first. */
  async list(number: number): Promise<Comment[]> {
    const found: Comment[] = [];
    for (let page = 1; found.length === (page - 1) * PAGE; page++) {
      const path = `${pathOf(number)}?per_page=${PAGE}&page=${page}`;
      const comments = (await this.#backend.call('GET', path)) as StoredComment[];
      if (comments.length === 0) break;
      found.push(...comments.map((comment) => this.#summarise(comment)));
    }
    return found;
  }

  async add(number: number, comment: { author: string; body: string }): Promise<Comment> {
    const { author, body } = comment;
    const { call, holders } = this.#backend;
    const token = [...holders].find(([, { login }]) => login === author)?.[0];
    if (token === undefined) throw new Error(`No token writes as ${author}.`);
    const stored = await call('POST', pathOf(number), { token, body: { body } });
    return this.#summarise(stored as StoredComment);
  }

  #summarise({ id, node_id, body, user }: StoredComment): Comment {
    return { id, author: user.login, body, minimized: this.#minimized.has(node_id) };
  }
}

function pathOf(number: number): string {
  return `/repos/${FULL_NAME}/issues/${number}/comments`;
}
