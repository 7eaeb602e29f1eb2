import fc from 'fast-check';
import { probabilityWithin } from '../../src/math/order-statistics.ts';
import { binomialCdf } from '../support/binomial.ts';

const fill = (n: number, value: (i: number) => number) =>
  Array.from({ length: n }, (_, index) => value(index + 1));

/** The documented accuracy, with room for the rounding of the closed forms themselves. */
const ACCURACY = 1e-12;

function expectProbability(lower: number[], upper: number[], expected: number): void {
  expect(Math.abs(probabilityWithin(lower, upper) - expected)).toBeLessThan(ACCURACY);
}

test('the probability is one between the ends of the unit interval, and zero where a bound excludes its rank', () => {
  for (const n of [1, 2, 7, 100]) {
    const [zeros, ones] = [Array(n).fill(0), Array(n).fill(1)];
    expectProbability(zeros, ones, 1);
    expect(probabilityWithin(zeros, zeros)).toBe(0);
    expect(probabilityWithin(ones, ones)).toBe(0);
  }
  expect(probabilityWithin([0, 0.5, 0.9], [0.4, 0.5, 1])).toBe(0);
  expect(probabilityWithin([0, 0.6, 0.9], [0.4, 0.5, 1])).toBe(0);
});

test.each([1, 2, 3, 10, 100, 1000])("Daniels' theorem holds for n = %i, on both sides", (n) => {
  // P(U₍ᵢ₎ ≥ λi/n for all i) = 1 − λ for every n.
  for (const lambda of [0.001, 0.3, 0.9, 0.999]) {
    const lower = fill(n, (i) => (lambda * i) / n);
    const upper = fill(n, (i) => 1 - (lambda * (n + 1 - i)) / n);
    expectProbability(lower, Array(n).fill(1), 1 - lambda);
    expectProbability(Array(n).fill(0), upper, 1 - lambda);
  }
});

test.each([100, 401, 2000])(
  'long stretches without a boundary give binomial probabilities for a single limit, n = %i',
  (n) => {
    // At most h of n uniforms below one half, and at least h.
    const half = n >> 1;
    const atMost = binomialCdf(half, n, 0.5);
    const lower = fill(n, (i) => (i <= half ? 0 : 0.5));
    expect(Math.abs(probabilityWithin(lower, Array(n).fill(1)) - atMost)).toBeLessThan(1e-11);

    const atLeast = 1 - binomialCdf(half - 1, n, 0.5);
    const upper = fill(n, (i) => (i <= half ? 0.5 : 1));
    expect(Math.abs(probabilityWithin(Array(n).fill(0), upper) - atLeast)).toBeLessThan(1e-11);
  },
);

const GRID = 32;

/**
 * The same probability in whole numbers, for boundaries that are multiples of 1/32: counts the
 * placements of n labelled points in 32 cells whose running count stays in the allowed window.
 */
function countPlacements(lower: readonly number[], upper: readonly number[]): number {
  const n = lower.length;
  if (upper[0] === 0) return 0;
  let ways: bigint[] = [1n, ...Array<bigint>(n).fill(0n)];
  for (let cell = 1; cell <= GRID; cell++) {
    const most = lower.filter((bound) => bound * GRID < cell).length;
    const least = upper.filter((bound) => bound * GRID <= cell).length;
    ways = ways.map((_, count) => {
      if (count < least || count > most) return 0n;
      let sum = 0n;
      for (let added = 0; added <= count; added++) {
        sum += (ways[count - added] as bigint) * choose(n - count + added, added);
      }
      return sum;
    });
  }
  const all = BigInt(GRID) ** BigInt(n);
  return Number(((ways[n] as bigint) * 10n ** 18n) / all) / 1e18;
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let j = 1; j <= k; j++) result = (result * BigInt(n - k + j)) / BigInt(j);
  return result;
}

const onGrid = fc.integer({ min: 1, max: 14 }).chain((n) =>
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: GRID }), fc.integer({ min: 0, max: GRID })), {
      minLength: n,
      maxLength: n,
    })
    .map((cells) => ({
      lower: cells.map(([a, b]) => Math.min(a, b) / GRID).sort((a, b) => a - b),
      upper: cells.map(([a, b]) => Math.max(a, b) / GRID).sort((a, b) => a - b),
    })),
);

test('any two boundaries give the same probability as counting placements in whole numbers', () => {
  fc.assert(
    fc.property(onGrid, ({ lower, upper }) => {
      const difference = probabilityWithin(lower, upper) - countPlacements(lower, upper);
      expect(Math.abs(difference)).toBeLessThan(1e-13);
    }),
  );
});
