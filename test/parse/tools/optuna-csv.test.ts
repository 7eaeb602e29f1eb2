import { isFormat, messageOf, tableOf, textFile } from '../sweeps.ts';
import {
  countsOf,
  endsOf,
  fixture,
  LEFT_OUT,
  RANDOM_ENDS,
  recordIn,
  recordOf,
} from './optuna-fixtures.ts';

const minimize = { direction: 'minimize' } as const;
const read = (text: string) => tableOf([textFile('trials.csv', text)], { format: 'optuna-csv' });

describe("Optuna's data frame as CSV", () => {
  it('is a sweep without the trials that somebody picked', async () => {
    const record = await recordIn('random.csv', minimize);
    expect(record).toMatchObject({ format: 'optuna-csv', metric: 'value', isOrdered: true });
    expect(endsOf(record)).toEqual(RANDOM_ENDS);
    expect(record.leftOut).toEqual(LEFT_OUT);
    expect(countsOf(record)).toEqual({
      ...{ drawn: 10, counted: 10, failed: 3, pruned: 2, running: 1, ignored: 3 },
    });
  });

  it('is the same with an index column, and when it was sorted by the score', async () => {
    const [plain, ...others] = await Promise.all(
      ['random.csv', 'random-with-index.csv', 'random-sorted.csv'].map(async (name) => {
        const { trials, ...record } = await recordIn(name, minimize);
        const placeless = trials.map((trial) => ({ ...trial, where: '' }));
        return { ...record, source: null, trials: placeless };
      }),
    );
    for (const other of others) expect(other).toEqual(plain);
  });

  it('may have few columns: the rest is unknown', async () => {
    const record = await recordIn('random-few.csv', minimize);
    expect(record).toMatchObject({ format: 'optuna-csv', isOrdered: true });
    expect(record.leftOut).toEqual([{ count: 2, what: 'waiting trials' }]);
    expect(endsOf(record).slice(1, 11)).toEqual(RANDOM_ENDS);
    const lacking = messageOf(recordIn('random-few.csv', { ...minimize, cost: 'duration' }));
    expect(await lacking).toContain('has no cost "duration"');
  });

  it('has costs in seconds, and in any attribute of a trial', async () => {
    const { trials, cost } = await recordIn('random.csv', { ...minimize, cost: 'duration' });
    expect(cost).toEqual({ unit: 'seconds' });
    for (const trial of trials.slice(0, 9)) expect(trial.cost).toBeGreaterThan(0);
    expect(trials[9]?.cost).toBeNull();
    const other = await recordIn('random.csv', { ...minimize, cost: 'user_attrs_gpu_seconds' });
    expect(other.trials.slice(0, 2).map((trial) => trial.cost)).toEqual([11.5, 12.5]);
  });

  it('has the parameters, without those that a trial did not have', async () => {
    const { trials } = await recordIn('random.csv', minimize);
    expect(trials.map(({ parameters }) => parameters).slice(0, 4)).toEqual([
      { lr: 0.00046568046379195655, layers: 3, optimizer: 'adam' },
      { lr: 2.3407464805767515e-5, layers: 1 },
      { lr: 0.00047509237210306113, layers: 3, optimizer: 'adam' },
      { lr: 0.0048069548249615995, layers: 2, optimizer: 'sgd', momentum: 0.7927371229887813 },
    ]);
  });

  it('has parameters of all kinds in its cells', async () => {
    const head = 'number,value,params_a,params_b,params_d,params___proto__';
    const { rows } = await read(`${head}\n0,1,True,none,5e-7,x\n`);
    expect(Object.entries(rows[0]?.parameters ?? {})).toEqual([
      ['a', true],
      ['b', 'none'],
      ['d', 5e-7],
      ['__proto__', 'x'],
    ]);
  });

  it.each([
    ['two-goals.csv', 'values_0', 'values_1'],
    ['two-named-goals.csv', 'values_error', 'values_recall'],
  ])('may have several objectives, of which the metric is one: %s', async (name, one, other) => {
    const message = await messageOf(recordIn(name, minimize));
    expect(message).toContain(`several columns of numbers: ${one} (0.02593 to 0.436), ${other} (`);
    expect(message).not.toContain('params_x');
    const record = await recordIn(name, { metric: other, direction: 'maximize' });
    expect(endsOf(record).slice(1, 3)).toEqual([
      ['completed', 0.9740737681721087],
      ['failed', -Infinity],
    ]);
  });

  it('may name its one objective', async () => {
    const text = 'number,value_loss,datetime_start,state\n1,2,,COMPLETE\n0,1,,COMPLETE\n';
    const record = await recordOf(textFile('trials.csv', text), minimize);
    expect(record.metric).toBe('value_loss');
    expect(endsOf(record).map(([, score]) => score)).toEqual([-1, -2]);
  });

  it.each([
    ['tpe.csv', { method: 'adaptive', sampler: 'TPESampler', seed: null }],
    ['grid.csv', { method: 'grid', sampler: 'GridSampler', seed: null }],
    ['random.csv', { method: 'unknown', sampler: null, seed: null }],
  ])('recognises a sampler only by its traces: %s', async (name, search) => {
    expect((await tableOf([await fixture(name)])).search).toEqual(search);
  });

  it('must have states that Optuna has', async () => {
    const text = 'number,value,params_x,state\n0,1,2,COMPLETE\n1,1,2,BROKEN\n';
    expect(await messageOf(recordOf(textFile('trials.csv', text), minimize))).toContain(
      'trials.csv, line 3: state is "BROKEN", an unknown status',
    );
  });

  it('has durations as text, as seconds, or as the time between start and end', async () => {
    const head = 'number,value,datetime_start,datetime_complete,duration,state';
    const times = '2024-11-03 10:20:30.5,2024-11-03 10:22:30';
    const cells = ['0 days 00:01:51.045640', '12.5', '', 'soon'];
    const { rows } = await read(
      `${head}\n${cells.map((c, i) => `${i},1,${times},${c},`).join('\n')}\n`,
    );
    expect(rows.map(({ fields }) => fields.duration)).toEqual([111.04564, '12.5', 119.5, 'soon']);
    const without = await read('number,value,params_x\n0,1,2\n');
    expect(Object.hasOwn(without.rows[0]?.fields ?? {}, 'duration')).toBe(false);
  });

  it('is not any table with such columns', async () => {
    const detect = (text: string) => isFormat('optuna-csv', textFile('trials.csv', text));
    expect(await detect('"number","value","params_lr","state"\n')).toBe(true);
    expect(await detect('number;values_0;values_1;params_lr\n')).toBe(true);
    expect(await detect(',datetime_start,state\n')).toBe(true);
    const bare = ['number,value,state\n', 'params_lr,value,state\n', 'datetime_start,value\n'];
    const json = '{"number": 1, "value": 2, "params_lr": 3}\n';
    for (const other of [...bare, 'number,accuracy,params_lr\n', json]) {
      expect(await detect(other)).toBe(false);
    }
  });
});
