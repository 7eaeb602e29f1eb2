import fc from 'fast-check';
import { leastReaching } from '../../src/math/weighted-quantile.ts';

const pairs = fc.array(
  fc.tuple(
    fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(-Infinity, Infinity)),
    fc.integer({ min: 0, max: 5 }),
  ),
  { maxLength: 30 },
);

/** By sorting. */
function expected(sample: readonly (readonly [number, number])[], least: number): number {
  let sum = 0;
  for (const [value, weight] of [...sample].sort(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    sum += weight;
    if (sum >= least) return value;
  }
  return Infinity;
}

function found(sample: readonly (readonly [number, number])[], least: number): number {
  const [values, weights] = [0, 1].map((i) => Float64Array.from(sample, (pair) => pair[i] ?? 0));
  return leastReaching(values as Float64Array, weights as Float64Array, least);
}

test('the least value up to which weights add up is that of the sorted values', () => {
  fc.assert(
    fc.property(pairs, fc.integer({ min: 1, max: 60 }), (sample, least) => {
      expect(found(sample, least)).toBe(expected(sample, least));
    }),
  );
});

test('neither values nor weights are changed', () => {
  const [values, weights] = [Float64Array.of(3, 1, 2), Float64Array.of(1, 1, 1)];
  expect(leastReaching(values, weights, 2)).toBe(2);
  expect([...values, ...weights]).toEqual([3, 1, 2, 1, 1, 1]);
});

test('there must be as many weights as values', () => {
  expect(() => leastReaching(Float64Array.of(1), Float64Array.of(), 1)).toThrow(RangeError);
});
