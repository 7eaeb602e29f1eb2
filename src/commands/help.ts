import {
  COMMAND_NAMES,
  type CommandName,
  flagsOf,
  GROUPS,
  type GroupName,
  namesIn,
  OPTIONS,
  type OptionName,
} from '../settings/index.ts';
import { TOOL } from '../tool.ts';
import { USAGE } from './arguments.ts';

const EXIT_CODES = `Exit code: 0 passed or neutral, 1 the gate fails, 2 wrong usage or findings of check, 3 a sweep that
cannot be read, 4 a bug in the program.
`;

/** The text of `--help`. */
export function help(): string {
  const width = Math.max(...COMMAND_NAMES.map((name) => usageOf(name).length));
  const lines = COMMAND_NAMES.map((name) => `  ${usageOf(name).padEnd(width)}   ${USAGE[name][0]}`);
  return `${TOOL.name} ${TOOL.version}: compares hyperparameter sweeps by their tuning curves.

${lines.join('\n')}

  ${TOOL.name} help [COMMAND]   list the commands, or the flags of one; so does COMMAND --help, or -h
  ${TOOL.name} --version, -V    print the version

A sweep that is named - is read from standard input.

${EXIT_CODES}`;
}

/** The text of `COMMAND --help`. */
export function commandHelp(command: CommandName): string {
  const flags = flagsOf(command);
  const sections = (Object.keys(GROUPS) as GroupName[]).map((group) => {
    const names = namesIn(group).filter((name) => flags.includes(name));
    return names.length === 0 ? '' : `${GROUPS[group].title}\n${names.map(describe).join('\n')}\n`;
  });
  return [`${usageOf(command)}   ${USAGE[command][0]}\n`, ...sections, EXIT_CODES]
    .filter((section) => section !== '')
    .join('\n');
}

function usageOf(command: CommandName): string {
  return [TOOL.name, command, ...USAGE[command][1]].join(' ');
}

function describe(name: OptionName): string {
  const { kind, description, default: initial } = OPTIONS[name];
  return `  ${`--${name} ${kind.placeholder}`.trimEnd()}\n      ${description}${initial === undefined ? '' : ` (default: ${initial})`}`;
}
