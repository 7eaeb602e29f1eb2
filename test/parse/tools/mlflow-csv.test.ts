import type { ReadingSettings } from '../../../src/settings/index.ts';
import {
  fixtureIn,
  isFormat,
  messageOf,
  scoresOf,
  sweepFrom,
  tableOf,
  textFile,
} from '../sweeps.ts';

const fixture = fixtureIn('mlflow');

async function sweepIn(name: string, reading: Partial<ReadingSettings>) {
  return sweepFrom([await fixture(name)], reading);
}

const NONE = -Infinity;
const SCORES = [0.84375, 0.90625, NONE, NONE, NONE, NONE, NONE, 0.875];

describe('the CSV of search_runs', () => {
  it('is a sweep of the children, whose order is that in which they were started', async () => {
    const sweep = await sweepIn('search_runs.csv', { metric: 'metrics.val/acc' });
    expect(sweep.format).toBe('mlflow-csv');
    expect(sweep.trials.map(({ score }) => score)).toEqual(SCORES);
    expect(sweep.counts).toEqual({
      ...{ drawn: 8, counted: 8, failed: 4, pruned: 0, running: 1, ignored: 1 },
    });
  });

  it('has costs in seconds, and unrounded scores', async () => {
    const sweep = await sweepIn('search_runs.csv', {
      metric: 'metrics.MAE loss',
      direction: 'minimize',
      cost: 'duration',
    });
    expect(sweep.trials[0]).toMatchObject({ score: -0.30000000000000004, cost: 60.5 });
    expect(sweep.trials.map(({ cost }) => cost)).toEqual([
      ...[60.5, 60.5, 20.25, 1.5, 300, null, 60.5, 60.5],
    ]);
    expect(sweep.cost).toMatchObject({ unit: 'seconds' });
  });

  it('tells scores and parameters by their names', async () => {
    const table = await tableOf([await fixture('search_runs.csv')]);
    expect(table.scores).toEqual(['metrics.val/acc', 'metrics.MAE loss', 'metrics.best_acc']);
    expect(table.rows[0]?.parameters).toEqual({ lr: '0.001', 'optimizer/name': 'adam' });
    expect(table.leftOut).toEqual([{ count: 1, what: 'parent runs' }]);
    expect(table.search.method).toBe('unknown');
  });

  it('may have an index column and lack unneeded columns', async () => {
    const text =
      ',run_id,experiment_id,status,metrics.x\n4,a,1,FINISHED,1\n0,b,1,FAILED,2\n2,c,1,FINISHED,\n';
    expect(await scoresOf(text)).toEqual([1, -Infinity, -Infinity]);
  });

  it('must have one of several experiments chosen', async () => {
    const text = 'run_id,experiment_id,status,metrics.x\na,1,FINISHED,1\nb,2,FINISHED,2\n';
    expect(await messageOf(scoresOf(text))).toContain(
      '2 experiments: "1" (1 trial), "2" (1 trial)',
    );
    expect(await scoresOf(text, { study: '2' })).toEqual([2]);
  });

  it('has only the statuses of MLflow', async () => {
    const text = 'run_id,experiment_id,status,metrics.x\na,1,FINISHED,1\nb,1,DONE,2\n';
    expect(await messageOf(scoresOf(text))).toMatch(
      /line 3: has the status "DONE".* Write finished, failed/,
    );
  });

  it('is not any CSV with runs', async () => {
    const detect = (text: string) => isFormat('mlflow-csv', textFile('runs.csv', text));
    expect(await detect('run_id,experiment_id,status,metrics.x\n')).toBe(true);
    expect(await detect('"run_id";"experiment_id";"status";"params.x"\r\n')).toBe(true);
    expect(await detect('run_id,experiment_id,status,accuracy\n')).toBe(false);
    expect(await detect('run_id,status,metrics.x\n')).toBe(false);
    expect(await detect('{"run_id": 1,"experiment_id": 2,"status": 3,"metrics.x": 4}\n')).toBe(
      false,
    );
  });
});

describe("the CSV of MLflow's web page", () => {
  it.each(['runs.csv', 'runs-quoted.csv'])('is a sweep: %s', async (name) => {
    const sweep = await sweepIn(name, { metric: 'val/acc', cost: 'duration' });
    expect(sweep.format).toBe('mlflow-ui-csv');
    // The run that was deleted is there like any other: nothing tells it.
    expect(sweep.trials.map(({ score }) => score)).toEqual(SCORES.toSpliced(6, 0, 0.99));
    expect(sweep.counts).toMatchObject({ failed: 4, running: 1 });
    expect(sweep.trials.map(({ cost }) => cost)).toEqual([
      ...[60, 60, 20.2, 1.5, 300, null, 60, 60, 60],
    ]);
    const negative = await sweepIn(name, { metric: 'neg loss' });
    expect(negative.trials[0]?.score).toBe(-0.30000000000000004);
  });

  it('does not tell scores from parameters', async () => {
    const message = await messageOf(sweepIn('runs.csv', {}));
    expect(message).toContain('several columns of numbers: ');
    const { scores, rows } = await tableOf([await fixture('runs.csv')]);
    expect([scores, rows[0]?.parameters]).toEqual([null, undefined]);
  });

  it('is not any CSV with such columns', async () => {
    const detect = (text: string) => isFormat('mlflow-ui-csv', textFile('runs.csv', text));
    expect(
      await detect('Start Time,Duration,Run ID,Name,Source Type,Source Name,User,Status\n'),
    ).toBe(true);
    expect(await detect('Run,Run ID,metric,step,timestamp,value\n')).toBe(false);
  });
});
