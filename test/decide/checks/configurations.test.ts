import { arePaired, configurationWarnings } from '../../../src/decide/checks/configurations.ts';
import { searchedColumns } from '../../../src/decide/checks/search-space.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import { type Row, sweepWith, times } from './drawn-sweeps.ts';

const warningsOf = (baseline: Sweep, candidate: Sweep) => {
  const pair = { baseline, candidate };
  return configurationWarnings(pair, searchedColumns(pair));
};
const withCode = (wanted: string) => (one: Sweep, other: Sweep) =>
  warningsOf(one, other).filter(({ code }) => code === wanted);
const same = withCode('same-rows');
const paired = withCode('paired-sweeps');
const repeated = withCode('repeated-configurations');

type Score = (number: number) => number | null;

/** Trials of a continuous space, numbered: the same number is the same configuration. */
const sweepFrom = (numbers: readonly number[], score: Score) =>
  sweepWith(
    numbers.map((number): Row => {
      return [score(number), { lr: Math.sin(number), width: Math.cos(3 * number) }];
    }),
  );
const range = (from: number, n: number) => times(n, (i) => from + i);
const own = (seed: number) => {
  const random = seededRandom(seed);
  return () => random();
};

/** Two sweeps of which as many configurations are the same. */
const sharingWith = (one: Score, other: Score) => (n: number, m: number, shared: number) => {
  const theirs = [...range(0, shared), ...range(1000, m - shared)];
  return [sweepFrom(range(0, n), one), sweepFrom(theirs, other)] as const;
};

describe('sweeps that share configurations', () => {
  const sharing = sharingWith(own(1), own(2));

  test.each([
    [6, 6, 6],
    [12, 12, 8],
    [24, 24, 12],
    [48, 12, 6],
    [12, 48, 6],
    [7, 48, 5],
  ])('are paired, with %i and %i trials, of which %i are shared', (n, m, shared) => {
    const [one, other] = sharing(n, m, shared);
    const [warning, ...rest] = paired(one, other);
    expect(rest).toEqual([]);
    expect(warning).toMatchObject({ code: 'paired-sweeps', kind: 'assumption', arm: null });
    expect(warning?.facts).toEqual({ count: shared, of: Math.min(n, m) });
    expect(warningsOf(one, other)).toHaveLength(1);
    expect(arePaired(warningsOf(other, one))).toBe(true);
  });

  test.each([
    [24, 24, 11],
    [12, 12, 7],
    [5, 5, 5],
    [48, 1, 1],
    [12, 12, 0],
  ])('are not, with %i and %i, of which %i are shared', (n, m, shared) => {
    const [one, other] = sharing(n, m, shared);
    expect([...warningsOf(one, other), ...warningsOf(other, one)]).toEqual([]);
  });

  test('are paired even if fixed values and number formats differ and some trials fail', () => {
    const rows = times(20, (i): Row => {
      return [i % 3 ? i : null, { lr: Math.sin(i), fast: false, warm: i % 2 ? 1 : '' }];
    });
    const texts = times(20, (i): Row => {
      const drawn = { warm: i % 2 ? '1.0' : null, fast: true, lr: String(Math.sin(i)) };
      return [i % 3 ? -i : null, drawn];
    });
    const [warning] = paired(sweepWith(rows), sweepWith(texts));
    expect(warning?.facts).toEqual({ count: 20, of: 20 });
  });

  test('of which some parameters are unknown are paired going by the others', () => {
    const some = (score: number) =>
      times(20, (i): Row => [score * i, i < 4 ? null : { lr: i / 7 }]);
    const [warning] = paired(sweepWith(some(1)), sweepWith(some(2)));
    expect(warning?.facts).toEqual({ count: 16, of: 16 });
  });

  test('are not paired where parameters are unknown, or nothing is searched', () => {
    const rows = (parameters: Row[1], score: number) =>
      times(9, (i): Row => [score * i, parameters]);
    for (const parameters of [null, {}, { lr: 0.1 }]) {
      const [one, other] = [sweepWith(rows(parameters, 1)), sweepWith(rows(parameters, 2))];
      expect(warningsOf(one, other)).toEqual([]);
    }
  });
});

describe('the same rows', () => {
  const taken = sharingWith(Math.tan, Math.tan);

  test.each([
    [24, 24, 12, true],
    [48, 12, 6, true],
    [24, 24, 11, false],
    [4, 4, 4, false],
  ])('of %i and %i trials, of which %i are shared, are found: %s', (n, m, shared, areFound) => {
    const [one, other] = taken(n, m, shared);
    const facts = { shared };
    const warning = { code: 'same-rows', kind: 'assumption', arm: null, facts };
    for (const found of [same(one, other), same(other, one)]) {
      expect(found).toMatchObject(areFound ? [warning] : []);
    }
  });

  test('need the same score, and one at all', () => {
    const rows = (score: number | null) =>
      sweepFrom(range(0, 20), (number) => score && score * number);
    expect(same(rows(1), rows(2))).toEqual([]);
    expect(same(rows(null), rows(null))).toEqual([]);
  });

  test('are found in one file given twice, even without parameters', () => {
    const scores = [0.1, 0.5, 0.5, null, 0.3, 0.2, 0.9];
    const [warning] = same(sweepOf(scores), sweepOf(scores, { location: 'copy.csv' }));
    expect(warning?.facts).toEqual({ shared: null });
    expect(arePaired([warning].flatMap((one) => one ?? []))).toBe(true);
    expect(same(sweepOf(scores), sweepOf(scores.toReversed()))).toEqual([]);
    expect(same(sweepOf(scores), sweepOf([...scores, 1]))).toEqual([]);
  });

  test('are not found in equal scores of a coarse metric, or in failures only', () => {
    const coarse = sweepOf(times(12, (i) => i % 4));
    expect(same(coarse, coarse)).toEqual([]);
    const failing = sweepOf(times(12, () => null));
    expect(same(failing, failing)).toEqual([]);
    expect(same(sweepOf([1]), sweepOf([1]))).toEqual([]);
  });
});

describe('repeated configurations', () => {
  const twice = (n: number, from = 0) => sweepFrom([...range(from, n), ...range(from, n)], own(n));
  const fresh = (n: number) => sweepFrom(range(5000, n), own(3));

  const some = (n: number, copies: number) =>
    sweepFrom([...range(0, n), ...range(0, copies)], own(1));

  test.each<[string, Sweep, Sweep, string[]]>([
    ['of the candidate', fresh(30), twice(12), ['candidate']],
    ['of the baseline', twice(12), fresh(30), ['baseline']],
    ['of both', twice(12), twice(9, 500), ['baseline', 'candidate']],
    ['eight trials', some(20, 4), fresh(30), ['baseline']],
    ['fewer than eight', some(20, 3), fresh(30), []],
    ['a tenth of the trials', some(76, 4), fresh(90), ['baseline']],
    ['less than a tenth', some(77, 4), fresh(90), []],
    ['next to eight trials', twice(12), fresh(8), ['baseline']],
    ['next to too small a sweep', twice(12), fresh(7), []],
    ['next to one that repeats the same', twice(12), twice(12), []],
    ['in two trials', twice(1), fresh(1), []],
  ])('are found in the sweep that has them: %s', (_, baseline, candidate, arms) => {
    const found = repeated(baseline, candidate);
    const warning = { code: 'repeated-configurations', kind: 'assumption' };
    expect(found).toMatchObject(arms.map((arm) => ({ ...warning, arm })));
  });

  test('are counted', () => {
    expect(repeated(fresh(30), twice(12))[0]?.facts).toEqual({ count: 24, of: 24 });
  });
});
