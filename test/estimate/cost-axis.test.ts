import fc from 'fast-check';
import { inCost, limitsAt } from '../../src/estimate/index.ts';
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

  test.each([0, -1, Number.NaN, Infinity])('is refused for a mean cost of %d', (cost) => {
    expect(() => inCost(curveOf([1, 2, 3]), cost)).toThrow(RangeError);
  });
});
