import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { falseStrongBoundOfLooks } from '../../src/plan/design.ts';
import {
  falseAlarmRates,
  falseStrongBound,
  type LooksQuestion,
  planLooks,
  powerOf,
} from '../../src/plan/index.ts';
import { looksOutcomes } from '../../src/plan/looks.ts';
import { BAND, RULES } from '../support/bands.ts';
import { confidenceFor, designOf } from '../support/orders.ts';

const QUESTION: LooksQuestion = {
  baseline: 48,
  sizes: [12, 24, 36, 48],
  rate: 0.01,
  band: BAND,
  quantile: 0.5,
  rules: RULES,
};

function rateAt(m: number, confidence: number): number {
  const design = designOf({ n: 48, m, confidence });
  return falseAlarmRates(design, { levels: [], seed: 0 }).strong?.rate ?? Number.NaN;
}

describe('planned looks', () => {
  test('share the rate equally, and each may spend what earlier ones left', () => {
    const { looks, totalRate } = planLooks(QUESTION);
    let left = 0;
    for (const { size, alpha, confidence, spent } of looks) {
      expect(alpha).toBeCloseTo(0.0025 + left, 12);
      expect(spent).toBeLessThanOrEqual(alpha);
      expect(spent).toBe(rateAt(size, confidence ?? 0));
      expect(rateAt(size, (confidence ?? 0) - 2e-6)).toBeGreaterThan(alpha);
      left = alpha - spent;
    }
    expect(looks.map(({ index, size }) => [index, size])).toEqual([
      [1, 12],
      [2, 24],
      [3, 36],
      [4, 48],
    ]);
    expect(totalRate).toBeCloseTo(0.01 - left, 12);
    expect(totalRate.toFixed(5)).toBe('0.00989');
  });

  test('of which there is one are what the gate is without looks', () => {
    const { looks, totalRate, totalBound } = planLooks({ ...QUESTION, sizes: [48] });
    const question = { ...QUESTION, trials: [48, 48], failOn: 'strong' } as const;
    const confidence = confidenceFor(question);
    expect(looks).toEqual([{ index: 1, size: 48, alpha: 0.01, confidence, spent: totalRate }]);
    const design = designOf({ n: 48, m: 48, confidence });
    expect(totalBound).toBeCloseTo(falseStrongBound(design, { isPaired: true }), 12);
  });

  test('spend nothing where no gate keeps the rate', () => {
    const { looks } = planLooks({ ...QUESTION, sizes: [2, 4, 48] });
    expect(looks.slice(0, 2)).toMatchObject([
      { alpha: expect.closeTo(0.01 / 3, 12), confidence: null, spent: 0 },
      { alpha: expect.closeTo(0.02 / 3, 12), confidence: null, spent: 0 },
    ]);
    expect(looks[2]).toMatchObject({ alpha: 0.01, confidence: expect.closeTo(0.6357, 4) });
    const none = planLooks({ ...QUESTION, sizes: [2, 3] });
    expect([none.totalRate, none.totalBound]).toEqual([0, 0]);
  });

  test('never spend more than the rate, of any sizes', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { minLength: 2, maxLength: 4 });
    const rates = fc.constantFrom(0.001, 0.01, 0.1);
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), sizes, rates, (baseline, unsorted, rate) => {
        const question = { ...QUESTION, baseline, sizes: unsorted.sort((a, b) => a - b), rate };
        const { looks, totalRate } = planLooks(question);
        const spent = looks.reduce((sum, look) => sum + look.spent, 0);
        expect(totalRate).toBe(spent);
        expect(spent).toBeLessThanOrEqual(rate * (1 + 1e-12));
        for (const look of looks) expect(look.spent).toBeLessThanOrEqual(look.alpha);
      }),
      { numRuns: 8, seed: 1 },
    );
  });

  test('are refused for sweeps whose rates are not known', () => {
    const sizes = [20_001, 20_002];
    expect(() => planLooks({ ...QUESTION, sizes })).toThrow(UserError);
  });
});

describe('the bound on false strong evidence at any look', () => {
  test.each([
    [[12, 24, 36, 48], '0.252'],
    [[24, 48], '0.229'],
  ])('of looks at %j is %s', (sizes, expected) => {
    expect(planLooks({ ...QUESTION, sizes }).totalBound.toFixed(3)).toBe(expected);
  });

  test('counts the shared baseline once where its bands are nested, and never for less', () => {
    const paired = { isPaired: true };
    const far = designOf({ n: 48, m: 12, confidence: 0.7 });
    const near = designOf({ n: 48, m: 48, confidence: 0.8 });
    const nested = designOf({ n: 48, m: 12, confidence: 0.9 });
    const single = (design: typeof far) => falseStrongBound(design, paired);
    const both = falseStrongBoundOfLooks([far, near]);
    expect(both).toBeGreaterThan(Math.max(single(far), single(near)));
    expect(both).toBeLessThan(single(far) + single(near));

    // The candidate's part of a design is what a baseline of one look adds to another's.
    const more = falseStrongBoundOfLooks([nested, near, nested]);
    const less = falseStrongBoundOfLooks([nested, near]);
    expect(more - less).toBeCloseTo(less - single(near), 12);
  });
});

const SMALL: LooksQuestion = {
  baseline: 12,
  sizes: [3, 6, 12],
  rate: 0.05,
  band: { ...BAND, seed: 1 },
  quantile: 0.5,
  rules: RULES,
};

function outcomesOf(change: Partial<LooksQuestion> = {}, stopBelow = 2) {
  const question = { ...SMALL, ...change };
  return looksOutcomes(question, planLooks(question), stopBelow);
}

describe('what comes of looks', () => {
  const outcomes = outcomesOf();
  const strict = outcomesOf({}, 1e-6);

  test.each([
    [2, 0.5, 0.00336, 0.74084, 7.537, 2.619],
    [2, 1, 0.04022, 0.3556, 9.666, 2.925],
    [2, 2, 0.22444, 0.09468, 10.335, 2.687],
    [2, 4, 0.5833, 0.01692, 9.002, 3],
    [1e-6, 0.5, 0.00336, 0.14672, 11.102, 2.14],
    [1e-6, 1, 0.04022, 0.02776, 11.633, 1.438],
    [1e-6, 4, 0.5833, 0.00028, 9.102, 2.998],
  ])(
    'with a limit of %d at a slowdown of %d is what 50,000 comparisons of curves give',
    (stopBelow, slowdown, fail, passEarly, meanTrials, deviation) => {
      const all = stopBelow === 2 ? outcomes : strict;
      const found = all.find((outcome) => outcome.slowdown === slowdown) ?? outcomes[0];
      const [draws, expected] = [12_500, { fail, passEarly, meanTrials }];
      const errors = {
        fail: Math.sqrt((fail * (1 - fail)) / draws),
        passEarly: Math.sqrt((passEarly * (1 - passEarly)) / draws),
        meanTrials: deviation / Math.sqrt(draws),
      };
      for (const name of ['fail', 'passEarly', 'meanTrials'] as const) {
        const off = Math.abs((found?.[name] ?? Infinity) - expected[name]);
        // Both are simulated.
        expect(off).toBeLessThan(5 * errors[name] * Math.sqrt(1 + draws / 50_000));
        const error = found?.standardErrors[name] ?? Infinity;
        expect(Math.abs(error / errors[name] - 1)).toBeLessThan(expected[name] < 0.01 ? 0.5 : 0.05);
      }
    },
  );

  test('is simulated less often the larger the sweeps', () => {
    const band = { ...BAND, method: 'dkw' } as const;
    const large = outcomesOf({ baseline: 300, sizes: [100, 300], band });
    const { fail, standardErrors } = large.find(({ slowdown }) => slowdown === 2) ?? {};
    const rate = fail ?? 0;
    expect(rate).toBeGreaterThan(0.1);
    // Of 4 million scores, 1,000 for each draw.
    const error = Math.sqrt((rate * (1 - rate)) / 4000);
    expect(standardErrors?.fail).toBeCloseTo(error, 4);
  });

  test('is asked for candidates that are faster, as fast and slower', () => {
    const slowdowns = outcomes.map(({ slowdown }) => slowdown);
    expect(slowdowns).toEqual([0.5, 1, 1.5, 2, 3, 4, 6, 8]);
  });

  test('is the same for the same seed', () => {
    expect(outcomesOf()).toEqual(outcomes);
    expect(outcomesOf({ band: { ...BAND, seed: 2 } })).not.toEqual(outcomes);
  });

  test('of one look is the power of a single one', () => {
    const once = outcomesOf({ sizes: [12] });
    const { looks } = planLooks({ ...SMALL, sizes: [12] });
    const power = powerOf(designOf({ n: 12, m: 12, confidence: looks[0]?.confidence ?? 0 }));
    for (const { slowdown, fail, passEarly, meanTrials, standardErrors, single } of once) {
      expect(single.fail).toBe(power(slowdown));
      expect(Math.abs(fail - single.fail)).toBeLessThan(5 * standardErrors.fail);
      expect([passEarly, meanTrials]).toEqual([0, 12]);
    }
  });

  test('is nothing where no look has a gate', () => {
    for (const outcome of outcomesOf({ sizes: [2, 3], rate: 0.001 })) {
      expect(outcome).toMatchObject({ fail: 0, passEarly: 0, meanTrials: 3, single: { fail: 0 } });
    }
  });
});
