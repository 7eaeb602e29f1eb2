import type { SourceFile } from '../../src/read/index.ts';
import { toSourceFile } from '../../src/read/source-file.ts';
import { filesOf, messageOf, parseSweep, READING, scoresOf, sweepOf } from './sweeps.ts';

describe('what looks like a sweep but is not', () => {
  it.each<[string, string, RegExp]>([
    ['a web page', '\n<!DOCTYPE html>\n<html></html>', /is a web page.*Download the file itself/],
    ['an XML page', '<?xml version="1.0"?><html/>', /is a web page/],
    ['the best of Optuna', 'name: optuna\nbest_params:\n  x: 1\n', /only the best trial.*storage/],
    ['the best of Hydra and Ax', '# made by\nname: ax\nax:\n  x: 1\n', /only the best trial/],
    ['the best of Nevergrad', 'name: nevergrad\nbest_evaluated_params:\n  x: 1\n', /best trial/],
    ['several best of Hydra', 'name: optuna\nsolutions:\n- params:\n', /only the best trial/],
    [
      'a configuration of Hydra',
      'hydra:\n  run:\n    dir: x\n',
      /is a Hydra configuration.*`multirun\/DATE\/TIME\/\*\/score.json`/,
    ],
    [
      'the run history of SMAC 2.3',
      '{"data": [{"config_id": 1, "cost": 0.1, "status": 1}], "configs": {}, "config_origins": {}}',
      /is a SMAC run history.*`smac.runhistory.get_cost\(config\)`/,
    ],
    ['SMAC 1', '{"data":[[[1],[0.1]]],"config_origins":{},"configs":{}}', /is a SMAC run history/],
    [
      'the trials of Hyperopt',
      '[{"state": 2, "tid": 0, "result": {"loss": 1}, "misc": {"tid": 0}, "book_time": null}]',
      /Hyperopt.*`json.dump\(trials.results, file\)`/,
    ],
    [
      'the results of BOHB',
      '[[0, 0, 0], 3.0, {"submitted": 1, "finished": 2}, {"loss": 1}, null]\n',
      /is a BOHB/,
    ],
    ['the configurations of BOHB', '[[0, 0, 0], {"lr": 1}, {}]\n', /is a BOHB/],
    [
      'dictionaries of W&B runs',
      `,summary,config,name\n0,"{'acc': 0.5, '_step': 9}",{'lr': 0.1},run-1\n`,
      /as Python dictionaries.*`runs_df.to_json\("runs.json", orient="records"\)`/,
    ],
  ])('is refused: %s', async (_, text, message) => {
    expect(await messageOf(sweepOf(text))).toMatch(message);
  });

  it('is read where the format is named', async () => {
    expect(READING.format).toBe('auto');
    const text = 'a - x,a - x__MIN,a - x__MAX\n1,1,1\n';
    expect(await scoresOf(text, { format: 'csv', metric: 'a - x' })).toEqual([1]);
    expect(await messageOf(sweepOf(text))).toContain('Download the runs table');
  });

  it('is distinguished from tables that only look alike', async () => {
    expect(await scoresOf('name: optuna\n1\n2\n', { metric: 'name: optuna' })).toEqual([1, 2]);
    expect(await scoresOf('a - b,c\n1,2\n', { metric: 'c' })).toEqual([2]);
    expect(await scoresOf('{"f1": 1, "hyperparameters": {"lr": 1}}', { metric: 'f1' })).toEqual([
      1,
    ]);
  });
});

describe('what is not read tells its way out', () => {
  const [READ_AS, source] = [{ ...READING, metric: 'x' }, filesOf('').source];
  const messageFor = (...files: SourceFile[]) => messageOf(parseSweep({ files, source }, READ_AS));

  it('in a folder of Hydra, next to any other file', async () => {
    const log = toSourceFile(Buffer.alloc(0), 'm/0/train.log');
    const config = { path: 'm/multirun.yaml', text: 'hydra:\n  run:\n    dir: x\n' };
    expect(await messageFor(log, config)).toMatch(/^m\/multirun.yaml: is a Hydra configuration/);
  });

  it('in the database of MLflow', async () => {
    const database = Buffer.from('SQLite format 3\0 experiment_tags latest_metrics run_uuid');
    const message = await messageFor({ path: 'mlflow.db', text: '', database });
    expect(message).toMatch(
      /is an MLflow database.*`MLFLOW_TRACKING_URI=.* mlflow experiments csv/,
    );
  });
});

describe('a file of a tool that is not text', () => {
  const refusalOf = (bytes: Buffer) => toSourceFile(bytes, 'a.bin').refusal?.message;

  it('is refused with the way to export it', () => {
    const log = Buffer.from(':W&B\xe1\xbe\x00\x9a', 'latin1');
    expect(refusalOf(log)).toMatch(/binary log of a Weights & Biases run.*`wandb sync`/);
    const event = `\x18${'\0'.repeat(7)}abcd\x09${'\0'.repeat(8)}\x1a\x0dbrain.Event:2wxyz`;
    expect(refusalOf(Buffer.from(event, 'latin1'))).toMatch(/TensorBoard event file/);
    expect(refusalOf(Buffer.from('a\0b', 'latin1'))).toContain('contains binary data');
  });
});
