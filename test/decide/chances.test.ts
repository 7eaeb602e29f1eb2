import type { Assessment } from '../../src/decide/index.ts';
import { compareSweeps } from '../support/assessments.ts';
import { type Flags, settingsWith, sweepOf } from '../support/sweeps.ts';

const ramp = (n: number) => Array.from({ length: n }, (_, i) => i);
const costing = (n: number, cost: number) =>
  sweepOf(ramp(n), { costs: Array(n).fill(cost), unit: 'seconds' });

function inSeconds(flags: Flags, n = 48) {
  return compareSweeps(costing(n, 60), costing(n, 60), settingsWith(flags));
}

function assessed(sizes: readonly [number, number], flags: Flags = {}) {
  const [b, c] = sizes;
  return compareSweeps(sweepOf(ramp(b)), sweepOf(ramp(c)), settingsWith(flags));
}

const narrows = ({ warnings }: Assessment) => warnings.some(({ code }) => code === 'narrow-range');

test.each<[string, readonly [number, number], Flags, boolean]>([
  ['below ten trials', [9, 48], {}, true],
  ['from ten trials on', [10, 10], {}, false],
  ['only the settings end it', [48, 48], { 'budget-max': '1.5' }, false],
  ['the settings leave one budget', [48, 48], { 'budget-min': '3', 'budget-max': '3' }, false],
  ['no doubling of budget-min is resolved', [48, 48], { 'budget-min': '5' }, true],
  ['just one doubling is resolved', [48, 48], { 'budget-min': '4' }, false],
  ['the reason is too little data already', [2, 2], {}, false],
])('the warning of a narrow range is given or not: %s', (_, sizes, flags, isGiven) => {
  expect(narrows(assessed(sizes, flags))).toBe(isGiven);
});

describe('the trials needed', () => {
  test('in a narrow range are those that resolve one doubling, which the note names', () => {
    const narrow = assessed([9, 48]);
    expect(narrow.trialsNeeded).toMatchObject({ toOpenRange: 10 });
    const [note] = narrow.warnings.filter(({ code }) => code === 'narrow-range');
    expect(note?.facts).toEqual({ trials: 10 });
  });

  test.each<[string, Flags]>([
    ['one trial', {}],
    ['two trials at 95 %', { 'budget-min': '2', confidence: '0.95' }],
    ['one trial of the 75 % quantile', { quantile: '0.75' }],
  ])('open the range from %s, and one fewer does not', (_, flags) => {
    const tooFew = assessed([1, 48], flags);
    expect(tooFew.outcome.verdict).toBe('insufficient');
    const needed = Number(tooFew.trialsNeeded.toOpenRange);
    expect(assessed([needed, needed], flags).comparison.range).not.toBeNull();
    expect(assessed([needed - 1, needed], flags).outcome.verdict).toBe('insufficient');
    expect(assessed([needed, needed - 1], flags).outcome.verdict).toBe('insufficient');
  });

  test('are not named where none are needed, or no calibrated band resolves the budget', () => {
    expect(assessed([10, 10]).trialsNeeded).toMatchObject({ toOpenRange: null });
    const hopeless = assessed([2, 2], { band: 'dkw', 'budget-min': '200' });
    expect(hopeless.outcome.verdict).toBe('insufficient');
    expect(hopeless.trialsNeeded).toMatchObject({ toOpenRange: null });
  });
});

test('the trials that would catch a slowdown are not defined with a margin or costs', () => {
  expect(assessed([48, 48]).trialsNeeded.toDetect).toEqual(expect.any(Number));
  expect(assessed([48, 48], { margin: '0.5' }).trialsNeeded.toDetect).toBeNull();
  expect(inSeconds({}).trialsNeeded.toDetect).toBeNull();
});

describe('where no budget is compared, the reason', () => {
  test.each<[Flags, number, number]>([
    [{ 'budget-max': '58.94' }, 58.94, 60],
    [{ 'budget-max': '0.5 trials', 'budget-min': '100' }, 30, 100],
    [{ 'budget-min': '3 trials', 'budget-max': '120' }, 120, 180],
  ])(
    'with limits %j is that of the limits, and more trials are never asked for',
    (flags, max, from) => {
      for (const n of [2, 48]) {
        const closed = inSeconds(flags, n);
        expect(closed.outcome).toMatchObject({
          verdict: 'insufficient',
          gate: 'neutral',
          facts: { budgetMax: max, from },
        });
        expect(closed.comparison.range).toBeNull();
        expect(closed.trialsNeeded.toOpenRange).toBeNull();
      }
    },
  );

  test('is too few trials where they resolve none, with limits that would leave some', () => {
    const flags = { 'budget-min': '2 trials', 'budget-max': '200' };
    expect(inSeconds({}, 2).outcome.facts).toEqual({ budgetMax: null, from: null });
    expect(inSeconds(flags, 2).outcome.facts).toEqual({ budgetMax: null, from: 120 });
    const far = inSeconds({ 'budget-min': '100 trials' });
    expect(far.outcome).toMatchObject({
      code: 'empty-range',
      facts: { budgetMax: null, from: 6000 },
    });
  });

  test('is not a rate that no confidence keeps, where limits leave no budget', () => {
    const limits = { 'budget-min': '3 trials', 'budget-max': '2' };
    const closed = assessed([9, 12], { 'false-alarm-rate': '0.01', ...limits });
    expect(closed.outcome.facts).toEqual({ budgetMax: 2, from: 3 });
  });
});
