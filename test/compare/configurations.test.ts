import {
  type Configuration,
  type ConfiguredTrial,
  chooseColumns,
  chooseOlder,
  inSettingsOrder,
  kernelColumn,
} from '../../src/compare/settings-model.ts';

const trial = (settings: Configuration, score = 0): ConfiguredTrial => ({ score, settings });
const each = (settings: (i: number) => Configuration, n = 6) =>
  Array.from({ length: n }, (_, i) => trial(settings(i), i));

const chosen = (
  current: ConfiguredTrial[],
  asked: string[] | null = null,
  older: ConfiguredTrial[] = [],
) => chooseColumns(current, older, [2, 4], asked);

describe('settings that trials are compared by', () => {
  test('are those with two values, in the order of code units', () => {
    const current = each((i) => ({ b: i, a: i % 2 === 0 ? 'x' : 'y', Z: i, same: 3, empty: null }));
    expect(chosen(current)).toEqual({
      names: ['Z', 'a', 'b'],
      leftOut: [{ name: 'same', why: 'constant' }],
    });
  });

  test.each<[string, (i: number) => Configuration, string]>([
    ['a number that as many have as an arm', (i) => (i < 2 ? { it: i } : {}), 'looks-like-a-label'],
    ['text with a value an arm', (i) => ({ it: i < 2 ? 'main' : 'pr' }), 'looks-like-a-label'],
    ['text that differs in every row', (i) => ({ it: `run-${i}` }), 'differs-in-every-row'],
  ])('leave out %s, unless it is asked for', (_, settings, why) => {
    const current = each(settings);
    expect(chosen(current)).toEqual({ names: [], leftOut: [{ name: 'it', why }] });
    expect(chosen(current, ['it']).names).toEqual(['it']);
  });

  test.each(['train_time', 'trainTime', 'cost', 'SEED', 'runID', 'step counter'])(
    'leave out a number called %s',
    (name) => {
      expect(chosen(each((i) => ({ [name]: i }))).leftOut).toEqual([
        { name, why: 'named-like-no-setting' },
      ]);
    },
  );

  test.each(['data_dir', 'gitCommit', 'user'])(
    'leave out text called %s, and keep a number',
    (name) => {
      expect(chosen(each((i) => ({ [name]: `v${i % 3}` }))).names).toEqual([]);
      expect(chosen(each((i) => ({ [name]: i % 3 }))).names).toEqual([name]);
    },
  );

  test('keep names that only look alike', () => {
    const names = ['bidirectional', 'drop_path', 'width', 'times_two', 'constructor'];
    const current = each((i) => Object.fromEntries(names.map((name) => [name, i])));
    expect(chosen(current).names).toEqual(names.toSorted());
    expect(
      chosen(
        each((i) => ({ lr: i })),
        ['constructor', '__proto__'],
      ).names,
    ).toEqual([]);
  });

  test('are at most 24, and the rest is named', () => {
    const { names, leftOut } = chosen(
      each((i) => Object.fromEntries(Array.from({ length: 26 }, (_, k) => [`p${k + 10}`, i]))),
    );
    expect(names).toHaveLength(24);
    expect(leftOut).toEqual(['p34', 'p35'].map((name) => ({ name, why: 'too-many' })));
  });

  test('are those that older sweeps have, where there are any', () => {
    const current = each((i) => ({ lr: i, added: i * i }));
    expect(
      chosen(
        current,
        null,
        each((i) => ({ lr: i })),
      ).names,
    ).toEqual(['lr']);
  });
});

describe('older sweeps', () => {
  const sweep = (n: number, from: number) =>
    Array.from({ length: n }, (_, i) => trial({ lr: from + i }, i));
  const used = (sizes: number[], current: ConfiguredTrial[] = []) =>
    chooseOlder(
      sizes.map((n, i) => sweep(n, 1000 * i)),
      current,
      0,
    ).map(({ length }) => length);

  test('serve whole, from the newest on, up to 192 trials and to the first that does not fit', () => {
    expect(used([100, 92, 10])).toEqual([100, 92, 0]);
    expect(used([100, 93, 10])).toEqual([100, 0, 0]);
    expect(used([300, 10])).toEqual([192, 0]);
  });

  test('serve without trials that equal a current one, and without sweeps that have no settings', () => {
    const bare = Array.from({ length: 8 }, (_, i) => trial({ lr: null }, i));
    expect(chooseOlder([bare, sweep(3, 0)], [], 0).map(({ length }) => length)).toEqual([0, 3]);
    const copy = trial({ lr: '1.0' }, 1);
    expect(used([3], [copy, trial({ lr: 2 }, 7)])).toEqual([2]);
    const raised = { ...copy, score: 1.1 };
    expect(chooseOlder([sweep(3, 0)], [raised], 0.1)[0]).toHaveLength(2);
  });
});

test('numbers are compared by rank, text by itself, and neither is like the other or like nothing', () => {
  const values = [0.1, '0.10', 30, 'sqrt', 'sqrt', 'True', true, null, ''];
  const { kinds, places } = kernelColumn(
    values.map((value) => trial({ it: value })),
    'it',
  );
  expect([...places.slice(0, 3)]).toEqual([1 / 3, 1 / 3, 5 / 6]);
  expect([...places.slice(3)]).toEqual([0, 0, 0, 0, 0, 0]);
  const same = (i: number, j: number) => kinds[i] === kinds[j];
  expect([same(0, 2), same(3, 4), same(5, 6), same(7, 8)]).toEqual([true, true, true, true]);
  expect([same(0, 3), same(3, 5), same(3, 7), same(0, 7)]).toEqual([false, false, false, false]);
});

test('trials are put in order by their settings, missing before numbers before text, then by score', () => {
  const all = [trial({ a: 'x' }), trial({ a: 2 }), trial({ a: 10 }), trial({}), trial({ a: 2 })];
  expect(inSettingsOrder(all, ['a'], Float64Array.of(1, 5, 1, 1, 2))).toEqual([3, 4, 1, 2, 0]);
});
