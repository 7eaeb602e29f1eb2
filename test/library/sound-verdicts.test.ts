import { quickRandom } from '../../src/math/random.ts';
import { times } from '../decide/checks/drawn-sweeps.ts';
import { compared, csvOf, trialsOf, WORSE, type Written } from './sweeps-as-written.ts';

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
    expect(result).toMatchObject({ ...WORSE, test: { pairs: { n: 30, differing: 0 } } });
  });

  test('with another range the sweeps are independent, unless the base asks for pairs without it', async () => {
    const candidate = trialsOf(scored(drawn.map((row) => ({ ...row, lr: 2 * row.lr }))));
    expect((await compared(base, candidate, RANDOM)).test).toMatchObject({ unit: 'trial' });
    const byDecay = await compared(base, candidate, { ...RANDOM, pairing: 'paired', pairBy: 'wd' });
    expect(byDecay).toMatchObject({ gate: 'pass', test: { pairs: { n: 30, differing: 30 } } });
  });

  test('a path that is another in every trial, and a fixed number, are left out', async () => {
    const named = (arm: string, layers: number, shift: number) =>
      trialsOf(
        scored(drawn, shift).map((row, i) => ({ ...row, path: `/tmp/${arm}/${i}`, layers })),
      );
    const result = await compared(named('a', 2, 0), named('b', 3, -0.2), RANDOM);
    expect(result).toMatchObject({ gate: 'fail', test: { pairs: { n: 30, differing: 30 } } });
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
      const rows = drawn.map(({ lr, wd }) => ({ lr: moved(lr), wd, value: quality(lr) + noise() }));
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
  const alone = { ...given, pairing: 'independent' } as const;
  const apart = await compared(rows(0), rows(0), { ...alone, pairBy: 'config' });
  expect(apart.reasonCode).not.toBe('unmatched');
});

describe('where there is nothing to tell apart, there is neither a tick nor a claim', () => {
  const failed = trialsOf(drawn.map((row) => ({ ...row, value: null, state: 'FAIL' })));
  const equal = (score: number) => csvOf(times(48, () => ({ accuracy: score })));
  const unknown = { verdict: 'insufficient', gate: 'neutral' } as const;

  test('as where every trial of the baseline failed, in pairs too', async () => {
    const others = trialsOf(drawn.map(() => ({ state: 'FAIL', lr: random(), wd: random() })));
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
});

describe('a list that nobody has drawn', () => {
  /** As `study.enqueue_trial` leaves them: Optuna notes what was fixed. */
  const picked = (rows: readonly Written[], n = rows.length) => {
    const [head = '', ...lines] = trialsOf(rows).split('\n');
    const noted = lines.map((line, i) =>
      line === '' ? line : `${line},${i < n ? '"{\'lr\': 1}"' : '{}'}`,
    );
    return [`${head},system_attrs_fixed_params`, ...noted].join('\n');
  };
  const [base, lost] = [picked(scored(drawn)), picked(scored(drawn, -0.2))];
  const { metric } = RANDOM;

  test('is tested in pairs, strictly too, and limits claim nothing beyond it', async () => {
    const promised = { metric, margin: 0.5, target: 0.8 };
    for (const strict of [false, true]) {
      const failing = await compared(base, lost, { metric, strict });
      expect(failing).toMatchObject({ ...WORSE, test: { pairs: { n: 30 } } });
      const passing = await compared(base, picked(scored(drawn)), { ...promised, strict });
      expect(passing).toMatchObject({
        ...{ gate: 'pass', ruledOut: null, notWorse: null, jointLevel: null, target: null },
      });
      expect(codes(passing)).toContain('list-not-drawn');
    }
  });

  test('claims what limits say where it is known to be drawn at random', async () => {
    const [one, other] = [scored(drawn), scored(drawn)].map(trialsOf) as [string, string];
    const result = await compared(one, other, RANDOM);
    expect(result).toMatchObject({ gate: 'pass', ruledOut: expect.anything() });
    expect(codes(result)).not.toContain('list-not-drawn');
  });

  test('does not count as draws where it is only part of a search', async () => {
    const own = () => times(40, () => ({ lr: drawLr(), wd: random() }));
    const result = await compared(picked(scored(own()), 10), picked(scored(own()), 10), RANDOM);
    expect(result).toMatchObject({
      test: { unit: 'trial' },
      baseline: { trials: { counted: 30, ignored: 10 } },
    });
  });

  test('has no rate where it is compared with other trials', async () => {
    const others = trialsOf(
      scored(
        times(30, () => ({ lr: drawLr(), wd: random() })),
        -0.3,
      ),
    );
    const result = await compared(base, others, { metric });
    expect(result).toMatchObject({ gate: 'neutral', reasonCode: 'adaptive-baseline' });
  });

  test('has a rate that is only about right where the baseline itself chose it by its scores', async () => {
    const steered = trialsOf(scored(drawn))
      .split('\n')
      .map((line, i) =>
        line === '' ? line : `${line},${i === 0 ? 'system_attrs_tpe:relative_params' : '{}'}`,
      )
      .join('\n');
    const rateOf = async (baseline: string) => {
      const { statements } = await compared(baseline, trialsOf(scored(drawn)), { metric });
      return statements.find(({ id }) => id === 'rate')?.text;
    };
    expect(await rateOf(steered)).toContain('fails about 3 times in 1,000');
    expect(await rateOf(base)).toContain('fails at most 3 times in 1,000');
  });
});

test('costs that are hardly known make limits on their axis claim nothing, and that stands in the open', async () => {
  const costly = (spread: number) =>
    csvOf(times(48, () => ({ accuracy: random(), hours: Math.exp(spread * (random() - 0.5)) })));
  const options = { metric: 'accuracy', cost: 'hours', margin: 1, target: 0.5 } as const;
  const vague = await compared(costly(8), costly(8), options);
  expect(codes(vague)).toContain('cost-imprecise');
  expect(vague).toMatchObject({ ruledOut: null, notWorse: null, jointLevel: null, target: null });
  expect(vague.statements.map(({ text }) => text).join(' ')).not.toContain('Not worse');
  const known = await compared(costly(0.1), costly(0.1), options);
  expect(known).toMatchObject({ notWorse: { share: 1 }, jointLevel: expect.any(Number) });
});

describe('pairs of which most repeat themselves', () => {
  const base = scored(drawn);
  const again = (shift: (i: number) => number) =>
    trialsOf(base.map((row, i) => ({ ...row, value: Number(row.value) + shift(i) })));
  const best = base.toSorted((a, b) => Number(b.value) - Number(a.value)).slice(0, 2);
  const headOf = ({ statements }: { statements: readonly { text: string }[] }) =>
    statements[0]?.text;

  test('are said to differ in the few that do, with a mark that is no tick', async () => {
    const result = await compared(
      trialsOf(base),
      again((i) => (best.includes(base[i] as Written) ? -0.03 : 0)),
      RANDOM,
    );
    expect(headOf(result)).toMatch(
      /^2 of 30 (?:pairs|settings) differ, by 0\.030*; the rest agree to the last digit/,
    );
    const said = result.statements.map(({ text }) => text).join(' ');
    expect(said).toContain('hardly luck; of the best 2, 2 differ');
    expect(said).not.toContain('certain');
  });

  test('are not where scores are coarse: an accuracy on 20 items repeats by itself', async () => {
    const coarse = base.map((row) => ({ ...row, value: Math.round(20 * Number(row.value)) / 20 }));
    const other = coarse.map((row, i) => (i === 3 ? { ...row, value: row.value - 0.05 } : row));
    const result = await compared(trialsOf(coarse), trialsOf(other), RANDOM);
    expect(headOf(result)).toMatch(/^No difference found[^:]*: \w+ on 1 of 30 /);
  });
});

describe('where failed or unfinished trials decide, the headline names them', () => {
  const own = (shift = 0) =>
    scored(
      times(24, () => ({ lr: drawLr(), wd: random() })),
      shift,
    );
  const lose = (rows: readonly Written[], n: number, state: string) =>
    trialsOf(rows.map((row, i) => (i < n ? { ...row, value: null, state } : row)));
  const headOf = async (baseline: string, candidate: string) =>
    (await compared(baseline, candidate, RANDOM)).statements[0]?.text;

  test('as crashes, or as trials that have not ended', async () => {
    const base = trialsOf(own());
    expect(await headOf(base, lose(own(), 17, 'FAIL'))).toMatch(
      /^Worse: 17 of 24 trials failed, 0 of 24 before/,
    );
    expect(await headOf(base, lose(own(), 17, 'RUNNING'))).toMatch(
      /^Worse: 17 of 24 trials never ended, 0 of 24 before/,
    );
    expect(await headOf(lose(own(), 17, 'FAIL'), base)).toMatch(
      /^Better: 0 of 24 trials failed, 17 of 24 before/,
    );
  });

  test('in pairs too, and not where the rest is as much worse', async () => {
    const base = trialsOf(scored(drawn));
    const crashed = lose(scored(drawn), 24, 'FAIL');
    expect(await headOf(base, crashed)).toMatch(
      /^Worse: 24 of 30 (?:trials failed|settings fail that used to finish)/,
    );
    expect(await headOf(base, lose(scored(drawn, -0.2), 4, 'FAIL'))).not.toMatch(/fail/);
  });
});
