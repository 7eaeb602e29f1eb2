import { textOf } from '../../../src/read/index.ts';
import type { ReadingSettings } from '../../../src/settings/index.ts';
import {
  fixtureIn,
  formatOf,
  messageOf,
  scoresOf,
  sweepFrom,
  tableOf,
  textFile,
} from '../sweeps.ts';

const fixture = fixtureIn('sklearn');

async function tableIn(name: string) {
  return tableOf([await fixture(name)]);
}

async function sweepIn(name: string, settings: Partial<ReadingSettings> = {}) {
  return sweepFrom([await fixture(name)], { direction: null, ...settings });
}

describe('cv_results_', () => {
  it('are a sweep to maximize, in which failed fits have no score', async () => {
    const sweep = await sweepIn('random.csv');
    expect(sweep).toMatchObject({ format: 'sklearn-cv-results', direction: 'maximize' });
    expect(sweep.metric).toBe('mean_test_score');
    expect(sweep.counts).toMatchObject({ counted: 12, failed: 3 });
    const [failed, fitted] = sweep.trials.map(({ score }) => score);
    expect([failed, fitted]).toEqual([-Infinity, 0.6458333333333334]);
    expect(sweep.isOrdered).toBe(true);
  });

  it('cost the time of all splits', async () => {
    const { cost, trials } = await sweepIn('random.csv', { cost: 'duration' });
    expect(cost?.unit).toBe('seconds');
    expect(trials[1]?.cost).toBe((0.002112229665120443 + 0.0006535847981770834) * 3);
  });

  it('tell the parameters of each candidate', async () => {
    const { rows } = await tableIn('random.csv');
    expect(rows[1]?.parameters).toEqual({ C: 0.0016175857690865468, fit_intercept: true });
    expect(rows[1]?.fields).not.toHaveProperty('sklearn index');
  });

  it('may be sorted by rank, as the index tells the order', async () => {
    const sorted = await sweepIn('sorted.csv');
    const scores = (sweep: typeof sorted) => sweep.trials.map(({ score }) => score);
    expect(scores(sorted)).toEqual(scores(await sweepIn('random.csv')));
    expect(sorted.isOrdered).toBe(true);
  });

  it('have no order that is known if they are sorted by rank without their index', async () => {
    const file = await fixture('sorted.csv');
    const [path, text] = [file.path, textOf(file)];
    const lines = text
      .trim()
      .split('\n')
      .map((line, i) => line.replace(/^\d*/, i === 0 ? '' : `${i - 1}`));
    const bare = lines.map((line) => line.replace(/^\d*,/, ''));
    for (const one of [lines, bare]) {
      const table = await tableOf([textFile(path, one.join('\n'))]);
      expect(table.rows.some(({ order }) => order !== undefined)).toBe(false);
    }
  });

  it('are of a grid search if they are all combinations of a few values', async () => {
    const { search, rows } = await tableIn('grid.csv');
    expect(search).toEqual({ method: 'grid', sampler: null, seed: null });
    expect(rows[0]?.parameters).toEqual({
      logisticregression__C: 0.01,
      standardscaler__with_mean: true,
    });
    expect((await tableIn('random.csv')).search.method).toBe('unknown');
    expect((await tableIn('several-scores.csv')).search.method).toBe('unknown');
  });

  it('may have several scores, of which one must be named', async () => {
    expect(await messageOf(sweepIn('several-scores.csv'))).toMatch(
      /mean_test_neg_mean_squared_error .*mean_test_r2/,
    );
    const sweep = await sweepIn('several-scores.csv', {
      metric: 'mean_test_neg_mean_squared_error',
    });
    expect(sweep.direction).toBe('maximize');
    expect(sweep.trials.every(({ score }) => score < 0)).toBe(true);
  });

  it('of successive halving are one row a candidate, in its last round', async () => {
    const table = await tableIn('halving.csv');
    expect(table.leftOut).toEqual([{ count: 4, what: 'earlier reports' }]);
    expect(table.rows.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(table.rows.filter(({ status }) => status === 'finished')).toHaveLength(1);
    const sweep = await sweepIn('halving.csv');
    expect(sweep.counts).toMatchObject({ counted: 9, failed: 2, pruned: 6, ignored: 4 });
    expect(Math.max(...sweep.trials.map(({ score }) => score))).toBe(0.75);
  });

  it('may lack splits, times and columns of parameters', async () => {
    const text = "params,mean_test_score,rank_test_score\n{'a': 1},0.5,2\n{'a': 2},0.75,1\n";
    expect(await scoresOf(text, { direction: null })).toEqual([0.5, 0.75]);
    const table = await tableOf([textFile('a.csv', text)]);
    expect(table.rows[0]?.parameters).toBeUndefined();
    expect(table.rows[0]?.fields).not.toHaveProperty('duration');
  });

  it('tell the lines of their rows, below blank ones too', async () => {
    const text = '\n\n,params,mean_test_score,rank_test_score\n0,a,x,1\n';
    expect(await messageOf(scoresOf(text, { metric: 'mean_test_score' }))).toContain(
      'line 4: mean_test_score is "x"',
    );
  });
});

describe('the detection of cv_results_', () => {
  it.each([
    ['param_a,mean_test_f1,rank_test_f1\n1,2,1\n', 'sklearn-cv-results'],
    ['mean_fit_time;params;mean_test_score\n1;2;1\n', 'sklearn-cv-results'],
    ['param_a,mean_test_score\n1,2\n', 'csv'],
    ['mean_fit_time,mean_test_score\n1,2\n', 'csv'],
    ['params,mean_fit_time,test_score\n1,2,3\n', 'csv'],
  ])('goes by the columns: %j', async (text, format) => {
    expect(await formatOf(textFile('a.csv', text))).toBe(format);
  });
});
