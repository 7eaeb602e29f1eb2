import { powersOfTwo } from '../../src/math/powers-of-two.ts';

test.each([
  [1, 8, [1, 2, 4, 8]],
  [1, 8.15, [1, 2, 4, 8]],
  [3, 20, [4, 8, 16]],
  [5, 7, []],
])('the powers of two from %d to %d', (from, to, expected) => {
  expect(powersOfTwo(from, to)).toEqual(expected);
});
