import fc from 'fast-check';
import {
  inCost,
  limitsAt,
  type ScoreBounds,
  type TuningCurve,
  tuningCurve,
} from '../../src/estimate/index.ts';
import reference from '../reference/medians.json';
import { bandMethods, budgets, confidences, scores } from '../support/arbitraries.ts';
import { bandOf, curveOf } from '../support/bands.ts';

test.each(reference)('the median curve of the sample "$name" is the reference one', (sample) => {
  const curve = curveOf(sample.scores);
  const medians = sample.budgets.map((budget) => limitsAt(curve, budget).point);
  expect(medians).toEqual(sample.median);
});

describe('a median tuning curve', () => {
  test('says nothing above beyond its resolvable budget, and something up to it', () => {
    const curve = curveOf(Array.from({ length: 48 }, (_, i) => i));
    expect(curve.resolvableBudget).toBeCloseTo(8.154338266441666, 8);
    expect(limitsAt(curve, curve.resolvableBudget).upper).toBe(47);
    expect(limitsAt(curve, curve.resolvableBudget * (1 + 1e-12)).upper).toBe(Infinity);
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

const quantiles = fc.constantFrom(0.5, 0.5, 0.1, 0.9);
const curves = fc
  .tuple(scores, bandMethods, confidences, quantiles)
  .map(([sample, method, confidence, quantile]) =>
    tuningCurve(sample, bandOf(sample.length, method, confidence), quantile),
  );

/** Every budget at which something changes, from both sides, and beyond the last. */
function allBudgets({ lower, point, upper }: TuningCurve): number[] {
  const breaks = [lower, point, upper].flatMap(({ breaks }) => [...breaks]).filter(Number.isFinite);
  const beyond = 2 * Math.max(1, ...breaks);
  return [...breaks, ...breaks.map((x) => x * (1 + 1e-12)), beyond].sort((a, b) => a - b);
}

describe('any tuning curve', () => {
  test('lies inside its band at every budget, and never falls, nor do its limits', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        const limits = allBudgets(curve).map((budget) => limitsAt(curve, budget));
        const outside = limits.filter(({ lower, point, upper }) => lower > point || point > upper);
        expect(outside).toEqual([]);
        for (const { values } of [curve.lower, curve.point, curve.upper]) {
          expect(values).toEqual(values.toSorted());
        }
      }),
    );
  });

  test('ends in the best score, and neither depends on the order of the trials nor changes it', () => {
    fc.assert(
      fc.property(scores, (sample) => {
        const copy = [...sample];
        const curve = curveOf(Object.freeze(sample));
        expect(sample).toEqual(copy);
        expect(curveOf([...sample].reverse())).toEqual(curve);
        const { lower, point, upper } = curve;
        expect([lower.values[0], upper.values.at(-1)]).toEqual([-Infinity, Infinity]);
        expect(point.values.at(-1)).toBe(Math.max(...sample));
      }),
    );
  });
});

const anyQuantiles = fc.constantFrom(0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99);

/** Best scores of all the ways to draw k times with replacement, in increasing order. */
function bestOfAll(sample: readonly number[], k: number): number[] {
  let best = [...sample];
  for (let draw = 1; draw < k; draw++) {
    best = best.flatMap((so) => sample.map((score) => Math.max(so, score)));
  }
  return best.sort((a, b) => a - b);
}

describe('the curve of any quantile', () => {
  test('is that quantile of the best of all k-fold draws, counted one by one', () => {
    const few = fc.array(fc.constantFrom(-Infinity, 1, 2, 3, 5, 8), { minLength: 1, maxLength: 6 });
    // None of these is a share of a number of draws, at which rounding would decide.
    const odd = fc.constantFrom(0.0137, 0.1137, 0.3137, 0.6137, 0.9137);
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 4 }), odd, (sample, k, quantile) => {
        const best = bestOfAll(sample, k);
        const curve = tuningCurve(sample, bandOf(sample.length, 'dkw'), quantile);
        const expected = best[Math.ceil(quantile * best.length) - 1];
        expect(limitsAt(curve, k).point).toBe(expected);
      }),
    );
  });

  test('has for limits the scores at which the band passes q^(1/k)', () => {
    fc.assert(
      fc.property(scores, bandMethods, anyQuantiles, budgets, (sample, method, quantile, k) => {
        const band = bandOf(sample.length, method);
        const curve = tuningCurve(sample, band, quantile);
        const share = quantile ** (1 / k);
        const ranks = [...band.lower, ...band.upper];
        // At a break, rounding decides in this formula.
        fc.pre(ranks.every((rank) => Math.abs(rank - share) > 1e-9));
        const sorted = [...sample].sort((a, b) => a - b);
        const below = band.upper.filter((upper) => upper < share).length;
        const until = band.lower.filter((lower) => lower < share).length;
        const { lower, upper } = limitsAt(curve, k);
        expect(lower).toBe(below === 0 ? -Infinity : sorted[below - 1]);
        expect(upper).toBe(sorted[until] ?? Infinity);
      }),
    );
  });
});

/** Powers of two scale without rounding, so that no budget changes sides of a step. */
const costs = fc.constantFrom(2 ** -20, 0.125, 0.5, 1, 4, 4096);

test('a tuning curve in cost is worth at a budget what it is worth at as many trials as that buys', () => {
  fc.assert(
    fc.property(curves, costs, budgets, (curve, cost, budget) => {
      const costly = inCost(curve, cost);
      expect(limitsAt(costly, budget * cost)).toEqual(limitsAt(curve, budget));
      expect(costly.trialCost).toBe(cost);
      expect(costly.resolvableBudget).toBe(cost * curve.resolvableBudget);
    }),
  );
});
