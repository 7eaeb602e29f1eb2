import { readFileSync } from 'node:fs';
import { COMMAND_NAMES } from '../../src/settings/index.ts';
import { runCommand, useFolder } from '../support/command-line.ts';

const folder = useFolder();

describe('the help', () => {
  test('of the program lists the commands, in lines that fit', async () => {
    const { out } = await runCommand(['--help']);
    for (const command of COMMAND_NAMES) expect(out).toContain(`\n  tuning-gate ${command}`);
    expect(out.split('\n').every((line) => line.length <= 110)).toBe(true);
  });

  test('and the reference name the same commands, with the same arguments', async () => {
    const synopsis = (text: string) =>
      [...text.matchAll(/^ *tuning-gate ([a-z]+(?: \[?[A-Z]+…?\]?)*)/gm)].map(([, one]) => one);
    const { out } = await runCommand(['--help']);
    const [, rest = ''] = readFileSync('docs/reference.md', 'utf8').split('## Command line');
    const [listed = ''] = rest.split('\n## ');
    expect(synopsis(out)).toEqual(synopsis(listed));
    expect(synopsis(out)).toHaveLength(COMMAND_NAMES.length + 1);
  });

  test.each(['help', 'help help', 'help --help', '-h', '--json --help'])(
    'of the program is printed by %s',
    async (line) => {
      const { code, out } = await folder.run(line);
      expect([code, out]).toEqual([0, (await folder.run('--help')).out]);
    },
  );

  test('of a command is printed in three ways', async () => {
    const { code, out } = await folder.run('plan --help');
    expect([code, out]).toEqual([0, expect.stringContaining('--baseline-n N')]);
    for (const line of ['help plan', 'plan -h']) expect((await folder.run(line)).out).toBe(out);
  });
});

test.each([
  ['comapre a b', 'unknown command "comapre". Did you mean `compare`?'],
  ['help comapre', 'unknown command "comapre". Did you mean `compare`?'],
  ['comapre --help', 'unknown command "comapre". Did you mean `compare`?'],
  ['curves a', 'unknown command "curves". Did you mean `curve`?'],
  ['inspctt a', 'unknown command "inspctt". Did you mean `inspect`?'],
  ['bnad', 'unknown command "bnad".'],
  ['hlep', 'unknown command "hlep". Did you mean `help`?'],
  ['--verison', 'unknown command "--verison". Did you mean `--version`?'],
  ['plot', 'unknown command "plot".'],
  ['--json', 'unknown command "--json".'],
])(
  'a misspelt command is answered with the nearest one, if one is near: %s',
  async (line, message) => {
    expect(await folder.run(line)).toEqual({
      code: 2,
      out: '',
      error: `tuning-gate: command line: ${message} See tuning-gate --help.\n`,
    });
  },
);

test.each([
  ['inspect a.csv --report x', 'unknown flag --report, which is for compare, curve, history.'],
  ['compare a b --metrics f1', 'unknown flag --metrics. Did you mean `--metric`?'],
  ['compare a b --metrics=f1', 'unknown flag --metrics. Did you mean `--metric`?'],
  ['compare a b --metric-mx 1', 'unknown flag --metric-mx. Did you mean `--metric-max`?'],
  ['bands --n 3 -json', 'unknown flag -json. Did you mean `--json`?'],
  ['bands -n 3', 'unknown flag -n. Did you mean `--n`?'],
  ['compare a b --gpu', 'unknown flag --gpu.'],
  ['compare a b --metric', '--metric needs a value.'],
  ['compare a b --json=yes', '--json takes no value.'],
  ['compare a b --metric -loss', '--metric needs a value. If it is -loss, write --metric=-loss.'],
])('a flag that the command cannot take: %s', async (line, message) => {
  const [command] = line.split(' ');
  const { code, error } = await folder.run(line);
  expect(code).toBe(2);
  expect(error).toBe(`tuning-gate: command line: ${message} See tuning-gate ${command} --help.\n`);
});

test.each(['--metric-max -6', '--metric-max=-6', '--metric-max -.6e1'])(
  'a value may be a negative number: %s',
  async (flag) => {
    await folder.writeScores('a.csv', [1, 2]);
    const { code, error } = await folder.run(`curve a.csv --direction maximize ${flag}`);
    expect([code, error]).toEqual([3, expect.stringContaining('above metric-max (-6)')]);
  },
);

test('what follows -- is no flag', async () => {
  await folder.writeScores('--json', [1, 2]);
  expect((await folder.run('inspect -- --json')).out).toMatch(/^--json: CSV /);
});

test('the help of compare is one screen that begins with an example, and names where the rest is', async () => {
  const { out } = await folder.run('compare --help');
  const lines = out.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(25);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines[2]).toContain('compare main.csv change.csv --metric accuracy');
  expect(lines.at(-1)).toMatch(/^\d+ more flags, .*compare --help=all$/);
  const whole = (await folder.run('compare --help=all')).out;
  for (const [flag] of out.matchAll(/^ {2}--[\w-]+/gm)) expect(whole).toContain(flag);
  expect(whole).toContain('--false-alarm-rate');
});

test('a terminal wraps what went wrong, then says what to do, then what to try', async () => {
  for (const name of ['a.csv', 'b.csv']) await folder.write(name, 'acc,loss\n0.5,1.25\n0.75,1.5\n');
  const screen = { columns: 60, isAttended: true };
  const { error } = await runCommand(['compare', 'a.csv', 'b.csv'], folder.path(''), [], screen);
  const lines = error.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^tuning-gate: --metric: is not given/);
  expect(lines.filter((line) => line.length > 60)).toEqual([]);
  expect(lines.at(-2)).toMatch(/^Name the column/);
  expect(lines.at(-1)).toMatch(/^try: --metric NAME/);
});
