import fc from 'fast-check';
import { compareCurves } from '../../src/compare/index.ts';
import { inCost, tuningCurve } from '../../src/estimate/index.ts';
import { criticalSlowdowns } from '../../src/plan/critical-slowdowns.ts';
import { type Design, stretchesOf } from '../../src/plan/index.ts';
import { type Chance, strongChance } from '../../src/plan/strong-chance.ts';
import reference from '../reference/false-alarm.json';
import { bandMethods } from '../support/arbitraries.ts';
import { designOf, splits } from '../support/orders.ts';

const EXACT = 1e-12;

/** By comparing sweeps with every order of their scores, each as likely as it is. */
function chanceByComparing(design: Design, slowdown: number): number {
  const { baseline, candidate, quantile, rules } = design;
  const [n, m] = [baseline.band.n, candidate.band.n];
  const places = Array.from({ length: n + m }, (_, i) => i);
  return splits(places, m).reduce((sum, [theirs, ours]) => {
    const b = inCost(tuningCurve(ours, baseline.band, quantile), baseline.trialCost);
    const c = inCost(tuningCurve(theirs, candidate.band, quantile), candidate.trialCost);
    const isStrong = compareCurves(b, c, rules).worse.level === 'strong';
    return isStrong ? sum + likelihood(theirs, n + m, slowdown) : sum;
  }, 0);
}

/** Of an order: score by score, the largest first. */
function likelihood(theirs: readonly number[], all: number, slowdown: number): number {
  let [left, product] = [theirs.length, 1];
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
    minShare: fc.constantFrom(1e-10, 0.01, 0.1, 0.3, 0.6, 0.95, 1),
    budgetMin: fc.constantFrom(null, null, 1.1),
    budgetMax: fc.constantFrom(null, null, 1.1, 1.4),
    costs: fc.constantFrom([1, 1], [1, 1], [2, 3], [1, 0.6]),
  })
  .map(({ minShare, budgetMin, budgetMax, costs, ...sizes }): Design => {
    const design = designOf({ ...sizes, rules: { minShare, budgetMin, budgetMax } });
    const [b = 1, c = 1] = costs;
    return {
      ...design,
      baseline: { ...design.baseline, trialCost: b },
      candidate: { ...design.candidate, trialCost: c },
    };
  });
const slowdowns = fc.constantFrom(0.5, 1, 1, 1.7, 4, 30);

/** Of a size at which all is quick, and yet shares do not fall on the grid. */
const larger = fc
  .record({
    n: fc.integer({ min: 8, max: 40 }),
    m: fc.integer({ min: 8, max: 40 }),
    confidence: fc.constantFrom(0.5, 0.8),
    minShare: fc.constantFrom(0.1, 0.35, 0.7),
  })
  .map(({ minShare, ...sizes }) => designOf({ ...sizes, rules: { minShare } }));

function expectBracket({ lower, value, upper, isNarrow }: Chance): void {
  expect(lower).toBeGreaterThanOrEqual(0);
  expect(value).toBeGreaterThanOrEqual(lower);
  expect(upper).toBeGreaterThanOrEqual(value);
  expect(upper).toBeLessThanOrEqual(1);
  expect(isNarrow).toBe(true);
  expect(upper - lower).toBeLessThanOrEqual(Math.max(1e-9, Math.min(0.002, 0.01 * upper)));
}

describe('the chance of strong evidence', () => {
  test('is that of comparing all orders of the scores', () => {
    let possible = 0;
    fc.assert(
      fc.property(designs, slowdowns, (design, slowdown) => {
        const expected = chanceByComparing(design, slowdown);
        const chance = strongChance(design, { slowdown });
        expectBracket(chance);
        expect(chance.lower).toBeLessThanOrEqual(expected + EXACT);
        expect(chance.upper).toBeGreaterThanOrEqual(expected - EXACT);
        if (expected > 0) possible++;
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(possible).toBeGreaterThan(30);
  });

  test('of 6 with 7 trials is that of all their orders, at every slowdown and share', () => {
    for (const minShare of [0.1, 0.5, 1]) {
      const design = designOf({ n: 6, m: 7, confidence: 0.5, rules: { minShare } });
      for (const slowdown of [1, 5]) {
        const { value } = strongChance(design, { slowdown });
        const expected = chanceByComparing(design, slowdown);
        expect(expected).toBeGreaterThan(0.0001);
        expect(Math.abs(value / expected - 1)).toBeLessThan(0.005);
      }
    }
  });

  test.each(reference)(
    'is the simulated one at n = $n, m = $m, $confidence, θ = $theta',
    ({ n, m, confidence, theta, minShare, strong }) => {
      const runs = theta < 1 ? 40_000 : 200_000;
      const design = designOf({ n, m, confidence, rules: { minShare } });
      const { value } = strongChance(design, { slowdown: 1 / theta });
      const error = Math.sqrt((value * (1 - value)) / runs);
      expect(Math.abs(strong - value)).toBeLessThan(4.5 * error + 1 / runs);
    },
  );

  test('is 0.00073 for two sweeps of 48 between which nothing changed', () => {
    const { lower, upper } = strongChance(designOf({ n: 48, m: 48 }));
    expect([lower, upper].map((end) => end.toFixed(5))).toEqual(['0.00073', '0.00073']);
  });

  test('has a narrow bracket, that grows with the slowdown and falls with the share', () => {
    fc.assert(
      fc.property(larger, slowdowns, (design, slowdown) => {
        const chance = strongChance(design, { slowdown });
        expectBracket(chance);
        expect(strongChance(design, { slowdown: 2 * slowdown }).upper).toBeGreaterThanOrEqual(
          chance.lower,
        );
        const rules = { ...design.rules, minShare: design.rules.minShare / 2 };
        expect(strongChance({ ...design, rules }, { slowdown }).upper).toBeGreaterThanOrEqual(
          chance.lower,
        );
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('lies on the same side of a threshold, whether or not that is all that is asked', () => {
    fc.assert(
      fc.property(larger, slowdowns, fc.constantFrom(0.001, 0.01, 0.8), (design, slowdown, p) => {
        const { lower, upper } = strongChance(design, { slowdown });
        const told = strongChance(design, { slowdown, threshold: p });
        expect(told.lower).toBeLessThanOrEqual(upper + EXACT);
        expect(told.upper).toBeGreaterThanOrEqual(lower - EXACT);
        if (lower > p) expect(told.value).toBeGreaterThan(p);
        if (upper <= p) expect(told.value).toBeLessThanOrEqual(p);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('is none where nothing is compared, or too little can ever be strongly worse', () => {
    const none = { lower: 0, value: 0, upper: 0, isNarrow: true };
    expect(strongChance(designOf({ n: 1, m: 1 }), { slowdown: 1000 })).toEqual(none);
    expect(strongChance(designOf({ n: 3, m: 48 }), { slowdown: 1000 })).toEqual(none);
    const rules = { minShare: 1 };
    const early = designOf({ n: 2, m: 2, confidence: 0.2, quantile: 0.2, rules });
    expect(strongChance(early, { slowdown: 1e6 })).toEqual(none);
  });

  test('keeps within its cells where sweeps are large, and its bracket true', () => {
    const design = designOf({ n: 100, m: 900, method: 'dkw', rules: { minShare: 0.45 } });
    const { lower, upper, isNarrow } = strongChance(design, { slowdown: 1.2 });
    expect(isNarrow).toBe(false);
    const critical = criticalSlowdowns(design, 0);
    const simulated = critical.filter((one) => one < 1.2).length / critical.length;
    const error = 5 * Math.sqrt(upper / critical.length);
    expect(simulated).toBeGreaterThan(lower - error);
    expect(simulated).toBeLessThan(upper + error);
    expect(upper - lower).toBeLessThan(0.02 * upper);
  });

  test('comes to one with the slowdown, with every share', () => {
    for (const minShare of [0.01, 0.1, 0.5, 0.9, 1]) {
      const design = designOf({ n: 20, m: 30, rules: { minShare } });
      expect(strongChance(design, { slowdown: 1e9 }).lower).toBeGreaterThan(0.9999);
    }
  });

  test.each([0, -1, Number.NaN, Infinity])('has no slowdown of %d', (slowdown) => {
    expect(() => strongChance(designOf({ n: 8, m: 8 }), { slowdown })).toThrow(RangeError);
  });

  test('says so where its bracket stays wide, and is true all the same', () => {
    const design = designOf({ n: 11, m: 5, confidence: 0.2 });
    const stretches = stretchesOf(design);
    const top = Math.max(...stretches.map(({ baseline }) => baseline.lower));
    const decided = stretches.filter(({ baseline }) => baseline.lower >= top - 1);
    const sum = decided.reduce((total, { share }) => total + share, 0);
    const withShare = (minShare: number) => ({ ...design, rules: { ...design.rules, minShare } });

    // Just what two baseline scores decide is enough: rounded down to a grid it is not.
    const { lower, upper, isNarrow } = strongChance(withShare(sum + 1e-9), { slowdown: 3 });
    expect(isNarrow).toBe(false);
    expect(upper - lower).toBeGreaterThan(0.002);
    const [more, less] = [sum - 1e-6, sum + 1e-6].map((minShare) =>
      chanceByComparing(withShare(minShare), 3),
    );
    expect(lower).toBeLessThanOrEqual((more ?? 0) + EXACT);
    expect(upper).toBeGreaterThanOrEqual((less ?? 1) - EXACT);
  });
});
