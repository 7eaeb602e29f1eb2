import fc from 'fast-check';
import { readableBudgets } from '../../../src/render/page/readout.ts';
import { formatBudget } from '../../../src/render/wording/numbers.ts';

const ends = fc
  .tuple(
    fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
    fc.double({ min: 2, max: 1e5, noNaN: true }),
  )
  .map(([first, factor]): [number, number] => [first, first * factor]);

describe('readable budgets', () => {
  test('of a short axis are all tenths', () => {
    const budgets = readableBudgets([1, 2], 100);
    expect(budgets).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2]);
  });

  test('of a long axis are the round ones', () => {
    expect(readableBudgets([1, 1000], 12)).toEqual([
      1, 2, 4, 6, 10, 20, 40, 60, 100, 200, 400, 600,
    ]);
  });

  test('increase inside the axis, are as many as allowed and exactly what is shown', () => {
    fc.assert(
      fc.property(ends, fc.integer({ min: 2, max: 200 }), ([first, last], most) => {
        const budgets = readableBudgets([first, last], most);
        expect(budgets.length).toBeGreaterThan(0);
        expect(budgets.length).toBeLessThanOrEqual(most);
        expect(budgets).toEqual([...new Set(budgets)].sort((a, b) => a - b));
        expect(Math.min(...budgets)).toBeGreaterThanOrEqual(first);
        expect(Math.max(...budgets)).toBeLessThanOrEqual(last);
        for (const budget of budgets) {
          const precision = budget < 10 && budget >= 0.001 ? 2 : 3;
          expect(Number(budget.toPrecision(precision))).toBe(budget);
          if (budget >= 0.001 && budget < 9999.5) expect(Number(formatBudget(budget))).toBe(budget);
        }
      }),
    );
  });
});
