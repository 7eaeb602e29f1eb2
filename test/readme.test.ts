import { readFileSync } from 'node:fs';
import { confidenceBand, tuningCurve } from '../src/estimate/index.ts';
import { compareSweeps } from '../src/main.ts';
import { localPlace } from '../src/read/index.ts';
import { comparisonReport } from '../src/render/index.ts';
import { settingsWith } from './support/sweeps.ts';

const readme = readFileSync('README.md', 'utf8').replace(/\s*\n>?\s*/g, ' ');

const HERE = localPlace(process.cwd());

describe('the README', () => {
  test('quotes the report of the example it shows', async () => {
    const settings = settingsWith({ metric: 'accuracy', direction: 'maximize' });
    const locations = {
      baseline: 'examples/digits/baseline.csv',
      candidate: 'examples/digits/candidate-worse.csv',
    };
    const { assessment } = await compareSweeps(locations, { place: HERE, settings });
    const [opening] = comparisonReport(assessment).markdown.split('\n');
    expect(readme).toContain(opening);
  });

  test('says how far 48 and 12 trials resolve', () => {
    const resolved = [48, 12].map((n) => {
      const band = confidenceBand(n, settingsWith().band);
      return tuningCurve(Array(n).fill(0), band).resolvableBudget.toFixed(1);
    });
    expect(readme).toContain(`${resolved[0]} trials for 48, ${resolved[1]} for 12 (at 80 %)`);
    expect(readme).toContain(`12 trials resolve budgets up to ${resolved[1]} trials`);
  });

  test('shows the same sweeps as strongly different and as not different, as examples/ says', async () => {
    const settings = settingsWith({ metric: 'accuracy', direction: 'maximize' });
    const compare = (candidate: string) =>
      compareSweeps(
        { baseline: 'examples/digits/baseline.csv', candidate: `examples/digits/${candidate}` },
        { place: HERE, settings },
      );
    const { assessment: worse } = await compare('candidate-worse.csv');
    const { assessment: same } = await compare('candidate-same.csv');
    expect([worse.gate, worse.comparison?.worse.level]).toEqual(['fail', 'strong']);
    expect([same.gate, same.verdict]).toEqual(['pass', 'none']);
    expect(same.comparison?.worse.share.strong).toBe(0);
  });
});
