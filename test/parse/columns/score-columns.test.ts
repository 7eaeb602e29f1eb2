import { inspectFiles } from '../../../src/parse/index.ts';
import { filesOf, READING, sweepOf, userError } from '../sweeps.ts';

const ROWS = [0, 1, 2, 3].map((id) => ({
  id,
  config: { lr: 0.1 * (id + 1) },
  history: [{ step: 10, loss: 1 / (id + 1) }],
  eval: { accuracy: 0.7 + 0.02 * id },
}));

const COUNTING = [
  ...['id', 'config_id', 'trial', 'trial_id', 'number', 'index', 'seed', 'budget'],
  ...['training_iteration', 'global_step', 'timestamp', 'std_err', 'accuracy_std'],
];

const inspect = (text: string) => {
  const { files, source } = filesOf(text);
  return inspectFiles(files, { ...READING, direction: null }, source);
};

describe('what could be the metric', () => {
  it('is nested as well, so that a number of the trials is not taken for the score', async () => {
    const error = await userError(sweepOf(JSON.stringify(ROWS)));
    expect(error.fault).toBe('data');
    expect(error.message).toContain(
      'has several columns of numbers: history[-1].loss (0.25 to 1), eval.accuracy (0.7 to 0.76).',
    );
  });

  it('is taken by itself where it is nested and the only one', async () => {
    const rows = ROWS.map(({ history, ...others }) => others);
    expect((await sweepOf(JSON.stringify(rows))).metric).toBe('eval.accuracy');
  });

  it.each(COUNTING)('is not what only counts, by its name: %s', async (name) => {
    const text = `${name},acc\n7,82.1%\n3,80.0%\n9,\n`;
    const error = await userError(sweepOf(text));
    expect(error.suggestion).toBeNull();
    expect(error.what).toBe(
      'has no column of numbers that can be the score: ' +
        `${name} (3 to 9), acc (text such as "82.1%")`,
    );
    const { metric, settings } = await inspect(text);
    expect([metric.name, settings]).toEqual([null, []]);
    expect((await inspect(`${name},accuracy\n7,1\n3,2\n`)).metric.from).toBe('only');
  });

  it.each([[[0, 1, 2, 3]], [[1, 2, 3, 4]], [[3, 1, 2, 4]]])(
    'is not what counts the trials, in any order: %j',
    async (numbers) => {
      const text = `what,name\n${numbers.map((number) => `${number},x\n`).join('')}`;
      expect((await userError(sweepOf(text))).what).toContain(
        'no column of numbers that can be the score',
      );
      const scores = `accuracy,name\n${numbers.map((number) => `${number},x\n`).join('')}`;
      expect((await sweepOf(scores)).metric).toBe('accuracy');
      const lone = `what\n${numbers.join('\n')}\n`;
      expect((await sweepOf(lone)).metric).toBe('what');
    },
  );

  it('is not a parameter, a cost, or the number next to a score that is text', async () => {
    for (const name of ['learning_rate', 'batchSize', 'seconds', 'width', 'whatever']) {
      const error = await userError(sweepOf(`${name},acc\n7,82.1%\n3,80.0%\n`));
      expect(error.what).toContain('acc (text such as "82.1%")');
    }
    expect((await sweepOf('whatever,name\n7,a\n3,b\n')).metric).toBe('whatever');
  });

  it('is found by the last part of a path as by a name, and never a seed', async () => {
    const rows = [1.5, 3, 4].map((i) => ({
      ...{ params: { lr: i, layers: i }, eval: { f1: i, loss: i } },
      ...{ status: 'finished', time_s: i, seed: 10 * i },
    }));
    const { metric } = await inspect(JSON.stringify(rows));
    expect(metric.candidates.map(({ name }) => name)).toEqual(['eval.f1', 'eval.loss', 'time_s']);
  });

  it('is listed by its path where another was named, with the one that was meant', async () => {
    const error = await userError(sweepOf(JSON.stringify(ROWS), { metric: 'eval.acuracy' }));
    expect(error.fix).toBe(
      'Did you mean "eval.accuracy"? Its columns are: id (0 to 3), config.lr (0.1 to 0.4), ' +
        'history[-1].step (10 to 10), history[-1].loss (0.25 to 1), eval.accuracy (0.7 to 0.76).',
    );
    expect(error.suggestion?.settings[0]).toEqual(['metric', 'eval.accuracy']);
    const short = await userError(sweepOf(JSON.stringify(ROWS), { metric: 'accuracy' }));
    expect(short.fix).toMatch(/^Did you mean "eval\.accuracy"\?/);
  });

  it('is asked for together with the direction where neither is known', async () => {
    const error = await userError(sweepOf('loss,f1\n1,2\n', { direction: null }));
    expect(error.message).toBe(
      'metric (--metric) and direction (--direction): are not given, and sweep.csv has several ' +
        'columns of numbers: loss (1 to 1), f1 (2 to 2). Name the column, path or expression of ' +
        'the score, and say whether to maximize or minimize it.',
    );
  });

  it('takes what sweep.meta.json declares for parameters', async () => {
    const { files, source } = filesOf('quality,momentum_x\n1.5,2\n2.5,3\n');
    const space = { momentum_x: { low: 0, high: 9 } };
    const text = JSON.stringify({ schemaVersion: 1, search: { space } });
    const all = [...files, { path: 'sweep.meta.json', text }];
    const { metric } = await inspectFiles(all, READING, source);
    expect(metric).toMatchObject({ name: 'quality', from: 'only' });
  });
});
