import { UserError } from '../../src/errors.ts';
import { settingsWith } from '../support/sweeps.ts';

describe('settings', () => {
  test('have the documented defaults', () => {
    const { band, comparison, gate } = settingsWith();
    const method = 'ld-highest-density';
    expect(band).toEqual({ method, confidence: 0.8, calibration: 'exact', seed: 0 });
    expect(comparison).toMatchObject({ quantile: 0.5, minShare: 0.1, margin: 0, budgets: null });
    expect(comparison).toMatchObject({ budgetMin: null, target: null, falseAlarmRate: null });
    expect(gate).toEqual({
      ...{ failOn: 'strong', onInsufficient: 'neutral', onMissingBaseline: 'neutral' },
      ...{ minTrials: null, strict: false, informOnly: false },
    });
  });

  test.each([
    ['8', { value: 8, unit: null }],
    ['1 trial', { value: 1, unit: 'trials' }],
    ['2.5  GPU   hours', { value: 2.5, unit: 'GPU hours' }],
    ['60 s', { value: 60, unit: 'seconds' }],
    ['1e30 US$', { value: 1e30, unit: 'US$' }],
  ])('take the limit %j', (budget, limit) => {
    expect(settingsWith({ 'budget-max': budget }).comparison.budgetMax).toEqual(limit);
  });

  test('keep the order of budgets, their units and their repetitions', () => {
    expect(settingsWith({ budgets: '5, 1 trial,2.5 GPU hours , 5' }).comparison.budgets).toEqual([
      { value: 5, unit: null },
      { value: 1, unit: 'trials' },
      { value: 2.5, unit: 'GPU hours' },
      { value: 5, unit: null },
    ]);
  });

  test.each([
    ['s', 'seconds'],
    ['GPU hours', 'GPU hours'],
    ['€', '€'],
    ['kg CO₂', 'kg CO₂'],
    ['u'.repeat(20), 'u'.repeat(20)],
  ])('take the unit %j', (unit, read) => {
    expect(settingsWith({ cost: 'x', 'cost-unit': unit }).reading.costUnit).toBe(read);
  });

  test.each([
    ...['trials', 'Trial', 'TRIALS', '5', '%', '5 s', '<b>', 'a_b', '`x`', 'a|b', '@somebody'],
    ...['www.example.org', '[x](y)', 'a,b', 'a\u202eb', '-s', 's/', 'u'.repeat(21)],
  ])('refuse the unit %j, which is not one or could be misread', (unit) => {
    const read = () => settingsWith({ cost: 'x', 'cost-unit': unit });
    expect(read).toThrow(UserError);
    expect(read).toThrow('--cost-unit): invalid value ');
    expect(read).toThrow('and not trials');
  });

  test('of limits in one unit are in order, however it is written', () => {
    const limits = (low: string, high: string) => () =>
      settingsWith({ 'budget-min': low, 'budget-max': high });
    expect(limits('60 s', '30 seconds')).toThrow('budget-min (--budget-min): is 60, above');
    expect(limits('60 s', '30')).not.toThrow();
  });

  test('take columns to pair by, with spaces within', () => {
    const pairBy = (given?: string) => settingsWith({ 'pair-by': given ?? '' }).reading.pairBy;
    expect([pairBy(), pairBy('trial')]).toEqual(['parameters', 'trial']);
    expect(pairBy('config id, fold')).toEqual(['config id', 'fold']);
  });

  test.each([
    [{ confidence: '1' }, 'confidence', 'above 0 and below 1'],
    [{ 'min-share': '0' }, 'min-share', 'above 0 and at most 1'],
    [{ margin: '-0.1' }, 'margin', 'at least 0'],
    [{ band: 'bootstrap' }, 'band', 'one of ld-highest-density, ld-equal-tailed, ks, dkw'],
    [{ 'budget-max': '0 trials' }, 'budget-max', 'above 0'],
    [{ 'false-alarm-rate': '0.01', cost: 'time' }, 'false-alarm-rate', 'depends on how costs'],
    [{ 'false-alarm-rate': '0.01', 'fail-on': 'never' }, 'false-alarm-rate', '(--fail-on never)'],
    [{ target: 'high' }, 'target', 'a number'],
    [{ 'false-alarm-rate': '0.01', 'fail-on': 'fair' }, 'false-alarm-rate', '(--fail-on fair)'],
    [{ pairing: 'paired', 'fail-on': 'weak' }, 'pairing', '`fail-on` (--fail-on weak)'],
    [{ 'pair-by': 'lr,,depth' }, 'pair-by', 'parameters, trial, or at most 50 names'],
    [{ strict: 'yes' }, 'strict', 'true or false'],
    [{ 'budget-min': '4', 'budget-max': '2' }, 'budget-min', 'is 4, above `budget-max`'],
    [{ 'metric-min': '1', 'metric-max': '0' }, 'metric-min', 'is 1, above `metric-max`'],
    [{ 'cost-unit': 'seconds' }, 'cost-unit', 'has no effect without `cost`'],
    [{ 'budget-max': '8 words that are far too many' }, 'budget-max', 'with or without a unit'],
    [{ 'budget-max': '1e308' }, 'budget-max', 'to 1e+30'],
    [{ budgets: '1,2 www.example.org' }, 'budgets', 'with or without a unit'],
    [{ budgets: '1,,2' }, 'budgets', 'a number above 0'],
    [{ budgets: Array(51).fill('1').join(',') }, 'budgets', 'at most 50 budgets'],
  ])('of %j are refused, naming the option and what it takes', (flags, name, expected) => {
    const read = () => settingsWith(flags);
    expect(read).toThrow(UserError);
    expect(read).toThrow(`${name} (--${name}): `);
    expect(read).toThrow(expected);
  });
});
