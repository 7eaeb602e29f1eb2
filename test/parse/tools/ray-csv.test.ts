import {
  fixtureIn,
  formatOf,
  messageOf,
  scoresOf,
  sweepFrom,
  tableOf,
  textFile,
} from '../sweeps.ts';

const fixture = fixtureIn('ray');

async function tableIn(name: string) {
  return tableOf([await fixture(name)]);
}

describe('the CSV of a Ray Tune dataframe', () => {
  it('is a sweep of its rows, of which one without the metric failed', async () => {
    const asked = { metric: 'accuracy', cost: 'duration' };
    const sweep = await sweepFrom([await fixture('dataframe.csv')], asked);
    expect(sweep.format).toBe('ray-csv');
    expect(sweep.trials.map(({ score }) => score)).toEqual([
      ...[0.9188215999535003, 0.368905392492944, -Infinity],
      ...[0.42894897842418106, 0.8521979284359653, 0.8009512146327906],
    ]);
    expect(sweep.cost?.unit).toBe('seconds');
  });

  it('tells scores, parameters and the number of each trial', async () => {
    const table = await tableIn('dataframe.csv');
    expect(table.scores).toEqual(['accuracy', 'eval/loss']);
    expect(table.rows.map(({ order }) => order)).toEqual([0, 2, 3, 4, 5, 6]);
    expect(table.rows[0]?.parameters).toEqual({ lr: 0.007503888976201422, 'model.layers': 3 });
    expect(table.rows[0]?.fields).toMatchObject({ 'config/model/layers': '3' });
    // Some trials are not in it.
    expect(table.search.method).toBe('unknown');
  });

  it('may have an index column, and tells a grid', async () => {
    const table = await tableIn('grid.csv');
    expect(table.rows).toHaveLength(6);
    expect(table.search).toEqual({ method: 'grid', sampler: 'BasicVariantGenerator', seed: null });
  });

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

describe('the detection of Ray Tune dataframes', () => {
  it.each([
    ['"training_iteration","config/lr",x\n1,2,3\n', 'ray-csv'],
    ['training_iteration;config/lr;x\n1;2;3\n', 'ray-csv'],
    ['training_iteration,config,x\n1,2,3\n', 'csv'],
    ['iteration,config/lr,x\n1,2,3\n', 'csv'],
    ['x\n"training_iteration,config/lr"\n', 'csv'],
  ])('goes by the columns: %j', async (text, format) => {
    expect(await formatOf(textFile('a.csv', text))).toBe(format);
  });
});
