import fc from 'fast-check';
import { type ChecklistItem, checklistOf, checklistsOf, curveOf } from '../../src/decide/index.ts';
import type { Sweep, SweepMeta } from '../../src/parse/index.ts';
import { scores } from '../support/arbitraries.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

type Code = ChecklistItem['item'];
type Drawn = Sweep['trials'][number]['parameters'];
type Space = NonNullable<NonNullable<SweepMeta['search']>['space']>;

const NOTHING: SweepMeta = {
  search: null,
  infrastructure: null,
  runtime: null,
  evaluation: null,
  code: null,
  notes: null,
};
const PLAIN = sweepOf([0.5, 0.7, null]);
const NO_BOUNDS = { distribution: null, low: null, high: null, log: null, choices: null };

function withMeta(part: Partial<SweepMeta>): Sweep {
  return { ...PLAIN, meta: { ...NOTHING, ...part } };
}

function itemOf<Name extends Code>(name: Name, sweep: Sweep) {
  const found = checklistOf(sweep, null).find(({ item }) => item === name);
  return found as Extract<ChecklistItem, { item: Name }>;
}

function costing(costs: readonly (number | null)[], unit: string | null, meta = NOTHING): Sweep {
  const sweep = sweepOf(costs.map((_, i) => i));
  const trials = sweep.trials.map((trial, i) => ({ ...trial, cost: costs[i] ?? null }));
  return { ...sweep, trials, cost: { mean: 1, unit, from: costs.length }, meta };
}

function drawing(drawn: readonly Drawn[], space: Space | null = null): Sweep {
  const sweep = sweepOf(drawn.map((_, i) => i));
  const trials = sweep.trials.map((trial, i) => ({ ...trial, parameters: drawn[i] ?? null }));
  const search = space && { method: null, sampler: null, seed: null, space };
  return { ...sweep, trials, meta: { ...NOTHING, search } };
}

describe('the checklist', () => {
  test('has the items of the paper’s text box in their order', () => {
    expect(checklistOf(PLAIN, null).map(({ item }) => item)).toEqual([
      'infrastructure',
      'runtime',
      'data-splits',
      'validation-performance',
      'code',
      'search-space-bounds',
      'best-configuration',
      'number-of-trials',
      'search-method',
      'selection-criterion',
      'curve',
    ]);
  });

  test('of bare scores knows only what they show', () => {
    const known = checklistOf(PLAIN, curveOf(PLAIN, settingsWith()))
      .filter(({ state }) => state === 'reported')
      .map(({ item }) => item);
    expect(known).toEqual([
      'validation-performance',
      'number-of-trials',
      'search-method',
      'selection-criterion',
      'curve',
    ]);
  });

  const fill = <Part extends object>(empty: Part, given: Partial<Part>) => ({ ...empty, ...given });
  const infra = (given: Partial<NonNullable<SweepMeta['infrastructure']>>) =>
    withMeta({ infrastructure: fill({ hardware: null, software: null, provider: null }, given) });
  const data = (given: Partial<NonNullable<SweepMeta['evaluation']>>) =>
    withMeta({ evaluation: fill({ data: null, split: null, selection: null }, given) });
  const code = (given: Partial<NonNullable<SweepMeta['code']>>) =>
    withMeta({ code: fill({ repository: null, commit: null }, given) });
  const runtime = (given: Partial<NonNullable<SweepMeta['runtime']>>) =>
    fill({ trialSeconds: null, totalSeconds: null, energyKilowattHours: null }, given);
  const taking = (given: Partial<NonNullable<SweepMeta['runtime']>>) =>
    withMeta({ runtime: runtime(given) });
  const random = { method: 'random', sampler: null, seed: null } as const;
  const unknown = { method: 'unknown', sampler: null, seed: null } as const;
  const saysRandom = withMeta({ search: { ...random, space: null } });
  const fiveSeconds = { ...NOTHING, runtime: runtime({ trialSeconds: 5 }) };
  const source = { ...PLAIN.source, sha: 'a'.repeat(40) };
  const ofRun = { ...PLAIN, source: { ...source, runUrl: 'https://x' } };
  const sampled = { ...PLAIN, search: { ...unknown, sampler: 'x' } };
  const KNOWN = {
    all: { state: 'reported', from: 'sweep' },
    'all, by meta': { state: 'reported', from: 'meta' },
    part: { state: 'partly', from: 'sweep' },
    'part, by meta': { state: 'partly', from: 'meta' },
    nothing: { state: 'missing', from: null },
  } as const;
  test.each<[Code, string, Sweep, keyof typeof KNOWN]>([
    ['infrastructure', 'nothing', PLAIN, 'nothing'],
    ['infrastructure', 'its hardware', infra({ hardware: 'L4' }), 'all, by meta'],
    ['infrastructure', 'its provider', infra({ provider: 'us' }), 'part, by meta'],
    ['infrastructure', 'blanks', infra({ hardware: ' ', software: '' }), 'nothing'],
    ['data-splits', 'the split', data({ split: 'dev' }), 'all, by meta'],
    ['data-splits', 'the data', data({ data: 'x' }), 'part, by meta'],
    ['data-splits', 'nothing of it', data({}), 'nothing'],
    ['validation-performance', 'scores', PLAIN, 'all'],
    ['validation-performance', 'failures', sweepOf([null]), 'nothing'],
    ['code', 'nothing', PLAIN, 'nothing'],
    ['code', 'a repository', code({ repository: 'x' }), 'all, by meta'],
    ['code', 'a commit', code({ commit: 'x' }), 'part, by meta'],
    ['code', 'the commit it was trained on', { ...PLAIN, source }, 'part'],
    ['code', 'a run', ofRun, 'all'],
    ['best-configuration', 'no parameters', PLAIN, 'part'],
    ['best-configuration', 'parameters', drawing([{ x: 1 }]), 'all'],
    ['best-configuration', 'empty parameters', drawing([{}]), 'part'],
    ['best-configuration', 'failures', sweepOf([null]), 'nothing'],
    ['number-of-trials', 'failures', sweepOf([null]), 'all'],
    ['search-method', 'what was recorded', PLAIN, 'all'],
    ['search-method', 'nothing', { ...PLAIN, search: unknown }, 'nothing'],
    ['search-method', 'a sampler', sampled, 'part'],
    ['search-method', 'meta data', { ...saysRandom, search: random }, 'all, by meta'],
    [
      'search-method',
      'a contradiction',
      { ...saysRandom, search: { ...random, method: 'grid' } },
      'all',
    ],
    ['selection-criterion', 'a metric', PLAIN, 'all'],
    ['selection-criterion', 'more', data({ selection: 'x' }), 'all, by meta'],
    ['runtime', 'nothing', PLAIN, 'nothing'],
    ['runtime', 'times', costing([1, 2], 'seconds'), 'all'],
    ['runtime', 'compute time', costing([1, 2], 'GPU-hours'), 'all'],
    ['runtime', 'money', costing([1, 2], 'USD'), 'part'],
    ['runtime', 'a word that begins like a time', costing([1, 2], 'hourglasses'), 'part'],
    ['runtime', 'a cost without a unit', costing([1, 2], null), 'part'],
    ['runtime', 'seconds', taking({ trialSeconds: 5 }), 'all, by meta'],
    ['runtime', 'a total', taking({ totalSeconds: 5 }), 'part, by meta'],
    ['runtime', 'its energy', taking({ energyKilowattHours: 5 }), 'part, by meta'],
    ['runtime', 'seconds next to money', costing([1], 'USD', fiveSeconds), 'all, by meta'],
    ['runtime', 'times next to seconds', costing([1], 's', fiveSeconds), 'all'],
    ['curve', 'no curve in the report', PLAIN, 'nothing'],
  ])('for %s, given %s, knows what can be known', (name, _, sweep, known) => {
    expect(itemOf(name, sweep)).toMatchObject({ item: name, ...KNOWN[known] });
  });

  test('takes the trained commit as that of the code, even if sweep.meta.json names another', () => {
    const sweep = { ...withMeta({ code: { repository: 'x', commit: 'b' } }), source };
    expect(itemOf('code', sweep)).toMatchObject({ repository: 'x', commit: source.sha });
  });
});

describe('the runtime', () => {
  test('is the mean of the trials that have a cost, with its spread and total', () => {
    const mean = { mean: 120, deviation: 60, total: 360, unit: 'seconds', trials: 3 };
    expect(itemOf('runtime', costing([60, null, 180, 120], 'seconds'))).toMatchObject(mean);
  });

  test('of one trial has no spread', () => {
    const one = { mean: 7, deviation: null, total: 7, trials: 1 };
    expect(itemOf('runtime', costing([7], 'minutes'))).toMatchObject(one);
  });

  test('keeps the digits of a small spread about a large mean', () => {
    const costs = [1e9 + 1, 1e9 + 2, 1e9 + 3];
    expect(itemOf('runtime', costing(costs, 'seconds'))).toMatchObject({
      mean: 1e9 + 2,
      deviation: 1,
    });
  });

  test('is unknown where it overflows', () => {
    const costs = [1.5e308, 1e307];
    const item = itemOf('runtime', costing(costs, 'seconds'));
    expect(item).toMatchObject({ deviation: null, total: expect.any(Number) });
    expect(itemOf('runtime', costing([1.5e308, 1.5e308], 'seconds')).total).toBeNull();
  });

  test('from sweep.meta.json is in seconds, with its energy', () => {
    const runtime = { trialSeconds: 5, totalSeconds: 50, energyKilowattHours: 2 };
    const times = { mean: 5, deviation: null, total: 50, unit: 'seconds', trials: null };
    const energy = { energyKilowattHours: 2 };
    expect(itemOf('runtime', withMeta({ runtime }))).toMatchObject({ ...times, ...energy });
    const spent = costing([1, 3], 'seconds', { ...NOTHING, runtime });
    expect(itemOf('runtime', spent)).toMatchObject({ mean: 2, total: 4, ...energy });
  });
});

describe('the bounds of the search space', () => {
  const spaceOf = (drawn: readonly Drawn[], space: Space | null = null) =>
    itemOf('search-space-bounds', drawing(drawn, space));

  test('are missing where no parameters are known', () => {
    const missing = { state: 'missing', from: null, parameters: [], known: 0, fixed: 0 };
    expect(spaceOf([null, null])).toMatchObject(missing);
    expect(spaceOf([{}])).toMatchObject(missing);
  });

  test('are in part what the trials drew', () => {
    const drawn = [{ x: 2, y: 'b', z: null }, null, { x: 0.5, y: 'a', z: 1 }];
    const space = spaceOf(drawn);
    expect(space).toMatchObject({ state: 'partly', from: 'sweep', known: 3, fixed: 0 });
    expect(space.parameters.map(({ name, observed }) => [name, observed])).toEqual([
      ['x', { least: 0.5, greatest: 2, isSometimesNone: false, distinct: 2, examples: [0.5, 2] }],
      [
        'y',
        { least: null, greatest: null, isSometimesNone: false, distinct: 2, examples: ['b', 'a'] },
      ],
      ['z', { least: 1, greatest: 1, isSometimesNone: true, distinct: 1, examples: [1] }],
    ]);
  });

  test('take an empty field for none', () => {
    const [x] = spaceOf([{ x: '' }, { x: '5' }, { x: 7 }]).parameters;
    expect(x?.observed).toMatchObject({ least: 5, greatest: 7, isSometimesNone: true });
  });

  test('take numbers and truth values for what they are, however a tool writes them', () => {
    const drawn = [
      { x: '0.10', y: 'True', z: 'auto' },
      { x: 0.1, y: true, z: '1e3' },
    ];
    const { parameters } = spaceOf(drawn);
    expect(
      Object.fromEntries(parameters.map(({ name, observed }) => [name, observed])),
    ).toMatchObject({
      x: { least: 0.1, greatest: 0.1, distinct: 1 },
      y: { least: null, greatest: null, distinct: 1 },
      z: { least: null, greatest: null, distinct: 2 },
    });
  });

  test.each<[string, Partial<Space[string]>, readonly (string | number | null)[], boolean]>([
    ['both ends', { low: 0, high: 1 }, [0, 0.5, 1], true],
    ['ends that went through a logarithm', { low: 1e-5, high: 0.1 }, [9.9999999999e-6, 0.1], true],
    ['an end that is passed', { low: 0, high: 1 }, [0.5, 1.1], false],
    ['an end that is passed below', { low: 0.1, high: 1 }, [0.5, 0.09], false],
    ['ends for a word', { low: 0, high: 1 }, [0.5, 'auto'], false],
    ['one end', { low: 0 }, [0.5, 1], false],
    ['choices', { choices: ['a', 1, null] }, ['a', '1.0', null], true],
    ['choices of which one is not', { choices: ['a', 'b'] }, ['a', 'c'], false],
    ['no choice at all', { choices: [] }, ['a', 'c'], false],
    ['only a distribution', { distribution: 'uniform' }, [1, 2], false],
  ])('declared with %s are known or not: %j, %j', (_, declared, values, isSound) => {
    const drawn = values.map((x) => ({ x, fixed: 10 }));
    const state = isSound ? 'reported' : 'partly';
    expect(spaceOf(drawn, { x: { ...NO_BOUNDS, ...declared } }).state).toBe(state);
  });

  test('of only some parameters are known in part', () => {
    const declared = { x: { ...NO_BOUNDS, low: 0, high: 1 } };
    const some = spaceOf(
      [
        { x: 0, y: 1 },
        { x: 1, y: 2 },
      ],
      declared,
    );
    expect(some).toMatchObject({ state: 'partly', from: 'meta' });
    const all = spaceOf(
      [
        { x: 0, y: 1 },
        { x: 1, y: 1 },
      ],
      declared,
    );
    expect(all).toMatchObject({ state: 'reported', from: 'meta', known: 2, fixed: 1 });
  });

  test('are listed even for what no trial has', () => {
    const declared = { x: { ...NO_BOUNDS, low: 0, high: 1 } };
    const space = spaceOf([null], declared);
    expect(space).toMatchObject({ state: 'reported', from: 'meta', known: 1 });
    expect(space.parameters[0]?.observed).toBeNull();
    expect(spaceOf([null], { x: NO_BOUNDS })).toMatchObject({ state: 'partly', from: 'meta' });
  });

  test('are listed up to a hundred, with those that never changed at the end', () => {
    const names = Array.from({ length: 150 }, (_, i) => `p${i}`);
    const drawn = [0, 1].map((trial) =>
      Object.fromEntries(names.map((name, i) => [name, i < 100 ? 0 : trial])),
    );
    const space = spaceOf(drawn);
    expect(space).toMatchObject({ known: 150, fixed: 100 });
    expect(space.parameters).toHaveLength(100);
    expect(space.parameters[0]?.name).toBe('p100');
    expect(space.parameters[50]?.name).toBe('p0');
  });

  test('hold for names that every object inherits', () => {
    const drawn = [1, 2].map((x) =>
      Object.fromEntries([
        ['__proto__', x],
        ['constructor', x],
      ]),
    );
    const names = spaceOf(drawn).parameters.map(({ name }) => name);
    expect(names).toEqual(['__proto__', 'constructor']);
  });
});

describe('the checklists of a report', () => {
  const good = sweepOf(spread(48, 0.8, 0.9));
  const curves = (baseline: Sweep | null, candidate: Sweep | null) => {
    const lists = checklistsOf(assessSweeps(baseline, candidate, settingsWith()));
    const last = (items: readonly ChecklistItem[] | null) => items?.at(-1) ?? null;
    return [last(lists.baseline), last(lists.candidate)];
  };

  test('know the curves that it shows', () => {
    const [baseline, candidate] = curves(good, sweepOf([0.5]));
    expect(baseline).toMatchObject({ state: 'reported', resolvableBudget: expect.closeTo(8.2, 1) });
    expect(candidate).toMatchObject({ state: 'reported' });
  });

  test('know those of costs in trials', () => {
    const trials = good.trials.map((trial) => ({ ...trial, cost: 60 }));
    const costly = { ...good, trials, cost: { mean: 60, unit: 'seconds', from: 48 } };
    const [baseline] = curves(costly, costly);
    expect(baseline).toMatchObject({ resolvableBudget: expect.closeTo(8.2, 1) });
  });

  test('know the one sweep there is', () => {
    expect(curves(null, good)).toMatchObject([null, { item: 'curve', state: 'reported' }]);
  });

  test('miss the curves that it does not show', () => {
    const missing = { item: 'curve', state: 'missing', resolvableBudget: null };
    const other = { ...good, metric: 'loss' };
    expect(curves(good, other)).toMatchObject([missing, missing]);
    expect(curves(good, null)).toMatchObject([missing, null]);
    expect(curves(null, null)).toEqual([null, null]);
  });
});

describe('every checklist', () => {
  const value = fc.oneof(
    fc.integer({ min: -2, max: 2 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom('a', '', 'NaN', '1e999', '0.5', true, null),
  );
  const drawn = fc.option(fc.dictionary(fc.constantFrom('x', 'y', '__proto__', 'z'), value));
  const bounds = fc.record({
    distribution: fc.constantFrom(null, 'uniform'),
    low: fc.constantFrom(null, -1),
    high: fc.constantFrom(null, 1),
    log: fc.constantFrom(null, true),
    choices: fc.constantFrom(null, [], ['a', 1, null]),
  });
  const sweeps = fc
    .record({
      all: scores,
      drawn: fc.array(drawn, { minLength: 1, maxLength: 5 }),
      space: fc.option(fc.dictionary(fc.constantFrom('x', 'y', 'v'), bounds)),
      unit: fc.constantFrom(null, 'USD', 'seconds'),
      cost: fc.option(fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true })),
    })
    .map(({ all, drawn, space, unit, cost }): Sweep => {
      const sweep = sweepOf(all.map((score) => (score === -Infinity ? null : score)));
      const trials = sweep.trials.map((trial, i) => {
        return { ...trial, cost, parameters: drawn[i % drawn.length] ?? null };
      });
      const search = space && { method: null, sampler: null, seed: null, space };
      const mean = cost === null ? null : { mean: cost, unit, from: trials.length };
      return { ...sweep, trials, cost: mean, meta: { ...NOTHING, search } };
    });

  test('names the source of what is known, and none where nothing is', () => {
    fc.assert(
      fc.property(sweeps, (sweep) => {
        for (const { state, from } of checklistOf(sweep, null)) {
          expect(from === null).toBe(state === 'missing');
        }
      }),
    );
  });

  /** Where two values are not the same, −0 aside. */
  function unlike(a: unknown, b: unknown, path = ''): string[] {
    if (typeof a !== 'object' || a === null) return a === b ? [] : [path];
    const other = new Map(Object.entries(b ?? {}));
    const names = new Set([...Object.keys(a), ...other.keys()]);
    const own = new Map(Object.entries(a));
    return [...names].flatMap((name) => unlike(own.get(name), other.get(name), `${path}.${name}`));
  }

  test('comes through JSON as it is, is the same again, and leaves the sweep as it was', () => {
    fc.assert(
      fc.property(sweeps, (sweep) => {
        const before = JSON.stringify(sweep);
        const items = checklistOf(sweep, null);
        const text = JSON.stringify(items);
        expect(unlike(items, JSON.parse(text))).toEqual([]);
        expect(JSON.stringify(checklistOf(sweep, null))).toBe(text);
        expect(JSON.stringify(sweep)).toBe(before);
      }),
    );
  });
});
