import fc from 'fast-check';
import { compareAt, compareCurves } from '../../src/compare/index.ts';
import { inCost, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { budgets, confidences, pairs } from '../support/arbitraries.ts';
import { bandOf, curveOf, RULES } from '../support/bands.ts';

const quantiles = fc.constantFrom(0.1, 0.25, 0.75, 0.9);
const SOME = ['weak', 'fair', 'strong'] as const;

/** How many trials make the median of the best what one trial makes the quantile: ½ = q^(1/k). */
const asMedian = (quantile: number) => Math.log(quantile) / Math.log(0.5);

function stretch(median: TuningCurve, quantile: number): TuningCurve {
  return { ...inCost(median, asMedian(quantile)), trialCost: 1 };
}

/** Whether a budget is at a break of a curve, where rounding decides which step it belongs to. */
function isAtBreak({ lower, point, upper }: TuningCurve, budget: number): boolean {
  const breaks = [lower, point, upper].flatMap((steps) => steps.breaks);
  return breaks.some((end) => Math.abs(end / budget - 1) < 1e-9);
}

describe('a comparison of another quantile', () => {
  const curves = fc.tuple(pairs, confidences, quantiles).map(([pair, confidence, quantile]) => {
    const of = (sample: readonly number[], q: number) =>
      tuningCurve(sample, bandOf(sample.length, 'ld-highest-density', confidence), q);
    return {
      quantile,
      medians: [of(pair.baseline, 0.5), of(pair.candidate, 0.5)] as const,
      others: [of(pair.baseline, quantile), of(pair.candidate, quantile)] as const,
    };
  });

  test('finds the evidence that the medians show at the budgets of the same level', () => {
    fc.assert(
      fc.property(curves, budgets, ({ quantile, medians, others }, budget) => {
        fc.pre(others.every((curve) => !isAtBreak(curve, budget)));
        const expected = compareAt(
          { baseline: medians[0], candidate: medians[1] },
          budget / asMedian(quantile),
          0,
        );
        expect(compareAt({ baseline: others[0], candidate: others[1] }, budget, 0)).toEqual({
          ...expected,
          budget,
        });
      }),
    );
  });

  test('begins at one trial all the same', () => {
    const samples = [48, 12].map((n) => Array.from({ length: n }, (_, i) => i));
    const rangeOf = (quantile: number) => {
      const [b, c] = samples.map((sample) => tuningCurve(sample, bandOf(sample.length), quantile));
      return b && c ? compareCurves(b, c, RULES).range : undefined;
    };
    const resolved = curveOf(samples[1] ?? []).resolvableBudget;
    expect(rangeOf(0.5)).toEqual([1, resolved]);
    expect(rangeOf(0.25)).toEqual([1, expect.closeTo(2 * resolved, 10)]);
    // Nine of ten single trials are below what twelve trials bound from above.
    expect(rangeOf(0.9)).toBeNull();
  });

  test('has the shares that the medians have on the range of the same levels', () => {
    fc.assert(
      fc.property(curves, ({ quantile, medians, others }) => {
        const [b, c] = medians.map((curve) => stretch(curve, quantile));
        if (!b || !c) throw new Error('two curves');
        const [found, expected] = [compareCurves(...others, RULES), compareCurves(b, c, RULES)];
        // A range as short as a rounding error has shares that rounding makes.
        const { range } = found;
        fc.pre(range === null || range[1] / range[0] > 1.001);
        for (const direction of ['worse', 'better'] as const) {
          expect(found[direction].level).toBe(expected[direction].level);
          for (const level of SOME) {
            const [one, other] = [found, expected].map((side) => side[direction].share[level]);
            expect(one).toBeCloseTo(other ?? Number.NaN, 9);
          }
        }
      }),
    );
  });
});
