import { readdirSync } from 'node:fs';
import { readArguments } from '../../src/commands/terminal.ts';
import { inspectFiles, readRecord } from '../../src/parse/index.ts';
import { textIfAny } from '../../src/read/index.ts';
import { readLocal } from '../../src/read/local.ts';
import { localPlace } from '../../src/read/place.ts';
import { toSourceFile } from '../../src/read/source-file.ts';
import { refusalOf } from '../read/refusals.ts';
import { describeWithSqlite } from './databases.ts';
import { filesOf, messageOf, READING, scoresOf, sweepFrom, sweepOf, textFile } from './sweeps.ts';

const { source } = filesOf('');
const fixture = (path: string) => readLocal(path, localPlace('test/fixtures'));
const messageFor = async (path: string) => messageOf(sweepFrom(await fixture(path)));
const named = { metric: 'acc' } as const;

describe('a file that a tool wrote, but not of trials,', () => {
  it.each([
    ['wandb-history/history.csv', /history of one Weights & Biases run.*"_step" counts up from 0/],
    ['wandb-history/history.jsonl', /history of one Weights & Biases run/],
    ['dvc/experiments.json', /lists DVC experiments within .*`dvc exp show --csv`.*#dvc/],
    ['dvc/experiments.csv', /lists DVC experiments next to .*#dvc/],
    ['smac/seeds/runhistory.json', /run history of SMAC, .*#smac3/],
    ['smac/budgets', /runhistory\.json: is the run history of SMAC/],
    ['keras-tuner/random/oracle.json', /state of a Keras Tuner search.*folder of the project/],
    ['ax/snapshot.json', /snapshot of Ax.*client\.summarize\(\)\.to_csv/],
    ['optuna-4/split.json', /orient="split".*orient="records"/],
    ['optuna-4/columns.json', /wrote by columns.*orient="records"/],
    ['optuna-4/multi-index.csv', /two lines of headers.*Leave multi_index out/],
    ['optuna-4/mean.csv', /line 9: is called "mean": it sums up the others.*Remove the row/],
    ['other/bohb-and-hpbandster/results.json', /BOHB or HpBandSter.*#bohb-and-hpbandster/],
    ['other/hydra', /optimization_results\.yaml of Hydra.*only the best trial.*#hydra/],
  ])('is refused by its name, with the way out: %s', async (path, message) => {
    expect(await messageFor(path)).toMatch(message);
  });

  it.each([
    ['{"results": {"arc": {"acc": 0.5}}, "n-shot": {"arc": 5}}', /LM Evaluation Harness/],
    ['\n<!DOCTYPE html>\n<html></html>', /is a web page.*Download the file itself/],
    ['<?xml version="1.0"?><html/>', /is a web page/],
    ['a - x,a - x__MIN,a - x__MAX\n1,1,1\n', /Download the runs table/],
    ['sep=;\nacc;lr\n1;2\n', /sep= for spreadsheets.*above the header/],
    ['# made by hand\nacc,lr\n1,2\n', /not the header: a comment/],
    ['| lr | acc |\n|:---|----:|\n| 1 | 2 |\n', /is a Markdown table.*to_csv/],
    ['# Runs\n\nlr | acc\n--- | ---\n1 | 2\n', /is a Markdown table/],
    ['2026-01-05 10:00:00,123 - root - INFO - acc 0.5\n', /is the log of a Python program/],
    ['[I 2026-01-05 10:00:00,123] Trial 0 finished\n', /is the log.*trials_dataframe\(\)/],
    ['[2026-01-05 10:00:00,123][HYDRA] Launching 2 jobs\n', /is the log of a Python program/],
    ['INFO:root:acc=0.5\nINFO:root:acc=0.6\n', /is the log of a Python program/],
    [JSON.stringify('[{"acc": 1}, {"acc": 2}]'), /is JSON inside a JSON string.*json\.dump/],
    [JSON.stringify('{\n  "trials": [{"acc": 1}]}'), /is JSON inside a JSON string/],
    ['model,score_val,pred_time_val,fit_time,stack_level,fit_order\n', /leaderboard of AutoGluon/],
  ])('is refused by what it holds: %s', async (text, message) => {
    expect(await messageOf(sweepOf(text))).toMatch(message);
  });

  it('is no other table with such a header', async () => {
    expect(await scoresOf('# acc,lr\n1,2\n', { metric: '# acc' })).toEqual([1]);
    expect(await scoresOf('{"results": [{"acc": 1}, {"acc": 2}]}', named)).toEqual([1, 2]);
    expect(await scoresOf('acc - b,acc\n1,2\n', named)).toEqual([2]);
    expect(await scoresOf('{"acc": 1, "hyperparameters": {"lr": 1}}', named)).toEqual([1]);
    const chart = 'a - x,a - x__MIN,a - x__MAX\n1,1,1\n';
    expect(await scoresOf(chart, { format: 'csv', metric: 'a - x' })).toEqual([1]);
    const dated = 'date,acc\n2026-01-05 10:00:00,1\n';
    expect(await scoresOf(dated, named)).toEqual([1]);
    expect(await scoresOf('lr | acc,acc\n1,2\n', named)).toEqual([2]);
    expect(await scoresOf('"{""lr"": 1}",acc\n0,2\n', named)).toEqual([2]);
  });
});

const messageIn = (bytes: Buffer) => refusalOf(toSourceFile(bytes, 'a.bin'))?.message;

it('a file of a tool that is not text is refused with the way to export it', () => {
  const log = Buffer.from(':W&B\xe1\xbe\x00\x9a', 'latin1');
  expect(messageIn(log)).toMatch(/binary log of a Weights & Biases run.*`wandb sync`/);
  const event = `\x18${'\0'.repeat(7)}abcd\x09${'\0'.repeat(8)}\x1a\x0dbrain.Event:2wxyz`;
  expect(messageIn(Buffer.from(event, 'latin1'))).toMatch(/TensorBoard event file/);
  expect(messageIn(Buffer.from('a\0b', 'latin1'))).toContain('contains binary data');
});

describe('last rows that sum up the others', () => {
  it.each([
    ['trial,acc\n1,0.5\n2,0.75\ntotal,1.25\n', 'sweep.csv, line 4: is called "total"'],
    ['acc,name\n0.5,a\n0.75,b\n0.6,Mean of all\n', 'sweep.csv, line 4: is called "Mean of all"'],
    [',acc\n0,0.5\n1,0.75\nmean,0.6\n', 'sweep.csv, line 4: is called "mean"'],
    ['lr,acc\n0.1,0.5\n0.2,0.75\nAverage,0.6\n', 'sweep.csv, line 4: is called "Average"'],
    ['[{"run": 1, "acc": 1}, {"run": 2, "acc": 2}, {"run": "all", "acc": 3}]', 'item 3: is called'],
    ['lr,acc\n0.1,0.5\n0.2,0.75\nbest,0.75\n', 'sweep.csv, line 4: is called "best"'],
    ['lr,acc\n1,0.5\n2,0.75\nmean,0.6\nstd,0.1\n', 'sweep.csv, line 4: is called "mean"'],
    ['acc,lr\n0.5,1\n0.7,2\n0.6,mean\n0.1,std\n0.7,best\n', 'line 4: is called "mean"'],
    ['opt,acc\nadam,0.5\nadam,0.7\nmean,0.6\nstd,0.1\n', 'line 4: is called "mean"'],
  ])('are refused: %j', async (text, message) => {
    expect(await messageOf(sweepOf(text, named))).toContain(message);
  });

  it.each([
    'pooling,acc\nmax,0.5\nsum,0.75\nmean,0.6\n',
    'depth,acc\n1,0.5\n2,0.75\nunlimited,0.6\n',
    'depth,acc\n1,0.5\n2,0.75\nNone,0.6\n',
    'name,acc\na,0.5\na,0.75\ntotal,0.6\n',
    'threshold,acc\nmean,0.5\n1.25,0.75\nmean,0.6\n',
    'opt,acc\nadam,0.5\nmean,0.75\nbest,0.6\n',
  ])('are not any that have a text there: %j', async (text) => {
    expect(await scoresOf(text, named)).toEqual([0.5, 0.75, 0.6]);
  });
});

describe('studies that were pooled in one table', () => {
  it('need one to be chosen by its name', async () => {
    const files = await fixture('optuna-4/pooled.csv');
    expect(await messageOf(sweepFrom(files))).toContain(
      'the files hold 2 studies: "random" (7 trials), "other" (4 trials)',
    );
    const { counts } = await sweepFrom(files, { study: 'random' });
    expect(counts).toMatchObject({ drawn: 7, failed: 1, running: 1 });
  });

  it('may have no name, which is given as it is printed, or as nothing on the command line', async () => {
    const text = 'study,number,acc\n,0,1\n,1,2\nb,0,3\n';
    expect(await messageOf(sweepOf(text, named))).toContain('2 studies: "" (2 trials), "b" (1');
    for (const given of [['--study', ''], ['--study='], ['--study', '""']]) {
      const { study } = readArguments(['a.csv', ...given], 'inspect').settings.reading;
      expect(await scoresOf(text, { ...named, study })).toEqual([1, 2]);
    }
    expect(await scoresOf(text, { ...named, study: '"b"' })).toEqual([3]);
  });

  it('are one where their trials are numbered throughout', async () => {
    const text = 'study,number,acc\na,0,1\na,1,2\nb,2,3\n';
    expect(await scoresOf(text, named)).toEqual([1, 2, 3]);
    expect(await messageOf(sweepOf(text.replace('b,2', 'b,0'), named))).toContain('2 studies');
  });
});

describe('a line of JSON that is not of a trial', () => {
  const TRIALS = '{"lr": 1, "acc": 1}\n{"lr": 2, "acc": 2}\n{"lr": 3, "acc": 3}\n';

  it('is left out, and counted', async () => {
    const sweep = await sweepOf(`{"version": 2}\n${TRIALS}{"best": 3, "seconds": 9}\n`, named);
    expect(sweep.trials.map(({ score }) => score)).toEqual([1, 2, 3]);
    expect(sweep.leftOut).toEqual([{ count: 2, what: 'other lines' }]);
  });

  it.each(['{"lr": 4}', '{"status": "failed"}', '{"error": "out of memory"}', '{}'])(
    'is a failed trial where it may be one: %s',
    async (line) => {
      expect(await scoresOf(`${TRIALS}${line}\n`, named)).toEqual([1, 2, 3, -Infinity]);
    },
  );
});

describe('a column that tells of failures', () => {
  it.each([
    ['failed', 'True', 'False'],
    ['failed', '1', '0'],
    ['sys/failed', 'true', 'false'],
    ['error', 'CUDA out of memory', ''],
    ['errors', '2', '0'],
    ['trial_status', 'FAILED', 'COMPLETED'],
    ['TrainingJobStatus', 'Failed', 'Completed'],
  ])('makes a trial a failed one, whatever its score: %s of %s', async (name, bad, good) => {
    const text = `acc,${name}\n0.5,${good}\n0.9,${bad}\n0.7,${good}\n`;
    expect(await scoresOf(text, named)).toEqual([0.5, -Infinity, 0.7]);
  });

  it('is not one of numbers that most trials have', async () => {
    expect(await scoresOf('acc,error,errors\n0.5,0.5,7\n0.6,0.4,6\n', named)).toEqual([0.5, 0.6]);
    const text = 'errors,lr\n7,1\n0,2\n';
    const least = { metric: 'errors', direction: 'minimize' } as const;
    expect(await scoresOf(text, least)).toEqual([-7, 0]);
  });
});

describe('the name of a metric', () => {
  const fixtures = readdirSync('test/fixtures').flatMap((tool) =>
    readdirSync(`test/fixtures/${tool}`)
      .filter((name) => !/^(SOURCES\.md|make\.)/.test(name))
      .map((name) => `${tool}/${name}`),
  );

  describeWithSqlite('that inspect prints', () => {
    it.each(fixtures)('is one that compare finds: %s', async (path) => {
      const files = await fixture(path);
      const found = await inspectFiles(files, READING, source).catch(() => null);
      for (const { name } of found?.metric.candidates.slice(0, 30) ?? []) {
        const read = readRecord(files, { ...READING, metric: name, direction: null }, source);
        const message = await read.then(() => '', String);
        expect(message).not.toContain('has no metric');
      }
    });
  });

  it('has keys with dots in quotes', async () => {
    const trial = { 'a.b': { 'x[0]': 1, 'top-1': [{ 'y.z': 2 }] }, 'c.d': 3, 'e.f': [{ g: 4 }] };
    const file = textFile('a.json', JSON.stringify([trial, trial]));
    const { metric } = await inspectFiles([file], READING, source);
    const names = metric.candidates.map(({ name }) => name);
    expect(names).toEqual(['"a.b"."x[0]"', '"a.b".top-1[-1]."y.z"', 'c.d', '"e.f"[-1].g']);
    for (const [i, name] of names.entries()) {
      expect((await sweepFrom([file], { metric: name })).trials[0]?.score).toBe(i + 1);
    }
  });

  it.each([
    ['val_ac', 'Did you mean "val_acc"? '],
    ['VAL_ACC', 'Did you mean "val_acc"? '],
    ['acc', 'Did you mean "val_acc"? '],
    ['los', 'Did you mean "loss"? '],
    ['f1', 'has no metric "f1". The columns'],
  ])('may be misspelt, which is answered with the nearest: %s', async (metric, message) => {
    const text = 'val_acc,loss,lr,name\n0.5,1,2,los\n0.6,2,3,f2\n';
    expect(await messageOf(sweepOf(text, { metric }))).toContain(message);
  });
});

it.each([
  ['"0,85"', 'Write it with a decimal point, or'],
  ['"1,234,567.5"', 'Write it without separators of thousands, or'],
  ['85 %', 'Write it without the percent sign, or'],
])('a number as people write it is an error that says how to write it: %s', async (cell, fix) => {
  expect(await messageOf(sweepOf(`acc,lr\n0.5,1\n${cell},2\n`, named))).toContain(fix);
});

test('a search all of whose trials failed is an error that says so', async () => {
  const text = '[{"status": "failed", "lr": 1}, {"status": "failed", "lr": 2}]';
  const message = await messageOf(sweepOf(text.replaceAll(/, "lr": \d/g, '')));
  expect(message).toBe(
    'sweep.csv: has no score: all 2 trials failed. ' +
      'Look at why they fail, and run the search again.',
  );
});

test('the greatest number there is stands for what is infinite', async () => {
  const [file] = await fixture('mlflow/search_runs.csv');
  if (file === undefined) throw new Error('There is no file');
  expect(textIfAny(file)).toContain(',1.7976931348623157e+308,');
  const sweep = await sweepFrom([file], { metric: 'metrics.MAE loss', direction: 'minimize' });
  expect(sweep.trials.every(({ score }) => score === -Infinity || score >= -1)).toBe(true);
});
