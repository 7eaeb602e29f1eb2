import { failureChecks } from '../../../src/decide/checks/facts.ts';
import { significant } from '../../../src/decide/warning.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import { times } from './drawn-sweeps.ts';

const failing = (failed: number, n: number) => sweepOf(times(n, (i) => (i < failed ? null : i)));
const found = (baseline: Sweep, candidate: Sweep) =>
  significant(failureChecks(baseline, candidate), 0.01);

describe('failures that differ', () => {
  test('are found, and counted', () => {
    const [warning] = found(failing(0, 24), failing(8, 48 - 24));
    expect(warning).toMatchObject({ code: 'failures-differ', kind: 'information', arm: null });
    expect(warning?.message).toContain('0 of 24 trials of the baseline');
    expect(warning?.message).toContain('8 of 24 of the candidate');
    expect(found(failing(8, 24), failing(0, 40))).toHaveLength(1);
  });

  test('are not found where chance explains them', () => {
    expect(found(failing(2, 24), failing(5, 24))).toEqual([]);
    expect(found(failing(0, 1), failing(1, 1))).toEqual([]);
  });

  test('are those of trials that were dropped as well', () => {
    const dropped = (failed: number): Sweep => ({
      ...failing(0, 24),
      counts: { counted: 24, failed, pruned: 0, running: 0, ignored: failed },
    });
    const [warning] = found(dropped(0), dropped(16));
    expect(warning?.message).toContain('16 of 40 of the candidate');
  });

  test('are not of pruned trials', () => {
    const { trials, ...rest } = failing(0, 24);
    const pruned: Sweep = {
      ...rest,
      trials: trials.map((trial) => ({ ...trial, outcome: 'pruned' })),
      counts: { counted: 24, failed: 6, pruned: 24, running: 0, ignored: 6 },
    };
    const [warning] = found(failing(24, 24), pruned);
    expect(warning?.message).toContain('6 of 30 of the candidate');
  });

  test('are not asked for where none or all failed', () => {
    expect(failureChecks(failing(0, 9), failing(0, 3))).toEqual([]);
    expect(failureChecks(failing(9, 9), failing(3, 3))).toEqual([]);
    expect(failureChecks(failing(9, 9), failing(2, 3))).toHaveLength(1);
  });
});
