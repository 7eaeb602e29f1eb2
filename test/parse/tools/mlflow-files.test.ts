import { textIfAny } from '../../../src/read/index.ts';
import type { SourceFile } from '../../../src/read/source-file.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import {
  fixturesIn,
  isFormat,
  messageOf,
  sweepFrom as sweepOf,
  tableOf,
  textFile,
  userError,
} from '../sweeps.ts';

const read = fixturesIn('mlflow');
const fixture = () => read('mlruns');
const RUN = (digit: string) => digit.repeat(32);

async function scoresOf(files: readonly SourceFile[], reading: Partial<ReadingSettings> = {}) {
  return (await sweepOf(files, reading)).trials.map(({ score }) => score);
}

interface Written {
  readonly store?: string;
  readonly experiment?: string;
  readonly meta?: string;
  /** By their paths in the run's folder. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A run as its files. */
function run(id: string, { store = 'mlruns', experiment = '1', ...more }: Written): SourceFile[] {
  const { meta = 'status: 3\nstart_time: 1000\nend_time: 3500', files = {} } = more;
  const folder = `${store}/${experiment}/${id}`;
  const head = `experiment_id: '${experiment}'\nrun_id: ${id}\n${meta}\n`;
  const others = Object.entries(files).map(([name, text]) => textFile(`${folder}/${name}`, text));
  return [textFile(`${folder}/meta.yaml`, head), ...others];
}

const named = (experiment: string, name: string, store = 'mlruns') =>
  textFile(
    `${store}/${experiment}/meta.yaml`,
    `experiment_id: '${experiment}'\nlifecycle_stage: active\nname: ${name}\n`,
  );

const accuracy = (text: string) => ({ files: { 'metrics/acc': text } });

describe('a folder mlruns of MLflow', () => {
  it('is found from any folder of it, with the paths of any system', async () => {
    const [experiment] = (await fixture()).map(({ path }) => path.split('/')[1]).slice(-1);
    for (const name of [`mlruns/${experiment}`, 'mlru*', `mlruns/${experiment}/*`]) {
      expect(await scoresOf(await read(name), { metric: 'val/acc' })).toHaveLength(8);
    }
    const windows = (await fixture()).map((it) => ({ ...it, path: it.path.replaceAll('/', '\\') }));
    expect(await scoresOf(windows, { metric: 'val/acc' })).toHaveLength(8);
  });

  it('is not what has other files next to it, or none of its runs', async () => {
    const files = await fixture();
    const mixed = [textFile('a.json', '{"x": 1}'), ...run(RUN('a'), accuracy('1 1 0\n'))];
    expect(await messageOf(scoresOf(mixed, { format: 'mlflow-files' }))).toContain(
      'next to files that do not belong to it',
    );

    expect(
      await isFormat('mlflow-files', ...files.filter(({ path }) => !/\/meta\.yaml$/.test(path))),
    ).toBe(false);
    const other = textFile('a/b/c/meta.yaml', 'name: dataset\nstatus: 3\n');
    expect(await isFormat('mlflow-files', other)).toBe(false);
    expect(await isFormat('mlflow-files', textFile('meta.yaml', 'acc\n1\n'))).toBe(false);
  });
});

describe('a metric of MLflow', () => {
  it.each([
    ['the value of the last step', '1 0.5 0\n2 0.75 1\n', 0.75],
    ['the value of the greatest step, whatever the order', '3 0.75 7\n1 0.5 2\n', 0.75],
    ['the last in time of one step', '9 0.75 0\n8 0.5 0\n', 0.75],
    ['without steps the last in time', '1 0.5\n2 0.75\n', 0.75],
    ['what was written before a line was cut off', '1 0.75 0\n2 0.', 0.75],
    ['in exponential notation', '1 7.5e-1 0\r\n', 0.75],
    ['nothing where it ends in NaN', '1 0.5 0\n2 nan 1\n', -Infinity],
  ])('is %s', async (_, text, score) => {
    expect(await scoresOf(run(RUN('a'), accuracy(text)), { metric: 'acc' })).toEqual([score]);
  });

  it.each(['1 high 0', '1', '1  0', 'x 1 0', '1 1 1.5'])(
    'is an error with the line %j, which is named',
    async (line) => {
      const message = await messageOf(sweepOf(run(RUN('a'), accuracy(`1 1 0\n${line}\n`))));
      expect(message).toMatch(/metrics\/acc, line 2: is ".*", not a time, a value and a step\./);
    },
  );

  it('may be in an empty file, of a run that failed', async () => {
    const empty = (await fixture()).find(({ path }) => path.endsWith('note'));
    expect(empty).toMatchObject({ kind: 'unread', isEmpty: true });
    const [meta, metric] = run(RUN('b'), accuracy(''));
    const failed = [meta, { ...empty, path: metric?.path }] as SourceFile[];
    const sweep = await sweepOf([...run(RUN('a'), accuracy('1 1 0\n')), ...failed]);
    expect(sweep.trials.map(({ score }) => score)).toEqual([1, -Infinity]);
  });

  it('may have the name of a parameter, also in runs without it', async () => {
    const param = { 'params/epochs': '10' };
    const both = run(RUN('a'), { files: { ...param, 'metrics/epochs': '1 7 0\n' } });
    const files = [...both, ...run(RUN('b'), { files: param })];
    expect(await scoresOf(files, { metric: 'epochs' })).toEqual([7, -Infinity]);
  });

  it('called duration does not hide how long the run took', async () => {
    const files = run(RUN('a'), { files: { 'metrics/duration': '1 7 0\n' } });
    const sweep = await sweepOf(files, { cost: 'duration' });
    expect(sweep).toMatchObject({ metric: 'metrics.duration', trials: [{ score: 7, cost: 2.5 }] });
  });
});

describe('a run of MLflow', () => {
  const status = (n: string) => run(RUN('a'), { ...accuracy('1 1 0\n'), meta: `status: ${n}` });

  it.each([
    ['1', 'unfinished'],
    ['2', 'waiting'],
    ['3', 'finished'],
    ['4', 'failed'],
    ['5', 'failed'],
    ["'KILLED'", 'failed'],
  ])('with the status %s is %s', async (n, expected) => {
    expect((await tableOf(status(n))).rows[0]?.status).toBe(expected);
  });

  it.each(['0', '6', 'null', 'DONE'])('with the status %s is an error', async (n) => {
    expect(await messageOf(sweepOf(status(n)))).toContain(
      `mlruns/1/${RUN('a')}/meta.yaml: has the status `,
    );
  });

  it('whose file was cut off is an error, for it would be lost', async () => {
    const cut = textFile(`mlruns/1/${RUN('b')}/meta.yaml`, 'artifact_uri: /x\nend_ti');
    expect(await messageOf(sweepOf([...status('3'), cut]))).toContain(
      `mlruns/1/${RUN('b')}/meta.yaml: has no run_id and experiment_id. Copy the folder`,
    );
  });

  it('without its start or end has no order or cost', async () => {
    const [row] = (await tableOf(run(RUN('a'), { meta: 'status: 3\nend_time: null' }))).rows;
    expect(row?.order).toBeUndefined();
    expect(row?.fields).toMatchObject({ duration: null });
  });

  it('must be there once', async () => {
    const one = accuracy('1 1 0\n');
    const twice = [...run(RUN('a'), one), ...run(RUN('a'), { ...one, store: 'copy' })];
    expect(await messageOf(sweepOf(twice))).toContain(
      `copy/1/${RUN('a')}/meta.yaml: is the same trial as mlruns/1/${RUN('a')}/meta.yaml`,
    );
  });
});

describe('several experiments of MLflow', () => {
  const files = [
    named('1', "'it''s: first'"),
    named('2', 'second'),
    named('0', 'Default'),
    ...run(RUN('a'), accuracy('1 1 0\n')),
    ...run(RUN('b'), { ...accuracy('1 2 0\n'), experiment: '2' }),
    ...run(RUN('c'), { ...accuracy('1 3 0\n'), experiment: '2' }),
  ];

  it('must be chosen from, by name or id', async () => {
    const { what } = await userError(sweepOf(files));
    expect(what).toContain('2 experiments: "it\'s: first" (1 trial, 1), "second" (2 trials, 2)');
    expect(await scoresOf(files, { study: "it's: first" })).toEqual([1]);
    expect(await scoresOf(files, { study: '2' })).toEqual([2, 3]);
  });

  it('are one if they have the same name in the stores of several jobs', async () => {
    const jobs = ['1', '2'].flatMap((id) => [
      named(id, 'sweep', `job-${id}`),
      ...run(RUN(id), { ...accuracy(`1 ${id} 0\n`), store: `job-${id}`, experiment: id }),
    ]);
    expect(await scoresOf(jobs)).toEqual([1, 2]);
  });

  it('may have been deleted', async () => {
    const gone = files.map((file) =>
      file.path === 'mlruns/2/meta.yaml'
        ? textFile(file.path, textIfAny(file).replace('active', 'deleted'))
        : file,
    );
    expect(await scoresOf(gone)).toEqual([1]);
  });
});

describe('a search of scikit-learn that MLflow logged by itself', () => {
  const SEARCH = RUN('a');
  const ranks = [1, 2, 3, 4, 5];
  const RESULTS =
    'mean_fit_time,mean_score_time,param_C,params,split0_test_score,mean_test_score,rank_test_score\n' +
    [0.5, 0.7, '', 0.9, 0.8, 0.75, 0.6]
      .map((score, i) => `1,1,${i},{'C': ${i}},${score},${score},${i}\n`)
      .join('');
  const store = (files: Readonly<Record<string, string>>) => [
    named('1', 'iris'),
    ...run(SEARCH, { files: { 'tags/mlflow.autologging': 'sklearn', ...files } }),
    ...ranks.flatMap((rank) => {
      const metrics = {
        'metrics/rank_test_score': `1 ${rank} 0\n`,
        'metrics/mean_test_score': '1 1 0\n',
      };
      const tags = { 'tags/mlflow.autologging': 'sklearn', 'tags/mlflow.parentRunId': SEARCH };
      return run(RUN(String(rank)), { files: { ...metrics, ...tags } });
    }),
  ];

  it('has all candidates that its file has, not the best five', async () => {
    const files = store({ 'artifacts/cv_results.csv': RESULTS });
    const table = await tableOf(files);
    expect(table.directions).toMatchObject({ mean_test_score: 'maximize' });
    expect(table.rows[1]?.parameters).toEqual({ C: 1 });
    const metric = 'mean_test_score';
    expect(await scoresOf(files, { metric })).toEqual([0.5, 0.7, -Infinity, 0.9, 0.8, 0.75, 0.6]);
  });

  it.each([
    [{}, 'is one of 5 candidates of scikit-learn, which may be the best of more'],
    [{ 'params/n_iter': '8' }, 'is one of the best 5 of 8 candidates of scikit-learn'],
  ])('is refused without the file: %j', async (files, what) => {
    const message = await messageOf(tableOf(store(files)));
    expect(message).toContain(`${what}: MLflow's autologging leaves out the worse ones.`);
    expect(message).toContain('mlflow.sklearn.autolog(max_tuning_runs=None)');
  });

  it('is read where its runs are all candidates, or are not by scikit-learn', async () => {
    expect((await tableOf(store({ 'params/n_iter': '5' }))).rows).toHaveLength(5);
    const others = store({}).filter(({ path }) => !path.endsWith('tags/mlflow.autologging'));
    expect((await tableOf(others)).rows).toHaveLength(5);
  });
});
