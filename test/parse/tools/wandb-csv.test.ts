import type { ReadingSettings } from '../../../src/settings/index.ts';
import { fixtureIn, scoresOf, sweepFrom, tableOf, textFile } from '../sweeps.ts';

const fixture = fixtureIn('wandb-csv');

async function sweepIn(name: string, settings: Partial<ReadingSettings> = {}) {
  return sweepFrom([await fixture(name)], settings);
}

describe('the CSV of the runs table of Weights & Biases', () => {
  it('knows method, metric and direction where a sweep gave them to its runs', async () => {
    const bayes = await sweepIn('two-sweeps.csv', { direction: null, study: 'aaaa1111' });
    expect(bayes).toMatchObject({ metric: 'loss', direction: 'minimize' });
    expect(bayes.search).toEqual({ method: 'adaptive', sampler: 'bayes', seed: null });
    const random = await sweepIn('two-sweeps.csv', { direction: null, study: 'bbbb2222' });
    expect(random.search).toEqual({ method: 'random', sampler: null, seed: null });
    expect(random.counts).toMatchObject({ counted: 2, failed: 1 });
    const other = { direction: 'maximize', metric: 'acc', study: 'bbbb2222' } as const;
    expect((await sweepIn('two-sweeps.csv', other)).direction).toBe('maximize');
  });

  it('reads a method as a parameter if nothing else of the sweep is recorded', async () => {
    const text = 'Name,State,Sweep,method,x\na,finished,s,random,1\nb,finished,s,random,2\n';
    const table = await tableOf([textFile('a.csv', text)]);
    expect(table.search.method).toBe('unknown');
  });

  it('keeps a metric called duration', async () => {
    const text = 'Name,State,Runtime,x\na,finished,70,1\nb,finished,60,2\n';
    const table = await tableOf([textFile('a.csv', text)]);
    expect(table.rows.map(({ fields }) => fields.duration)).toEqual([70, 60]);
    const own = 'Name,State,Runtime,duration\na,finished,70,5\n';
    expect(await scoresOf(own, { metric: 'duration' })).toEqual([5]);
  });
});
