import fc from 'fast-check';
import { budgetsOn } from '../../src/decide/axis.ts';
import { axisOf, unitOf, withUnit } from '../../src/decide/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { assessSweeps, compareSweeps } from '../support/assessments.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';

const ramp = (n: number) => Array.from({ length: n }, (_, i) => i);
const costing = (cost: number, n = 48) => ({ costs: Array(n).fill(cost), unit: 'seconds' });

/** A trial of the candidate is as good and costs twice as much. */
const baseline = sweepOf(ramp(48), costing(30));
const candidate = sweepOf(ramp(48), costing(60));

function assessed(flags: Partial<Record<OptionName, string>> = {}) {
  return compareSweeps(baseline, candidate, settingsWith(flags));
}

describe('budgets', () => {
  test('are in cost where both sweeps have one, and in trials otherwise', () => {
    expect(axisOf([baseline, candidate])).toEqual({ kind: 'cost', unit: 'seconds' });
    expect(axisOf([baseline, sweepOf(ramp(3))])).toEqual({ kind: 'trials', unit: null });
    expect(axisOf([])).toEqual({ kind: 'trials', unit: null });
  });

  test('in cost begin at one trial of the more expensive sweep and end at the smaller resolved cost', () => {
    const { comparison, rows } = assessed();
    const trials = comparison.baseline.band.lower.at(-1) as number;
    const resolved = Math.log(0.5) / Math.log(trials);
    expect(comparison.range?.[0]).toBe(60);
    expect(comparison.range?.[1]).toBeCloseTo(30 * resolved, 9);
    expect(rows.map(({ budget }) => budget)).toEqual([60, 120, 240]);
  });

  test('of the table may be in trials or in the unit of the cost, in any order and repeated', () => {
    const { rows } = assessed({ budgets: '2 trials,90,1 trial, 90 s,120 seconds,90' });
    expect(rows.map(({ budget }) => budget)).toEqual([120, 90, 60, 90, 120, 90]);
    expect(rows[1]).toEqual(rows[3]);
    const alone = assessSweeps(null, candidate, settingsWith({ budgets: '2 trials,2,2' }));
    expect(alone).toMatchObject({ kind: 'lone', rows: [120, 2, 2].map((budget) => ({ budget })) });
  });

  test('can be limited in trials of the more expensive sweep, or in the unit of the cost', () => {
    const rangeWith = (flags: Partial<Record<OptionName, string>>) =>
      assessed(flags).comparison.range;
    expect(rangeWith({ 'budget-min': '2 trials', 'budget-max': '3 trials' })).toEqual([120, 180]);
    expect(rangeWith({ 'budget-min': '90', 'budget-max': '200 seconds' })).toEqual([90, 200]);
    expect(rangeWith({ 'budget-max': '59' })).toBeNull();
  });
});

describe('limits of budgets', () => {
  const free = sweepOf(ramp(12));

  test.each<[string, Partial<Record<OptionName, string>>, string]>([
    ['cost', { 'budget-max': '2 hours' }, 'is in "hours", but budgets are in seconds'],
    ['cost', { 'budget-min': '2 hours' }, 'budget-min (--budget-min): is in "hours"'],
    ['trials', { 'budget-max': '60 seconds' }, 'but budgets are in trials'],
    ['trials', { budgets: '1,60 seconds' }, 'budgets (--budgets): is in "seconds"'],
  ])('are refused in %s, given %j', (kind, flags, message) => {
    const sweeps = kind === 'cost' ? ([baseline, candidate] as const) : ([free, free] as const);
    expect(() => assessSweeps(...sweeps, settingsWith(flags))).toThrow(message);
  });
});

const cost = (unit: string | null) => ({ kind: 'cost', unit }) as const;
const TRIALS = { kind: 'trials', unit: null } as const;

describe('the unit of budgets', () => {
  test.each([
    ['GPU hours', 'GPU hours'],
    [null, 'units of cost'],
    ['trials', 'units of cost'],
    ['a word of many letters, far too many', 'units of cost'],
  ])('%j reads as %s', (unit, expected) => {
    expect(unitOf(cost(unit))).toBe(expected);
  });

  test('holds nothing that Markdown or HTML interprets, for any text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 22 }),
      fc.stringMatching(/^[a-z$€.:@<>&`*_~|[\](){}#!\\^%/ -]{1,8}$/),
    );
    fc.assert(
      fc.property(texts, (unit) => {
        expect(unitOf(cost(unit))).toMatch(
          /^[^<>&`*_~|[\](){}#!\\^%@:.,\p{C}\p{Z}]+( [^\p{C}]+)?$/u,
        );
        expect(unitOf(cost(unit)).length).toBeLessThanOrEqual(20);
        expect(unitOf(cost(unit))).not.toMatch(/^trials?$/i);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['1', TRIALS, '1 trial'],
    ['1.5', TRIALS, '1.5 trials'],
    ['10', TRIALS, '10 trials'],
    ['1', cost('seconds'), '1 second'],
    ['1', cost('GPU hours'), '1 GPU hour'],
    ['1', cost('US$'), '1 US$'],
    ['1', cost('ms'), '1 ms'],
    ['1', cost('GPU hours per s'), '1 GPU hours per s'],
    ['1', cost(null), '1 unit of cost'],
    ['8', cost(null), '8 units of cost'],
  ])('is written after %s as in %j: %s', (budget, axis, expected) => {
    expect(withUnit(budget, axis)).toBe(expected);
  });

  test.each([
    ['hour', 'hours', true],
    ['GPU hour', 'GPU hours', true],
    ['GPU hours', 'hours', false],
    ['m', 'ms', false],
    ['Mb', 'mb', false],
    ['hours', null, false],
  ])('%s and %s are one: %s', (one, other, isSame) => {
    const axis = { kind: 'cost', unit: other } as const;
    const { comparison } = settingsWith({ budgets: `3 ${one}` });
    const placed = () => budgetsOn({ axis, trial: 2 }, comparison);
    if (isSame) expect(placed()).toEqual([3]);
    else expect(placed).toThrow(`"${one}"`);
  });
});
