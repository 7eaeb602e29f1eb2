import { difference } from '../../src/compare/compare.ts';
import type { Limits } from '../../src/estimate/index.ts';

const at = (lower: number, point: number, upper: number): Limits => ({ lower, point, upper });
const NONE = -Infinity;
const OPEN = Infinity;

describe('the difference of two curves at one budget', () => {
  test('is candidate minus baseline, between the farthest ends of the bands', () => {
    expect(difference(at(10, 12, 15), at(11, 14, 18))).toEqual({
      lower: -4,
      estimate: 2,
      upper: 8,
    });
  });

  test('is not defined where the candidate fails, and bounded above all the same', () => {
    expect(difference(at(10, 12, 15), at(NONE, NONE, 9))).toEqual({
      lower: -Infinity,
      estimate: null,
      upper: -1,
    });
  });

  test('is not defined where the baseline fails, and bounded below all the same', () => {
    expect(difference(at(NONE, NONE, 9), at(10, 12, 15))).toEqual({
      lower: 1,
      estimate: null,
      upper: Infinity,
    });
  });

  test('is not defined and unbounded where both fail', () => {
    expect(difference(at(NONE, NONE, NONE), at(NONE, NONE, NONE))).toEqual({
      lower: -Infinity,
      estimate: null,
      upper: Infinity,
    });
  });

  test('is unbounded where a band is open', () => {
    expect(difference(at(NONE, 1, OPEN), at(NONE, 2, OPEN))).toEqual({
      lower: -Infinity,
      estimate: 1,
      upper: Infinity,
    });
    expect(difference(at(0, 1, OPEN), at(1, 2, 3)).lower).toBe(-Infinity);
    expect(difference(at(NONE, 1, 2), at(1, 2, 3)).upper).toBe(Infinity);
  });

  test('of a curve that is known exactly with itself is zero, without a sign', () => {
    const { lower, estimate, upper } = difference(at(3, 3, 3), at(3, 3, 3));
    expect([lower, estimate, upper]).toEqual([0, 0, 0]);
  });
});
