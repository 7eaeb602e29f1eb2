import {
  configurationWarnings,
  searchedColumns,
  spaceChecks,
  spaceWarnings,
} from '../../../src/decide/configurations.ts';
import { significant } from '../../../src/decide/findings.ts';
import { type Random, seededRandom } from '../../../src/math/random.ts';
import { fisherPValue } from '../../../src/math/significance.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';
import {
  drawParameters,
  drawSweep,
  NO_META,
  type Parameters,
  type Row,
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
const spaceWarningsOf = (baseline: Sweep, candidate: Sweep, drawn: readonly string[]) =>
  spaceWarnings({ baseline, candidate }, drawn);

function namesIn(baseline: Sweep, candidate: Sweep): readonly string[] {
  const checks = checksOf(baseline, candidate);
  const found = significant(checks, 0.01 / Math.max(1, checks.length));
  return spaceWarningsOf(baseline, candidate, found).flatMap(({ names }) => names);
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
    const warnings = spaceWarningsOf(one, other, checked(one, other));
    expect(warnings).toMatchObject([
      { code: 'search-space-differs', kind: 'assumption', arm: null },
    ]);
    expect(warnings[0]?.names).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(warnings[0]?.facts).toEqual({ parameters: 8, shown: 5 });
    expect(spaceWarningsOf(one, other, ['p0'])[0]?.facts).toEqual({ parameters: 1, shown: 1 });
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
    expect(spaceWarningsOf(usual, unknown, [])).toEqual([]);
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
const differences = (one: Sweep, other: Sweep) => spaceWarningsOf(one, other, [])[0]?.names ?? [];

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
    const [warning] = spaceWarningsOf(one, other, ['a', 'b']);
    expect(warning?.names).toEqual(['b', 'a']);
    expect(warning?.facts).toEqual({ parameters: 2, shown: 2 });
  });
});

const warningsOf = (baseline: Sweep, candidate: Sweep, isPaired = false) => {
  const pair = { baseline, candidate };
  return configurationWarnings(pair, searchedColumns(pair), { isPaired, repeats: 'separate' });
};
const withCode = (wanted: string) => (one: Sweep, other: Sweep) =>
  warningsOf(one, other).filter(({ code }) => code === wanted);
const same = withCode('same-rows');
const repeated = withCode('repeated-configurations');

type Score = (number: number) => number | null;

/** Trials of a continuous space, numbered: the same number is the same configuration. */
const sweepFrom = (numbers: readonly number[], score: Score) =>
  sweepWith(
    numbers.map((number): Row => {
      return [score(number), { lr: Math.sin(number), width: Math.cos(3 * number) }];
    }),
  );
const range = (from: number, n: number) => times(n, (i) => from + i);
const own = (seed: number) => {
  const random = seededRandom(seed);
  return () => random();
};

/** Two sweeps of which as many configurations are the same. */
const sharingWith = (one: Score, other: Score) => (n: number, m: number, shared: number) => {
  const theirs = [...range(0, shared), ...range(1000, m - shared)];
  return [sweepFrom(range(0, n), one), sweepFrom(theirs, other)] as const;
};

test('sweeps that share configurations are no repeated ones, which pairing deals with', () => {
  const [one, other] = sharingWith(own(1), own(2))(24, 24, 24);
  expect([...warningsOf(one, other), ...warningsOf(other, one, true)]).toEqual([]);
});

describe('the same rows', () => {
  const taken = sharingWith(Math.tan, Math.tan);

  test.each([
    [24, 24, 12, true],
    [48, 12, 6, true],
    [24, 24, 4, true],
    [4, 4, 3, false],
  ])('of %i and %i trials, of which %i are shared, are found: %s', (n, m, shared, areFound) => {
    const [one, other] = taken(n, m, shared);
    // The tangent of 0 has no digits that chance does not repeat.
    const facts = { shared: shared - 1 };
    const warning = { code: 'same-rows', kind: 'assumption', arm: null, facts };
    for (const found of [same(one, other), same(other, one)]) {
      expect(found).toMatchObject(areFound ? [warning] : []);
    }
  });

  test('need the same score, and one at all', () => {
    const rows = (score: number | null) =>
      sweepFrom(range(0, 20), (number) => score && score * number);
    expect(same(rows(1), rows(2))).toEqual([]);
    expect(same(rows(null), rows(null))).toEqual([]);
  });

  test('are found in one file given twice, even without parameters', () => {
    const scores = [0.1, 0.5, 0.5, null, 0.3, 0.2, 0.9];
    const [warning] = same(sweepOf(scores), sweepOf(scores, { location: 'copy.csv' }));
    expect(warning?.facts).toEqual({ shared: null });
    expect(warningsOf(sweepOf(scores), sweepOf(scores), true)).toEqual([]);
    expect(same(sweepOf(scores), sweepOf(scores.toReversed()))).toEqual([]);
    expect(same(sweepOf(scores), sweepOf([...scores, 1]))).toEqual([]);
  });

  test('are found where columns are only guessed to be parameters, if they are most rows', () => {
    const guessed = (sweep: Sweep): Sweep => ({ ...sweep, gaps: ['parameters-guessed'] });
    const ofTwo = (shared: number) => {
      const [one, other] = taken(24, 24, shared);
      return same(guessed(one), guessed(other)).map(({ facts }) => facts);
    };
    expect(ofTwo(20)).toEqual([{ shared: 20 }]);
    expect(ofTwo(4)).toEqual([]);
  });

  test('are not found in equal scores of a coarse metric, or in failures only', () => {
    const coarse = sweepOf(times(12, (i) => i % 4));
    expect(same(coarse, coarse)).toEqual([]);
    const failing = sweepOf(times(12, () => null));
    expect(same(failing, failing)).toEqual([]);
    expect(same(sweepOf([1]), sweepOf([1]))).toEqual([]);
  });
});

describe('repeated configurations', () => {
  const twice = (n: number, from = 0) => sweepFrom([...range(from, n), ...range(from, n)], own(n));
  const fresh = (n: number) => sweepFrom(range(5000, n), own(3));

  const some = (n: number, copies: number) =>
    sweepFrom([...range(0, n), ...range(0, copies)], own(1));

  test.each<[string, Sweep, Sweep, string[]]>([
    ['of the candidate', fresh(30), twice(12), ['candidate']],
    ['of the baseline', twice(12), fresh(30), ['baseline']],
    ['of both', twice(12), twice(9, 500), ['baseline', 'candidate']],
    ['eight trials', some(20, 4), fresh(30), ['baseline']],
    ['fewer than eight', some(20, 3), fresh(30), []],
    ['a tenth of the trials', some(76, 4), fresh(90), ['baseline']],
    ['less than a tenth', some(77, 4), fresh(90), []],
    ['next to eight trials', twice(12), fresh(8), ['baseline']],
    ['next to too small a sweep', twice(12), fresh(7), []],
    ['next to one that repeats the same', twice(12), twice(12), []],
    ['in two trials', twice(1), fresh(1), []],
  ])('are found in the sweep that has them: %s', (_, baseline, candidate, arms) => {
    const found = repeated(baseline, candidate);
    const warning = { code: 'repeated-configurations', kind: 'assumption' };
    expect(found).toMatchObject(arms.map((arm) => ({ ...warning, arm })));
  });

  test('are counted', () => {
    expect(repeated(fresh(30), twice(12))[0]?.facts).toEqual({ count: 24, of: 24 });
  });
});
