import fc from 'fast-check';
import { findRoot } from '../../src/math/functions.ts';

const roots = fc.double({ min: -0.99, max: 0.99, noNaN: true });
const shapesOfFunction: Record<string, (x: number) => number> = {
  line: (x) => x,
  cube: (x) => x ** 3,
  'steep exponential': (x) => Math.expm1(20 * x),
  step: (x) => (x < 0 ? -1 : 1),
  'flat then steep': (x) => Math.sign(x) * Math.exp(-1 / Math.max(Math.abs(x), 0.01)),
};

describe('findRoot', () => {
  test.each(Object.entries(shapesOfFunction))('finds the sign change of a %s', (_, f) => {
    fc.assert(
      fc.property(roots, fc.boolean(), (root, isRising) => {
        const sign = isRising ? 1 : -1;
        const bracket = { low: -1, high: 1, tolerance: 1e-12 };
        const x = findRoot((at) => sign * f(at - root), bracket);
        // A cube is zero in floating point for |x| below 1e-108: inside the tolerance.
        expect(Math.abs(x - root)).toBeLessThanOrEqual(1e-12 + 4 * Number.EPSILON);
      }),
    );
  });

  test('never looks outside the bracket', () => {
    fc.assert(
      fc.property(roots, (root) => {
        const seen: number[] = [];
        findRoot(
          (x) => {
            seen.push(x);
            return Math.expm1(30 * (x - root));
          },
          { low: -1, high: 1, tolerance: 1e-14 },
        );
        expect(Math.min(...seen)).toBeGreaterThanOrEqual(-1);
        expect(Math.max(...seen)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('accepts a root at either end', () => {
    expect(findRoot((x) => x, { low: 0, high: 1, tolerance: 1e-12 })).toBe(0);
    expect(findRoot((x) => x - 1, { low: 0, high: 1, tolerance: 1e-12 })).toBe(1);
  });

  test('refuses a bracket without a sign change', () => {
    const bracket = { low: 1, high: 2, tolerance: 1e-12 };
    expect(() => findRoot((x) => x, bracket)).toThrow(RangeError);
  });
});
