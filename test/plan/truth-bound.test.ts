import fc from 'fast-check';
import { probabilityWithin } from '../../src/math/crossing.ts';
import { designRange } from '../../src/plan/design.ts';
import { falseStrongBound } from '../../src/plan/index.ts';
import { bandMethods } from '../support/arbitraries.ts';
import { designOf } from '../support/orders.ts';

const INDEPENDENT = { isPaired: false };

describe('the bound on false strong evidence', () => {
  test.each([
    [0.8, 0.107],
    [0.95, 0.025],
  ])('with two sweeps of 48 at %d is %d', (confidence, expected) => {
    const bound = falseStrongBound(designOf({ n: 48, m: 48, confidence }), INDEPENDENT);
    expect(bound.toFixed(3)).toBe(String(expected));
  });

  test('is at most the chance that either band fails, larger if paired, less on less', () => {
    const sizes = fc.integer({ min: 1, max: 30 });
    const levels = fc.constantFrom(0.5, 0.8);
    fc.assert(
      fc.property(sizes, sizes, bandMethods, levels, (n, m, method, confidence) => {
        const design = designOf({ n, m, method, confidence });
        const bound = falseStrongBound(design, INDEPENDENT);
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThanOrEqual(1 - confidence ** 2 + 1e-9);
        const paired = falseStrongBound(design, { isPaired: true });
        expect(paired).toBeGreaterThanOrEqual(bound - 1e-12);
        const rules = { ...design.rules, budgetMin: 1.5, budgetMax: 2 };
        const less = falseStrongBound({ ...design, rules }, INDEPENDENT);
        expect(less).toBeLessThanOrEqual(bound + 1e-12);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test('of paired sweeps is the sum of both misses', () => {
    const design = designOf({ n: 48, m: 48 });
    const miss = 1 - Math.sqrt(1 - falseStrongBound(design, INDEPENDENT));
    expect(falseStrongBound(design, { isPaired: true })).toBeCloseTo(2 * miss, 3);
  });

  test('is what it is without any bound on counts that hardly ever come', () => {
    for (const design of [
      designOf({ n: 5, m: 30, confidence: 0.2 }),
      designOf({ n: 48, m: 700 }),
      designOf({ n: 1200, m: 60, rules: { budgetMin: 1.3, budgetMax: 4 } }),
    ]) {
      const { baseline, candidate, quantile } = design;
      const range = designRange(design) ?? [];
      expect(range.length).toBe(2);
      const [first, last] = range.map((budget) => quantile ** (1 / budget)) as [number, number];
      const upper = candidate.band.lower.map((l) => (l < first ? 0 : Math.min(l, last)));
      const lower = baseline.band.upper.map((u) => (u < last ? Math.max(u, first) : 1));
      const holds =
        probabilityWithin(upper, Array(candidate.band.n).fill(1)) *
        probabilityWithin(Array(baseline.band.n).fill(0), lower);
      expect(Math.abs(falseStrongBound(design, INDEPENDENT) - (1 - holds))).toBeLessThan(1e-12);
    }
  });

  test('beyond 20,000 trials is that of whole sides of the bands', () => {
    const both = designOf({ n: 20_001, m: 30_000, method: 'dkw' });
    expect(falseStrongBound(both, INDEPENDENT)).toBeCloseTo(1 - 0.9 ** 2, 12);
    expect(falseStrongBound(both, { isPaired: true })).toBeCloseTo(0.2, 12);
  });

  test('is nothing where nothing is compared', () => {
    expect(falseStrongBound(designOf({ n: 2, m: 48 }), INDEPENDENT)).toBe(0);
    expect(falseStrongBound(designOf({ n: 2, m: 48 }), { isPaired: true })).toBe(0);
    const large = designOf({ n: 20_001, m: 2, method: 'dkw' });
    expect(falseStrongBound(large, INDEPENDENT)).toBe(0);
  });
});
