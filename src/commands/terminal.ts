import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean, type UserError, usageError } from '../errors.ts';
import type { Screen } from '../print/index.ts';
import { linesOf, withoutCommands } from '../printable.ts';
import type { Place } from '../read/index.ts';
import {
  COMMAND_NAMES,
  type CommandName,
  flagsOf,
  type Given,
  GROUPS,
  type GroupName,
  givenBy,
  namesIn,
  OPTIONS,
  type OptionName,
  type ValueSource,
} from '../settings/index.ts';
import { TOOL } from '../tool.ts';

/** What the command line needs of the world; tests pass their own. */
export interface World {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Standard input, which is opened only when it is read. */
  readonly input: NonNullable<Place['input']>;
  /** Of the terminal that `out` writes to; null where it is none. */
  readonly columns: number | null;
  /** Whether a person waits at the terminal that `error` writes to. */
  readonly isAttended: boolean;
  /** Whether colours are shown unless asked for. */
  readonly hasColours: boolean;
  readonly directory: string;
  /** Folder of the installed program, with its assets and examples. */
  readonly home: string;
}

export interface Terminal extends World {
  /** How to run the program, as the words of commands to copy. */
  readonly program: readonly string[];
  /** The result for programs, unchanged. */
  readonly json: (text: string) => void;
  /** What the result is laid out for. */
  readonly screenFor: (given: Arguments) => Screen;
  /** The result as JSON if that is asked for; otherwise as text. */
  readonly show: (given: Arguments, json: () => string, text: (on: Screen) => string) => void;
}

type ExitCode = 0 | 1 | 2 | 125;

export type Command = (given: Arguments, terminal: Terminal) => Promise<ExitCode>;

export const DEFAULT_COLUMNS = 80;
const MIN_COLUMNS = 20;

/** The terminal may be the log of a workflow, whose runner would obey commands in the text. */
export function terminalIn(world: World): Terminal {
  const out = (text: string) => world.out(withoutCommands(text));
  const screenFor = (given: Arguments) => {
    const color = given.value('color');
    return {
      width: Math.max(MIN_COLUMNS, world.columns || DEFAULT_COLUMNS),
      hasColours: color === 'auto' ? world.hasColours : color === 'always',
      isVerbose: given.has('verbose'),
    };
  };
  return {
    ...{ ...world, program: programIn(world), out, json: world.out, screenFor },
    error: (text) => world.error(withoutCommands(text)),
    show: (given, json, text) =>
      given.has('json') ? world.out(json()) : out(text(screenFor(given))),
  };
}

function programIn({ directory, home }: World): string[] {
  if (home.split(sep).includes('node_modules')) return ['npx', 'tuning-gate'];
  return ['node', relative(directory, join(home, '../dist/cli.js')).split(sep).join('/')];
}

type Usage = readonly [summary: string, operands: readonly string[], least: number, most: number];

/** What a command does, and what it takes besides flags, with how many of them. */
const USAGE: Readonly<Record<CommandName, Usage>> = {
  compare: ['compare two sweeps: files, folders, globs or -', ['BASELINE', 'CANDIDATE'], 2, 2],
  curve: ['show the tuning curve of one sweep', ['SWEEP'], 1, 1],
  inspect: ['show what would be read, and which flags to set', ['FILE…'], 1, Infinity],
  save: ['make one saved sweep of files, folders or saved shards', ['FILE…'], 1, Infinity],
  list: ['draw settings of earlier sweeps, to train on both sides', ['SWEEP…'], 1, Infinity],
  init: ['write a config file and workflows, overwriting nothing', ['[FILE…]'], 0, Infinity],
  check: ['find mistakes in workflows and the config', ['[FILE…]'], 0, Infinity],
  bands: ['print the confidence band for --n trials', [], 0, 0],
  plan: ['show what --baseline-n trials detect, or how many --slowdown takes', [], 0, 0],
  history: ['show where main changed, from history/NAME.jsonl', ['FILE'], 1, 1],
  demo: ['compare the example sweeps of this project', [], 0, 0],
};

export interface Arguments extends Given {
  readonly operands: readonly string[];
  /** The flags as they were given. */
  readonly source: ValueSource;
  /** Of a flag that may be repeated, in order. */
  readonly all: (flag: OptionName) => readonly string[];
}

/** @throws UserError for unknown flags, missing or extra arguments, and wrong values */
export function readArguments(argv: readonly string[], command: CommandName): Arguments {
  const { values, positionals } = parse(argv, command);
  checkOperands(positionals, command);
  const all = (flag: OptionName) =>
    values[flag]?.filter((value) => typeof value === 'string') ?? [];
  const source = (flag: OptionName) => {
    const value = all(flag).at(-1);
    // A study may have no name, which is written as it is printed: blank values are not given.
    return flag === 'study' && value === '' ? '""' : value;
  };
  return {
    ...givenBy(source),
    source,
    all,
    operands: positionals,
    has: (flag) => values[flag] !== undefined,
  };
}

/** @param command whose help says more; without one, the general help */
export function commandLineError(what: string, command?: CommandName, advice = ''): UserError {
  const help = `tuning-gate ${command === undefined ? '' : `${command} `}--help`;
  return usageError('command line', what.slice(0, 300), `${advice} See ${help}.`.trim());
}

function parse(argv: readonly string[], command: CommandName) {
  const flags = flagsOf(command).map((name) => {
    const type = OPTIONS[name].kind.placeholder === '' ? 'boolean' : 'string';
    return [name, { type, multiple: true } as const] as const;
  });
  const options = Object.fromEntries(flags);
  // Strict parsing refuses negative numbers as values, and suggests nothing.
  const rules = { allowPositionals: true, strict: false, tokens: true } as const;
  const { values, positionals, tokens } = parseArgs({ args: [...argv], options, ...rules });
  for (const token of tokens)
    if (token.kind === 'option') checkFlag(argv[token.index] ?? '', token.value, command);
  return { values, positionals };
}

/** @param word the flag as given, perhaps with its value */
function checkFlag(word: string, value: string | undefined, command: CommandName): void {
  const [flag = ''] = word.split('=');
  const has = (other: CommandName) => flagsOf(other).some((name) => `--${name}` === flag);
  if (!has(command)) {
    const owners = COMMAND_NAMES.filter(has).join(', ');
    const known = flagsOf(command).map((name) => `--${name}`);
    const what = `unknown flag ${flag}${owners && `, which is for ${owners}`}`;
    throw commandLineError(what, command, owners ? '' : didYouMean(flag, known));
  }
  const isSwitch = OPTIONS[flag.slice(2) as OptionName].kind.placeholder === '';
  if (isSwitch && value !== undefined) throw commandLineError(`${flag} takes no value`, command);
  // What looks like the next flag is one, unless it is a number.
  const isFlag = word === flag && /^-[^.\d]/.test(value ?? '');
  if (isSwitch || (value !== undefined && !isFlag)) return;
  const advice = isFlag ? `If it is ${value}, write ${flag}=${value}.` : '';
  throw commandLineError(`${flag} needs a value`, command, advice);
}

function checkOperands(operands: readonly string[], command: CommandName): void {
  const [, expected, least, most] = USAGE[command];
  if (operands.filter((operand) => operand === '-').length > (command === 'init' ? 0 : 1))
    throw commandLineError('- is standard input: it is read only once, and not by init', command);
  if (operands.length >= least && operands.length <= most) return;
  const wanted = expected.length === 0 ? 'no arguments' : expected.join(' and ');
  const given = operands.length === 0 ? 'none' : operands.join(' ');
  throw commandLineError(`expected ${wanted}, found ${given}`, command);
}

const EXIT_CODES = `Exit code: 0 passed or neutral, 1 the gate fails, 2 wrong usage or findings of check, 3 a sweep that
cannot be read, 4 anything else: output that cannot be written, no memory, a bug.
`;

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

/** The text of `COMMAND --help`, on one screen. @param isAll the text of `--help=all` */
export function commandHelp(command: CommandName, isAll = false): string {
  return command === 'compare' && !isAll ? helpOnCompare() : wholeHelp(command);
}

/** What most people need of the command with the most flags. */
const FIRST = ['metric', 'direction', 'pair-by', 'unit', 'settings', 'html', 'report'] as const;
/** Where descriptions begin, and may end. */
const [COLUMN, HELP_COLUMNS] = [26, 80];

function helpOnCompare(): string {
  const lines = FIRST.flatMap((name) => {
    const said = linesOf(OPTIONS[name].description, (line) => line.length <= HELP_COLUMNS - COLUMN);
    const [head = '', ...rest] = flagOf(name).length >= COLUMN ? ['', ...said] : said;
    const below = rest.map((line) => `${' '.repeat(COLUMN)}${line}`);
    return [`${flagOf(name).padEnd(COLUMN)}${head}`.trimEnd(), ...below];
  });
  return `${usageOf('compare')}
  ${USAGE.compare[0]}; an example:
  ${TOOL.name} compare main.csv change.csv --metric accuracy --direction maximize

${lines.join('\n')}

${flagsOf('compare').length - FIRST.length} more flags, and exit codes: ${TOOL.name} compare --help=all
`;
}

function wholeHelp(command: CommandName): string {
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
  const { description, default: initial } = OPTIONS[name];
  const end = initial === undefined ? '' : ` (default: ${initial})`;
  return `${flagOf(name)}\n      ${description}${end}`;
}

function flagOf(name: OptionName): string {
  return `  --${name} ${OPTIONS[name].kind.placeholder}`.trimEnd();
}
