import fc from 'fast-check';
import { limitsAt, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { bandMethods, budgets, confidences, scores } from '../support/arbitraries.ts';
import { bandOf, curveOf } from '../support/bands.ts';

const quantiles = fc.constantFrom(0.5, 0.5, 0.1, 0.9);
const curves = fc
  .tuple(scores, bandMethods, confidences, quantiles)
  .map(([sample, method, confidence, quantile]) =>
    tuningCurve(sample, bandOf(sample.length, method, confidence), quantile),
  );

/** Every budget at which something changes, from both sides, and beyond the last. */
function allBudgets({ lower, point, upper }: TuningCurve): number[] {
  const breaks = [lower, point, upper].flatMap((steps) => steps.breaks).filter(Number.isFinite);
  const beyond = 2 * Math.max(1, ...breaks);
  return [...breaks, ...breaks.map((x) => x * (1 + 1e-12)), beyond].sort((a, b) => a - b);
}

describe('any tuning curve', () => {
  test('lies inside its band at every budget', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        const limits = allBudgets(curve).map((budget) => limitsAt(curve, budget));
        const outside = limits.filter(({ lower, point, upper }) => lower > point || point > upper);
        expect(outside).toEqual([]);
      }),
    );
  });

  test('never falls as the budget grows, nor do its limits', () => {
    fc.assert(
      fc.property(curves, ({ lower, point, upper }) => {
        for (const { values } of [lower, point, upper]) {
          expect(values).toEqual([...values].sort((a, b) => a - b));
        }
      }),
    );
  });

  test('ends in the best score, and its upper limit in no limit', () => {
    fc.assert(
      fc.property(scores, (sample) => {
        const { point, upper, lower } = curveOf(sample);
        expect(point.values.at(-1)).toBe(Math.max(...sample));
        expect(upper.values.at(-1)).toBe(Infinity);
        expect(lower.values.at(0)).toBe(-Infinity);
      }),
    );
  });

  test('has a wider band at a higher confidence', () => {
    fc.assert(
      fc.property(scores, bandMethods, budgets, (sample, method, budget) => {
        const [narrow, middle, wide] = [0.5, 0.8, 0.95].map((confidence) =>
          limitsAt(tuningCurve(sample, bandOf(sample.length, method, confidence)), budget),
        );
        expect(wide?.lower).toBeLessThanOrEqual(middle?.lower ?? Number.NaN);
        expect(middle?.lower).toBeLessThanOrEqual(narrow?.lower ?? Number.NaN);
        expect(narrow?.upper).toBeLessThanOrEqual(middle?.upper ?? Number.NaN);
        expect(middle?.upper).toBeLessThanOrEqual(wide?.upper ?? Number.NaN);
      }),
    );
  });

  test('does not depend on the order of the trials', () => {
    const shuffled = scores.chain((sample) =>
      fc.tuple(fc.constant(sample), fc.shuffledSubarray([...sample], { minLength: sample.length })),
    );
    fc.assert(
      fc.property(shuffled, ([sample, other]) => {
        expect(curveOf(other)).toEqual(curveOf(sample));
      }),
    );
  });

  test('follows a change of the unit of the score', () => {
    fc.assert(
      fc.property(
        scores,
        fc.constantFrom(0.5, 1, 2, 3),
        fc.integer({ min: -100, max: 100 }),
        budgets,
        (sample, scale, shift, budget) => {
          const change = (score: number) => scale * score + shift;
          const before = limitsAt(curveOf(sample), budget);
          const after = limitsAt(curveOf(sample.map(change)), budget);
          expect(after).toEqual({
            lower: change(before.lower),
            point: change(before.point),
            upper: change(before.upper),
          });
        },
      ),
    );
  });

  test('rises where a score does', () => {
    fc.assert(
      fc.property(scores, fc.nat(), budgets, (sample, pick, budget) => {
        const better = sample.map((score, i) => (i === pick % sample.length ? 200_000 : score));
        const [before, after] = [sample, better].map((s) => limitsAt(curveOf(s), budget));
        expect(after?.lower).toBeGreaterThanOrEqual(before?.lower ?? Number.NaN);
        expect(after?.point).toBeGreaterThanOrEqual(before?.point ?? Number.NaN);
        expect(after?.upper).toBeGreaterThanOrEqual(before?.upper ?? Number.NaN);
      }),
    );
  });

  test('leaves the scores untouched', () => {
    fc.assert(
      fc.property(scores, (sample) => {
        const copy = [...sample];
        curveOf(Object.freeze(sample));
        expect(sample).toEqual(copy);
      }),
    );
  });
});
