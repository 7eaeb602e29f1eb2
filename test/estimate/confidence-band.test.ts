import fc from 'fast-check';
import {
  type CdfBand,
  confidenceBand,
  levelFromOneTrial,
  resolvableBudget,
} from '../../src/estimate/index.ts';
import { probabilityWithin } from '../../src/math/order-statistics.ts';
import { BAND_METHODS, type BandMethod } from '../../src/settings/index.ts';
import bandReference from '../reference/bands.json';
import levelReference from '../reference/levels.json';
import { bandMethods, confidences, MAX_TRIALS } from '../support/arbitraries.ts';
import { BAND, bandOf } from '../support/bands.ts';
import { binomialCdf } from '../support/binomial.ts';

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
});

test.each([
  [1001, 'ld-highest-density', 0.8],
  [1400, 'ld-highest-density', 0.02],
] as const)(
  'the bands of large sweeps of %i trials, %s, cover with a probability of %d',
  (n, method, confidence) => {
    const { lower, upper } = confidenceBand(n, { ...BAND, method, confidence });
    expect(Math.abs(probabilityWithin(lower, upper) - confidence)).toBeLessThan(2e-13);
  },
);

interface ReferenceBand {
  readonly method: string;
  readonly n: number;
  readonly confidence: number;
  readonly pointwise?: number;
  readonly lower?: readonly number[];
  readonly epsilon?: number;
}

/** How far two exact implementations may be apart; the numbers are rounded to 13 decimals. */
const AGREEMENT = 1e-9;
const bands: readonly ReferenceBand[] = bandReference;

function bandsOf(method: BandMethod) {
  return bands
    .filter((band) => band.method === method)
    .map((expected) => ({ expected, found: bandOf(expected.n, method, expected.confidence) }));
}

function farthest(found: readonly number[], expected: readonly number[]): number {
  expect(found).toHaveLength(expected.length);
  return Math.max(...found.map((value, i) => Math.abs(value - (expected[i] as number))));
}

describe.each<BandMethod>(['ld-highest-density', 'ld-equal-tailed'])('the %s band', (method) => {
  test('is the reference band for 1 to 100 trials at 50 to 99 %', () => {
    const pairs = bandsOf(method);
    expect(pairs).toHaveLength(36);
    for (const { expected, found } of pairs) {
      const lower = expected.lower ?? [];
      const upper = lower.map((value) => 1 - value).reverse();
      expect(farthest(found.lower, lower)).toBeLessThan(AGREEMENT);
      expect(farthest(found.upper, upper)).toBeLessThan(AGREEMENT);
      expect(farthest([found.pointwise ?? 0], [expected.pointwise ?? 1])).toBeLessThan(AGREEMENT);
      expect(found.epsilon).toBeNull();
    }
  });
});

describe.each<BandMethod>(['ks', 'dkw'])('the %s band', (method) => {
  test('has the reference half width for 1 to 100 trials at 50 to 99 %', () => {
    const pairs = bandsOf(method);
    expect(pairs).toHaveLength(36);
    for (const { expected, found } of pairs) {
      const epsilon = expected.epsilon ?? 0;
      expect(farthest([found.epsilon ?? 0], [epsilon])).toBeLessThan(AGREEMENT);
      expect(found.pointwise).toBeNull();
      const lower = found.lower.map((_, i) => Math.max(0, (i + 1) / found.n - epsilon));
      const upper = found.upper.map((_, i) => Math.min(1, i / found.n + epsilon));
      expect(farthest(found.lower, lower)).toBeLessThan(AGREEMENT);
      expect(farthest(found.upper, upper)).toBeLessThan(AGREEMENT);
    }
  });
});

/** What the published procedure draws, and the rank of the width it takes at 80 %. */
const SAMPLES = 10_000;
const RANK = 8_001;

function simulated(n: number, method: BandMethod, seed: number, confidence = 0.8) {
  return confidenceBand(n, { method, confidence, calibration: 'simulation', seed });
}

describe('the simulated calibration', () => {
  test.each<[BandMethod, number]>([
    ['ld-highest-density', 5],
    ['ld-equal-tailed', 3],
    ['ks', 12],
  ])('of %s for n = %i covers as exactly computed, up to its own error', (method, n) => {
    const { lower, upper } = simulated(n, method, 1);
    const coverage = probabilityWithin(lower, upper);
    // The coverage at the 8,001st of 10,000 widths is that order statistic of uniforms: it is at
    // most x with the probability that 8,001 or more of 10,000 fall below x.
    const atMost = 1 - binomialCdf(RANK - 1, SAMPLES, coverage);
    expect(Math.min(atMost, 1 - atMost)).toBeGreaterThan(1e-6);
  });

  test('gives the same band for the same seed and another for another seed', () => {
    for (const method of ['ld-highest-density', 'ks'] as const) {
      const bytes = [3, 3, 4].map((seed) => JSON.stringify(simulated(2, method, seed)));
      expect(bytes[1]).toBe(bytes[0]);
      expect(bytes[2]).not.toBe(bytes[0]);
    }
  });

  test('leaves the closed form alone', () => {
    const exact = confidenceBand(12, { ...BAND, method: 'dkw' });
    expect(simulated(12, 'dkw', 9)).toEqual(exact);
  });
});

const quantiles = fc.constantFrom(0.5, 0.1, 0.9);
const anyBands = fc
  .tuple(fc.integer({ min: 1, max: MAX_TRIALS }), bandMethods, confidences)
  .map(([n, method, confidence]) => bandOf(n, method, confidence));
const someBudgets = fc.double({ min: 0.05, max: 60, noNaN: true });

describe('the level of a band from a budget on', () => {
  test.each(levelReference)(
    'is the reference level: $method, n = $n, $confidence, quantile $quantile, $budget trials',
    (row) => {
      const method = BAND_METHODS.find((name) => name === row.method);
      // From a budget on, the level is that of the quantile whose first trial is there.
      const band = bandOf(row.n, method, row.confidence);
      const level = levelFromOneTrial(band, row.quantile ** (1 / row.budget));
      // Both bands are roots of the coverage, the reference one's rounded to 9 decimals.
      expect(Math.abs(level - row.level)).toBeLessThan(2e-9);
    },
  );

  test('grows with the budget, from that of the whole band to certainty', () => {
    fc.assert(
      fc.property(anyBands, quantiles, someBudgets, someBudgets, (band, quantile, one, other) => {
        const levels = [1e-3, Math.min(one, other), Math.max(one, other), 1e15].map((budget) =>
          levelFromOneTrial(band, quantile ** (1 / budget)),
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
    expect(levelFromOneTrial(band, 0.5)).toBeCloseTo(0.4, 12);
    expect(levelFromOneTrial(band, 0.5 ** (1 - 1e-9))).toBeCloseTo(0.9, 12);
  });

  test('is the confidence above 20,000 trials', () => {
    expect(levelFromOneTrial(bandOf(20_001), 0.5)).toBe(0.8);
  });
});
