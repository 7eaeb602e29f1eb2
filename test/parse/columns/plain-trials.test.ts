import { csv } from '../../../src/parse/csv.ts';
import { jsonl } from '../../../src/parse/json.ts';
import { messageOf, scoresOf, textFile } from '../sweeps.ts';

/** A line for each cell, below a header. */
const table = (header: string, ...lines: readonly string[]) => [header, ...lines].join('\n');

describe('a table with several rows for one trial', () => {
  test.each([
    [
      'reports of Syne Tune',
      table(
        'trial_id,epoch,val_acc,config_lr,st_worker_iter,st_status',
        ...['0,1,0.5,0.1,0,Completed', '0,2,0.6,0.1,1,Completed', '1,1,0.7,0.2,0,Stopped'],
      ),
      'sweep.csv: has several rows for one trial: 3 rows with 2 values of "trial_id", distinguished by "epoch", "st_worker_iter". Keep one row for each "trial_id": of one metric, the highest budget, the last step or the mean over seeds. If every row is a trial, rename the column "trial_id".',
    ],
    [
      'metrics of R tune',
      table(
        'penalty,.metric,.estimator,mean,n,std_err,.config',
        ...['1,rmse,standard,0.5,10,0.1,Model1', '1,rsq,standard,0.6,10,0.1,Model1'],
        ...['2,rmse,standard,0.7,10,0.1,Model2', '2,rsq,standard,0.8,10,0.1,Model2'],
      ),
      '4 rows with 2 values of ".config", distinguished by ".metric". Keep one row for each ".config": of one metric',
    ],
    [
      'budgets of DeepCAVE',
      table(
        'config_id,budget,seed,metric:acc (maximize),lr',
        ...['1,11.1,7,0.5,0.1', '2,11.1,7,0.6,0.2', '1,33.3,7,0.7,0.1'],
      ),
      '3 rows with 2 values of "config_id", distinguished by "budget". Keep one row for each "config_id":',
    ],
    [
      'seeds of configurations whose runs are numbered',
      '[{"run": 1, "configId": "a", "seed": 1, "acc": 1}, {"run": 2, "configId": "a", "seed": 2, "acc": 2}, {"run": 3, "configId": "b", "seed": 1, "acc": 3}]',
      'distinguished by "seed". Keep one row for each "configId":',
    ],
    [
      'steps of experiments',
      '{"experiment": "a", "global_step": 5, "acc": 1}\n{"experiment": "b", "global_step": 5, "acc": 1}\n{"experiment": "b", "global_step": 10, "acc": 1}\n',
      '3 rows with 2 values of "experiment", distinguished by "global_step"',
    ],
  ])('is refused: %s', async (_, text, message) => {
    expect(await messageOf(scoresOf(text))).toContain(message);
  });

  test.each([
    ['seeds of one experiment', 'experiment,seed,acc\nx,1,0.5\nx,2,0.6\nx,3,0.7\n'],
    ['epochs of numbered trials', 'trial_id,run,epoch,acc\n1,x,1,0.5\n2,y,2,0.6\n3,y,3,0.7\n'],
    ['configurations that were drawn twice', 'config_id,lr,acc\na,1,0.5\nb,2,0.6\na,1,0.7\n'],
    ['parameters named like steps', 'run,warmup_steps,acc\nx,1,0.5\nx,2,0.6\ny,3,0.7\n'],
  ])('is told from one with %s', async (_, text) => {
    expect(await scoresOf(text, { metric: 'acc' })).toEqual([0.5, 0.6, 0.7]);
  });
});

describe('the log of one run', () => {
  test.each([
    ['of Lightning', 'epoch,step,loss,val_loss\n4,49,0.5,\n4,49,,0.6\n9,99,0.4,\n14,149,,0.5\n'],
    ['of Keras', 'epoch,acc,val_acc\n0,0.5,0.5\n1,0.6,0.6\n2,0.7,0.6\n'],
    [
      'in JSON Lines',
      [1, 2, 3].map((epoch) => `{"run": "x", "epoch": ${epoch}, "acc": 1}\n`).join(''),
    ],
  ])('is not a table of trials: %s', async (_, text) => {
    expect(await messageOf(scoresOf(text))).toMatch(
      /sweep.csv: is the log of one run, not a table of trials: "epoch" counts up from \d to \d+\. Write one row for each run/,
    );
  });

  test.each([
    ['epochs that are a parameter', 'epoch,acc\n5,0.5\n2,0.6\n9,0.7\n'],
    ['iterations of a tuner', 'iteration,acc\n1,0.5\n2,0.6\n3,0.7\n'],
  ])('is told from a table with %s', async (_, text) => {
    expect(await scoresOf(text, { metric: 'acc' })).toEqual([0.5, 0.6, 0.7]);
  });
});

async function ordersOf(text: string, format = csv) {
  const { rows } = await format.read(textFile('sweep.csv', text), null);
  return rows.map(({ order }) => order);
}

describe('a table of no tool', () => {
  test.each(['trial', 'trial_number', 'trial_id', 'number'])(
    'is ordered by a column %s',
    async (name) => {
      expect(await ordersOf(`score,${name}\n0.9,2\n0.8,0\n0.7,1\n`)).toEqual([2, 0, 1]);
      const lines = [4, 3].map((number) => `{"${name}": ${number}, "score": 1}\n`);
      expect(await ordersOf(lines.join(''), jsonl)).toEqual([4, 3]);
    },
  );

  test.each([
    ['a number twice', 'trial,score\n0,1\n0,2\n'],
    ['a number missing', 'trial,score\n0,1\n,2\n'],
    ['a part of a number', 'trial,score\n0,1\n0.5,2\n'],
    ['a name', 'trial,score\na,1\nb,2\n'],
    ['another column', 'index,score\n0,1\n1,2\n'],
  ])('is not where it has %s', async (_, text) => {
    expect(await ordersOf(text)).toEqual([undefined, undefined]);
  });
});
