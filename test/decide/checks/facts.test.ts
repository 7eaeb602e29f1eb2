import {
  impreciseCosts,
  missingCosts,
  smallSweeps,
  suspectedFailures,
  tiedScores,
  unequalSizes,
} from '../../../src/decide/checks/facts.ts';
import { prunerWarnings, unknownMethod } from '../../../src/decide/checks/sampling.ts';
import type { ArmedSweep } from '../../../src/decide/warning.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import { times } from './drawn-sweeps.ts';

const both = (baseline: Sweep, candidate: Sweep): ArmedSweep[] => [
  { arm: 'baseline', sweep: baseline },
  { arm: 'candidate', sweep: candidate },
];
const ramp = (n: number, making = {}) =>
  sweepOf(
    times(n, (i) => i),
    making,
  );
const armsOf = (warnings: readonly { arm: string | null }[]) => warnings.map(({ arm }) => arm);

describe('small and unequal sweeps', () => {
  test('are small below 12 trials', () => {
    expect(smallSweeps(both(ramp(12), ramp(100)))).toEqual([]);
    const found = smallSweeps(both(ramp(11), ramp(1)));
    expect(found).toMatchObject([
      { code: 'small-n', kind: 'information', arm: 'baseline' },
      { code: 'small-n', arm: 'candidate' },
    ]);
    expect(found[0]?.message).toMatch(/^11 trials resolve /);
    expect(found[1]?.message).toMatch(/^1 trial resolves /);
  });

  test('are unequal above a factor of four', () => {
    expect(unequalSizes(ramp(12), ramp(48))).toEqual([]);
    expect(unequalSizes(ramp(1), ramp(1))).toEqual([]);
    for (const found of [unequalSizes(ramp(12), ramp(49)), unequalSizes(ramp(49), ramp(12))]) {
      expect(found).toMatchObject([{ code: 'unequal-n', kind: 'information', arm: null }]);
      expect(found[0]?.message).toContain('49 trials and the other 12');
    }
  });
});

describe('ties', () => {
  test('are counted where scores are tied', () => {
    const found = tiedScores(both(sweepOf([1, 2, 1, 3, 2, 1]), ramp(6)));
    expect(found).toMatchObject([{ code: 'ties', kind: 'information', arm: 'baseline' }]);
    expect(found[0]?.message).toMatch(/^5 of 6 trials share/);
  });

  test('are none between failed trials, single ones, or the two sweeps', () => {
    expect(tiedScores(both(sweepOf([null, null, 1]), sweepOf([1])))).toEqual([]);
  });
});

describe('costs', () => {
  const costing = (costs: readonly (number | null)[]) => ramp(costs.length, { costs });

  test('that one sweep alone has leave budgets in trials', () => {
    const [dear, free] = [costing([1, 2]), ramp(2)];
    expect(missingCosts(dear, free)).toMatchObject([
      { code: 'cost-missing', kind: 'information', arm: 'candidate' },
    ]);
    expect(armsOf(missingCosts(free, dear))).toEqual(['baseline']);
    expect(missingCosts(dear, dear)).toEqual([]);
    expect(missingCosts(free, free)).toEqual([]);
  });

  test('are imprecise where the standard error of the mean is above a tenth of it', () => {
    // Mean 2, variance 16 · 1 / 15 of 16 trials: the standard error is 2 · 0.129.
    const wide = costing(times(16, (i) => (i % 2 ? 1 : 3)));
    const narrow = costing(times(16, (i) => (i % 2 ? 1.5 : 2.5)));
    const found = impreciseCosts(both(wide, narrow));
    expect(found).toMatchObject([{ code: 'cost-imprecise', kind: 'information', arm: 'baseline' }]);
    expect(found[0]?.message).toContain('about 13 %');
    // 27 trials make 0.0998; 26 make 0.1.
    const alternating = (n: number) => costing(times(n, (i) => (i % 2 ? 1 : 3)));
    expect(impreciseCosts(both(alternating(28), alternating(28)))).toEqual([]);
    expect(impreciseCosts(both(alternating(24), alternating(24)))).toHaveLength(2);
  });

  test('are so in any unit, and by those that are known', () => {
    for (const scale of [1e-300, 1, 1e300]) {
      const wide = costing([null, scale, 3 * scale, null]);
      expect(impreciseCosts(both(wide, wide))[0]?.message).toContain('about 50 %');
    }
  });

  test('are not so where budgets are in trials, or one cost is all that is known', () => {
    const wide = costing([1, 9]);
    expect(impreciseCosts(both(wide, ramp(2)))).toEqual([]);
    expect(impreciseCosts(both(costing([1]), costing([null, 2])))).toEqual([]);
  });
});

describe('a value that may stand for failure', () => {
  const losses = (values: readonly number[]) => sweepOf(values, { direction: 'minimize' });

  test('is named, and the setting for it', () => {
    const found = suspectedFailures(both(losses([0.2, 0.31, 0.27]), losses([999, 0.2, 999, 0.31])));
    expect(found).toMatchObject([
      { code: 'failed-value-suspected', kind: 'information', arm: 'candidate' },
    ]);
    expect(found[0]?.message).toMatch(/^2 trials score 999, .*`failed-value: 999`\.$/);
  });

  test('is no bad score like others', () => {
    expect(suspectedFailures(both(losses([0.9, 0.9, 0.2, 0.31]), losses([1])))).toEqual([]);
  });
});

describe('an unknown search method', () => {
  const drawnBy = (method: Sweep['search']['method']): Sweep => ({
    ...ramp(12),
    search: { method, sampler: null, seed: null },
  });

  test('is said, once for both sweeps', () => {
    const found = unknownMethod(both(drawnBy('unknown'), drawnBy('unknown')));
    expect(found).toMatchObject([
      { code: 'search-method-unknown', kind: 'information', arm: null },
    ]);
    expect(found[0]?.message).toContain('`search-method: random`');
    expect(armsOf(unknownMethod(both(drawnBy('random'), drawnBy('unknown'))))).toEqual([
      'candidate',
    ]);
  });

  test('is not said of known ones, good or bad', () => {
    for (const method of ['random', 'grid', 'adaptive'] as const) {
      expect(unknownMethod(both(drawnBy(method), drawnBy(method)))).toEqual([]);
    }
  });
});

describe('a rule that stops trials', () => {
  const pruned = (more: Partial<Sweep>, count = 3): Sweep => {
    const sweep = ramp(12);
    return { ...sweep, counts: { ...sweep.counts, pruned: count }, ...more };
  };
  const by = (sampler: string) => ({ search: { method: 'random' as const, sampler, seed: null } });
  const codesOf = (sweep: Sweep) => prunerWarnings(both(ramp(12), sweep)).map(({ code }) => code);

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

  test('is said once for both sweeps, with its kind', () => {
    const found = prunerWarnings(both(pruned(by('asha')), pruned(by('pbt'))));
    expect(found).toMatchObject([{ code: 'adaptive-pruner', kind: 'assumption', arm: null }]);
    const mixed = prunerWarnings(both(pruned(by('asha')), pruned({})));
    expect(mixed).toMatchObject([
      { code: 'adaptive-pruner', arm: 'baseline' },
      { code: 'pruner-unknown', kind: 'information', arm: 'candidate' },
    ]);
  });
});
