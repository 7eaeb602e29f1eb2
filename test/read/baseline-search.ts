import type { Artifact, GitHubReader } from '../../src/github/index.ts';
import { type BaselineQuery, findBaseline } from '../../src/read/find-baseline.ts';
import { fakeReader, WORKFLOW } from './fake-reader.ts';

/**
 * main: m1 – m2 – m3 – m4 – m5; the pull request branched off at m2, has h1 – h2, and was merged
 * for its checkout into m4.
 */
export const COMMITS = {
  parents: {
    m1: [],
    m2: ['m1'],
    h1: ['m2'],
    m3: ['m2'],
    h2: ['h1'],
    m4: ['m3'],
    merge: ['m4', 'h2'],
    m5: ['m4'],
  },
  branches: { main: 'm5' },
};

export const OWN_RUN = 99;

export const PULL: BaselineQuery = {
  artifact: 'tuning-gate-sweep',
  branch: 'main',
  trainedSha: 'merge',
  headSha: 'h2',
  isOnBranch: false,
  ownRunId: OWN_RUN,
  workflow: WORKFLOW,
};

export interface Given {
  readonly listed: readonly Artifact[];
  readonly events?: Readonly<Record<number, string>>;
  readonly query?: Partial<BaselineQuery>;
  readonly parents?: Readonly<Record<string, readonly string[]>>;
  readonly history?: Partial<GitHubReader['history']>;
}

export async function search({ listed, events = {}, query, parents, history }: Given) {
  const commits = { ...COMMITS, parents: { ...COMMITS.parents, ...parents } };
  const { reader, asked } = fakeReader({ ...commits, listed, events });
  const github = { ...reader, history: { ...reader.history, ...history } };
  return { found: await findBaseline(github, { ...PULL, ...query }), asked };
}

export async function choiceOf(given: Given) {
  const { found } = await search(given);
  if ('why' in found) throw new Error(`None was found: ${found.why}`);
  return { id: found.artifact.id, ...found.choice };
}

export async function absenceOf(given: Given) {
  const { found } = await search(given);
  return 'why' in found ? found : null;
}

/** Where an artifact's run was, if not on main. */
export function of(headBranch: string) {
  return { run: { headBranch } };
}
