import fc from 'fast-check';
import {
  differenceOfPowers,
  weightedDeviation,
  weightedMean,
} from '../../src/math/best-of-weights.ts';

describe('differenceOfPowers', () => {
  test('is exact where both powers are all but equal', () => {
    const whole = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 2 ** 26 }), fc.nat(2 ** 26), (k, s, step) => {
        const r = Math.max(0, s - (step % 1000));
        fc.pre(s > r);
        const bits = BigInt(26 * k);
        const exact = BigInt(s) ** BigInt(k) - BigInt(r) ** BigInt(k);
        fc.pre(exact << 900n >= 1n << bits);
        const scaled = Number((exact << 1000n) >> bits) * 2 ** -1000;
        const logs = { s: Math.log(s) - 26 * Math.LN2, ratio: Math.log1p((r - s) / s) };
        // ln s is off by some 4e-15 here, which the power multiplies.
        expect(Math.abs(differenceOfPowers(k, logs) / scaled - 1)).toBeLessThan(1e-14 * (k + 10));
      }),
    );
  });

  test('is the power itself where the smaller number is zero, and zero where both are', () => {
    expect(differenceOfPowers(3, { s: Math.log(0.5), ratio: -Infinity })).toBeCloseTo(0.125, 15);
    expect(differenceOfPowers(3, { s: -Infinity, ratio: -Infinity })).toBe(0);
  });
});

describe('weightedMean', () => {
  test('leaves out what has no weight, however infinite', () => {
    expect(weightedMean([-Infinity, 2, 4], [0, 0.5, 0.5])).toBe(3);
    expect(weightedMean([1, 2, Infinity], [0.5, 0.5, 0])).toBe(1.5);
  });

  test('does not leave the values, whatever is rounded', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(finite, fc.integer({ min: 1, max: 300 }), (value, n) => {
        const [values, weights] = [new Array(n).fill(value), new Array(n).fill(1 / n)];
        expect(weightedMean(values, weights)).toBe(value);
        expect(weightedDeviation(values, weights)).toBe(0);
      }),
    );
  });
});

describe('weightedDeviation', () => {
  test('is half the distance between two values of equal weight', () => {
    expect(weightedDeviation([2, 6], [0.5, 0.5])).toBe(2);
    expect(weightedDeviation([0, 0], [0.5, 0.5])).toBe(0);
    expect(weightedDeviation([0, 10], [0.9, 0.1])).toBeCloseTo(3, 14);
  });

  test('neither overflows nor vanishes', () => {
    expect(weightedDeviation([-1e308, 1e308], [0.5, 0.5])).toBe(1e308);
    expect(weightedDeviation([1e-200, 3e-200], [0.5, 0.5]) / 1e-200).toBeCloseTo(1, 14);
  });
});
