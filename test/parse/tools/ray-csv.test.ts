import { messageOf, scoresOf, tableOf, textFile } from '../sweeps.ts';

describe('the CSV of a Ray Tune dataframe', () => {
  it('may be sorted by score, as trials are numbered in their tags too', async () => {
    const text =
      'x,training_iteration,config/a,experiment_tag\n3,5,1,10_a=1\n2,5,2,2_a=2\n1,5,"[1, 2]",1\n';
    expect(await scoresOf(text, { metric: 'x' })).toEqual([1, 2, 3]);
    expect(await scoresOf(text)).toEqual([1, 2, 3]);
  });

  it('may have all reports of a trial, of which the last counts', async () => {
    const text = [
      'x,training_iteration,trial_id,config/a',
      ...['1,1,t1,0', '3,3,t1,0', '2,2,t1,0', '5,1,t2,1', ''],
    ].join('\n');
    const table = await tableOf([textFile('a.csv', text)]);
    expect(table.rows.map(({ fields }) => fields.x)).toEqual(['3', '5']);
    expect(table.leftOut).toEqual([{ count: 2, what: 'earlier reports' }]);
    expect(table.search).toEqual({ method: 'unknown', sampler: null, seed: null });
  });

  it('may lack ids, numbers and durations', async () => {
    const text = 'x,training_iteration,config/a\n1,1,inf\n,1,\n';
    expect(await scoresOf(text, { metric: 'x' })).toEqual([1, -Infinity]);
    expect(await messageOf(scoresOf(text, { metric: 'y' }))).toContain('has no metric "y"');
  });
});
