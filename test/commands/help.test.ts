import { COMMAND_NAMES } from '../../src/settings/index.ts';
import { runCommand } from '../support/command-line.ts';

describe('the help', () => {
  test('of the program lists the commands, in lines that fit', async () => {
    const { out } = await runCommand(['--help']);
    for (const command of COMMAND_NAMES) expect(out).toContain(`\n  tuning-gate ${command}`);
    expect(out.split('\n').every((line) => line.length <= 110)).toBe(true);
  });

  test('of init says what it writes, and that it overwrites nothing', async () => {
    const { out } = await runCommand(['init', '--help']);
    for (const path of ['.github/tuning-gate.yml', '.github/workflows/tuning.yml'])
      expect(out).toContain(path);
    expect(out).toContain('exists, nothing is written');
  });

  test.each(COMMAND_NAMES)('of %s lists flags that it takes', async (command) => {
    const { code, out } = await runCommand([command, '--help']);
    expect(code).toBe(0);
    expect((await runCommand([command, '-h'])).out).toBe(out);
    for (const [, flag] of out.matchAll(/^ {2}--([a-z-]+)/gm)) {
      const { error } = await runCommand([command, `--${flag}=`]);
      expect(error).not.toMatch(/unknown flag|is a flag of/);
    }
  });
});

test.each([
  ['inspect a.csv --report x', '--report is a flag of compare, curve and plan, not of inspect'],
  ['curve a.csv --fail-on=weak', '--fail-on is a flag of compare and plan, not of curve'],
  ['compare a b --metrics f1', 'unknown flag --metrics (did you mean --metric?)'],
  ['bands --n 4 --budgett=3', 'unknown flag --budgett (did you mean --budget?)'],
  ['compare a b --mode gate', '--mode is only an input of the Action'],
  [
    'compare --baseline a --candidate b',
    '--baseline is only an input of the Action; give the sweep as an argument, without a flag',
  ],
  ['demo --qwertyuiop', 'unknown flag --qwertyuiop'],
])('a flag that the command does not have: %s', async (line, message) => {
  const argv = line.split(' ');
  const { code, error } = await runCommand(argv);
  expect(code).toBe(2);
  expect(error).toBe(`tuning-gate: command line: ${message}. See tuning-gate ${argv[0]} --help.\n`);
});
