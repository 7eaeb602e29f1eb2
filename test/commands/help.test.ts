import { COMMAND_NAMES } from '../../src/settings/index.ts';
import { runCommand, useFolder } from '../support/command-line.ts';

const folder = useFolder();

describe('the help', () => {
  test('of the program lists the commands, in lines that fit', async () => {
    const { out } = await runCommand(['--help']);
    for (const command of COMMAND_NAMES) expect(out).toContain(`\n  tuning-gate ${command}`);
    expect(out.split('\n').every((line) => line.length <= 110)).toBe(true);
  });

  test.each(COMMAND_NAMES)('of %s lists flags that it takes', async (command) => {
    const { code, out } = await runCommand([command, '--help']);
    expect(code).toBe(0);
    expect((await runCommand([command, '-h'])).out).toBe(out);
    for (const [, flag] of out.matchAll(/^ {2}--([a-z-]+)/gm)) {
      const { error } = await folder.runWords(command, `--${flag}=`);
      expect(error).not.toMatch(/Unknown option/);
    }
  });
});

test.each([
  ['inspect a.csv --report x', "Unknown option '--report'"],
  ['compare a b --metrics f1', "Unknown option '--metrics'"],
  ['compare a b --metric', "Option '--metric <value>' argument missing"],
])('a flag that the command does not have, or without its value: %s', async (line, message) => {
  const argv = line.split(' ');
  const { code, error } = await runCommand(argv);
  expect(code).toBe(2);
  expect(error).toBe(`tuning-gate: command line: ${message}. See tuning-gate ${argv[0]} --help.\n`);
});
