import { execFileSync } from 'node:child_process';
import { copyFile, cp, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../src/settings/index.ts';
import { useFolder } from '../support/command-line.ts';

const CONFIG = '.github/tuning-gate.yml';
const WORKFLOW = '.github/workflows/tuning.yml';

const folder = useFolder();
const { read, write } = folder;
const init = (...argv: string[]) => folder.runWords('init', ...argv);
/** What the config holds, which the Action reads. */
async function config() {
  const document = parse(await read(CONFIG));
  readConfig(document, CONFIG);
  return document;
}
const workflow = async () => parse(await read(WORKFLOW));

test('the linters of workflows find nothing in what init writes, for one sweep and for several', async () => {
  await init();
  for (const path of [CONFIG, WORKFLOW])
    await rename(folder.path(path), folder.path(`${path}.yml`));
  for (const name of ['small.log', 'large.log'])
    await copyFile('test/fixtures/optuna/random.log', folder.path(name));
  await init('small.log', 'large.log');
  await copyFile('action.yml', folder.path('action.yml'));
  const script = join(process.cwd(), 'scripts/lint-workflows.mjs');
  const found = execFileSync(process.execPath, [script, folder.path('.')], { encoding: 'utf8' });
  expect(found).toMatch(/^3 texts in 3 files checked, 0 findings\.$/m);
});

describe('init without files', () => {
  test('writes the workflow of the README, with the settings in a config that asks for them', async () => {
    const { code, out } = await init();
    expect(code).toBe(0);
    expect(out).toBe(
      `Written: ${CONFIG} and ${WORKFLOW}\nBefore you commit them, fill in metric and direction in ${CONFIG}, and what trains in ${WORKFLOW}.\n`,
    );
    const text = await read(CONFIG);
    expect(text).toContain(
      '\nmetric: # the column of the score\ndirection: # maximize or minimize?',
    );
    const readme = await readFile('README.md', 'utf8');
    const [, block = ''] = /^```yaml\n(name: Tuning\n[\s\S]*?)^```/m.exec(readme) ?? [];
    const settings = /^ +(metric|direction): .*\n/gm;
    expect(block.match(settings)).toHaveLength(2);
    expect(await workflow()).toEqual(parse(block.replace(settings, '')));
  });

  test('offers settings as comments that are settings once uncommented', async () => {
    await init();
    const text = await read(CONFIG);
    const switchedOn = text.replace(/^# ([a-z-]+: ?[^\s].*)$/gm, '$1');
    expect(parse(switchedOn)).toMatchObject({
      'false-alarm-rate': 0.01,
      'fail-on': 'strong',
      'on-missing-baseline': 'neutral',
      'acknowledge-label': 'tuning-gate: accepted',
    });
    const [, example = ''] = /^# comparisons:\n((?:# .*\n)+)/m.exec(text) ?? [];
    expect(parse(example.replace(/^# /gm, ''))).toEqual({ small: {}, large: { margin: 0.01 } });
  });
});

describe('init from a sweep', () => {
  test('takes the direction that the files record', async () => {
    await copyFile('test/fixtures/optuna/random.log', folder.path('study.log'));
    expect((await init('study.log')).out).toContain(`fill in what trains in ${WORKFLOW}.`);
    const text = await read(CONFIG);
    expect(parse(text)).toEqual({ metric: 'value', direction: 'minimize' });
    expect(text).toContain('# Found in study.log: Optuna journal, 10 trials.');
    const { train } = (await workflow()).jobs;
    expect(train.steps.at(-1).with).toMatchObject({ mode: 'collect', candidate: 'study.log' });
    expect(train.steps.at(-2).run).toMatch(/--output study\.log$/);
  });

  test('asks for what they leave open, and guesses nothing', async () => {
    await copyFile('examples/digits/baseline.csv', folder.path('trials.csv'));
    await init('trials.csv');
    expect(await config()).toEqual({ metric: null, direction: null });
    expect(await read(CONFIG)).toMatch(/^metric: # accuracy, duration_seconds, .*\?$/m);
  });

  test('writes the settings that are given', async () => {
    await copyFile('examples/digits/baseline.csv', folder.path('trials.csv'));
    const settings = { metric: 'accuracy', direction: 'maximize', cost: 'duration_seconds' };
    await init('trials.csv', ...Object.entries(settings).map((pair) => `--${pair.join('=')}`));
    expect(await config()).toEqual(settings);
  });

  test('names places in the repository, even if they are given in full', async () => {
    await mkdir(folder.path('runs'));
    await write('runs/a.csv', 'f1\n0.5\n0.25\n');
    await init(folder.path('runs/a.csv'));
    expect(await read(CONFIG)).toContain('# Found in runs/a.csv: ');
    expect((await workflow()).jobs.train.steps.at(-1).with.candidate).toBe('runs/a.csv');
  });

  test('keeps hostile names out of the workflow, and in one line of the config', async () => {
    const name = `on: x\n\${{ secrets.A }}`;
    const path = `a\${{ github.token }}.csv`;
    await write(path, `"${name}"\n0.5\n0.25\n`);
    expect((await init(path)).code).toBe(0);
    expect(await config()).toEqual({ metric: name, direction: null });
    expect(await read(WORKFLOW)).not.toMatch(/secrets|token/);
    expect((await workflow()).jobs.train.steps.at(-1).with.candidate).toBe('candidate.csv');
  });
});

describe('init from several sweeps', () => {
  test('makes each a comparison, and a job that trains it', async () => {
    await copyFile('test/fixtures/optuna/random.log', folder.path('small.log'));
    await cp('test/fixtures/keras-tuner/random', folder.path('large'), { recursive: true });
    expect((await init('small.log', 'large')).code).toBe(0);
    const small = { metric: 'value', direction: 'minimize' };
    const large = { metric: 'val_accuracy', direction: 'maximize' };
    expect(await config()).toEqual({ comparisons: { small, large } });
    const { train } = (await workflow()).jobs;
    expect(train.strategy.matrix.include).toEqual([
      { name: 'small', sweep: 'small.log' },
      { name: 'large', sweep: 'large' },
    ]);
    expect(train.steps.at(-1).with).toMatchObject({
      name: `\${{ matrix.name }}`,
      candidate: `\${{ matrix.sweep }}`,
    });
  });

  test('names those alike apart', async () => {
    await mkdir(folder.path('b'));
    for (const path of ['a.csv', 'b/a.csv', '7.csv']) await write(path, 'f1\n0.5\n0.25\n');
    await init('a.csv', 'b/a.csv', '7.csv');
    const each = { metric: 'f1', direction: null };
    expect(await config()).toEqual({
      comparisons: { a: each, 'sweep-2': each, 'sweep-3': each },
    });
  });
});

describe('init refuses', () => {
  test.each([CONFIG, WORKFLOW])('to overwrite %s, and then writes neither', async (path) => {
    await mkdir(folder.path('.github/workflows'), { recursive: true });
    await write(path, 'mine');
    const { code, out, error } = await init();
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(`${path}: exists already`);
    expect(await read(path)).toBe('mine');
    const files = await readdir(folder.path('.github'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.yml'))).toHaveLength(1);
  });

  test.each([
    ['a sweep that nothing can read', ['words.csv'], 3, 'words.csv'],
    [
      'opposite directions of one metric',
      ['a.log', 'b.log'],
      3,
      'b.log: records maximize for value, and',
    ],
    ['several studies at once', ['two.log'], 2, 'the files hold 2 studies: '],
  ])('%s, and writes nothing', async (_, operands, expected, message) => {
    await write('words.csv', 'name\none\ntwo\n');
    await copyFile('test/fixtures/optuna/two-studies.log', folder.path('two.log'));
    const study = await readFile('test/fixtures/optuna/random.log', 'utf8');
    await write('a.log', study);
    await write('b.log', study.replace('"directions":[1]', '"directions":[2]'));
    const { code, error } = await init(...operands);
    expect([code, error]).toEqual([expected, expect.stringContaining(message)]);
    await expect(readdir(folder.path('.github'))).rejects.toThrow('ENOENT');
  });
});
