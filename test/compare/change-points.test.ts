import fc from 'fast-check';
import { CHANGE_LEVEL, changePoints } from '../../src/compare/change-points.ts';
import { testOfNoChange } from '../../src/compare/no-change.ts';
import { quickRandom, type Random } from '../../src/math/random.ts';

const RULES = { quantile: 0.5, budgetMin: 1, budgetMax: null };
const AT = (level: number) => ({ rules: RULES, level });

/** A sweep that needs R times the trials. */
const draw = (trials: number, slowdown: number, random: Random) =>
  Array.from({ length: trials }, () => random() ** slowdown);

/** The test of each split by itself, in both directions: its p-value and the least tail. */
function tests(before: readonly number[], after: readonly number[]) {
  const arms = [[before, after, 'worse'] as const, [after, before, 'better'] as const];
  return arms.map(([baseline, candidate, direction]) => {
    const trials = [baseline.length, candidate.length] as const;
    return { direction, ...testOfNoChange([baseline, candidate], { ...RULES, trials }) };
  });
}

/** The same of three sweeps, where each split has half of the level, with the test of two sweeps. */
function splitOfThree(sweeps: readonly (readonly number[])[], level: number) {
  const [found] = [1, 2]
    .flatMap((at) =>
      tests(sweeps.slice(0, at).flat(), sweeps.slice(at).flat()).map((one) => ({ at, ...one })),
    )
    .sort((a, b) => a.statistic - b.statistic);
  const pValue = found ? 4 * found.pValue : 1;
  return found && pValue <= level ? { at: found.at, direction: found.direction, pValue } : null;
}

const score = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.double({ noNaN: true, min: 0, max: 5 }),
  fc.constant(-Infinity),
);
const sweep = fc.array(score, { minLength: 1, maxLength: 8 });

test('two sweeps change where the test of no change says so, in either direction', () => {
  fc.assert(
    fc.property(sweep, sweep, (one, other) => {
      const best = tests(one, other).sort((a, b) => a.statistic - b.statistic)[0];
      const [found] = changePoints([one, other], AT(0.4));
      if (best === undefined || 2 * best.pValue > 0.4) return expect(found).toBeUndefined();
      expect(found?.pValue).toBeCloseTo(2 * best.pValue, 12);
      return expect(found).toMatchObject({ at: 1, direction: best.direction });
    }),
  );
});

test('of three sweeps the most extreme split comes first, whatever the sizes, ties and failures', () => {
  fc.assert(
    fc.property(fc.tuple(sweep, sweep, sweep), (sweeps) => {
      const expected = splitOfThree(sweeps, 0.9);
      const found = changePoints(sweeps, AT(0.9));
      expect(found.length > 0).toBe(expected !== null);
      // Two have to stand between each other.
      if (expected === null || found.length > 1) return;
      expect(found).toMatchObject([{ at: expected.at, direction: expected.direction }]);
      expect(found[0]?.pValue).toBeCloseTo(expected.pValue, 12);
    }),
  );
});

test('two losses in 60 merges are found where they are, and gains in the reversed series', () => {
  const random = quickRandom(5);
  const slowdowns = Array.from({ length: 60 }, (_, i) => (i < 20 ? 1 : i < 41 ? 2 : 4));
  const sweeps = slowdowns.map((slowdown) => draw(48, slowdown, random));
  const losses = changePoints(sweeps, AT(CHANGE_LEVEL));
  expect(losses.map(({ direction }) => direction)).toEqual(['worse', 'worse']);
  [20, 41].forEach((at, i) => {
    // One sweep of bad luck moves it.
    expect(Math.abs((losses[i]?.at ?? 0) - at)).toBeLessThanOrEqual(1);
  });
  const gains = changePoints(sweeps.toReversed(), AT(CHANGE_LEVEL));
  expect(gains).toMatchObject(
    losses.toReversed().map(({ at }) => ({ at: 60 - at, direction: 'better' })),
  );
});

test('a loss that was mended after three merges is not drowned by what was before and after', () => {
  const random = quickRandom(2);
  const sweeps = Array.from({ length: 60 }, (_, i) => draw(48, i >= 30 && i < 33 ? 3 : 1, random));
  const found = changePoints(sweeps, AT(CHANGE_LEVEL));
  expect(found.map(({ at, direction }) => [at, direction])).toEqual([
    [30, 'worse'],
    [33, 'better'],
  ]);
});

test('neither the order of trials nor an increasing change of scale matters, and nothing is changed', () => {
  const random = quickRandom(8);
  const sweeps = Array.from({ length: 12 }, (_, i) => draw(24, i < 7 ? 1 : 4, random));
  const before = structuredClone(sweeps);
  const found = changePoints(sweeps, AT(0.01));
  expect(found).toHaveLength(1);
  expect(
    changePoints(
      sweeps.map((one) => one.toReversed()),
      AT(0.01),
    ),
  ).toEqual(found);
  const scaled = sweeps.map((one) => one.map((x) => Math.log(x)));
  expect(changePoints(scaled, AT(0.01))).toEqual(found);
  expect(sweeps).toEqual(before);
});

test('fewer than two sweeps, and sweeps that are all alike, have no change', () => {
  expect(changePoints([], AT(0.5))).toEqual([]);
  expect(changePoints([[1, 2]], AT(0.5))).toEqual([]);
  expect(changePoints(Array(20).fill([-Infinity, 1, 1, 2]), AT(0.5))).toEqual([]);
});

test('an overwhelming change has a p-value that is not zero', () => {
  const sweeps = Array.from({ length: 8 }, (_, i) => Array(100).fill(i < 4 ? 2 : 1));
  expect(changePoints(sweeps, AT(CHANGE_LEVEL))).toEqual([
    { at: 4, direction: 'worse', pValue: 1e-50 },
  ]);
});
