import { quickRandom } from '../../src/math/random.ts';
import { times } from '../decide/checks/drawn-sweeps.ts';
import { compared, csvOf, trialsOf, type Written } from './sweeps-as-written.ts';

const random = quickRandom(41);
const RANDOM = { searchMethod: 'random', metric: 'value' } as const;
const quality = (lr: number) => 0.9 - 0.05 * (Math.log10(lr) + 3) ** 2;
const drawLr = () => 10 ** (-5 + 4 * random());
const drawn = times(30, () => ({ lr: drawLr(), wd: random() }));
const noise = () => 0.01 * random();
const scored = (rows: readonly { lr: number; wd: number }[], shift = 0): Written[] =>
  rows.map((row) => ({ value: quality(row.lr) + noise() + shift, ...row }));
/** The same values, each in another row. */
const dealt = <T>(values: readonly T[]): T[] =>
  values.map((_, i) => values[(7 * i + 11) % values.length] as T);
const codes = ({ warnings }: { warnings: readonly { code: string }[] }) =>
  warnings.map(({ code }) => code);

describe('a number that is searched stays part of what makes a pair', () => {
  const base = trialsOf(scored(drawn));
  const lost = (lr: (one: number, i: number) => number) =>
    drawn.map((row, i) => ({ ...row, value: quality(row.lr) - 0.2, lr: lr(row.lr, i) }));
  const others = dealt(drawn.map(({ lr }) => lr));

  test('nudged and dealt anew to other trials it does not hide a loss', async () => {
    for (const nudge of [1e-9, 1e-3]) {
      const candidate = trialsOf(lost((_, i) => (others[i] as number) * (1 + nudge)));
      const asked = await compared(base, candidate, { ...RANDOM, pairing: 'paired' });
      expect(asked).toMatchObject({ gate: 'fail', reasonCode: 'unmatched' });
      if (nudge > 1e-6) expect(codes(asked)).toContain('search-moved');
    }
  });

  test('written by another printer it still makes pairs', async () => {
    const candidate = trialsOf(lost((lr) => Math.fround(lr)));
    const result = await compared(base, candidate, { ...RANDOM, pairing: 'paired' });
    expect(result).toMatchObject({
      gate: 'fail',
      reasonCode: 'worse',
      test: { pairs: { n: 30, differing: 0 } },
    });
  });

  test('with another range the sweeps are independent, unless the base asks for pairs without it', async () => {
    const candidate = trialsOf(scored(drawn.map((row) => ({ ...row, lr: 2 * row.lr }))));
    expect((await compared(base, candidate, RANDOM)).test).toBeNull();
    const byDecay = await compared(base, candidate, { ...RANDOM, pairing: 'paired', pairBy: 'wd' });
    expect(byDecay).toMatchObject({ gate: 'pass', test: { pairs: { n: 30, differing: 30 } } });
  });

  test('a path that is another in every trial, and a fixed number, are left out and named', async () => {
    const named = (arm: string, layers: number, rows: readonly Written[]) =>
      trialsOf(rows.map((row, i) => ({ ...row, path: `/tmp/${arm}/${i}`, layers })));
    const result = await compared(
      named('a', 2, scored(drawn)),
      named('b', 3, scored(drawn, -0.2)),
      RANDOM,
    );
    expect(result).toMatchObject({ gate: 'fail', test: { pairs: { n: 30, differing: 30 } } });
    const [left] = result.warnings.filter(({ code }) => code === 'parameters-left-out');
    expect(left?.names).toEqual(['path', 'layers']);
    expect(result.statements[0]?.text).not.toContain('same settings');
  });
});

describe('pairs by the numbers of trials', () => {
  const byTrial = { ...RANDOM, pairBy: 'trial' } as const;
  const base = trialsOf(scored(drawn));

  test('need a draw in the same order: numbers dealt anew do not hide a loss', async () => {
    const result = await compared(base, trialsOf(dealt(scored(drawn, -0.2))), byTrial);
    expect(result).toMatchObject({ gate: 'fail', reasonCode: 'unmatched' });
    expect(codes(result)).toContain('trials-dealt-anew');
  });

  test('hold where every value of a parameter has moved, also the other way round', async () => {
    for (const moved of [(lr: number) => 3 * lr, (lr: number) => 1e-3 / lr]) {
      const rows = drawn.map((row) => ({
        ...row,
        value: quality(row.lr) + noise(),
        lr: moved(row.lr),
      }));
      const result = await compared(base, trialsOf(rows), byTrial);
      expect(result).toMatchObject({ gate: 'pass', test: { pairs: { n: 30, differing: 30 } } });
    }
  });

  test('need equal settings where no number is searched, and nothing where none is known', async () => {
    const kinds = times(30, (i) => ({ layers: 1 + ((i * i) % 5), value: random() }));
    const again = kinds.map((row) => ({ ...row, value: random() }));
    expect((await compared(trialsOf(kinds), trialsOf(again), byTrial)).test?.pairs?.n).toBe(30);
    const result = await compared(trialsOf(kinds), trialsOf(dealt(again)), byTrial);
    expect(result.reasonCode).toBe('unmatched');
    const scores = csvOf(times(30, () => ({ accuracy: random() })));
    expect((await compared(scores, scores, { ...byTrial, metric: 'accuracy' })).reasonCode).toBe(
      'identical',
    );
  });
});

test('a given column that repeats is never dropped in silence, and the one that mends it is named', async () => {
  const rows = (shift: number) =>
    csvOf(
      times(50, (i) => ({
        config: `c${i % 10}`,
        fold: Math.floor(i / 10),
        accuracy: random() - shift,
      })),
    );
  const given = { ...RANDOM, metric: 'accuracy' } as const;
  for (const pairing of ['auto', 'paired'] as const) {
    const result = await compared(rows(0), rows(0.5), { ...given, pairing, pairBy: 'config' });
    expect(result).toMatchObject({ gate: 'fail', reasonCode: 'unmatched' });
    const [said] = result.warnings.filter(({ code }) => code === 'pair-by-repeats');
    expect(said?.message).toContain('only 10 values of its own in 50 trials');
    expect(said?.names).toEqual(['config', 'fold']);
  }
  const mended = await compared(rows(0), rows(0.5), { ...given, pairBy: 'config,fold' });
  expect(mended).toMatchObject({ reasonCode: 'worse', test: { pairs: { n: 50 } } });
  // Compared as independent sweeps, nothing is asked of the column.
  const apart = await compared(rows(0), rows(0), {
    ...given,
    pairing: 'independent',
    pairBy: 'config',
  });
  expect(apart.reasonCode).not.toBe('unmatched');
});

describe('where there is nothing to tell apart, there is neither a tick nor a claim', () => {
  const failed = trialsOf(drawn.map((row) => ({ ...row, value: null, state: 'FAIL' })));
  const equal = (score: number) => csvOf(times(48, () => ({ accuracy: score })));
  const unknown = { verdict: 'insufficient', gate: 'neutral' } as const;

  test('as where every trial of the baseline failed, in pairs too', async () => {
    const others = trialsOf(
      drawn.map(() => ({ value: null, state: 'FAIL', lr: random(), wd: random() })),
    );
    for (const candidate of [failed, others, trialsOf(scored(drawn))]) {
      const result = await compared(failed, candidate, RANDOM);
      expect(result).toMatchObject({ ...unknown, reasonCode: 'no-scores' });
      expect(result.statements.map(({ id }) => id)).not.toContain('slowdown-caught');
    }
  });

  test('or all scores are equal', async () => {
    expect(await compared(equal(0.5), equal(0.5), {})).toMatchObject({
      ...unknown,
      reasonCode: 'all-equal',
    });
    expect(await compared(equal(0.5), equal(0.4), {})).toMatchObject({ gate: 'fail' });
  });

  test('but a candidate of which every trial fails is worse', async () => {
    const result = await compared(trialsOf(scored(drawn)), failed, RANDOM);
    expect(result).toMatchObject({ gate: 'fail', reasonCode: 'worse' });
  });
});
