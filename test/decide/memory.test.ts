import {
  type Assessment,
  coverage,
  type EarlierRun,
  enforceEarlierFailures,
  type Remembered,
  remember,
} from '../../src/decide/index.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { assessSweeps, compared, ruled, runOf, SEARCHES } from '../support/assessments.ts';
import { settingsWith, sweepOf, withTrials } from '../support/sweeps.ts';

const SCORES = Array.from({ length: 24 }, (_, i) => i / 24);
const baseline = sweepOf(SCORES);
const worse = sweepOf(SCORES.map((score) => score - 2));
const again = sweepOf(SCORES.map((score) => score + 0.001));
const settings = settingsWith();

const judged = (
  candidate: Sweep | null,
  change: Partial<Pick<Assessment, 'searches' | 'settings'>> = {},
) => runOf({ ...assessSweeps(baseline, candidate, settings), ...change });

const knownOf = (candidate: Sweep) => remember(judged(candidate), 'main')[0] as Remembered;

function earlier(...all: readonly Sweep[]): EarlierRun[] {
  return all.map((one, i) => ({ url: `https://run/${i}`, remembers: [knownOf(one)] }));
}

const held = (run: ReturnType<typeof judged>, before: readonly EarlierRun[], base = 'main') =>
  enforceEarlierFailures(run, remember(run, base), before).run;

/** The same trials, of which the first crashed. */
function crashing(count: number, of: Sweep = again): Sweep {
  return withTrials({ ...of, counts: { ...of.counts, failed: count } }, (_, i) =>
    i < count ? { outcome: 'failed', score: -Infinity } : {},
  );
}

describe('what is remembered of a comparison', () => {
  test('is the same in any order of its trials', () => {
    const reversed = sweepOf(SCORES.toReversed());
    expect(knownOf(reversed).candidate).toBe(knownOf(baseline).candidate);
    expect(knownOf(again).candidate).not.toBe(knownOf(baseline).candidate);
  });

  test('is the loss in the headline, with its lower limit', () => {
    const { example } = compared(judged(worse).comparisons[0].assessment);
    expect(knownOf(worse).failure).toEqual({
      kind: 'worse',
      what: '',
      lower: example?.difference.lower,
      estimate: example?.difference.estimate,
      isFlaky: false,
    });
    expect(knownOf(again).failure).toBeNull();
  });

  test.each<[string, Sweep, boolean]>([
    ['all of it comes from crashes', crashing(18), true],
    ['every trial crashed', crashing(24), true],
    ['it is worse without them, too', crashing(4, worse), false],
  ])('is flaky or not: %s', (_, candidate, isFlaky) => {
    const { failure } = knownOf(candidate);
    expect(failure).toMatchObject({ kind: 'worse', isFlaky });
  });

  test('is the commit that the head was merged into, but not a guess', () => {
    const wanted = { matchedBy: 'first-parent', sha: 'a'.repeat(40) } as const;
    const choice = { ...wanted, branch: 'main', wanted, distance: null };
    const searches = { ...SEARCHES, baseline: { ...SEARCHES.baseline, choice } };
    const [known] = remember(judged(again, { searches }), 'main');
    expect(known?.base).toBe(wanted.sha);
    const found = { ...assessSweeps(baseline, again, settings), searches };
    const anchor = assessSweeps(baseline, worse, settings);
    const both = remember(runOf(found, anchor), 'main');
    expect(both.map(({ base }) => base)).toEqual([wanted.sha, wanted.sha]);
    const guess = { ...choice, wanted: { ...wanted, matchedBy: 'merge-base' } } as const;
    const guessed = { ...SEARCHES, baseline: { ...SEARCHES.baseline, choice: guess } };
    expect(remember(judged(again, { searches: guessed }), 'main')[0]?.base).toBeNull();
  });
});

const rates = SCORES.map((_, i) => ((i * 7) % 24) / 24 + i / 1000);
const withRates = (loss: number, isOfSearches = false) => {
  const parameters = rates.map((lr) => ({ lr }));
  const sweep = sweepOf(
    rates.map((lr) => 1 - (lr - 0.4) ** 2 - loss),
    { parameters },
  );
  return isOfSearches
    ? withTrials(sweep, (_, i) => ({ shard: `${i % 6}`, number: Math.floor(i / 6) }))
    : sweep;
};
const adaptive = (it: Sweep): Sweep => ({ ...it, search: { ...it.search, method: 'adaptive' } });
const failedWith = (before: Sweep, after: Sweep) => {
  const assessment = assessSweeps(before, after, settingsWith({ pairing: 'independent' }));
  return remember(runOf(assessment), 'main');
};

test.each<[string, Sweep, (loss: number) => Sweep]>([
  ['settings', withRates(0), (loss) => withRates(loss)],
  ['whole searches', adaptive(withRates(0, true)), (loss) => adaptive(withRates(loss, true))],
])('an acceptance of what was compared by %s covers the same trials only', (_, before, losing) => {
  const shown = failedWith(before, losing(0.3));
  expect(shown).toMatchObject([{ failure: { kind: 'worse', lower: null, estimate: null } }]);
  expect(coverage(shown, shown)).toBe('all');
  expect(coverage(shown, failedWith(before, losing(0.29)))).toBe('beyond');
});

describe('a comparison that failed and is drawn again', () => {
  test('fails, however good it is', () => {
    expect(judged(again).outcome.gate).toBe('pass');
    expect(held(judged(again), earlier(worse))).toMatchObject({
      outcome: { gate: 'fail', code: 'worse-before' },
      comparisons: [
        {
          assessment: {
            outcome: { code: 'worse-before' },
            failedBefore: { url: 'https://run/0', stands: true },
          },
        },
      ],
    });
  });

  test('is remembered as a repetition, which holds nobody by itself', () => {
    const run = judged(again);
    const { known } = enforceEarlierFailures(run, remember(run, 'main'), earlier(worse));
    expect(known[0]?.failure?.kind).toBe('repeated');
    const next = [{ url: 'https://run/9', remembers: known }];
    const third = sweepOf(SCORES.map((score) => score + 0.002));
    expect(held(judged(third), next).outcome.gate).toBe('pass');
  });

  test.each<[string, Partial<Remembered>]>([
    ['another baseline', { baseline: 'other trials' }],
    ['another name or base branch', { about: '["release",""]' }],
  ])('is judged with %s', (_, change) => {
    const before = [{ url: '', remembers: [{ ...knownOf(worse), ...change }] }];
    expect(held(judged(again), before).outcome.gate).toBe('pass');
  });

  test.each<[string | null, string | null, 'pass' | 'fail']>([
    ['one', 'one', 'fail'],
    ['one', 'another', 'pass'],
    ['one', null, 'fail'],
    [null, 'one', 'fail'],
  ])('knows the merge by its commit of the base: %p, then %p', (then, now, gate) => {
    const before = [{ url: '', remembers: [{ ...knownOf(worse), base: then }] }];
    const run = judged(again);
    const known = remember(run, 'main').map((one) => ({ ...one, base: now }));
    expect(enforceEarlierFailures(run, known, before).run.outcome.gate).toBe(gate);
  });

  test('is judged on the same trials, and once they have passed nobody is held to them', () => {
    const settled: EarlierRun = {
      url: '',
      remembers: [{ ...knownOf(worse), failure: null }],
    };
    const before = earlier(worse);
    const open = runOf(ruled(assessSweeps(baseline, worse, settings), { gate: 'neutral' }));
    expect(held(open, before).outcome.gate).toBe('neutral');
    expect(held(judged(again), [settled, ...before]).outcome.gate).toBe('pass');
    expect(held(judged(again), [...before, settled]).outcome.gate).toBe('fail');
  });

  test('is judged if it failed by crashes alone, unless it failed otherwise, too', () => {
    const flaky = crashing(18);
    const run = held(judged(again), earlier(flaky));
    expect(run.outcome.gate).toBe('pass');
    expect(run.comparisons[0].assessment.failedBefore).toMatchObject({ stands: false });
    expect(held(judged(again), earlier(flaky, worse)).outcome.gate).toBe('fail');
  });

  test('says that training again helps, where only crashes made it worse', () => {
    const mayRetrain = (candidate: Sweep) =>
      held(judged(candidate), []).comparisons[0].assessment.mayRetrain;
    expect(mayRetrain(crashing(18))).toBe(true);
    expect(mayRetrain(worse)).toBeUndefined();
    expect(mayRetrain(crashing(6, worse))).toBeUndefined();
  });

  test('is left alone in a run that only informs, and where it fails by itself', () => {
    const before = earlier(worse);
    const informing = { ...settings, gate: { ...settings.gate, informOnly: true } };
    expect(held(judged(again, { settings: informing }), before).outcome.gate).toBe('pass');
    const own = judged(sweepOf(SCORES.map((score) => score - 3)));
    expect(held(own, before)).toEqual(own);
  });

  test('does not fail others', () => {
    const fine = assessSweeps(baseline, again, settings);
    const run = runOf(fine, fine);
    const gates = held(run, earlier(worse)).comparisons.map((it) => it.assessment.outcome.gate);
    expect(gates).toEqual(['fail', 'pass']);
  });
});

test('a repetition and a regression cover each other, as far as the loss was shown', () => {
  const shown = knownOf(worse);
  const repeated = {
    ...shown,
    failure: { ...(shown.failure ?? never()), kind: 'repeated' } as const,
  };
  expect(coverage([shown], [repeated])).toBe('all');
  expect(coverage([repeated], [shown])).toBe('all');
  expect(coverage([], [shown])).toBe('not');
  expect(coverage([], [knownOf(again)])).toBe('all');
});

function never(): never {
  throw new Error('It fails.');
}
