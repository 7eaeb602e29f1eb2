import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { falseStrongBoundOfLooks } from '../../src/plan/design.ts';
import {
  falseAlarmRates,
  falseStrongBound,
  type LooksQuestion,
  planLooks,
} from '../../src/plan/index.ts';
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

  test('is 0.249 where the four looks have equal shares and leave what they do not spend', () => {
    const designs = QUESTION.sizes.map((m) => {
      const trials = [48, m] as const;
      const question = { ...QUESTION, trials, rate: 0.0025, failOn: 'strong' as const };
      return designOf({ n: 48, m, confidence: confidenceFor(question) });
    });
    expect(falseStrongBoundOfLooks(designs).toFixed(3)).toBe('0.249');
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
