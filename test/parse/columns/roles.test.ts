import type { Suggestion } from '../../../src/errors.ts';
import { inspectFiles, readRecord } from '../../../src/parse/index.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
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
      'Did you mean "eval.accuracy"? The columns of sweep.csv are: id (0 to 3), config.lr (0.1 to 0.4), ' +
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
    const { files, source } = filesOf('quality_score,momentum_x\n1.5,2\n2.5,3\n');
    const space = { momentum_x: { low: 0, high: 9 } };
    const text = JSON.stringify({ schemaVersion: 1, search: { space } });
    const all = [...files, { path: 'sweep.meta.json', text }];
    const { metric } = await inspectFiles(all, READING, source);
    expect(metric).toMatchObject({ name: 'quality_score', from: 'only' });
  });
});

/** The parameters of the first trial of a table with this metric. */
async function guessed(text: string, reading: Partial<ReadingSettings> = {}) {
  const { files, source } = filesOf(text);
  const record = await readRecord(files, { ...READING, metric: 'acc', ...reading }, source);
  return { parameters: record.trials[0]?.parameters ?? null, gaps: record.gaps ?? [] };
}

describe('the parameters of a table that does not tell them', () => {
  it('are the columns that vary and neither measure, count nor describe the trials', async () => {
    const text = [
      'trial,status,acc,val_loss,seconds,lr,optimizer,batch_size,seed,fixed,name,started,error,epoch',
      '0,ok,0.5,2,30,0.1,adam,16,7,1,a,2026-01-01 10:00:00,,5',
      '1,ok,0.6,1,40,0.01,sgd,32,8,1,b,2026-01-01 10:00:09,,7',
      '2,failed,,,,0.2,adam,,9,1,c,2026-01-01 10:00:18,Killed,9',
    ].join('\n');
    expect(await guessed(text)).toEqual({
      parameters: { lr: 0.1, optimizer: 'adam', batch_size: 16 },
      gaps: ['parameters-guessed'],
    });
  });

  it('are those in an object named like parameters, if there is one', async () => {
    const rows = [1, 2, 3].map((i) => ({
      config: { lr: i, opt: { name: 'x' } },
      acc: i,
      width: i * i,
    }));
    expect((await guessed(JSON.stringify(rows))).parameters).toEqual({
      ...{ 'config.lr': 1, 'config.opt.name': 'x' },
    });
  });

  it('are not what the metric or the cost is read from', async () => {
    const rows = [1, 2, 4].map((i) => ({ a: i, b: 9 - i, power: 7 * i, lr: i / 8 }));
    const asked = { metric: 'max([a, b])', cost: 'power' };
    expect((await guessed(JSON.stringify(rows), asked)).parameters).toEqual({ lr: 0.125 });
  });

  it('are not guessed where nothing varies, or sweep.meta.json names them', async () => {
    expect(await guessed('acc,lr\n0.5,1\n0.6,1\n')).toEqual({ parameters: null, gaps: [] });
    const { files, source } = filesOf('acc,lr,width\n0.5,1,4\n0.6,2,9\n');
    const text = JSON.stringify({ schemaVersion: 1, search: { space: { lr: {} } } });
    const all = [...files, { path: 'sweep.meta.json', text }];
    const record = await readRecord(all, { ...READING, metric: 'acc' }, source);
    expect([record.trials[0]?.parameters, record.gaps]).toEqual([{ lr: '1' }, undefined]);
  });

  it('are not guessed for more trials than a search has', async () => {
    const text = `acc,lr\n${Array.from({ length: 10_001 }, (_, i) => `0.5,${i % 7}\n`).join('')}`;
    expect((await guessed(text)).parameters).toBeNull();
  });
});

/** What is suggested for one row of ones below these names. */
async function suggested(
  names: readonly string[],
  reading: Partial<ReadingSettings> = {},
): Promise<Suggestion | null> {
  const fields = Object.fromEntries(names.map((name) => [name, 1]));
  const text = JSON.stringify([fields]);
  return (await userError(sweepOf(text, { direction: null, ...reading }))).suggestion;
}

const settingsFor = async (...names: string[]) => (await suggested(names))?.settings;

const OPEN_DIRECTION = { question: 'maximize or minimize?', placeholder: 'maximize|minimize' };

describe('a suggestion', () => {
  it('comes with a metric that is not given, and shows the columns of numbers', async () => {
    const text = 'id,lr,val_loss,epochs\na,0.1,2.5,\nb,0.01,1.5,3\n';
    const error = await userError(sweepOf(text, { direction: 'minimize' }));
    expect(error.where).toBe('metric (--metric)');
    expect(error.suggestion).toEqual({
      settings: [
        ['metric', { question: 'val_loss or lr?', placeholder: 'NAME' }],
        ['direction', 'minimize'],
      ],
    });
  });

  it('comes with a metric that is not found: the column that is nearly named so', async () => {
    const error = await userError(sweepOf('accuracy,los,f1\n1,2,3\n', { metric: 'loss' }));
    expect(error.message).toContain('Did you mean "los"?');
    expect(error.suggestion?.settings[0]).toEqual(['metric', 'los']);
    const malformed = await userError(sweepOf('accuracy,seconds\n1,2\n', { metric: 'max(' }));
    expect(malformed.suggestion?.settings[0]).toEqual([
      'metric',
      { question: 'accuracy or seconds?', placeholder: 'NAME' },
    ]);
  });

  it('comes with a direction that is not given, for the metric that is', async () => {
    expect((await suggested(['a', 'b'], { metric: 'min([a, b])' }))?.settings).toEqual([
      ['metric', 'min([a, b])'],
      ['direction', OPEN_DIRECTION],
    ]);
  });

  it.each([
    ['val_loss', ['lr', 'val_loss', 'test_loss']],
    ['valAcc', ['batchSize', 'valAcc', 'valLoss']],
    ['test-f1', ['loss_weight', 'test-f1', 'dropout']],
    ['metrics.f1_macro', ['metrics.f1_macro', 'accuracy_threshold']],
    ['rouge2', ['batch', 'rouge2', 'beam']],
    ['top5_error', ['top5_error', 'layers']],
    ['Perplexity', ['other', 'Perplexity']],
    ['quality_score', ['score_weight', 'quality_score']],
  ])('lists %s before its neighbours, and leaves the choice open', async (name, names) => {
    const [metric, direction] = (await settingsFor(...names)) ?? [];
    expect(metric?.[0]).toBe('metric');
    expect(metric?.[1]).toMatchObject({
      question: expect.stringMatching(new RegExp(`^${name}(,| or )`)),
      placeholder: 'NAME',
    });
    expect(direction).toEqual(['direction', OPEN_DIRECTION]);
  });

  it.each([
    ['maximize', 'accuracy val/AUC f1Macro ndcg@10 neg_mean_squared_error top5_acc roc_auc auc_pr'],
    ['maximize', 'eval_bleu_score R2 metrics.val.mIoU episode_reward_mean'],
    ['minimize', 'loss error_rate valRMSE test-mae perplexity dev.wer fid_score accuracy_loss'],
    ['minimize', 'dice_loss val_loss_epoch loss/val log_loss Brier_score'],
    [OPEN_DIRECTION, 'value score objective quality values_0 mean_test_score metric cost bacc2'],
    [OPEN_DIRECTION, 'ErrorTolerance loss_weight accuracy_gap accuracy_drop mse_improvement'],
    [OPEN_DIRECTION, 'neg_accuracy neg_loss 1-accuracy 1-F1 -loss one_minus_auc inverse_loss'],
    [OPEN_DIRECTION, 'lossless errors learning_rate tokens_per_second'],
  ])('is to %j what is named so: %s', async (direction, names) => {
    for (const name of names.split(' ')) {
      const settings = (await suggested([name, 'other'], { metric: name }))?.settings;
      expect([name, ...(settings ?? [])]).toEqual([
        name,
        ['metric', name],
        ['direction', direction],
      ]);
    }
  });

  it('is never the cost, nor made up where no column has numbers', async () => {
    const cost = { direction: 'maximize', cost: 'score', metric: 'x' } as const;
    expect((await suggested(['other', 'score'], cost))?.settings[0]).toEqual([
      'metric',
      { question: 'other?', placeholder: 'NAME' },
    ]);
    const error = await userError(sweepOf('id,name\na,b\n', { metric: 'x' }));
    expect(error.suggestion).toBeNull();
    expect((await userError(sweepOf('x\n1\n', { metric: 'x', cost: 's' }))).suggestion).toBeNull();
  });
});
