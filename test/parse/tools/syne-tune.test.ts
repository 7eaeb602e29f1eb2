import type { ReadingSettings } from '../../../src/settings/index.ts';
import {
  fixturesIn,
  formatOf,
  isFormat,
  messageOf,
  sweepFrom,
  tableOf,
  textFile,
} from '../sweeps.ts';

const fixture = fixturesIn('syne-tune');

async function sweepIn(name: string, settings: Partial<ReadingSettings> = {}) {
  return sweepFrom(await fixture(name), { direction: null, ...settings });
}

/** An experiment of reports with these columns, besides a learning rate. */
function reportsOf(reports: readonly string[], about?: object) {
  const header = 'acc,st_worker_time,st_decision,st_status,trial_id,config_lr,st_tuner_time';
  const text = `${[header, ...reports].join('\n')}\n`;
  const metadata = textFile('e/metadata.json', JSON.stringify(about));
  return [textFile('e/results.csv', text), ...(about === undefined ? [] : [metadata])];
}

describe('an experiment of Syne Tune', () => {
  it('has failed where its status says so, or its last report has no number', async () => {
    const reports = ['1,2,CONTINUE,Failed,0,0.1,3', ',2,CONTINUE,Completed,1,0.1,4'];
    const sweep = await sweepFrom(reportsOf(reports), { metric: 'acc' });
    expect(sweep.trials.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });

  it('has no cost where its workers wrote none', async () => {
    const { rows } = await tableOf(reportsOf(['1,,CONTINUE,Completed,0,0.1,3']));
    expect(rows[0]?.fields).not.toHaveProperty('duration');
  });

  it('asks for the metric and its direction where the metadata is missing', async () => {
    const { scores } = await tableOf(await fixture('without-metadata'));
    expect(scores).toEqual(['epoch', 'val_acc', 'size']);
    expect(await messageOf(sweepIn('without-metadata', { metric: 'val_acc' }))).toContain(
      'the files do not say which way',
    );
  });

  it('is read as the tool wrote it where an older copy lies next to it', async () => {
    const [copy] = reportsOf(['1,2,CONTINUE,Completed,0,0.1,3']);
    const [whole] = reportsOf(['1,2,CONTINUE,Completed,0,0.1,3', '2,2,CONTINUE,Completed,1,0.1,4']);
    const files = [copy, textFile('e/results.csv.zip', whole?.text ?? '')];
    expect((await tableOf(files.flatMap((file) => file ?? []))).rows).toHaveLength(2);
  });

  it('may lie next to others, of which one must be named', async () => {
    const files = [...(await fixture('asha')), ...(await fixture('random'))];
    expect(await messageOf(sweepFrom(files))).toContain(
      'the files hold 2 experiments: "asha" (9 trials), "random" (6 trials)',
    );
    expect((await tableOf(files, { study: 'random' })).rows).toHaveLength(6);
  });

  it.each([
    ['RandomSearch', 'random'],
    ['GridSearch', 'grid'],
    ['BayesianOptimization', 'adaptive'],
    ['MOBSTER', 'adaptive'],
    ['BOTorch', 'adaptive'],
    ['PopulationBasedTraining', 'adaptive'],
    ['FIFOScheduler', 'unknown'],
    ['constructor', 'unknown'],
  ])('is drawn as its scheduler is named: %s', async (scheduler, method) => {
    const about = { scheduler_name: scheduler, metric_names: ['acc'], metric_mode: 'constructor' };
    const table = await tableOf(reportsOf(['1,2,CONTINUE,Completed,0,0.1,3'], about));
    expect(table.search.method).toBe(method);
    expect([table.scores, table.directions]).toEqual([['acc'], {}]);
  });

  it('is told by the columns of its table, not by its name', async () => {
    expect(await formatOf(...reportsOf(['1,2,STOP,InProgress,0,0.1,3']))).toBe('syne-tune');
    const other = textFile('results.csv', 'trial_id,acc\n0,1\n');
    expect(await isFormat('syne-tune', other)).toBe(false);
  });

  it('has no status but those of Syne Tune', async () => {
    expect(await messageOf(tableOf(reportsOf(['1,2,STOP,Ohio,0,0.1,3'])))).toMatch(
      /results.csv, line 2: has the status "Ohio", an unknown status/,
    );
  });
});
