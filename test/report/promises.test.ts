import { compareCase, compareNamed, type ReportCase } from '../support/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';
import { allStated as said, stated } from '../support/statements.ts';
import { spread } from '../support/sweeps.ts';

type Flags = NonNullable<ReportCase['flags']>;

const FAIR: Flags = { 'fail-on': 'fair' };
const costing = { costs: Array.from({ length: 48 }, (_, i) => 1 + (i % 3)) };

const assessed = (n: number, flags: Flags = {}, making: ReportCase['making'] = {}) =>
  compareCase({
    baseline: spread(n, 0.8, 0.9),
    candidate: spread(n, 0.8001, 0.9001),
    flags,
    making,
  });

describe('the trials that would catch a slowdown', () => {
  test('are given in trials, or as more than were tried', () => {
    expect(comparisonReport(assessed(12)).markdown).toMatch(
      /both sweeps need \d+ trials, main first, to catch a 3× slowdown 4 times in 5\./,
    );
    const few = assessed(24, { 'false-alarm-rate': '0.0001', 'budget-min': '4' });
    expect(few.trialsNeeded).toMatchObject({ toDetect: 'over 200' });
    expect(comparisonReport(few).markdown).toContain(
      'both sweeps need more than 200 trials, main first, to catch a 3× slowdown 4 times in 5.',
    );
  });

  test('are left out with a margin, where they are not known', () => {
    const rare = assessed(4, { 'false-alarm-rate': '0.001', margin: '0.01' });
    expect(rare.outcome.verdict).toBe('insufficient');
    expect(rare.trialsNeeded).toMatchObject({ toDetect: null });
    expect(said(rare)).not.toContain('Trials needed');
  });
});

describe('the promise of the gate', () => {
  const tied = compareCase({
    baseline: spread(48, 0.8, 0.9),
    candidate: [...spread(47, 0.8001, 0.9001), null],
    flags: { margin: '0.01' },
  });
  const rate = (often: string) =>
    `False alarms: if nothing changed, this check ${often} (48 + 48 trials), on average over baselines`;

  test.each<[string, ReturnType<typeof assessed>, string]>([
    ['with ties', tied, rate('fails at most 3.5 times in 1,000')],
    ['in cost', assessed(48, {}, costing), ''],
    [
      'of a check that never fails',
      assessed(48, { 'fail-on': 'never' }),
      rate('finds strong evidence 3.4 times in 1,000'),
    ],
    [
      'by a rate, as far as the test attains it',
      assessed(48, { 'false-alarm-rate': '0.01' }),
      rate('fails 9.7 times in 1,000'),
    ],
  ])('is given in few words: %s', (_, assessment, sentence) => {
    expect(stated(assessment, 'rate')).toBe(sentence);
  });

  test('is in full with the method: what is simulated with its error, and the ceiling whatever changed', () => {
    const method = said;
    expect(method(assessed(48, FAIR))).toMatch(
      /fair about 3\d times in 1,000 \(give or take \d\.\d\), strong 2\.9 times in 1,000/,
    );
    expect(stated(assessed(12), 'false-alarms')).toBe('');
    expect(method(assessed(48))).toContain(
      'Whatever changed: at most 11 of 100 such checks show strong evidence of “worse” at a budget where the candidate is at least as good, a proven ceiling (at most a fifth of it in simulations)',
    );
    expect(method(assessed(48, {}, costing))).toContain(
      ', taking the mean costs as known, a proven ceiling',
    );
  });
});

describe('what the check would catch', () => {
  const CATCHES = 'Would be caught: a 2.9× slowdown at every budget';
  const failing = compareNamed('strongly-worse');
  const neutral = compareNamed('fair');

  test('is for those that do not fail, and above the fold for those that show no difference', () => {
    expect(said(neutral)).toContain(CATCHES);
    expect(comparisonReport(failing).markdown).not.toContain('chance to catch');
    const better = compareNamed('better');
    expect(said(better)).toContain(CATCHES);
    expect(comparisonReport(better).markdown).not.toContain('chance to catch');
  });

  test('is at best that much with ties, also if only scores of different sweeps are tied', () => {
    const score = (i: number) => 0.8 + i / 1000;
    const evens = Array.from({ length: 48 }, (_, i) => score(2 * i));
    const shifted = Array.from({ length: 48 }, (_, i) => score(2 * i + 1));
    expect(said(compareCase({ baseline: evens, candidate: shifted }))).not.toContain('at best');
    const tied = [score(0), ...shifted.slice(1)];
    expect(stated(compareCase({ baseline: evens, candidate: tied }), 'slowdown-caught')).toMatch(
      / at best 4 times in 5/,
    );
  });

  test('is what the most pairs that were simulated catch at least', () => {
    const pairs = (n: number) => {
      const baseline = spread(n, 0.8, 0.9);
      const candidate = baseline.map((score, i) => score + 0.004 * Math.sin(7 * i + 0.1));
      return compareCase({ baseline, candidate, flags: { 'pair-by': 'trial' } });
    };
    expect(stated(pairs(60), 'slowdown-caught')).toMatch(/budget, 4 times in 5/);
    expect(stated(pairs(61), 'slowdown-caught')).toMatch(/budget, at least 4 times in 5/);
  });

  test('is said once to be for independent sweeps', () => {
    const independent = compareCase({
      baseline: spread(48, 0.8, 0.9),
      candidate: spread(48, 0.75, 0.85),
    });
    const paired = { ...independent, isPaired: true };
    const { markdown } = comparisonReport(paired);
    expect(markdown.match(/independent/g)).toHaveLength(1);
    expect(said(paired)).toContain(
      'Shared configurations: chances are computed for independent sweeps; false alarms are normally rarer',
    );
  });
});

describe('a gate by the test of no change', () => {
  const strict = { 'false-alarm-rate': '0.01' };
  test('says its p-value and its level, and nothing of the bound that bands have', () => {
    const gated = assessed(48, strict);
    expect(stated(gated, 'strength')).toMatch(/^p = 0\.\d+: the check passes\.$/);
    expect(stated(gated, 'test')).toMatch(
      /^Test of no change: decides; by trials, after tuning; p = 0\.\d+ \(better: p = 0\.\d+\); level 0\.01 \(attained 0\.0097\); the bands describe/,
    );
    expect(stated(gated, 'bound')).toBe('');
    expect(stated(assessed(48), 'test')).toMatch(
      /^Test of no change: decides, as does strong evidence; by trials, after tuning; p = 0/,
    );
  });

  test('leaves bands, range and limits as they are without', () => {
    const [plain, gated] = [assessed(48), assessed(48, strict)];
    expect(gated.comparison).toEqual(plain.comparison);
    expect(gated.jointLevel).toBe(plain.jointLevel);
  });
});
