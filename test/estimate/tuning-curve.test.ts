import { limitsAt, type ScoreBounds, tuningCurve } from '../../src/estimate/index.ts';
import reference from '../reference/medians.json';
import { bandOf, curveOf } from '../support/bands.ts';

test.each(reference)('the median curve of the sample "$name" is the reference one', (sample) => {
  const curve = curveOf(sample.scores);
  const medians = sample.budgets.map((budget) => limitsAt(curve, budget).point);
  expect(medians).toEqual(sample.median);
});

describe('a median tuning curve', () => {
  test('of three trials has its steps at ln ½ / ln(i/3)', () => {
    const { point } = curveOf([0.3, 0.1, 0.2]);
    expect(point.values).toEqual([0.1, 0.2, 0.3]);
    expect(point.breaks[0]).toBeCloseTo(Math.log(2) / Math.log(3), 14);
    expect(point.breaks[1]).toBeCloseTo(Math.log(2) / Math.log(1.5), 14);
    expect(point.breaks[2]).toBe(Infinity);
  });

  test('says nothing above beyond its resolvable budget, and something up to it', () => {
    const curve = curveOf(Array.from({ length: 48 }, (_, i) => i));
    expect(curve.resolvableBudget).toBeCloseTo(8.154338266441666, 8);
    expect(limitsAt(curve, curve.resolvableBudget).upper).toBe(47);
    expect(limitsAt(curve, curve.resolvableBudget * (1 + 1e-12)).upper).toBe(Infinity);
  });

  test.each([
    [[4, 1, 3, 2], 2],
    [[-Infinity, 1, -Infinity, 2], -Infinity],
    [[-Infinity, 1, 3, 2], 1],
  ])('of %j takes the lower middle score at one trial, failed or not: %d', (scores, median) => {
    expect(limitsAt(curveOf(scores), 1).point).toBe(median);
  });

  test.each([
    [[1, 2, 2, 3, 3, 3], 5],
    [[1, 2, 3], 0],
    [[-Infinity, -Infinity, 1], 2],
    [[1], 0],
  ])('of %j counts the trials that share their score: %i', (scores, ties) => {
    expect(curveOf(scores).ties).toBe(ties);
  });
});

describe("the metric's own bounds", () => {
  const bounds: ScoreBounds = { floor: 0, ceiling: 1 };
  const ends = (scores: number[]) => {
    const curve = tuningCurve(scores, bandOf(scores.length), 0.5, bounds);
    return [limitsAt(curve, 0.01).lower, limitsAt(curve, 1e6).upper];
  };

  test('stand where the scores say nothing', () => {
    expect(ends([0.2, 0.4, 0.6])).toEqual([0, 1]);
  });

  test('do not stand below a failed trial, which is worse than any value', () => {
    expect(ends([0.2, -Infinity, 0.6])).toEqual([-Infinity, 1]);
  });
});

describe('a tuning curve is refused', () => {
  test('for a band of another size', () => {
    expect(() => tuningCurve([1, 2], bandOf(3))).toThrow(RangeError);
    expect(() => tuningCurve([], bandOf(1))).toThrow(RangeError);
  });

  test.each([Number.NaN, Infinity])('for a score of %d', (score) => {
    expect(() => tuningCurve([1, score], bandOf(2))).toThrow(RangeError);
  });

  test.each([0, 1, -1, Number.NaN])('for the quantile %d', (quantile) => {
    expect(() => tuningCurve([1, 2], bandOf(2), quantile)).toThrow(RangeError);
  });
});
