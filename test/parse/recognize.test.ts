import { FORMAT_NAMES, readRecord } from '../../src/parse/index.ts';
import type { SourceFile } from '../../src/read/index.ts';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { toSourceFile } from '../../src/read/source-file.ts';
import { filesOf, formatOf, messageOf, READING, sweepFrom, textFile, userError } from './sweeps.ts';

const { source } = filesOf('');

/** A file or folder of every format that is a tool's own. */
const OF_TOOLS: readonly (readonly [format: string, fixture: string])[] = [
  ['flaml-log', 'flaml/all.log'],
  ['hyperopt', 'hyperopt/trials.json'],
  ['keras-tuner', 'keras-tuner/random'],
  ['mlflow-api', 'mlflow/search.json'],
  ['mlflow-csv', 'mlflow/search_runs.csv'],
  ['mlflow-files', 'mlflow/mlruns'],
  ['mlflow-sqlite', 'mlflow/mlflow.db'],
  ['mlflow-ui-csv', 'mlflow/runs.csv'],
  ['optuna-csv', 'optuna/random.csv'],
  ['optuna-journal', 'optuna/random.log'],
  ['optuna-sqlite', 'optuna/random.db'],
  ['ray-csv', 'ray/grid.csv'],
  ['ray-experiment', 'ray/random'],
  ['sklearn-cv-results', 'sklearn/grid.csv'],
  ['syne-tune', 'syne-tune/asha'],
  ['wandb-api', 'wandb-api/runs.json'],
  ['wandb-csv', 'wandb-csv/runs.csv'],
  ['wandb-runs', 'wandb-runs/random'],
];
/** Tables whose header is all there is to them. */
const WITHOUT_FIXTURE = ['deephyper-csv', 'optuna-database', 'ultralytics-tune'];
const GENERIC = ['csv', 'json', 'jsonl', 'parquet'];

const filesIn = (fixture: string) => readLocal(fixture, localPlace('test/fixtures'));
const readAs = (format: string, files: readonly SourceFile[]) =>
  readRecord(files, { ...READING, format, direction: null }, source);

describe('a format that is named', () => {
  it('is any of the table of formats', () => {
    const named = OF_TOOLS.map(([format]) => format);
    expect([...named, ...GENERIC, ...WITHOUT_FIXTURE].sort()).toEqual([...FORMAT_NAMES]);
  });

  const files = OF_TOOLS.filter(([format]) => !format.endsWith('-sqlite'));
  it.each(files)('cannot be that of another tool: %s', async (format, fixture) => {
    const files = await filesIn(fixture);
    for (const [other] of OF_TOOLS.filter(([name]) => name !== format)) {
      const error = await userError(readAs(other, files));
      expect(error.fault).toBe('settings');
      expect(error.message).toMatch(/^format \(--format\): is /);
      expect(error.what).toMatch(new RegExp(`^is ${other} .*but the files look like ${format}$`));
      expect(error.message).toContain('Leave `format` (--format) out');
    }
  });

  it.each(['optuna/random.csv', 'ray/dataframe.csv', 'wandb-csv/runs.csv', 'sklearn/random.csv'])(
    'may be csv for the table of any tool: %s',
    async (fixture) => {
      const error = await userError(readAs('csv', await filesIn(fixture)));
      expect(error.message).toContain('metric (--metric): is not given');
    },
  );
});

const TABLE = 'lr,accuracy\n0.1,0.5\n0.2,0.6\n';

const read = (files: Record<string, string | Buffer>, format = 'auto') => {
  const all = Object.entries(files).map(([path, content]) =>
    toSourceFile(Buffer.from(content), path),
  );
  return readRecord(all, { ...READING, format, metric: 'accuracy' }, source);
};

describe('a file next to those of a sweep', () => {
  it('is refused if it is not text', async () => {
    const model = Buffer.from([0x80, 4, 0, 1, 2]);
    const error = await userError(read({ 'a/x.json': '[{"accuracy": 1}]', 'b/model.pt': model }));
    expect(error.message).toMatch(/^b\/model\.pt: is a Python pickle/);
  });

  it('may be called anything if none is called a table', async () => {
    const other = TABLE.replaceAll('0.', '0.7');
    expect((await read({ 'a.txt': TABLE, 'b.dat': other })).trials).toHaveLength(4);
  });

  it('is refused for what it is, where that is known', async () => {
    const error = await userError(read({ 'a.csv': TABLE, 'page.html': '<!doctype html><p>Hi' }));
    expect(error.what).toContain('is a web page');
  });
});

const readFiles = (files: readonly SourceFile[], metric: string) => sweepFrom(files, { metric });

const file = (path: string, lines: readonly string[]): SourceFile =>
  textFile(path, `${lines.join('\n')}\n`);

describe('a trial that is there twice counts once or not at all', () => {
  const RUNS = 'run_id,experiment_id,status,artifact_uri,start_time,end_time,metrics.acc';
  const run = (id: string, acc: number, experiment = 1) =>
    `${id},${experiment},FINISHED,x,2026-01-01 00:00:00+00:00,2026-01-01 00:01:00+00:00,${acc}`;

  test('in files that overlap', async () => {
    const a = file('a.csv', [RUNS, run('r1', 0.5), run('r2', 0.6)]);
    const b = file('b.csv', [RUNS, run('r2', 0.6), run('r3', 0.7)]);
    expect(await messageOf(readFiles([a, b], 'metrics.acc'))).toBe(
      'b.csv, line 2: is the same trial as a.csv, line 3, going by run_id. Name every trial of the sweep once.',
    );
  });

  test('in a file that was appended to itself', async () => {
    const OPTUNA = 'number,value,datetime_start,datetime_complete,state';
    const trial = (number: number) =>
      `${number},0.${number + 1},2026-01-01 00:0${number}:00,2026-01-01 00:09:00,COMPLETE`;
    const text = file('t.csv', [OPTUNA, trial(0), trial(1), trial(2), trial(0)]);
    expect(await messageOf(readFiles([text], 'value'))).toContain(
      'going by number and datetime_start',
    );
  });

  test('trials of two experiments in two files are asked apart, as in one', async () => {
    const one = file('a.csv', [RUNS, run('r1', 0.5, 1), run('r2', 0.6, 1)]);
    const two = file('b.csv', [RUNS, run('r3', 0.5, 2), run('r4', 0.6, 2)]);
    expect(await messageOf(readFiles([one, two], 'metrics.acc'))).toContain(
      'study (--study): is not given, and the files hold 2 studies',
    );
  });
});

describe('the folder of a tool', () => {
  test.each([
    ['keras-tuner/random', 'keras-tuner'],
    ['ray/random', 'ray-experiment'],
    ['mlflow/mlruns', 'mlflow-files'],
    ['wandb-runs/random', 'wandb-runs'],
  ])('%s is not taken for loose files where others lie beside it', async (name, format) => {
    const files = await filesIn(name);
    const stray = file('params.json', ['{"score": 1}']);
    const message = await messageOf(readFiles([...files, stray], 'score'));
    expect(message).toContain(`holds files of the format ${format}`);
    expect(message).toContain('Name the folder that the tool wrote');
  });

  test('of Ray is not read without its state where that is damaged', async () => {
    const files = await filesIn('ray/killed');
    const damaged = files.map((one) =>
      /experiment_state/.test(one.path) ? { ...one, text: textIfAny(one).slice(0, 200) } : one,
    );
    expect(await messageOf(readFiles(damaged, 'accuracy'))).toMatch(
      /experiment_state.*: is not valid JSON/,
    );
  });
});

/** By what a tool writes, and what only looks alike. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'sklearn-cv-results': [
    'param_a,mean_test_f1,rank_test_f1\n1,2,1\n',
    'mean_fit_time;params;mean_test_score\n1;2;1\n',
  ],
  'deephyper-csv': [
    'p:lr,objective,job_id,m:timestamp_submit\n',
    'lr,objective_0,job_id,timestamp_gather\n',
  ],
  'ultralytics-tune': ['fitness,lr0,lrf,momentum\n'],
  'ray-csv': [
    '"training_iteration","config/lr",x\n1,2,3\n',
    'training_iteration;config/lr;x\n1;2;3\n',
  ],
  'wandb-csv': ['"Name","Runtime","Sweep","lr"\n', 'Name,ID,Created,lr\n', 'Name,lr,_wandb\n'],
  'wandb-api': [
    '[{"summary": {}, "config": {}, "name": "a"}]',
    '[{"summary": {"a": 1}, "config": {"b": 1}}]',
    ',summary,config,name\n',
  ],
  hyperopt: [
    '[{"loss": 1, "status": "ok"}, {"status": "fail"}]',
    '[{"loss": NaN, "status": "ok"}]',
    '[{"tid": 0, "misc": {}, "state": 2, "result": {"status": "ok", "loss": 1}}]',
  ],
  'optuna-csv': [
    '"number","value","params_lr","state"\n',
    'number;values_0;values_1;params_lr\n',
    ',datetime_start,state\n',
  ],
  'optuna-journal': ['{"op_code":0,"worker_id":"w","study_name":"a","directions":[2]}\n'],
  'mlflow-csv': [
    'run_id,experiment_id,status,metrics.x\n',
    '"run_id";"experiment_id";"status";"params.x"\r\n',
  ],
  'mlflow-ui-csv': ['Start Time,Duration,Run ID,Name,Source Type,Source Name,User,Status\n'],
  csv: [
    ...['param_a,mean_test_score\n1,2\n', 'mean_fit_time,mean_test_score\n1,2\n'],
    ...['params,mean_fit_time,test_score\n1,2,3\n', 'training_iteration,config,x\n1,2,3\n'],
    ...['iteration,config/lr,x\n1,2,3\n', 'x\n"training_iteration,config/lr"\n'],
    ...['Name,Runtime,lr\n', 'Name,Tags,ID,User,lr\n', 'Step,a - x,a - x__MIN\n', 'summary;name\n'],
    ...['number,value,state\n', 'params_lr,value,state\n', 'datetime_start,value\n'],
    ...['number,accuracy,params_lr\n', 'run_id,experiment_id,status,accuracy\n'],
    ...['run_id,status,metrics.x\n', 'Run,Run ID,metric,step,timestamp,value\n'],
  ],
  json: [
    ...['[{"summary": "a", "config": {}}]', '[{"summary": {}, "config": {}}, {"summary": {}}]'],
    ...['[{"accuracy": 1, "status": "ok"}]', '[{"loss": 1, "status": "ok"}, {"loss": 2}]'],
    '[{"loss": 1, "status": "ok"}, {"loss": 2, "status": "completed"}]',
    ...['[{"loss": "low", "status": "ok"}]', '[{"loss": 1, "state": "ok"}]'],
    '[{"op_code":0,"worker_id":"w"}]\n',
  ],
  jsonl: [
    '{"loss": 1, "status": "ok"}\n{"loss": 2, "status": "ok"}',
    '{"number": 1, "value": 2, "params_lr": 3}\n',
    '{"run_id": 1,"experiment_id": 2,"status": 3,"metrics.x": 4}\n',
    '{"trial": 1, "note": "\\"op_code\\":0, \\"worker_id\\""}\n',
    '{"op_code": "0", "worker_id": "w"}\n',
  ],
};
const texts = Object.entries(TEXTS).flatMap(([format, all]) => all.map((text) => [format, text]));

test.each(texts)('the format %s is known by its content: %j', async (format = '', text = '') => {
  expect(await formatOf(textFile('a', text))).toBe(format);
});
