import fc from 'fast-check';
import {
  asMultiset,
  differenceOfPowers,
  weightedDeviation,
  weightedMean,
  withoutReplacement,
  withReplacement,
} from '../../src/estimate/tuning-curve.ts';
import {
  exactMultiset,
  exactRootWeight,
  exactWithoutReplacement,
  exactWithReplacement,
} from '../support/exact-weights.ts';

/** Below this a double has no longer all its digits. */
const LEAST = 1e-290;

function worstError(found: ArrayLike<number>, exact: readonly number[]): number {
  const errors = exact.map((weight, i) =>
    weight < LEAST ? (found[i] as number) - weight : (found[i] as number) / weight - 1,
  );
  return Math.max(...errors.map(Math.abs).filter((error) => !(error <= 1e-16)), 0);
}

const sizes = fc.integer({ min: 1, max: 400 });
const reals = fc.double({ min: -9, max: 9, noNaN: true }).map((exponent) => 10 ** exponent);

describe('weights agree with exact arithmetic', () => {
  const ranks = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

  test('for all moderate sizes', () => {
    const wholes = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), wholes, wholes, (n, k, under) => {
        const with_ = ranks(n).map((i) => exactWithReplacement(n, k, i));
        expect(worstError(withReplacement(n, k), with_)).toBeLessThan(1e-12);
        const rational = { over: BigInt(k), under: BigInt(under) };
        expect(worstError(asMultiset(n, k / under), exactMultiset(n, rational))).toBeLessThan(
          1e-13,
        );
        const whole = 1 + (k % n);
        const without = exactWithoutReplacement(n, whole);
        expect(worstError(withoutReplacement(n, whole), without)).toBeLessThan(1e-14);
      }),
    );
  });

  test.each([2, 50_000, 99_999])('without replacement, for %i of a hundred thousand', (k) => {
    const exact = exactWithoutReplacement(100_000, k);
    expect(worstError(withoutReplacement(100_000, k), exact)).toBeLessThan(1e-11);
  });

  test.each([
    [1n, 1000n],
    [7n, 2n],
    [1_000_000n, 1n],
  ])('as multisets, for %i/%i of a hundred thousand', (over, under) => {
    const exact = exactMultiset(100_000, { over, under });
    const found = asMultiset(100_000, Number(over) / Number(under));
    expect(worstError(found, exact)).toBeLessThan(1e-11);
  });

  const some = [1, 2, 3, 10, 500, 12_345, 49_999, 50_001, 80_000, 99_000, 99_999, 100_000];

  // The logarithm of a weight of 1e-290 is 668, and its rounding is the weight's error.
  test.each<[number, (i: number) => number, number]>([
    ...[2, 50, 50_000, 1_000_000].map((k): [number, (i: number) => number, number] => {
      return [k, (i) => exactWithReplacement(100_000, k, i), 5e-13];
    }),
    [1 / 1024, (i) => exactRootWeight(100_000, 10, i), 1e-14],
  ])('with replacement, for %d of a hundred thousand', (k, exactOf, most) => {
    const weights = withReplacement(100_000, k);
    const found = some.map((i) => weights[i - 1] as number);
    expect(worstError(found, some.map(exactOf))).toBeLessThan(most);
  });
});

test('weights of any size and number of draws are not negative and add up to one', () => {
  fc.assert(
    fc.property(sizes, reals, fc.nat(), (n, k, pick) => {
      const without = withoutReplacement(n, 1 + (pick % n));
      for (const weights of [withReplacement(n, k), asMultiset(n, k), without]) {
        expect(weights.every((weight) => weight >= 0)).toBe(true);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
      }
    }),
  );
});

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
