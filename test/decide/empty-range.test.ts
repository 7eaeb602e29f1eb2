import fc from 'fast-check';
import { type Comparison, compareCurves } from '../../src/compare/index.ts';
import { isClosedByLimits, whyEmpty } from '../../src/decide/range.ts';
import { inCost } from '../../src/estimate/index.ts';
import type { OptionName } from '../../src/options.ts';
import { adviceSentence } from '../../src/render/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { curveOf, RULES } from '../support/bands.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';

const ramp = (n: number) => Array.from({ length: n }, (_, i) => i);
const costing = (n: number, cost: number) =>
  sweepOf(ramp(n), { costs: Array(n).fill(cost), unit: 'seconds' });

function assessed(flags: Partial<Record<OptionName, string>>, n = 48) {
  return assessSweeps(costing(n, 60), costing(n, 60), settingsWith(flags));
}

describe('where no budget is compared, the reason', () => {
  test.each([
    [
      { 'budget-max': '59' },
      'The budget-max of 59 seconds is less than one trial of the more expensive sweep (60 seconds)',
    ],
    [
      { 'budget-max': '0.5 trials', 'budget-min': '100' },
      'The budget-max of 30 seconds is less than one trial of the more expensive sweep (60 seconds)',
    ],
    [
      { 'budget-min': '3 trials', 'budget-max': '120' },
      'The budget-min of 180 seconds is above the budget-max of 120 seconds',
    ],
    [
      { 'budget-min': '100 trials' },
      'Too few trials to compare the sweeps at budgets from budget-min (6000 seconds) on',
    ],
  ])('with limits %j is that of the limits', (flags, reason) => {
    const { verdict, gate, comparison, reason: said } = assessed(flags);
    expect({ verdict, gate }).toEqual({ verdict: 'insufficient', gate: 'neutral' });
    expect(comparison?.range).toBeNull();
    expect(said).toBe(reason);
  });

  test('is too few trials where they resolve none, with limits that would leave some', () => {
    const flags = { 'budget-min': '2 trials', 'budget-max': '200' };
    for (const given of [{}, flags]) {
      expect(assessed(given, 2).reason).toBe('Too few trials to compare the sweeps at any budget');
    }
  });

  test('of limits asks for other limits, and never for more trials', () => {
    for (const flags of [
      { 'budget-max': '59' },
      { 'budget-min': '3 trials', 'budget-max': '120' },
    ]) {
      for (const n of [2, 48]) {
        const closed = assessed(flags, n);
        expect(adviceSentence(closed)).toBe('Give a larger budget-max, or none.');
        expect(closed.trialsNeeded?.toOpenRange).toBeNull();
      }
    }
    expect(adviceSentence(assessed({ 'budget-min': '100 trials' }))).toMatch(
      /^The baseline has 48/,
    );
  });
});

test('a rate that no confidence keeps is not to blame where limits leave no budget', () => {
  const settings = settingsWith({
    ...{ 'false-alarm-rate': '0.01', 'budget-min': '3 trials', 'budget-max': '2' },
  });
  const closed = assessSweeps(sweepOf(ramp(9)), sweepOf(ramp(12)), settings);
  expect(closed.reason).toBe('The budget-min of 3 trials is above the budget-max of 2 trials');
  expect(adviceSentence(closed)).toBe('Give a larger budget-max, or none.');
});

describe('limits', () => {
  const limit = fc.option(fc.constantFrom(0.1, 0.5, 1, 2, 5, 7.5, 40, 1000));
  const curves = fc
    .tuple(fc.constantFrom(1, 2, 5, 12, 48), fc.constantFrom(0.25, 1, 3))
    .map(([n, cost]) => inCost(curveOf(ramp(n)), cost));

  test('close a range exactly where no number of trials would open it, and the reason says which', () => {
    fc.assert(
      fc.property(curves, curves, limit, limit, (baseline, candidate, budgetMin, budgetMax) => {
        const rules = { ...RULES, budgetMin, budgetMax };
        const comparison: Comparison = compareCurves(baseline, candidate, rules);
        const boundless = { resolvableBudget: Infinity };
        const opened = compareCurves(
          { ...baseline, ...boundless },
          { ...candidate, ...boundless },
          rules,
        );
        expect(isClosedByLimits(comparison)).toBe(opened.range === null);
        if (comparison.range !== null) return;
        const reason = whyEmpty(comparison, { kind: 'cost', unit: 'seconds' });
        expect(reason.startsWith('The budget-m')).toBe(opened.range === null);
        if (reason.includes('where budget-min begins')) expect(budgetMin).not.toBeNull();
      }),
    );
  });
});
