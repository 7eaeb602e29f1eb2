import fc from 'fast-check';
import { budgetToTarget } from '../../src/compare/index.ts';
import { inCost, tuningCurve } from '../../src/estimate/index.ts';
import { valueAt } from '../../src/math/step-function.ts';
import { bandMethods, confidences, scores } from '../support/arbitraries.ts';
import { bandOf, curveOf } from '../support/bands.ts';

describe('the budget to reach a target', () => {
  test('of two trials is a closed form', () => {
    // u₁ = 1 − √0.1 and l₂ = √0.1; the better score is the median beyond 1 trial.
    const curve = curveOf([10, 20]);
    const certain = Math.log(0.5) / Math.log(1 - Math.sqrt(0.1));
    expect(budgetToTarget(curve, 10).lower).toBe(0);
    expect(budgetToTarget(curve, 10).estimate).toBe(0);
    expect(budgetToTarget(curve, 10).upper).toBeCloseTo(certain, 10);
    expect(budgetToTarget(curve, 10.5)).toEqual({ lower: 0, estimate: 1, upper: Infinity });
    expect(budgetToTarget(curve, 20)).toEqual({ lower: 0, estimate: 1, upper: Infinity });
  });

  test('that no trial reached is not within the data, and beyond what they resolve', () => {
    const curve = curveOf([10, 20, 15]);
    expect(budgetToTarget(curve, 20.5)).toEqual({
      lower: curve.resolvableBudget,
      estimate: Infinity,
      upper: Infinity,
    });
  });

  test("that lies beyond the metric's bound is never enough", () => {
    const curve = tuningCurve([0.1, 0.9, 0.4], bandOf(3), 0.5, { floor: 0, ceiling: 1 });
    expect(budgetToTarget(curve, 1.01)).toEqual({
      lower: Infinity,
      estimate: Infinity,
      upper: Infinity,
    });
    expect(budgetToTarget(curve, 1).lower).toBe(curve.resolvableBudget);
  });

  test("at the metric's other bound is nothing, unless a trial failed", () => {
    const bounds = { floor: 0, ceiling: 1 };
    const sound = tuningCurve([0.1, 0.9, 0.4], bandOf(3), 0.5, bounds);
    expect(budgetToTarget(sound, 0)).toEqual({ lower: 0, estimate: 0, upper: 0 });
    const failed = tuningCurve([0.1, -Infinity, 0.4], bandOf(3), 0.5, bounds);
    expect(budgetToTarget(failed, 0).estimate).toBeCloseTo(Math.log(0.5) / Math.log(1 / 3), 12);
    expect(budgetToTarget(failed, 0).upper).toBeGreaterThan(1);
  });

  test.each([Number.NaN, Infinity, -Infinity])('is refused for the target %d', (score) => {
    expect(() => budgetToTarget(curveOf([1, 2]), score)).toThrow(RangeError);
  });
});

const quantiles = fc.constantFrom(0.5, 0.5, 0.1, 0.9);
const curves = fc
  .tuple(scores, bandMethods, confidences, quantiles)
  .map(([sample, method, confidence, quantile]) =>
    tuningCurve(sample, bandOf(sample.length, method, confidence), quantile),
  );
/** Around the scores, between them and far outside. */
const targets = fc.oneof(
  fc.integer({ min: -8, max: 8 }),
  fc.double({ min: -8, max: 8, noNaN: true }),
  fc.constantFrom(-1e6, 1e6),
);

describe('any budget to reach a target', () => {
  test('is the first at which the curve, or an end of its band, is there', () => {
    fc.assert(
      fc.property(curves, targets, (curve, target) => {
        const { lower, estimate, upper } = budgetToTarget(curve, target);
        for (const [found, steps] of [
          [lower, curve.upper],
          [estimate, curve.point],
          [upper, curve.lower],
        ] as const) {
          const before = Math.min(found, 1e9);
          if (before > 0) expect(valueAt(steps, before)).toBeLessThan(target);
          if (found === Infinity) continue;
          const after = found === 0 ? 1e-12 : found * (1 + 1e-12);
          expect(valueAt(steps, after)).toBeGreaterThanOrEqual(target);
        }
      }),
    );
  });

  test('is inside its limits, and grows with the target', () => {
    fc.assert(
      fc.property(curves, targets, targets, (curve, one, other) => {
        const easy = budgetToTarget(curve, Math.min(one, other));
        const hard = budgetToTarget(curve, Math.max(one, other));
        for (const { lower, estimate, upper } of [easy, hard]) {
          expect([0, lower, estimate, upper]).toEqual(
            [0, lower, estimate, upper].sort((a, b) => a - b),
          );
        }
        for (const part of ['lower', 'estimate', 'upper'] as const) {
          expect(hard[part]).toBeGreaterThanOrEqual(easy[part]);
        }
      }),
    );
  });

  test('is in cost where budgets are', () => {
    fc.assert(
      fc.property(curves, targets, fc.constantFrom(0.25, 8), (curve, target, cost) => {
        const { lower, estimate, upper } = budgetToTarget(curve, target);
        expect(budgetToTarget(inCost(curve, cost), target)).toEqual({
          lower: lower * cost,
          estimate: estimate * cost,
          upper: upper * cost,
        });
      }),
    );
  });
});
