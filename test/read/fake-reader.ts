import type { Artifact, GitHubReader } from '../../src/github/index.ts';

type Run = NonNullable<Artifact['run']>;
type Making = Partial<Omit<Artifact, 'run'>> & { readonly run?: Partial<Run> | null };

export const WORKFLOW = '.github/workflows/tuning.yml';

const DAY = 24 * 60 * 60 * 1000;

/** The saved sweep that run `id` made of a commit of main, on the day of that number. */
export function savedOf(headSha: string, id: number, { run = {}, ...more }: Making = {}): Artifact {
  return {
    id,
    name: 'tuning-gate-sweep',
    bytes: 100,
    digest: null,
    expired: false,
    createdAt: dayOf(id),
    expiresAt: '2026-12-24T00:00:00Z',
    run: run && { id, headSha, headBranch: 'main', isOfFork: false, ...run },
    ...more,
  };
}

function dayOf(id: number): string {
  return new Date(Date.UTC(2026, 0, 1) + id * DAY).toISOString();
}

/** An answer of GitHub's that says no. */
export function refused(status: number, message = 'No'): Error {
  return Object.assign(new Error(message), { status });
}

export function refusing(status: number): () => Promise<never> {
  return () => Promise.reject(refused(status));
}

/** Commits by their names, each after its parents; branches by their last one. */
interface Commits {
  readonly parents: Readonly<Record<string, readonly string[]>>;
  readonly branches: Readonly<Record<string, string>>;
}

interface World extends Partial<Commits> {
  readonly listed?: readonly Artifact[];
  /**
   * The events of runs, where they are no pushes; 'fork' for a push to a fork, the name of a file for
   * one of another workflow.
   */
  readonly events?: Readonly<Record<number, string>>;
}

/** A repository in memory; what was asked is noted. */
export function fakeReader(world: World) {
  const { listed = [], events = {}, parents = {}, branches = {} } = world;
  const commits = historyOf({ parents, branches });
  const asked: string[] = [];
  const newestFirst = [...listed].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  const reader: GitHubReader = {
    artifacts: {
      named: async (name) => newestFirst.filter((one) => one.name === name),
      ofRun: async (id) => newestFirst.filter(({ run }) => run?.id === id),
      download: async ({ name }) => Buffer.from(`of ${name}\n`),
    },
    history: commits,
    content: async () => ({ kind: 'missing' }),
    branch: async () => null,
    runs: async (id) => {
      asked.push(`run ${id}`);
      const event = events[id] ?? 'push';
      const isFile = event.endsWith('.yml');
      return {
        event: isFile || event === 'fork' ? 'push' : event,
        isOfFork: event === 'fork',
        workflow: isFile ? event : WORKFLOW,
        startedAt: null,
        createdAt: dayOf(id),
      };
    },
  };
  return { reader, asked };
}

/** Pages of two commits. */
const PAGE = 2;

function historyOf({ parents, branches }: Commits): GitHubReader['history'] {
  const order = Object.keys(parents);
  const parentsOf = (sha: string) => {
    const found = parents[sha];
    if (found === undefined) throw refused(404, 'Not Found');
    return found;
  };
  /** A commit and all before it, newest first. */
  const upTo = (name: string) => {
    const seen = new Set([branches[name] ?? name]);
    for (const sha of seen) for (const parent of parentsOf(sha)) seen.add(parent);
    return order.filter((sha) => seen.has(sha)).reverse();
  };
  const shared = (base: string, head: string) => {
    const known = new Set(upTo(base));
    return upTo(head).filter((sha) => known.has(sha));
  };
  return {
    parentsOf: async (sha) => [...parentsOf(sha)],
    mergeBase: async (base, head) => shared(base, head)[0] as string,
    before: async function* (sha) {
      const all = upTo(sha);
      for (let i = 0; i < all.length; i += PAGE) yield all.slice(i, i + PAGE);
    },
    commitsAhead: async (base, head) => upTo(head).length - shared(base, head).length,
  };
}
