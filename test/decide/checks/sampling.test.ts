import {
  driftChecks,
  prunerWarnings,
  sweepWarnings,
  unknownMethod,
  unknownOrder,
} from '../../../src/decide/checks/sampling.ts';
import { levelOfEach, significant } from '../../../src/decide/warning.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { assessSweeps } from '../../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../../support/sweeps.ts';
import { both, NO_META, rampOf, times } from './drawn-sweeps.ts';

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
  function found(sweep: Sweep) {
    const checks = checksOf(sweep);
    return significant(checks, levelOfEach(checks.length));
  }
  const random = seededRandom(4);
  const noise = times(20_000, () => random());

  test.each([
    ['rise', ordered(ramp), 'Later trials score better', ' 1.00'],
    ['fall', ordered(ramp.toReversed()), 'Later trials score worse', '-1.00'],
    ['rise where less is better', ordered(ramp, { direction: 'minimize' }), 'score worse', ''],
  ])('is found where scores %s with the order of the trials', (_, sweep, says, correlation) => {
    const [warning, ...rest] = found(sweep);
    expect(warning).toMatchObject({ code: 'drift', kind: 'assumption', arm: 'candidate' });
    expect(warning?.message).toContain(says);
    expect(warning?.message).toContain(correlation);
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

describe('an unknown order or search method causes one warning for both sweeps', () => {
  const [known, unordered] = [ordered(ramp), sweepOf(ramp)];
  const [random, unknown] = [drawnBy('random'), drawnBy('unknown')];
  const checks = { 'order-unknown': unknownOrder, 'search-method-unknown': unknownMethod };

  test.each<[keyof typeof checks, Sweep, Sweep, ('baseline' | 'candidate' | null)[]]>([
    ['order-unknown', unordered, unordered, [null]],
    ['order-unknown', known, unordered, ['candidate']],
    ['order-unknown', unordered, known, ['baseline']],
    ['order-unknown', known, known, []],
    ['order-unknown', sweepOf([1]), known, []],
    ['search-method-unknown', unknown, unknown, [null]],
    ['search-method-unknown', random, unknown, ['candidate']],
    ['search-method-unknown', random, drawnBy('grid'), []],
    ['search-method-unknown', drawnBy('adaptive'), drawnBy('adaptive'), []],
  ])('%s, case %#', (code, baseline, candidate, arms) => {
    const expected = arms.map((arm) => ({ code, kind: 'information', arm }));
    expect(checks[code](both(baseline, candidate))).toMatchObject(expected);
  });

  test('which names the setting', () => {
    expect(unknownMethod(both(unknown, unknown))[0]?.message).toContain('`search-method: random`');
  });
});

describe('a rule that stops trials', () => {
  const pruned = (more: Partial<Sweep>, count = 3): Sweep => {
    const sweep = rampOf(12);
    return { ...sweep, counts: { ...sweep.counts, pruned: count }, ...more };
  };
  const by = (sampler: string) => ({ search: { method: 'random' as const, sampler, seed: null } });
  const codesOf = (sweep: Sweep) => prunerWarnings(both(rampOf(12), sweep)).map(({ code }) => code);

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

  const search = { method: null, sampler: 'random, then asha', seed: null, space: null };
  const rungs = { leftOut: [{ count: 4, what: 'earlier rungs' as const }] };
  test.each<[string, Sweep, string[]]>([
    ['by rounds of halving', pruned({ format: 'sklearn-cv-results' }), ['adaptive-pruner']],
    ['not by a format alone', pruned({ format: 'sklearn-cv-results' }, 0), []],
    ['by earlier rungs', pruned(rungs, 0), ['adaptive-pruner']],
    ['by sweep.meta.json', pruned({ meta: { ...NO_META, search } }), ['adaptive-pruner']],
    ['in doubt by stopped trials', pruned({}), ['pruner-unknown']],
    ['in doubt next to a sampler', pruned(by('RandomSampler')), ['pruner-unknown']],
    ['in doubt where it may be', pruned({ gaps: ['stops-unknown'] }, 0), ['pruner-unknown']],
    ['not by hidden failures', pruned({ gaps: ['failures-hidden'] }, 0), []],
    ['not where none is stopped', pruned({}, 0), []],
  ])('shows %s', (_, sweep, codes) => {
    expect(codesOf(sweep)).toEqual(codes);
  });

  test('causes one warning for both sweeps', () => {
    const found = prunerWarnings(both(pruned(by('asha')), pruned(by('pbt'))));
    expect(found).toMatchObject([{ code: 'adaptive-pruner', kind: 'assumption', arm: null }]);
    const mixed = prunerWarnings(both(pruned(by('asha')), pruned({})));
    expect(mixed).toMatchObject([
      { code: 'adaptive-pruner', arm: 'baseline' },
      { code: 'pruner-unknown', kind: 'information', arm: 'candidate' },
    ]);
  });
});

test.each<[Method, string | null]>([
  ['grid', 'form a grid'],
  ['adaptive', 'steer later ones'],
  ['random', null],
  ['unknown', null],
])('a %s search is in doubt: %s', (method, says) => {
  const warnings = sweepWarnings('candidate', drawnBy(method, { running: 1 }));
  const message = expect.stringContaining(says ?? '');
  const doubt = { code: 'adaptive-sampler', kind: 'assumption', arm: 'candidate', message };
  const unfinished = { code: 'unfinished-trials', kind: 'information' };
  expect(warnings).toMatchObject(says === null ? [unfinished] : [doubt, unfinished]);
});

test.each<[number, number, object[]]>([
  [0, 0, []],
  [0, 2, [{ arm: 'candidate', message: expect.stringMatching(/^2 unfinished trials are not/) }]],
  [1, 5, [{ arm: 'baseline', message: expect.stringMatching(/^1 unfinished trial is not/) }, {}]],
])('%i and %i unfinished trials are counted and change no verdict', (one, other, expected) => {
  const [baseline, candidate] = [rampOf(48, { running: one }), rampOf(48, { running: other })];
  const { verdict, gate, warnings } = assessSweeps(baseline, candidate, settingsWith());
  expect(warnings.filter(({ code }) => code === 'unfinished-trials')).toMatchObject(expected);
  expect({ verdict, gate }).toEqual({ verdict: 'none', gate: 'pass' });
});
