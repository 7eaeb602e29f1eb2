import {
  driftChecks,
  prunerWarnings,
  sweepWarnings,
  unknownMethod,
  unknownOrder,
} from '../../../src/decide/checks/sampling.ts';
import type { Assessment } from '../../../src/decide/index.ts';
import { type ArmedSweep, levelOfEach, significant } from '../../../src/decide/warning.ts';
import { seededRandom } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { assessSweeps } from '../../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../../support/sweeps.ts';
import { times } from './drawn-sweeps.ts';

const both = (baseline: Sweep, candidate: Sweep): ArmedSweep[] => [
  { arm: 'baseline', sweep: baseline },
  { arm: 'candidate', sweep: candidate },
];
const rising = (n: number, making = {}) =>
  sweepOf(
    times(n, (i) => i),
    making,
  );
const armsOf = (warnings: readonly { arm: string | null }[]) => warnings.map(({ arm }) => arm);

const ordered = (scores: readonly (number | null)[], making = {}): Sweep => ({
  ...sweepOf(scores, making),
  isOrdered: true,
});

function found(sweep: Sweep) {
  const checks = driftChecks([{ arm: 'candidate', sweep }], 0);
  return significant(checks, levelOfEach(checks.length));
}

const ramp = times(12, (i) => i);

describe('drift', () => {
  test('is found where scores rise or fall with the order of the trials', () => {
    const [rising] = found(ordered(ramp));
    expect(rising).toMatchObject({ code: 'drift', kind: 'assumption', arm: 'candidate' });
    expect(rising?.message).toContain('Later trials score better');
    expect(rising?.message).toContain('1.00');
    const [falling] = found(ordered(ramp.toReversed()));
    expect(falling?.message).toContain('Later trials score worse');
    expect(falling?.message).toContain('-1.00');
  });

  test('looks at what is better, not at what is larger', () => {
    const [losses] = found(ordered(ramp, { direction: 'minimize' }));
    expect(losses?.message).toContain('score worse');
  });

  test('is found where early trials fail, and where ties abound', () => {
    const failing = [...times(8, () => null), ...spread(16, 0, 1)];
    expect(found(ordered(failing))).toHaveLength(1);
    expect(found(ordered(times(20, (i) => (i < 10 ? 0 : 1))))).toHaveLength(1);
  });

  test('is not found in shuffled scores, in two trials or in one', () => {
    const random = seededRandom(4);
    expect(found(ordered(times(48, () => random())))).toEqual([]);
    expect(found(ordered([1, 2]))).toEqual([]);
    expect(found(ordered([1]))).toEqual([]);
  });

  test('is not asked for where the order is unknown or all scores are the same', () => {
    const checks = (sweep: Sweep) => driftChecks([{ arm: 'baseline', sweep }], 0);
    expect(checks(sweepOf(ramp))).toEqual([]);
    expect(checks(ordered([5, 5, 5]))).toEqual([]);
    expect(checks(ordered([null, null, null]))).toEqual([]);
    expect(checks(ordered(ramp))).toHaveLength(1);
  });

  test('is found in 20,000 trials too', () => {
    const random = seededRandom(1);
    const scores = times(20_000, () => random());
    expect(found(ordered(scores))).toEqual([]);
    expect(found(ordered(scores.map((score, i) => score + i / 100_000)))).toHaveLength(1);
  });
});

describe('an unknown order', () => {
  const said = (...sweeps: readonly [Sweep, Sweep]) =>
    unknownOrder([
      { arm: 'baseline', sweep: sweeps[0] },
      { arm: 'candidate', sweep: sweeps[1] },
    ]);

  test('causes one warning for both sweeps', () => {
    expect(said(sweepOf(ramp), sweepOf(ramp))).toMatchObject([
      { code: 'order-unknown', kind: 'information', arm: null },
    ]);
    expect(said(ordered(ramp), sweepOf(ramp))).toMatchObject([{ arm: 'candidate' }]);
    expect(said(sweepOf(ramp), ordered(ramp))).toMatchObject([{ arm: 'baseline' }]);
  });

  test('causes none if the order is known or there is a single trial', () => {
    expect(said(ordered(ramp), ordered(ramp))).toEqual([]);
    expect(said(sweepOf([1]), ordered(ramp))).toEqual([]);
  });
});

describe('an unknown search method', () => {
  const drawnBy = (method: Sweep['search']['method']): Sweep => ({
    ...rising(12),
    search: { method, sampler: null, seed: null },
  });

  test('causes one warning for both sweeps', () => {
    const found = unknownMethod(both(drawnBy('unknown'), drawnBy('unknown')));
    expect(found).toMatchObject([
      { code: 'search-method-unknown', kind: 'information', arm: null },
    ]);
    expect(found[0]?.message).toContain('`search-method: random`');
    expect(armsOf(unknownMethod(both(drawnBy('random'), drawnBy('unknown'))))).toEqual([
      'candidate',
    ]);
  });

  test('causes none for known methods, good or bad', () => {
    for (const method of ['random', 'grid', 'adaptive'] as const) {
      expect(unknownMethod(both(drawnBy(method), drawnBy(method)))).toEqual([]);
    }
  });
});

describe('a rule that stops trials', () => {
  const pruned = (more: Partial<Sweep>, count = 3): Sweep => {
    const sweep = rising(12);
    return { ...sweep, counts: { ...sweep.counts, pruned: count }, ...more };
  };
  const by = (sampler: string) => ({ search: { method: 'random' as const, sampler, seed: null } });
  const codesOf = (sweep: Sweep) => prunerWarnings(both(rising(12), sweep)).map(({ code }) => code);

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

  test('does so where the rounds of halving show, or sweep.meta.json says it', () => {
    expect(codesOf(pruned({ format: 'sklearn-cv-results' }))).toEqual(['adaptive-pruner']);
    expect(codesOf(pruned({ format: 'sklearn-cv-results' }, 0))).toEqual([]);
    const rungs = { leftOut: [{ count: 4, what: 'earlier rungs' as const }] };
    expect(codesOf(pruned(rungs, 0))).toEqual(['adaptive-pruner']);
    const search = { method: null, sampler: 'random, then asha', seed: null, space: null };
    const others = { infrastructure: null, runtime: null, evaluation: null, code: null };
    const meta = { search, ...others, notes: null };
    expect(codesOf(pruned({ meta }))).toEqual(['adaptive-pruner']);
  });

  test('is not known where trials were only stopped, or may have been', () => {
    expect(codesOf(pruned({}))).toEqual(['pruner-unknown']);
    expect(codesOf(pruned(by('RandomSampler')))).toEqual(['pruner-unknown']);
    expect(codesOf(pruned({ gaps: ['stops-unknown'] }, 0))).toEqual(['pruner-unknown']);
    expect(codesOf(pruned({ gaps: ['failures-hidden'] }, 0))).toEqual([]);
    expect(codesOf(pruned({}, 0))).toEqual([]);
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

describe('the warning of a search that is not random', () => {
  const drawnBy = (method: 'random' | 'grid' | 'adaptive' | 'unknown') =>
    sweepWarnings('candidate', {
      ...rising(12, { running: 1 }),
      search: { method, sampler: null, seed: null },
    });

  test('is about an assumption, while that of unfinished trials informs', () => {
    for (const method of ['grid', 'adaptive'] as const) {
      expect(drawnBy(method)).toMatchObject([
        { code: 'adaptive-sampler', kind: 'assumption', arm: 'candidate' },
        { code: 'unfinished-trials', kind: 'information' },
      ]);
    }
    expect(drawnBy('grid')[0]?.message).toContain('form a grid');
    expect(drawnBy('adaptive')[0]?.message).toContain('steer later ones');
  });

  test('is not given for random or unknown ones', () => {
    for (const method of ['random', 'unknown'] as const) {
      expect(drawnBy(method).map(({ code }) => code)).toEqual(['unfinished-trials']);
    }
  });
});

describe('the warning of unfinished trials', () => {
  const withRunning = (baseline: number, candidate: number) =>
    assessSweeps(
      rising(48, { running: baseline }),
      rising(48, { running: candidate }),
      settingsWith(),
    );

  const unfinishedIn = ({ warnings }: Assessment) =>
    warnings.filter(({ code }) => code === 'unfinished-trials');

  test('names the arm and counts them', () => {
    const [one, other, ...rest] = unfinishedIn(withRunning(1, 3));
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ code: 'unfinished-trials', arm: 'baseline', names: [] });
    expect(one?.message).toMatch(/^1 unfinished trial is not counted/);
    expect(other).toMatchObject({ code: 'unfinished-trials', arm: 'candidate' });
    expect(other?.message).toMatch(/^3 unfinished trials are not counted/);
  });

  test('is not given where all are finished', () => {
    expect(unfinishedIn(withRunning(0, 0))).toEqual([]);
    expect(unfinishedIn(withRunning(0, 2)).map(({ arm }) => arm)).toEqual(['candidate']);
  });

  test('does not change the verdict', () => {
    const { verdict, gate } = withRunning(5, 5);
    expect({ verdict, gate }).toEqual({ verdict: 'none', gate: 'pass' });
  });
});
