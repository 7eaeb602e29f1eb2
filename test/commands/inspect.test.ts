import { mkdir } from 'node:fs/promises';
import { runCommand, useFolder } from '../support/command-line.ts';

const folder = useFolder();
const { write } = folder;
beforeEach(() => write('a.csv', 'x,f1\n1,0.5\n2,0.6\n'));

const run = (...argv: string[]) => folder.runWords('inspect', ...argv);

describe('inspect', () => {
  test('describes each of several sweeps', async () => {
    await write('b.json', '[{"loss": 1}]');
    const { code, out } = await run('a.csv', 'b.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^a\.csv: CSV /);
    expect(out).toContain('\n\nb.json: JSON ');
    const settings = { metric: null, direction: null };
    expect(JSON.parse((await run('a.csv', 'b.json', '--json')).out).sweeps).toMatchObject([
      { source: { location: 'a.csv' }, settings },
      { source: { location: 'b.json' } },
    ]);
  });

  test('prints flags with which compare reads the sweep', async () => {
    await write('a.csv', 'name,f1\na,0.5\nb,0.6\n');
    const { out } = await run('a.csv', '--direction', 'maximize');
    const [, line = ''] = / compare BASELINE (.*)/.exec(out) ?? [];
    expect(line).toBe('a.csv --metric f1 --direction maximize');
    const { code, error } = await folder.run(`curve ${line}`);
    expect([code, error]).toEqual([0, '']);
  });

  test('quotes what the shell and YAML would misread', async () => {
    await write('my sweep.csv', "it's,b\n1,x\n2,y\n");
    const { out } = await run('my sweep.csv', '--metric', "it's");
    expect(out).toContain(`BASELINE 'my sweep.csv' --metric 'it'\\''s'`);
    expect(out).toContain('    candidate: "my sweep.csv"\n    metric: "it\'s"');
  });

  test('names the score that seems to stand for failed trials, with the flag', async () => {
    const losses = [0.5, 999, 0.25, 999, 1.5].map((loss) => `${loss}\n`).join('');
    await write('crashed.csv', `loss\n${losses}`);
    const { code, out } = await run('crashed.csv');
    expect(code).toBe(0);
    expect(out).toContain(
      'Note: 2 of 5 trials have the score 999 (loss), and no other comes near it. If it stands for a ' +
        'failed trial, say so with failed-value (--failed-value 999).',
    );
    const named = await run('crashed.csv', '--failed-value', '999');
    expect(named.out).toContain('5: 2 failed,');
    expect(named.out).not.toContain('comes near it');
    expect(named.out).toMatch(/BASELINE crashed\.csv .* --failed-value 999\n/);
    const { sweeps } = JSON.parse((await run('crashed.csv', '--json')).out);
    expect(sweeps[0].suspectedFailedValue).toEqual({ value: 999, count: 2 });
  });

  test.each([
    ['f1\n0.5 s\n0.6 s\n', 'has no column of numbers'],
    ['id,f1\n7,82 %\n8,83 %\n', 'can be the score: id (7 to 8), f1 (text such as "82 %").'],
  ])('fails with 3 if no flags can read the file, after describing it: %j', async (text, what) => {
    await write('x.csv', text);
    const { code, out, error } = await run('x.csv');
    expect(code).toBe(3);
    expect(out).toContain('x.csv: CSV or TSV');
    expect(error).toContain(what);
    expect(await run('x.csv', '--json')).toEqual({ code, out: '', error });
    expect((await run('a.csv', 'x.csv')).code).toBe(3);
  });

  test.each([
    ['f1,loss\n1,2\n', []],
    ['f1\n1\n', ['--metric', 'accuracy']],
    ['f1,state\n1,FAIL\n2,COMPLETE\n', ['--failed-trials', 'error']],
    ['f1\n5\n', ['--metric-max', '1']],
    ['f1,status\n1,perhaps\n', []],
  ])('passes if other flags could read the file: %j %j', async (text, flags) => {
    await write('x.csv', text);
    const { code, error } = await run('x.csv', ...flags);
    expect([code, error]).toEqual([0, '']);
  });

  test.each([
    [[], 2, 'expected FILE…, found none'],
    [['a.csv', 'nowhere.csv'], 3, 'nowhere.csv: no such file'],
    [['a.csv', 'empty'], 3, 'empty: a folder without files'],
    [['a.csv', '--fail-on', 'weak'], 2, 'unknown flag --fail-on, which is for compare, plan'],
    [['sweep.meta.json'], 3, 'has no trials, only metadata'],
  ])('%j fails with %d and prints nothing', async (argv, code, message) => {
    await mkdir(folder.path('empty'));
    await write('sweep.meta.json', '{"schemaVersion": 1}');
    const result = await run(...argv, '--json');
    expect(result).toMatchObject({ code, out: '' });
    expect(result.error).toContain(message);
  });
});

test('what is no input of the Action is suggested for the config', async () => {
  const { out } = await runCommand([
    ...['inspect', 'test/fixtures/evaluations/promptfoo.json', '--direction', 'maximize'],
    ...['--metric', 'score', '--rows', 'results.results[].{score: score}'],
  ]);
  expect(out).toContain(`    direction: maximize
  # .github/tuning-gate.yml:
  rows: "results.results[].{score: score}"
`);
});
