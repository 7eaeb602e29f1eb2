import {
  searchedColumns,
  spaceChecks,
  spaceWarnings,
} from '../../../src/decide/checks/search-space.ts';
import { significant } from '../../../src/decide/warning.ts';
import { type Random, seededRandom } from '../../../src/math/random.ts';
import { fisherPValue } from '../../../src/math/significance.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import {
  drawParameters,
  drawSweep,
  NO_META,
  type Parameters,
  sweepWith,
  times,
} from './drawn-sweeps.ts';

type Draw = (random: Random, i: number) => Parameters;

function drawn(n: number, draw: Draw, seed = n): Sweep {
  const random = seededRandom(seed);
  return sweepWith(times(n, (i) => [i, draw(random, i)]));
}

const checksOf = (baseline: Sweep, candidate: Sweep) =>
  spaceChecks(searchedColumns({ baseline, candidate }));
const warningsOf = (baseline: Sweep, candidate: Sweep, drawn: readonly string[]) =>
  spaceWarnings({ baseline, candidate }, drawn);

function namesIn(baseline: Sweep, candidate: Sweep): readonly string[] {
  const checks = checksOf(baseline, candidate);
  const found = significant(checks, 0.01 / Math.max(1, checks.length));
  return warningsOf(baseline, candidate, found).flatMap(({ names }) => names);
}

const checked = (baseline: Sweep, candidate: Sweep) =>
  checksOf(baseline, candidate).map(({ subject }) => subject);

const usual = drawn(48, drawParameters);

describe('search spaces that differ', () => {
  test.each<[string, string, Draw]>([
    ['a wider range', 'lr', (random) => ({ lr: 10 ** (-9 * random()) })],
    ['another scale', 'lr', (random) => ({ lr: random() })],
    ['another choice', 'optimizer', (random) => ({ optimizer: random() < 0.5 ? 'lion' : 'adam' })],
    ['choices of other frequency', 'augment', (random) => ({ augment: random() < 0.02 })],
    ['a parameter more', 'dropout', (random) => ({ dropout: random() })],
    ['a text instead of a number', 'layers', (random) => ({ layers: random() < 0.5 ? 'a' : 'b' })],
  ])('are found by %s: %s', (_, name, draw) => {
    const other = drawn(40, (random, i) => ({ ...drawParameters(random), ...draw(random, i) }));
    expect(namesIn(usual, other)).toEqual([name]);
    expect(namesIn(other, usual)).toEqual([name]);
  });

  test('are one warning, which names five of many parameters', () => {
    const many = (from: number) =>
      drawn(20, (random) => Object.fromEntries(times(8, (i) => [`p${i}`, from + random()])));
    const [one, other] = [many(0), many(7)];
    const warnings = warningsOf(one, other, checked(one, other));
    expect(warnings).toMatchObject([
      { code: 'search-space-differs', kind: 'assumption', arm: null },
    ]);
    expect(warnings[0]?.names).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(warnings[0]?.facts).toEqual({ parameters: 8, shown: 5 });
    expect(warningsOf(one, other, ['p0'])[0]?.facts).toEqual({ parameters: 1, shown: 1 });
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
    const one = fixed({ commit: 'a', epochs: 3 }, 1);
    const other = fixed({ commit: 'b', epochs: 5, compile: true }, 2);
    expect(checked(one, other)).toEqual(['lr']);
    expect(namesIn(one, other)).toEqual([]);
  });

  test('may write numbers as text, truth values in capitals and nothing as empty', () => {
    const plain = drawn(20, (random, i) => {
      return { lr: random(), on: i % 2 === 0, ...(i % 3 ? { drop: 0.5 } : {}) };
    });
    const texts = drawn(24, (random, i) => {
      const drop = i % 3 ? '0.50' : i % 2 ? '' : null;
      return { lr: String(random()), on: i % 2 === 0 ? 'True' : 'False', drop };
    });
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
    expect(warningsOf(usual, unknown, [])).toEqual([]);
  });
});

test('the p-value of several categories is the least of all, times their number if above two', () => {
  const sweep = (values: readonly string[]) => sweepWith(values.map((mode, i) => [i, { mode }]));
  const pValue = (one: string, other: string) => {
    const checks = checksOf(sweep([...one]), sweep([...other]));
    return checks.map((check) => check.pValue(0.01))[0] ?? Number.NaN;
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
  const search = { method: null, sampler: null, pruner: null, seed: null, space: full };
  return { ...sweepOf([1, 2, 3]), meta: { ...NO_META, search } };
}

/** The parameters that two declared spaces differ in. */
const differences = (one: Sweep, other: Sweep) => warningsOf(one, other, [])[0]?.names ?? [];

const differing = (one: Dimension, other: Dimension) =>
  differences(declaring({ lr: one }), declaring({ lr: other })).length > 0;

describe('declared search spaces', () => {
  const between = (low: number, high: number, log: boolean | null = null) => ({ low, high, log });
  const among = (...choices: NonNullable<Space[string]['choices']>) => ({ choices });

  test.each<[boolean, Dimension, Dimension]>([
    [true, between(0, 1), between(0, 2)],
    [true, between(0.1, 1), between(0, 1)],
    [true, between(0, 1, true), between(0, 1, false)],
    [true, { distribution: 'uniform' }, { distribution: 'normal' }],
    [true, among(1, 2), among(1, 2, 3)],
    [true, among('a', null), among('a', 'b')],
    [true, among(1, 2), among(1)],
    [true, between(0, 1), between(1, 1)],
    [false, between(0, 1), between(0, 1, true)],
    [false, between(0, 1), between(0, 1)],
    [false, among(1, 2, '0.10'), among(0.1, 2, 1, 1)],
    [false, { distribution: 'Uniform ' }, { distribution: 'uniform' }],
    [false, among('a'), among('b')],
    [false, between(3, 3), between(4, 4)],
    [false, {}, between(0, 1)],
  ])('differ (%j) by %j and %j', (isDifferent, one, other) => {
    expect(differing(one, other)).toBe(isDifferent);
    expect(differing(other, one)).toBe(isDifferent);
  });

  test('differ by parameters that only one has, unless it holds them fixed', () => {
    const one = declaring({ lr: between(0, 1) });
    const other = declaring({ lr: between(0, 1), drop: between(0, 1), epochs: among(3) });
    expect(differences(one, other)).toEqual(['drop']);
    expect(differences(other, one)).toEqual(['drop']);
  });

  test('are not compared unless both are declared', () => {
    const declared = declaring({ lr: between(0, 1) });
    expect(differences(declared, declaring(null))).toEqual([]);
    expect(differences(sweepOf([1]), declared)).toEqual([]);
  });

  test('are named once with those that were drawn differently, theirs first', () => {
    const [one, other] = [declaring({ b: between(0, 1) }), declaring({ b: between(0, 2) })];
    const [warning] = warningsOf(one, other, ['a', 'b']);
    expect(warning?.names).toEqual(['b', 'a']);
    expect(warning?.facts).toEqual({ parameters: 2, shown: 2 });
  });
});
