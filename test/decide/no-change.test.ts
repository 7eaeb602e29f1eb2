import { assess, levelsOfRun } from '../../src/decide/index.ts';
import type { Settings } from '../../src/settings/index.ts';
import { compareSweeps, SEARCHES } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const RATE = { 'false-alarm-rate': '0.01' };
const BASELINE = sweepOf(spread(48, 0.8, 0.9));
/** The same curve, capped from about two trials on. */
const CAPPED = sweepOf(spread(48, 0.8, 0.9).map((score) => Math.min(0.868, score)));
const shifted = (by: number) => sweepOf(spread(48, 0.8 + by, 0.9 + by));

describe('where a rate is given, the test of no change decides', () => {
  test('and fails what only large budgets show', () => {
    const found = compareSweeps(BASELINE, CAPPED, settingsWith(RATE));
    expect(found).toMatchObject({ outcome: { verdict: 'worse', gate: 'fail' } });
    expect(found.test).toMatchObject({ design: 'independent', failed: true, alpha: 0.01 });
    expect(found.test?.attainedRate).toBeCloseTo(0.0097, 4);
  });

  test('where the bands show nothing, with its p-value as the title', () => {
    const settings = settingsWith({ 'false-alarm-rate': '0.9' });
    const found = compareSweeps(BASELINE, shifted(-0.004), settings);
    expect(found.comparison.worse.level).toBe('none');
    expect(found.outcome).toMatchObject({ verdict: 'worse', gate: 'fail', facts: { by: 'test' } });
  });

  test('and strong evidence alone is no more than neutral', () => {
    const settings = settingsWith({ 'false-alarm-rate': '0.0001' });
    const found = compareSweeps(BASELINE, shifted(-0.02), settings);
    expect(found.comparison.worse.level).toBe('strong');
    expect(found).toMatchObject({
      outcome: { verdict: 'worse', gate: 'neutral' },
      test: { failed: false },
    });
    expect(found.outcome.cause).toBe('test');
  });

  test('after a margin is added to the candidate’s scores, for “worse” alone', () => {
    const testWith = (flags: Parameters<typeof settingsWith>[0]) =>
      compareSweeps(BASELINE, shifted(-0.02), settingsWith({ ...RATE, ...flags })).test;
    const [without, within] = [testWith({}), testWith({ margin: '0.02' })];
    expect(within?.pValue).toBeGreaterThan(100 * (without?.pValue ?? 1));
    expect(within?.pBetter).toBe(without?.pBetter);
  });

  test('and no p-value is shown after an adaptive search of the baseline', () => {
    const steered = { ...BASELINE, search: { ...BASELINE.search, method: 'adaptive' as const } };
    const found = compareSweeps(steered, CAPPED, settingsWith(RATE));
    expect(found).toMatchObject({
      outcome: { gate: 'neutral', code: 'adaptive-baseline' },
      test: null,
    });
  });

  test('but not of more trials than rates are known for, nor with costs', () => {
    const many = sweepOf(spread(20_001, 0, 1));
    expect(() => compareSweeps(many, BASELINE, settingsWith(RATE))).toThrow(
      'has 20,001 trials: rates are known only up to 20,000',
    );
    const costs = { costs: Array(48).fill(1), unit: 'seconds' };
    const paid = sweepOf(spread(48, 0, 1), costs);
    expect(() => compareSweeps(paid, paid, settingsWith(RATE))).toThrow('combined with costs');
  });
});

describe('several comparisons with a rate', () => {
  const asked = (candidate: typeof BASELINE | null, settings: Settings = settingsWith(RATE)) => ({
    sweeps: { baseline: BASELINE, candidate, searches: SEARCHES },
    settings,
  });

  test('share it by Holm’s procedure, in any order', () => {
    const [fails, passes] = [asked(CAPPED), asked(shifted(0))];
    expect(levelsOfRun([passes, fails])).toEqual([0.01, 0.005]);
    expect(levelsOfRun([passes, passes])).toEqual([0.005, 0.005]);
    expect(levelsOfRun([fails])).toEqual([0.01]);
  });

  test('count where a baseline is there, whatever comes of them', () => {
    const alone = { ...asked(CAPPED).sweeps, baseline: null };
    const withoutBaseline = { sweeps: alone, settings: settingsWith(RATE) };
    expect(levelsOfRun([asked(CAPPED), asked(null), withoutBaseline])[0]).toBe(0.005);
  });

  test('are judged at their own level, and catch what the whole rate does', () => {
    const { sweeps, settings } = asked(CAPPED);
    const found = assess(sweeps, settings, 0.0001);
    expect(found).toMatchObject({ test: { alpha: 0.0001 } });
    const { chances } = compareSweeps(BASELINE, CAPPED, settings);
    expect(found).toMatchObject({ chances: { detectableSlowdown: chances?.detectableSlowdown } });
    expect(chances?.detectableSlowdown).toBeCloseTo(2.54, 2);
  });
});
