import fc from 'fast-check';
import { ksPValue } from '../../src/math/kolmogorov-smirnov.ts';
import reference from '../reference/significance.json';
import { scores } from '../support/arbitraries.ts';

/** n numbers, evenly spaced. */
const spaced = ([n = 0, step = 0, first = 0]: readonly number[]) =>
  Array.from({ length: n }, (_, i) => Math.round(1e6 * (step * i + first)) / 1e6);

const pairs = reference.kolmogorovSmirnov.map(({ one, other, pValue }) => ({
  sizes: `${one[0]} and ${other[0]}`,
  one: spaced(one),
  other: spaced(other),
  exact: pValue,
}));
const isSmall = ({ one, other }: (typeof pairs)[number]) => one.length * other.length <= 100_000;

describe('the Kolmogorov–Smirnov p-value', () => {
  test.each(pairs.filter(isSmall))('of $sizes values is as scipy has it', (pair) => {
    expect(Math.abs(ksPValue(pair.one, pair.other) / pair.exact - 1)).toBeLessThan(1e-11);
  });

  test.each(pairs.filter((pair) => !isSmall(pair)))('of $sizes is a little larger', (pair) => {
    const pValue = ksPValue(pair.one, pair.other);
    expect(pValue).toBeGreaterThan(0.999 * pair.exact);
    expect(pValue).toBeLessThan(1.25 * pair.exact);
  });

  test('of equal samples is 1, and of one value each', () => {
    expect(ksPValue([1, 2, 2, -Infinity], [2, -Infinity, 1, 2])).toBe(1);
    expect(ksPValue([1], [2])).toBe(1);
    const many = Array.from({ length: 400 }, (_, i) => i);
    expect(ksPValue(many, many)).toBe(1);
  });

  test('is refused for a sample without values', () => {
    expect(() => ksPValue([], [1])).toThrow(RangeError);
    expect(() => ksPValue([1], [])).toThrow(RangeError);
  });

  test('depends neither on the order nor on the scale nor on which sample comes first', () => {
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const pValue = ksPValue(one, other);
        const stretch = (value: number) => (value < 0 ? value : 5 * value + 1);
        expect(ksPValue(one.map(stretch).toReversed(), other.map(stretch))).toBe(pValue);
        expect(Math.abs(ksPValue(other, one) - pValue)).toBeLessThan(1e-12);
        expect(pValue).toBeGreaterThan(0);
        expect(pValue).toBeLessThanOrEqual(1);
      }),
    );
  });
});

/** All ways to take `size` of the places from `first` on. */
function choices(size: number, places: number, first = 0): number[][] {
  if (size === 0) return [[]];
  const starts = Array.from({ length: Math.max(0, places - first) }, (_, i) => first + i);
  return starts.flatMap((start) =>
    choices(size - 1, places, start + 1).map((rest) => [start, ...rest]),
  );
}

function distance(one: readonly number[], other: readonly number[]): number {
  const share = (sample: readonly number[], at: number) =>
    sample.filter((value) => value <= at).length / sample.length;
  const gaps = [...one, ...other].map((at) => Math.abs(share(one, at) - share(other, at)));
  return Math.max(...gaps);
}

/** How often a split of the pooled values is at least as far apart. */
function shareOfSplits(one: readonly number[], other: readonly number[]): number {
  const pooled = [...one, ...other];
  const splits = choices(one.length, pooled.length).map((chosen) => {
    const rest = pooled.filter((_, i) => !chosen.includes(i));
    return distance(
      chosen.map((i) => pooled[i] ?? 0),
      rest,
    );
  });
  const found = distance(one, other) - 1e-9;
  return splits.filter((split) => split >= found).length / splits.length;
}

describe('all splits of small samples', () => {
  const sample = (values: fc.Arbitrary<number>) => fc.array(values, { minLength: 1, maxLength: 5 });

  test('are as often as far apart, where no values are tied', () => {
    const untied = fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(untied, fc.nat(), (all, at) => {
        const size = 1 + (at % (all.length - 1));
        const [one, other] = [all.slice(0, size), all.slice(size)];
        expect(Math.abs(ksPValue(one, other) - shareOfSplits(one, other))).toBeLessThan(1e-12);
      }),
    );
  });

  test('are not more often as far apart, where some are', () => {
    const value = fc.constantFrom(-Infinity, 0, 1, 2);
    fc.assert(
      fc.property(sample(value), sample(value), (one, other) => {
        expect(ksPValue(one, other)).toBeGreaterThan(shareOfSplits(one, other) - 1e-12);
      }),
    );
  });
});
