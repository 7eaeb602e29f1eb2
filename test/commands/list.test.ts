import { seededRandom } from '../../src/math/random.ts';
import { conforming, useFolder } from '../support/command-line.ts';

const folder = useFolder();
const READ = '--metric accuracy --direction maximize';

type Setting = Readonly<Record<string, string | number>>;

/** Trials of two settings; how good they are depends on both. */
function drawn(seed: number, n = 48): Setting[] {
  const random = seededRandom(seed);
  return Array.from({ length: n }, () => ({ lr: random(), opt: random() < 0.5 ? 'sgd' : 'adam' }));
}

function scored(settings: readonly Setting[], seed: number, loss = 0): number[] {
  const random = seededRandom(seed);
  return settings.map(
    ({ lr, opt }) => Number(lr) + (opt === 'sgd' ? 0.1 : 0) + random() / 50 - loss,
  );
}

function csvOf(settings: readonly Setting[], scores: readonly (number | '')[]): string {
  const rows = settings.map(({ lr, opt }, i) => `${lr},${opt},${scores[i]}`);
  return `params_lr,params_opt,accuracy\n${rows.join('\n')}\n`;
}

/** A table with a column more. */
function withScores(csv: string, scores: readonly number[]): string {
  const [header, ...rows] = csv.trimEnd().split('\n');
  return `${[`${header},accuracy`, ...rows.map((row, i) => `${row},${scores[i]}`)].join('\n')}\n`;
}

const older = [drawn(1), drawn(2)];
const best = older.map((settings, i) => {
  const scores = scored(settings, i);
  const least = scores.toSorted((a, b) => b - a)[11] as number;
  return settings.filter((_, place) => (scores[place] as number) >= least);
});

beforeEach(async () => {
  for (const [i, settings] of older.entries())
    await folder.write(`older-${i}.csv`, csvOf(settings, scored(settings, i)));
});

/** What is trained from the list of a CSV, by the seed of its training. */
async function train(name: string, seed: number, loss = 0): Promise<void> {
  const csv = await folder.read('list.csv');
  const settings = csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));
  const known = settings.map(([lr = '', opt = '']) => ({ lr: Number(lr), opt }));
  await folder.write(name, withScores(csv, scored(known, seed, loss)));
}

const makeList = (more = '') =>
  folder.run(`list older-0.csv older-1.csv --n 24 ${READ} --out list.csv ${more}`);
const compare = async (files: string, more = '') => {
  const { code, out, error } = await folder.run(`compare ${files} ${READ} ${more} --json`);
  return { code, error, report: out === '' ? null : await conforming('compare', out) };
};

describe('a list of settings', () => {
  test('has each setting once, half of them from the best quarters, in an order that does not tell', async () => {
    const { code, out } = await folder.run(`list older-0.csv older-1.csv --n 24 ${READ} --seed 5`);
    expect(code).toBe(0);
    const { settings, sweeps } = await conforming('list', out);
    const params = settings.map((one: { params: Setting }) => one.params);
    expect(new Set(params.map((one: Setting) => JSON.stringify(one))).size).toBe(24);
    for (const one of params) expect(older.flat()).toContainEqual(one);
    const isBest = params.map((one: Setting) => best.flat().some(({ lr }) => lr === one.lr));
    expect(isBest.filter(Boolean).length).toBeGreaterThanOrEqual(12);
    expect(isBest.slice(0, 12)).toContain(false);
    expect(sweeps).toMatchObject([{ location: 'older-0.csv', trials: 48 }, { trials: 48 }]);
    const again = await folder.run(`list older-0.csv older-1.csv --n 24 ${READ} --seed 5`);
    expect(again.out).toBe(out);
    expect((await folder.run(`list older-0.csv older-1.csv --n 24 ${READ}`)).out).not.toBe(out);
  });

  test.each([
    ['1', 24],
    ['0', 6],
  ])('with a share of %s has about %i of the best', async (share, expected) => {
    const { out } = await folder.run(
      `list older-0.csv older-1.csv --n 24 ${READ} --share ${share}`,
    );
    const params = JSON.parse(out).settings.map((one: { params: Setting }) => one.params);
    const count = params.filter((one: Setting) => best.flat().some(({ lr }) => lr === one.lr));
    expect(Math.abs(count.length - expected)).toBeLessThanOrEqual(expected === 24 ? 0 : 5);
  });

  test('that both sides have trained is compared by pairs, without claims of curves, strictly too', async () => {
    expect((await makeList()).out).toMatch(/^24 of 96 settings, \d+ of them from the best quarter/);
    await train('base.csv', 11);
    await train('same.csv', 12);
    await train('worse.csv', 13, 0.02);
    const worse = await compare('base.csv worse.csv', '--strict true');
    expect(worse.report).toMatchObject({
      ...{ gate: 'fail', reasonCode: 'worse', ruledOut: null, notWorse: null, jointLevel: null },
      ...{ test: { pairs: { n: 24 } } },
    });
    const { out } = await folder.run(`compare base.csv worse.csv ${READ}`);
    expect(out).toMatch(/Worse on 2\d of the 24 settings on the list/);
    const same = await compare('base.csv same.csv', '--strict true');
    expect(same.report).toMatchObject({ gate: 'pass', ruledOut: null });
    const codes = same.report.warnings.map((one: { code: string }) => one.code);
    expect(codes).toContain('list-not-drawn');
    expect(codes).not.toContain('adaptive-sampler');
  });

  test('refuses as either side a sweep that it was drawn from, saved or not', async () => {
    await makeList();
    await train('worse.csv', 13, 0.02);
    await folder.run(`save older-1.csv ${READ} --output saved.json`);
    await folder.run(`save worse.csv ${READ} --output saved-list.json`);
    for (const files of [
      'older-1.csv worse.csv',
      'worse.csv older-0.csv',
      'saved.json saved-list.json',
    ]) {
      const { code, error } = await compare(files);
      expect(code).toBe(3);
      expect(error).toContain('is a sweep that the list was drawn from');
      expect(error).toContain('Train the list on both sides');
    }
    await folder.write('another.csv', csvOf(drawn(3), scored(drawn(3), 3)));
    const { report } = await compare('another.csv worse.csv', '--search-method random');
    expect(report).toMatchObject({ gate: 'fail', reasonCode: 'adaptive-candidate' });
  });

  test('that the baseline has trained has to be the candidate’s too', async () => {
    await makeList();
    await train('base.csv', 11);
    await makeList('--seed 1');
    await train('other.csv', 12);
    expect(
      await conforming('inspect', (await folder.run(`inspect base.csv ${READ} --json`)).out),
    ).toMatchObject({ sweeps: [{ search: { method: 'list' } }] });
    const { report } = await compare('base.csv other.csv');
    expect(report).toMatchObject({ gate: 'fail', reasonCode: 'unmatched' });
  });

  test('is known among the trials that Optuna was given', async () => {
    await makeList();
    const cell = (await folder.read('list.csv')).trimEnd().split(',').at(-1);
    const settings = drawn(4, 24);
    const journal = (seed: number) =>
      `number,state,value,params_lr,params_opt,user_attrs_tuning_gate_list\n${scored(settings, seed)
        .map(
          (score, i) => `${i},COMPLETE,${score},${settings[i]?.lr},${settings[i]?.opt},${cell}\n`,
        )
        .join('')}`;
    await folder.write('one.csv', journal(1));
    await folder.write('other.csv', journal(2));
    const read = '--metric value --direction maximize --json';
    const { out } = await folder.run(`compare one.csv other.csv ${read}`);
    expect(JSON.parse(out)).toMatchObject({ test: { pairs: { n: 24 } } });
    expect(out).toContain('"method": "list"');
  });
});

const failed = csvOf(older[0] ?? [], Array(48).fill(''));

test.each([
  ['list older-0.csv', 2, '--n: is missing'],
  ['list older-0.csv --n 60', 2, '--n: is 60, and the sweeps have 48 different settings'],
  ['list older-0.csv --n 40', 2, '--share: asks for 20 settings of the best quarter, which has 12'],
  ['list older-0.csv --n 12 --out list.txt', 2, '--out: ends neither in .json nor in .csv'],
  ['list older-0.csv --n 12 --settings lr', 3, 'older-0.csv: has no setting lr'],
  ['list failed.csv --n 12', 3, 'failed.csv: has no trial with a score'],
  ['list scores.csv --n 12', 3, 'scores.csv: has no settings'],
  ['list guessed.csv --n 12', 3, 'guessed.csv: does not say which columns are settings'],
  [`list ${'older-0.csv '.repeat(11)}--n 12`, 2, 'takes at most 10 sweeps'],
])('%s is an error that says what to do', async (line, exitCode, says) => {
  await folder.write('failed.csv', failed);
  await folder.write('scores.csv', `accuracy\n${scored(older[0] ?? [], 1).join('\n')}\n`);
  await folder.write(
    'guessed.csv',
    csvOf(older[0] ?? [], scored(older[0] ?? [], 1)).replaceAll('params_', ''),
  );
  const { code, out, error } = await folder.run(`${line} ${READ}`);
  expect([code, out]).toEqual([exitCode, '']);
  expect(error).toContain(says);
  expect(error).toMatch(/\. [A-Z]/);
});

test('settings of a plain table are those that are named', async () => {
  const table = csvOf(older[0] ?? [], scored(older[0] ?? [], 1)).replaceAll('params_', '');
  await folder.write('plain.csv', table);
  await folder.run(`list plain.csv --n 8 --settings lr,opt ${READ} --out list.csv`);
  expect(await folder.read('list.csv')).toMatch(/^params_lr,params_opt,tuning_gate_list\n/);
});
