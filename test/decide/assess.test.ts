import fc from 'fast-check';
import { assess } from '../../src/decide/index.ts';
import { pairs } from '../support/arbitraries.ts';
import { assessSweeps, compareSweeps, SEARCHES } from '../support/assessments.ts';
import { type Flags, settingsWith, sweepOf } from '../support/sweeps.ts';

const ramp = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);
const high = sweepOf(ramp(48, 1000));
const low = sweepOf(ramp(48));

function judged(baseline: number[], candidate: number[], flags: Flags = {}) {
  return compareSweeps(sweepOf(baseline), sweepOf(candidate), settingsWith(flags));
}

describe('two sweeps', () => {
  test('that cross strongly are mixed, and fail for the part that is worse', () => {
    // The candidate's better half is far better and its worse half far worse.
    const split = ramp(200).map((i) => (i < 150 ? i - 5000 : i + 5000));
    const found = judged(ramp(200), split);
    expect(found).toMatchObject({ outcome: { verdict: 'mixed', gate: 'fail' } });
    expect(found.comparison.crossings).toHaveLength(1);
  });

  test('that share their trials depend on each other, whatever else is noticed', () => {
    const found = judged(ramp(8), ramp(8), { 'min-trials': '1' });
    const codes = found.warnings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['same-rows', 'small-n']));
    expect(found.isPaired).toBe(true);
  });

  test('show evidence that counts unless they are too few, or not to be compared', () => {
    const short = judged(
      ramp(48),
      ramp(30).map((i) => 1.6 * (i + 0.5)),
    );
    expect(short.outcome).toMatchObject({ code: 'candidate-short', evidence: 'counts' });
    const few = judged(ramp(9), ramp(9, 0.5));
    expect(few.outcome).toMatchObject({ code: 'too-few-trials', evidence: 'cannot-tell' });
    const search = { method: 'unknown', sampler: null, seed: null } as const;
    const doubted = compareSweeps({ ...low, search }, low, settingsWith({ strict: 'true' }));
    expect(doubted.outcome).toMatchObject({ code: 'assumption-in-doubt', evidence: 'void' });
  });

  test('saved with other settings than the config asks for are not compared', () => {
    const difference = { option: 'metric', asked: 'f1', saved: 'loss' } as const;
    for (const baseline of [high, null]) {
      const sweeps = { baseline, candidate: low, difference, searches: SEARCHES };
      const found = assess(sweeps, settingsWith());
      expect(found).toMatchObject({ outcome: { verdict: 'invalid', gate: 'fail' } });
      expect(found.kind).toBe(baseline === null ? 'lone' : 'unjudged');
      expect(found.outcome.facts).toEqual({ differ: 'config' });
      expect(found.warnings.map(({ code }) => code)).toContain('settings-differ');
    }
  });

  test('of different metrics or directions are not compared', () => {
    const settings = settingsWith();
    const other = sweepOf(ramp(48), { metric: 'loss' });
    const opposite = sweepOf(ramp(48), { direction: 'minimize' });
    for (const baseline of [other, opposite]) {
      const found = assessSweeps(baseline, low, settings);
      expect(found).toMatchObject({
        outcome: { verdict: 'invalid', gate: 'fail' },
        kind: 'unjudged',
      });
    }
  });

  test.each<[string, Flags]>([
    ['metric', { metric: 'loss' }],
    ['direction', { direction: 'minimize' }],
  ])('of a %s other than the one asked for are not compared', (_, flags) => {
    const { kind, outcome } = assessSweeps(high, low, settingsWith(flags));
    expect(kind).toBe('unjudged');
    expect(outcome).toMatchObject({ verdict: 'invalid', gate: 'fail', code: 'incomparable' });
    expect(outcome.facts).toEqual({ differ: 'asked' });
  });
});

describe('the settings', () => {
  test('reach the band, the quantile, the margin and the least share', () => {
    const flags: Flags = { confidence: '0.95', band: 'ks', quantile: '0.9' };
    const { comparison } = judged(ramp(48), ramp(48), flags);
    expect(comparison.baseline.band).toMatchObject({ method: 'ks', confidence: 0.95 });
    expect(comparison.baseline.quantile).toBe(0.9);
    expect(judged(ramp(48, 10), ramp(48), { margin: '10' }).comparison.worse.level).toBe('none');
    expect(judged(ramp(48, 1000), ramp(48), { 'min-share': '1' }).outcome.verdict).toBe('worse');
  });

  test("give the metric's bounds to the band, on the right side for either direction", () => {
    const flags: Flags = { 'metric-min': '-1', 'metric-max': '500' };
    const limits = (direction: 'maximize' | 'minimize') => {
      const sweep = sweepOf(ramp(48), { direction });
      const { comparison } = compareSweeps(sweep, sweep, settingsWith(flags));
      return [comparison.baseline.lower.values[0], comparison.baseline.upper.values.at(-1)];
    };
    expect(limits('maximize')).toEqual([-1, 500]);
    expect(limits('minimize')).toEqual([-500, 1]);
  });
});

test.each<[string, number, Flags, number[]]>([
  ['the powers of two that the sweeps resolve', 48, {}, [1, 2, 4, 8]],
  ['fewer of them for fewer trials', 12, {}, [1, 2]],
  ['those inside the limits', 48, { 'budget-min': '2', 'budget-max': '5' }, [2, 4]],
  ['where the range begins', 48, { 'budget-min': '5', 'budget-max': '6' }, [5]],
  ['the least budget where nothing is resolved', 2, {}, [1]],
  ['the least budget asked for', 48, { 'budget-min': '9' }, [9]],
  ['the budgets asked for', 48, { budgets: '5,1,100,0.5' }, [5, 1, 100, 0.5]],
])('the rows of the table are %s', (_, n, flags, budgets) => {
  const { rows } = judged(ramp(n), ramp(n), flags);
  expect(rows.map(({ budget }) => budget)).toEqual(budgets);
});

const alone = (flags: Flags = {}, sweep = low) => {
  const found = assessSweeps(null, sweep, settingsWith(flags));
  if (found.kind !== 'lone') throw new Error('It is not alone.');
  return found;
};

test('a candidate without a baseline has its curve and what it reaches at the budgets it resolves', () => {
  const found = alone();
  expect(found.candidate).toEqual(low);
  expect(found.curve.band).toMatchObject({ n: 48, confidence: 0.8 });
  expect(found.rows.map(({ budget }) => budget)).toEqual([1, 2, 4, 8]);
  const compared = compareSweeps(low, low, settingsWith()).rows;
  expect(found.rows).toEqual(compared.map(({ budget, candidate }) => ({ budget, ...candidate })));
});

test('minimising mirrors maximising exactly', () => {
  fc.assert(
    fc.property(pairs, ({ baseline, candidate }) => {
      const settings = settingsWith();
      const [b, c] = [baseline, candidate].map((sample) => sample.map(toValue));
      const up = compareSweeps(sweepOf(b ?? []), sweepOf(c ?? []), settings);
      const down = compareSweeps(minimized(b ?? []), minimized(c ?? []), settings);
      expect(down.outcome.verdict).toBe(up.outcome.verdict);
      expect(down.outcome.gate).toBe(up.outcome.gate);
      expect(down.comparison).toEqual(up.comparison);
      expect(down.rows).toEqual(up.rows);
    }),
    { numRuns: 25 },
  );
});

function toValue(score: number): number | null {
  return score === -Infinity ? null : score;
}

function minimized(values: readonly (number | null)[]) {
  const negated = values.map((value) => (value === null ? null : 0 - value));
  return sweepOf(negated, { direction: 'minimize' });
}

test('assessing changes nothing it is given and says the same twice', () => {
  const settings = settingsWith();
  const before = JSON.stringify([high, low, settings]);
  const pair = { baseline: high, candidate: low };
  const assessed = () => JSON.stringify(assess({ ...pair, searches: SEARCHES }, settings));
  expect(assessed()).toBe(assessed());
  expect(JSON.stringify([high, low, settings])).toBe(before);
});
