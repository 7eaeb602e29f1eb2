import fc from 'fast-check';
import { chooseAxis } from '../../src/decide/choose-axis.ts';
import { confidenceBand, resolvableBudget } from '../../src/estimate/index.ts';
import { quickRandom } from '../../src/math/random.ts';
import type { OptionName } from '../../src/options.ts';
import { permutedRates } from '../../src/plan/index.ts';
import { outlookSentences } from '../../src/render/wording/explanations.ts';
import { costedDesign } from '../plan/costed-sweeps.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const N = 48;
const costing = (cost: number, n = N) => ({ costs: Array(n).fill(cost), unit: 'seconds' });
const baseline = sweepOf(spread(N, 0.8, 0.9), costing(600));
/** Every trial crashes at once. */
const crashing = sweepOf(Array(N).fill(null), costing(1));

const explanationsOf = (assessment: ReturnType<typeof assessSweeps>) =>
  outlookSentences(assessment).join(' ');
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

  test('are found so with the confidence that is used, where a rate chooses it', () => {
    const random = quickRandom(3);
    const uneven = (mean: number) => ({
      costs: Array.from({ length: N }, () => mean * (0.9 + 0.2 * random())),
      unit: 'seconds',
    });
    const dear = sweepOf(spread(N, 0.8, 0.9), uneven(1));
    // All but one crash; with 50 % confidence the costs would meet: 11.7 trials are resolved.
    const failing = [0.001, ...Array(N - 1).fill(null)];
    for (const [times, rate, kind] of [
      [11, '0.001', 'trials'],
      [11, '0.02', 'cost'],
      [7, '0.001', 'cost'],
      [13, '0.02', 'trials'],
    ] as const) {
      const cheap = sweepOf(failing, uneven(1 / times));
      const found = assessSweeps(dear, cheap, settingsWith({ 'false-alarm-rate': rate }));
      expect(found).toMatchObject({ verdict: 'worse', gate: 'fail', axis: { kind } });
      expect(codesOf(found).includes('costs-apart')).toBe(kind === 'trials');
      expect(found.chances?.falseAlarm.strong.rate).toBeLessThanOrEqual(Number(rate));
    }
  });

  test('have the false alarms of what was done: their costs decided to compare them in trials', () => {
    const random = quickRandom(5);
    const scores = (n: number) => Array.from({ length: n }, random);
    const coupled = (values: readonly number[], spread: number) =>
      sweepOf(values, { costs: values.map((score) => Math.exp(spread * score)) });
    const [ours, theirs] = [scores(24), scores(24)];
    // In most deals the costs meet.
    const apart = assessSweeps(coupled(ours, 1.5), coupled(theirs, 8), settingsWith());
    expect(apart.axis.kind).toBe('trials');
    const [b, c] = [apart.baseline, apart.candidate].map((sweep) => sweep?.trials ?? []);
    const dealt = permutedRates(
      {
        ...costedDesign(b ?? [], c ?? [], { confidence: 0.8 }),
        quantile: 0.5,
      },
      { seed: 0 },
    );
    expect(apart.chances).toMatchObject({ falseAlarm: dealt, areCostsDealt: true });
    const inTrials = assessSweeps(sweepOf(ours), sweepOf(theirs), settingsWith());
    expect(inTrials.chances).toMatchObject({ areCostsDealt: false });
    expect(dealt.strong.rate).toBeGreaterThan(2 * Number(inTrials.chances?.falseAlarm.strong.rate));
    expect(explanationsOf(apart)).toMatch(
      /If neither the scores nor the costs had changed, this check would fail about .* \(give or take/,
    );
    // How many trials show a slowdown is not known either, and nothing is said of it.
    expect(apart.trialsNeeded?.toDetect).toBeNull();
    expect(explanationsOf(apart)).not.toContain('each sweep would need');
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
