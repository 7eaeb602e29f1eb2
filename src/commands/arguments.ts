import { parseArgs } from 'node:util';
import { detailOf, type UserError, usageError } from '../errors.ts';
import {
  type CommandName,
  flagsOf,
  isInput,
  OPTIONS,
  type OptionName,
  type OptionValue,
  readOption,
  readSettings,
  type Settings,
} from '../settings/index.ts';

/** What a command takes besides flags. */
interface Usage {
  readonly summary: string;
  /** Names of the arguments, in order. With `…`, the last may be given more than once; in brackets, also left out. */
  readonly operands: readonly string[];
  /** A flag without which there is nothing to do. */
  readonly needs?: OptionName;
}

export const USAGE: Readonly<Record<CommandName, Usage>> = {
  compare: {
    summary: 'compare two sweeps: files, folders or globs',
    operands: ['BASELINE', 'CANDIDATE'],
  },
  curve: { summary: 'show the tuning curve of one sweep', operands: ['SWEEP'] },
  inspect: { summary: 'show what would be read, and which flags to set', operands: ['FILE…'] },
  init: {
    summary: 'write a config file and a workflow, overwriting nothing',
    operands: ['[FILE…]'],
  },
  bands: { summary: 'print the confidence band for N trials', operands: [], needs: 'n' },
  plan: {
    summary: 'show what N trials detect, or with --slowdown how many it takes',
    operands: [],
    needs: 'baseline-n',
  },
  demo: { summary: 'compare the example sweeps of this project', operands: [] },
};

export interface Arguments {
  readonly operands: readonly string[];
  readonly settings: Settings;
  value<N extends OptionName>(flag: N): OptionValue<N>;
  has(flag: OptionName): boolean;
}

/**
 * Reads the arguments of a command.
 *
 * @throws UserError for unknown flags, missing or extra arguments, and wrong values
 */
export async function readArguments(
  argv: readonly string[],
  command: CommandName,
): Promise<Arguments> {
  await checkFlags(argv, command);
  const { values, positionals } = parse(argv, command);
  checkOperands(positionals, command);
  const text = (flag: OptionName) => {
    const given = values[flag];
    return typeof given === 'string' ? given : undefined;
  };
  return {
    operands: positionals,
    settings: readSettings(text),
    value: (flag) => readOption(flag, text),
    has: (flag) => values[flag] !== undefined,
  };
}

/** @param command whose help says more; without one, the general help */
export function commandLineError(what: string, command?: CommandName): UserError {
  const help = `tuning-gate ${command === undefined ? '' : `${command} `}--help`;
  return usageError('command line', what.slice(0, 300), `See ${help}.`);
}

function parse(argv: readonly string[], command: CommandName) {
  const options = Object.fromEntries(
    flagsOf(command).map((name) => {
      const type = OPTIONS[name].kind.placeholder === '' ? 'boolean' : 'string';
      return [name, { type } as const];
    }),
  );
  try {
    const args = joinNegativeNumbers(argv);
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node goes on to explain how to pass values that look like flags; its first sentence is enough.
    throw commandLineError(detailOf(error, 'message').split('. ')[0] ?? '', command);
  }
}

/** A value may begin with a minus: `--metric-min -1` means `--metric-min=-1`. */
function joinNegativeNumbers(argv: readonly string[]): string[] {
  const joined: string[] = [];
  for (const argument of argv) {
    const flag = joined.at(-1);
    const isValue = /^-[\d.]/.test(argument) && flag?.startsWith('--') && !flag.includes('=');
    if (isValue) joined[joined.length - 1] = `${flag}=${argument}`;
    else joined.push(argument);
  }
  return joined;
}

async function checkFlags(argv: readonly string[], command: CommandName): Promise<void> {
  const end = argv.indexOf('--');
  const flags = argv
    .slice(0, end < 0 ? argv.length : end)
    .filter((one) => one.startsWith('--'))
    .map((one) => one.slice(2).replace(/=.*/s, ''));
  const known: readonly string[] = flagsOf(command);
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown === undefined) return;
  const { nearMiss } = await import('../parse/index.ts');
  const near = isInput(unknown) ? null : nearMiss(unknown, known);
  const hint = near === null ? '' : ` (did you mean --${near}?)`;
  throw commandLineError(`${command} has no flag --${unknown.slice(0, 80)}${hint}`, command);
}

function checkOperands(found: readonly string[], command: CommandName): void {
  const expected = USAGE[command].operands;
  const last = expected.at(-1) ?? '';
  const least = expected.length - (last.endsWith(']') ? 1 : 0);
  const most = last.includes('…') ? Infinity : expected.length;
  if (found.length >= least && found.length <= most) return;
  const wanted = expected.length === 0 ? 'no arguments' : expected.join(' and ');
  const given = found.length === 0 ? 'none' : found.join(' ');
  throw commandLineError(`expected ${wanted}, found ${given}`, command);
}
