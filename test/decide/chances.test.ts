import fc from 'fast-check';
import { type Comparison, compareCurves } from '../../src/compare/index.ts';
import { isClosedByLimits, judge } from '../../src/decide/gate-policy.ts';
import type { Assessment } from '../../src/decide/index.ts';
import { inCost } from '../../src/estimate/index.ts';
import { adviceSentence } from '../../src/render/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { curveOf, RULES } from '../support/bands.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';

type Flags = Partial<Record<OptionName, string>>;

const ramp = (n: number) => Array.from({ length: n }, (_, i) => i);
const costing = (n: number, cost: number) =>
  sweepOf(ramp(n), { costs: Array(n).fill(cost), unit: 'seconds' });

function inSeconds(flags: Flags, n = 48) {
  return assessSweeps(costing(n, 60), costing(n, 60), settingsWith(flags));
}

function assessed(sizes: readonly [number, number], flags: Flags = {}): Assessment {
  const [baseline, candidate] = sizes.map((n) => sweepOf(ramp(n)));
  return assessSweeps(baseline ?? null, candidate ?? null, settingsWith(flags));
}

const narrows = ({ warnings }: Assessment) => warnings.some(({ code }) => code === 'narrow-range');

describe('the warning of a narrow range', () => {
  test.each([6, 9])('names the trials for a doubling, with %i trials at 80 %%', (n) => {
    const found = assessed([n, 48]);
    const narrow = found.warnings.find(({ code }) => code === 'narrow-range');
    expect(narrow).toMatchObject({ arm: null });
    expect(narrow?.message).toContain('10 trials in each sweep');
    expect(found.trialsNeeded).toMatchObject({ toOpenRange: 10 });
    expect(found.verdict).not.toBe('insufficient');
  });

  test.each<[string, readonly [number, number], Flags, boolean]>([
    ['from ten trials on', [10, 10], {}, false],
    ['only the settings end it', [48, 48], { 'budget-max': '1.5' }, false],
    ['the settings leave one budget', [48, 48], { 'budget-min': '3', 'budget-max': '3' }, false],
    ['no doubling of budget-min is resolved', [48, 48], { 'budget-min': '5' }, true],
    ['just one doubling is resolved', [48, 48], { 'budget-min': '4' }, false],
    ['the reason is too little data already', [2, 2], {}, false],
  ])('is given or not: %s', (_, sizes, flags, isGiven) => {
    expect(narrows(assessed(sizes, flags))).toBe(isGiven);
  });
});

describe('the trials needed', () => {
  test.each<[string, Flags]>([
    ['one trial', {}],
    ['two trials at 95 %', { 'budget-min': '2', confidence: '0.95' }],
    ['one trial of the 75 % quantile', { quantile: '0.75' }],
  ])('open the range from %s, and one fewer does not', (_, flags) => {
    const tooFew = assessed([1, 48], flags);
    expect(tooFew.verdict).toBe('insufficient');
    const needed = Number(tooFew.trialsNeeded?.toOpenRange);
    expect(assessed([needed, needed], flags).comparison?.range).not.toBeNull();
    expect(assessed([needed - 1, needed], flags).verdict).toBe('insufficient');
    expect(assessed([needed, needed - 1], flags).verdict).toBe('insufficient');
  });

  test('are not named where none are needed, or no calibrated band resolves the budget', () => {
    expect(assessed([10, 10]).trialsNeeded).toMatchObject({ toOpenRange: null });
    const hopeless = assessed([2, 2], { band: 'dkw', 'budget-min': '200' });
    expect(hopeless.verdict).toBe('insufficient');
    expect(hopeless.trialsNeeded).toMatchObject({ toOpenRange: null });
    // 14,000 trials resolve 76 by dkw, and 20,000 resolve 91: no doubling of 50.
    const narrow = assessed([14_000, 14_000], { band: 'dkw', 'budget-min': '50' });
    expect(narrows(narrow)).toBe(true);
    expect(narrow.trialsNeeded).toMatchObject({ toOpenRange: null });
    for (const { message } of narrow.warnings) expect(message).not.toContain('null');
  });
});

describe('where no budget is compared, the reason', () => {
  const tooLow =
    'The budget-max of %s seconds is less than one trial of the more expensive sweep (60 seconds)';
  const crossed = 'The budget-min of 180 seconds is above the budget-max of 120 seconds';
  test.each<[Flags, string]>([
    [{ 'budget-max': '59' }, tooLow.replace('%s', '59')],
    [{ 'budget-max': '0.5 trials', 'budget-min': '100' }, tooLow.replace('%s', '30')],
    [{ 'budget-min': '3 trials', 'budget-max': '120' }, crossed],
  ])(
    'with limits %j is that of the limits, and more trials are never asked for',
    (flags, reason) => {
      for (const n of [2, 48]) {
        const closed = inSeconds(flags, n);
        expect(closed).toMatchObject({ verdict: 'insufficient', gate: 'neutral', reason });
        expect(closed.comparison?.range).toBeNull();
        expect(adviceSentence(closed)).toBe('Give a larger budget-max, or none.');
        expect(closed.trialsNeeded?.toOpenRange).toBeNull();
      }
    },
  );

  test('is too few trials where they resolve none, with limits that would leave some', () => {
    const flags = { 'budget-min': '2 trials', 'budget-max': '200' };
    for (const given of [{}, flags]) {
      expect(inSeconds(given, 2).reason).toBe('Too few trials to compare the sweeps at any budget');
    }
    const far = inSeconds({ 'budget-min': '100 trials' });
    const start =
      'Too few trials to compare the sweeps at budgets from budget-min (6000 seconds) on';
    expect(far.reason).toBe(start);
    expect(adviceSentence(far)).toMatch(/^The baseline has 48 trials, the candidate 48; at least /);
  });

  test('is not a rate that no confidence keeps, where limits leave no budget', () => {
    const limits = { 'budget-min': '3 trials', 'budget-max': '2' };
    const closed = assessed([9, 12], { 'false-alarm-rate': '0.01', ...limits });
    expect(closed.reason).toBe('The budget-min of 3 trials is above the budget-max of 2 trials');
    expect(adviceSentence(closed)).toBe('Give a larger budget-max, or none.');
  });
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
        const axis = { kind: 'cost', unit: 'seconds' } as const;
        const { reason } = judge(comparison, axis, settingsWith());
        expect(reason.startsWith('The budget-m')).toBe(opened.range === null);
      }),
    );
  });
});
