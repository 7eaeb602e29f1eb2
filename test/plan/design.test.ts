import fc from 'fast-check';
import { compareCurves } from '../../src/compare/index.ts';
import { tuningCurve } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/crossing.ts';
import { designRange, piecesOf } from '../../src/plan/design.ts';
import { drawOrders, estimateRate, levelOf } from '../../src/plan/false-alarm.ts';
import {
  type Design,
  detectableSlowdown,
  falseAlarmRates,
  falseStrongBound,
  powerOf,
} from '../../src/plan/index.ts';
import reference from '../reference/false-alarm.json';
import { bandMethods } from '../support/arbitraries.ts';
import { agreesWith } from '../support/binomial.ts';
import { designOf, splits } from '../support/orders.ts';

/** By comparing sweeps with every order of their scores, each as likely as it is. */
function chanceByComparing(design: Design, slowdown: number): number {
  const { baseline, candidate, quantile, rules } = design;
  const [n, m] = [baseline.band.n, candidate.band.n];
  const places = Array.from({ length: n + m }, (_, i) => i);
  return splits(places, m).reduce((sum, [theirs, ours]) => {
    const b = tuningCurve(ours, baseline.band, quantile);
    const c = tuningCurve(theirs, candidate.band, quantile);
    const isStrong = compareCurves(b, c, rules).worse.level === 'strong';
    return isStrong ? sum + likelihood(theirs, n + m, slowdown) : sum;
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
    n: fc.integer({ min: 1, max: 6 }),
    m: fc.integer({ min: 1, max: 6 }),
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
      { numRuns: 300, seed: 1 },
    );
    expect(possible).toBeGreaterThan(60);
  });

  test('counts what begins at the very start of the range', () => {
    // The upper limit changes right at the first budget, where that is a break of the candidate's curve.
    const whole = designOf({ n: 6, m: 6, confidence: 0.5 });
    const { lower } = whole.candidate.band;
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

  test('at 48 trials each has its known values', () => {
    const power = powerOf(designOf({ n: 48, m: 48 }));
    expect(power(4)).toBeCloseTo(0.9271831, 7);
    expect(power(2)).toBeCloseTo(0.249246, 7);
  });

  test('grows with the slowdown and falls with the confidence', () => {
    const sizes = fc.integer({ min: 5, max: 60 });
    const levels = fc.double({ min: 0.05, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(sizes, sizes, levels, (n, m, confidence) => {
        const power = powerOf(designOf({ n, m, confidence }));
        const chances = [1, 1.5, 4, 100].map(power);
        expect(chances).toEqual(chances.toSorted((a, b) => a - b));
        const surer = powerOf(designOf({ n, m, confidence: (1 + confidence) / 2 }));
        expect(surer(1)).toBeLessThanOrEqual(power(1));
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('neither overflows nor vanishes with thousands of trials', () => {
    const design = designOf({ n: 3000, m: 3000, method: 'dkw' });
    expect(powerOf(design)(1)).toBeGreaterThan(1e-5);
    expect(powerOf(design)(1)).toBeLessThan(0.01);
    expect(powerOf(design)(3)).toBeCloseTo(1, 6);
    expect(powerOf(design)(0.01)).toBeLessThan(1e-50);
  });
});

describe('the detectable slowdown', () => {
  test.each([
    [12, 10.446],
    [24, 5.367],
    [48, 3.263],
    [100, 2.311],
  ])('with %i trials in each sweep is %d', (n, expected) => {
    const design = designOf({ n, m: n });
    const slowdown = detectableSlowdown(design) ?? 0;
    expect(slowdown.toFixed(3)).toBe(String(expected));
    expect(powerOf(design)(slowdown)).toBeCloseTo(0.8, 8);
  });

  test('is none where nothing is compared, and 1 where that is caught anyway', () => {
    expect(detectableSlowdown(designOf({ n: 2, m: 48 }))).toBeNull();
    expect(detectableSlowdown(designOf({ n: 48, m: 48 }), 0.001)).toBe(1);
  });

  test('is not known beyond 20,000 trials', () => {
    expect(detectableSlowdown(designOf({ n: 20_001, m: 20, method: 'dkw' }))).toBeNull();
  });
});

describe('the level of evidence by ranks', () => {
  test('is that of comparing the curves', () => {
    const seen = new Set<string>();
    const most = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(designs, most, fc.gen(), (design, above, pick) => {
        const { baseline, candidate, quantile, rules } = design;
        const [n, m] = [baseline.band.n, candidate.band.n];
        const places = Array.from({ length: n + m }, (_, i) => i);
        // The fewer baseline scores may lie below the candidate's best, the more often it is worse.
        const among = places.slice(0, m + Math.min(n, above));
        const theirs = pick(fc.shuffledSubarray, among, { minLength: m, maxLength: m });
        const ours = places.filter((place) => !theirs.includes(place));
        const below = ours.map((score) => theirs.filter((their) => their < score).length);
        const rule = { pieces: piecesOf(design), minShare: rules.minShare };
        const level = levelOf(Uint16Array.of(0, ...below), 0, rule);
        const b = tuningCurve(ours, baseline.band, quantile);
        const c = tuningCurve(theirs, candidate.band, quantile);
        expect(level).toBe(compareCurves(b, c, rules).worse.level);
        seen.add(level);
      }),
      { numRuns: 400, seed: 1 },
    );
    expect([...seen].sort()).toEqual(['fair', 'none', 'strong', 'weak']);
  });
});

describe('the false-alarm rates', () => {
  const seed = 0;

  test.each(reference.filter(({ theta, n }) => theta === 1 && n < 100))(
    'of weak and fair evidence are the simulated ones at n = $n, m = $m, $confidence',
    ({ n, m, confidence, weak, fair }) => {
      const rates = falseAlarmRates(designOf({ n, m, confidence }), {
        levels: ['weak', 'fair'],
        seed,
      });
      for (const [found, expected] of [
        [rates.weak, weak],
        [rates.fair, fair],
      ] as const) {
        const error = Math.hypot(found?.standardError ?? 0, Math.sqrt(expected / 100_000));
        expect(Math.abs((found?.rate ?? 1) - expected)).toBeLessThan(4 * error);
      }
    },
  );

  test('of fair evidence count strong evidence anywhere, with any share', () => {
    const design = designOf({ n: 24, m: 24, confidence: 0.5, rules: { minShare: 1 } });
    const { fair, strong } = falseAlarmRates(design, { levels: ['fair'], seed });
    const sample = { hits: fair?.sample?.hits ?? 0, runs: fair?.sample?.draws ?? 0 };
    expect(agreesWith(sample, strong?.rate ?? 0)).toBe(true);
  });

  test('are those asked for, the same for the same seed, bounds with ties or a margin', () => {
    const design = designOf({ n: 12, m: 12 });
    const rates = falseAlarmRates(design, { levels: ['fair'], seed });
    expect([rates.weak, rates.strong?.isBound, rates.fair?.isBound]).toEqual([null, false, false]);
    expect(falseAlarmRates(design, { levels: ['fair'], seed })).toEqual(rates);
    expect(falseAlarmRates(design, { levels: ['fair'], seed: 1 })).not.toEqual(rates);
    const tied = falseAlarmRates(design, { levels: [], seed, isBound: true });
    expect(tied.strong).toEqual({ ...rates.strong, isBound: true });
    const raised = designOf({ n: 12, m: 12, rules: { margin: 1 } });
    expect(falseAlarmRates(raised, { levels: [], seed }).strong).toEqual(tied.strong);
  });

  test('that are simulated have an error of one deviation, which is not zero without a hit', () => {
    expect(estimateRate({ hits: 50, draws: 100 })).toMatchObject({
      rate: 0.5,
      standardError: 0.05,
    });
    const { rate, standardError } = estimateRate({ hits: 0, draws: 100 });
    // Of half a hit in 101 draws.
    expect([rate, standardError]).toEqual([0, expect.closeTo(0.0070185, 7)]);
  });

  test.each([
    [12, 12, 50_000],
    [300, 200, 40_000],
    [10_001, 10_000, 1000],
  ])('of %i and %i trials are simulated with %i draws', (n, m, draws) => {
    expect(drawOrders([n, m], seed).draws).toBe(draws);
  });

  test('are 0 where nothing is compared, and of strong evidence unknown beyond 20,000 trials', () => {
    const rates = falseAlarmRates(designOf({ n: 2, m: 48 }), { levels: ['fair'], seed });
    const none = { rate: 0, standardError: 0, isBound: false, sample: null };
    expect(rates).toEqual({ weak: null, fair: none, strong: none });
    const strongOf = (n: number) =>
      falseAlarmRates(designOf({ n, m: 20, method: 'dkw' }), { levels: [], seed }).strong;
    expect(strongOf(20_000)?.rate).toBeGreaterThan(0);
    expect(strongOf(20_001)).toBeNull();
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
      { numRuns: 100, seed: 1 },
    );
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
