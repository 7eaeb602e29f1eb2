import {
  failureChecks,
  impreciseCosts,
  largeSweeps,
  missingCosts,
  smallSweeps,
  suspectedFailures,
  tiedScores,
  unequalSizes,
} from '../../../src/decide/checks/facts.ts';
import { significant } from '../../../src/decide/warning.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { MAX_COST, MIN_COST } from '../../../src/settings/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import { both, rampOf, times } from './drawn-sweeps.ts';

const information = (code: string, arm: string | null, message: string) => ({
  ...{ code, kind: 'information', arm },
  message: expect.stringContaining(message),
});

describe('small and unequal sweeps', () => {
  test('are small below 12 trials', () => {
    expect(smallSweeps(both(rampOf(12), rampOf(100)))).toEqual([]);
    expect(smallSweeps(both(rampOf(11), rampOf(1)))).toMatchObject([
      information('small-n', 'baseline', '11 trials resolve '),
      information('small-n', 'candidate', '1 trial resolves '),
    ]);
  });

  test('are large above 20,000 trials, unless dkw was asked for', () => {
    const band = (method: 'dkw' | 'ks') =>
      ({ method, confidence: 0.8, calibration: 'exact', seed: 0 }) as const;
    const sweeps = both(rampOf(20_000), rampOf(20_001));
    expect(largeSweeps(sweeps, band('ks'))).toMatchObject([
      information('large-n', 'candidate', '20001 trials are more than the 20,000 '),
    ]);
    expect(largeSweeps(sweeps, band('dkw'))).toEqual([]);
  });

  test('are unequal above a factor of four', () => {
    expect(unequalSizes({ baseline: rampOf(12), candidate: rampOf(48) })).toEqual([]);
    expect(unequalSizes({ baseline: rampOf(1), candidate: rampOf(1) })).toEqual([]);
    const warning = information('unequal-n', null, '49 trials and the other 12');
    expect(unequalSizes({ baseline: rampOf(12), candidate: rampOf(49) })).toMatchObject([warning]);
    expect(unequalSizes({ baseline: rampOf(49), candidate: rampOf(12) })).toMatchObject([warning]);
  });
});

test('ties are counted within a sweep, without failed trials', () => {
  const warning = information('ties', 'baseline', '5 of 6 trials share');
  expect(tiedScores(both(sweepOf([1, 2, 1, 3, 2, 1]), rampOf(6)))).toMatchObject([warning]);
  expect(tiedScores(both(sweepOf([null, null, 1]), sweepOf([1])))).toEqual([]);
  const inBoth = tiedScores(both(sweepOf([1, 2, 1]), sweepOf([3, 3, 3, 4])));
  const message = '2 of the baseline’s 3 trials and 3 of the candidate’s 4 share a score,';
  expect(inBoth).toMatchObject([information('ties', null, message)]);
});

describe('costs', () => {
  const costing = (costs: readonly (number | null)[]) => rampOf(costs.length, { costs });
  const alternating = (n: number) => costing(times(n, (i) => (i % 2 ? 1 : 3)));

  test('that only one sweep has leave budgets in trials', () => {
    const [costly, free] = [costing([1, 2]), rampOf(2)];
    const of = (arm: string) => [information('cost-missing', arm, '')];
    expect(missingCosts({ baseline: costly, candidate: free })).toMatchObject(of('candidate'));
    expect(missingCosts({ baseline: free, candidate: costly })).toMatchObject(of('baseline'));
    expect(missingCosts({ baseline: costly, candidate: costly })).toEqual([]);
    expect(missingCosts({ baseline: free, candidate: free })).toEqual([]);
  });

  // Mean 2, variance 16 · 1 / 15 of 16 trials: the standard error is 2 · 0.129. 27 trials make 0.0998.
  test('are imprecise where the standard error of the mean is above a tenth of it', () => {
    const narrow = costing(times(16, (i) => (i % 2 ? 1.5 : 2.5)));
    const warning = information('cost-imprecise', 'baseline', 'about 13 %');
    expect(impreciseCosts(both(alternating(16), narrow))).toMatchObject([warning]);
    expect(impreciseCosts(both(alternating(28), alternating(28)))).toEqual([]);
    expect(impreciseCosts(both(alternating(24), alternating(24)))).toHaveLength(2);
  });

  test.each([MIN_COST, 1, MAX_COST / 3])(
    'are so in any unit, and by those that are known: %d',
    (unit) => {
      const wide = costing([null, unit, 3 * unit, null]);
      expect(impreciseCosts(both(wide, wide))[0]?.message).toContain('about 50 %');
    },
  );

  test('are not so where budgets are in trials, or one cost is all that is known', () => {
    expect(impreciseCosts(both(costing([1, 9]), rampOf(2)))).toEqual([]);
    expect(impreciseCosts(both(costing([1]), costing([null, 2])))).toEqual([]);
  });
});

test('a value that may stand for failure is named, and the setting for it', () => {
  const losses = (values: readonly number[]) => sweepOf(values, { direction: 'minimize' });
  const found = suspectedFailures(both(losses([0.2, 0.31, 0.27]), losses([999, 0.2, 999, 0.31])));
  expect(found).toMatchObject([
    information('failed-value-suspected', 'candidate', '`failed-value: 999`'),
  ]);
  expect(found[0]?.message).toMatch(/^2 trials score 999, /);
  expect(suspectedFailures(both(losses([0.9, 0.9, 0.2, 0.31]), losses([1])))).toEqual([]);
});

describe('failures that differ', () => {
  const failing = (failed: number, n: number) => sweepOf(times(n, (i) => (i < failed ? null : i)));
  const differences = (baseline: Sweep, candidate: Sweep) =>
    significant(failureChecks({ baseline, candidate }), 0.01);
  const counting = (sweep: Sweep, counts: Partial<Sweep['counts']>) => ({
    ...sweep,
    counts: { counted: 24, failed: 0, pruned: 0, running: 0, ignored: 0, ...counts },
  });
  const none = failing(0, 24);
  const pruned = none.trials.map((trial) => ({ ...trial, outcome: 'pruned' as const }));

  test.each<[string, Sweep, Sweep, string]>([
    [
      'failures',
      none,
      failing(8, 24),
      '8 of the candidate’s 24 trials failed, but none of the baseline’s 24;',
    ],
    [
      'many in the baseline',
      failing(8, 24),
      failing(0, 40),
      '8 of the baseline’s 24 trials failed, but none of the candidate’s 40;',
    ],
    [
      'dropped trials',
      none,
      counting(none, { failed: 16, ignored: 16 }),
      '16 of the candidate’s 40',
    ],
    [
      'pruned trials, which are none',
      failing(24, 24),
      counting({ ...none, trials: pruned }, { failed: 6, pruned: 24, ignored: 6 }),
      '6 of the candidate’s 30',
    ],
  ])('are found and counted: %s', (_, baseline, candidate, message) => {
    const warning = information('failures-differ', null, message);
    expect(differences(baseline, candidate)).toMatchObject([warning]);
  });

  test('are not found where chance explains them', () => {
    expect(differences(failing(2, 24), failing(5, 24))).toEqual([]);
    expect(differences(failing(0, 1), failing(1, 1))).toEqual([]);
  });

  test('are not asked for where none or all failed', () => {
    expect(failureChecks({ baseline: failing(0, 9), candidate: failing(0, 3) })).toEqual([]);
    expect(failureChecks({ baseline: failing(9, 9), candidate: failing(3, 3) })).toEqual([]);
    expect(failureChecks({ baseline: failing(9, 9), candidate: failing(2, 3) })).toHaveLength(1);
  });
});
