import { readSweep, tuningCurve } from '../../src/library/index.ts';
import { quickRandom } from '../../src/math/random.ts';
import { times } from '../decide/checks/drawn-sweeps.ts';
import { compared, csvOf, trialsOf, WORSE, type Written } from './sweeps-as-written.ts';

const random = quickRandom(3);
const RANDOM = { searchMethod: 'random', metric: 'value' } as const;
const quality = (lr: number) => 0.9 - 0.05 * (Math.log10(lr) + 3) ** 2;
const drawn = (n: number) => times(n, () => ({ lr: 10 ** (-5 + 4 * random()), wd: random() }));
const noisy = (lr: number) => quality(lr) + 0.01 * random();
/** Configurations, each trained with several seeds. */
const seeded = (n: number, seeds: number, from = 0, shift = 0, list = drawn(n)): Written[] =>
  list.flatMap((row) =>
    times(seeds, (i) => ({ value: noisy(row.lr) - shift, ...row, seed: from + i })),
  );
const codes = ({ warnings }: { warnings: readonly { code: string }[] }) =>
  warnings.map(({ code }) => code);

describe('configurations that were trained several times', () => {
  test('count once, by the mean of their trainings, which is said', async () => {
    const result = await compared(trialsOf(seeded(20, 5)), trialsOf(seeded(20, 3)), RANDOM);
    expect(result).toMatchObject({ baseline: { n: 20 }, candidate: { n: 20 } });
    const [said] = result.warnings.filter(({ code }) => code === 'repeats-averaged');
    expect(said?.message).toContain(
      '20 configurations are compared, each by the mean of 3 trainings',
    );
    const separate = await compared(trialsOf(seeded(20, 5)), trialsOf(seeded(20, 3)), {
      ...RANDOM,
      repeats: 'separate',
    });
    expect(separate).toMatchObject({ baseline: { n: 100 }, candidate: { n: 60 } });
    expect(codes(separate)).toContain('repeated-configurations');
  });

  test('fail half of a configuration as its lower median, and count as rows for min-trials', async () => {
    const rows = seeded(12, 4).map((row, i) =>
      i % 4 < 3 ? { ...row, value: null, state: 'FAIL' } : row,
    );
    const result = await compared(trialsOf(seeded(12, 4)), trialsOf(rows), {
      ...RANDOM,
      minTrials: 48,
    });
    expect(result).toMatchObject({ gate: 'fail', reasonCode: 'worse', candidate: { n: 12 } });
    expect(result.at[0]?.candidate.median).toBe(-Infinity);
  });

  test('are paired row by row where list and seeds are the same, else by their means', async () => {
    const list = drawn(12);
    const base = trialsOf(seeded(12, 5, 0, 0, list));
    const same = await compared(base, trialsOf(seeded(12, 5, 0, 0, list)), RANDOM);
    expect(same.test?.pairs?.n).toBe(60);
    const others = await compared(base, trialsOf(seeded(12, 5, 9, 0, list)), RANDOM);
    expect(others.test?.pairs?.n).toBe(12);
  });

  test('in one sweep alone are neutral where they would fail, and no rate is known', async () => {
    const result = await compared(trialsOf(seeded(50, 1)), trialsOf(seeded(10, 5, 0, 0.3)), RANDOM);
    expect(result).toMatchObject({
      gate: 'neutral',
      reasonCode: 'repeats-differ',
      falseAlarm: null,
    });
    const strict = await compared(trialsOf(seeded(50, 1)), trialsOf(seeded(10, 5, 0, 0.3)), {
      ...RANDOM,
      strict: true,
    });
    expect(strict.gate).toBe('fail');
    const fine = await compared(trialsOf(seeded(50, 1)), trialsOf(seeded(50, 1)), RANDOM);
    expect(codes(fine)).not.toContain('repeated-configurations');
  });

  test('are trials where there is one configuration, a space of few, or nothing but scores', async () => {
    const [configuration] = drawn(1);
    const one = () => trialsOf(seeded(1, 24, 0, 0, configuration ? [configuration] : []));
    expect(await compared(one(), one(), { ...RANDOM, pairing: 'independent' })).toMatchObject({
      baseline: { n: 24 },
      gate: 'pass',
    });
    const discrete = () =>
      trialsOf(
        times(48, () => ({
          value: random(),
          layers: 1 + Math.floor(4 * random()),
          width: 32 * 2 ** Math.floor(4 * random()),
        })),
      );
    const small = await compared(discrete(), discrete(), { ...RANDOM, pairing: 'independent' });
    expect(small).toMatchObject({ baseline: { n: 48 }, gate: 'pass' });
    const scores = () => csvOf(times(48, () => ({ accuracy: Math.round(200 * random()) / 200 })));
    expect(await compared(scores(), scores(), {})).toMatchObject({
      baseline: { n: 48 },
      gate: 'pass',
    });
  });

  test('count once in a plain table, and in a curve by itself', async () => {
    const rows = seeded(12, 4).map(({ value = null, ...row }) => ({
      ...row,
      accuracy: value,
      spent: random(),
    }));
    const given = { direction: 'maximize', metric: 'accuracy' } as const;
    const sweep = await readSweep({ text: csvOf(rows) }, given);
    expect(tuningCurve(sweep).n).toBe(12);
    expect(tuningCurve(sweep, { repeats: 'separate' }).n).toBe(48);
  });
});

describe('a plain table whose settings have few digits, next to what was measured', () => {
  const given = { direction: 'maximize', metric: 'accuracy' } as const;
  const measured = (rows: readonly Written[]) =>
    csvOf(rows.map((row) => ({ ...row, accuracy: random(), spent: 60 * random() })));
  const count = async (rows: readonly Written[]) =>
    tuningCurve(await readSweep({ text: measured(rows) }, given)).n;
  const cells = times(12, (i) => ({ knob: 1 + (i % 4), gain: [0.1, 0.2, 0.5][i % 3] ?? 0 }));

  test('has repeats where every combination was trained as often', async () => {
    expect(await count(cells.flatMap((cell) => times(4, () => cell)))).toBe(12);
    expect(await count([...cells, ...cells])).toBe(12);
  });

  test('has none where they were drawn at random, or one setting alone is spread evenly', async () => {
    const one = () => cells[Math.floor(12 * random())] ?? cells[0];
    expect(await count(times(48, () => ({ ...one() })))).toBe(48);
    expect(await count(times(48, (i) => ({ knob: i % 6, gain: random() })))).toBe(48);
  });
});

describe('rows that were copied', () => {
  const base = seeded(24, 1);

  test('are refused: every row as often, or a run that recurs', async () => {
    const baseline = trialsOf(seeded(24, 1));
    for (const rows of [
      [...base, ...base],
      base.flatMap((row) => [row, row]),
      [...base, ...base.slice(3, 9)],
    ])
      await expect(compared(baseline, trialsOf(rows), RANDOM)).rejects.toThrow(/repeats: separate/);
    const separate = { ...RANDOM, repeats: 'separate' } as const;
    await expect(compared(baseline, trialsOf([...base, ...base]), separate)).resolves.toBeDefined();
  });

  test('of the baseline make a pass neutral, and a few that two searches begin with do not', async () => {
    const others = seeded(24, 1);
    const copied = (n: number) => trialsOf([...base.slice(0, n), ...others.slice(n)]);
    const result = await compared(trialsOf(base), copied(5), RANDOM);
    expect(codes(result)).toContain('same-rows');
    expect(result).toMatchObject({ gate: 'neutral', reasonCode: 'same-rows' });
    const begun = await compared(trialsOf(base), copied(1), RANDOM);
    expect(codes(begun)).not.toContain('same-rows');
  });

  test('are no copies in a space of few, however often they recur', async () => {
    const few = (n: number) => times(n, (i) => ({ value: (i % 6) / 10, layers: i % 6 }));
    await expect(compared(trialsOf(few(36)), trialsOf(few(48)), RANDOM)).resolves.toBeDefined();
  });
});

describe('rows that pass or do not', () => {
  const examples = (n: number, passed: number) =>
    csvOf(times(n, (i) => ({ accuracy: Number((7 * i) % n < passed), id: `e${i}` })));

  test('are examples, unless somebody says that they are trainings: then a test compares them', async () => {
    const [base, lost] = [examples(1000, 950), examples(1000, 550)];
    const plain = { metric: 'accuracy', pairing: 'independent' } as const;
    const trainings = { ...plain, repeats: 'separate', searchMethod: 'random' } as const;
    expect(await compared(base, lost, plain)).toMatchObject({
      ...{ verdict: 'invalid', gate: 'fail', reasonCode: 'rows-are-examples' },
    });
    const separate = await compared(base, lost, trainings);
    expect(separate).toMatchObject({
      ...{
        gate: 'fail',
        reasonCode: 'worse',
        test: { failed: true },
        ruledOut: null,
        jointLevel: null,
      },
    });
    const same = await compared(base, examples(1000, 949), trainings);
    expect(same.gate).toBe('pass');
  });

  test('are trainings where a setting is recorded', async () => {
    const solved = (rate: number) =>
      trialsOf(times(60, () => ({ value: Number(random() < rate), lr: random() })));
    const result = await compared(solved(0.9), solved(0.2), RANDOM);
    expect(result).toMatchObject({ ...WORSE, test: { design: 'independent' } });
    expect(codes(result)).toContain('two-valued');
    // Of two values nothing but how many pass is known: Fisher's exact test.
    const few = await compared(solved(0.95), solved(0.65), RANDOM);
    expect(few).toMatchObject({ gate: 'fail', decidedBy: 'test', detectableSlowdown: null });
    expect(few.statements[0]?.text).toMatch(/^Worse: pass rate 0\.\d+, was 0\.9\d+ `value`\.$/);
    expect(few.statements.map(({ id }) => id)).not.toContain('budgets');
    const all = await compared(solved(1), solved(0.65), RANDOM);
    expect(all).toMatchObject({ gate: 'fail', reasonCode: 'worse' });
  });

  test('are told by their rates in pairs, and bad luck of most that pass is seen', async () => {
    const rows = (fails: (i: number) => boolean) =>
      csvOf(times(200, (i) => ({ accuracy: Number(!fails(i)), id: `e${i}` })));
    const byId = { metric: 'accuracy', pairBy: 'id' } as const;
    const base = rows((i) => i >= 190);
    const result = await compared(
      base,
      rows((i) => i < 24 || i >= 194),
      byId,
    );
    expect(result).toMatchObject({
      ...{
        gate: 'fail',
        test: { pairs: { worse: 24, better: 4, passing: { baseline: 0.95, candidate: 0.85 } } },
      },
    });
    expect(result.statements[0]?.text).toBe(
      'Worse: pass rate 0.850, was 0.950; 24 lost, 4 won of 200.',
    );
    const said = result.statements.map(({ text }) => text).join(' ');
    expect(said).toMatch(/Lower by 0\.100 \(0\.03\d to 0\.1\d\d\); p = /);
    const textOf = (wanted: string) => result.statements.find(({ id }) => id === wanted)?.text;
    expect(textOf('lost')).toMatch(/^Lost: `e0`, `e1`, `e10`, .*`e5`, and 4 more\.$/);
    expect(textOf('won')).toBe('Won: `e190`, `e191`, `e192`, `e193`.');
    expect(said).toMatch(/the pass rate changed by −0\.\d+ to −0\.\d+ \(99 % limits\)/);
    const few = await compared(
      base,
      rows((i) => i < 3 || i >= 193),
      byId,
    );
    expect(few).toMatchObject({ gate: 'pass' });
  });
});
