import type { Suggestion } from '../../../src/errors.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import { sweepOf, userError } from '../sweeps.ts';

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
      columns: [
        { name: 'lr', least: 0.01, greatest: 0.1, values: 2 },
        { name: 'val_loss', least: 1.5, greatest: 2.5, values: 2 },
      ],
      hidden: 0,
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
    ['val_loss', ['lr', 'train_loss', 'val_loss', 'test_loss']],
    ['eval/accuracy', ['eval/loss', 'eval/accuracy', 'test/accuracy', 'train/accuracy', 'lr']],
    ['valAcc', ['trainAcc', 'valAcc', 'valLoss']],
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

  it('shows a bounded number of columns, by printable names', async () => {
    const names = ['\u001b[31mred', ...Array.from({ length: 30 }, (_, i) => `c${i}`)];
    const suggestion = await suggested(names);
    expect(suggestion?.columns).toHaveLength(20);
    expect(suggestion?.columns[0]?.name).toBe('[31mred');
    expect(suggestion?.hidden).toBe(11);
  });
});
