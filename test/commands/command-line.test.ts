import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { runCommandLine } from '../../src/commands/run.ts';
import { TOOL } from '../../src/tool.ts';
import { spread } from '../support/sweeps.ts';

let directory: string;
const home = join(process.cwd(), 'dist');

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'command-line-'));
  await write('good.csv', spread(48, 0.8, 0.9));
  await write('bad.csv', spread(48, 0.5, 0.6));
});
afterEach(() => rm(directory, { recursive: true }));

function write(name: string, scores: readonly number[]): Promise<void> {
  return writeFile(join(directory, name), `accuracy\n${scores.join('\n')}\n`);
}

async function run(line: string) {
  let [out, error] = ['', ''];
  const code = await runCommandLine(line.split(' ').filter(Boolean), {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    directory,
    home,
  });
  return { code, out, error };
}

async function schema(name: string) {
  const text = await readFile(`schema/${name}.schema.json`, 'utf8');
  return new Ajv({ strict: true, strictTuples: false, allErrors: true }).compile(JSON.parse(text));
}

async function expectConforms(command: string, out: string) {
  const validate = await schema(command);
  const value = JSON.parse(out);
  validate(value);
  expect(validate.errors).toBeNull();
  expect(Object.keys(value).slice(0, 3)).toEqual(['schemaVersion', 'tool', 'command']);
  return value;
}

describe('compare', () => {
  test('exits 1 on a strong regression and says so first', async () => {
    const { code, out, error } = await run('compare good.csv bad.csv --direction maximize');
    expect(code).toBe(1);
    expect(out).toMatch(/^Candidate is worse, strong evidence, for budgets of 1 to 8 trials\.\n/);
    expect(error).toBe('');
  });

  test('exits 0 the other way round', async () => {
    const { code, out } = await run('compare bad.csv good.csv --direction maximize');
    expect(code).toBe(0);
    expect(out).toMatch(/^Candidate is better, strong evidence/);
  });

  test('turns round with the direction', async () => {
    const { code, out } = await run('compare good.csv bad.csv --direction minimize --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'better', better: { level: 'strong' } });
  });

  test('prints one JSON object that conforms to its schema', async () => {
    const { out } = await run(
      'compare good.csv bad.csv --direction maximize --budgets 5,1,2 --json',
    );
    const value = await expectConforms('compare', out);
    expect(value.at.map(({ budget }: { budget: number }) => budget)).toEqual([5, 1, 2]);
    expect(value).toMatchObject({
      verdict: 'worse',
      gate: 'fail',
      exitCode: 1,
      falseAlarm: { strong: { standardError: 0, bound: false } },
    });
  });

  test('conforms where limits are infinite and medians fail', async () => {
    await writeFile(
      join(directory, 'failing.csv'),
      `accuracy,x\n${',1\n'.repeat(30)}${'0.7,1\n'.repeat(5)}`,
    );
    const line = 'compare good.csv failing.csv --metric accuracy --direction maximize --json';
    const value = await expectConforms('compare', (await run(line)).out);
    expect(value.at[0].candidate).toMatchObject({ lower: '-Infinity', median: '-Infinity' });
    expect(value.at[0].difference.estimate).toBeNull();
  });

  test('is insufficient with too few trials, names how many would do, and exits 0', async () => {
    await write('two.csv', [0.1, 0.2]);
    const { code, out } = await run('compare two.csv two.csv --direction maximize --json');
    const value = await expectConforms('compare', out);
    expect(code).toBe(0);
    expect(value).toMatchObject({ verdict: 'insufficient', gate: 'neutral', range: null });
    expect(value.trialsNeeded.toOpenRange).toBeGreaterThan(2);
  });

  test('names the budgets for which there are too few trials', async () => {
    const line = 'compare good.csv bad.csv --direction maximize --budget-min 20';
    const { code, out } = await run(line);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Too few trials to compare the sweeps at budgets from budget-min \(20 trials\) on\./,
    );
    const { at, trialsNeeded } = JSON.parse((await run(`${line} --json`)).out);
    expect(at.map(({ budget }: { budget: number }) => budget)).toEqual([20]);
    expect(trialsNeeded.toOpenRange).toBeGreaterThan(100);
  });

  test('does not claim a whole budget at which the level only begins', async () => {
    await write('even-b.csv', [90, 84, 49, 90, 77, 32, 87, 7, 44, 39]);
    await write('even-c.csv', [2, 32, 0, 67, 61, 75, 68, 13, 71, 32]);
    const line = 'compare even-b.csv even-c.csv --direction maximize';
    const { worse, at } = JSON.parse((await run(`${line} --json`)).out);
    const { out } = await run(line);
    expect([worse.level, at[0].budget, at[0].worse]).toEqual(['weak', 1, 'none']);
    expect(out).toMatch(/weak evidence for a budget of 2 trials/);
  });

  test('speaks of medians only where medians are shown', async () => {
    const line = 'compare good.csv bad.csv --direction maximize --quantile 0.25 --markdown a.md';
    const { out } = await run(line);
    const markdown = await readFile(join(directory, 'a.md'), 'utf8');
    expect(out + markdown).not.toMatch(/median/i);
    expect(markdown).toContain('25 % quantile best `accuracy`');
  });

  test('gives its verdict though there is no chart to write', async () => {
    await writeFile(join(directory, 'other.csv'), 'loss\n0.1\n0.2\n');
    const line =
      'compare good.csv other.csv --direction maximize --on-invalid pass --svg s.svg --markdown m.md';
    const { code, out, error } = await run(line);
    expect([code, existsSync(join(directory, 's.svg'))]).toEqual([0, false]);
    expect(out).toContain('different metrics');
    expect(error).toContain('--svg: this result has no such part');
    expect(await readFile(join(directory, 'm.md'), 'utf8')).toContain('different metrics');
  });

  test('counts the trials and says what became of the failed ones', async () => {
    await writeFile(
      join(directory, 'some.csv'),
      `accuracy,x\n${'0.5,1\n0.6,1\n'.repeat(9)},1\n,1\n`,
    );
    const line = 'compare some.csv some.csv --metric accuracy --direction maximize';
    expect((await run(line)).out).toContain('20 trials, 2 of them failed (the worst score).');
    expect((await run(`${line} --failed-trials drop`)).out).toContain(
      '18 trials, 2 more failed and dropped.',
    );
  });

  test('writes a whole report', async () => {
    await run('compare good.csv bad.csv --direction maximize --report out');
    expect((await readdir(join(directory, 'out'))).sort()).toEqual([
      'chart-dark.png',
      'chart-dark.svg',
      'chart-light.png',
      'chart-light.svg',
      'comment.md',
      'report.html',
      'report.json',
    ]);
  });

  test('says what a report has not, and writes the rest of it', async () => {
    await writeFile(join(directory, 'other.csv'), 'loss\n0.1\n0.2\n');
    const { code, error } = await run(
      'compare good.csv other.csv --direction maximize --report out',
    );
    expect(code).toBe(1);
    expect(error).toBe(
      'tuning-gate: --report: this result has no chart-light.svg, no chart-dark.svg, no chart-light.png, no chart-dark.png.\n',
    );
    expect((await readdir(join(directory, 'out'))).sort()).toEqual([
      'comment.md',
      'report.html',
      'report.json',
    ]);
  });

  test('writes single files in the theme asked for', async () => {
    await run(
      'compare good.csv bad.csv --direction maximize --svg a.svg --theme dark --markdown a.md --html a.html',
    );
    expect(await readFile(join(directory, 'a.svg'), 'utf8')).toContain('#0d1117');
    expect(await readFile(join(directory, 'a.md'), 'utf8')).toMatch(/^❌ /);
    const page = await readFile(join(directory, 'a.html'), 'utf8');
    expect(page).toMatch(/^<!doctype html>\n[\s\S]*<title>Candidate is worse[\s\S]*<\/html>\n$/);
  });
});

describe('curve', () => {
  test('prints one JSON object that conforms to its schema and covers all budgets', async () => {
    const { code, out } = await run('curve good.csv --direction maximize --json');
    const { steps, stepsThinned, at } = await expectConforms('curve', out);
    expect(code).toBe(0);
    expect([steps[0].from, steps.at(-1).to, stepsThinned]).toEqual([0, 'Infinity', false]);
    for (const [i, step] of steps.slice(1).entries()) expect(step.from).toBe(steps[i].to);
    expect(at.map(({ budget }: { budget: number }) => budget)).toEqual([1, 2, 4, 8]);
  });

  test('thins the steps of a large sweep so that the band still holds', async () => {
    await write('large.csv', spread(3001, 0, 1));
    const { out } = await run('curve large.csv --direction maximize --band dkw --json');
    const { steps, stepsThinned } = await expectConforms('curve', out);
    expect(stepsThinned).toBe(true);
    expect(steps.length).toBeLessThanOrEqual(2000);
    const values = steps.map(({ lower, median, upper }: Record<string, number | string>) =>
      [lower, median, upper].map(Number),
    );
    for (const [lower, median, upper] of values) {
      expect(lower).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(upper);
    }
  });

  test('has no words and no page, says so, and writes the rest of a report', async () => {
    const line = 'curve good.csv --direction maximize --report out --html a.html --markdown a.md';
    const { code, error } = await run(line);
    expect(code).toBe(0);
    expect(error.split('\n').sort()).toEqual([
      '',
      'tuning-gate: --html: this result has no such part.',
      'tuning-gate: --markdown: this result has no such part.',
      'tuning-gate: --report: this result has no comment.md, no report.html.',
    ]);
    expect((await readdir(directory)).filter((name) => name.startsWith('a.'))).toEqual([]);
    expect((await readdir(join(directory, 'out'))).sort()).toEqual([
      'chart-dark.png',
      'chart-dark.svg',
      'chart-light.png',
      'chart-light.svg',
      'report.json',
    ]);
  });

  test('shows a person the curve', async () => {
    const { out } = await run('curve good.csv --direction maximize');
    expect(out).toContain(
      'good: csv, accuracy (maximize); 48 trials; resolves budgets up to 8.2 trials.',
    );
  });
});

describe('bands', () => {
  test.each(['ld-highest-density', 'ld-equal-tailed', 'ks', 'dkw'])(
    '%s conform',
    async (method) => {
      const { code, out } = await run(`bands --n 12 --confidence 0.9 --band ${method} --json`);
      const value = await expectConforms('bands', out);
      expect(code).toBe(0);
      expect(value).toMatchObject({ method, n: 12, confidence: 0.9 });
      expect(value.lower).toHaveLength(12);
    },
  );

  test('are also for people', async () => {
    expect((await run('bands --n 3')).out).toMatch(
      /^ld-highest-density, 3 trials, 80 %: pointwise/,
    );
  });
});

test('demo writes a whole report, and says what compare would have exited with', async () => {
  const { code, out } = await run('demo');
  expect(code).toBe(0);
  expect(out).toContain('It would exit with 1.');
  const files = [
    'report.json',
    'comment.md',
    'report.html',
    ...['chart-light.svg', 'chart-dark.svg', 'chart-light.png', 'chart-dark.png'],
  ];
  expect(out).toContain(`Written to tuning-gate-demo/: ${files.join(', ')}\n`);
  expect((await readdir(join(directory, 'tuning-gate-demo'))).sort()).toEqual(files.sort());
});

test('bands shows its level with six digits', async () => {
  expect((await run('bands --n 48')).out).toContain('pointwise level 0.983095\n');
  expect((await run('bands --n 48 --band dkw')).out).toMatch(/half width 0\.\d{6}\n/);
});

test('version and help', async () => {
  expect((await run('--version')).out).toBe(`${TOOL.version}\n`);
  expect((await run('compare --help')).out).toContain('--min-share SHARE');
});

describe('failures print nothing on standard output, no stack, and exit', () => {
  test.each([
    ['compare good.csv', 2, 'expected BASELINE and CANDIDATE'],
    ['compare good.csv bad.csv more.csv', 2, 'expected BASELINE and CANDIDATE'],
    ['compare good.csv bad.csv', 3, 'direction'],
    ['compare good.csv bad.csv --direction maximize --direction maximize', 2, 'more than once'],
    ['compare good.csv bad.csv --nonsense 1', 2, 'no option --nonsense'],
    ['compare good.csv bad.csv --direction maximize --theme blue', 2, 'not light or dark'],
    ['compare good.csv bad.csv --direction maximize --confidence 2', 2, '--confidence'],
    [
      'compare good.csv bad.csv --direction maximize --metric-min -5 --metric-max -6',
      2,
      '--metric-min',
    ],
    ['compare nowhere.csv bad.csv --direction maximize', 3, 'nowhere.csv: no such file'],
    ['compare good.csv nowhere.csv --direction maximize', 3, 'nowhere.csv: no such file'],
    ['compare good.csv bad.csv --direction maximize --metric loss', 3, 'loss'],
    ['compare good.csv bad.csv --direction maximize --svg good.csv', 2, 'would be overwritten'],
    ['bands', 2, '--n is missing'],
    ['bands --n 0', 2, '--n is "0"'],
    ['bands --n 1001 --calibration simulation', 2, '--calibration: is simulation'],
    ['bands --n 1.5', 2, '--n is "1.5"'],
    ['plot good.csv', 2, 'there is no command "plot"'],
    ['__proto__', 2, 'there is no command'],
  ])('%s with %d', async (line, code, message) => {
    const result = await run(`${line} --json`);
    expect(result).toMatchObject({ code, out: '' });
    expect(result.error).toContain(message);
    expect(result.error).not.toMatch(/\n\s+at /);
  });

  test('and a call without anything is one of them, with the help', async () => {
    const { code, out, error } = await run('');
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('tuning-gate compare BASELINE CANDIDATE');
  });

  test('and leave nothing half-written', async () => {
    await run('compare good.csv nowhere.csv --direction maximize --report out');
    expect(existsSync(join(directory, 'out'))).toBe(false);
  });
});
