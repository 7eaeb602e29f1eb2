import { textOf } from '../../../src/read/index.ts';
import { fixtureIn, messageOf, scoresOf, tableOf, textFile } from '../sweeps.ts';

const fixture = fixtureIn('sklearn');

describe('cv_results_', () => {
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
