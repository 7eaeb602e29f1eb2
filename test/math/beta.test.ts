import fc from 'fast-check';
import {
  Beta,
  equallyDense,
  exactLimits,
  highestDensityInterval,
  upperLimit,
} from '../../src/math/order-statistics.ts';
import { binomialCdf } from '../support/binomial.ts';

const shapes = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }));
const inside = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true });

describe('Beta tails', () => {
  test('add up to one', () => {
    fc.assert(
      fc.property(shapes, inside, ([a, b], x) => {
        const law = new Beta(a, b);
        // Two rounded series: 1e-13 is some 500 units in the last place.
        expect(Math.abs(law.lowerTail(x) + law.upperTail(x) - 1)).toBeLessThan(1e-13);
      }),
    );
  });

  test('are the binomial probabilities of at least a successes', () => {
    fc.assert(
      fc.property(shapes, inside, ([a, b], x) => {
        const expected = binomialCdf(b - 1, a + b - 1, 1 - x);
        // Logarithms of factorials up to 800 lose some 1e-12 between them.
        expect(Math.abs(new Beta(a, b).lowerTail(x) - expected)).toBeLessThan(1e-11);
      }),
    );
  });

  test('keep their digits when they are tiny', () => {
    const law = new Beta(40, 1);
    expect(law.lowerTail(0.01) / 0.01 ** 40).toBeCloseTo(1, 11);
    expect(new Beta(1, 40).upperTail(0.99) / 1e-80).toBeCloseTo(1, 11);
  });

  // Summed with 40 digits.
  test.each([
    [3, 40, 0.001, 1.11492619523487e-5, 0.999988850738048],
    [24, 25, 0.3, 0.0028727653972129, 0.997127234602787],
    [40, 9, 0.99, 0.999999998820479, 1.17952136624888e-9],
    [1000, 1001, 0.45, 4.06826505087716e-6, 0.999995931734949],
    [10000, 10001, 0.48, 7.9241492385398e-9, 0.999999992075851],
    [19000, 1001, 0.96, 0.999999999998498, 1.50232266477872e-12],
    [2, 19999, 0.001, 0.999999957105892, 4.28941083992173e-8],
  ])('of Beta(%i, %i) at %d are right to 12 digits', (a, b, x, lower, upper) => {
    const law = new Beta(a, b);
    expect(Math.abs(law.lowerTail(x) / lower - 1)).toBeLessThan(1e-12);
    expect(Math.abs(law.upperTail(x) / upper - 1)).toBeLessThan(1e-12);
  });

  test.each([
    [3, 5],
    [1, 5],
    [3, 1],
    [1, 1],
  ])('of Beta(%i, %i) are zero and one at the ends of the unit interval', (a, b) => {
    const law = new Beta(a, b);
    expect([law.lowerTail(0), law.lowerTail(1)]).toEqual([0, 1]);
    expect([law.upperTail(0), law.upperTail(1)]).toEqual([1, 0]);
  });
});

describe('Beta density', () => {
  test('is the slope of the lower tail', () => {
    fc.assert(
      fc.property(shapes, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ([a, b], x) => {
        const law = new Beta(a, b);
        const h = 1e-5;
        const slope = (law.lowerTail(x + h) - law.lowerTail(x - h)) / (2 * h);
        // Central differences: an error of h²/6 times the third derivative (< 1e9 here is rare).
        expect(Math.abs(slope - law.density(x))).toBeLessThan(1e-3);
      }),
    );
  });

  test('is largest at the mode, where its slope is zero', () => {
    fc.assert(
      fc.property(shapes, inside, ([a, b], x) => {
        const law = new Beta(a, b);
        fc.pre(law.mode > 0 && law.mode < 1);
        expect(law.density(x)).toBeLessThanOrEqual(law.density(law.mode) * (1 + 1e-12));
        const scale = (a + b) / Math.min(law.mode, 1 - law.mode);
        expect(Math.abs(law.slope(law.mode))).toBeLessThanOrEqual(1e-12 * scale);
      }),
    );
  });
});

describe('a Beta quantile', () => {
  test('is undone by the lower tail, from any start', () => {
    const tails = fc.oneof(inside, fc.constantFrom(1e-12, 1e-9, 1e-3, 0.999));
    fc.assert(
      fc.property(shapes, tails, inside, ([a, b], p, start) => {
        const law = new Beta(a, b);
        const tail = law.lowerTail(law.quantile(p, start));
        expect(Math.abs(tail / p - 1)).toBeLessThan(1e-11);
      }),
    );
  });

  test.each([
    [1, 20_000],
    [10_000, 10_001],
    [20_000, 1],
  ])('is found for Beta(%i, %i) at a tail of 1e-12', (a, b) => {
    const law = new Beta(a, b);
    expect(law.lowerTail(law.quantile(1e-12)) / 1e-12).toBeCloseTo(1, 8);
  });
});

const twoSided = fc.tuple(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 2, max: 300 }));
const misses = fc.oneof(
  fc.double({ min: 1e-6, max: 0.9, noNaN: true }),
  fc.constantFrom(1e-12, 1e-9, 1e-4, 0.2),
);

function outside(law: Beta, { lower, upper }: { lower: number; upper: number }): number {
  return law.lowerTail(lower) + law.upperTail(upper);
}

describe('a highest-density interval', () => {
  test('leaves exactly the asked probability outside, from any start, and is equally dense at both ends', () => {
    const starts = fc.double({ min: 1e-4, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(twoSided, misses, starts, ([a, b], miss, at) => {
        const law = new Beta(a, b);
        const interval = highestDensityInterval(law, miss);
        expect(Math.abs(outside(law, interval) - miss)).toBeLessThan(1e-12);
        const { lower, upper } = interval;
        const warm = highestDensityInterval(law, miss, at * law.mode);
        expect(Math.abs(lower - warm.lower)).toBeLessThan(1e-12);
        // The ends are rounded to one unit in the last place; the slope enlarges that.
        const slopes = Math.abs(law.slope(upper)) + 2 * Math.abs(law.shape(lower));
        const gap = Math.abs(law.shape(lower) - law.shape(upper));
        expect(gap).toBeLessThanOrEqual(8 * Number.EPSILON * slopes + 1e-15);
      }),
    );
  });

  test('is one-sided, in closed form, for the smallest and the largest of n', () => {
    const smallest = highestDensityInterval(new Beta(1, 4), 0.0081);
    expect(smallest.lower).toBe(0);
    expect(smallest.upper).toBeCloseTo(1 - 0.3, 14);
    const largest = highestDensityInterval(new Beta(4, 1), 0.0081);
    expect(largest.lower).toBeCloseTo(0.3, 14);
    expect(largest.upper).toBe(1);
  });

  test.each([
    [2, 19_999],
    [700, 19_301],
    [10_000, 10_001],
    [19_999, 2],
  ])('is found for Beta(%i, %i) at every miss from 1e-12 to 1 − 1e-9', (a, b) => {
    const law = new Beta(a, b);
    for (const miss of [1e-12, 1e-9, 1e-4, 0.2, 0.9]) {
      // The density reaches 7,000 here: 1e-14 in an end is up to 1e-10 in what is outside.
      expect(Math.abs(outside(law, highestDensityInterval(law, miss)) - miss)).toBeLessThan(1e-10);
    }
    // A near-empty interval lies where the density is flat: its ends are good to √epsilon = 1.5e-8
    // of their distance from the mode's scale, and so is what it holds.
    const nearlyAll = highestDensityInterval(law, 1 - 1e-9);
    expect(Math.abs(outside(law, nearlyAll) - 1)).toBeLessThan(1e-7);
  });
});

test('the equally dense point of a symmetric law is the mirror image', () => {
  const points = fc.double({ min: 1e-9, max: 0.499, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), points, (a, x) => {
      expect(Math.abs(equallyDense(new Beta(a, a), x) - (1 - x))).toBeLessThan(1e-13);
    }),
  );
});

const DOUBT = 0.025;
const samples = fc
  .tuple(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([draws, part]) => ({ draws, hits: Math.min(draws - 1, Math.floor(part ** 3 * draws)) }));

test.each([
  [0, 20_000, 1.8443e-4],
  [2, 5000, 1.44425e-3],
  [1, 40, 0.131586],
  [5, 10, 0.812914],
])('at %i hits in %i draws a probability of up to %d is possible', (hits, draws, expected) => {
  expect(upperLimit({ hits, draws }) / expected).toBeCloseTo(1, 4);
});

test('of an upper limit, as few hits have a probability of 2.5 %', () => {
  fc.assert(
    fc.property(samples, ({ hits, draws }) => {
      expect(binomialCdf(hits, draws, upperLimit({ hits, draws }))).toBeCloseTo(DOUBT, 8);
      const [lower] = exactLimits({ hits, draws }, 0.95);
      expect(lower).toBeCloseTo(1 - upperLimit({ hits: draws - hits, draws }), 10);
    }),
  );
  expect(upperLimit({ hits: 7, draws: 7 })).toBe(1);
});
