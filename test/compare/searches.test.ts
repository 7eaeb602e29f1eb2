import {
  distinctSearches,
  evenSearches,
  leastPValue,
  type Unit,
} from '../../src/compare/searches.ts';
import { quickRandom } from '../../src/math/random.ts';

describe('whole searches', () => {
  const searchOf = (length: number, from = 0): Unit =>
    Array.from({ length }, (_, i) => ({ score: from + i, settings: { lr: i } }));

  test('are cut to the shortest that has half the longest’s trials, and shorter ones are filled up with failures', () => {
    const arms = { baseline: [searchOf(10), searchOf(8)], candidate: [searchOf(5), searchOf(4)] };
    const even = evenSearches(arms);
    expect(even).toMatchObject({ length: 5, filled: 1, leftOut: 8 });
    expect([...even.baseline, ...even.candidate].map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect(even.candidate[1]?.at(-1)).toEqual({ score: -Infinity, settings: {} });
    expect(even.baseline[0]).toEqual(searchOf(5));
  });

  test.each([
    [4, 4, 70],
    [5, 6, 462],
    [8, 8, 12_870],
    [4, 12, 1820],
  ])('%i against %i can have p = 1/%i at least', (n, m, labelings) => {
    expect(leastPValue([n, m])).toBe(1 / labelings);
  });
});

describe('searches that are one', () => {
  const drawn = (seed: number, length = 6): Unit => {
    const random = quickRandom(seed);
    return Array.from({ length }, () => ({
      score: random(),
      settings: { lr: random(), depth: 3 },
    }));
  };
  const countsOf = (baseline: Unit[], candidate: Unit[]) => {
    const distinct = distinctSearches({ baseline, candidate });
    return [distinct.baseline.length, distinct.candidate.length];
  };

  test('are those of an arm that begin with the same configurations, even in another order', () => {
    const one = drawn(1);
    expect(countsOf([one, drawn(2)], [drawn(3), drawn(4)])).toEqual([2, 2]);
    expect(
      countsOf([one, [...one.slice(0, 5).reverse(), ...drawn(9)]], [drawn(3), drawn(4)]),
    ).toEqual([1, 2]);
    const better = one.slice(0, 2).map((trial) => ({ ...trial, score: trial.score + 1 }));
    expect(countsOf([one, [...better, ...drawn(9)]], [drawn(3), drawn(4)])).toEqual([2, 2]);
    const half = [...better, ...drawn(9, 2)];
    expect(countsOf([one.slice(0, 4), half], [drawn(3), drawn(4)])).toEqual([2, 2]);
  });

  test('are those that share a result after the first trial, which a default may have given', () => {
    const [one, other] = [drawn(1, 9), drawn(2, 9)];
    expect(countsOf([one, [...other.slice(0, 8), ...one.slice(8)]], [drawn(3, 9)])).toEqual([1, 1]);
    expect(countsOf([one, [...one.slice(0, 1), ...other]], [drawn(3, 9)])).toEqual([2, 1]);
  });

  test('are not those of two arms, nor settings with few values', () => {
    const one = drawn(1);
    expect(countsOf([one, drawn(2)], [one, drawn(3)])).toEqual([2, 2]);
    const grid = (seed: number) =>
      drawn(seed).map((trial, i) => ({ ...trial, settings: { lr: i / 10 } }));
    expect(countsOf([grid(1), grid(2)], [grid(3)])).toEqual([2, 1]);
  });

  test('all count where all searches of both arms begin alike', () => {
    const begun = (seed: number): Unit => [
      ...drawn(1, 5),
      ...drawn(seed, 5).map((trial) => ({ ...trial, score: trial.score + seed })),
    ];
    expect(countsOf([begun(2), begun(3)], [begun(4), begun(5)])).toEqual([2, 2]);
  });
});
