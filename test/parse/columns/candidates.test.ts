import type { Suggestion } from '../../../src/errors.ts';
import { inspectFiles } from '../../../src/parse/index.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import { filesOf, READING, sweepOf, textFile, userError } from '../sweeps.ts';

const ROWS = [0, 1, 2, 3].map((id) => ({
  id,
  config: { lr: 0.1 * (id + 1) },
  step: { loss: 1 / (id + 1) },
  eval: { accuracy: 0.7 + 0.02 * id },
}));

const candidatesIn = async (text: string) => {
  const { files, source } = filesOf(text);
  const { metric } = await inspectFiles(files, { ...READING, direction: null }, source);
  return metric.candidates.map(({ name }) => name);
};

describe('what could be the metric', () => {
  it('is nested as well, so that a number of the trials is not taken for the score', async () => {
    const error = await userError(sweepOf(JSON.stringify(ROWS)));
    expect(error.fault).toBe('data');
    expect(error.message).toContain(
      'has several columns of numbers: step.loss (0.25 to 1), eval.accuracy (0.7 to 0.76).',
    );
    const rows = ROWS.map(({ step, ...others }) => others);
    expect((await sweepOf(JSON.stringify(rows))).metric).toBe('eval.accuracy');
  });

  it.each(['id', 'config_id', 'trial', 'trial_id', 'number', 'index', 'seed', 'global_step'])(
    'is not what only counts, by its name: %s',
    async (name) => {
      const text = `${name},acc\n7,82.1%\n3,80.0%\n9,\n`;
      const error = await userError(sweepOf(text));
      expect(error.suggestion).toBeNull();
      expect(error.what).toBe(
        'has no column of numbers that can be the score: ' +
          `${name} (3 to 9), acc (text such as "82.1%")`,
      );
      expect((await sweepOf(`${name},accuracy\n7,1\n3,2\n`)).metric).toBe('accuracy');
    },
  );

  it.each(['learning_rate', 'seconds', 'what', 'std_err', 'accuracy_std', 'loss_weight'])(
    'is asked for where it is not the only column, nor named like a score: %s',
    async (name) => {
      const error = await userError(sweepOf(`${name},acc\n7,82.1%\n3,80.0%\n`));
      expect(error.what).toContain(`has one column of numbers: ${name} (3 to 7)`);
      expect((await sweepOf(`${name}\n7\n3\n`)).metric).toBe(name);
    },
  );

  it('is neither a parameter nor a seed, and comes first if it is named like a score', async () => {
    const rows = [1.5, 3, 4].map((i) => ({
      ...{ params: { lr: i }, parameter: { layers: i }, time_s: i, eval: { f1: i, loss: i } },
      ...{ status: 'finished', seed: 10 * i },
    }));
    expect(await candidatesIn(JSON.stringify(rows))).toEqual(['eval.f1', 'eval.loss', 'time_s']);
  });

  it('is not a column that is named as a parameter', async () => {
    expect(await candidatesIn('params_lr,config/depth,score\n1,2,3\n2,3,4\n')).toEqual(['score']);
    expect(await candidatesIn('params_lr\n1\n2\n')).toEqual(['params_lr']);
  });

  it.each(['val_f1_macro', 'RMSE_val', 'WER', 'accuracy_mean', 'best_loss_test'])(
    'comes first if it ends in what was measured, whatever on: %s',
    async (name) => {
      expect(await candidatesIn(`lr,mean,${name}\n1,2,3\n2,3,4\n`)).toEqual([name, 'lr', 'mean']);
    },
  );

  it('is not the best so far, which never gets worse, as the best epoch of a trial does', async () => {
    const text = (best: readonly number[]) =>
      `lr,best_val_loss,val_loss\n${best.map((one, i) => `${i},${one},${1 + i}\n`).join('')}`;
    expect(await candidatesIn(text([9, 9, 8, 8, 8, 7]))).toEqual(['val_loss', 'lr']);
    for (const epochs of [
      [9, 8, 8, 9, 7, 8],
      [9, 8, 7, 6, 5, 4],
      [9, 9, 9, 9],
      [9, 9],
    ]) {
      expect(await candidatesIn(text(epochs))).toEqual(['best_val_loss', 'val_loss', 'lr']);
    }
  });

  it('is asked for together with the direction where neither is known', async () => {
    const error = await userError(sweepOf('loss,f1\n1,2\n', { direction: null }));
    expect(error.message).toBe(
      'metric (--metric): is not given, and sweep.csv has several columns of numbers: ' +
        'loss (1 to 1), f1 (2 to 2). Name the column, path or expression of the score.',
    );
    expect(error.suggestion?.map(([name]) => name)).toEqual(['metric', 'direction']);
  });

  it('takes what sweep.meta.json declares for parameters', async () => {
    const { files, source } = filesOf('quality_score,momentum_x\n1.5,2\n2.5,3\n');
    const space = { momentum_x: { low: 0, high: 9 } };
    const text = JSON.stringify({ schemaVersion: 1, search: { space } });
    const all = [...files, textFile('sweep.meta.json', text)];
    const { metric } = await inspectFiles(all, READING, source);
    expect(metric).toMatchObject({ name: 'quality_score', from: 'only' });
  });
});

/** What is suggested for one row of ones below these names. */
async function suggested(
  names: readonly string[],
  reading: Partial<ReadingSettings> = {},
): Promise<Suggestion | null> {
  const text = JSON.stringify([Object.fromEntries(names.map((name) => [name, 1]))]);
  return (await userError(sweepOf(text, { direction: null, ...reading }))).suggestion;
}

const OPEN_DIRECTION = { question: 'maximize or minimize?', placeholder: 'maximize|minimize' };

describe('a suggestion', () => {
  it('comes with a metric that is not given, and shows the columns of numbers', async () => {
    const text = 'id,lr,val_loss\na,0.1,2.5\nb,0.01,1.5\n';
    const error = await userError(sweepOf(text, { direction: 'minimize' }));
    expect(error.option).toBe('metric');
    expect(error.suggestion).toEqual([
      ['metric', { question: 'val_loss or lr?', placeholder: 'NAME' }],
      ['direction', 'minimize'],
    ]);
  });

  it.each(['los', 'max('])(
    'comes with a metric that is not found, and guesses none: %s',
    async (metric) => {
      const { suggestion } = await userError(sweepOf('accuracy,seconds\n1,2\n', { metric }));
      expect(suggestion?.[0]).toEqual([
        'metric',
        { question: 'accuracy or seconds?', placeholder: 'NAME' },
      ]);
    },
  );

  it.each(['min([a, b])', 'a'])(
    'comes with a direction that is not given, for %s',
    async (metric) => {
      expect(await suggested(['a', 'b'], { metric })).toEqual([
        ['metric', metric],
        ['direction', OPEN_DIRECTION],
      ]);
    },
  );

  it.each([
    ['val_loss', ['lr', 'val_loss', 'test_loss']],
    ['valAcc', ['batchSize', 'valAcc', 'valLoss']],
    ['test-f1', ['loss_weight', 'test-f1', 'dropout']],
    ['Perplexity', ['other', 'Perplexity']],
  ])('lists %s before its neighbours, and leaves the choice open', async (name, names) => {
    const question = expect.stringMatching(new RegExp(`^${name}(,| or )`));
    expect(await suggested(names)).toEqual([
      ['metric', { question, placeholder: 'NAME' }],
      ['direction', OPEN_DIRECTION],
    ]);
  });

  it('is never the cost, nor made up where no column has numbers', async () => {
    const cost = { direction: 'maximize', cost: 'score', metric: 'x' } as const;
    expect((await suggested(['other', 'score'], cost))?.[0]).toEqual([
      'metric',
      { question: 'other?', placeholder: 'NAME' },
    ]);
    const error = await userError(sweepOf('id,name\na,b\n', { metric: 'x' }));
    expect(error.suggestion).toBeNull();
    expect((await userError(sweepOf('x\n1\n', { metric: 'x', cost: 's' }))).suggestion).toBeNull();
  });

  it('asks for one of a bounded number of columns, by printable names', async () => {
    const names = ['\u001b[31mred', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
    const question = '[31mred, c1, c2, c3, c4 or 2 more?';
    expect((await suggested(names))?.[0]).toEqual(['metric', { question, placeholder: 'NAME' }]);
  });
});
