import fc from 'fast-check';
import { classesOfAll, classesOfLosses } from '../../src/math/classes.ts';

const F = -Infinity;

const classesOf = (values: readonly number[], margin = 0) => [...classesOfAll(values, [], margin)];

test('numbers that differ by rounding are of one class, and others are not', () => {
  expect(classesOf([0.1 + 0.2, 0.3, 0.3 + 1e-8, 0])).toEqual([2, 2, 3, 1]);
  expect(classesOf([1e9 + 0.5, 1e9, 1e9 + 2])).toEqual([1, 1, 2]);
  expect(classesOf([1e-10, 0])).toEqual([2, 1]);
  expect(classesOf([1e-10, 0], 1)).toEqual([1, 1]);
});

test('a class ends where its least number is too far away, not where its last one is', () => {
  expect(classesOf([1, 1 + 0.8e-9, 1 + 1.6e-9])).toEqual([1, 1, 2]);
});

test('failures are a class of their own, and so is what has no limit', () => {
  expect(classesOf([F, 1e308, F, Infinity, -1e308])).toEqual([F, 2, F, Infinity, 1]);
});

test('a loss of exactly the margin is no loss', () => {
  const classes = [...classesOfAll([0.8, 0.3, F], [0.7, 0.2, F], 0.1)];
  expect(classes.slice(3)).toEqual(classes.slice(0, 3));
  expect([...classesOfLosses([0.8, F, 1, 1], [0.7, F, F, 0.8], 0.1)]).toEqual([0, 0, Infinity, 1]);
});

test('losses have the sign of what is lost, and are compared by the larger of both scores', () => {
  const losses = classesOfLosses([0.73, 0.76, 0.93, 1e9, F], [0.71, 0.75, 0.94, 1e9 + 0.5, 3]);
  expect([...losses]).toEqual([2, 1, -1, 0, F]);
  expect([...classesOfLosses([0.5, 1e9 + 8], [0, 1e9])]).toEqual([1, 2]);
});

const values = fc.array(
  fc.oneof(
    fc.integer({ min: -5, max: 5 }).map((x) => x / 10),
    fc.integer({ min: -9, max: 9 }).map((x) => 1 + x * 3e-10),
    fc.double({ noNaN: true }),
  ),
  { maxLength: 30 },
);

test('classes never turn an order around, and do not depend on the order of the numbers or on whose they are', () => {
  fc.assert(
    fc.property(values, fc.nat({ max: 30 }), (some, own) => {
      const classes = classesOf(some);
      for (const [i, one] of some.entries())
        for (const [j, other] of some.entries())
          if (one < other) expect(classes[i]).toBeLessThanOrEqual(classes[j] as number);
      expect(classesOf(some.toReversed())).toEqual(classes.toReversed());
      expect([...classesOfAll(some.slice(0, own), some.slice(own))]).toEqual(classes);
    }),
  );
});
