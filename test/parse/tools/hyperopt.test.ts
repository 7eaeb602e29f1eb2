import type { ReadingSettings } from '../../../src/settings/index.ts';
import { fixtureIn, formatOf, messageOf, sweepFrom, tableOf, textFile } from '../sweeps.ts';

const fixture = fixtureIn('hyperopt');

async function sweepIn(name: string, settings: Partial<ReadingSettings> = {}) {
  return sweepFrom([await fixture(name)], { direction: null, ...settings });
}

describe('the trials of Hyperopt', () => {
  it('are a sweep to minimize, in which failed trials and NaN have no score', async () => {
    const sweep = await sweepIn('trials.json', { cost: 'duration' });
    expect(sweep).toMatchObject({ format: 'hyperopt', metric: 'loss', direction: 'minimize' });
    expect(sweep.counts).toMatchObject({ counted: 10, failed: 2, running: 1 });
    expect(sweep.trials[3]).toMatchObject({ outcome: 'failed' });
    expect(sweep.trials[0]).toMatchObject({ score: -0.157145, cost: expect.any(Number) });
    expect(sweep.isOrdered).toBe(true);
    expect(sweep.search.method).toBe('unknown');
  });

  it('tell the parameters that were drawn, and no others', async () => {
    const { rows } = await tableOf([await fixture('trials.json')]);
    const names = rows.map(({ parameters = {} }) => Object.keys(parameters).join());
    expect(new Set(names)).toEqual(new Set(['C,kernel', 'C,gamma,kernel']));
    expect(rows[1]?.parameters?.kernel).toBe('0');
  });

  it('failed if they raised an error, and may be missing then', async () => {
    const all = await sweepIn('with-errors.json');
    expect(all.counts).toMatchObject({ counted: 10, failed: 1 });
    expect(all.gaps).toEqual([]);
    const some = await sweepIn('without-errors.json');
    expect(some.counts).toMatchObject({ counted: 9, failed: 0 });
    expect(some.gaps).toEqual(['failures-hidden']);
  });

  it.each([
    [0, 'waiting'],
    [1, 'unfinished'],
    [4, 'failed'],
    [undefined, 'unfinished'],
  ])('without a result have the status of their state: %s is %s', async (state, status) => {
    const trials = [
      { state, misc: {}, result: { status: 'new' } },
      { status: 'ok', loss: 1 },
    ];
    const { rows } = await tableOf([textFile('a.json', JSON.stringify(trials))]);
    expect(rows[0]?.status).toBe(status);
  });

  it('may be their results alone, with what the objective says of the parameters', async () => {
    const sweep = await sweepIn('results.json', { cost: 'train_time', costUnit: 'seconds' });
    expect(sweep).toMatchObject({ format: 'hyperopt', isOrdered: false });
    expect(sweep.counts).toMatchObject({ counted: 6, failed: 1 });
    expect(sweep.trials[1]?.parameters).toEqual({ C: 5.2160503194876995, name: 'linear' });
    expect(sweep.gaps).toEqual(['failures-hidden']);
  });

  it('may be judged by another number, whose direction nothing tells', async () => {
    const text = '[{"status": "ok", "loss": 1, "auc": 0.5}]';
    const read = (direction: 'maximize' | null) =>
      sweepFrom([textFile('a.json', text)], { metric: 'auc', direction });
    expect(await messageOf(read(null))).toContain('do not say which way');
    expect((await read('maximize')).trials[0]?.score).toBe(0.5);
  });
});

describe('the detection of Hyperopt', () => {
  it.each([
    ['[{"loss": 1, "status": "ok"}, {"status": "fail"}]', 'hyperopt'],
    ['[{"loss": NaN, "status": "ok"}]', 'hyperopt'],
    ['[{"tid": 0, "misc": {}, "state": 2, "result": {"status": "ok", "loss": 1}}]', 'hyperopt'],
    ['[{"accuracy": 1, "status": "ok"}]', 'json'],
    ['[{"loss": 1, "status": "ok"}, {"loss": 2, "status": "completed"}]', 'json'],
    ['[{"loss": 1, "status": "ok"}, {"loss": 2}]', 'json'],
    ['[{"loss": "low", "status": "ok"}]', 'json'],
    ['{"loss": 1, "status": "ok"}\n{"loss": 2, "status": "ok"}', 'jsonl'],
    ['[{"loss": 1, "state": "ok"}]', 'json'],
  ])('goes by every result: %s', async (text, format) => {
    expect(await formatOf(textFile('a.json', text))).toBe(format);
  });
});
