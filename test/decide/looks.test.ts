import fc from 'fast-check';
import {
  type Assessment,
  assess,
  type Compared,
  combineAssessments,
} from '../../src/decide/index.ts';
import { runJson } from '../../src/draw/data/comparison.ts';
import { quickRandom } from '../../src/math/random.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { planLooks } from '../../src/plan/index.ts';
import type { OptionName, Settings } from '../../src/settings/index.ts';
import { assessSweeps, compareSweeps, runOf, SEARCHES } from '../support/assessments.ts';
import { RULES } from '../support/bands.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

type Flags = Partial<Record<OptionName, string>>;

const LOOKS: Flags = { looks: '12,24,36,48', 'false-alarm-rate': '0.01' };
const SIZES = [12, 24, 36, 48];
const BASELINE = sweepOf(shuffled(spread(48, 0.8, 0.9), 1));

/** In an order that is not sorted, nor that of `spread`. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = quickRandom(seed);
  return values
    .map((value) => ({ value, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

function trained(values: readonly (number | null)[], more: Partial<Sweep> = {}): Sweep {
  return { ...sweepOf(values, { location: 'change.csv' }), isOrdered: true, ...more };
}

/** The first n trials of 48 that score as the baseline's do, or worse or better by a shift. */
function drawn(n: number, shift = 0, seed = 2): Sweep {
  const scores = shuffled(spread(48, 0.8, 0.9), seed).map((score) => score + shift);
  return firstOf(trained(scores), n);
}

function firstOf(sweep: Sweep, n: number): Sweep {
  const trials = sweep.trials.slice(0, n);
  const failed = trials.filter(({ outcome }) => outcome === 'failed').length;
  const counts = { ...sweep.counts, drawn: trials.length, counted: trials.length, failed };
  return { ...sweep, trials, counts };
}

function assessed(candidate: Sweep, given: Flags | Settings = LOOKS, baseline = BASELINE) {
  const settings = 'gate' in given ? (given as Settings) : settingsWith(given as Flags);
  return compareSweeps(baseline, candidate, settings);
}

const informing = (flags: Flags = LOOKS): Settings => {
  const settings = settingsWith(flags);
  return { ...settings, gate: { ...settings.gate, informOnly: true } };
};

describe('a look stops training', () => {
  test.each<[string, Sweep, number, object]>([
    ['worse', drawn(12, -0.2), 1, { verdict: 'worse', gate: 'fail' }],
    ['worse', drawn(24, -0.03, 6), 2, { verdict: 'worse', gate: 'fail' }],
    ['better', drawn(12, 0.2), 1, { verdict: 'better', gate: 'pass' }],
    ['no-sign', drawn(12), 1, { verdict: 'none', gate: 'pass' }],
  ])('for %s (case %#)', (stoppedBy, candidate, index, verdict) => {
    const found = assessed(candidate);
    expect(found).toMatchObject({ ...verdict, stoppedBy, decided: true });
    expect(found.look).toMatchObject({ index, of: 4, sizes: SIZES, next: null });
    expect(found.comparison.candidate.band.n).toBe(SIZES[index - 1]);
    // Their limits are too optimistic for a size that was not fixed beforehand.
    expect(found.overallSlowdown?.pValue).toBeNull();
    expect(found.jointLevel).toBeNull();
  });

  test('at the last size, whatever is found', () => {
    const found = assessed(drawn(48, -0.004, 8), { ...LOOKS, 'pass-above': '1' });
    expect(found).toMatchObject({ verdict: 'none', gate: 'pass', stoppedBy: 'last' });
    expect(found.look).toMatchObject({ index: 4, next: null });
    expect(found.overallSlowdown?.pValue).toBeGreaterThan(0);
    expect(found.jointLevel).toBeGreaterThan(0.7);
  });

  test('not before it is clear', () => {
    const found = assessed(drawn(12, -0.01));
    expect(found).toMatchObject({ verdict: 'undecided', gate: 'neutral', stoppedBy: null });
    expect(found).toMatchObject({
      decided: false,
      reason: { why: 'between-looks', trials: 12, last: 48 },
    });
    expect(found.look).toMatchObject({ index: 1, next: 24 });
    expect(found.comparison.range).not.toBeNull();
    expect(assessed(drawn(24), { ...LOOKS, 'pass-above': '1' }).look?.next).toBe(36);
  });

  test('early from the p-value that is given on, and takes ties for neither side', () => {
    const all = (score: number) => Array.from({ length: 48 }, () => score);
    // Where all scores tie, p is 1 with ties for the candidate and next to nothing with ties against it.
    const tied = assessed(trained(all(0.85).slice(0, 12)), LOOKS, sweepOf(all(0.85)));
    expect(tied).toMatchObject({ stoppedBy: 'no-sign', test: { pValue: 1 } });
    const wanted = { ...LOOKS, 'pass-above': '0.51' };
    expect(assessed(tied.candidate, wanted, tied.baseline).stoppedBy).toBeNull();
  });

  test('at the level that is planned, and says what all looks may spend', () => {
    const { band, comparison } = settingsWith(LOOKS);
    const { quantile } = comparison;
    const rules = { ...RULES, minShare: comparison.minShare };
    const question = { baseline: 48, sizes: SIZES, rate: 0.01, band, quantile, rules };
    const { looks, totalRate } = planLooks(question);
    const { look, test: decides } = assessed(drawn(24, -0.03, 6));
    const { alpha, spent } = look ?? {};
    expect(look).toMatchObject({ totalRate });
    expect(looks[1]).toEqual({ index: 2, size: 24, alpha, spent });
    expect(decides).toMatchObject({ alpha, attainedRate: spent, failed: true });
  });

  test('only as policies for doubts and for evidence have it', () => {
    const sampled = drawn(12);
    const search = { ...sampled.search, method: 'adaptive' as const };
    const found = assessed({ ...sampled, search }, { ...LOOKS, strict: 'true' });
    expect(found).toMatchObject({ verdict: 'invalid', gate: 'fail', decided: true });
    expect(found).toMatchObject({ stoppedBy: 'no-sign' });
  });
});

describe('a look at so few trials that none fails', () => {
  const few = { looks: '2,4', 'false-alarm-rate': '0.0001' };

  test('spends nothing, however bad the trials are', () => {
    const found = assessed(drawn(2, -0.5), { ...few, looks: '2,40' });
    expect(found).toMatchObject({ verdict: 'undecided', gate: 'neutral', decided: false });
    expect(found.look).toMatchObject({ index: 1, spent: 0, next: 40 });
    expect(found.comparison.range).toBeNull();
  });

  test('is insufficient if it is the last', () => {
    const four = sweepOf(spread(4, 0.8, 0.9));
    const found = assessed(drawn(4), { ...few, looks: '4' }, four);
    expect(found).toMatchObject({ verdict: 'insufficient', gate: 'neutral', stoppedBy: 'last' });
    expect(found.test).toMatchObject({ attainedRate: 0, failed: false });
  });
});

describe('the answer of looks', () => {
  const SMALL = {
    looks: '4,8,12',
    'false-alarm-rate': '0.05',
    'pass-above': '0.6',
    margin: '0.001',
  };
  const baseline = sweepOf(shuffled(spread(12, 0, 1), 3));
  const score = fc.oneof(
    fc.integer({ min: -3, max: 12 }).map((x) => x / 10),
    fc.constant(null),
    fc.double({ min: -2, max: 0.3, noNaN: true }),
  );
  const scores = fc.array(score, { minLength: 12, maxLength: 12 });
  const json = (assessment: Assessment) => JSON.stringify(runJson(runOf(assessment)));
  const runs = { numRuns: 15 };

  test('is the same with more trials present, once a look has decided', () => {
    fc.assert(
      fc.property(scores, fc.constantFrom(4, 8), (values, n) => {
        const all = trained(values);
        const first = assessed(firstOf(all, n), SMALL, baseline);
        const later = assessed(all, SMALL, baseline);
        if (first.decided) expect(json(later)).toBe(json(first));
        else expect(later.look?.index).toBeGreaterThan(n / 4);
      }),
      runs,
    );
  });

  test('counts the pruned and failed trials of the look alone', () => {
    const { trials, ...sweep } = drawn(24, -0.2);
    const outcomes = new Map([0, 8, 16].map((i) => [i, { outcome: 'pruned' }]));
    const failed = new Map([1, 20].map((i) => [i, { outcome: 'failed', score: -Infinity }]));
    const ended = trials.map((trial, i) => ({ ...trial, ...outcomes.get(i), ...failed.get(i) }));
    const found = assessed({ ...sweep, trials: ended as Sweep['trials'] });
    expect(found.candidate.counts).toMatchObject({ counted: 12, pruned: 2, failed: 1 });
  });

  test('does not depend on the order of the trials within a look', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (values, seed) => {
        const parts = [0, 4, 8].flatMap((from) => shuffled(values.slice(from, from + 4), seed));
        const of = ({ verdict, gate, look, stoppedBy, comparison }: Compared) =>
          JSON.stringify([verdict, gate, look, stoppedBy, comparison]);
        const [one, other] = [values, parts].map((all) => assessed(trained(all), SMALL, baseline));
        expect(of(one as Compared)).toBe(of(other as Compared));
      }),
      runs,
    );
  });
});

test('without looks there is none, and everything but an error is decided', () => {
  const plain = { look: null, stoppedBy: null };
  expect(assessed(drawn(30), {})).toMatchObject({ ...plain, decided: true });
  expect(assessSweeps(BASELINE, null, settingsWith()).decided).toBe(true);
  const baseline = { ...SEARCHES.baseline, absence: { why: 'unreachable', what: 'x' } as const };
  const searches = { ...SEARCHES, baseline };
  const found = assess({ baseline: null, candidate: drawn(30), searches }, settingsWith());
  expect(found).toMatchObject({ verdict: 'error', decided: null });
});

describe('trials up to another size than planned', () => {
  test.each<[string, Sweep, number]>([
    ['more than a look', drawn(30, -0.2), 1],
    ['more than the last', drawn(30, -0.2), 1],
    ['in parts that end elsewhere', { ...drawn(48, -0.2), parts: [20, 28] }, 1],
  ])('are judged by the first trials of each look: %s', (_, candidate, index) => {
    expect(assessed(candidate)).toMatchObject({
      gate: 'fail',
      stoppedBy: 'worse',
      look: { index, next: null },
    });
  });

  test('are not judged before the first look', () => {
    const found = assessed(drawn(5, -0.2));
    expect(found).toMatchObject({ verdict: 'undecided', gate: 'neutral', test: null });
    expect(found.look).toMatchObject({ index: 0, alpha: 0, spent: 0, next: 12 });
  });
});

/** Of whose trials the last have not ended. */
function withRunning(sweep: Sweep, running: number): Sweep {
  const trials = sweep.trials.map((trial, i) =>
    i >= sweep.trials.length - running
      ? { ...trial, outcome: 'running' as const, score: -Infinity }
      : trial,
  );
  return { ...sweep, trials, counts: { ...sweep.counts, running } };
}

describe('what a look needs', () => {
  test('is a baseline that is complete', () => {
    const running = { ...BASELINE, counts: { ...BASELINE.counts, running: 2 } };
    expect(() => assessed(drawn(12), LOOKS, running)).toThrow(
      /^sweep\.csv: has trials that have not/,
    );
    expect(() => assessed(drawn(12), LOOKS, running)).toThrow(
      expect.objectContaining({ fault: 'data' }),
    );
  });

  test('is every trial: dropped ones are an error, and unfinished ones are waited for', () => {
    const dropped = { ...drawn(12), counts: { ...drawn(12).counts, ignored: 1 } };
    expect(() => assessed(dropped)).toThrow('was saved with `drop`');
    const enqueued = { ...dropped, leftOut: [{ count: 1, what: 'hand-picked trials' as const }] };
    expect(assessed(enqueued).gate).toBe('pass');
    const both = { ...enqueued, counts: { ...enqueued.counts, ignored: 2 } };
    expect(() => assessed(both)).toThrow('was saved with `drop`');

    const found = assessed(withRunning(drawn(24, -0.01), 2));
    expect(found).toMatchObject({ verdict: 'undecided', gate: 'neutral', decided: false });
    expect(found.reason).toEqual({ why: 'trials-running', running: 2, drawn: 24 });
    expect(found.look).toMatchObject({ index: 1, next: 24 });
    expect(found.candidate?.counts).toMatchObject({ counted: 12, failed: 0 });
  });

  test('is not the end of trials that were drawn after its own', () => {
    expect(assessed(withRunning(drawn(24, -0.2), 12))).toMatchObject({
      gate: 'fail',
      stoppedBy: 'worse',
      look: { index: 1 },
    });
  });

  test('is waited for where no trial has ended', () => {
    const found = assessed(withRunning(drawn(12), 12));
    expect(found).toMatchObject({ verdict: 'undecided', decided: false, stoppedBy: null });
    expect(found.look?.next).toBe(12);
  });

  test('is the order of the trials, unless parts say which came first', () => {
    const unordered = { ...drawn(24), isOrdered: false };
    const unknown = assessed(unordered);
    expect(unknown).toMatchObject({ verdict: 'invalid', gate: 'fail', decided: true });
    expect(unknown.reason).toEqual({ why: 'order-unknown' });
    expect(assessed({ ...unordered, parts: [12, 12] }).stoppedBy).toBe('no-sign');
    expect(assessed({ ...drawn(12), isOrdered: false }).look?.index).toBe(1);
  });

  test('is every job of the matrix', () => {
    const searches = {
      ...SEARCHES,
      candidate: { ...SEARCHES.candidate, shards: { saved: 1, jobs: 2 } },
    };
    const settings = settingsWith(LOOKS);
    const found = assess({ baseline: BASELINE, candidate: drawn(12, -0.2), searches }, settings);
    const verdict = { verdict: 'invalid', gate: 'fail', decided: null, stoppedBy: null };
    expect(found).toMatchObject(verdict);
    expect(found.reason).toEqual({ why: 'jobs-missing', missing: 1, jobs: 2 });
  });

  test('is trials without costs', () => {
    const costs = { costs: Array(12).fill(1), unit: 'seconds' };
    const [b, c] = [sweepOf(spread(12, 0, 1), costs), sweepOf(spread(12, 0, 1), costs)];
    expect(() => assessed(c, LOOKS, b)).toThrow('cannot be combined with costs');
  });
});

describe('a run that only informs', () => {
  test('trains all its trials, whatever earlier looks would say', () => {
    const found = assessed(drawn(12, -0.2), informing());
    expect(found).toMatchObject({ verdict: 'undecided', gate: 'neutral', decided: false });
    expect(found.look).toMatchObject({ index: 1, next: 24 });
    expect(found.reason).toEqual({ why: 'last-look-only', last: 48 });
    // Its parts may have any size.
    expect(assessed({ ...drawn(12, -0.2), parts: [5, 7] }, informing()).reason).toEqual(
      found.reason,
    );
    const early = assessed(drawn(5), informing());
    expect(early).toMatchObject({ decided: false, look: { next: 12 }, reason: found.reason });
  });

  test.each([48, 60])('is judged at the last look, of %i trials', (n) => {
    const scores = shuffled(spread(60, 0.1, 0.2), 2);
    const found = assessed(firstOf(trained(scores, { parts: [5, 43] }), n), informing());
    expect(found).toMatchObject({ verdict: 'worse', gate: 'neutral', decided: true });
    expect(found).toMatchObject({ stoppedBy: 'last', look: { index: 4 } });
    expect(found.comparison.candidate.band.n).toBe(48);
  });

  test('trains on without a baseline, and with one that cannot be compared', () => {
    const without = (n: number) => assessSweeps(null, drawn(n), informing());
    expect(without(12)).toMatchObject({ verdict: 'no-baseline', decided: false });
    expect(without(48)).toMatchObject({ verdict: 'no-baseline', decided: true });
    const other = { ...BASELINE, metric: 'loss' };
    expect(assessSweeps(other, drawn(12), informing()).decided).toBe(false);
    expect(assessSweeps(other, drawn(12), settingsWith(LOOKS))).toMatchObject({
      verdict: 'invalid',
      decided: true,
    });
  });
});

describe('several comparisons with looks', () => {
  const named = (...all: readonly Assessment[]) =>
    combineAssessments(all.map((assessment, i) => ({ name: `${i}`, assessment })));

  test('are decided when all are, and train to the largest of the next looks', () => {
    const [worse, open] = [assessed(drawn(12, -0.2)), assessed(drawn(12, -0.01))];
    const later = assessed(drawn(24), { ...LOOKS, 'pass-above': '1' });
    expect(named(worse, open)).toMatchObject({ gate: 'fail', decided: false, nextTrials: 24 });
    expect(named(open, later)).toMatchObject({ verdict: 'undecided', nextTrials: 36 });
    expect(named(worse)).toMatchObject({ decided: true, nextTrials: null });
    expect(named(open, { ...open, decided: null })).toMatchObject({
      decided: null,
      nextTrials: null,
    });
  });

  test('keep the rate that is asked for together', () => {
    const family = { level: 'strong', rate: 0.01, method: 'bonferroni' };
    expect(named(assessed(drawn(12, -0.2)), assessed(drawn(12))).familyWise).toEqual(family);
  });
});
