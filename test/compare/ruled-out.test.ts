import fc from 'fast-check';
import { compareCurves, isNotWorseAt, notWorse, ruledOut } from '../../src/compare/index.ts';
import { limitsAt } from '../../src/estimate/index.ts';
import { pairs } from '../support/arbitraries.ts';
import { curveOf, RULES } from '../support/bands.ts';

const compared = (baseline: readonly number[], candidate: readonly number[], margin = 0) =>
  compareCurves(curveOf(baseline), curveOf(candidate), { ...RULES, margin });
const evenly = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);
const FAILED = -Infinity;

/** Budgets all over a range, both ends included. */
function budgetsIn([from, to]: readonly [number, number]): number[] {
  const inside = Array.from({ length: 300 }, (_, i) => from * (to / from) ** ((i + 0.5) / 300));
  return [from, ...inside, to];
}

describe('what the data rule out', () => {
  test('is the largest loss that the bands allow from a budget on', () => {
    fc.assert(
      fc.property(pairs, ({ baseline, candidate }) => {
        const comparison = compared(baseline, candidate);
        const { range } = comparison;
        const found = ruledOut(comparison, range ? [range[0], (range[0] + range[1]) / 2] : []);
        expect(found === null).toBe(range === null);
        if (!range) return;
        for (const { fromBudget, loss } of found ?? []) {
          const losses = budgetsIn([fromBudget, range[1]]).map((budget) => {
            const best = limitsAt(comparison.baseline, budget).upper;
            return best === FAILED ? 0 : best - limitsAt(comparison.candidate, budget).lower;
          });
          expect(loss).toBeGreaterThanOrEqual(Math.max(...losses));
        }
      }),
    );
  });

  test.each([
    ['a better candidate: a loss below 0', evenly(24), evenly(24, 100), -89],
    ['equal scores: no loss', Array(24).fill(5), Array(24).fill(5), 0],
    ['a baseline that fails: no loss', Array(24).fill(FAILED), evenly(24), 0],
    ['a candidate that fails: nothing', evenly(24), Array(24).fill(FAILED), Infinity],
    ['two that fail: no loss', Array(24).fill(FAILED), Array(24).fill(FAILED), 0],
  ])('is, of %s', (_, baseline, candidate, expected) => {
    expect(ruledOut(compared(baseline, candidate), [2])).toEqual([
      { fromBudget: 2, loss: expected },
    ]);
  });
});

describe('a candidate that is not worse by more than the margin', () => {
  test('is so where its lower limit, raised, is above the upper one: never where it is worse', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(1, 5, 60_000), ({ baseline, candidate }, margin) => {
        const comparison = compared(baseline, candidate, margin);
        const { range, worse } = comparison;
        const found = notWorse(comparison);
        expect(found === null).toBe(range === null);
        if (!range || !found) return;
        const held = budgetsIn(range).filter((budget) => isNotWorseAt(comparison, budget));
        for (const budget of held) {
          expect(found.intervals.some(([from, to]) => from <= budget && budget <= to)).toBe(true);
          expect(worse.intervals.weak.some(([from, to]) => from < budget && budget < to)).toBe(
            false,
          );
        }
        expect(Math.abs(found.share - held.length / 302)).toBeLessThan(0.05);
        if (found.isEverywhere) expect(found).toMatchObject({ share: 1, intervals: [range] });
      }),
    );
  });

  test('is not looked for without a margin', () => {
    expect(notWorse(compared(evenly(24), evenly(24)))).toBeNull();
  });
});
