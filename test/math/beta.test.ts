import fc from 'fast-check';
import { Beta } from '../../src/math/beta.ts';
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

  test('are zero and one at the ends of the unit interval', () => {
    const law = new Beta(3, 5);
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

  test('has a closed form where the law is a power', () => {
    for (const p of [1e-12, 0.01, 0.5, 0.99]) {
      expect(new Beta(7, 1).quantile(p)).toBeCloseTo(p ** (1 / 7), 13);
      expect(new Beta(1, 7).quantile(p)).toBeCloseTo(-Math.expm1(Math.log1p(-p) / 7), 13);
    }
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

test('Beta refuses parameters below one', () => {
  for (const [a, b] of [
    [0, 1],
    [1, 0.5],
    [Number.NaN, 2],
  ] as const) {
    expect(() => new Beta(a, b)).toThrow(RangeError);
  }
});
