import fc from 'fast-check';
import {
  bestConfiguration,
  type ChecklistItem,
  checklistOf,
  checklistsOf,
  curveOf,
} from '../../src/decide/index.ts';
import type { Sweep, SweepMeta } from '../../src/parse/index.ts';
import { scores } from '../support/arbitraries.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf, withTrials } from '../support/sweeps.ts';
import { NO_META } from './checks/drawn-sweeps.ts';

type Code = ChecklistItem['item'];
type Drawn = Sweep['trials'][number]['parameters'];
type Space = NonNullable<NonNullable<SweepMeta['search']>['space']>;

const PLAIN = sweepOf([0.5, 0.7, null]);
const NO_BOUNDS = { distribution: null, low: null, high: null, log: null, choices: null };

function withMeta(part: Partial<SweepMeta>): Sweep {
  return { ...PLAIN, meta: { ...NO_META, ...part } };
}

function itemOf<Name extends Code>(name: Name, sweep: Sweep) {
  const found = checklistOf(sweep, null).find(({ item }) => item === name);
  return found as Extract<ChecklistItem, { item: Name }>;
}

function costing(costs: readonly (number | null)[], unit: string | null, meta = NO_META): Sweep {
  const scores = costs.map((_, i) => i);
  return { ...sweepOf(scores, { costs, unit }), meta };
}

function drawing(drawn: readonly Drawn[], space: Space | null = null): Sweep {
  const scores = drawn.map((_, i) => i);
  const search = space && { method: null, sampler: null, pruner: null, seed: null, space };
  return { ...sweepOf(scores, { parameters: drawn }), meta: { ...NO_META, search } };
}

describe('the checklist', () => {
  test('has the items of the paper’s text box in their order, of bare scores only what they show', () => {
    const items = checklistOf(PLAIN, curveOf(PLAIN, settingsWith()));
    expect(items.map(({ item, state }) => `${item}: ${state}`)).toEqual([
      'infrastructure: missing',
      'runtime: missing',
      'data-splits: missing',
      'validation-performance: reported',
      'code: missing',
      'search-space-bounds: missing',
      'best-configuration: partly',
      'number-of-trials: reported',
      'search-method: reported',
      'selection-criterion: reported',
      'curve: reported',
    ]);
  });

  const empty = {
    infrastructure: { hardware: null, software: null, provider: null },
    evaluation: { data: null, split: null, selection: null },
    code: { repository: null, commit: null },
    runtime: { trialSeconds: null, totalSeconds: null, energyKilowattHours: null },
  };
  const saying = <Part extends keyof typeof empty>(
    part: Part,
    given: Partial<NonNullable<SweepMeta[Part]>>,
  ) => withMeta({ [part]: { ...empty[part], ...given } });
  const random = { method: 'random', sampler: null, seed: null } as const;
  const unknown = { method: 'unknown', sampler: null, seed: null } as const;
  const saysRandom = withMeta({ search: { ...random, pruner: null, space: null } });
  const saysGrid = withMeta({ search: { ...random, pruner: null, method: 'grid', space: null } });
  const fiveSeconds = saying('runtime', { trialSeconds: 5 }).meta ?? undefined;
  const source = { ...PLAIN.source, sha: 'a'.repeat(40) };
  const ofRun = { ...PLAIN, source: { ...source, runUrl: 'https://x' } };
  const sampled = { ...PLAIN, search: { ...unknown, sampler: 'x' } };
  const KNOWN = { all: 'reported', part: 'partly', nothing: 'missing' } as const;
  test.each<[Code, string, Sweep, keyof typeof KNOWN]>([
    ['infrastructure', 'hardware', saying('infrastructure', { hardware: 'L4' }), 'all'],
    ['infrastructure', 'provider', saying('infrastructure', { provider: 'us' }), 'part'],
    ['data-splits', 'the split', saying('evaluation', { split: 'dev' }), 'all'],
    ['data-splits', 'the data', saying('evaluation', { data: 'x' }), 'part'],
    ['validation-performance', 'failures', sweepOf([null]), 'nothing'],
    ['code', 'a repository', saying('code', { repository: 'x' }), 'all'],
    ['code', 'a commit', saying('code', { commit: 'x' }), 'part'],
    ['code', 'the commit it was trained on', { ...PLAIN, source }, 'part'],
    ['code', 'a run', ofRun, 'all'],
    ['best-configuration', 'parameters', drawing([{ x: 1 }]), 'all'],
    ['best-configuration', 'empty parameters', drawing([{}]), 'part'],
    ['best-configuration', 'failures', sweepOf([null]), 'nothing'],
    ['number-of-trials', 'failures', sweepOf([null]), 'all'],
    ['search-method', 'nothing', { ...PLAIN, search: unknown }, 'nothing'],
    ['search-method', 'a sampler', sampled, 'part'],
    ['search-method', 'meta data', { ...saysRandom, search: random }, 'all'],
    ['search-method', 'a contradiction', { ...saysGrid, search: random }, 'all'],
    ['selection-criterion', 'a metric', PLAIN, 'all'],
    ['selection-criterion', 'more', saying('evaluation', { selection: 'x' }), 'all'],
    ['runtime', 'times', costing([1, 2], 'seconds'), 'all'],
    ['runtime', 'compute time', costing([1, 2], 'GPU-hours'), 'all'],
    ['runtime', 'a word that begins like a time', costing([1, 2], 'hourglasses'), 'part'],
    ['runtime', 'a cost without a unit', costing([1, 2], null), 'part'],
    ['runtime', 'a total', saying('runtime', { totalSeconds: 5 }), 'part'],
    ['runtime', 'its energy', saying('runtime', { energyKilowattHours: 5 }), 'part'],
    ['runtime', 'seconds next to money', costing([1], 'USD', fiveSeconds), 'all'],
    ['runtime', 'times next to seconds', costing([1], 's', fiveSeconds), 'all'],
    ['curve', 'no curve in the report', PLAIN, 'nothing'],
  ])('for %s, given %s, knows what can be known', (name, _, sweep, known) => {
    expect(itemOf(name, sweep)).toMatchObject({ item: name, state: KNOWN[known] });
  });

  test('takes the trained commit as that of the code, even if sweep.meta.json names another', () => {
    const sweep = { ...withMeta({ code: { repository: 'x', commit: 'b' } }), source };
    expect(itemOf('code', sweep)).toMatchObject({ repository: 'x', commit: source.sha });
  });
});

describe('the runtime', () => {
  test('is the mean of the costs there are', () => {
    const found = itemOf('runtime', costing([60, null, 180, 120], 'hours'));
    expect(found).toMatchObject({ mean: 120, total: 360, unit: 'hours' });
  });

  test('from sweep.meta.json is in seconds, with its energy', () => {
    const runtime = { trialSeconds: 5, totalSeconds: 50, energyKilowattHours: 2 };
    const times = { mean: 5, total: 50, unit: 'seconds' };
    const energy = { energyKilowattHours: 2 };
    expect(itemOf('runtime', withMeta({ runtime }))).toMatchObject({ ...times, ...energy });
    const spent = costing([1, 3], 'seconds', { ...NO_META, runtime });
    expect(itemOf('runtime', spent)).toMatchObject({ mean: 2, total: 4, ...energy });
  });
});

describe('the bounds of the search space', () => {
  const spaceOf = (drawn: readonly Drawn[], space: Space | null = null) =>
    itemOf('search-space-bounds', drawing(drawn, space));

  test('are missing where no parameters are known', () => {
    const missing = { state: 'missing', parameters: [] };
    expect(spaceOf([null, null])).toMatchObject(missing);
    expect(spaceOf([{}])).toMatchObject(missing);
  });

  test('are known in part where trials show which parameters there are', () => {
    const space = spaceOf([{ x: 2, y: 'b', z: null }, null, { x: 0.5, y: 'b', z: 1 }]);
    expect(space).toMatchObject({ state: 'partly' });
    expect(space.parameters.map(({ name, isDrawn }) => [name, isDrawn])).toEqual([
      ['x', true],
      ['z', true],
    ]);
  });

  test.each<[readonly (string | number | boolean)[], number]>([
    [['', '5'], 1],
    [['0.10', 0.1], 0],
    [['True', true], 0],
    [['auto', '1e3'], 1],
  ])('take %j for what they are, however a tool writes them', (values, varied) => {
    expect(spaceOf(values.map((x) => ({ x }))).parameters).toHaveLength(varied);
  });

  test.each<[string, Partial<Space[string]>, readonly (string | number | null)[], boolean]>([
    ['both ends', { low: 0, high: 1 }, [0, 0.5, 1], true],
    ['one end', { low: 0 }, [0.5, 1], false],
    ['choices', { choices: ['a', 1, null] }, ['a', '1.0', null], true],
    ['no choice at all', { choices: [] }, ['a', 'c'], false],
    ['only a distribution', { distribution: 'uniform' }, [1, 2], false],
  ])('declared with %s are known or not: %j, %j', (_, declared, values, isSound) => {
    const drawn = values.map((x) => ({ x, fixed: 10 }));
    const state = isSound ? 'reported' : 'partly';
    expect(spaceOf(drawn, { x: { ...NO_BOUNDS, ...declared } }).state).toBe(state);
  });

  test('of only some parameters are known in part, unless the others never changed', () => {
    const declared = { x: { ...NO_BOUNDS, low: 0, high: 1 } };
    const drawn = (y: number) => [0, 1].map((x) => ({ x, y: x * y }));
    expect(spaceOf(drawn(1), declared)).toMatchObject({ state: 'partly' });
    const all = { state: 'reported', parameters: [{ name: 'x' }] };
    expect(spaceOf(drawn(0), declared)).toMatchObject(all);
  });

  test('are listed even for what no trial has', () => {
    const { parameters, ...space } = spaceOf([null], { x: { ...NO_BOUNDS, low: 0, high: 1 } });
    expect(space).toMatchObject({ state: 'reported' });
    expect(parameters).toMatchObject([{ name: 'x', isDrawn: false }]);
    expect(spaceOf([null], { x: NO_BOUNDS })).toMatchObject({ state: 'partly' });
    const empty = spaceOf([{ x: null }, { x: '' }], { x: NO_BOUNDS });
    expect(empty.parameters).toMatchObject([{ name: 'x', isDrawn: false }]);
  });

  test('are listed up to a hundred', () => {
    const names = Array.from({ length: 150 }, (_, i) => `p${i}`);
    const drawn = [0, 1].map((trial) =>
      Object.fromEntries(names.map((name, i) => [name, i < 20 ? 0 : trial])),
    );
    const { parameters } = spaceOf(drawn);
    expect(parameters).toHaveLength(100);
    expect(parameters[0]?.name).toBe('p20');
  });

  test('hold for names that every object inherits', () => {
    const { parameters } = spaceOf(
      [1, 2].map((x) => JSON.parse(`{"__proto__": ${x}, "constructor": ${x}}`)),
    );
    expect(parameters.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
  });
});

const good = sweepOf(spread(48, 0.8, 0.9));
const curves = (baseline: Sweep | null, candidate: Sweep | null) => {
  const lists = checklistsOf(assessSweeps(baseline, candidate, settingsWith()));
  const last = (items: readonly ChecklistItem[] | null) => items?.at(-1) ?? null;
  return [last(lists.baseline), last(lists.candidate)];
};

const shown = { item: 'curve', state: 'reported' };
const missing = { item: 'curve', state: 'missing' };
test.each<[string, Sweep | null, Sweep | null, readonly (object | null)[]]>([
  ['two sweeps', good, sweepOf([0.5]), [shown, shown]],
  ['the one sweep there is', null, good, [null, shown]],
  ['metrics that differ', good, { ...good, metric: 'loss' }, [missing, missing]],
  ['a baseline only', good, null, [missing, null]],
  ['no sweep', null, null, [null, null]],
])(
  'the checklists of a report know exactly the curves that it shows: %s',
  (_, baseline, candidate, expected) => {
    const found = curves(baseline, candidate);
    expect(found).toEqual(expected.map((curve) => curve && expect.objectContaining(curve)));
  },
);

describe('the best configuration', () => {
  test('is that of the greatest score where more is better', () => {
    const sweep = withTrials(sweepOf([0.5, 0.9, null, 0.7]), (_, i) => ({
      cost: 10 + i,
      seed: i,
      parameters: { x: i },
    }));
    expect(bestConfiguration(sweep)).toEqual({
      score: 0.9,
      sharedBy: 1,
      where: 'sweep.csv, line 3',
      outcome: 'completed',
      cost: 11,
      seed: 1,
      parameters: { x: 1 },
      varied: ['x'],
    });
  });

  test('is the first of those that share the score, and says how many do', () => {
    const sweep = sweepOf([0.1, 0.9, 0.9, 0.2, 0.9]);
    expect(bestConfiguration(sweep)).toMatchObject({ sharedBy: 3, where: 'sweep.csv, line 3' });
  });

  test('has no parameters where the files have none, or say that there are none', () => {
    expect(bestConfiguration(sweepOf([1, 2]))).toMatchObject({ parameters: null, varied: [] });
    const without = sweepOf([1, 2], { parameters: [{}, {}] });
    expect(bestConfiguration(without)).toMatchObject({ parameters: {}, varied: [] });
  });

  test('names what the search varied, not what never changed', () => {
    const drawn = [{ x: 1, y: 'a', z: null }, null, { x: 1, y: 'b', z: null, w: 0 }] as const;
    const sweep = sweepOf([1, null, 2], { parameters: drawn });
    expect(bestConfiguration(sweep)?.varied).toEqual(['y', 'w']);
  });
});

test('every sweep has its greatest score for its best, in any order, and mirrored where less is better', () => {
  fc.assert(
    fc.property(scores, (all) => {
      const values = all.map((score) => (score === -Infinity ? null : score));
      const best = bestConfiguration(sweepOf(values));
      const mirrored = values.map((value) => value && 0 - value);
      const mirror = bestConfiguration(sweepOf(mirrored, { direction: 'minimize' }));
      expect(mirror).toEqual(best && { ...best, score: 0 - best.score });
      const most = Math.max(...all);
      if (most === -Infinity) return expect(best).toBeNull();
      const sharedBy = all.filter((score) => score === most).length;
      const reversed = bestConfiguration(sweepOf([...values].reverse()));
      for (const found of [best, reversed]) {
        expect(found).toMatchObject({ score: most, sharedBy });
      }
    }),
  );
});
