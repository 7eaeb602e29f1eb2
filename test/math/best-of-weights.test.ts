import fc from 'fast-check';
import { asMultiset, withoutReplacement, withReplacement } from '../../src/math/best-of-weights.ts';
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

/** All ways to pick k of n ranks: in order, repeated or not. */
function picks(n: number, k: number, next: (last: number) => number): number[][] {
  if (k === 0) return [[]];
  return picks(n, k - 1, next).flatMap((pick) => {
    const from = next(pick.at(-1) ?? -1);
    return Array.from({ length: Math.max(0, n - from) }, (_, i) => [...pick, from + i]);
  });
}

/** How often each rank is the best of the ways to pick. */
function shares(n: number, ways: readonly number[][]): number[] {
  const best = ways.map((pick) => Math.max(...pick));
  return Array.from({ length: n }, (_, i) => best.filter((b) => b === i).length / ways.length);
}

test.each([
  [1, 3],
  [2, 1],
  [3, 3],
  [5, 2],
  [4, 5],
  [6, 4],
])('a weight is the share of all the ways to pick from %i scores %i times', (n, k) => {
  const sharesOf = (next: (last: number) => number) => shares(n, picks(n, k, next));
  const [tuples, multisets] = [sharesOf(() => 0), sharesOf((last) => Math.max(last, 0))];
  expect(worstError(withReplacement(n, k), tuples)).toBeLessThan(1e-14);
  expect(worstError(asMultiset(n, k), multisets)).toBeLessThan(1e-14);
  if (k > n) return;
  const sets = sharesOf((last) => last + 1);
  expect(worstError(withoutReplacement(n, k), sets)).toBeLessThan(1e-14);
});

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

  test.each([1, 2, 50, 50_000, 99_999, 100_000])(
    'without replacement, for %i of a hundred thousand',
    (k) => {
      const exact = exactWithoutReplacement(100_000, k);
      expect(worstError(withoutReplacement(100_000, k), exact)).toBeLessThan(1e-13);
    },
  );

  test.each([
    [1n, 1000n],
    [7n, 1_000_000n],
    [1n, 1n],
    [7n, 2n],
    [50_000n, 1n],
    [1_000_000n, 1n],
  ])('as multisets, for %i/%i of a hundred thousand', (over, under) => {
    const exact = exactMultiset(100_000, { over, under });
    const found = asMultiset(100_000, Number(over) / Number(under));
    expect(worstError(found, exact)).toBeLessThan(1e-13);
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
