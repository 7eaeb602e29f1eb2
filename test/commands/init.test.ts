import { execFileSync } from 'node:child_process';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../src/settings/index.ts';
import { useFolder } from '../support/command-line.ts';

const CONFIG = '.github/tuning-gate.yml';
const WORKFLOW = '.github/workflows/tuning.yml';
const FORKS = '.github/workflows/tuning-forks.yml';

const folder = useFolder();
const { read, write } = folder;
const init = (...argv: string[]) => folder.runWords('init', ...argv);
/** What the config holds, which the Action reads. */
async function config() {
  const document = parse(await read(CONFIG));
  readConfig(document, CONFIG);
  const { trains, ...rest } = document;
  expect(trains).toEqual(['**', '!**/*.md', '!docs/**']);
  return rest;
}
/** What the called workflow is given. */
const given = async () => parse(await read(WORKFLOW)).jobs.tuning.with;

test('the linters of workflows find nothing in what init writes, for one sweep and for several', async () => {
  await init();
  for (const path of [CONFIG, WORKFLOW, FORKS])
    await rename(folder.path(path), folder.path(`${path}.yml`));
  for (const name of ['small.log', 'large.log'])
    await copyFile('test/fixtures/optuna/random.log', folder.path(name));
  await init('small.log', 'large.log');
  for (const name of ['.github/workflows/gate.yml', 'action.yml'])
    await copyFile(name, folder.path(name));
  const script = join(process.cwd(), 'scripts/lint-workflows.mjs');
  const found = execFileSync(process.execPath, [script, folder.path('.')], { encoding: 'utf8' });
  expect(found).toMatch(/^6 texts in 6 files checked, 0 findings\.$/m);
});

describe('init without files', () => {
  test('writes the workflows of the README, with the settings in a config that asks for them', async () => {
    await write('sweep.py', '');
    const { code, out } = await init();
    expect(code).toBe(0);
    expect(out).toBe(
      `Written: ${CONFIG}, ${WORKFLOW} and ${FORKS}
Before you commit them, fill in:
  ${CONFIG}:5: # metric: # fill in: the column of the score
  ${CONFIG}:6: # direction: # fill in: maximize or minimize?
  ${WORKFLOW}:15: run: python sweep.py --trials 12 --seed "$SEED" --output "$SWEEP" # fill in: the flags of the script
There is no tag v0 before the first release: write @main or the SHA of a commit instead of @v0.
Found no mistakes in 3 files.
`,
    );
    expect(await read(CONFIG)).toContain(
      '\n# metric: # fill in: the column of the score\n# direction: # fill in: maximize or minimize?',
    );
    const readme = await readFile('README.md', 'utf8');
    const [own, forks] = Array.from(
      readme.matchAll(/^```yaml\n(name: Tuning[\s\S]*?)^```/gm),
      ([, block]) => parse(block ?? ''),
    );
    const { metric, direction, run, ...shared } = own.jobs.tuning.with;
    expect([metric, direction]).toEqual(['accuracy', 'maximize']);
    own.jobs.tuning.with = {
      ...shared,
      run: run.replace('pip install -r requirements.txt && ', ''),
    };
    expect(parse(await read(WORKFLOW))).toEqual(own);
    expect(parse(await read(FORKS))).toEqual(forks);
  });

  test('knows the default branch, what to install, and an action that trains', async () => {
    await mkdir(folder.path('.git/refs/remotes/origin'), { recursive: true });
    await write('.git/refs/remotes/origin/HEAD', 'ref: refs/remotes/origin/release/2\n');
    await write('pyproject.toml', '');
    await init();
    expect(parse(await read(WORKFLOW)).on.push).toEqual({ branches: ['release/2'] });
    expect((await given()).run).toMatch(/^pip install \. && echo "No command trains yet, /);
    await rm(folder.path('.github'), { recursive: true });
    await mkdir(folder.path('.github/actions/train'), { recursive: true });
    await write('.github/actions/train/action.yml', '');
    expect((await init()).code).toBe(0);
    expect(await given()).toEqual({ jobs: 4 });
  });

  test('offers settings as comments that are settings once uncommented', async () => {
    await init();
    const text = await read(CONFIG);
    const switchedOn = text.replace(/^# ([a-z-]+: ?[^\s].*)$/gm, '$1');
    expect(parse(switchedOn)).toMatchObject({
      'false-alarm-rate': 0.01,
      'fail-on': 'strong',
      'on-missing-baseline': 'neutral',
      'accept-label': 'tuning-gate: accepted',
    });
  });
});

describe('init from a sweep', () => {
  test('takes the direction that the files record', async () => {
    await copyFile('test/fixtures/optuna/random.log', folder.path('study.log'));
    expect((await init('study.log')).out).toContain(
      `fill in:\n  ${WORKFLOW}:16: run: echo "No command trains yet, with $SEED and $SWEEP" && exit 1 # fill in: the command`,
    );
    const text = await read(CONFIG);
    expect(await config()).toEqual({ metric: 'value', direction: 'minimize' });
    expect(text).toContain('# Found in study.log: Optuna journal, 10 trials.');
    expect((await given()).candidate).toBe('study.log');
  });

  test.each([
    ['f1,val_loss', {}],
    ['rmse,width', {}],
    ['accuracy', { metric: 'accuracy' }],
  ])('of the columns %s it fills in nothing that only a name suggests', async (header, known) => {
    const rows = header.includes(',') ? '0.5,1\n0.25,2\n' : '0.5\n0.25\n';
    await write('trials.csv', `${header}\n${rows}`);
    await init('trials.csv');
    expect(await config()).toEqual(known);
    expect(await read(CONFIG)).toContain('# direction: # fill in: maximize or minimize?');
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
    expect((await given()).candidate).toBe('runs/a.csv');
  });

  test('keeps hostile names out of the workflow, and in one line of the config', async () => {
    const name = `on: x\n\${{ secrets.A }}`;
    const path = `a\${{ github.token }}.csv`;
    await write(path, `"${name}"\n0.5\n0.25\n`);
    expect((await init(path)).code).toBe(0);
    expect(await config()).toEqual({ metric: name });
    expect(await read(WORKFLOW)).not.toMatch(/secrets|token/);
    expect(await given()).not.toHaveProperty('candidate');
  });
});

describe('init from several sweeps', () => {
  test('makes each a comparison, which is trained in four jobs', async () => {
    await copyFile('test/fixtures/optuna/random.log', folder.path('small.log'));
    await cp('test/fixtures/keras-tuner/random', folder.path('large'), { recursive: true });
    expect((await init('small.log', 'large')).code).toBe(0);
    const small = { metric: 'value', direction: 'minimize' };
    const large = { metric: 'val_accuracy', direction: 'maximize' };
    expect(await config()).toEqual({ comparisons: { small, large } });
    expect(await given()).toMatchObject({
      ...{ models: '["small","large"]', jobs: 4 },
      run: 'echo "No command trains yet, with $MODEL, $SEED and $SWEEP" && exit 1',
    });
  });

  test('names those alike apart', async () => {
    await mkdir(folder.path('b'));
    for (const path of ['a.csv', 'b/a.csv', '7.csv']) await write(path, 'f1\n0.5\n0.25\n');
    await init('a.csv', 'b/a.csv', '7.csv');
    const each = { metric: 'f1' };
    expect(await config()).toEqual({
      comparisons: { a: each, 'sweep-2': each, 'sweep-3': each },
    });
  });
});

describe('init refuses', () => {
  test.each([CONFIG, WORKFLOW, FORKS])('to overwrite %s, and then writes none', async (path) => {
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
    ['several studies at once', ['two.log'], 2, 'the files hold 2 studies: '],
  ])('%s, and writes nothing', async (_, operands, expected, message) => {
    await write('words.csv', 'name\none\ntwo\n');
    await copyFile('test/fixtures/optuna/two-studies.log', folder.path('two.log'));
    const { code, error } = await init(...operands);
    expect([code, error]).toEqual([expected, expect.stringContaining(message)]);
    await expect(readdir(folder.path('.github'))).rejects.toThrow('ENOENT');
  });
});

test.each(['optuna/random.log', 'optuna/tpe.log', 'keras-tuner/random', 'plain/trials.csv'])(
  'check finds in what init writes for %s only what is to be filled in, and six jobs search where searches adapt',
  async (fixture) => {
    await cp(`test/fixtures/${fixture}`, folder.path('sweep'), { recursive: true });
    expect((await init('sweep')).code).toBe(0);
    const { out } = await folder.run('check');
    const codes = Array.from(out.matchAll(/\((\S+)\)$/gm), ([, code]) => code);
    expect(new Set(codes)).toEqual(new Set(['unfilled']));
    expect(out).toMatch(/^\.github\/workflows\/tuning\.yml:\d+:7: .*No command trains yet/m);
    expect(await given()).toMatchObject({ jobs: fixture.includes('tpe') ? 6 : 4 });
  },
);
