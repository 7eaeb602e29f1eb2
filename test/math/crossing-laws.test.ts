import fc from 'fast-check';
import { probabilityWithin } from '../../src/math/crossing.ts';
import { boundaries } from '../support/arbitraries.ts';

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

/**
 * Steck's determinant n! det[(uᵢ − lⱼ)₊ʲ⁻ⁱ⁺¹ / (j − i + 1)!]: another road to the same number, for
 * any boundaries, but of alternating terms, so for small n only.
 */
function steckDeterminant(lower: readonly number[], upper: readonly number[]): number {
  const n = lower.length;
  // Expanding the Hessenberg determinant along its last column.
  const minors = [1];
  for (let size = 1; size <= n; size++) {
    let sum = 0;
    for (let row = size; row >= 1; row--) {
      const gap = Math.max(0, (upper[row - 1] as number) - (lower[size - 1] as number));
      const power = size - row + 1;
      const sign = (size - row) % 2 === 0 ? 1 : -1;
      sum += (sign * (minors[row - 1] as number) * gap ** power) / factorial(power);
    }
    minors.push(sum);
  }
  return factorial(n) * (minors[n] as number);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
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

const anywhere = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((n) => fc.tuple(boundaries(n), boundaries(n)))
    .map(([one, other]) => ({
      lower: one.map((x, i) => Math.min(x, other[i] as number)),
      upper: one.map((x, i) => Math.max(x, other[i] as number)),
    }));

describe('any two boundaries', () => {
  test('give the same probability as counting placements in whole numbers', () => {
    fc.assert(
      fc.property(onGrid, ({ lower, upper }) => {
        const difference = probabilityWithin(lower, upper) - countPlacements(lower, upper);
        expect(Math.abs(difference)).toBeLessThan(1e-13);
      }),
      { numRuns: 400 },
    );
  });

  test('give the same probability when they cross each other', () => {
    fc.assert(
      fc.property(onGrid, ({ lower, upper }) => {
        const mixed = [lower, upper].map((bounds) => bounds.map((x, i) => (i % 2 ? x : 1 - x)));
        const [one, other] = mixed.map((bounds) => bounds.sort((a, b) => a - b)) as [
          number[],
          number[],
        ];
        const difference = probabilityWithin(one, other) - countPlacements(one, other);
        expect(Math.abs(difference)).toBeLessThan(1e-13);
      }),
      { numRuns: 200 },
    );
  });

  test("give Steck's determinant for up to seven uniforms", () => {
    fc.assert(
      fc.property(anywhere(7), ({ lower, upper }) => {
        const difference = probabilityWithin(lower, upper) - steckDeterminant(lower, upper);
        // The determinant's alternating terms reach 7! times epsilon, and a little more.
        expect(Math.abs(difference)).toBeLessThan(1e-11);
      }),
      { numRuns: 400 },
    );
  });

  test('give a probability, which is the same for mirrored boundaries', () => {
    fc.assert(
      fc.property(onGrid, ({ lower, upper }) => {
        const mirror = (bounds: number[]) => bounds.map((x) => 1 - x).reverse();
        const one = probabilityWithin(lower, upper);
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(1);
        expect(Math.abs(one - probabilityWithin(mirror(upper), mirror(lower)))).toBeLessThan(1e-13);
      }),
    );
  });

  test('give no smaller probability further apart', () => {
    fc.assert(
      fc.property(anywhere(20), fc.double({ min: 0, max: 0.5, noNaN: true }), (bounds, room) => {
        const lower = bounds.lower.map((x) => Math.max(0, x - room));
        const upper = bounds.upper.map((x) => Math.min(1, x + room));
        const narrow = probabilityWithin(bounds.lower, bounds.upper);
        expect(probabilityWithin(lower, upper)).toBeGreaterThanOrEqual(narrow - 1e-13);
      }),
    );
  });
});
