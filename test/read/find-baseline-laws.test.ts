import fc from 'fast-check';
import type { Artifact } from '../../src/github/index.ts';
import { findBaseline } from '../../src/read/find-baseline.ts';
import { PULL } from './baseline-search.ts';
import { fakeReader, savedOf } from './fake-reader.ts';

const commit = fc.record({ parents: fc.array(fc.nat(5), { maxLength: 2 }) });
const saved = fc.record({
  commit: fc.nat(11),
  expired: fc.boolean(),
  isOfFork: fc.boolean(),
  headBranch: fc.constantFrom('main', 'main', 'change'),
  event: fc.constantFrom('push', 'push', 'schedule', 'pull_request', 'fork'),
});
const worlds = fc.record({
  commits: fc.array(commit, { minLength: 1, maxLength: 12 }),
  saved: fc.array(saved, { maxLength: 10 }),
  trained: fc.nat(11),
});

test('in any history, the newest trusted sweep of the nearest ancestor is chosen, or else the newest on main', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async ({ commits, saved: all, trained }) => {
      const parents = Object.fromEntries(commits.map((c, i) => [`c${i}`, parentsOf(c.parents, i)]));
      const sha = `c${trained % commits.length}`;
      const listed = all.map((one, i) => {
        const { expired, isOfFork, headBranch } = one;
        return savedOf(`c${one.commit}`, i + 1, { expired, run: { isOfFork, headBranch } });
      });
      const events = Object.fromEntries(all.map(({ event }, i) => [i + 1, event]));
      const { reader } = fakeReader({ parents, branches: { main: sha }, listed, events });
      const query = { ...PULL, trainedSha: sha, headSha: sha, isOnBranch: true };
      const found = await findBaseline(reader, query);

      const usable = listed.filter(
        ({ id, expired, run }) =>
          !expired && !run?.isOfFork && ['push', 'schedule'].includes(events[id] ?? ''),
      );
      const newestOf = (fits: (one: Artifact) => boolean) => usable.filter(fits).at(-1);
      const nearest = ancestors(parents, sha)
        .map((one) => newestOf(({ run }) => run?.headSha === one))
        .find((one) => one !== undefined);
      const expected = nearest ?? newestOf(({ run }) => run?.headBranch === 'main');
      expect('why' in found ? undefined : found.artifact).toEqual(expected);
      if ('why' in found) return;
      expect(found.choice.matchedBy === 'newest').toBe(nearest === undefined);
      expect(found.choice.matchedBy === 'same-commit').toBe(found.artifact.run?.headSha === sha);
    }),
    { numRuns: 500 },
  );
});

/** Numbers count back from the commit itself. */
function parentsOf(back: readonly number[], i: number): string[] {
  const earlier = back.map((by) => i - 1 - by).filter((parent) => parent >= 0);
  return [...new Set(earlier)].map((parent) => `c${parent}`);
}

/** The commit and all before it, the latest first. */
function ancestors(parents: Readonly<Record<string, readonly string[]>>, sha: string): string[] {
  const above = (parents[sha] ?? []).flatMap((parent) => ancestors(parents, parent));
  const number = (name: string) => Number(name.slice(1));
  return [...new Set([sha, ...above])].sort((a, b) => number(b) - number(a));
}
