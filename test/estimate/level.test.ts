import fc from 'fast-check';
import { type CdfBand, levelFromBudget } from '../../src/estimate/index.ts';
import { BAND_METHODS } from '../../src/settings/index.ts';
import reference from '../reference/levels.json';
import { bandMethods, confidences, MAX_TRIALS } from '../support/arbitraries.ts';
import { bandOf } from '../support/bands.ts';

const quantiles = fc.constantFrom(0.5, 0.1, 0.9);
const bands = fc
  .tuple(fc.integer({ min: 1, max: MAX_TRIALS }), bandMethods, confidences)
  .map(([n, method, confidence]) => bandOf(n, method, confidence));
const someBudgets = fc.double({ min: 0.05, max: 60, noNaN: true });

describe('the level of a band from a budget on', () => {
  test.each(reference)(
    'is the reference level: $method, n = $n, $confidence, quantile $quantile, $budget trials',
    (row) => {
      const method = BAND_METHODS.find((name) => name === row.method);
      const level = levelFromBudget(
        bandOf(row.n, method, row.confidence),
        row.quantile,
        row.budget,
      );
      // Both bands are roots of the coverage, the reference one's rounded to 9 decimals.
      expect(Math.abs(level - row.level)).toBeLessThan(2e-9);
    },
  );

  test('is from one trial of the median on, where no budget is named', () => {
    expect(levelFromBudget(bandOf(12), 0.5)).toBeCloseTo(0.873, 3);
    expect(levelFromBudget(bandOf(48), 0.5)).toBeCloseTo(0.883, 3);
  });

  test('grows with the budget, from that of the whole band to certainty', () => {
    fc.assert(
      fc.property(bands, quantiles, someBudgets, someBudgets, (band, quantile, one, other) => {
        const levels = [1e-3, Math.min(one, other), Math.max(one, other), 1e15].map((budget) =>
          levelFromBudget(band, quantile, budget),
        );
        const [all = 0, early = 0, later = 0, last = 0] = levels;
        expect(all).toBeGreaterThanOrEqual(band.confidence - 1e-12);
        if (band.method !== 'dkw') expect(all).toBeCloseTo(band.confidence, 11);
        expect(early).toBeGreaterThanOrEqual(all - 1e-12);
        expect(later).toBeGreaterThanOrEqual(early - 1e-12);
        expect(last).toBeCloseTo(1, 11);
        expect(Math.max(...levels)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('counts a lower bound that lies at the quantile itself', () => {
    // One order statistic, at most 0.9 in rank and, from one trial on, at least ½.
    const band: CdfBand = { ...bandOf(1), lower: [0.5], upper: [0.9] };
    expect(levelFromBudget(band, 0.5)).toBeCloseTo(0.4, 12);
    expect(levelFromBudget(band, 0.5, 1 + 1e-9)).toBeCloseTo(0.9, 12);
  });

  test('is the confidence above 20,000 trials', () => {
    expect(levelFromBudget(bandOf(20_001), 0.5)).toBe(0.8);
  });
});
