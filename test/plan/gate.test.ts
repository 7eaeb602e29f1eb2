import fc from 'fast-check';
import { testOfNoChange } from '../../src/compare/index.ts';
import { UserError } from '../../src/errors.ts';
import { chanceToTouch } from '../../src/math/interleaving.ts';
import {
  detectableSlowdown,
  doBandsDecide,
  failingOrders,
  gateAt,
  noChangeDesign,
  powerAgainstCap,
  strongStaircase,
} from '../../src/plan/index.ts';
import reference from '../reference/no-change.json';
import { BAND, RULES } from '../support/bands.ts';
import { designOf, noChangeOf, ordersOf, powerOf } from '../support/orders.ts';

const METHOD = { band: BAND, quantile: 0.5, rules: RULES };

describe('a gate by the test of no change', () => {
  test.each(reference.attained)(
    'of $baselineN v $candidateN attains the level that an independent program gives',
    ({ baselineN, candidateN, alpha, rate }) => {
      expect(gateAt(noChangeOf(baselineN, candidateN), alpha).rate).toBeCloseTo(rate, 12);
    },
  );

  // As an independent program gives them, to these digits.
  test.each([
    [48, 48, 0.01, 2.54, 0.354],
    [24, 24, 0.01, 4.07, 0.034],
    [12, 12, 0.01, 9.74, 0.007],
    [48, 12, 0.01, 5.26, 0.009],
    [12, 48, 0.01, 4.48, 0.112],
    [48, 48, 0.003, 2.9, 0.132],
  ])('of %i v %i at %d catches %d times slower, 4 times in 5', (n, m, level, slowdown, capped) => {
    const { staircase } = gateAt(noChangeOf(n, m), level);
    expect(detectableSlowdown(staircase)).toBeCloseTo(slowdown, 2);
    expect(powerAgainstCap(staircase, 4, 0.5)).toBeCloseTo(capped, 3);
  });

  const designs = fc
    .record({
      n: fc.integer({ min: 1, max: 5 }),
      m: fc.integer({ min: 1, max: 5 }),
      quantile: fc.constantFrom(0.3, 0.5, 0.8),
      budgetMin: fc.constantFrom(1, 1.5, 3),
      budgetMax: fc.constantFrom(null, 4),
    })
    .map(({ n, m, ...more }) => noChangeOf(n, m, more));

  test('fails as many orders as have a p-value of at most its level', () => {
    // Levels at a p-value, and closer to it than tails are told apart: there, the search has nothing to interpolate.
    const near = fc.constantFrom(1 - 1e-8, 1 - 1e-10, 1 - 2e-16, 1, 1 + 3e-16, 1 + 1e-10, 1.01);
    fc.assert(
      fc.property(designs, fc.nat(), near, (design, pick, factor) => {
        const pValues = ordersOf(...design.trials).map(
          ({ baseline, candidate }) => testOfNoChange([baseline, candidate], design).pValue,
        );
        const level = Math.min(1 - 1e-9, (pValues[pick % pValues.length] as number) * factor);
        const { rate, staircase } = gateAt(design, level);
        const share = pValues.filter((p) => p <= level).length / pValues.length;
        expect(rate).toBeCloseTo(share, 12);
        expect(rate).toBeLessThanOrEqual(level);
        expect(chanceToTouch(staircase)).toBe(rate);
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  test('is none with too few trials, or where no rank is looked at', () => {
    for (const design of [
      noChangeOf(1, 1),
      noChangeOf(3, 3),
      noChangeOf(1, 90),
      noChangeOf(10, 10, { budgetMax: 0.3 }),
    ]) {
      const { rate, staircase: none } = gateAt(design, 0.01);
      expect([rate, chanceToTouch(none, 1000)]).toEqual([0, 0]);
      expect([detectableSlowdown(none), powerAgainstCap(none, 2, 0.5)]).toEqual([null, 0]);
    }
  });

  test('catches more at a higher level, and keeps it with unequal and large sweeps', () => {
    for (const [n, m] of [
      [48, 20],
      [7, 60],
      [2000, 1000],
    ] as const) {
      const gates = [0.001, 0.01, 0.2, 0.9].map((level) => {
        const gate = gateAt(noChangeOf(n, m), level);
        expect(gate.rate).toBeLessThanOrEqual(level);
        expect(gate.rate).toBeGreaterThan(level / 2);
        return chanceToTouch(gate.staircase, 1.5);
      });
      expect(gates).toEqual(gates.toSorted((a, b) => a - b));
    }
  });
});

describe('the orders that fail', () => {
  const ofTest = (n: number, m: number, level: number) => gateAt(noChangeOf(n, m), level).staircase;

  test('are those of the test where there is a rate', () => {
    expect(failingOrders({ trials: [12, 20], ...METHOD }, 0.01)).toEqual(ofTest(12, 20, 0.01));
  });

  test.each([
    [12, 0.0043],
    [24, 0.0033],
    [48, 0.0034],
    [100, 0.003],
  ])('without one are those of either: %d against as many fail at a rate of %d', (n, rate) => {
    expect(chanceToTouch(failingOrders(designOf({ n, m: n }), null))).toBeCloseTo(rate, 4);
  });

  test('are those of the test alone where strong evidence raises too many false alarms', () => {
    expect(doBandsDecide(designOf({ n: 1000, m: 12 }))).toBe(false);
    expect(failingOrders(designOf({ n: 1000, m: 12 }), null)).toEqual(ofTest(1000, 12, 0.003));
    expect(doBandsDecide(designOf({ n: 48, m: 48 }))).toBe(true);
  });
});

describe('the test of no change of a comparison', () => {
  test('looks at budgets of one trial and more', () => {
    const limitsOf = (budgetMin: number | null) =>
      noChangeDesign([9, 8], { ...METHOD, rules: { ...RULES, budgetMin, budgetMax: 5 } });
    expect(limitsOf(null)).toEqual(noChangeOf(9, 8, { budgetMax: 5 }));
    expect(limitsOf(0.5)).toEqual(noChangeOf(9, 8, { budgetMax: 5 }));
    expect(limitsOf(2)).toEqual(noChangeOf(9, 8, { budgetMin: 2, budgetMax: 5 }));
  });

  test('is refused for more than 20,000 trials, of which no rate is known', () => {
    expect(noChangeDesign([20_000, 12], METHOD).trials).toEqual([20_000, 12]);
    const make = () => noChangeDesign([12, 20_001], METHOD);
    expect(make).toThrow(UserError);
    expect(make).toThrow('a sweep has 20,001 trials: rates are known only up to 20,000');
  });
});

describe('the detectable slowdown', () => {
  test.each([
    [12, 10.446],
    [24, 5.367],
    [48, 3.263],
    [100, 2.311],
  ])('by strong evidence with %i trials in each sweep is %d', (n, expected) => {
    const design = designOf({ n, m: n });
    const slowdown = detectableSlowdown(strongStaircase(design)) ?? 0;
    expect(slowdown.toFixed(3)).toBe(String(expected));
    expect(powerOf(design)(slowdown)).toBeCloseTo(0.8, 8);
  });

  test('is none where nothing is compared, and 1 where that is caught anyway', () => {
    expect(detectableSlowdown(strongStaircase(designOf({ n: 2, m: 48 })))).toBeNull();
    expect(detectableSlowdown(gateAt(noChangeOf(48, 48), 0.01).staircase, 0.001)).toBe(1);
  });

  test('is looked for up to 2²⁰', () => {
    // Of one score each, the candidate's is the smaller with probability R/(1 + R).
    const orders = { candidateTrials: 1, steps: Float64Array.of(Infinity, 1) };
    const powerAt = (slowdown: number) => slowdown / (1 + slowdown);
    const close = detectableSlowdown(orders, powerAt(2 ** 19)) ?? 0;
    expect(close / 2 ** 19).toBeCloseTo(1, 4);
    expect(detectableSlowdown(orders, powerAt(2 ** 21))).toBeNull();
  });
});
