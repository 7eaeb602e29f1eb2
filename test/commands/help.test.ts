import { readFileSync } from 'node:fs';
import { ACTION_INPUTS } from '../../src/commands/flags.ts';
import { runCommandLine } from '../../src/commands/run.ts';
import { COMMAND_NAMES, flagsOf } from '../../src/commands/shapes.ts';
import { OPTIONS } from '../../src/options.ts';

async function run(...argv: string[]) {
  let [out, error] = ['', ''];
  const code = await runCommandLine(argv, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    directory: process.cwd(),
    home: process.cwd(),
  });
  return { code, out, error };
}

/** The flags that a help lists, in its order. */
const listed = (text: string) => [...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name);

describe('the help', () => {
  test.each(COMMAND_NAMES)('of %s lists what it takes, and nothing else', async (command) => {
    const { code, out } = await run(command, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^tuning-gate ${command} ?`));
    expect(listed(out)).toEqual(flagsOf(command));
    expect((await run(command, '-h')).out).toBe(out);
  });

  test('of the program lists the commands', async () => {
    const { out } = await run('--help');
    for (const command of COMMAND_NAMES) expect(out).toContain(`\n  tuning-gate ${command}`);
    expect(out.split('\n').every((line) => line.length <= 110)).toBe(true);
  });

  test('takes each flag it lists', async () => {
    for (const command of COMMAND_NAMES) {
      for (const flag of flagsOf(command)) {
        const { error } = await run(command, `--${flag}=`);
        expect(error).not.toContain(`no option --${flag}`);
        expect(error).not.toContain('is an option of');
      }
    }
  });
});

describe('a flag that a command does not take', () => {
  test.each([
    [
      ['inspect', 'a.csv', '--report', 'x'],
      '--report is an option of compare, curve and plan, not of inspect',
    ],
    [
      ['curve', 'a.csv', '--fail-on=weak'],
      '--fail-on is an option of compare and plan, not of curve',
    ],
    [
      ['compare', 'a', 'b', '--metrics', 'f1'],
      'there is no option --metrics (did you mean --metric?)',
    ],
    [
      ['bands', '--n', '4', '--budgett=3'],
      'there is no option --budgett (did you mean --budgets?)',
    ],
    [['compare', 'a', 'b', '--mode', 'gate'], '--mode is an input of the Action alone'],
    [['compare', 'a', 'b', '--charts', 'none'], '--charts is an input of the Action alone'],
    [
      ['compare', '--baseline', 'a', '--candidate', 'b'],
      '--baseline is an input of the Action alone; here the sweeps are named without a flag',
    ],
    [['demo', '--qwertyuiop'], 'there is no option --qwertyuiop'],
  ])('%j: %s', async (argv, message) => {
    const { code, error } = await run(...argv);
    expect(code).toBe(2);
    expect(error).toBe(
      `tuning-gate: command line: ${message}. See tuning-gate ${argv[0]} --help.\n`,
    );
  });

  test('is an input of the Action alone if action.yml has it, and no command', () => {
    const text = readFileSync('action.yml', 'utf8').split(/^outputs:/m)[0] ?? '';
    const inputs = [...text.matchAll(/^ {2}([a-z-]+):$/gm)].map(([, name]) => name);
    expect(inputs.filter((name) => !Object.hasOwn(OPTIONS, name ?? '')).sort()).toEqual(
      [...ACTION_INPUTS].sort(),
    );
  });
});
