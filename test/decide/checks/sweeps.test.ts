import {
  driftChecks,
  failureChecks,
  passRatesOf,
  sweepWarnings,
} from '../../../src/decide/assumptions.ts';
import { significant, type WarningCode } from '../../../src/decide/findings.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { MAX_COST, MIN_COST } from '../../../src/settings/index.ts';
import { assessSweeps } from '../../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../../support/sweeps.ts';
import { both, NO_META, rampOf, times } from './drawn-sweeps.ts';

/** What is said of two sweeps, of some codes. */
function saidOf(baseline: Sweep, candidate: Sweep, ...codes: readonly WarningCode[]) {
  return sweepWarnings(both(baseline, candidate)).filter(({ code }) => codes.includes(code));
}

const information = (code: string, arm: string | null, facts: object = {}) => ({
  ...{ code, kind: 'information', arm, facts },
});

type Method = Sweep['search']['method'];

const ordered = (scores: readonly (number | null)[], making = {}): Sweep => ({
  ...sweepOf(scores, making),
  isOrdered: true,
});
const ramp = times(12, (i) => i);
const drawnBy = (method: Method, making = {}): Sweep => ({
  ...rampOf(12, making),
  search: { method, sampler: null, seed: null },
});

describe('drift', () => {
  const checksOf = (sweep: Sweep) => driftChecks([{ arm: 'candidate', sweep }], 0);
  const found = (sweep: Sweep) => significant(checksOf(sweep), 0.01);
  const random = seededRandom(4);
  const noise = times(20_000, () => random());

  test.each([
    ['rise', ordered(ramp), 1],
    ['fall', ordered(ramp.toReversed()), -1],
    ['rise where less is better', ordered(ramp, { direction: 'minimize' }), -1],
  ])('is found where scores %s with the order of the trials', (_, sweep, correlation) => {
    const [warning, ...rest] = found(sweep);
    expect(warning).toMatchObject({ code: 'drift', kind: 'assumption', arm: 'candidate' });
    expect(warning?.facts).toEqual({ correlation: expect.closeTo(correlation) });
    expect(rest).toEqual([]);
  });

  test.each<[string, (number | null)[], number]>([
    ['early failures', [...times(8, () => null), ...spread(16, 0, 1)], 1],
    ['many ties', times(20, (i) => (i < 10 ? 0 : 1)), 1],
    ['20,000 trials that rise a little', noise.map((score, i) => score + i / 100_000), 1],
    ['20,000 shuffled trials', noise, 0],
    ['48 shuffled trials', noise.slice(0, 48), 0],
    ['two trials', [1, 2], 0],
    ['one trial', [1], 0],
  ])('is found or not in %s', (_, scores, count) => {
    expect(found(ordered(scores))).toHaveLength(count);
  });

  test('is not asked for where the order is unknown or all scores are the same', () => {
    expect(checksOf(sweepOf(ramp))).toEqual([]);
    expect(checksOf(ordered([5, 5, 5]))).toEqual([]);
    expect(checksOf(ordered([null, null, null]))).toEqual([]);
    expect(checksOf(ordered(ramp))).toHaveLength(1);
  });
});

const [known, unordered] = [ordered(ramp), sweepOf(ramp)];
const [random, unknown] = [drawnBy('random'), drawnBy('unknown')];

test.each<[WarningCode, Sweep, Sweep, ('baseline' | 'candidate' | null)[]]>([
  ['order-unknown', unordered, unordered, [null]],
  ['order-unknown', known, unordered, ['candidate']],
  ['order-unknown', unordered, known, ['baseline']],
  ['order-unknown', known, known, []],
  ['order-unknown', sweepOf([1]), known, []],
  ['search-method-unknown', unknown, unknown, [null]],
  ['search-method-unknown', random, unknown, ['candidate']],
  ['search-method-unknown', random, drawnBy('grid'), []],
  ['search-method-unknown', drawnBy('adaptive'), drawnBy('adaptive'), []],
])(
  'an unknown order or search method causes one warning for both sweeps %s, case %#',
  (code, baseline, candidate, arms) => {
    const expected = arms.map((arm) => ({ code, kind: 'information', arm }));
    expect(saidOf(baseline, candidate, code)).toMatchObject(expected);
  },
);

describe('a rule that stops trials', () => {
  const pruned = (more: Partial<Sweep>, count = 1): Sweep => {
    const sweep = rampOf(12);
    return { ...sweep, counts: { ...sweep.counts, pruned: count }, ...more };
  };
  const by = (sampler: string) => ({ search: { method: 'random' as const, sampler, seed: null } });
  const rulesOf = (baseline: Sweep, candidate: Sweep) =>
    saidOf(baseline, candidate, 'adaptive-pruner', 'pruner-unknown');
  const codesOf = (sweep: Sweep) => rulesOf(rampOf(12), sweep).map(({ code }) => code);

  test.each([
    'Hyperband',
    'random with MedianPruner',
    'ASHA',
    'SuccessiveHalving',
    'PercentilePruner',
    'PopulationBasedTraining',
    'pbt',
  ])('compares trials with each other if it is called %s', (sampler) => {
    expect(codesOf(pruned(by(sampler)))).toEqual(['adaptive-pruner']);
    expect(codesOf(pruned(by(sampler), 0))).toEqual(['adaptive-pruner']);
  });

  const search = { method: null, sampler: null, pruner: null, seed: null, space: null };
  const said = (more: Partial<Record<'sampler' | 'pruner', string>>, count?: number) =>
    pruned({ meta: { ...NO_META, search: { ...search, ...more } } }, count);
  const rungs = { leftOut: [{ count: 4, what: 'earlier rungs' as const }] };
  test.each<[string, Sweep, string[]]>([
    ['by rounds of halving', pruned({ format: 'sklearn-cv-results' }), ['adaptive-pruner']],
    ['not by a format alone', pruned({ format: 'sklearn-cv-results' }, 0), []],
    ['by earlier rungs', pruned(rungs, 0), ['adaptive-pruner']],
    ['by the sampler in sweep.meta.json', said({ sampler: 'random, asha' }), ['adaptive-pruner']],
    ['by the pruner in sweep.meta.json', said({ pruner: 'median' }, 0), ['adaptive-pruner']],
    ['not by a rule that was fixed before', said({ pruner: 'after 3 epochs' }), []],
    ['in doubt where only the sampler is said', said({ sampler: 'numpy' }), ['pruner-unknown']],
    ['in doubt by stopped trials', pruned({}), ['pruner-unknown']],
    ['in doubt next to a sampler', pruned(by('RandomSampler')), ['pruner-unknown']],
    ['in doubt where it may be', pruned({ gaps: ['stops-unknown'] }, 0), ['pruner-unknown']],
    ['not by hidden failures', pruned({ gaps: ['failures-hidden'] }, 0), []],
    ['not where none is stopped', pruned({}, 0), []],
  ])('shows %s', (_, sweep, codes) => {
    expect(codesOf(sweep)).toEqual(codes);
  });

  test('causes one warning for both sweeps', () => {
    const found = rulesOf(pruned(by('asha')), pruned(by('pbt')));
    expect(found).toMatchObject([{ code: 'adaptive-pruner', kind: 'assumption', arm: null }]);
    const mixed = rulesOf(pruned(by('asha')), pruned({}));
    expect(mixed).toMatchObject([
      { code: 'adaptive-pruner', arm: 'baseline' },
      { code: 'pruner-unknown', kind: 'information', arm: 'candidate' },
    ]);
  });
});

test.each<[Method, boolean]>([
  ['grid', true],
  ['adaptive', true],
  ['random', false],
  ['unknown', false],
])('a %s search is in doubt: %s', (method, isInDoubt) => {
  const facts = { isGrid: method === 'grid' };
  const doubt = { code: 'adaptive-sampler', kind: 'assumption', arm: 'candidate', facts };
  const found = saidOf(drawnBy('random'), drawnBy(method), 'adaptive-sampler');
  expect(found).toMatchObject(isInDoubt ? [doubt] : []);
  const inBoth = saidOf(drawnBy(method), drawnBy(method), 'adaptive-sampler');
  expect(inBoth).toMatchObject(isInDoubt ? [{ ...doubt, arm: null }] : []);
});

test.each<[number, number, object[]]>([
  [0, 0, []],
  [0, 2, [{ arm: 'candidate', facts: { count: 2, of: 50, areCounted: true } }]],
  [1, 5, [{ arm: 'baseline', facts: { count: 1, of: 49, areCounted: true } }, {}]],
])('a few unfinished trials count as failed, with a warning: %i and %i', (one, other, expected) => {
  const [baseline, candidate] = [rampOf(48, { running: one }), rampOf(48, { running: other })];
  const { outcome, warnings } = assessSweeps(baseline, candidate, settingsWith());
  expect(warnings.filter(({ code }) => code === 'unfinished-trials')).toMatchObject(expected);
  expect(outcome.verdict).toBe('none');
});

test('unfinished trials that were dropped leave out the slow ones', () => {
  const ramp = rampOf(48);
  const dropping = { ...ramp, counts: { ...ramp.counts, drawn: 60, running: 12, ignored: 12 } };
  const { warnings } = assessSweeps(ramp, dropping, settingsWith());
  const warning = warnings.find(({ code }) => code === 'unfinished-trials');
  expect(warning?.facts).toEqual({ count: 12, of: 60, areCounted: false });
});

test('sweeps are small below 12 trials', () => {
  const small = (arm: string | null) => [information('small-n', arm, { enough: 12 })];
  expect(saidOf(rampOf(12), rampOf(100), 'small-n')).toEqual([]);
  expect(saidOf(rampOf(11), rampOf(100), 'small-n')).toMatchObject(small('baseline'));
  expect(saidOf(rampOf(11), rampOf(1), 'small-n')).toMatchObject(small(null));
});

test.each([
  ['val/accuracy', 'maximize', false],
  ['val/accuracy', 'minimize', true],
  ['eval_loss', 'maximize', true],
  ['loss', 'minimize', false],
  ['neg_mean_squared_error', 'maximize', false],
  ['-loss', 'maximize', false],
  ['score', 'minimize', false],
  ['lr', 'minimize', false],
] as const)('the direction of %s can be unlike its name: %s', (metric, direction, isUnlike) => {
  const sweep = { ...rampOf(20), metric, direction };
  const said = saidOf(sweep, sweep, 'direction-unlike-name');
  const warning = information('direction-unlike-name', null, { direction });
  expect(said).toMatchObject(isUnlike ? [warning] : []);
});

test('ties are those within a sweep, without failed trials', () => {
  const warning = information('ties', 'baseline');
  expect(saidOf(sweepOf([1, 2, 1, 3, 2, 1]), rampOf(6), 'ties')).toMatchObject([warning]);
  expect(saidOf(sweepOf([null, null, 1]), sweepOf([1]), 'ties')).toEqual([]);
});

describe('costs', () => {
  const costing = (costs: readonly (number | null)[]) => rampOf(costs.length, { costs });
  const alternating = (n: number) => costing(times(n, (i) => (i % 2 ? 1 : 3)));

  const impreciseIn = (one: Sweep, other: Sweep) => saidOf(one, other, 'cost-imprecise');

  // Mean 2, variance 16 · 1 / 15 of 16 trials: the standard error is 2 · 0.129. 27 trials make 0.0998.
  test('are imprecise where the standard error of the mean is above a tenth of it', () => {
    const narrow = costing(times(16, (i) => (i % 2 ? 1.5 : 2.5)));
    const facts = { error: expect.closeTo(0.129, 3) };
    const warning = information('cost-imprecise', 'baseline', facts);
    expect(impreciseIn(alternating(16), narrow)).toMatchObject([warning]);
    expect(impreciseIn(alternating(28), alternating(28))).toEqual([]);
    expect(impreciseIn(alternating(24), alternating(24))).toHaveLength(2);
  });

  test.each([MIN_COST, 1, MAX_COST / 3])(
    'are so in any unit, and by those that are known: %d',
    (unit) => {
      const wide = costing([null, unit, 3 * unit, null]);
      expect(impreciseIn(wide, wide)[0]?.facts).toEqual({ error: expect.closeTo(0.5) });
    },
  );

  test('are not so where budgets are in trials, or one cost is all that is known', () => {
    expect(impreciseIn(costing([1, 9]), rampOf(2))).toEqual([]);
    expect(impreciseIn(costing([1]), costing([null, 2]))).toEqual([]);
  });
});

test('a value that may stand for failure is named', () => {
  const losses = (values: readonly number[]) => sweepOf(values, { direction: 'minimize' });
  const code = 'failed-value-suspected';
  const found = saidOf(losses([0.2, 0.31, 0.27]), losses([999, 0.2, 999, 0.31]), code);
  const facts = { value: 999, count: 2 };
  expect(found).toMatchObject([information(code, 'candidate', facts)]);
  expect(saidOf(losses([0.9, 0.9, 0.2, 0.31]), losses([1]), code)).toEqual([]);
});

describe('failures that differ', () => {
  const failing = (failed: number, n: number) => sweepOf(times(n, (i) => (i < failed ? null : i)));
  const differences = (baseline: Sweep, candidate: Sweep) =>
    significant(failureChecks({ baseline, candidate }), 0.01);
  const counting = (sweep: Sweep, counts: Partial<Sweep['counts']>) => ({
    ...sweep,
    counts: { drawn: 24, counted: 24, failed: 0, pruned: 0, running: 0, ignored: 0, ...counts },
  });
  const none = failing(0, 24);
  const pruned = none.trials.map((trial) => ({ ...trial, outcome: 'pruned' as const }));

  test.each<[string, Sweep, Sweep, readonly [number, number], boolean?]>([
    ['failures', none, failing(8, 24), [8, 24]],
    ['many in the baseline', failing(8, 24), failing(0, 40), [0, 40]],
    ['unfinished', none, counting(none, { drawn: 40, failed: 4, running: 12 }), [16, 40], false],
    ['dropped trials', none, counting(none, { drawn: 40, failed: 16, ignored: 16 }), [16, 40]],
    [
      'pruned trials, which are none',
      failing(24, 24),
      counting({ ...none, trials: pruned }, { drawn: 30, failed: 6, pruned: 24, ignored: 6 }),
      [6, 30],
    ],
  ])('are found and counted: %s', (_, baseline, candidate, [count, of], areOver = true) => {
    const facts = { candidate: { count, of }, areOver };
    const warning = information('failures-differ', null, facts);
    expect(differences(baseline, candidate)).toMatchObject([warning]);
  });

  test('are not found where chance explains them', () => {
    expect(differences(failing(2, 24), failing(5, 24))).toEqual([]);
    expect(differences(failing(0, 1), failing(1, 1))).toEqual([]);
  });

  test('are not asked for where none or all failed', () => {
    expect(failureChecks({ baseline: failing(0, 9), candidate: failing(0, 3) })).toEqual([]);
    expect(failureChecks({ baseline: failing(9, 9), candidate: failing(3, 3) })).toEqual([]);
    expect(failureChecks({ baseline: failing(9, 9), candidate: failing(2, 3) })).toHaveLength(1);
  });
});

test('scores that take two values in both sweeps together have shares that pass', () => {
  const every = (n: number, ...scores: readonly number[]) =>
    sweepOf(times(24, (i) => scores[i % n] ?? 1));
  const [half, third] = [every(2, 0), every(3, 0)];
  const ratesOf = (baseline: Sweep, candidate: Sweep) => passRatesOf({ baseline, candidate });
  expect(ratesOf(half, third)).toEqual({ baseline: 0.5, candidate: 2 / 3 });
  expect(ratesOf(half, every(3, 0, 0.5))).toBeNull();
  expect(ratesOf(every(1), every(1))).toBeNull();
});
