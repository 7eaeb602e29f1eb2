import {
  type CdfBand,
  levelFromOneTrial,
  meanCurve,
  meanLimitsAt,
  tuningCurve,
} from '../../src/estimate/index.ts';
import { seededRandom, uniformOrderStatistics } from '../../src/math/random.ts';
import { BAND_METHODS } from '../../src/settings/index.ts';
import { bandOf } from '../support/bands.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';
import { rateOf, repetitions } from './repetitions.ts';

/** The standard error at 80 % is 0.006, so the guard of 1e-6 is at about ±0.03; in full, at ±0.006. */
const RUNS = repetitions(4000, 100_000);

/** In how many samples of n something holds. */
function hitsOf(n: number, isCovered: (sample: Float64Array) => boolean) {
  const random = seededRandom(n);
  return rateOf(RUNS, () => isCovered(uniformOrderStatistics(n, random)));
}

describe('in simulated sweeps of uniform scores', () => {
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

  const hitsIn = (one: Case) => hitsOf(one.band.n, (sample) => holds(sample, one));

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
        const level = Math.min(1 - 1e-12, levelFromOneTrial(band, quantile ** (1 / budget)));
        expect(agreesWith(hitsIn({ band, quantile, budget }), level)).toBe(true);
      }
    },
  );

  test('it holds more often than at all budgets, and the difference is seen', () => {
    const rate = hitsIn({ band: bandOf(12), quantile: 0.5, budget: 1 });
    expect(agreesWith(rate, 0.8)).toBe(false);
    const whole = hitsIn({ band: bandOf(12), quantile: 0.5, budget: 1e-9 });
    expect(agreesWith(whole, 0.8)).toBe(true);
    expect(isNotTooRare(whole, levelFromOneTrial(bandOf(12), 0.5))).toBe(false);
  });
});

describe('limits of the mean hold at all budgets at once', () => {
  const ks = [0.25, 0.5, 1, 1.5, 2, 3, 5, 8, 16, 48, 200];
  const unit = { floor: 0, ceiling: 1 };

  /** In how many samples the limits hold the true mean at every budget. */
  function rateFor(n: number, draw: (u: number) => number, mean: (k: number) => number) {
    const isCovered = (uniform: Float64Array) => {
      const curve = meanCurve(Array.from(uniform, draw), bandOf(n), unit);
      return ks.every((k) => {
        const { lower, upper } = meanLimitsAt(curve, k);
        return lower <= mean(k) && mean(k) <= upper;
      });
    };
    return hitsOf(n, isCovered);
  }

  test.each([1, 5, 30])('of the uniform distribution, %i trials', (n) => {
    const itself = (u: number) => u;
    const rate = rateFor(n, itself, (k) => k / (k + 1));
    expect(isNotTooRare(rate, 0.8)).toBe(true);
  });

  test.each([2, 20])('of three values of which one is a failure, %i trials', (n) => {
    const draw = (u: number) => (u < 0.3 ? -Infinity : u < 0.8 ? 0.5 : 1);
    const rate = rateFor(n, draw, (k) => (0.8 ** k - 0.3 ** k) * 0.5 + (1 - 0.8 ** k));
    expect(isNotTooRare(rate, 0.8)).toBe(true);
  });
});
