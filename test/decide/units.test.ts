import { assess } from '../../src/decide/index.ts';
import { quickRandom } from '../../src/math/random.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { plainText } from '../../src/print/index.ts';
import { testWords } from '../../src/report/facts.ts';
import { compared, SEARCHES } from '../support/assessments.ts';
import { type Flags, settingsWith, sweepOf, type Trial, withTrials } from '../support/sweeps.ts';

interface Drawing {
  readonly seed: number;
  readonly loss?: number;
  readonly noise?: number;
  readonly parameters?: (lr: number, i: number) => Trial['parameters'];
}

/** Scores that a learning rate nearly determines. */
function drawn(
  n: number,
  { seed, loss = 0, noise = 0.01, parameters = (lr) => ({ lr }) }: Drawing,
): Sweep {
  const random = quickRandom(seed);
  const rates = Array.from({ length: n }, () => random());
  const scores = rates.map((lr) => 1 - (lr - 0.4) ** 2 + noise * random() - loss);
  return sweepOf(scores, { parameters: rates.map(parameters) });
}

/** Whole searches, as many as given, one a shard. */
function searches(jobs: number, length: number, drawing: Drawing): Sweep {
  const sweep = withTrials(drawn(jobs * length, drawing), (_, i) => {
    return { shard: `${Math.floor(i / length)}`, number: i % length };
  });
  return { ...sweep, search: { ...sweep.search, method: 'adaptive' } };
}

function judged(baseline: Sweep, candidate: Sweep, flags: Flags = {}, older: Sweep[] = []) {
  const sweeps = { baseline, candidate, older, searches: SEARCHES };
  return compared(assess(sweeps, settingsWith(flags)));
}

const BASE = drawn(24, { seed: 1 });
const WORSE = drawn(24, { seed: 2, loss: 0.01 });

describe('independent sweeps fail by strong evidence or by the test', () => {
  test('so that a loss shows at comparable settings that luck of the search hides', () => {
    const found = judged(BASE, WORSE);
    expect(found).toMatchObject({
      decides: 'either',
      outcome: { code: 'worse', gate: 'fail', facts: { by: 'test' } },
      test: { unit: 'trial', units: { baseline: 24, candidate: 24 }, by: 'same-settings' },
    });
    expect(found.comparison.worse.level).not.toBe('strong');
    expect(found.test?.settings?.columns.names).toEqual(['lr']);
    expect(found.test?.settings?.shift).toBeCloseTo(0.01, 2);
    expect(judged(BASE, drawn(24, { seed: 2 })).outcome).toMatchObject({ gate: 'pass' });
  });

  test('and the rate is that of both: exact without settings, else at most the sum', () => {
    const alone = judged(BASE, WORSE, { settings: 'none' });
    const strong = alone.chances?.falseAlarm.strong?.rate ?? 0;
    expect(alone.test?.pSameSettings).toBeNull();
    expect(alone.chances?.gateRate).toMatchObject({ isBound: false });
    expect(alone.chances?.gateRate?.rate).toBeCloseTo(0.0033, 4);
    const both = judged(BASE, WORSE).chances?.gateRate;
    expect(both).toMatchObject({ isBound: true });
    expect(both?.rate).toBeCloseTo(strong + 0.003, 12);
  });

  test('or by the test alone where strong evidence would be too often wrong', () => {
    const large = drawn(1000, { seed: 3 });
    const found = judged(large, drawn(12, { seed: 4 }), { 'min-trials': '1' });
    expect(found).toMatchObject({ decides: 'test', test: { alpha: 0.003 } });
    expect(found.chances?.gateRate?.rate).toBe(found.test?.attainedRate);
  });

  test('or by lower evidence too, where that is asked for', () => {
    const found = judged(BASE, WORSE, { 'fail-on': 'fair' });
    const fair = found.chances?.falseAlarm.fair?.rate ?? 0;
    expect(found.decides).toBe('either');
    expect(found.chances?.gateRate?.rate).toBeCloseTo(fair + 0.003, 12);
  });

  test('and by the bands alone where trials have costs: then no test is made', () => {
    const paid = (sweep: Sweep): Sweep => ({
      ...withTrials(sweep, () => ({ cost: 1 })),
      cost: { mean: 1, unit: 'seconds', from: 24 },
    });
    const found = judged(paid(BASE), paid(WORSE), { cost: 'seconds' });
    expect(found).toMatchObject({ decides: 'bands', test: null, outcome: { gate: 'pass' } });
    expect(found.chances?.gateRate).toBeNull();
  });

  test.each([{ 'budget-min': '2' }, { 'budget-max': '3' }, { quantile: '0.6' }])(
    'with %j the scores after tuning alone are tested, for settings look at all budgets',
    (limits) => {
      expect(judged(BASE, WORSE, limits).test).toMatchObject({ by: null, pSameSettings: null });
    },
  );

  test('a loss at comparable settings is mixed where the scores gain after tuning', () => {
    // The best trials gain, and all others lose.
    const drawing = { seed: 6, noise: 0.001 };
    const candidate = withTrials(drawn(96, { ...drawing, seed: 5 }), ({ score }) => ({
      score: score > 0.998 ? score + 0.02 : score - 0.03,
    }));
    const found = judged(drawn(96, drawing), candidate);
    expect(found.test).toMatchObject({ failed: true, by: 'same-settings' });
    expect(found.outcome.verdict).toBe('mixed');
  });

  test('what would have been caught is what the scores after tuning show at half the level', () => {
    const withSettings = judged(BASE, WORSE).chances?.detectableSlowdown ?? 0;
    const without = judged(BASE, WORSE, { settings: 'none' }).chances?.detectableSlowdown ?? 0;
    expect(withSettings).toBeGreaterThan(without);
  });
});

describe('the settings that trials are compared by', () => {
  test('are none where columns are only guessed to be settings, unless they are listed', () => {
    const guessed = (sweep: Sweep): Sweep => ({ ...sweep, gaps: ['parameters-guessed'] });
    const [b, c] = [guessed(BASE), guessed(WORSE)];
    expect(judged(b, c).test).toMatchObject({ by: null, settings: null });
    const listed = judged(b, c, { settings: 'lr' });
    expect(listed.test).toMatchObject({ by: 'same-settings', failed: true });
    expect(() => judged(b, c, { settings: 'lr,learning_rate' })).toThrow(
      'names "learning_rate", which no trial of either sweep has',
    );
  });

  test('leave out a commit, which tells the arms apart, and hides nothing then', () => {
    const at = (commit: string) => (lr: number) => ({ lr, commit });
    const found = judged(
      drawn(24, { seed: 1, parameters: at('a1') }),
      drawn(24, { seed: 2, loss: 0.02, parameters: at('b2') }),
    );
    expect(found.test?.failed).toBe(true);
    expect(found.test?.settings?.columns).toEqual({
      names: ['lr'],
      leftOut: [{ name: 'commit', why: 'looks-like-a-label' }],
    });
    expect(plainText(testWords(found, 'check'))).toContain('; by lr; left out: commit');
  });

  test('are not said to be left out where they do not vary', () => {
    const fixed = (lr: number) => ({ lr, batch: 64 });
    const found = judged(
      drawn(24, { seed: 1, parameters: fixed }),
      drawn(24, { seed: 2, loss: 0.02, parameters: fixed }),
    );
    expect(plainText(testWords(found, 'check'))).not.toContain('left out');
  });

  test('leave out a parameter that is new in the candidate', () => {
    const withNew = (lr: number, i: number) => ({ lr, dropout: i / 24 });
    const found = judged(BASE, drawn(24, { seed: 2, loss: 0.02, parameters: withNew }));
    expect(found.test?.failed).toBe(true);
    expect(plainText(testWords(found, 'check'))).toContain('; by lr; left out: dropout');
  });

  test('may be numbers in some trials and text in others', () => {
    const mixed = (lr: number, i: number) => ({ lr, width: i % 3 === 0 ? 'auto' : i % 5 });
    const found = judged(
      drawn(24, { seed: 1, parameters: mixed }),
      drawn(24, { seed: 2, loss: 0.02, parameters: mixed }),
    );
    expect(found.test?.settings?.columns.names).toEqual(['lr', 'width']);
    expect(found.test?.failed).toBe(true);
  });

  test('are not known of trials that crash before they are logged, which count all the same', () => {
    const crashed = withTrials(drawn(24, { seed: 2 }), (_, i) =>
      i % 2 === 0 ? { outcome: 'failed', score: -Infinity, parameters: null } : {},
    );
    const found = judged(BASE, crashed);
    expect(found.test?.settings?.counted).toBeGreaterThanOrEqual(36);
    expect(found.outcome).toMatchObject({ gate: 'fail' });
  });
});

describe('older sweeps of main', () => {
  const older = [7, 8].map((seed) => drawn(48, { seed }));

  test('help to tell what settings do, and are no sample', () => {
    const found = judged(BASE, WORSE, {}, older);
    expect(found.test?.settings?.olderTrials).toEqual([48, 48]);
    expect(found.test?.units).toEqual({ baseline: 24, candidate: 24 });
    expect(found.older).toBe(older);
  });

  test('with columns that are only guessed to be settings do not serve, unless these are listed', () => {
    const guessed = older.map((sweep): Sweep => ({ ...sweep, gaps: ['parameters-guessed'] }));
    expect(judged(BASE, WORSE, {}, guessed).test?.settings?.olderTrials).toEqual([0, 0]);
    const listed = judged(BASE, WORSE, { settings: 'lr' }, guessed);
    expect(listed.test?.settings?.olderTrials).toEqual([48, 48]);
  });

  test('serve without the trials that they share with the candidate', () => {
    const found = judged(BASE, WORSE, {}, [WORSE, ...older]);
    expect(found.test?.settings?.olderTrials).toEqual([0, 48, 48]);
    expect(found.test?.pValue).toBe(judged(BASE, WORSE, {}, older).test?.pValue);
  });
});

describe('whole searches are compared after an adaptive search', () => {
  const base = searches(6, 8, { seed: 11, noise: 0.05 });
  const worse = searches(6, 8, { seed: 12, loss: 0.3 });

  test('six against six of them can fail, by the test alone, with no claim of the bands', () => {
    const found = judged(base, worse);
    expect(found).toMatchObject({
      decides: 'test',
      outcome: { code: 'worse', gate: 'fail', facts: { by: 'test', level: 'none' } },
      test: {
        ...{ unit: 'search', units: { baseline: 6, candidate: 6 }, relabelings: 924 },
        searches: {
          ...{ length: 8, filled: 0, leftOut: 0, repeated: { baseline: 0, candidate: 0 } },
          ...{ shared: 0, are: 'jobs' },
        },
      },
      ...{ ruledOut: null, jointLevel: null, overallSlowdown: null, notWorse: null },
    });
    expect(found.test?.attainedRate).toBe(2 / 924);
    expect(found.warnings.map(({ code }) => code)).not.toContain('adaptive-sampler');
    expect(judged(base, searches(6, 8, { seed: 13, noise: 0.05 })).outcome.gate).toBe('pass');
    expect(judged(worse, base).outcome).toMatchObject({ code: 'better', gate: 'pass' });
  });

  test('and where each of them gathers says nothing of the space they were drawn from', () => {
    const gathered = (at: number) => (_: number, i: number) => ({ lr: at + (i >> 3) + i / 1000 });
    const [before, after] = [0, 3].map((at) => {
      const sweep = searches(6, 8, { seed: 11 + at, parameters: gathered(at) });
      return { ...sweep, search: { ...sweep.search, method: 'unknown' as const } };
    });
    const codes = (unit: string) =>
      judged(before as Sweep, after as Sweep, { unit }).warnings.map(({ code }) => code);
    expect(codes('search')).not.toContain('search-space-differs');
    expect(codes('trial')).toContain('search-space-differs');
  });

  test('three against three cannot, and say so', () => {
    const [few, others] = [21, 22].map((seed) => searches(3, 8, { seed, loss: seed / 50 }));
    const found = judged(few as Sweep, others as Sweep);
    expect(found.outcome).toMatchObject({
      ...{ verdict: 'insufficient', code: 'too-few-searches', gate: 'neutral' },
      facts: { baseline: 3, candidate: 3 },
    });
  });

  test('and one alone is judged as before: nobody knows a rate', () => {
    const whole = (sweep: Sweep) => withTrials(sweep, () => ({ shard: null }));
    const found = judged(whole(base), whole(worse));
    expect(found).toMatchObject({ test: null, outcome: { code: 'adaptive-baseline' } });
  });

  test('and what six workers trained of one study is one search, as the numbers of its trials show', () => {
    const byWorkers = (sweep: Sweep) =>
      withTrials(sweep, (_, i) => ({ number: 6 * (i % 8) + Math.floor(i / 8) }));
    const found = judged(byWorkers(base), byWorkers(worse));
    expect(found).toMatchObject({ test: null, outcome: { code: 'adaptive-baseline' } });
    expect(judged(base, byWorkers(worse)).outcome.code).toBe('adaptive-baseline');
    const cut = (sweep: Sweep, format: string) =>
      withTrials({ ...sweep, format }, (_, i) => ({ number: i }));
    const ofOptuna = cut(worse, 'optuna-csv');
    expect(judged(base, ofOptuna).outcome.code).toBe('adaptive-baseline');
    expect(judged(base, cut(worse, 'csv')).test?.units).toEqual({ baseline: 6, candidate: 6 });
    const asked = judged(byWorkers(base), byWorkers(worse), { unit: 'search' });
    expect(asked.test?.units).toEqual({ baseline: 6, candidate: 6 });
  });

  test('equal seeds make one search of two, and the rest may be too few', () => {
    const twice = searches(3, 8, { seed: 31 });
    const again = twice.trials.map((trial) => ({ ...trial, shard: `${trial.shard} again` }));
    const found = judged(base, { ...twice, trials: [...twice.trials, ...again] });
    expect(found.test).toMatchObject({
      units: { baseline: 6, candidate: 3 },
      searches: { repeated: { baseline: 0, candidate: 3 } },
    });
  });

  test('defaults that each of them begins with make no two of them one', () => {
    const [first] = base.trials;
    const beginning = (sweep: Sweep) =>
      withTrials(sweep, ({ shard }, i) => (i % 8 === 0 ? { ...first, shard } : {}));
    const found = judged(beginning(base), beginning(worse));
    expect(found.test?.searches).toMatchObject({
      repeated: { baseline: 0, candidate: 0 },
      shared: 0,
    });
    expect(found.test?.units).toEqual({ baseline: 6, candidate: 6 });
  });

  test('one seed on both sides takes nothing but power', () => {
    const found = judged(base, base, { pairing: 'independent' });
    expect(found.test).toMatchObject({ units: { baseline: 6, candidate: 6 }, failed: false });
    expect(found.test?.searches?.shared).toBe(6);
    expect(plainText(testWords(found, 'check'))).toMatch(
      /taken as independent: jobs; 6 of the candidate’s begin as one of the baseline’s.+random throughout/,
    );
    expect(plainText(testWords(judged(base, worse), 'check'))).not.toContain('begin as');
  });

  test('a short search is filled up with failed trials, and what is beyond is left out', () => {
    const short = base.trials.filter(({ shard }, i) => shard !== '5' || i % 8 < 3);
    const found = judged({ ...base, trials: short }, worse, { 'min-trials': '1' });
    expect(found.test?.searches).toMatchObject({ length: 8, filled: 5, leftOut: 0 });
    const shorter = base.trials.filter((_, i) => i % 8 < 5);
    const cut = judged({ ...base, trials: shorter }, worse, { 'min-trials': '1' });
    expect(cut.test?.searches).toMatchObject({ length: 5, filled: 0, leftOut: 18 });
  });

  test('searches that are cut to one trial each attain the level of so many trials', () => {
    const flags = {
      unit: 'search',
      settings: 'none',
      'min-trials': '1',
      'false-alarm-rate': '0.01',
    };
    const only = (sweep: Sweep, keep: (i: number) => boolean) => {
      return { ...sweep, trials: sweep.trials.filter((_, i) => keep(i)) };
    };
    const [b, c] = [searches(12, 2, { seed: 5 }), searches(12, 2, { seed: 6 })];
    const isFirst = (i: number) => i % 2 === 0;
    const isNotSecond = (i: number) => i !== 1;
    const expected = judged(only(b, isFirst), only(c, isFirst), flags);
    const found = judged(only(b, isNotSecond), only(c, isNotSecond), flags);
    expect(found.test?.searches).toMatchObject({ length: 1, leftOut: 22 });
    expect(found.test?.attainedRate).toBe(expected.test?.attainedRate);
  });

  test('or where that is asked for, by shard or by a column', () => {
    const random = (sweep: Sweep) =>
      withTrials({ ...sweep, search: { ...sweep.search, method: 'random' } }, ({ shard }) => ({
        ...{ search: `study ${shard}`, shard: null },
      }));
    const asked = judged(random(base), random(worse), { unit: 'study' });
    expect(asked.test).toMatchObject({
      ...{ unit: 'search', units: { baseline: 6, candidate: 6 } },
      searches: { are: 'values of a column' },
    });
    expect(judged(random(base), random(worse)).test?.unit).toBe('trial');
    expect(judged(base, worse, { unit: 'trial' }).outcome.code).toBe('adaptive-baseline');
  });

  const unsaid = (sweep: Sweep): Sweep => ({
    ...{ ...sweep, format: 'optuna-csv' },
    search: { method: 'unknown', sampler: null, seed: null },
  });

  test('or where a tool searches adaptively unless told otherwise, and there are enough', () => {
    expect(judged(unsaid(base), unsaid(worse)).test?.unit).toBe('search');
    const few = (sweep: Sweep): Sweep => ({
      ...unsaid(sweep),
      trials: sweep.trials.filter(({ shard }) => Number(shard) < 3),
    });
    expect(judged(few(base), few(worse)).test?.unit).toBe('trial');
  });

  test('or by trials, at the rate that is asked for, whatever other comparisons leave of it', () => {
    const five = [41, 42].map((seed) => unsaid(searches(5, 8, { seed, noise: 0.05 })));
    const [baseline, candidate] = five as [Sweep, Sweep];
    const settings = settingsWith({ 'false-alarm-rate': '0.01' });
    const alone = compared(assess({ baseline, candidate, searches: SEARCHES }, settings, 0.01));
    const last = compared(assess({ baseline, candidate, searches: SEARCHES }, settings, 0.001));
    expect([alone, last].map(({ test }) => test?.unit)).toEqual(['search', 'search']);
    expect(judged(baseline, candidate).test?.unit).toBe('trial');
  });
});
