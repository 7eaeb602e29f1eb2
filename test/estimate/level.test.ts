import fc from 'fast-check';
import { type CdfBand, levelFromBudget, tuningCurve } from '../../src/estimate/index.ts';
import { seededRandom, uniformOrderStatistics } from '../../src/math/random.ts';
import { BAND_METHODS } from '../../src/settings.ts';
import reference from '../reference/levels.json';
import { bandMethods, confidences, MOST_TRIALS } from '../support/arbitraries.ts';
import { bandOf } from '../support/bands.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';

const quantiles = fc.constantFrom(0.5, 0.1, 0.9);
const bands = fc
  .tuple(fc.integer({ min: 1, max: MOST_TRIALS }), bandMethods, confidences)
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

  test('of a single trial is a closed form: its rank may be anything up to u₁', () => {
    // l₁ = 0.1 is below ½ and binds no more; u₁ = 0.9 is not.
    expect(levelFromBudget(bandOf(1), 0.5)).toBeCloseTo(0.9, 12);
    // From ln ½ / ln 0.95 trials on, u₁ is below the least rank, and only P(U ≤ 0.95) is left.
    const late = Math.log(0.5) / Math.log(0.95);
    expect(levelFromBudget(bandOf(1), 0.5, late)).toBeCloseTo(0.95, 12);
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

  test('depends on the quantile and the budget through quantile^(1/k) alone', () => {
    fc.assert(
      fc.property(bands, quantiles, someBudgets, (band, quantile, budget) => {
        const asMedian = (budget * Math.log(0.5)) / Math.log(quantile);
        expect(levelFromBudget(band, quantile, budget)).toBeCloseTo(
          levelFromBudget(band, 0.5, asMedian),
          10,
        );
      }),
    );
  });

  test('is higher for a band of higher confidence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_TRIALS }), bandMethods, (n, method) => {
        const levels = [0.5, 0.8, 0.95].map((confidence) =>
          levelFromBudget(bandOf(n, method, confidence), 0.5),
        );
        expect(levels).toEqual([...levels].sort((a, b) => a - b));
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

  test.each([0, 1, Number.NaN])('is refused for the quantile %d', (quantile) => {
    expect(() => levelFromBudget(bandOf(3), quantile)).toThrow(RangeError);
  });

  test.each([0, -1, Number.NaN])('is refused for a budget of %d', (budget) => {
    expect(() => levelFromBudget(bandOf(3), 0.5, budget)).toThrow(RangeError);
  });
});

describe('in simulated sweeps of uniform scores', () => {
  /** The standard error is about 0.005, so the guard of 1e-6 is at about ±0.025. */
  const RUNS = 4000;

  interface Case {
    readonly band: CdfBand;
    readonly quantile: number;
    readonly budget: number;
  }

  /** Whether quantile^(1/k), the true curve, is in the band at every real k ≥ the budget. */
  function holds(sample: Float64Array, { band, quantile, budget }: Case): boolean {
    const { lower, upper } = tuningCurve([...sample], band, quantile);
    const truth = (k: number) => quantile ** (1 / k);
    const isReached = (end: number | undefined) => end !== undefined && end >= budget;
    const below = lower.values.every(
      (value, j) =>
        !isReached(lower.breaks[j]) ||
        value <= truth(Math.max(budget, lower.breaks[j - 1] ?? 0)) * (1 + 1e-12),
    );
    const above = upper.values.every(
      (value, j) =>
        !isReached(upper.breaks[j]) || truth(upper.breaks[j] ?? 0) <= value * (1 + 1e-12),
    );
    return below && above;
  }

  function rateOf(one: Case) {
    const random = seededRandom(one.band.n);
    let hits = 0;
    for (let run = 0; run < RUNS; run++) {
      if (holds(uniformOrderStatistics(one.band.n, random), one)) hits++;
    }
    return { hits, runs: RUNS };
  }

  test.each([
    [1, 0.5, 1],
    [5, 0.5, 1],
    [12, 0.5, 1],
    [12, 0.9, 1],
    [12, 0.5, 2],
    [12, 0.1, 0.25],
    [24, 0.5, 1],
  ])(
    'the band of %i trials holds from there on as often as it says, quantile %d, %d trials',
    (n, quantile, budget) => {
      for (const method of BAND_METHODS) {
        const band = bandOf(n, method);
        // The conservative band of one trial is certain, which no binomial formula takes.
        const level = Math.min(1 - 1e-12, levelFromBudget(band, quantile, budget));
        expect(agreesWith(rateOf({ band, quantile, budget }), level)).toBe(true);
      }
    },
  );

  test('it holds more often than at all budgets, and the difference is seen', () => {
    const rate = rateOf({ band: bandOf(12), quantile: 0.5, budget: 1 });
    expect(agreesWith(rate, 0.8)).toBe(false);
    const whole = rateOf({ band: bandOf(12), quantile: 0.5, budget: 1e-9 });
    expect(agreesWith(whole, 0.8)).toBe(true);
    expect(isNotTooRare(whole, levelFromBudget(bandOf(12), 0.5))).toBe(false);
  });
});
