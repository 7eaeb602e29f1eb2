import { OPTIONS, type OptionName } from '../options.ts';
import { TOOL } from '../tool.ts';
import { FLAGS, type FlagName } from './flags.ts';
import { COMMAND_NAMES, type CommandName, shapeOf } from './shapes.ts';

const EXITS = `Exit code: 0 passed or neutral, 1 the gate fails, 2 wrong use, 3 a sweep that cannot be read,
4 a fault of the program.
`;

/** The text of `--help`. */
export function help(): string {
  const uses = COMMAND_NAMES.map((name) => [usageOf(name), shapeOf(name).does] as const);
  const width = Math.max(...uses.map(([usage]) => usage.length));
  const lines = uses.map(([usage, does]) => `  ${usage.padEnd(width)}   ${does}`);
  return `${TOOL.name} ${TOOL.version}: compares hyperparameter sweeps by their tuning curves.

${lines.join('\n')}

  ${TOOL.name} COMMAND --help   what a command takes
  ${TOOL.name} --version

${EXITS}`;
}

/** The text of `COMMAND --help`: what it takes, from the tables it is read by. */
export function commandHelp(command: CommandName): string {
  const { does, flags, options } = shapeOf(command);
  const sections = [
    `${usageOf(command)}   ${does}\n`,
    section('Flags', flags.map(describeFlag)),
    section('Options, which are inputs of the Action as well', options.map(describeOption)),
    EXITS,
  ];
  return sections.filter((text) => text !== '').join('\n');
}

function usageOf(command: CommandName): string {
  const { operands, flags } = shapeOf(command);
  const needed = flags.filter((flag) => NEEDED.includes(flag)).map((flag) => flagWithValue(flag));
  return [TOOL.name, command, ...operands, ...needed].join(' ');
}

/** Flags without which there is nothing to do. */
const NEEDED: readonly FlagName[] = ['n', 'baseline-n'];

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.join('\n')}\n`;
}

function flagWithValue(flag: FlagName): string {
  const { value } = FLAGS[flag];
  return value === null ? `--${flag}` : `--${flag} ${value}`;
}

function describeFlag(flag: FlagName): string {
  return `  ${flagWithValue(flag).padEnd(22)} ${FLAGS[flag].description}`;
}

function describeOption(name: OptionName): string {
  const { value, description, default: initial } = OPTIONS[name];
  return `  --${name} ${value}\n      ${description}${initial === null ? '' : ` (${initial})`}`;
}
