import fc from 'fast-check';
import { compareCurves, isAtLeast } from '../../src/compare/index.ts';
import { tuningCurve } from '../../src/estimate/index.ts';
import { type Design, type FalseAlarmRates, falseAlarmRates } from '../../src/plan/index.ts';
import reference from '../reference/false-alarm.json';
import { bandMethods, confidences } from '../support/arbitraries.ts';
import { designOf, splits } from '../support/orders.ts';

const LEVELS = ['weak', 'fair', 'strong'] as const;
const REFERENCE_RUNS = 200_000;

/** By comparing sweeps with every interleaving of their scores. */
function ratesByComparing(design: Design, direction: 'worse' | 'better') {
  const { baseline, candidate, quantile, rules } = design;
  const [n, m] = [baseline.band.n, candidate.band.n];
  const all = splits(
    Array.from({ length: n + m }, (_, i) => i),
    m,
  );
  const found = all.map(([theirs, ours]) => {
    const b = tuningCurve(ours, baseline.band, quantile);
    const c = tuningCurve(theirs, candidate.band, quantile);
    return compareCurves(b, c, rules)[direction].level;
  });
  const rateOf = (least: (typeof LEVELS)[number]) =>
    found.filter((level) => isAtLeast(level, least)).length / all.length;
  return { weak: rateOf('weak'), fair: rateOf('fair'), strong: rateOf('strong') };
}

function expectRates(rates: FalseAlarmRates, expected: Record<(typeof LEVELS)[number], number>) {
  for (const level of LEVELS) {
    expect(rates[level].standardError).toBe(0);
    // Strong is known within a bracket of 1 %.
    const tolerance = level === 'strong' ? 0.006 * expected[level] + 1e-9 : 1e-12;
    expect(Math.abs(rates[level].rate - expected[level])).toBeLessThanOrEqual(tolerance);
  }
}

const designs = fc
  .record({
    n: fc.integer({ min: 1, max: 6 }),
    m: fc.integer({ min: 1, max: 6 }),
    method: bandMethods,
    confidence: fc.constantFrom(0.2, 0.5, 0.8),
    quantile: fc.constantFrom(0.25, 0.5, 0.8),
    minShare: fc.constantFrom(0.01, 0.1, 0.3, 0.6, 1),
    budgetMin: fc.constantFrom(null, null, 1.1),
    budgetMax: fc.constantFrom(null, null, 1.1, 1.4),
  })
  .map(({ minShare, budgetMin, budgetMax, ...sizes }) =>
    designOf({ ...sizes, rules: { minShare, budgetMin, budgetMax } }),
  );

describe('the false-alarm rates', () => {
  test('are those of comparing all interleavings, in either direction', () => {
    fc.assert(
      fc.property(designs, (design) => {
        expectRates(falseAlarmRates(design, { seed: 0 }), ratesByComparing(design, 'worse'));
        const mirrored = { ...design, baseline: design.candidate, candidate: design.baseline };
        expectRates(falseAlarmRates(mirrored, { seed: 0 }), ratesByComparing(design, 'better'));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [8, 7, 0.8, 0.1],
    [7, 8, 0.5, 0.35],
    [1, 12, 0.2, 0.1],
  ])(
    'are those of comparing all interleavings of %i and %i scores',
    (n, m, confidence, minShare) => {
      const design = designOf({ n, m, confidence, rules: { minShare } });
      const expected = ratesByComparing(design, 'worse');
      expectRates(falseAlarmRates(design, { seed: 0 }), expected);
      if (n > 1) expect(expected.strong).toBeGreaterThan(0);
    },
  );

  test.each(reference.filter(({ theta }) => theta === 1))(
    'of $n and $m trials at $confidence are those of an independent simulation',
    ({ n, m, confidence, minShare, ...expected }) => {
      const rates = falseAlarmRates(designOf({ n, m, confidence, rules: { minShare } }), {
        seed: 0,
      });
      for (const level of LEVELS) {
        const { rate, standardError } = rates[level];
        const theirError = Math.sqrt((rate * (1 - rate)) / REFERENCE_RUNS);
        const error = Math.hypot(standardError, theirError, 1 / REFERENCE_RUNS);
        expect(Math.abs(rate - expected[level])).toBeLessThan(4.5 * error);
        // Weak and fair are exact where both sweeps have 60 trials in all; strong always is.
        expect(standardError === 0).toBe(n + m <= 60 || level === 'strong');
      }
    },
  );

  test('are probabilities, weak ≥ fair ≥ strong, and fall as a larger share is asked for', () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }));
    fc.assert(
      fc.property(sizes, confidences, ([n, m], confidence) => {
        const [some, more, all] = [0.1, 0.4, 1].map((minShare) =>
          falseAlarmRates(designOf({ n, m, confidence, rules: { minShare } }), { seed: 0 }),
        );
        for (const rates of [some, more, all]) {
          const [weak, fair, strong] = LEVELS.map((level) => rates?.[level].rate ?? Number.NaN);
          expect([1, weak, fair, strong, 0]).toEqual(
            [1, weak, fair, strong, 0].sort((a, b) => Number(b) - Number(a)),
          );
        }
        for (const level of LEVELS) {
          const rates = [some, more, all].map((one) => one?.[level].rate ?? Number.NaN);
          // Of strong, what is told may be 1 % beside the truth.
          const [first = 0, second = 0, third = 0] = rates;
          expect(second).toBeLessThanOrEqual(first * 1.01 + 1e-9);
          expect(third).toBeLessThanOrEqual(second * 1.01 + 1e-9);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('that are simulated are the same for the same seed, and near each other for others', () => {
    const design = designOf({ n: 40, m: 30 });
    const [first, again, other] = [1, 1, 2].map((seed) => falseAlarmRates(design, { seed }));
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    const [a, b] = [first?.weak, other?.weak];
    expect(b?.rate).not.toBe(a?.rate);
    const apart = Math.abs((a?.rate ?? 1) - (b?.rate ?? 0));
    expect(apart).toBeLessThan(5 * Math.hypot(a?.standardError ?? 0, b?.standardError ?? 0));
  });

  test('of fair are not below those of strong where only strong is exact', () => {
    const design = designOf({ n: 40, m: 40, confidence: 0.99, rules: { minShare: 1 } });
    const { fair, strong } = falseAlarmRates(design, { seed: 0 });
    expect(strong.rate).toBeGreaterThan(0);
    expect(fair.rate).toBeGreaterThanOrEqual(strong.rate);
    expect(fair.standardError).toBeGreaterThan(0);
  });

  test('beyond 1,000 trials are simulated, but for strong a bound, and beyond 10,000 that too', () => {
    const { weak, strong } = falseAlarmRates(designOf({ n: 700, m: 400, confidence: 0.95 }), {
      seed: 0,
    });
    expect(strong).toMatchObject({ standardError: 0, isBound: true, sample: null });
    expect(strong.rate).toBeGreaterThan(0);
    expect(strong.rate).toBeLessThan(0.0001);
    const huge = designOf({ n: 9990, m: 30, method: 'dkw', rules: { minShare: 1 } });
    const { standardError, sample } = falseAlarmRates(huge, { seed: 0 }).strong;
    // With an error even where nothing was hit.
    expect(standardError).toBeGreaterThan(0);
    expect(sample).toEqual({ hits: 0, draws: expect.any(Number) });
    expect(weak.rate).toBeGreaterThan(0.02);
    expect(weak.rate).toBeLessThan(0.15);
  });

  test('are zero, and certain, where nothing is compared', () => {
    const never = { rate: 0, standardError: 0, isBound: false, sample: null };
    const rates = falseAlarmRates(designOf({ n: 1, m: 48 }), { seed: 0 });
    expect(rates).toEqual({ weak: never, fair: never, strong: never });
  });

  test('are bounds with a margin, or if it is said that scores tie or trials failed', () => {
    const exact = falseAlarmRates(designOf({ n: 12, m: 9 }), { seed: 0 });
    const told = falseAlarmRates(designOf({ n: 12, m: 9 }), { seed: 0, isBound: true });
    const margin = falseAlarmRates(designOf({ n: 12, m: 9, rules: { margin: 0.5 } }), { seed: 0 });
    for (const level of LEVELS) {
      expect(exact[level].isBound).toBe(false);
      expect(told[level]).toEqual({ ...exact[level], isBound: true });
      expect(margin[level]).toEqual(told[level]);
    }
  });
});
