import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type ScorePair, shiftOfPairs, testOfPairs } from '../../src/compare/paired.ts';
import { quickRandom } from '../../src/math/random.ts';
import { rankCorrelation } from '../../src/math/significance.ts';
import reference from '../reference/no-change.json';

const PLAN = { seed: 1, level: null };

function pairsOf(
  baseline: readonly (number | string)[],
  candidate: readonly (number | string)[],
): ScorePair[] {
  return baseline.map((x, i) => ({ baseline: Number(x), candidate: Number(candidate[i]) }));
}

function testAt(
  pairs: readonly ScorePair[],
  plan: { seed: number; level: number | null; margin?: number } = PLAN,
) {
  const n = pairs.length;
  const design = { trials: [n, n], quantile: 0.5, budgetMin: 1, budgetMax: null } as const;
  const { worse, relabelings, ...found } = testOfPairs(pairs, design, plan);
  return { ...found, ...worse, relabelings };
}

test.each(reference.paired)(
  'an enumeration of all swaps of $baseline.length pairs agrees',
  (known) => {
    expect(testAt(pairsOf(known.baseline, known.candidate))).toMatchObject({
      signedRank: known.signedRank,
      sameSettings: known.pSameSettings,
      afterTuning: known.pAfterTuning,
      pValue: known.pValue,
      relabelings: 2 ** known.baseline.length,
    });
  },
);

const score = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constant(-Infinity));
const pair = fc.record({ baseline: score, candidate: score });

const allSwaps = (pairs: readonly ScorePair[]) =>
  Array.from({ length: 2 ** pairs.length }, (_, swap) =>
    pairs.map((one, i) =>
      (swap >> i) % 2 === 0 ? one : { baseline: one.candidate, candidate: one.baseline },
    ),
  );

test('over all swaps of any pairs, a p-value of at most α comes up in at most that share', () => {
  const few = fc.array(pair, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(few, (found) => {
      const values = allSwaps(found).map((swapped) => testAt(swapped).pValue);
      for (const level of values) {
        const share = values.filter((p) => p <= level).length / values.length;
        expect(share).toBeLessThanOrEqual(level + 1e-12);
      }
    }),
  );
});

const percents = fc.array(
  fc.record({
    baseline: fc.integer({ min: 60, max: 75 }),
    candidate: fc.integer({ min: 60, max: 75 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const positions = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ min: -50, max: 50, noNaN: true }),
);

test('accuracies say the same in any order, as percent, as fractions, and shifted, with a margin or without', () => {
  const margins = fc.constantFrom(0, 1, 3);
  fc.assert(
    fc.property(percents, margins, positions, (found, margin, shift) => {
      const known = testAt(found, { ...PLAN, margin });
      expect(testAt(found.toReversed(), { ...PLAN, margin })).toEqual(known);
      const mapped = (map: (score: number) => number) =>
        found.map((one) => ({ baseline: map(one.baseline), candidate: map(one.candidate) }));
      const fractions = mapped((score) => score / 100);
      expect(testAt(fractions, { ...PLAN, margin: margin / 100 })).toEqual(known);
      expect(
        testAt(
          mapped((score) => score + shift),
          { ...PLAN, margin },
        ),
      ).toEqual(known);
      expect(
        testAt(
          mapped((score) => score / 100 + shift / 10),
          { ...PLAN, margin: margin / 100 },
        ),
      ).toEqual(known);
    }),
  );
});

describe('a margin in pairs', () => {
  test('does not fail a loss of exactly the margin', () => {
    const lost = Array.from({ length: 12 }, (_, i) => ({
      baseline: 0.8 + i / 100,
      candidate: 0.7 + i / 100,
    }));
    expect(testAt(lost).pValue).toBeLessThan(0.001);
    expect(testAt(lost, { ...PLAN, margin: 0.1 })).toMatchObject({ pValue: 1 });
  });

  test('never lowers the p-value, so that the level holds', () => {
    const swaps = allSwaps(pairsOf([5, 2, 1, 0, 0], [2, 0, 3, 5, 0]));
    const values = swaps.map((swapped) => testAt(swapped, { ...PLAN, margin: 0.5 }).pValue);
    expect(values).toEqual(swaps.map((swap, i) => Math.max(testAt(swap).pValue, values[i] ?? 0)));
    expect(values.filter((p) => p <= 0.375).length / 32).toBeLessThanOrEqual(0.375);
  });

  test('can be a little too small where the loss is less, as the method says', () => {
    const lost = 1.99;
    const found = pairsOf([5, 0, 2, 2, 0], [0, 2, 5, 2, 1]);
    const values = Array.from({ length: 32 }, (_, swap) => {
      const swapped = found.map(({ baseline: x, candidate: y }, i) =>
        (swap >> i) % 2 === 0
          ? { baseline: x, candidate: y - lost }
          : { baseline: y, candidate: x - lost },
      );
      return testAt(swapped, { ...PLAN, margin: 2 }).pValue;
    });
    const level = 13 / 32;
    expect(values.filter((p) => p <= level)).toHaveLength(14);
    expect(readFileSync('docs/method/tests.md', 'utf8').replaceAll('\n', ' ')).toContain(
      `p is at most ${level.toFixed(3)} in ${14 / 32} of all swaps`,
    );
  });
});

test('what only the worst settings lose does not count at the same settings', () => {
  const baseline = Array.from({ length: 12 }, (_, i) => i);
  const losing = (isLost: (x: number) => boolean) =>
    testAt(
      pairsOf(
        baseline,
        baseline.map((x) => (isLost(x) ? x - 0.5 : x)),
      ),
    );
  expect(losing(() => false)).toMatchObject({ signedRank: 0, afterTuning: 1, pValue: 1 });
  expect(losing((x) => x < 3).sameSettings).toBe(1);
  expect(losing((x) => x >= 9).sameSettings).toBe(1 / 8);
});

const random = quickRandom(5);
const worse = Array.from({ length: 30 }, () => {
  const baseline = random();
  return { baseline, candidate: baseline - 0.05 + 0.05 * random() };
});

test('beyond 14 pairs swaps are drawn, the same for the same seed, and as many as the level needs', () => {
  const usual = testAt(worse);
  expect(usual).toMatchObject({ relabelings: 20_000, pValue: 1 / 20_000 });
  expect(testAt(worse)).toEqual(usual);
  expect(testAt(worse, { seed: 1, level: 0.0005 }).relabelings).toBe(40_001);
});

describe('the change at the same settings', () => {
  /** Pairs that do not count, and below all others. */
  const unchanged = (n: number) =>
    Array.from({ length: n }, () => ({ baseline: -9, candidate: -9 }));
  // The worked example of Hollander and Wolfe; R's wilcox.test(x, y, paired = TRUE, conf.int = TRUE, conf.level = 0.99).
  const before = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
  const after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];

  test('is the Hodges–Lehmann estimate with the limits of the signed-rank test', () => {
    const shift = shiftOfPairs([...pairsOf(after, before), ...unchanged(9)]);
    expect(shift?.estimate).toBeCloseTo(0.46, 12);
    expect(shift?.lower).toBeCloseTo(-0.1135, 12);
    expect(shift?.upper).toBeCloseTo(0.987, 12);
  });

  test('has no limits where too few pairs could show them', () => {
    const limits = { lower: -Infinity, upper: Infinity };
    expect(shiftOfPairs(pairsOf([1, 2], [2, 4]))).toEqual({ estimate: 1.5, ...limits });
  });

  test('is that of the pairs that count: they differ, and are not among the lowest quarter of the scores', () => {
    const good = pairsOf([5, 6, 7, 8], [5.5, 6.5, 7.5, 8.5]);
    expect(shiftOfPairs([...good, ...pairsOf([1, 2], [0.1, 0.2])])?.estimate).toBe(0.5);
    expect(shiftOfPairs([...good, ...pairsOf([9, 9.1], [9, 9.1])])?.estimate).toBe(0.5);
    expect(shiftOfPairs(pairsOf([1, 2], [1, 2]))).toBeNull();
  });

  test('leaves out pairs that failed on both sides, and is infinite where most failed on one', () => {
    const F = -Infinity;
    expect(shiftOfPairs(pairsOf([F, F], [F, F]))).toBeNull();
    expect(shiftOfPairs(pairsOf([F, 1, 2, 3], [F, 2, 3, 4]))).toMatchObject({ estimate: 1 });
    expect(shiftOfPairs(pairsOf([1, 2, 3], [F, F, 3]))).toMatchObject({ estimate: F });
  });

  test('has nearly the same limits for 601 pairs, by the normal distribution, as for 600', () => {
    const rising = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ baseline: 0, candidate: Math.sqrt((i + 1) / n) }));
    const [exact, normal] = [600, 601].map((n) => shiftOfPairs([...rising(n), ...unchanged(n)]));
    expect(normal?.lower).toBeCloseTo(exact?.lower ?? 0, 4);
    expect(normal?.upper).toBeCloseTo(exact?.upper ?? 0, 4);
  });
});

test('a rank correlation is that of the ranks, tied ones sharing their mean', () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 40])).toBe(1);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, -Infinity])).toBe(-1);
  expect(rankCorrelation([1, 2, 3], [1, 3, 2])).toBeCloseTo(0.5, 12);
  expect(rankCorrelation([1, 1, 2], [1, 2, 2])).toBeCloseTo(0.5, 12);
  expect(rankCorrelation([1, 1], [1, 2])).toBeNull();
});
