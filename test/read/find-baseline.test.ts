import type { Artifact } from '../../src/github/index.ts';
import { type BaselineQuery, findBaseline } from '../../src/read/find-baseline.ts';
import { absenceOf, COMMITS, choiceOf, type Given, OWN_RUN, of, PULL } from './baseline-search.ts';
import { fakeReader, refused, savedOf } from './fake-reader.ts';

const ON_MAIN: BaselineQuery = { ...PULL, trainedSha: 'm5', headSha: 'm5', isOnBranch: true };

test.each<[string, Partial<BaselineQuery>, Given['parents']]>([
  ['the head itself was trained', { trainedSha: 'h2' }, {}],
  ['the trained commit is unknown', { trainedSha: null }, {}],
  ['the trained commit is not on GitHub', { trainedSha: 'local' }, {}],
  ['the trained commit merges another head', {}, { merge: ['m4', 'h1'] }],
  ['the base was merged into the head', {}, { merge: ['h2', 'm4'] }],
  ['more than two were merged', {}, { merge: ['m4', 'h2', 'm1'] }],
  ['the other parent is not on the base', {}, { merge: ['x1', 'h2'], x1: ['m1'] }],
  ['the root commit was trained', {}, { merge: [] }],
])('the baseline of a pull request is the merge base if %s', async (_, query, parents = {}) => {
  const listed = [savedOf('m2', 2), savedOf('m4', 4)];
  const wanted = { matchedBy: 'merge-base', sha: 'm2' };
  const found = await choiceOf({ listed, query, parents });
  expect(found).toMatchObject({ id: 2, matchedBy: 'merge-base', wanted, distance: null });
});

describe('the baseline of a run on the branch', () => {
  test('is an earlier sweep of the same commit, or of the nearest before it', async () => {
    const listed = [savedOf('m5', OWN_RUN), savedOf('m5', 5), savedOf('m3', 3)];
    const same = await choiceOf({ listed, query: ON_MAIN });
    expect(same).toMatchObject({ id: 5, matchedBy: 'same-commit', distance: null });
    const before = await choiceOf({ listed: listed.filter(({ id }) => id !== 5), query: ON_MAIN });
    expect(before).toMatchObject({ id: 3, matchedBy: 'ancestor', distance: 2 });
  });

  test('is looked up by the head if the trained commit is unknown', async () => {
    const query = { ...ON_MAIN, trainedSha: null };
    const found = await choiceOf({ listed: [savedOf('m5', 5)], query });
    expect(found.wanted).toEqual({ matchedBy: 'same-commit', sha: 'm5' });
  });
});

describe('a saved sweep', () => {
  test.each<[string, Artifact, Given['events']?]>([
    ['from this very run', savedOf('m4', OWN_RUN)],
    ['of a fork’s commit', savedOf('m4', 9, { run: { isOfFork: true } })],
    ['from a fork’s run', savedOf('m4', 9), { 9: 'fork' }],
    ['from an unknown run', savedOf('m4', 9, { run: null })],
    ['from a pull request', savedOf('m4', 9), { 9: 'pull_request' }],
    ['from a pull_request_target run', savedOf('m4', 9), { 9: 'pull_request_target' }],
    ['from a workflow_run run', savedOf('m4', 9), { 9: 'workflow_run' }],
    ['of another name', savedOf('m4', 9, { name: 'tuning-gate-sweep.0-of-2' })],
  ])('%s is never a baseline', async (_, saved, events = {}) => {
    const listed = [saved, savedOf('m1', 1)];
    expect(await choiceOf({ listed, events })).toMatchObject({ id: 1, matchedBy: 'ancestor' });
    const absence = {
      why: 'no-baseline-yet',
      artifact: 'tuning-gate-sweep',
      branch: 'main',
      other: null,
    };
    expect(await absenceOf({ listed: [saved], events })).toEqual(absence);
  });

  test.each(['push', 'schedule', 'workflow_dispatch'])(
    'from a %s can be a baseline',
    async (event) => {
      expect(await choiceOf({ listed: [savedOf('m4', 9)], events: { 9: event } })).toMatchObject({
        id: 9,
      });
    },
  );

  test('from another workflow is not a baseline, and is named if there is no other', async () => {
    const other = '.github/workflows/other.yml';
    const [listed, events] = [[savedOf('m4', 9)], { 9: other }];
    expect(await absenceOf({ listed, events })).toMatchObject({ why: 'no-baseline-yet', other });
    const both = [...listed, savedOf('m4', 8)];
    expect(await choiceOf({ listed: both, events })).toMatchObject({ id: 8 });
  });

  test('from a deleted run is not a baseline', async () => {
    const { reader } = fakeReader({ ...COMMITS, listed: [savedOf('m4', 9), savedOf('m3', 3)] });
    const runs = (id: number) => (id === 9 ? Promise.reject(refused(404)) : reader.runs(id));
    const found = await findBaseline({ ...reader, runs }, PULL);
    expect(found).toMatchObject({ artifact: { id: 3 }, choice: { matchedBy: 'ancestor' } });
  });

  test('from a run that cannot be looked up ends the search', async () => {
    const { reader } = fakeReader({ ...COMMITS, listed: [savedOf('m4', 9), savedOf('m3', 3)] });
    const asked: number[] = [];
    const runs = (id: number) => {
      asked.push(id);
      return Promise.reject(refused(502));
    };
    expect(await findBaseline({ ...reader, runs }, PULL)).toMatchObject({ why: 'unreachable' });
    expect(asked).toEqual([9]);
  });
});

describe('a sweep that has expired', () => {
  test('is replaced by the next best', async () => {
    const listed = [savedOf('m4', 4, { expired: true }), savedOf('m5', 5)];
    expect(await choiceOf({ listed })).toMatchObject({ id: 5, matchedBy: 'newest' });
  });

  test('is the reason for no baseline if the branch has nothing else', async () => {
    const expired = { expired: true, expiresAt: '2026-03-04T05:06:07Z' };
    const listed = [savedOf('m3', 3, expired), savedOf('m1', 1, expired)];
    expect(await absenceOf({ listed })).toEqual({
      why: 'expired',
      sha: 'm3',
      expiredAt: '2026-03-04T05:06:07Z',
    });
    const elsewhere = [savedOf('m3', 3, { ...expired, ...of('change') })];
    expect(await absenceOf({ listed: elsewhere })).toMatchObject({ why: 'no-baseline-yet' });
    const events = { 3: 'pull_request', 1: 'pull_request' };
    expect(await absenceOf({ listed, events })).toMatchObject({ why: 'no-baseline-yet' });
  });
});
