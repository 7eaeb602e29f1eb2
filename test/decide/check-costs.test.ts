import { checkBudgets, checkUnit, checkUnits } from '../../src/decide/index.ts';
import type { OptionName } from '../../src/options.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';

const ramp = (n: number) => Array.from({ length: n }, (_, i) => i);
const costing = (unit: string | null) => ({ costs: Array(12).fill(30), unit });
const free = sweepOf(ramp(5), { location: 'free.csv' });
const [inSeconds, inHours, unknown] = ['seconds', 'hours', null].map((unit) =>
  sweepOf(ramp(12), costing(unit)),
) as [typeof free, typeof free, typeof free];

describe('the costs of two sweeps', () => {
  test('must be in the same unit', () => {
    expect(() => checkUnits(inHours, inSeconds)).toThrow(
      'cost-unit (--cost-unit): is "hours" in the baseline and "seconds" in the candidate',
    );
    expect(() => checkUnits(unknown, inSeconds)).toThrow('no unit in the baseline');
    expect(() => checkUnits(inSeconds, inSeconds)).not.toThrow();
    expect(() => checkUnits(unknown, unknown)).not.toThrow();
  });

  test('need not be there', () => {
    expect(() => checkUnits(free, inSeconds)).not.toThrow();
    expect(() => checkUnits(inSeconds, free)).not.toThrow();
  });

  test('do not matter where the metrics differ, which is a verdict of its own', () => {
    const ofLoss = sweepOf(ramp(12), { ...costing('hours'), metric: 'loss' });
    expect(() => checkUnits(ofLoss, inSeconds)).not.toThrow();
    expect(() => checkUnits(ofLoss, free)).not.toThrow();
  });
});

test('a cost must be in the unit that is asked for', () => {
  const { reading } = settingsWith({ cost: 'took', 'cost-unit': 's' });
  expect(() => checkUnit('baseline', inSeconds, reading)).not.toThrow();
  expect(() => checkUnit('baseline', free, reading)).not.toThrow();
  expect(() => checkUnit('baseline', inHours, reading)).toThrow(
    'is "seconds", but "hours" in the baseline',
  );
  expect(() => checkUnit('candidate', unknown, reading)).toThrow('but no unit in the candidate');
  expect(() => checkUnit('baseline', inHours, settingsWith().reading)).not.toThrow();
});

describe('budgets where one sweep alone has costs', () => {
  const check = (flags: Partial<Record<OptionName, string>>) => () =>
    checkBudgets(
      { arm: 'candidate', sweep: free, other: inSeconds },
      settingsWith(flags).comparison,
    );

  test.each([
    [
      { 'budget-min': '60' },
      'budget-min (--budget-min): is 60 without a unit, but no trial of the candidate has a cost',
    ],
    [
      { 'budget-max': '60 s' },
      'budget-max (--budget-max): is 60 seconds, but no trial of the candidate',
    ],
    [{ budgets: '2 trials, 60' }, 'budgets (--budgets): is 60 without a unit'],
  ])('are not read as trials: %j', (flags, message) => {
    expect(check(flags)).toThrow(message);
    expect(check(flags)).toThrow(expect.objectContaining({ fault: 'data' }));
  });

  test('may be given in trials', () => {
    expect(check({ 'budget-min': '2 trials', budgets: '2 trials' })).not.toThrow();
  });

  test('are nothing special where both have costs, or none', () => {
    const { comparison } = settingsWith({ 'budget-min': '60' });
    const pairs = [
      [free, free],
      [inSeconds, inSeconds],
      [inSeconds, free],
    ] as const;
    for (const [sweep, other] of pairs) {
      expect(() => checkBudgets({ arm: 'baseline', sweep, other }, comparison)).not.toThrow();
    }
  });
});
