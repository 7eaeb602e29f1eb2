import fc from 'fast-check';
import { type Comparison, isAtLeast } from '../../src/compare/index.ts';
import { exampleOf } from '../../src/decide/curves.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { pairs } from '../support/arbitraries.ts';
import { compareSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

type Flags = Partial<Record<OptionName, string>>;

function assessed(baseline: readonly number[], candidate: readonly number[], flags: Flags = {}) {
  return compareSweeps(sweepOf(baseline), sweepOf(candidate), settingsWith(flags));
}

const ramp = (n: number, from = 0) => spread(n, from, from + n - 1);
const budgetsOf = ({ rows }: ReturnType<typeof assessed>) => rows.map(({ budget }) => budget);

describe('the budget that stands for the verdict', () => {
  test('is the row nearest to the middle of what is claimed', () => {
    const strong = assessed(ramp(48, 1000), ramp(48));
    expect(budgetsOf(strong)).toEqual([1, 2, 4, 8]);
    expect(strong.example).toBe(strong.rows[2]);
    expect(assessed(ramp(40), ramp(40)).example?.budget).toBe(2);
  });

  test('is a row of its own where the claim holds on no other', () => {
    const baseline = ramp(100);
    const candidate = baseline.map((score, i) => (i >= 50 && i < 84 ? 50 : score));
    const found = assessed(baseline, candidate, { 'min-share': '0.02' });
    expect(found.comparison.worse.level).toBe('fair');
    expect(found.example?.worse).toBe('fair');
    expect(budgetsOf(found)).toEqual([1, 1.6, 2, 4, 8]);
    expect(found.example?.budget).toBe(1.6);
  });

  const twoStretches = [[5, 5.9] as const, [6.5, 7.2] as const];
  test.each<[(readonly [number, number])[], 'trials' | 'cost', number]>([
    [[[4.5, 6.9]], 'trials', 6],
    [[[4.2, 5]], 'trials', 5],
    [twoStretches, 'trials', 7],
    [[[5.1, 5.9]], 'trials', 5.5],
    [[[5.1, 5.9]], 'cost', 5.5],
    [[[5.47, 5.49]], 'cost', 4],
    [[[1, 1.001]], 'trials', 1],
  ])('is in few digits within %j where budgets are in %s', (stretches, kind, budget) => {
    const { comparison, rows } = assessed(ramp(48), ramp(48));
    const worse = { level: 'weak', intervals: { weak: stretches } };
    const claimed = { ...comparison, worse } as unknown as Comparison;
    const found = exampleOf(claimed, rows, { kind, unit: null });
    expect(found?.budget).toBe(budget);
  });

  test('is where the verdict holds, in whole trials if any lie there', () => {
    fc.assert(
      fc.property(pairs, ({ baseline, candidate }) => {
        const { comparison, example, rows } = assessed(baseline, candidate);
        if (!comparison.range) return expect(example).toBeNull();
        expect(rows).toContain(example);
        const way = comparison.worse.level === 'none' ? 'better' : 'worse';
        const { level, intervals } = comparison[way];
        if (example === null || level === 'none') return;
        const hasWhole = intervals[level].some(([from, to]) => Math.floor(to) > from);
        if (!hasWhole) return;
        expect(isAtLeast(example[way], level)).toBe(true);
        expect(Number.isInteger(example.budget)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('adds no row to those that are asked for', () => {
    const found = assessed(ramp(48, 1000), ramp(48), { budgets: '8,1,8' });
    expect(budgetsOf(found)).toEqual([8, 1, 8]);
    expect(found.example?.budget).toBe(8);
    const far = assessed(ramp(48, 1000), ramp(48), { budgets: '500' });
    expect(budgetsOf(far)).toEqual([500]);
    expect(far.example?.budget).toBe(3);
  });
});
