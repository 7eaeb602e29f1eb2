import type { Comment, CommentThread } from '../../src/github/index.ts';
import { type CommentOrder, publishComment } from '../../src/publish/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';

export type Call = 'list' | 'lookUp' | 'create' | 'update' | 'minimise';

interface Failure {
  readonly on: Call;
  readonly error: unknown;
  /** Whether the call takes effect before it fails; a lost answer. */
  readonly after?: boolean;
  /** How many calls go well before; 0 when left out. */
  readonly skip?: number;
}

interface Stored extends Comment {
  readonly minimised: boolean;
}

/** A pull request's comments in memory. */
export class FakePull {
  readonly calls: Call[] = [];
  comments: Stored[] = [];
  /** What is still to fail. */
  failures: { failure: Failure; skip: number }[] = [];
  #created = 0;

  fail(failure: Failure): void {
    this.failures.push({ failure, skip: failure.skip ?? 0 });
  }

  get writes(): Call[] {
    return this.calls.filter((call) => call !== 'list' && call !== 'lookUp');
  }

  /** Comments of the action's own identity that readers see. */
  get open(): Stored[] {
    return this.comments.filter(({ author, minimised }) => author === 'bot' && !minimised);
  }

  add(author: string, body: string): Stored {
    this.#created += 1;
    const id = this.#created;
    const url = `https://example.test/${id}`;
    const comment = { id, nodeId: `node-${id}`, author, body, url, minimised: false };
    this.comments.push(comment);
    return comment;
  }

  change(nodeId: string, change: Partial<Stored>): void {
    this.comments = this.comments.map((one) =>
      one.nodeId === nodeId ? { ...one, ...change } : one,
    );
  }

  /** The comments as a token that writes as `bot` reaches them. */
  thread(): CommentThread {
    return {
      list: () => this.#call('list', () => this.comments),
      lookUp: (ids) => this.#call('lookUp', () => this.#lookUp(ids)),
      create: (body) => this.#call('create', () => this.add('bot', body)),
      update: (id, body) => this.#call('update', () => this.#update(id, body)),
      minimise: (nodeId) => this.#call('minimise', () => this.change(nodeId, { minimised: true })),
    };
  }

  #update(id: number, body: string): boolean {
    const isThere = this.comments.some((one) => one.id === id);
    this.change(`node-${id}`, { body });
    return isThere;
  }

  #lookUp(ids: readonly string[]) {
    const asked = this.comments.filter(
      ({ nodeId, minimised }) => ids.includes(nodeId) && !minimised,
    );
    return { login: 'bot', open: new Set(asked.map(({ nodeId }) => nodeId)) };
  }

  async #call<T>(call: Call, effect: () => T): Promise<T> {
    this.calls.push(call);
    const failure = this.#nextFailure(call);
    if (failure && !failure.after) throw failure.error;
    const answer = effect();
    if (failure) throw failure.error;
    return answer;
  }

  #nextFailure(call: Call): Failure | undefined {
    const index = this.failures.findIndex(({ failure }) => failure.on === call);
    const entry = this.failures[index];
    if (entry === undefined || entry.skip-- > 0) return undefined;
    this.failures.splice(index, 1);
    return entry.failure;
  }
}

type Change = Partial<Omit<CommentOrder, 'run' | 'state'>> & {
  /** What it writes, unless it is told how. */
  readonly report?: string;
  readonly run?: number;
  readonly attempt?: number;
  /** The day on which it started; that of its number when left out, later for later attempts. */
  readonly day?: number;
  readonly gate?: CommentOrder['state']['gate'];
  readonly worse?: CommentOrder['state']['worse'];
};

export const badGateway = { error: Object.assign(new Error('bad gateway'), { status: 502 }) };
export const forbidden = { error: Object.assign(new Error('no'), { status: 403 }) };

export const WORKFLOW = '.github/workflows/tuning.yml';

export function startOf(day: number, attempt = 1): string {
  return new Date(Date.UTC(2026, 0, day, attempt)).toISOString().replace('.000Z', 'Z');
}

/** Says what distinguishes the run, as real reports do, unless told what to say. */
export function order({ run = 1, attempt = 1, gate = 'pass', worse = 'none', ...more }: Change) {
  const { report = `From run ${run}.${attempt}: ${gate}`, day = run, ...rest } = more;
  return {
    workflow: WORKFLOW,
    name: '',
    write: (limit) => report.slice(0, limit),
    when: 'always',
    ...rest,
    run: { id: run, attempt, startedAt: startOf(day, attempt) },
    state: { gate, verdict: worse === 'none' ? 'none' : 'worse', worse, better: 'none' },
  } satisfies CommentOrder;
}

export function post(pull: FakePull, change: Change = {}) {
  return publishComment(pull.thread(), order(change), QUICK_POLICY);
}
