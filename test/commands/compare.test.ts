import { seededRandom } from '../../src/math/random.ts';
import { conforming, useFolder } from '../support/command-line.ts';

const folder = useFolder();
beforeEach(folder.writeGoodAndBad);

describe('compare', () => {
  test.each([
    ['good.csv bad.csv --direction maximize', 1, '❌ Worse'],
    ['good.csv bad.csv --direction minimize', 0, '✅ Better'],
  ])('%s exits with %d and says first: %s', async (line, code, result) => {
    const { out, ...rest } = await folder.run(`compare ${line}`);
    expect(rest).toEqual({ code, error: '' });
    expect(out).toMatch(
      new RegExp(`^${result} by \\S+ \\(.*\\) after .*: \\S+, was \\S+ .*\\nStrong evidence: `),
    );
  });

  test('prints one JSON object that conforms to its schema', async () => {
    const { out } = await folder.run(
      'compare good.csv bad.csv --direction maximize --budgets 5,1,2 --json',
    );
    const value = await conforming('compare', out);
    expect(value.at.map(({ budget }: { budget: number }) => budget)).toEqual([5, 1, 2]);
    expect(value).toMatchObject({
      verdict: 'worse',
      gate: 'fail',
      exitCode: 1,
      falseAlarm: { strong: { standardError: 0, bound: false } },
    });
  });

  test('says of a pass what it would have caught, and what less if all settings lose alike', async () => {
    const random = seededRandom(1);
    const rows = (n: number) =>
      Array.from({ length: n }, () => {
        const lr = random();
        return `${lr},${lr + random() / 4}\n`;
      }).join('');
    for (const name of ['base.csv', 'same.csv'])
      await folder.write(name, `params_lr,accuracy\n${rows(48)}`);
    const line = 'compare base.csv same.csv --metric accuracy --direction maximize --verbose';
    const { out } = await folder.run(`${line} --search-method random`);
    const text = out.replace(/\s+/g, ' ');
    const [, all, alike] =
      /a ([\d.]+)× slowdown at every budget.*about ([\d.]+)× if all settings lose equally and no outcome is among them/.exec(
        text,
      ) ?? [];
    expect(Number(alike)).toBeGreaterThan(1.4);
    expect(Number(alike)).toBeLessThan(0.7 * Number(all));
    const other = await folder.run(`${line} --settings none`);
    expect(other.out).not.toContain('lose equally');
  });

  test('names the budgets for which there are too few trials', async () => {
    const line = 'compare good.csv bad.csv --direction maximize --budget-min 20';
    const { code, out } = await folder.run(line);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^⚪ Cannot tell with 48 \+ 48 trials: too few to compare budgets from 20 trials on/,
    );
    const { at, trialsNeeded } = JSON.parse((await folder.run(`${line} --json`)).out);
    expect(at.map(({ budget }: { budget: number }) => budget)).toEqual([20]);
    expect(trialsNeeded.toOpenRange).toBeGreaterThan(100);
  });

  test('speaks of medians only where medians are shown', async () => {
    const line = 'compare good.csv bad.csv --direction maximize --quantile 0.25 --markdown a.md';
    const { out } = await folder.run(line);
    const markdown = await folder.read('a.md');
    expect(out + markdown).not.toMatch(/median/i);
    expect(markdown).toContain('25 % quantile best `accuracy`');
  });

  test.each([
    ['', '20 trials, 2 of them failed (the worst score)'],
    ['--failed-trials drop', '18 trials, 2 more failed and dropped'],
    ['--failed-value 9', '48 trials, none of them scored 9'],
  ])('counts the trials and says what became of the failed ones: %s', async (flags, said) => {
    await folder.write('some.csv', `accuracy,x\n${'0.5,1\n0.6,1\n'.repeat(9)},1\n,1\n`);
    const line = `compare some.csv good.csv --metric accuracy --direction maximize ${flags} --verbose`;
    expect((await folder.run(line)).out.replace(/\s+/g, ' ')).toContain(said);
  });
});

describe('compare --config', () => {
  const compare = (flags: string) => folder.run(`compare good.csv bad.csv --config c.yml ${flags}`);

  test('takes the settings that the Action would, and names flags that have no effect', async () => {
    await folder.write('c.yml', 'direction: maximize\nfail-on: never\nfalse-alarm-rate:\n');
    const { code, out, error } = await compare('--fail-on strong --metric accuracy --json');
    expect([code, error]).toEqual([0, 'tuning-gate: c.yml alone counts; ignored: --fail-on.\n']);
    const { settings } = await conforming('compare', out);
    expect(settings).toMatchObject({ failOn: 'never', direction: 'maximize' });
  });

  test('makes the only comparison, or the one that is named', async () => {
    await folder.write('c.yml', 'direction: maximize\ncomparisons:\n  small: { margin: 0.9 }\n');
    expect((await compare('')).code).toBe(0);
    await folder.write(
      'c.yml',
      'direction: maximize\ncomparisons: { small: , large: { margin: 0.9 } }\n',
    );
    expect((await compare('--name large')).code).toBe(0);
    expect((await compare('--name small')).code).toBe(1);
    expect(await compare('')).toMatchObject({
      code: 2,
      error: 'tuning-gate: --name: is missing. c.yml lists small, large.\n',
    });
    expect((await compare('--name smal')).error).toContain('Did you mean `small`? c.yml lists');
  });

  test.each([
    ['margins: 1\n', 2, 'c.yml, margins: is an unknown setting'],
    ['margin: a\n', 2, 'c.yml, margin: invalid value "a"'],
    ['a: [\n', 3, 'c.yml, line 2: is not valid YAML'],
    [null, 2, '--config: c.yml cannot be read (ENOENT)'],
  ])('refuses the config %j', async (text, code, message) => {
    if (text !== null) await folder.write('c.yml', text);
    expect(await compare('')).toMatchObject({ code, error: expect.stringContaining(message) });
  });
});
