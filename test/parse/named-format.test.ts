import { FORMAT_NAMES, readRecord } from '../../src/parse/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { filesOf, messageOf, READING, scoresOf, sweepOf, userError } from './sweeps.ts';

const { source } = filesOf('');

/** A file or folder of every format that is a tool's own. */
const OF_TOOLS: readonly (readonly [format: string, fixture: string])[] = [
  ['keras-tuner', 'keras-tuner/random'],
  ['mlflow-csv', 'mlflow/search_runs.csv'],
  ['mlflow-files', 'mlflow/mlruns'],
  ['mlflow-ui-csv', 'mlflow/runs.csv'],
  ['optuna-csv', 'optuna/random.csv'],
  ['optuna-journal', 'optuna/random.log'],
  ['optuna-sqlite', 'optuna/random.db'],
  ['ray-csv', 'ray/grid.csv'],
  ['ray-experiment', 'ray/random'],
  ['sklearn-cv-results', 'sklearn/grid.csv'],
  ['wandb-csv', 'wandb-csv/runs.csv'],
  ['wandb-runs', 'wandb-runs/random'],
];
const GENERIC = ['csv', 'json', 'jsonl'];

async function readAs(format: string, fixture: string) {
  const files = await readLocal(fixture, { directory: 'test/fixtures' });
  return readRecord(files, { ...READING, format, direction: null }, source);
}

describe('a format that is named', () => {
  it('is any of the table of formats', () => {
    const named = OF_TOOLS.map(([format]) => format);
    expect([...named, ...GENERIC].sort()).toEqual([...FORMAT_NAMES]);
  });

  const pairs = OF_TOOLS.flatMap(([format, fixture]) =>
    OF_TOOLS.filter(([other]) => other !== format).map(([other]) => [other, fixture, format]),
  );
  it.each(pairs)('cannot be %s for %s, which is %s', async (other, fixture, format) => {
    const error = await userError(readAs(other as string, fixture as string));
    expect(error.fault).toBe('settings');
    expect(error.message).toMatch(/^format \(--format\): is /);
    expect(error.what).toMatch(new RegExp(`^is ${other}, but .* looks like ${format} \\(`));
    expect(error.fix).toContain('Leave `format` (--format) out');
  });

  it.each(['optuna/random.csv', 'ray/dataframe.csv', 'wandb-csv/runs.csv', 'sklearn/random.csv'])(
    'may be csv for the table of any tool: %s',
    async (fixture) => {
      const error = await userError(readAs('csv', fixture));
      expect(error.message).toContain('direction (--direction');
    },
  );

  it('is no generic one for what is no table', async () => {
    expect(await messageOf(readAs('csv', 'optuna/random.log'))).toContain('optuna-journal');
    expect(await messageOf(readAs('json', 'optuna/random.csv'))).toContain('optuna-csv');
    expect(await messageOf(readAs('csv', 'optuna/random.db'))).toContain(
      'looks like optuna-sqlite (Optuna storage (SQLite)). Leave `format` (--format) out',
    );
  });

  it('is believed where the files look like nobody’s in particular', async () => {
    const text = 'number,value,params_lr\n0,0.5,1\n';
    expect(await scoresOf('value\n0.5\n', { format: 'optuna-csv' })).toEqual([0.5]);
    expect(await scoresOf(text, { format: 'optuna-csv' })).toEqual([0.5]);
  });

  it('is told to be wrong of the file that is another’s', async () => {
    const optuna = 'number,value,datetime_start,state\n0,0.5,2026-01-01 00:00:00,COMPLETE\n';
    const ray = 'accuracy,training_iteration,config/lr\n0.5,1,1\n';
    const both = sweepOf([optuna, ray], { format: 'optuna-csv' });
    expect(await messageOf(both)).toContain('is optuna-csv, but b.txt looks like ray-csv');
    expect(await messageOf(both)).toContain('or name a plain format');
  });
});
