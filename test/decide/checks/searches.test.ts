import type { Assessment } from '../../../src/decide/index.ts';
import { assess } from '../../../src/decide/index.ts';
import { type BaselineChoice, plainSearch, type Search } from '../../../src/read/index.ts';
import { settingsWith, sweepOf } from '../../support/sweeps.ts';
import { times } from './drawn-sweeps.ts';

describe('the warnings of how sweeps were found', () => {
  const sweep = sweepOf(times(48, (i) => i));
  const ofSearches = ({ warnings }: Assessment) =>
    warnings.filter(({ code }) => ['newer-baseline', 'missing-shards'].includes(code));
  const firstCodes = ({ warnings }: Assessment, count: number) =>
    warnings.slice(0, count).map(({ code }) => code);
  const found = (baseline: Partial<Search>, candidate: Partial<Search> = {}, given = sweep) => {
    const plain = plainSearch('artifact:tuning-gate-sweep', null);
    const searches = {
      baseline: { ...plain, ...baseline },
      candidate: { ...plain, ...candidate },
    };
    return assess({ baseline: given, candidate: given, searches }, settingsWith());
  };
  const shardsDiffer = (before?: number, after?: number, candidate?: Partial<Search>) => {
    const plain = plainSearch('artifact:tuning-gate-sweep', null);
    const searches = { baseline: plain, candidate: { ...plain, ...candidate } };
    const [baseline, own] = [before, after].map((shards) =>
      shards === undefined ? sweep : { ...sweep, shards },
    ) as [typeof sweep, typeof sweep];
    const { warnings, gate } = assess({ baseline, candidate: own, searches }, settingsWith());
    const found = warnings.find(({ code }) => code === 'shards-differ');
    return found && { facts: found.facts, kind: found.kind, gate };
  };
  const chosen = (rung: BaselineChoice['rung'], distance: number | null): Partial<Search> => ({
    choice: { rung, branch: 'main', wanted: null, distance, isAssumed: false },
  });

  test.each([12, null])('report a baseline that is newer by %j commits', (distance) => {
    const assessment = found(chosen('newest', distance));
    const [warnings, gate] = [ofSearches(assessment), assessment.gate];
    const facts = { commits: distance };
    expect(warnings).toMatchObject([{ code: 'newer-baseline', arm: 'baseline', facts }]);
    expect(gate).toBe('pass');
  });

  test.each<[BaselineChoice['rung'], number | null]>([
    ['newest', 0],
    ['ancestor', 12],
    ['first-parent', null],
    ['merge-base', null],
    ['same-commit', null],
  ])('say nothing about the %s (%j)', (rung, distance) => {
    expect(ofSearches(found(chosen(rung, distance)))).toEqual([]);
  });

  test('report another number of jobs than trained the baseline, unless jobs are missing', () => {
    const expected = { facts: { before: 4, after: 1 }, kind: 'information', gate: 'pass' };
    expect(shardsDiffer(4, 1)).toEqual(expected);
    expect(shardsDiffer(4)).toEqual(expected);
    expect([shardsDiffer(4, 4), shardsDiffer(1), shardsDiffer()]).toEqual(Array(3).fill(undefined));
    expect(shardsDiffer(undefined, 4)).toBeUndefined();
    expect(shardsDiffer(4, 3, { shards: { jobs: 4, saved: 3 } })).toBeUndefined();
  });

  test('report matrix jobs that saved nothing, in either sweep', () => {
    const shards = { jobs: 12, saved: 11 };
    const warnings = ofSearches(found({ shards }, { shards: { jobs: 3, saved: 1 } }));
    expect(warnings).toMatchObject([
      { code: 'missing-shards', arm: 'baseline', facts: { saved: 11, jobs: 12 } },
      { code: 'missing-shards', arm: 'candidate', facts: { saved: 1, jobs: 3 } },
    ]);
    expect(ofSearches(found({ shards: { jobs: 12, saved: 12 } }))).toEqual([]);
  });

  test('come first, and where there is nothing to compare as well', () => {
    const unfinished = sweepOf(
      times(48, (i) => i),
      { running: 1 },
    );
    const both = found(chosen('newest', 2), {}, unfinished);
    expect(firstCodes(both, 1)).toEqual(['newer-baseline']);
    const searches = {
      baseline: plainSearch('auto', { why: 'missing' }),
      candidate: { ...plainSearch('auto', null), shards: { jobs: 2, saved: 1 } },
    };
    const alone = assess({ baseline: null, candidate: unfinished, searches }, settingsWith());
    expect(firstCodes(alone, 2)).toEqual(['missing-shards', 'order-unknown']);
  });
});
