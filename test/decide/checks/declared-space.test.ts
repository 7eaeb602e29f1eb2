import { declaredDifferences, spaceWarnings } from '../../../src/decide/checks/search-space.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';

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

  test('differ by parameters that one alone has, unless it holds them fixed', () => {
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
