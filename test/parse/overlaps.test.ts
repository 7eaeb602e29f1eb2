import { join } from 'node:path';
import type { SourceFile } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { messageOf, parseSweep, READING } from './sweeps.ts';

const SOURCE = { kind: 'file', location: 'x', sha: null, runUrl: null, createdAt: null } as const;

const read = (files: readonly SourceFile[], metric: string | null = 'acc') =>
  parseSweep({ files, source: SOURCE }, { ...READING, metric });

const file = (path: string, lines: readonly string[]): SourceFile => ({
  path,
  text: `${lines.join('\n')}\n`,
});

describe('a trial that is there twice counts once or not at all', () => {
  const RUNS = 'run_id,experiment_id,status,artifact_uri,start_time,end_time,metrics.acc';
  const run = (id: string, acc: number, experiment = 1) =>
    `${id},${experiment},FINISHED,x,2026-01-01 00:00:00+00:00,2026-01-01 00:01:00+00:00,${acc}`;

  test('in files that overlap', async () => {
    const a = file('a.csv', [RUNS, run('r1', 0.5), run('r2', 0.6)]);
    const b = file('b.csv', [RUNS, run('r2', 0.6), run('r3', 0.7)]);
    expect(await messageOf(read([a, b], 'metrics.acc'))).toBe(
      'b.csv, line 2: is the same trial as a.csv, line 3, going by run_id. Name every trial of the sweep once.',
    );
  });

  test('in a file that was appended to itself', async () => {
    const OPTUNA = 'number,value,datetime_start,datetime_complete,state';
    const trial = (number: number) =>
      `${number},0.${number + 1},2026-01-01 00:0${number}:00,2026-01-01 00:09:00,COMPLETE`;
    const text = file('t.csv', [OPTUNA, trial(0), trial(1), trial(2), trial(0)]);
    expect(await messageOf(read([text], 'value'))).toContain('going by number and datetime_start');
  });

  test('trials of two experiments in two files are asked apart, as in one', async () => {
    const one = file('a.csv', [RUNS, run('r1', 0.5, 1), run('r2', 0.6, 1)]);
    const two = file('b.csv', [RUNS, run('r3', 0.5, 2), run('r4', 0.6, 2)]);
    expect(await messageOf(read([one, two], 'metrics.acc'))).toContain(
      'study (--study): is not given, and the files hold 2 studies',
    );
  });
});

describe('the folder of a tool', () => {
  const FOLDER = join(process.cwd(), 'test', 'fixtures');

  test.each([
    ['keras-tuner/random', 'keras-tuner'],
    ['ray/random', 'ray-experiment'],
    ['mlflow/mlruns', 'mlflow-files'],
    ['wandb-runs/random', 'wandb-runs'],
  ])('%s is not taken for loose files where others lie beside it', async (name, format) => {
    const files = await readLocal(name, { directory: FOLDER });
    const stray = file('params.json', ['{"score": 1}']);
    const message = await messageOf(read([...files, stray], 'score'));
    expect(message).toContain(`holds files of the format ${format}`);
    expect(message).toContain('Name the folder that the tool wrote');
  });

  test('of Ray is not read without its state where that is damaged', async () => {
    const files = await readLocal('ray/killed', { directory: FOLDER });
    const damaged = files.map((one) =>
      /experiment_state/.test(one.path) ? { ...one, text: one.text.slice(0, 200) } : one,
    );
    expect(await messageOf(read(damaged, 'accuracy'))).toContain('is empty or damaged');
  });

  test('of another tool than the format named is told as such', async () => {
    const [csv] = [file('trials.csv', ['acc', '1', '2'])];
    const wrong = parseSweep(
      { files: [csv], source: SOURCE },
      { ...READING, format: 'keras-tuner' },
    );
    expect(await messageOf(wrong)).toContain('the files hold no projects of this format');
  });
});

describe('each metric of a Keras Tuner project', () => {
  test('has its own direction', async () => {
    const FOLDER = join(process.cwd(), 'test', 'fixtures');
    const files = await readLocal('keras-tuner/random', { directory: FOLDER });
    const directionOf = async (metric: string) =>
      (await parseSweep({ files, source: SOURCE }, { ...READING, metric, direction: null }))
        .direction;
    expect(await directionOf('val_loss')).toBe('minimize');
    expect(await directionOf('score')).toBe('maximize');
  });
});
