import { quickRandom } from '../../src/math/random.ts';
import { conforming, useFolder } from '../support/command-line.ts';

const folder = useFolder();
const random = quickRandom(5);

/** A row of a file: its score, which the learning rate nearly determines, ties and failures among them. */
const ROWS = Array.from({ length: 6 }, (_, i) => {
  const lr = random();
  const score = i === 3 ? '' : (1 - (lr - 0.5) ** 2 + 0.01 * random()).toFixed(2);
  return `${score},${lr},${i % 2 === 0 ? 'adam' : 'sgd'}`;
});

/** All choices of some of so many. */
function choices(of: number, count: number): number[][] {
  if (count === 0) return [[]];
  if (of < count) return [];
  return [...choices(of - 1, count), ...choices(of - 1, count - 1).map((c) => [...c, of - 1])];
}

async function writeRows(name: string, rows: readonly string[]) {
  await folder.write(name, `accuracy,params_lr,params_optimizer\n${rows.join('\n')}\n`);
}

async function testOf(line: string) {
  const { out } = await folder.run(`compare ${line} --direction maximize --json`);
  return (await conforming('compare', out)).test;
}

const TRIALS = '--metric accuracy --search-method random --older older.csv';

/** The share of labelings with a p-value up to each of theirs is no more than that. */
function expectExact(pValues: readonly number[]) {
  for (const p of pValues) {
    const count = pValues.filter((other) => other <= p + 1e-12).length;
    expect(count / pValues.length).toBeLessThanOrEqual(p + 1e-9);
  }
}

test('every way to deal the rows of two files out to them gives p-values that keep every level, and one fit', async () => {
  await writeRows(
    'older.csv',
    ROWS.map((row) => row.replace(/^0\.9/, '0.8')),
  );
  const found: { pValue: number; explained: number; columns: string[] }[] = [];
  for (const chosen of choices(6, 3)) {
    await writeRows(
      'baseline.csv',
      ROWS.filter((_, i) => !chosen.includes(i)),
    );
    await writeRows(
      'candidate.csv',
      ROWS.filter((_, i) => chosen.includes(i)),
    );
    found.push(await testOf(`baseline.csv candidate.csv ${TRIALS}`));
  }
  expect(found).toHaveLength(20);
  expectExact(found.map(({ pValue }) => pValue));
  expect(new Set(found.map(({ explained }) => explained.toFixed(12))).size).toBe(1);
  expect(new Set(found.map(({ columns }) => columns.join())).size).toBe(1);
});

test('so does every way to deal out whole searches, a file each', async () => {
  const files = Array.from({ length: 6 }, (_, search) =>
    Array.from({ length: 4 }, (_, i) => {
      const lr = random() / (i + 1);
      return `${(1 - lr + 0.1 * random()).toFixed(3)},${lr},${search % 2 ? 'adam' : 'sgd'}`;
    }),
  );
  const pValues: number[] = [];
  for (const chosen of choices(6, 3)) {
    const names = await Promise.all(
      files.map(async (rows, i) => {
        const name = `${chosen.includes(i) ? 'candidate' : 'baseline'}-${chosen.join('')}-${i}.csv`;
        await writeRows(name, rows);
        return name;
      }),
    );
    expect(names).toHaveLength(6);
    const globs = ['baseline', 'candidate'].map((arm) => `${arm}-${chosen.join('')}-*.csv`);
    const test = await testOf(`${globs.join(' ')} --metric accuracy --search-method adaptive`);
    expect(test).toMatchObject({ unit: 'search', units: { baseline: 3, candidate: 3 } });
    pValues.push(test.pValue);
  }
  expectExact(pValues);
  expect(Math.min(...pValues)).toBeGreaterThanOrEqual(1 / 20);
});
