import fc from 'fast-check';
import { chooseAxis } from '../../src/decide/choose-axis.ts';
import { checkBudgets, checkUnit, checkUnits } from '../../src/decide/index.ts';
import { confidenceBand, resolvableBudget } from '../../src/estimate/index.ts';
import { outlookSentences } from '../../src/render/wording/explanations.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const N = 48;
const costing = (cost: number, n = N) => ({ costs: Array(n).fill(cost), unit: 'seconds' });
const baseline = sweepOf(spread(N, 0.8, 0.9), costing(600));
/** Every trial crashes at once. */
const crashing = sweepOf(Array(N).fill(null), costing(1));

const explanationsOf = (assessment: ReturnType<typeof assessSweeps>) =>
  outlookSentences(assessment).join(' ');
const compared = (flags: Partial<Record<OptionName, string>> = {}, candidate = crashing) =>
  assessSweeps(baseline, candidate, settingsWith(flags));

describe('sweeps whose costs do not meet', () => {
  test('are compared in trials: a candidate that crashes at once fails the check', () => {
    const assessment = compared();
    expect(assessment).toMatchObject({
      verdict: 'worse',
      gate: 'fail',
      axis: { kind: 'trials', unit: null },
      comparison: { worse: { level: 'strong' } },
    });
    const inTrials = assessSweeps(
      sweepOf(spread(N, 0.8, 0.9)),
      sweepOf(Array(N).fill(null)),
      settingsWith(),
    );
    expect(assessment.rows).toEqual(inTrials.rows);
  });

  test('are compared in trials whichever is cheaper, with a warning', () => {
    const mirrored = assessSweeps(crashing, baseline, settingsWith());
    expect(mirrored.verdict).toBe('better');
    const told = (assessment: typeof mirrored) =>
      assessment.warnings.find(({ code }) => code === 'cost-ranges-disjoint')?.message;
    expect(told(compared())).toMatch(
      /^One trial of the baseline costs as much as 600 trials of the candidate, which resolves budgets only up to 8\.2:/,
    );
    expect(told(mirrored)).toContain(
      'of the candidate costs as much as 600 trials of the baseline',
    );
  });

  test('ignore budgets in cost, with a warning, and keep those in trials', () => {
    const limits = { 'budget-min': '60 seconds', 'budget-max': '4 trials', budgets: '60' };
    const { comparison, rows, warnings } = compared(limits);
    expect(comparison?.range).toEqual([1, 4]);
    expect(rows.map(({ budget }) => budget)).toEqual([1, 2, 4]);
    const note = warnings.find(({ code }) => code === 'cost-ranges-disjoint')?.message;
    expect(note).toContain('Budgets given in cost are ignored.');
    expect(compared().warnings[0]?.message).not.toContain('ignored');
  });

  test('have a bound on false strong evidence, and no rates: these would depend on the costs', () => {
    const near = sweepOf(spread(N, 0.8, 0.9), costing(500));
    for (const assessment of [compared(), compared({}, near)]) {
      expect(assessment.chances).toMatchObject({
        falseAlarm: { weak: null, fair: null, strong: null },
        detectableSlowdown: null,
      });
      expect(assessment.chances?.falseStrongBound).toBeGreaterThan(0.05);
      expect(explanationsOf(assessment)).toContain(
        'Whatever changed, it shows false strong evidence of worse at some budget at most',
      );
      expect(explanationsOf(assessment)).not.toContain('If nothing changed');
      // How many trials show a slowdown is not known either, and nothing is said of it.
      expect(assessment.trialsNeeded?.toDetect).toBeNull();
      expect(explanationsOf(assessment)).not.toContain('each sweep would need');
    }
  });

  test('have no false-alarm rate to gate by', () => {
    expect(() => compared({ 'false-alarm-rate': '0.01' })).toThrow(/cannot be combined with costs/);
    const asked = { cost: 'seconds', 'false-alarm-rate': '0.01' };
    expect(() => settingsWith(asked)).toThrow(/false-alarm-rate/);
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

const ramp = (n: number) => Array.from({ length: n }, (_, i) => i);
const in12Trials = (unit: string | null) => ({ costs: Array(12).fill(30), unit });
const free = sweepOf(ramp(5), { location: 'free.csv' });
const [inSeconds, inHours, unknown] = ['seconds', 'hours', null].map((unit) =>
  sweepOf(ramp(12), in12Trials(unit)),
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
    const ofLoss = sweepOf(ramp(12), { ...in12Trials('hours'), metric: 'loss' });
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

describe('budgets where only one sweep has costs', () => {
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
