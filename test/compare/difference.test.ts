import { difference } from '../../src/compare/compare.ts';
import type { Limits } from '../../src/estimate/index.ts';

const at = (lower: number, point: number, upper: number): Limits => ({ lower, point, upper });
const FAILS = -Infinity;
const OPEN = Infinity;

describe('the difference of two curves at one budget', () => {
  test.each<[string, Limits, Limits, [number, number | null, number]]>([
    [
      'is candidate minus baseline, between the farthest ends of the bands',
      at(10, 12, 15),
      at(11, 14, 18),
      [-4, 2, 8],
    ],
    [
      'is bounded above where the candidate fails',
      at(10, 12, 15),
      at(FAILS, FAILS, 9),
      [-OPEN, null, -1],
    ],
    [
      'is bounded below where the baseline fails',
      at(FAILS, FAILS, 9),
      at(10, 12, 15),
      [1, null, OPEN],
    ],
    [
      'is unbounded where both fail',
      at(FAILS, FAILS, FAILS),
      at(FAILS, FAILS, FAILS),
      [-OPEN, null, OPEN],
    ],
    [
      'is unbounded where both bands are open',
      at(FAILS, 1, OPEN),
      at(FAILS, 2, OPEN),
      [-OPEN, 1, OPEN],
    ],
    [
      'is unbounded below where the baseline may be anything',
      at(0, 1, OPEN),
      at(1, 2, 3),
      [-OPEN, 1, 3],
    ],
    ['is unbounded above where the baseline may fail', at(FAILS, 1, 2), at(1, 2, 3), [-1, 1, OPEN]],
    [
      'of a curve that is known exactly with itself is zero, without a sign',
      at(3, 3, 3),
      at(3, 3, 3),
      [0, 0, 0],
    ],
  ])('%s', (_, baseline, candidate, [lower, estimate, upper]) => {
    expect(difference(baseline, candidate)).toEqual({ lower, estimate, upper });
  });
});
