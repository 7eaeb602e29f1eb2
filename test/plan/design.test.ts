import fc from 'fast-check';
import { type CdfBand, confidenceBand } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/order-statistics.ts';
import { type Design, designRange, falseStrongBound } from '../../src/plan/index.ts';
import { bandMethods } from '../support/arbitraries.ts';
import { BAND, bandOf } from '../support/bands.ts';
import { designOf, levelOfOrder, ordersOf, powerOf } from '../support/orders.ts';

/** By comparing sweeps with every order of their scores, each as likely as it is. */
function chanceByComparing(design: Design, slowdown: number): number {
  const [n, m] = design.trials;
  return ordersOf(n, m).reduce((sum, order) => {
    const isStrong = levelOfOrder(design, order) === 'strong';
    return isStrong ? sum + likelihood(order.candidate, n + m, slowdown) : sum;
  }, 0);
}

/** Of an order, score by score, the largest first. */
function likelihood(theirs: readonly number[], all: number, slowdown: number): number {
  let left = theirs.length;
  let product = 1;
  for (let place = all - 1; place >= 0; place--) {
    const [candidate, baseline] = [left / slowdown, place + 1 - left];
    const isTheirs = theirs.includes(place);
    product *= (isTheirs ? candidate : baseline) / (candidate + baseline);
    if (isTheirs) left--;
  }
  return product;
}

const designs = fc
  .record({
    n: fc.integer({ min: 1, max: 5 }),
    m: fc.integer({ min: 1, max: 5 }),
    method: bandMethods,
    confidence: fc.constantFrom(0.1, 0.2, 0.5),
    quantile: fc.constantFrom(0.25, 0.5, 0.8),
    minShare: fc.constantFrom(0.1, 0.5, 1),
    budgetMin: fc.constantFrom(null, null, 1.1),
    budgetMax: fc.constantFrom(null, null, 1, 1.1, 1.4),
  })
  .map(({ minShare, budgetMin, budgetMax, ...sizes }) =>
    designOf({ ...sizes, rules: { minShare, budgetMin, budgetMax } }),
  );
const slowdowns = fc.constantFrom(0.5, 1, 1.7, 4, 30);

describe('the chance of strong evidence', () => {
  test('is that of comparing all orders of the scores', () => {
    let possible = 0;
    fc.assert(
      fc.property(designs, slowdowns, (design, slowdown) => {
        const expected = chanceByComparing(design, slowdown);
        expect(Math.abs(powerOf(design)(slowdown) - expected)).toBeLessThan(1e-12);
        if (expected > 0) possible++;
      }),
      { numRuns: 100, seed: 1 },
    );
    expect(possible).toBeGreaterThan(20);
  });

  test('counts what begins at the very start of the range', () => {
    // The upper limit changes right at the first budget, where that is a break of the candidate's curve.
    const whole = designOf({ n: 6, m: 6, confidence: 0.5 });
    const { lower } = bandOf(6, BAND.method, 0.5);
    const budgetMin = Math.log(0.5) / Math.log(lower[4] as number);
    const design = { ...whole, rules: { ...whole.rules, budgetMin, budgetMax: 100 } };
    const after = { ...whole, rules: { ...design.rules, budgetMin: budgetMin * (1 + 1e-9) } };
    expect(budgetMin).toBeGreaterThan(1);
    expect(powerOf(design)(1)).toBeGreaterThan(powerOf(after)(1));
    expect(powerOf(design)(1)).toBeCloseTo(chanceByComparing(design, 1), 12);
  });

  test.each([
    [48, 48, 0.8, 0.0028863268],
    [12, 12, 0.8, 0.0042557],
    [24, 24, 0.8, 0.0030874],
    [100, 100, 0.8, 0.0022267],
    [48, 12, 0.8, 0.0060861],
    [12, 48, 0.8, 0.0041489],
    [48, 48, 0.95, 0.00012955],
    [48, 48, 0.5, 0.0212489],
  ])('with %i and %i trials at %d is %d if nothing changed', (n, m, confidence, expected) => {
    const rate = powerOf(designOf({ n, m, confidence }))(1);
    const digits = String(expected).replace(/^0\.0*/, '').length;
    expect(Number(rate.toPrecision(digits))).toBe(expected);
  });

  test('neither overflows nor vanishes with thousands of trials', () => {
    const design = designOf({ n: 3000, m: 3000, method: 'dkw' });
    expect(powerOf(design)(1)).toBeGreaterThan(1e-5);
    expect(powerOf(design)(1)).toBeLessThan(0.01);
    expect(powerOf(design)(3)).toBeCloseTo(1, 6);
    expect(powerOf(design)(0.01)).toBeLessThan(1e-50);
  });
});

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
      { numRuns: 40, seed: 1 },
    );
  });

  test('is what it is without any bound on counts that hardly ever come', () => {
    for (const design of [
      designOf({ n: 5, m: 30, confidence: 0.2 }),
      designOf({ n: 48, m: 700 }),
      designOf({ n: 1200, m: 60, rules: { budgetMin: 1.3, budgetMax: 4 } }),
    ]) {
      const { quantile, trials } = design;
      const [baseline, candidate] = trials.map((n) => confidenceBand(n, design.band)) as [
        CdfBand,
        CdfBand,
      ];
      const range = designRange(design) ?? [];
      expect(range.length).toBe(2);
      const [first, last] = range.map((budget) => quantile ** (1 / budget)) as [number, number];
      const upper = candidate.lower.map((l) => (l < first ? 0 : Math.min(l, last)));
      const lower = baseline.upper.map((u) => (u < last ? Math.max(u, first) : 1));
      const holds =
        probabilityWithin(upper, Array(candidate.n).fill(1)) *
        probabilityWithin(Array(baseline.n).fill(0), lower);
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
