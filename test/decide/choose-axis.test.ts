import fc from 'fast-check';
import { chooseAxis } from '../../src/decide/axis.ts';
import { confidenceBand, resolvableBudget } from '../../src/estimate/index.ts';
import { plainText } from '../../src/print/index.ts';
import { outlookSentences } from '../../src/render/wording/explanations.ts';
import { joined } from '../../src/report/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { assessSweeps, compareSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const N = 48;
const costing = (cost: number, n = N) => ({ costs: Array(n).fill(cost), unit: 'seconds' });
const baseline = sweepOf(spread(N, 0.8, 0.9), costing(600));
/** Every trial crashes at once. */
const crashing = sweepOf(Array(N).fill(null), costing(1));

const explanationsOf = (assessment: ReturnType<typeof compareSweeps>) =>
  plainText(joined(outlookSentences(assessment)));
const compared = (flags: Partial<Record<OptionName, string>> = {}, candidate = crashing) =>
  compareSweeps(baseline, candidate, settingsWith(flags));

describe('sweeps whose costs do not meet', () => {
  const noteOf = ({ warnings }: ReturnType<typeof compared>) =>
    warnings.find(({ code }) => code === 'cost-ranges-disjoint')?.message;

  test('are compared in trials: a candidate that crashes at once fails the check', () => {
    const assessment = compared();
    const axis = { kind: 'trials', unit: null };
    const comparison = { worse: { level: 'strong' } };
    expect(assessment).toMatchObject({ verdict: 'worse', gate: 'fail', axis, comparison });
    const free = [sweepOf(spread(N, 0.8, 0.9)), sweepOf(Array(N).fill(null))] as const;
    expect(assessment.rows).toEqual(compareSweeps(...free, settingsWith()).rows);
    expect(noteOf(assessment)).toMatch(
      /^One trial of the baseline costs as much as 600 trials of the candidate, which resolves budgets only up to 8\.2:/,
    );
    const mirrored = compareSweeps(crashing, baseline, settingsWith());
    expect(mirrored.verdict).toBe('better');
    expect(noteOf(mirrored)).toContain('of the candidate costs as much as 600 trials of the base');
  });

  test('ignore budgets in cost, with a warning, and keep those in trials', () => {
    const limits = { 'budget-min': '60 seconds', 'budget-max': '4 trials', budgets: '60' };
    const assessment = compared(limits);
    expect(assessment.comparison.range).toEqual([1, 4]);
    expect(assessment.rows.map(({ budget }) => budget)).toEqual([1, 2, 4]);
    expect(noteOf(assessment)).toContain('those given in cost are ignored');
  });

  test('have a bound on false strong evidence, and no rates: these would depend on the costs', () => {
    const near = sweepOf(spread(N, 0.79, 0.89), costing(500));
    for (const assessment of [compared(), compared({}, near)]) {
      expect(assessment.chances).toMatchObject({
        falseAlarm: { weak: null, fair: null, strong: null },
        detectableSlowdown: null,
      });
      expect(assessment.chances?.falseStrongBound).toBeGreaterThan(0.05);
      expect(explanationsOf(assessment)).toContain(
        'Whatever changed, this check shows false strong evidence of “worse” at most',
      );
      expect(explanationsOf(assessment)).not.toContain('If nothing changed');
      // How many trials show a slowdown is not known either, and nothing is said of it.
      expect(assessment.trialsNeeded.toDetect).toBeNull();
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

describe('budgets where only one sweep has costs', () => {
  const free = sweepOf(spread(N, 0.8, 0.9));
  const flags = { 'budget-min': '2 trials', 'budget-max': '60', budgets: '60 seconds, 2 trials' };

  test.each([
    ['baseline', free, baseline],
    ['candidate', baseline, free],
  ])('are never read as trials unless they say so: none in the %s', (arm, one, other) => {
    const { axis, comparison, rows, warnings } = compareSweeps(one, other, settingsWith(flags));
    expect(axis.kind).toBe('trials');
    expect(comparison.rules).toMatchObject({ budgetMin: 2, budgetMax: null });
    expect(rows).toHaveLength(1);
    const note = warnings.find(({ code }) => code === 'cost-missing');
    expect(note).toMatchObject({ arm, message: expect.stringContaining('are ignored') });
  });

  test('are in trials by themselves where neither has', () => {
    const { comparison } = compareSweeps(free, free, settingsWith({ 'budget-max': '3' }));
    expect(comparison.range).toEqual([1, 3]);
  });
});

test.each(['hours', null])('costs in other units (%j) are not compared', (unit) => {
  const other = sweepOf(spread(N, 0.8, 0.9), { ...costing(600), unit });
  expect(assessSweeps(baseline, other, settingsWith())).toMatchObject({
    verdict: 'invalid',
    reason: 'The sweeps have different units of cost and cannot be compared',
  });
});
