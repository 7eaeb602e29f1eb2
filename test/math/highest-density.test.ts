import fc from 'fast-check';
import { Beta, equallyDense, highestDensityInterval } from '../../src/math/beta.ts';

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

  test('keeps the digits of a tiny probability outside', () => {
    fc.assert(
      fc.property(twoSided, ([a, b]) => {
        const law = new Beta(a, b);
        // An end near 1 is rounded to 1e-16, which a tail of 1e-12 sees enlarged.
        expect(outside(law, highestDensityInterval(law, 1e-12)) / 1e-12).toBeCloseTo(1, 7);
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

  test('is refused for the uniform distribution, which has no densest part', () => {
    expect(() => highestDensityInterval(new Beta(1, 1), 0.2)).toThrow(RangeError);
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
