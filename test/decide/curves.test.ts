import fc from 'fast-check';
import { type Comparison, isAtLeast } from '../../src/compare/index.ts';
import { budgetsOn, chooseAxis, exampleOf } from '../../src/decide/curves.ts';
import { axisOf, unitOf } from '../../src/decide/index.ts';
import { confidenceBand, resolvableBudget } from '../../src/estimate/index.ts';
import { character, pairs } from '../support/arbitraries.ts';
import { assessSweeps, compareSweeps } from '../support/assessments.ts';
import { allStated } from '../support/statements.ts';
import { type Flags, settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const ramp = (n: number, from = 0) => spread(n, from, from + n - 1);
const costing = (cost: number, n = 48) => ({ costs: Array(n).fill(cost), unit: 'seconds' });

/** A trial of the candidate is as good and costs twice as much. */
const baseline = sweepOf(ramp(48), costing(30));
const candidate = sweepOf(ramp(48), costing(60));

function assessed(flags: Flags = {}) {
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
    const rangeWith = (flags: Flags) => assessed(flags).comparison.range;
    expect(rangeWith({ 'budget-min': '2 trials', 'budget-max': '3 trials' })).toEqual([120, 180]);
    expect(rangeWith({ 'budget-min': '90', 'budget-max': '200 seconds' })).toEqual([90, 200]);
    expect(rangeWith({ 'budget-max': '59' })).toBeNull();
  });
});

const free = sweepOf(ramp(12));

test.each<[string, Flags, string]>([
  ['cost', { 'budget-max': '2 hours' }, 'is in "hours", but budgets are in seconds'],
  ['cost', { 'budget-min': '2 hours' }, 'budget-min (--budget-min): is in "hours"'],
  ['trials', { 'budget-max': '60 seconds' }, 'but budgets are in trials'],
  ['trials', { budgets: '1,60 seconds' }, 'budgets (--budgets): is in "seconds"'],
])('limits of budgets are refused in %s, given %j', (kind, flags, message) => {
  const sweeps = kind === 'cost' ? ([baseline, candidate] as const) : ([free, free] as const);
  expect(() => assessSweeps(...sweeps, settingsWith(flags))).toThrow(message);
});

const cost = (unit: string | null) => ({ kind: 'cost', unit }) as const;

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
      fc.string({ unit: character, maxLength: 22 }),
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

const N = 48;
const usual = sweepOf(spread(N, 0.8, 0.9), costing(600, N));
/** Every trial crashes at once. */
const crashing = sweepOf(Array(N).fill(null), costing(1, N));

const explanationsOf = (assessment: ReturnType<typeof compareSweeps>) => allStated(assessment);
const compared = (flags: Flags = {}, candidate = crashing) =>
  compareSweeps(usual, candidate, settingsWith(flags));

describe('sweeps whose costs do not meet', () => {
  const noteOf = ({ warnings }: ReturnType<typeof compared>) =>
    warnings.find(({ code }) => code === 'cost-ranges-disjoint')?.facts;

  test('are compared in trials: a candidate that crashes at once fails the check', () => {
    const assessment = compared();
    const axis = { kind: 'trials', unit: null };
    const comparison = { worse: { level: 'strong' } };
    expect(assessment).toMatchObject({
      outcome: { verdict: 'worse', gate: 'fail' },
      axis,
      comparison,
    });
    const free = [sweepOf(spread(N, 0.8, 0.9)), sweepOf(Array(N).fill(null))] as const;
    expect(assessment.rows).toEqual(compareSweeps(...free, settingsWith()).rows);
    const resolved = expect.closeTo(8.2, 1);
    expect(noteOf(assessment)).toEqual({ costlier: 'baseline', trials: 600, resolved });
    const mirrored = compareSweeps(crashing, usual, settingsWith());
    expect(mirrored.outcome.code).toBe('no-scores');
    expect(noteOf(mirrored)).toEqual({ costlier: 'candidate', trials: 600, resolved });
  });

  test('ignore budgets in cost, with a warning, and keep those in trials', () => {
    const limits = { 'budget-min': '60 seconds', 'budget-max': '4 trials', budgets: '60' };
    const assessment = compared(limits);
    expect(assessment.comparison.range).toEqual([1, 4]);
    expect(assessment.rows.map(({ budget }) => budget)).toEqual([1, 2, 4]);
    expect(noteOf(assessment)).toMatchObject({ costlier: 'baseline' });
  });

  test('have a bound on false strong evidence, and no rates: these would depend on the costs', () => {
    const near = sweepOf(spread(N, 0.79, 0.89), costing(500, N));
    for (const assessment of [compared(), compared({}, near)]) {
      expect(assessment.chances).toMatchObject({
        falseAlarm: { weak: null, fair: null, strong: null },
        detectableSlowdown: null,
      });
      expect(assessment.chances?.falseStrongBound).toBeGreaterThan(0.05);
      expect(explanationsOf(assessment)).not.toContain('False alarms');
      // How many trials show a slowdown is not known either, and nothing is said of it.
      expect(assessment.trialsNeeded.toDetect).toBeNull();
      expect(explanationsOf(assessment)).not.toContain('Trials needed');
    }
  });
});

test('the costs of sweeps are compared exactly where a cost is within what both resolve', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 60 }),
      fc.integer({ min: 10, max: 60 }),
      fc.double({ min: 1 / 40, max: 40, noNaN: true }),
      (n, m, ratio) => {
        const [one, other] = [
          sweepOf(spread(n, 0, 1), costing(1, n)),
          sweepOf(spread(m, 0, 1), costing(ratio, m)),
        ];
        const settings = settingsWith();
        const { axis, warnings } = chooseAxis({ baseline: one, candidate: other }, settings);
        const cheaper = confidenceBand(ratio < 1 ? m : n, settings.band);
        const areApart = Math.max(ratio, 1 / ratio) > resolvableBudget(cheaper, 0.5);
        expect(axis.kind).toBe(areApart ? 'trials' : 'cost');
        expect(warnings.map(({ code }) => code)).toEqual(areApart ? ['cost-ranges-disjoint'] : []);
      },
    ),
  );
});

describe('budgets where only one sweep has costs', () => {
  const free = sweepOf(spread(N, 0.8, 0.9));
  const flags = { 'budget-min': '2 trials', 'budget-max': '60', budgets: '60 seconds, 2 trials' };

  test.each([
    ['baseline', free, usual],
    ['candidate', usual, free],
  ])('are never read as trials unless they say so: none in the %s', (arm, one, other) => {
    const { axis, comparison, rows, warnings } = compareSweeps(one, other, settingsWith(flags));
    expect(axis.kind).toBe('trials');
    expect(comparison.rules).toMatchObject({ budgetMin: 2, budgetMax: null });
    expect(rows).toHaveLength(1);
    const note = warnings.find(({ code }) => code === 'cost-missing');
    expect(note).toMatchObject({ arm });
  });

  test('are in trials by themselves where neither has', () => {
    const { comparison } = compareSweeps(free, free, settingsWith({ 'budget-max': '3' }));
    expect(comparison.range).toEqual([1, 3]);
  });
});

test.each(['hours', null])('costs in other units (%j) are not compared', (unit) => {
  const other = sweepOf(spread(N, 0.8, 0.9), { ...costing(600, N), unit });
  expect(assessSweeps(usual, other, settingsWith())).toMatchObject({
    outcome: { verdict: 'invalid', code: 'incomparable', facts: { differ: 'units' } },
  });
});

function ofScores(baseline: readonly number[], candidate: readonly number[], flags: Flags = {}) {
  return compareSweeps(sweepOf(baseline), sweepOf(candidate), settingsWith(flags));
}

const budgetsOf = ({ rows }: ReturnType<typeof ofScores>) => rows.map(({ budget }) => budget);

describe('the budget that stands for the verdict', () => {
  test('is the row nearest to the middle of what is claimed', () => {
    const strong = ofScores(ramp(48, 1000), ramp(48));
    expect(budgetsOf(strong)).toEqual([1, 2, 4, 8]);
    expect(strong.example).toBe(strong.rows[2]);
    expect(ofScores(ramp(40), ramp(40)).example?.budget).toBe(2);
    const short = ofScores(ramp(48), ramp(48), { 'budget-max': '1.5' });
    expect(short.example).toBe(short.rows[0]);
  });

  test('is a row of whole trials, also where the claim holds between two', () => {
    const baseline = ramp(100);
    const candidate = baseline.map((score, i) => (i >= 50 && i < 84 ? 50 : score));
    const found = ofScores(baseline, candidate, { 'min-share': '0.02' });
    expect(found.comparison.worse.level).toBe('fair');
    expect(budgetsOf(found)).toEqual([1, 2, 4, 8]);
    expect(found.example).toBe(found.rows[1]);
    const better = ofScores(candidate, baseline, { 'min-share': '0.02' });
    expect(better.example).toBe(better.rows[1]);
  });

  const twoStretches = [[5, 5.9] as const, [6.5, 7.2] as const];
  test.each<[(readonly [number, number])[], 'trials' | 'cost', number]>([
    [[[4.5, 6.9]], 'trials', 6],
    [[[4.2, 5]], 'trials', 5],
    [twoStretches, 'trials', 7],
    [[...twoStretches.toReversed(), [1.1, 1.2]], 'cost', 5.4],
    [[[5.1, 5.9]], 'trials', 4],
    [[[5.1, 5.9]], 'cost', 5.5],
    [[[5.47, 5.49]], 'cost', 4],
    [[[1, 1.001]], 'trials', 1],
  ])('is in few digits within %j where budgets are in %s', (stretches, kind, budget) => {
    const { comparison, rows } = ofScores(ramp(48), ramp(48));
    const worse = { level: 'weak', intervals: { weak: stretches } };
    const claimed = { ...comparison, worse } as unknown as Comparison;
    const found = exampleOf(claimed, rows, { kind, unit: null });
    expect(found?.budget).toBe(budget);
  });

  test('is where the verdict holds, in whole trials if any lie there', () => {
    fc.assert(
      fc.property(pairs, ({ baseline, candidate }) => {
        const { comparison, example, rows } = ofScores(baseline, candidate);
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
    const found = ofScores(ramp(48, 1000), ramp(48), { budgets: '8,1,8' });
    expect(budgetsOf(found)).toEqual([8, 1, 8]);
    expect(found.example?.budget).toBe(8);
    const far = ofScores(ramp(48, 1000), ramp(48), { budgets: '500' });
    expect(budgetsOf(far)).toEqual([500]);
    expect(far.example?.budget).toBe(3);
  });
});
