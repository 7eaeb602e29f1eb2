import {
  declaredDifferences,
  searchedColumns,
  spaceChecks,
  spaceWarnings,
} from '../../../src/decide/checks/search-space.ts';
import { levelOfEach, significant } from '../../../src/decide/warning.ts';
import { fisherPValue } from '../../../src/math/fisher.ts';
import { type Random, seededRandom } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import { drawParameters, drawSweep, type Parameters, sweepWith, times } from './drawn-sweeps.ts';

type Draw = (random: Random, i: number) => Parameters;

function drawn(n: number, draw: Draw, seed = n): Sweep {
  const random = seededRandom(seed);
  return sweepWith(times(n, (i) => [i, draw(random, i)]));
}

function namesIn(baseline: Sweep, candidate: Sweep): readonly string[] {
  const checks = spaceChecks(searchedColumns(baseline, candidate));
  const found = significant(checks, levelOfEach(checks.length));
  return spaceWarnings(baseline, candidate, found).flatMap(({ names }) => names);
}

const checked = (baseline: Sweep, candidate: Sweep) =>
  spaceChecks(searchedColumns(baseline, candidate)).map(({ subject }) => subject);

const usual = drawn(48, drawParameters);

describe('search spaces that differ', () => {
  test.each<[string, Draw, string[]]>([
    [
      'a wider range',
      (random) => ({ ...drawParameters(random), lr: 10 ** (-9 * random()) }),
      ['lr'],
    ],
    ['another scale', (random) => ({ ...drawParameters(random), lr: random() }), ['lr']],
    [
      'another choice',
      (random) => ({ ...drawParameters(random), optimizer: random() < 0.5 ? 'lion' : 'adam' }),
      ['optimizer'],
    ],
    [
      'choices of other frequency',
      (random) => ({ ...drawParameters(random), augment: random() < 0.02 }),
      ['augment'],
    ],
    [
      'a parameter more',
      (random) => ({ ...drawParameters(random), dropout: random() }),
      ['dropout'],
    ],
    [
      'a parameter that is a text now',
      (random) => ({ ...drawParameters(random), layers: random() < 0.5 ? 'few' : 'many' }),
      ['layers'],
    ],
  ])('are found by %s', (_, draw, names) => {
    expect(namesIn(usual, drawn(40, draw))).toEqual(names);
    expect(namesIn(drawn(40, draw), usual)).toEqual(names);
  });

  test('are one warning, which names five of many parameters', () => {
    const many = (from: number) =>
      drawn(20, (random) => Object.fromEntries(times(8, (i) => [`p${i}`, from + random()])));
    const [one, other] = [many(0), many(7)];
    const warnings = spaceWarnings(one, other, checked(one, other));
    expect(warnings).toMatchObject([
      { code: 'search-space-differs', kind: 'assumption', arm: null },
    ]);
    expect(warnings[0]?.names).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(warnings[0]?.message).toContain('8 parameters (the first 5 are shown)');
    expect(spaceWarnings(one, other, ['p0'])[0]?.message).toContain('one parameter.');
  });

  test('are found from six trials on where a parameter is missing from one', () => {
    const draw: Draw = (random) => ({ lr: random() });
    const more: Draw = (random) => ({ lr: random(), dropout: random() });
    expect(namesIn(drawn(6, draw), drawn(7, more))).toEqual(['dropout']);
    expect(namesIn(drawn(3, draw), drawn(3, more))).toEqual([]);
  });
});

describe('search spaces that are the same', () => {
  test.each([
    [1, 1],
    [1, 48],
    [12, 60],
    [48, 48],
  ])('are not found to differ, with %i and %i trials', (n, m) => {
    expect(namesIn(drawn(n, drawParameters, 1), drawn(m, drawParameters, 2))).toEqual([]);
  });

  test('may have fixed parameters that differ: these are not searched', () => {
    const fixed = (extra: Parameters, seed: number) =>
      drawn(30, (random) => ({ lr: random(), ...extra }), seed);
    const [one, other] = [
      fixed({ commit: 'a', epochs: 3 }, 1),
      fixed({ commit: 'b', epochs: 5, compile: true }, 2),
    ];
    expect(checked(one, other)).toEqual(['lr']);
    expect(namesIn(one, other)).toEqual([]);
  });

  test('may write numbers as text, truth values in capitals and nothing as empty', () => {
    const plain = drawn(20, (random, i) => ({
      lr: random(),
      on: i % 2 === 0,
      ...(i % 3 ? { drop: 0.5 } : {}),
    }));
    const texts = drawn(
      24,
      (random, i) => ({
        lr: String(random()),
        on: i % 2 === 0 ? 'True' : 'False',
        drop: i % 3 ? '0.50' : i % 2 ? '' : null,
      }),
      9,
    );
    expect(namesIn(plain, texts)).toEqual([]);
    expect(checked(plain, texts)).toEqual(['lr', 'on', 'drop']);
  });

  test('may have a text of its own for each trial', () => {
    const named = (arm: string, seed: number) =>
      drawn(40, (random, i) => ({ lr: random(), run: `${arm}-${i}` }), seed);
    expect(namesIn(named('a', 1), named('b', 2))).toEqual([]);
  });

  test('are not asked for where parameters of one are not known', () => {
    const unknown = sweepWith(times(30, (i) => [i, null]));
    expect(checked(usual, unknown)).toEqual([]);
    expect(checked(unknown, usual)).toEqual([]);
    expect(spaceWarnings(usual, unknown, [])).toEqual([]);
  });
});

test('the p-value of several categories is the least of all, times their number if above two', () => {
  const sweep = (values: readonly string[]) => sweepWith(values.map((mode, i) => [i, { mode }]));
  const pValue = (one: string, other: string) => {
    const columns = searchedColumns(sweep([...one]), sweep([...other]));
    return spaceChecks(columns).map((check) => check.pValue(0.01))[0] ?? Number.NaN;
  };
  const split = fisherPValue({ count: 9, of: 12 }, { count: 2, of: 14 });
  expect(pValue('aaaaaaaaabbb', 'aabbbbbbbbbbbb')).toBeCloseTo(split, 12);
  expect(pValue('aaaaaaaaabcb', 'aabbbbbbcccccc')).toBeCloseTo(3 * split, 12);
  expect(pValue('abc', 'abc')).toBe(1);
});

test('each parameter that takes several kinds of values is checked for these and for numbers', () => {
  const names = checked(drawSweep(20, seededRandom(1)), drawSweep(30, seededRandom(2)));
  expect(names).toHaveLength(new Set(names).size + 1);
  // Momentum is drawn with one of two optimizers alone; warmup is one number or a text.
  expect(names.filter((name) => name === 'momentum')).toHaveLength(2);
  expect(names).not.toContain('dataset');
});

type Space = NonNullable<NonNullable<NonNullable<Sweep['meta']>['search']>['space']>;
type Dimension = Partial<Space[string]>;

function declaring(space: Readonly<Record<string, Dimension>> | null): Sweep {
  const open = { distribution: null, low: null, high: null, log: null, choices: null };
  const full =
    space &&
    Object.fromEntries(Object.entries(space).map(([name, one]) => [name, { ...open, ...one }]));
  const search = { method: null, sampler: null, seed: null, space: full };
  const meta = {
    search,
    infrastructure: null,
    runtime: null,
    evaluation: null,
    code: null,
    notes: null,
  };
  return { ...sweepOf([1, 2, 3]), meta };
}

const differing = (one: Dimension, other: Dimension) =>
  declaredDifferences(declaring({ lr: one }), declaring({ lr: other })).length > 0;

describe('declared search spaces', () => {
  test.each<[Dimension, Dimension]>([
    [
      { low: 0, high: 1 },
      { low: 0, high: 2 },
    ],
    [
      { low: 0.1, high: 1 },
      { low: 0, high: 1 },
    ],
    [
      { low: 0, high: 1, log: true },
      { low: 0, high: 1, log: false },
    ],
    [{ distribution: 'uniform' }, { distribution: 'normal' }],
    [{ choices: [1, 2] }, { choices: [1, 2, 3] }],
    [{ choices: ['a', null] }, { choices: ['a', 'b'] }],
    [{ choices: [1, 2] }, { choices: [1] }],
    [
      { low: 0, high: 1 },
      { low: 1, high: 1 },
    ],
  ])('differ by %j and %j', (one, other) => {
    expect(differing(one, other)).toBe(true);
    expect(differing(other, one)).toBe(true);
    expect(differing(one, one)).toBe(false);
  });

  test.each<[Dimension, Dimension]>([
    [
      { low: 0, high: 1 },
      { low: 0, high: 1, log: true },
    ],
    [{ choices: [1, 2, '0.10'] }, { choices: [0.1, 2, 1, 1] }],
    [{ distribution: 'Uniform ' }, { distribution: 'uniform' }],
    [{ choices: ['a'] }, { choices: ['b'] }],
    [
      { low: 3, high: 3 },
      { low: 4, high: 4 },
    ],
    [{}, { low: 0, high: 1 }],
  ])('do not differ by %j and %j', (one, other) => {
    expect(differing(one, other)).toBe(false);
    expect(differing(other, one)).toBe(false);
  });

  test('differ by parameters that only one has, unless it holds them fixed', () => {
    const one = declaring({ lr: { low: 0, high: 1 } });
    const more = { lr: { low: 0, high: 1 }, drop: { low: 0, high: 1 }, epochs: { choices: [3] } };
    expect(declaredDifferences(one, declaring(more))).toEqual(['drop']);
    expect(declaredDifferences(declaring(more), one)).toEqual(['drop']);
  });

  test('are not compared unless both are declared', () => {
    const declared = declaring({ lr: { low: 0, high: 1 } });
    expect(declaredDifferences(declared, declaring(null))).toEqual([]);
    expect(declaredDifferences(sweepOf([1]), declared)).toEqual([]);
  });

  test('are named once with those that were drawn differently, theirs first', () => {
    const [one, other] = [
      declaring({ b: { low: 0, high: 1 } }),
      declaring({ b: { low: 0, high: 2 } }),
    ];
    const [warning] = spaceWarnings(one, other, ['a', 'b']);
    expect(warning?.names).toEqual(['b', 'a']);
    expect(warning?.message).toContain('2 parameters.');
  });
});
