import { existsSync, readdirSync } from 'node:fs';
import { placeText } from '../../src/errors.ts';
import { readRecord, type SweepRecord, toSweep } from '../../src/parse/index.ts';
import type { ReadingSettings } from '../../src/settings/index.ts';
import { expectGolden } from '../support/golden.ts';
import { filesOf, fixturesIn, READING } from './sweeps.ts';

const GOLDEN = 'test/parse/golden';

/**
 * What the tools wrote, with the settings that their files do not hold: the first example of every
 * format. The tests of the formats have what no tool wrote here.
 */
const READINGS: Readonly<Record<string, readonly Partial<ReadingSettings>[]>> = {
  'ax/trials.csv': [{ metric: 'accuracy', direction: 'maximize' }],
  'flaml/all.log': [{ cost: 'duration' }],
  'hyperopt/results.json': [{ cost: 'train_time', costUnit: 'seconds' }],
  'hyperopt/trials.json': [{ cost: 'duration' }],
  'hyperopt/with-errors.json': [{}],
  'hyperopt/without-errors.json': [{}],
  'keras-tuner/bayesian': [{}],
  'keras-tuner/hyperband': [{}],
  'keras-tuner/old': [{}],
  'keras-tuner/random': [{}, { metric: 'score' }, { metric: 'val_loss' }],
  'mlflow/mlruns': [
    { metric: 'val/acc', cost: 'duration' },
    { metric: 'MAE loss', direction: 'minimize' },
  ],
  'mlflow/runs-quoted.csv': [{ metric: 'neg loss' }],
  'mlflow/runs.csv': [{ metric: 'val/acc', cost: 'duration' }],
  'mlflow/search_runs.csv': [{ metric: 'metrics.val/acc', cost: 'duration' }],
  'nni/trials.csv': [{ metric: 'reward' }],
  'optuna/grid.csv': [{}],
  'optuna/grid.log': [{}],
  'optuna/nsga.log': [{}],
  'optuna/random-few.csv': [{ direction: 'minimize' }],
  'optuna/random-sorted.csv': [{ direction: 'minimize' }],
  'optuna/random-with-index.csv': [{ direction: 'minimize' }],
  'optuna/random.csv': [{ direction: 'minimize', cost: 'user_attrs_gpu_seconds' }],
  'optuna/random.log': [{ cost: 'duration' }],
  'optuna/tpe.csv': [{ direction: 'minimize' }],
  'optuna/tpe.log': [{}],
  'optuna/two-goals.csv': [{ metric: 'values_0', direction: 'minimize' }],
  'optuna/two-goals.log': [{ metric: 'values_0' }, { metric: 'values_1' }],
  'optuna/two-named-goals.log': [{ metric: 'values_error' }, { metric: 'values_recall' }],
  'optuna/two-studies.log': [{ study: 'random' }, { study: 'sampled' }],
  'optuna-4/random.csv': [{ direction: 'minimize' }],
  'optuna-4/random.log': [{}],
  'parquet/histories.parquet': [{ direction: 'minimize' }],
  'parquet/mlflow.parquet': [{ metric: 'metrics.val/acc' }],
  'parquet/optuna.parquet': [{ direction: 'minimize' }],
  'parquet/trials.parquet': [{ metric: 'accuracy', cost: 'took' }],
  'ray/asha': [{}],
  'ray/dataframe.csv': [{ metric: 'accuracy', cost: 'duration' }],
  'ray/grid': [{ cost: 'duration' }],
  'ray/grid.csv': [{ metric: 'accuracy' }],
  'ray/killed': [{}],
  'ray/optuna': [{}],
  'ray/random': [{ metric: 'accuracy' }, { metric: 'eval/loss', direction: 'minimize' }],
  'sklearn/grid.csv': [{ cost: 'duration' }],
  'sklearn/halving.csv': [{}],
  'sklearn/random.csv': [{ cost: 'duration' }],
  'sklearn/several-scores.csv': [
    { metric: 'mean_test_r2' },
    { metric: 'mean_test_neg_mean_squared_error' },
  ],
  'sklearn/sorted.csv': [{}],
  'syne-tune/asha': [{ cost: 'duration' }],
  'syne-tune/random': [{ cost: 'duration' }],
  'syne-tune/resumed': [{ metric: 'val_acc', cost: 'duration' }],
  'syne-tune/without-metadata': [{ metric: 'val_acc' }],
  'wandb-api/runs.csv': [{ metric: 'val.accuracy', cost: 'duration' }],
  'wandb-api/runs.json': [{ metric: 'val.accuracy', cost: 'duration' }],
  'wandb-api/without-state.csv': [{ metric: 'val.accuracy' }],
  'wandb-csv/few-columns.csv': [{ metric: 'acc' }],
  'wandb-csv/runs.csv': [{ metric: 'val.accuracy', cost: 'duration' }],
  'wandb-csv/two-sweeps.csv': [{ study: 'aaaa1111', metric: 'acc' }],
  'wandb-runs/bayes': [{}],
  'wandb-runs/old': [{ metric: 'acc' }],
  'wandb-runs/random': [{ cost: 'duration' }],
  'wandb-runs/sweeps': [
    { study: 'a1b2c3d4', metric: 'val.accuracy' },
    { study: 'e5f6g7h8', metric: 'val.accuracy' },
  ],
};

/** One trial a line, in the order in which they were started, after what is true of all. */
function written(record: SweepRecord): string {
  const { source, trials, settings, meta, ...head } = record;
  const { counts, cost } = toSweep(record, READING);
  const lines = trials.map(({ place, outcome, score, shard, columns, ...drawn }) =>
    [placeText(place), outcome, score, JSON.stringify(drawn)].join(' | '),
  );
  const about = {
    ...head,
    cost: cost && { ...cost, mean: Number(cost.mean.toPrecision(12)) },
    counts,
  };
  return [
    ...Object.entries(about).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ...lines,
  ].join('\n');
}

/** The direction is given only where the files do not have it. */
async function textOf(fixture: string, asked: Partial<ReadingSettings>): Promise<string> {
  const [tool = '', name = ''] = fixture.split('/');
  const files = await fixturesIn(tool)(name);
  const { source } = filesOf('');
  const read = (reading: Partial<ReadingSettings>) =>
    readRecord(files, { ...READING, direction: null, ...asked, ...reading }, source);
  const record = await read({}).catch(() => read({ direction: 'maximize' }));
  return `${JSON.stringify(asked)}\n${written(record)}\n`;
}

test.each(Object.entries(READINGS))('%s is read as its golden says', async (fixture, readings) => {
  const texts = await Promise.all(readings.map((asked) => textOf(fixture, asked)));
  expectGolden(`${GOLDEN}/${fixture.replace(/[/.]/g, '-')}.txt`, texts.join('\n'));
});

test('no golden is left of a fixture that is gone', () => {
  const names = Object.keys(READINGS).map((fixture) => `${fixture.replace(/[/.]/g, '-')}.txt`);
  expect(readdirSync(GOLDEN).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(READINGS).filter((name) => !existsSync(`test/fixtures/${name}`))).toEqual([]);
});
