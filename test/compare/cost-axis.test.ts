import fc from 'fast-check';
import { type BudgetInterval, type Comparison, compareCurves } from '../../src/compare/index.ts';
import { inCost } from '../../src/estimate/index.ts';
import { confidences, pairs } from '../support/arbitraries.ts';
import { curveOf, RULES } from '../support/bands.ts';

const DIRECTIONS = ['worse', 'better'] as const;

const cases = fc.tuple(pairs, confidences).map(([{ baseline, candidate }, confidence]) => ({
  baseline: curveOf(baseline, confidence),
  candidate: curveOf(candidate, confidence),
}));
/** Powers of two scale without rounding, so that no budget changes sides of a step. */
const costs = fc.constantFrom(2 ** -10, 0.5, 1, 2, 8);

/** The budgets of a comparison, and all that is measured on them. */
function onAxis(comparison: Comparison, unit: number) {
  const scaled = ([from, to]: BudgetInterval) => [from * unit, to * unit];
  const { from, range, crossings } = comparison;
  return {
    from: from * unit,
    range: range && scaled(range),
    crossings: crossings.map((budget) => budget * unit),
    sides: DIRECTIONS.map((direction) => {
      const { level, share, intervals } = comparison[direction];
      return { level, share, where: Object.values(intervals).map((some) => some.map(scaled)) };
    }),
  };
}

describe('a comparison over budgets in cost', () => {
  test('begins at one trial of the more expensive sweep and ends where either resolves no more', () => {
    fc.assert(
      fc.property(cases, costs, costs, ({ baseline, candidate }, costB, costC) => {
        const { from, range } = compareCurves(
          inCost(baseline, costB),
          inCost(candidate, costC),
          RULES,
        );
        const start = Math.max(costB, costC);
        const end = Math.min(baseline.resolvableBudget * costB, candidate.resolvableBudget * costC);
        expect(from).toBe(start);
        expect(range).toEqual(start <= end ? [start, end] : null);
      }),
    );
  });

  test('says the same in another unit of the cost, with every budget in it', () => {
    const units = fc.constantFrom(2 ** -6, 4, 1024);
    const limits = fc.option(fc.double({ min: 0.5, max: 8, noNaN: true }));
    const ranges = fc.tuple(limits, limits);
    fc.assert(
      fc.property(cases, costs, units, ranges, (pair, ratio, unit, [budgetMin, budgetMax]) => {
        const compareIn = (scale: number) =>
          compareCurves(inCost(pair.baseline, scale), inCost(pair.candidate, ratio * scale), {
            ...RULES,
            budgetMin: budgetMin && budgetMin * scale,
            budgetMax: budgetMax && budgetMax * scale,
          });
        expect(onAxis(compareIn(unit), 1)).toEqual(onAxis(compareIn(1), unit));
      }),
    );
  });

  test('can be worse only because of its cost', () => {
    const scores = Array.from({ length: 200 }, (_, i) => i);
    const same = compareCurves(curveOf(scores), curveOf(scores), RULES);
    expect(same.worse.level).toBe('none');
    const costlier = compareCurves(curveOf(scores), inCost(curveOf(scores), 8), RULES);
    expect(costlier.worse.level).toBe('strong');
    expect(costlier.better.share.weak).toBe(0);
    const cheaper = compareCurves(inCost(curveOf(scores), 8), curveOf(scores), RULES);
    expect(cheaper.better).toEqual(costlier.worse);
  });
});
