import {
  historyPath,
  keptAt,
  keptPaths,
  keptSweeps,
  sweepPath,
} from '../../src/read/data-branch.ts';
import type { BaselineQuery } from '../../src/read/find-baseline.ts';
import { absenceOf, choiceOf, PULL } from './baseline-search.ts';
import { refused, savedOf } from './fake-reader.ts';

const tip = { sha: 'tip', files: new Map<string, string>() };
const keeping = (...shas: readonly string[]): Partial<BaselineQuery> => ({
  kept: async () => new Map(shas.map((sha) => [sha, { sha, tip, paths: [] }])),
});

test('of each commit, an artifact comes before what is kept', async () => {
  const query = keeping('m4', 'm3');
  expect(await choiceOf({ listed: [savedOf('m4', 4)], query })).toMatchObject({ id: 4 });
  const nearer = await choiceOf({ listed: [savedOf('m3', 3)], query });
  expect(nearer).toMatchObject({ id: 'm4', rung: 'first-parent' });
  const expired = savedOf('m4', 4, { expired: true });
  expect(await choiceOf({ listed: [expired], query })).toMatchObject({ id: 'm4' });
});

test('without any artifact, the nearest that is kept counts, or else the newest on the branch', async () => {
  const before = await choiceOf({ listed: [], query: keeping('m1', 'm2') });
  expect(before).toMatchObject({ id: 'm2', rung: 'ancestor' });
  const newest = await choiceOf({ listed: [], query: keeping('m5') });
  expect(newest).toMatchObject({ id: 'm5', rung: 'newest' });
});

test('what is kept of this run is no baseline', async () => {
  const onMain = { ...PULL, trainedSha: 'm5', headSha: 'm5', isOnBranch: true };
  const own = await choiceOf({ listed: [], query: { ...onMain, ...keeping('m5', 'm3') } });
  expect(own).toMatchObject({ id: 'm3', rung: 'ancestor' });
});

test('a branch that cannot be read is no missing baseline', async () => {
  const kept = () => Promise.reject(refused(500));
  expect(await absenceOf({ listed: [], query: { kept } })).toMatchObject({ why: 'unreachable' });
});

test.each([
  [{ name: '', comparison: '' }, 'default'],
  [{ name: '', comparison: 'small' }, 'small'],
  [{ name: 'small', comparison: '' }, 'small/default'],
  [{ name: 'nightly', comparison: 'org/model' }, 'nightly/org~2fmodel'],
  [{ name: '', comparison: 'default' }, '~64efault'],
  [{ name: '', comparison: '../..' }, '~2e~2e~2f~2e~2e'],
])('what is kept for %j is called %s', (owner, name) => {
  const [sha, other] = ['a'.repeat(40), 'b'.repeat(40)];
  expect(historyPath(owner)).toBe(`history/${name}.jsonl`);
  const paths = [sweepPath(sha, owner, 0), sweepPath(sha, owner, 1)];
  expect(paths).toEqual([`sweeps/${sha}/${name}.json`, `sweeps/${sha}/${name}.2.json`]);
  expect(paths.map(keptAt)).toEqual([
    { sha, of: name },
    { sha, of: name },
  ]);
  const files = new Map([...paths, sweepPath(other, owner, 0)].map((path) => [path, 'blob']));
  expect(keptPaths({ sha: 'tip', files }, sha, owner)).toEqual(paths);
  const areSeveral = owner.comparison !== '';
  const kept = keptSweeps({ sha: 'tip', files }, { name: owner.name, areSeveral });
  expect(kept.get(sha)?.paths).toEqual(paths);
  expect(keptSweeps({ sha: 'tip', files }, { name: 'another', areSeveral }).size).toBe(0);
});
