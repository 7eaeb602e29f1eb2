import fc from 'fast-check';
import { confidenceBand, confidenceBands, resolvableBudget } from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/crossing.ts';
import { BAND_METHODS, type BandMethod } from '../../src/settings/index.ts';
import { bandMethods } from '../support/arbitraries.ts';
import { BAND } from '../support/bands.ts';

const counts = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }));
const levels = fc.double({ min: 0.01, max: 0.999, noNaN: true });

function make(n: number, method: BandMethod, confidence: number) {
  return confidenceBand(n, { ...BAND, method, confidence });
}

describe('a confidence band', () => {
  test('covers with exactly its confidence for any size and level', () => {
    fc.assert(
      fc.property(counts, bandMethods, levels, (n, method, confidence) => {
        fc.pre(method !== 'dkw');
        const { lower, upper } = make(n, method, confidence);
        const coverage = probabilityWithin(lower, upper);
        // The documented 1e-13 of a coverage, with the calibration's own tolerance.
        expect(Math.abs(coverage - confidence)).toBeLessThan(1e-11);
      }),
    );
  });

  test('covers with at least its confidence where it is conservative', () => {
    fc.assert(
      fc.property(counts, levels, (n, confidence) => {
        const { lower, upper } = make(n, 'dkw', confidence);
        expect(probabilityWithin(lower, upper)).toBeGreaterThan(confidence - 1e-12);
      }),
    );
  });

  test('is wider at a higher confidence, at every rank', () => {
    fc.assert(
      fc.property(counts, bandMethods, levels, levels, (n, method, one, other) => {
        const narrow = make(n, method, Math.min(one, other));
        const wide = make(n, method, Math.max(one, other));
        const gains = narrow.lower.flatMap((lower, i) => [
          lower - (wide.lower[i] as number),
          (wide.upper[i] as number) - (narrow.upper[i] as number),
        ]);
        // Two calibrated roots of nearly equal levels may differ by their tolerance.
        expect(Math.min(...gains)).toBeGreaterThan(-1e-11);
      }),
    );
  });

  test('is non-decreasing, inside [0, 1], and holds the empirical CDF', () => {
    fc.assert(
      fc.property(counts, bandMethods, levels, (n, method, confidence) => {
        const { lower, upper } = make(n, method, confidence);
        for (const bound of [lower, upper]) {
          expect(bound).toEqual([...bound].sort((a, b) => a - b));
          expect(bound[0]).toBeGreaterThanOrEqual(0);
          expect(bound.at(-1)).toBeLessThanOrEqual(1);
        }
        expect(lower.filter((bound, i) => bound > (i + 1) / n)).toEqual([]);
        expect(upper.filter((bound, i) => bound < i / n)).toEqual([]);
      }),
    );
  });

  test.each(BAND_METHODS)('%s exists for every confidence, however extreme', (method) => {
    const extremes = [1e-9, 1e-4, 1 - 1e-6, 1 - 1e-9, 1 - 1e-12, 1 - 1e-15, 1 - 2 ** -53];
    for (const confidence of extremes) {
      for (const n of [1, 2, 3, 4, 5, 7, 8, 10, 48]) {
        const { lower, upper } = make(n, method, confidence);
        expect(probabilityWithin(lower, upper)).toBeGreaterThan(confidence - 1e-12);
      }
    }
  });

  test('of more than 20,000 trials is the closed form', () => {
    const band = make(20_001, 'ld-highest-density', 0.8);
    expect(band.method).toBe('dkw');
    expect(band.epsilon).toBeCloseTo(Math.sqrt(Math.log(10) / 40_002), 14);
    expect(band.pointwise).toBeNull();
  });

  test('of more than 20,000 trials resolves about 0.64·√n, as the README says', () => {
    for (const n of [20_001, 50_000, 200_000]) {
      const budget = resolvableBudget(make(n, 'ld-highest-density', 0.8), 0.5);
      expect(budget / Math.sqrt(n)).toBeCloseTo(0.645, 2);
    }
  });

  test('of 20,000 trials is still the one asked for', () => {
    // So near to certainty that there is nothing to calibrate, which would take seconds.
    expect(make(20_000, 'ks', 1 - 1e-15).method).toBe('ks');
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity])('is refused for n = %d', (n) => {
    expect(() => make(n, 'dkw', 0.8)).toThrow(RangeError);
  });

  test.each([0, 1, -0.1, 1.5, Number.NaN])('is refused for a confidence of %d', (confidence) => {
    expect(() => make(12, 'dkw', confidence)).toThrow(RangeError);
  });
});

describe('the bands of large sweeps', () => {
  test.each([
    [1001, 'ld-highest-density', 0.8],
    [1400, 'ld-highest-density', 0.02],
  ] as const)('of %i trials, %s, cover with a probability of %d', (n, method, confidence) => {
    const { lower, upper } = confidenceBand(n, { ...BAND, method, confidence });
    expect(Math.abs(probabilityWithin(lower, upper) - confidence)).toBeLessThan(2e-13);
  });
});

describe('the bands of several confidences', () => {
  test('are those of each by itself, exact or simulated', () => {
    const simulated = { ...BAND, calibration: 'simulation', seed: 4 } as const;
    for (const settings of [...BAND_METHODS.map((method) => ({ ...BAND, method })), simulated]) {
      const bandsOf = confidenceBands(2, settings);
      for (const confidence of [0.9, 0.5]) {
        expect(bandsOf(confidence)).toEqual(confidenceBand(2, { ...settings, confidence }));
      }
      expect(() => bandsOf(1)).toThrow(RangeError);
    }
    expect(() => confidenceBands(0, BAND)).toThrow(RangeError);
  });
});
