import {
  failureChecks,
  impreciseCosts,
  missingCosts,
  smallSweeps,
  suspectedFailures,
  tiedScores,
  unequalSizes,
} from '../../../src/decide/checks/facts.ts';
import { type ArmedSweep, significant } from '../../../src/decide/warning.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import { times } from './drawn-sweeps.ts';

const both = (baseline: Sweep, candidate: Sweep): ArmedSweep[] => [
  { arm: 'baseline', sweep: baseline },
  { arm: 'candidate', sweep: candidate },
];
const ramp = (n: number, making = {}) =>
  sweepOf(
    times(n, (i) => i),
    making,
  );
const armsOf = (warnings: readonly { arm: string | null }[]) => warnings.map(({ arm }) => arm);

describe('small and unequal sweeps', () => {
  test('are small below 12 trials', () => {
    expect(smallSweeps(both(ramp(12), ramp(100)))).toEqual([]);
    const found = smallSweeps(both(ramp(11), ramp(1)));
    expect(found).toMatchObject([
      { code: 'small-n', kind: 'information', arm: 'baseline' },
      { code: 'small-n', arm: 'candidate' },
    ]);
    expect(found[0]?.message).toMatch(/^11 trials resolve /);
    expect(found[1]?.message).toMatch(/^1 trial resolves /);
  });

  test('are unequal above a factor of four', () => {
    expect(unequalSizes(ramp(12), ramp(48))).toEqual([]);
    expect(unequalSizes(ramp(1), ramp(1))).toEqual([]);
    for (const found of [unequalSizes(ramp(12), ramp(49)), unequalSizes(ramp(49), ramp(12))]) {
      expect(found).toMatchObject([{ code: 'unequal-n', kind: 'information', arm: null }]);
      expect(found[0]?.message).toContain('49 trials and the other 12');
    }
  });
});

describe('ties', () => {
  test('are counted where scores are tied', () => {
    const found = tiedScores(both(sweepOf([1, 2, 1, 3, 2, 1]), ramp(6)));
    expect(found).toMatchObject([{ code: 'ties', kind: 'information', arm: 'baseline' }]);
    expect(found[0]?.message).toMatch(/^5 of 6 trials share/);
  });

  test('are none between failed trials, single ones, or the two sweeps', () => {
    expect(tiedScores(both(sweepOf([null, null, 1]), sweepOf([1])))).toEqual([]);
  });
});

describe('costs', () => {
  const costing = (costs: readonly (number | null)[]) => ramp(costs.length, { costs });

  test('that only one sweep has leave budgets in trials', () => {
    const [dear, free] = [costing([1, 2]), ramp(2)];
    expect(missingCosts(dear, free)).toMatchObject([
      { code: 'cost-missing', kind: 'information', arm: 'candidate' },
    ]);
    expect(armsOf(missingCosts(free, dear))).toEqual(['baseline']);
    expect(missingCosts(dear, dear)).toEqual([]);
    expect(missingCosts(free, free)).toEqual([]);
  });

  test('are imprecise where the standard error of the mean is above a tenth of it', () => {
    // Mean 2, variance 16 · 1 / 15 of 16 trials: the standard error is 2 · 0.129.
    const wide = costing(times(16, (i) => (i % 2 ? 1 : 3)));
    const narrow = costing(times(16, (i) => (i % 2 ? 1.5 : 2.5)));
    const found = impreciseCosts(both(wide, narrow));
    expect(found).toMatchObject([{ code: 'cost-imprecise', kind: 'information', arm: 'baseline' }]);
    expect(found[0]?.message).toContain('about 13 %');
    // 27 trials make 0.0998; 26 make 0.1.
    const alternating = (n: number) => costing(times(n, (i) => (i % 2 ? 1 : 3)));
    expect(impreciseCosts(both(alternating(28), alternating(28)))).toEqual([]);
    expect(impreciseCosts(both(alternating(24), alternating(24)))).toHaveLength(2);
  });

  test('are so in any unit, and by those that are known', () => {
    for (const scale of [1e-300, 1, 1e300]) {
      const wide = costing([null, scale, 3 * scale, null]);
      expect(impreciseCosts(both(wide, wide))[0]?.message).toContain('about 50 %');
    }
  });

  test('are not so where budgets are in trials, or one cost is all that is known', () => {
    const wide = costing([1, 9]);
    expect(impreciseCosts(both(wide, ramp(2)))).toEqual([]);
    expect(impreciseCosts(both(costing([1]), costing([null, 2])))).toEqual([]);
  });
});

describe('a value that may stand for failure', () => {
  const losses = (values: readonly number[]) => sweepOf(values, { direction: 'minimize' });

  test('is named, and the setting for it', () => {
    const found = suspectedFailures(both(losses([0.2, 0.31, 0.27]), losses([999, 0.2, 999, 0.31])));
    expect(found).toMatchObject([
      { code: 'failed-value-suspected', kind: 'information', arm: 'candidate' },
    ]);
    expect(found[0]?.message).toMatch(/^2 trials score 999, .*`failed-value: 999`\.$/);
  });

  test('is no bad score like others', () => {
    expect(suspectedFailures(both(losses([0.9, 0.9, 0.2, 0.31]), losses([1])))).toEqual([]);
  });
});

const failing = (failed: number, n: number) => sweepOf(times(n, (i) => (i < failed ? null : i)));
const differences = (baseline: Sweep, candidate: Sweep) =>
  significant(failureChecks(baseline, candidate), 0.01);

describe('failures that differ', () => {
  test('are found, and counted', () => {
    const [warning] = differences(failing(0, 24), failing(8, 48 - 24));
    expect(warning).toMatchObject({ code: 'failures-differ', kind: 'information', arm: null });
    expect(warning?.message).toContain('0 of 24 trials of the baseline');
    expect(warning?.message).toContain('8 of 24 of the candidate');
    expect(differences(failing(8, 24), failing(0, 40))).toHaveLength(1);
  });

  test('are not found where chance explains them', () => {
    expect(differences(failing(2, 24), failing(5, 24))).toEqual([]);
    expect(differences(failing(0, 1), failing(1, 1))).toEqual([]);
  });

  test('are those of trials that were dropped as well', () => {
    const dropped = (failed: number): Sweep => ({
      ...failing(0, 24),
      counts: { counted: 24, failed, pruned: 0, running: 0, ignored: failed },
    });
    const [warning] = differences(dropped(0), dropped(16));
    expect(warning?.message).toContain('16 of 40 of the candidate');
  });

  test('are not of pruned trials', () => {
    const { trials, ...rest } = failing(0, 24);
    const pruned: Sweep = {
      ...rest,
      trials: trials.map((trial) => ({ ...trial, outcome: 'pruned' })),
      counts: { counted: 24, failed: 6, pruned: 24, running: 0, ignored: 6 },
    };
    const [warning] = differences(failing(24, 24), pruned);
    expect(warning?.message).toContain('6 of 30 of the candidate');
  });

  test('are not asked for where none or all failed', () => {
    expect(failureChecks(failing(0, 9), failing(0, 3))).toEqual([]);
    expect(failureChecks(failing(9, 9), failing(3, 3))).toEqual([]);
    expect(failureChecks(failing(9, 9), failing(2, 3))).toHaveLength(1);
  });
});
