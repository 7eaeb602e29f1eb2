import fc from 'fast-check';
import { chooseAxis } from '../../src/decide/choose-axis.ts';
import { confidenceBand, resolvableBudget } from '../../src/estimate/index.ts';
import type { OptionName } from '../../src/options.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const N = 48;
const costing = (cost: number, n = N) => ({ costs: Array(n).fill(cost), unit: 'seconds' });
const baseline = sweepOf(spread(N, 0.8, 0.9), costing(600));
/** Every trial crashes at once. */
const crashing = sweepOf(Array(N).fill(null), costing(1));

const codesOf = ({ warnings }: ReturnType<typeof assessSweeps>) => warnings.map(({ code }) => code);
const compared = (flags: Partial<Record<OptionName, string>> = {}, candidate = crashing) =>
  assessSweeps(baseline, candidate, settingsWith(flags));

describe('sweeps whose costs do not meet', () => {
  test('are compared trial for trial: a candidate that crashes at once fails the check', () => {
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
    expect(assessment.chances).toEqual(inTrials.chances);
    expect(assessment.rows).toEqual(inTrials.rows);
  });

  test('are so whichever is the cheaper one, and it is said', () => {
    const mirrored = assessSweeps(crashing, baseline, settingsWith());
    expect(mirrored.verdict).toBe('better');
    const told = (assessment: typeof mirrored) =>
      assessment.warnings.find(({ code }) => code === 'costs-apart')?.message;
    expect(told(compared())).toMatch(
      /^One trial of the baseline costs as much as 600 of the candidate, which resolves budgets of up to 8\.2:/,
    );
    expect(told(mirrored)).toContain('of the candidate costs as much as 600 of the baseline');
  });

  test('are not limited by budgets in cost, which is said, but by those in trials', () => {
    const limits = { 'budget-min': '60 seconds', 'budget-max': '4 trials', budgets: '60' };
    const { comparison, rows, warnings } = compared(limits);
    expect(comparison?.range).toEqual([1, 4]);
    expect(rows.map(({ budget }) => budget)).toEqual([1, 2, 4]);
    const note = warnings.find(({ code }) => code === 'costs-apart')?.message;
    expect(note).toContain('Budgets given in cost do not apply.');
    expect(compared().warnings[0]?.message).not.toContain('do not apply');
  });

  test('are found so with the confidence that resolves most, where a rate chooses it', () => {
    const cheaper = (times: number) =>
      compared({ 'false-alarm-rate': '0.01' }, sweepOf(spread(N, 0.8, 0.9), costing(600 / times)));
    expect(codesOf(cheaper(13))).toContain('costs-apart');
    expect(cheaper(13).axis.kind).toBe('trials');
    // 80 % bands resolve 8.2 trials, those of 50 % resolve 11.7.
    expect(codesOf(cheaper(10))).not.toContain('costs-apart');
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
        expect(warnings.map(({ code }) => code)).toEqual(areApart ? ['costs-apart'] : []);
      },
    ),
  );
});
