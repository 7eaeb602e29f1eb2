import fc from 'fast-check';
import { inCost, limitsAt, type TuningCurve } from '../../src/estimate/index.ts';
import { budgets, confidences, scores } from '../support/arbitraries.ts';
import { curveOf } from '../support/bands.ts';

/** Powers of two scale without rounding, so that no budget changes sides of a step. */
const costs = fc.constantFrom(2 ** -20, 0.125, 0.5, 1, 4, 4096);
const curves = fc.tuple(scores, confidences).map(([sample, level]) => curveOf(sample, level));

describe('a tuning curve in cost', () => {
  test('is worth at a budget what it is worth at as many trials as that buys', () => {
    fc.assert(
      fc.property(curves, costs, budgets, (curve, cost, budget) => {
        expect(limitsAt(inCost(curve, cost), budget * cost)).toEqual(limitsAt(curve, budget));
      }),
    );
  });

  test('knows what a trial costs, and resolves what its trials do', () => {
    const curve = curveOf([3, 1, 2, 5, 4]);
    const hours = inCost(curve, 2.5);
    expect(hours.trialCost).toBe(2.5);
    expect(hours.resolvableBudget).toBe(2.5 * curve.resolvableBudget);
    expect(limitsAt(hours, 2.5)).toEqual(limitsAt(curve, 1));
  });

  test('keeps its band, its quantile and its ties', () => {
    fc.assert(
      fc.property(curves, costs, (curve, cost) => {
        const { band, quantile, ties } = inCost(curve, cost);
        expect({ band, quantile, ties }).toEqual({
          band: curve.band,
          quantile: curve.quantile,
          ties: curve.ties,
        });
      }),
    );
  });

  test('still lies inside its band and never falls', () => {
    fc.assert(
      fc.property(curves, fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (curve, cost) => {
        const dear = inCost(curve, cost);
        const ends = [dear.lower, dear.point, dear.upper].flatMap(({ breaks }) => breaks);
        for (const budget of ends) {
          const { lower, point, upper } = limitsAt(dear, budget);
          expect([lower, point, upper]).toEqual([lower, point, upper].sort((a, b) => a - b));
        }
        for (const { values } of [dear.lower, dear.point, dear.upper]) {
          expect(values).toEqual([...values].sort((a, b) => a - b));
        }
      }),
    );
  });

  test('at a cost of one is the curve itself', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        expect(inCost(curve, 1)).toEqual(curve);
      }),
    );
  });

  test('leaves the curve in trials as it was', () => {
    fc.assert(
      fc.property(curves, costs, (curve, cost) => {
        const before = structuredClone(curve);
        inCost(frozen(curve), cost);
        expect(curve).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  test.each([0, -1, Number.NaN, Infinity])('is refused for a mean cost of %d', (cost) => {
    expect(() => inCost(curveOf([1, 2, 3]), cost)).toThrow(RangeError);
  });
});

function frozen(curve: TuningCurve): TuningCurve {
  for (const { breaks, values } of [curve.point, curve.lower, curve.upper]) {
    Object.freeze(breaks);
    Object.freeze(values);
  }
  return Object.freeze(curve);
}
