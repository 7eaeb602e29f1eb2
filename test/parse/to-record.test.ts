import { messageOf, scoresOf, sweepOf, userError } from './sweeps.ts';

const named = { metric: 'val_acc' };
const GOOD = '{"val_acc": 1}\n{"val_acc": 2}\n';

describe('a file of a JSON sweep in which no row has the metric', () => {
  it('is an error that names the file', async () => {
    const error = await userError(scoresOf([GOOD, '{"Val_Acc": 1}\n{"Val_Acc": 2}\n'], named));
    expect(error.fault).toBe('data');
    expect(error.message).toBe(
      'b.txt: has no metric "val_acc" in any row, while other files have it. ' +
        'Name only the files of one sweep, all with the same columns.',
    );
  });

  it('may have rows that all failed or still run', async () => {
    const ended = '{"status": "failed"}\n{"status": "running"}\n';
    expect(await scoresOf([GOOD, ended], named)).toEqual([1, 2, -Infinity, -Infinity]);
    expect(await scoresOf([GOOD, '{"val_acc": null}\n{}\n'], named)).toHaveLength(4);
  });

  it('may be a single trial that failed', async () => {
    expect(await scoresOf(['{"val_acc": 1}', '{"id": "b"}'], named)).toEqual([1, -Infinity]);
  });
});

it('a file of a sweep that is the same as another is an error if it has several trials, and may be a single one', async () => {
  expect(await messageOf(scoresOf([GOOD, '{"val_acc": 3}\n', GOOD], named))).toBe(
    'c.txt: is the same as a.txt, so its trials would count twice. ' +
      'Name every file of the sweep once.',
  );
  const trial = '{"val_acc": 1}';
  expect(await scoresOf([trial, trial, '{"val_acc": 2}'], named)).toEqual([1, 1, 2]);
});

const column = (...cells: string[]) =>
  `id,x\n${cells.map((cell, i) => `t${i},${cell}\n`).join('')}`;
const x = { metric: 'x' };

describe('a score', () => {
  it('is written in decimal or scientific notation', async () => {
    const text = column('1', '-2.5', '+.5', '3.', '1e-3', '5E+2', '"0.25"');
    expect(await scoresOf(text, x)).toEqual([1, -2.5, 0.5, 3, 0.001, 500, 0.25]);
    expect(await scoresOf('[{"x": "0.5"}, {"x": 1}]', x)).toEqual([0.5, 1]);
  });

  it('is negated where the metric is minimized, and zero stays positive', async () => {
    const reading = { ...x, direction: 'minimize' } as const;
    expect(await scoresOf(column('1', '-2', '0'), reading)).toEqual([-1, 2, 0]);
  });

  it.each(['', 'nan', 'NaN', '-nan', 'NA', 'N/A', 'null', 'None', 'none'])(
    'that is %j is missing, and the trial failed',
    async (cell) => {
      const sweep = await sweepOf(column('1', cell), x);
      expect(sweep.trials[1]).toMatchObject({ score: -Infinity, outcome: 'failed' });
      expect(sweep.counts).toMatchObject({ counted: 2, failed: 1 });
    },
  );

  it.each(['abc', '0x10', '1.5 s', '1e', 'true', '--1', '1_000', '٣'])(
    'cannot be %j',
    async (cell) => {
      expect(await messageOf(sweepOf(column('1', `"${cell}"`), x))).toBe(
        `sweep.csv, line 3: x is "${cell}", not a number. ` +
          'Correct it, or leave it empty if the trial failed.',
      );
    },
  );

  it.each([
    ['true', 'true'],
    ['[1]', '[1]'],
    ['{"y": 1}', '{"y":1}'],
    [JSON.stringify('y'.repeat(99)), `"${'y'.repeat(39)}…"`],
  ])('cannot be %s in JSON', async (value, shown) => {
    expect(await messageOf(sweepOf(`[{"x": 1}, {"x": ${value}}]`, x))).toBe(
      `sweep.csv, item 2: x is ${shown}, not a number. ` +
        'Correct it, or leave it empty if the trial failed.',
    );
  });

  it.each([
    ['maximize', 'inf', '-inf'],
    ['maximize', '1e999', '-Infinity'],
    ['minimize', '-Infinity', 'INF'],
  ] as const)('to %s cannot be %s, and fails as %s', async (direction, good, bad) => {
    const reading = { ...x, direction };
    const sweep = await sweepOf(column('1', bad), reading);
    expect(sweep.trials[1]).toMatchObject({ score: -Infinity, outcome: 'failed' });
    expect(await messageOf(sweepOf(column('1', good), reading))).toContain(
      `sweep.csv, line 3: x is "${good}", better than any score can be.`,
    );
  });

  it('must be inside the bounds of the metric', async () => {
    const reading = { ...x, direction: 'minimize', metricMin: 0, metricMax: 1 } as const;
    expect(await scoresOf(column('0', '1', ''), reading)).toEqual([0, -1, -Infinity]);
    expect(await messageOf(sweepOf(column('0', '-0.5'), reading))).toContain(
      'sweep.csv, line 3: x is -0.5, below metric-min (0).',
    );
    const above = await messageOf(sweepOf(column('0', '1.5'), reading));
    expect(above).toContain('above metric-max (1).');
  });
});

describe('a cost', () => {
  const asked = { ...x, cost: 'seconds', costUnit: 's' };
  const read = (...rows: string[]) => sweepOf(`x,seconds,state\n${rows.join('\n')}\n`, asked);

  it('is averaged over the trials that have one, which failed and unfinished trials need not', async () => {
    const sweep = await read('1,10,ok', ',20,ok', ',,FAIL', ',0,FAIL', '2,60,PRUNED', ',,RUNNING');
    expect(sweep.trials.map(({ cost }) => cost)).toEqual([10, 20, null, null, 60, null]);
    expect(sweep.cost).toEqual({ mean: 30, unit: 's', from: 3 });
  });

  it.each(['1,,ok', '1,0,ok', '1,-1,ok', '1,inf,ok', '1,nan,PRUNED'])(
    'that is wrong on a trial that did not fail is an error: %s',
    async (row) => {
      expect(await messageOf(read('1,1,ok', row))).toMatch(
        /^sweep.csv, line 3: has no cost that is a finite number above 0\./,
      );
    },
  );

  it('may be as small or large as any unit makes it', async () => {
    const sweep = await read('1,1e30,ok', '1,1e-30,ok', ',1e30,FAIL');
    expect(sweep.cost).toEqual({ mean: (2 / 3) * 1e30, unit: 's', from: 3 });
  });
});

describe('the number of a trial', () => {
  const numbersOf = async (text: string | string[], reading = {}) =>
    (await sweepOf(text, { metric: 'x', ...reading })).trials.map(({ number }) => number);

  it('is the one its tool gave it, in any order of the rows, also where trials are dropped', async () => {
    const rows = 'trial,x\n7,0.5\n3,\n4,0.25\n';
    expect(await numbersOf(rows)).toEqual([3, 4, 7]);
    expect(await numbersOf(rows, { failedTrials: 'drop' })).toEqual([4, 7]);
  });

  it('is its position where the tool has none, or only the time it started', async () => {
    expect(await numbersOf('lr,x\n0.1,0.5\n0.2,0.25\n')).toEqual([0, 1]);
    expect(await numbersOf('trial,x\n1700000000,1\n1700000060,2\n')).toEqual([0, 1]);
    expect(await numbersOf(['trial,x\n0,0.5\n1,0.6\n', 'trial,x\n0,0.25\n'])).toEqual([0, 1, 2]);
  });
});

describe('the columns that `pair-by` names', () => {
  const columnsOf = async (text: string, pairBy: readonly string[]) =>
    (await sweepOf(text, { metric: 'x', pairBy })).trials.map(({ columns }) => columns);

  it('are kept with each trial, its parameters among them, as far as they are there', async () => {
    const rows = 'config,lr,x\nc1,0.1,0.5\nc2,,0.25\n';
    expect(await columnsOf(rows, ['config', 'lr', 'other'])).toEqual([
      { config: 'c1', lr: 0.1 },
      { config: 'c2' },
    ]);
    const optuna = 'number,value,state,params_lr\n0,0.5,COMPLETE,0.1\n';
    const { trials } = await sweepOf(optuna, { pairBy: ['lr'] });
    expect(trials[0]?.columns).toEqual({ lr: 0.1 });
  });

  it('are none by parameters or trial numbers', async () => {
    const { trials } = await sweepOf('lr,x\n1,2\n', { metric: 'x', pairBy: 'trial' });
    expect(trials[0]?.columns).toBeNull();
  });
});
