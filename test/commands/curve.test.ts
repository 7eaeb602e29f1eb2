import { conforming, useFolder } from '../support/command-line.ts';
import { spread } from '../support/sweeps.ts';

const folder = useFolder();
beforeEach(async () => {
  const rows = spread(48, 0.8, 0.9).map((score, i) => `${score},${20 + (i % 2) * 20}`);
  await write('good.csv', 'accuracy,seconds', rows);
  await write('five.csv', 'accuracy,seconds', ['0.1,2', '0.2,2', '0.4,2', '0.8,2', '0.9,2']);
});

function write(name: string, header: string, rows: readonly string[]): Promise<void> {
  return folder.write(name, `${header}\n${rows.join('\n')}\n`);
}

async function curve(line: string): Promise<string> {
  const { code, out, error } = await folder.run(`curve ${line}`);
  expect([code, error]).toEqual([0, '']);
  return out;
}

async function curveJson(line: string) {
  return conforming('curve', await curve(`${line} --json`));
}

const GOOD = 'good.csv --metric accuracy --direction maximize';
const FIVE = 'five.csv --metric accuracy --direction maximize';

describe('the mean in JSON', () => {
  test('is next to the median', async () => {
    const { at } = await curveJson(`${FIVE} --budgets 2,2.5,9`);
    // Ranks one to five are the best of two with weights 1, 3, 5, 7, 9 of 25.
    const v = (0.1 + 3 * 0.2 + 5 * 0.4 + 7 * 0.8 + 9 * 0.9) / 25;
    expect(at[0].v).toBeCloseTo(v, 14);
    expect(at[0].u).toBeCloseTo((0.2 + 2 * 0.4 + 3 * 0.8 + 4 * 0.9) / 10, 14);
    expect(at[0].w).toBeCloseTo((0.1 + 2 * 0.2 + 3 * 0.4 + 4 * 0.8 + 5 * 0.9) / 15, 14);
    expect(at[0].vLower).toBeCloseTo(v - at[0].vStd, 14);
    expect(at[0].vUpper).toBe(0.9);
    expect([at[1].trials, at[1].u, at[2].u]).toEqual([2.5, null, 0.9]);
  });

  test('counts budgets in cost and in trials where trials have one', async () => {
    const inCost = await curveJson(`${GOOD} --cost seconds --budgets 30,75`);
    const inTrials = await curveJson(`${GOOD} --budgets 1,2.5`);
    expect(inCost.cost).toEqual({ mean: 30, unit: 'seconds' });
    expect(inCost.at.map(({ trials }: { trials: number }) => trials)).toEqual([1, 2.5]);
    for (const [i, row] of inTrials.at.entries()) {
      expect(inCost.at[i]).toEqual({ ...row, budget: 30 * row.budget });
    }
  });
});

test('the table for people has the median with its limits', async () => {
  expect(await curve(GOOD)).toBe(
    [
      'good: csv, accuracy (maximize); 48 trials; resolves budgets up to 8.2 trials.',
      '',
      '  trials  median best (80 % limits)',
      '       1  0.849 (0.832–0.868)',
      '       2  0.870 (0.853–0.886)',
      '       4  0.884 (0.870–0.895)',
      '       8  0.893 (0.878–0.899)',
      '',
      'The mean curves of earlier work are in --json.',
      '',
    ].join('\n'),
  );
});

describe('all budgets', () => {
  test('prints one JSON object that conforms to its schema and covers all budgets', async () => {
    const { steps, stepsThinned, at } = await curveJson(GOOD);
    expect([steps[0].from, steps.at(-1).to, stepsThinned]).toEqual([0, 'Infinity', false]);
    for (const [i, step] of steps.slice(1).entries()) expect(step.from).toBe(steps[i].to);
    expect(at.map(({ budget }: { budget: number }) => budget)).toEqual([1, 2, 4, 8]);
  });

  test('thins the steps of a large sweep so that the band still holds', async () => {
    await folder.writeScores('large.csv', spread(3001, 0, 1));
    const { steps, stepsThinned } = await curveJson('large.csv --direction maximize --band dkw');
    expect(stepsThinned).toBe(true);
    expect(steps.length).toBeLessThanOrEqual(2000);
    for (const step of steps) {
      expect(Number(step.lower)).toBeLessThanOrEqual(Number(step.median));
      expect(Number(step.median)).toBeLessThanOrEqual(Number(step.upper));
    }
  });
});
