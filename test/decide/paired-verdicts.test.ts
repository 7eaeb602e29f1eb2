import { assess, type Compared, levelsOfRun, remember } from '../../src/decide/index.ts';
import { quickRandom } from '../../src/math/random.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { plainText } from '../../src/print/index.ts';
import { nextMoves, runHeadline, verdictStatements } from '../../src/report/index.ts';
import { compared, runOf, SEARCHES } from '../support/assessments.ts';
import { allStated } from '../support/statements.ts';
import { type Flags, settingsWith, type Trial, withTrials } from '../support/sweeps.ts';
import { sweepWith, times } from './checks/drawn-sweeps.ts';

type Score = (lr: number, noise: number) => number | null;

const draws = quickRandom(7);
const LIST = times(48, () => draws());
/** What the model reaches with a learning rate: most are bad. */
const quality = (lr: number) => 0.95 - 0.4 * Math.abs(lr - 0.6);

/** The first n configurations, each with this score. */
function trained(n: number, score: Score, seed = n): Sweep {
  const random = quickRandom(seed);
  const noise = () => 0.004 * (random() + random() - 1);
  return sweepWith(
    LIST.slice(0, n).map((lr) => [score(lr, noise()), { lr }]),
    { search: { method: 'random', sampler: null, seed: null } },
  );
}

const good: Score = (lr, noise) => quality(lr) + noise;
const worse: Score = (lr, noise) => quality(lr) + noise - 0.012;
/** Worse with most settings, and better with those that tuning finds. */
const sharper: Score = (lr, noise) =>
  quality(lr) + noise + (Math.abs(lr - 0.6) < 0.12 ? 0.03 : -0.05);
/** What is drawn anew for each training, as by its seed; only the best results are out of reach. */
const own = quickRandom(7);
const lucky: Score = () => own();

function judged(baseline: Sweep, candidate: Sweep, flags: Flags = {}): Compared {
  return compared(assess({ baseline, candidate, searches: SEARCHES }, settingsWith(flags)));
}

const without = (sweep: Sweep, lost: (trial: Trial) => boolean): Sweep => {
  const trials = sweep.trials.filter((trial) => !lost(trial));
  return { ...sweep, trials, counts: { ...sweep.counts, drawn: trials.length } };
};
const headOf = (assessment: Compared) => plainText(verdictStatements(assessment)[0]?.said ?? []);

const BASE = trained(24, good, 1);
const withLoss = (sweep: Sweep, loss: number) =>
  withTrials(sweep, ({ score }, i) => ({ score: score - loss * (1 + i / 100) }));

describe('a candidate that is worse at the same settings', () => {
  const assessment = judged(BASE, trained(24, worse));

  test('fails with far fewer trials than independent sweeps would need', () => {
    expect(assessment).toMatchObject({
      outcome: { verdict: 'worse', gate: 'fail' },
      isPaired: true,
    });
    expect(assessment.test).toMatchObject({
      ...{ design: 'paired', by: 'same-settings', alpha: 0.003, failed: true },
      pairs: { n: 24, same: 0, unmatched: { baseline: 0, candidate: 0 }, differing: 0 },
    });
    const without = { pairing: 'independent', settings: 'none' } as const;
    expect(judged(BASE, trained(24, worse), without)).toMatchObject({
      outcome: { gate: 'pass' },
      test: { design: 'independent', by: null, failed: false },
    });
  });

  test('is described by its pairs, in the unit of the metric', () => {
    expect(headOf(assessment)).toMatch(
      /^Worse on 2[34] of 24 settings, typically by 0\.01\d* \(0\.01\d* to 0\.01\d*\) accuracy\.$/,
    );
    const { estimate = 0, lower = 0, upper = 0 } = assessment.test?.pairs?.change ?? {};
    expect(lower).toBeLessThan(-0.012);
    expect(upper).toBeGreaterThan(-0.0135);
    expect(estimate).toBeCloseTo(-0.012, 2);
  });

  test('has no promises of bands, and limits that need no independence', () => {
    const { chances, jointLevel, trialsNeeded } = assessment;
    expect(chances).toMatchObject({ falseStrongBound: null, falseAlarm: { strong: null } });
    expect(chances?.detectableSlowdown).toBeLessThan(3);
    expect(trialsNeeded.toDetect).toBeNull();
    const independent = judged(BASE, trained(24, good), { pairing: 'independent' });
    expect(jointLevel).toBe(independent.jointLevel);
  });

  test('does not fail where nothing may, and says so', () => {
    const never = judged(BASE, trained(24, worse), { 'fail-on': 'never' });
    expect(never.outcome).toMatchObject({ verdict: 'worse', gate: 'neutral', cause: 'fail-on' });
  });

  test('is said by the p-values alone, and has no tick where it may be worse', () => {
    const changed = (change: number) =>
      judged(
        BASE,
        trained(24, (lr, noise) => quality(lr) + noise + change),
      );
    const [better, lost, same] = [changed(0.003), changed(-0.0015), changed(0)];
    expect(headOf(better)).toMatch(/^Better on \d+ of 24 settings, typically by 0.00\d+ /);
    expect(headOf(lost)).toMatch(
      /^May be worse: lower on \d+ of 24 settings, typically by 0.00\d+ /,
    );
    expect(headOf(same)).toMatch(/^No difference found[^:]*: (?:higher|lower) on/);
    expect([better, lost, same].map((one) => one.outcome.mark)).toEqual(['✅', '⚪', '✅']);
    expect([better, lost, same].map((one) => one.outcome.verdict)).toEqual([
      ...['better', 'worse', 'none'],
    ]);
    expect(lost.outcome).toMatchObject({ code: 'evidence-only', gate: 'pass', triage: 'worse' });
    const run = runOf(better, lost);
    expect(plainText(runHeadline(run))).toMatch(
      /^May be worse in 1 of 2 comparisons: m1: lower on /,
    );
  });

  test('is not judged by trials that it has from the baseline, which are counted', () => {
    const random = quickRandom(5);
    const fresh = sweepWith(times(8, () => [good(random(), 0), { lr: random() }]));
    const trials = [...BASE.trials.slice(0, 16), ...fresh.trials];
    const found = judged(BASE, { ...BASE, trials });
    expect(headOf(found)).toBe(
      'Not judged: 16 trials are the same in both sweeps, scores included.',
    );
  });

  test('is told of a margin where the loss is as small as other hardware makes it', () => {
    const nextOf = (loss: number, flags: Flags = {}) => {
      const found = judged(BASE, withLoss(BASE, loss), flags);
      expect(found.outcome).toMatchObject({ code: 'worse', gate: 'fail' });
      const run = runOf(found);
      return plainText(nextMoves(run, []));
    };
    expect(nextOf(1e-6)).toContain(
      'Maintainer: if so small a loss does not matter, set a `margin`.',
    );
    expect(nextOf(0.01)).not.toContain('margin');
    expect(nextOf(2e-6, { margin: '1e-6' })).not.toContain('margin');
  });

  test('counts no pairs where the fewer have changed more', () => {
    const first = LIST.slice(0, 12);
    const most = trained(24, (lr) => quality(lr) + (first.includes(lr) ? -1e-4 : 4e-3));
    const assessment = judged(trained(24, quality), most);
    expect(assessment.test?.pairs).toMatchObject({ worse: 12, better: 12 });
    expect(headOf(assessment)).toMatch(
      /^May be better: higher on balance over 24 settings, typically by 0\.00\d+ /,
    );
    // Only a p-value for "worse" could fail anything.
    expect(allStated(assessment)).toMatch(/ p = 0\.0\d+: the check passes/);
  });

  test('is not judged by margins that it keeps', () => {
    expect(judged(BASE, trained(24, worse), { margin: '0.02' }).test?.failed).toBe(false);
  });

  test('fails although its tuned results are worse too, and not where they are better', () => {
    const mixed = judged(trained(48, good, 1), trained(48, sharper));
    expect(mixed).toMatchObject({
      ...{ outcome: { verdict: 'mixed', gate: 'neutral', code: 'better-after-tuning' } },
      test: { failed: true, by: 'same-settings' },
    });
    expect(headOf(mixed)).toBe('Worse at the same settings, better after tuning.');
  });

  test('is remembered by its pairs: who accepts it accepts the change within its limits', () => {
    const [remembered] = remember(runOf(assessment), 'main');
    const { lower, estimate } = assessment.test?.pairs?.change ?? {};
    expect(remembered?.failure).toEqual({
      ...{ kind: 'worse', what: '', lower, estimate, isFlaky: false },
    });
  });

  test('may be worse for crashes that are too few to fail it', () => {
    const crashes = LIST.slice(0, 24)
      .filter((lr) => lr > 0.4 && lr < 0.9)
      .slice(0, 6);
    const few = trained(24, (lr, noise) => (crashes.includes(lr) ? null : good(lr, noise)), 1);
    const found = judged(BASE, few);
    expect(found.outcome).toMatchObject({ verdict: 'worse', gate: 'pass' });
    expect(headOf(found)).toMatch(/^May be worse: 6 of 24 settings fail that used to finish/);
    const mended = judged(few, BASE);
    expect(mended.outcome).toMatchObject({ verdict: 'better', gate: 'pass' });
    expect(headOf(mended)).toMatch(/^May be better/);
  });

  test('only because of crashes is flaky: the pairs that crashed do not count then', () => {
    const crashing: Score = (lr, noise) => (lr > 0.4 && lr < 0.9 ? null : good(lr, noise));
    const crashed = judged(trained(48, good, 1), trained(48, crashing));
    expect(crashed).toMatchObject({ outcome: { gate: 'fail', verdict: 'worse' } });
    const [remembered] = remember(runOf(crashed), 'main');
    expect(remembered?.failure?.isFlaky).toBe(true);
  });
});

test('what tuning makes worse at large budgets is not made up for by small ones', () => {
  const squeezed: Score = () => Math.max(0.45, Math.min(own(), 0.75));
  const assessment = judged(trained(48, lucky), trained(48, squeezed));
  expect(assessment.test?.pBetter).toBeLessThan(0.05);
  expect(assessment).toMatchObject({
    outcome: { gate: 'fail' },
    test: { by: 'after-tuning', failed: true },
  });
});

describe('a candidate that is no worse', () => {
  test('passes as identical where every pair has the same score, whatever else there is', () => {
    const failing: Score = (lr, noise) => (lr < 0.2 ? null : good(lr, noise));
    for (const scores of [good, failing]) {
      const assessment = judged(trained(24, scores, 1), trained(24, scores, 1), { strict: 'true' });
      expect(assessment.outcome).toMatchObject({
        verdict: 'none',
        gate: 'pass',
        code: 'identical',
      });
      expect(assessment.warnings.map(({ code }) => code)).not.toContain('same-rows');
    }
    const few = judged(trained(5, good, 1), trained(5, good, 1), { pairing: 'paired' });
    expect(few).toMatchObject({ outcome: { gate: 'pass', code: 'identical' } });
  });

  test('does not where dropped trials leave too few pairs to tell', () => {
    const again = trained(24, good, 1);
    const trials = again.trials.slice(0, 9);
    const crashed = { ...again, trials, dropped: again.trials.slice(9) };
    expect(judged(BASE, crashed, { pairing: 'paired' })).toMatchObject({
      ...{ outcome: { gate: 'neutral', verdict: 'insufficient', code: 'too-few-trials' } },
      test: { pairs: { n: 9, same: 9, unmatched: { baseline: 0 } } },
    });
    // Enough can tell, but nothing says that the same scores were trained again.
    const [long, longer] = [trained(48, good, 1), trained(48, good, 1)];
    const [kept, dropped] = [longer.trials.slice(0, 40), longer.trials.slice(40)];
    const most = judged(long, { ...longer, trials: kept, dropped });
    expect(most).toMatchObject({ outcome: { gate: 'pass' }, test: { pairs: { n: 40, same: 40 } } });
    expect(most.outcome.mark).toBe('⚪');
  });

  test('cannot be told from one that is by fewer than ten pairs', () => {
    const few = judged(trained(9, good, 1), trained(9, good), { pairing: 'paired' });
    expect(few).toMatchObject({ outcome: { verdict: 'insufficient', code: 'too-few-trials' } });
    expect(few.test).toMatchObject({ pairs: { n: 9 }, failed: false });
    expect(few.chances?.detectableSlowdown).toBeNull();
  });
});

describe('trials without a partner', () => {
  const list = trained(48, good, 1);
  const again = trained(48, good);
  const isGood = ({ parameters }: Trial) => Math.abs(Number(parameters?.lr) - 0.6) < 0.04;

  test('do not decide by themselves: a job that lost good ones is not called worse', () => {
    const lost = without(again, isGood);
    const assessment = judged(list, lost);
    const missing = 48 - lost.trials.length;
    expect(missing).toBeGreaterThan(1);
    expect(missing).toBeLessThanOrEqual(4);
    expect(assessment.test).toMatchObject({
      failed: false,
      pairs: { n: 48 - missing, unmatched: { baseline: missing, candidate: 0 } },
    });
    expect(assessment.outcome.gate).toBe('pass');
  });

  test('are invalid where they would decide had they failed', () => {
    const slightly: Score = (lr, noise) => quality(lr) + noise - 0.001;
    const some = trained(48, slightly);
    const lost = without(some, isGood);
    const assessment = judged(list, lost);
    expect(assessment.test?.failed).toBe(false);
    expect(assessment).toMatchObject({
      ...{ outcome: { verdict: 'invalid', gate: 'fail', code: 'missing-partners' } },
    });
  });

  test('and more than a thousand pairs are tested by a thousand of them', () => {
    const many = (shift: number) =>
      sweepWith(times(1100, (i) => [Math.sin(i) + shift, { lr: Math.cos(3 * i) }]));
    const { test: found } = judged(many(0), many(-0.01));
    expect(found).toMatchObject({ failed: true, pairs: { n: 1000, worse: 1000 } });
  });

  test('are too many where the base asks for pairs: the verdict is invalid, next to an independent comparison', () => {
    const others = withTrials(again, () => ({ parameters: { lr: draws() } }));
    const assessment = judged(list, others, { pairing: 'paired' });
    expect(assessment).toMatchObject({
      outcome: { verdict: 'invalid', gate: 'fail', code: 'unmatched', facts: { count: 0, of: 48 } },
      test: { design: 'independent' },
    });
    expect(assessment.comparison.worse.level).toBe('none');
    // A list that was saved as one binds the candidate; one that is older than the setting does not.
    const saved = (pairing: 'paired' | 'auto') => ({ ...list, pairing });
    expect(judged(saved('paired'), others).outcome.code).toBe('unmatched');
    expect(judged(saved('auto'), others, { pairing: 'paired' })).toMatchObject({
      outcome: { gate: 'pass' },
    });
  });

  test('make a pass neutral where the rest is shared beyond chance', () => {
    const half = withTrials(again, (_, i) => (i < 24 ? {} : { parameters: { lr: draws() } }));
    const assessment = judged(list, half);
    expect(assessment).toMatchObject({
      outcome: { gate: 'neutral', code: 'partly-paired' },
      test: { design: 'independent' },
    });
    // Whatever the verdict, limits of both together allow for what is shared.
    const unmatched = judged(list, half, { pairing: 'paired' });
    expect(unmatched.outcome.code).toBe('unmatched');
    expect(unmatched.jointLevel).toBe(assessment.jointLevel);
    expect(unmatched.chances?.falseStrongBound).toBe(assessment.chances?.falseStrongBound);
  });
});

test('one list on both sides is judged by `strict` too, however it was made', () => {
  const unknown = (sweep: Sweep): Sweep => ({
    ...sweep,
    search: { method: 'unknown', sampler: null, seed: null },
  });
  const [before, after] = [BASE, trained(24, good)].map(unknown) as [Sweep, Sweep];
  const found = judged(before, after, { strict: 'true' });
  expect(found.warnings.map(({ code }) => code)).toContain('search-method-unknown');
  expect(found.outcome).toMatchObject({ verdict: 'none', gate: 'pass' });
  const alone = judged(before, after, { strict: 'true', pairing: 'independent' });
  expect(alone.outcome.code).toBe('assumption-in-doubt');
});

describe('an adaptive search', () => {
  const adaptive = (sweep: Sweep): Sweep => {
    return { ...sweep, search: { method: 'adaptive', sampler: 'TPE', seed: null } };
  };

  test('of the baseline does no harm where its configurations are trained again', () => {
    const assessment = judged(adaptive(BASE), trained(24, worse));
    expect(assessment).toMatchObject({ outcome: { gate: 'fail' }, test: { failed: true } });
    expect(assessment.searchDoubts).toEqual({ baseline: null, candidate: null });
  });

  test('does where trials are paired by their numbers and configurations differ', () => {
    const moved = withTrials(trained(24, worse), ({ parameters }) => ({
      parameters: { lr: Number(parameters?.lr) / 2 },
    }));
    const assessment = judged(adaptive(BASE), moved, { 'pair-by': 'trial' });
    expect(assessment).toMatchObject({
      outcome: { gate: 'neutral', code: 'adaptive-baseline' },
      test: null,
    });
  });
});

describe('several paired comparisons', () => {
  const [fails, passes] = [trained(24, worse), trained(24, good)];
  const askedWith = (candidate: Sweep, flags: Flags) => ({
    sweeps: { baseline: BASE, candidate, searches: SEARCHES },
    settings: settingsWith(flags),
  });

  test('share a false-alarm rate by Holm’s procedure', () => {
    const rate = { 'false-alarm-rate': '0.01' };
    const asked = [askedWith(passes, rate), askedWith(fails, rate)];
    expect(levelsOfRun(asked)).toEqual([0.01, 0.005]);
    expect(judged(BASE, passes, rate).test).toMatchObject({ design: 'paired', alpha: 0.01 });
  });

  test('have 0.003 each without one, which adds up', () => {
    expect(levelsOfRun([askedWith(passes, {}), askedWith(fails, {})])).toEqual([null, null]);
    const { familyWise } = runOf(judged(BASE, passes), judged(BASE, fails));
    expect(familyWise).toMatchObject({ rate: 0.006, method: 'sum', level: 'strong' });
  });
});
