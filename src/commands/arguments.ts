import { parseArgs } from 'node:util';
import { detailOf, type UserError, usageError } from '../errors.ts';
import {
  type CommandName,
  flagsOf,
  OPTIONS,
  type OptionName,
  type OptionValue,
  readOption,
  readSettings,
  type Settings,
} from '../settings/index.ts';

/**
 * What a command does, and what it takes besides flags, in order. With `…`, the last argument may be given
 * more than once; in brackets, also left out.
 */
export const USAGE: Readonly<Record<CommandName, readonly [summary: string, ...string[]]>> = {
  compare: ['compare two sweeps: files, folders or globs', 'BASELINE', 'CANDIDATE'],
  curve: ['show the tuning curve of one sweep', 'SWEEP'],
  inspect: ['show what would be read, and which flags to set', 'FILE…'],
  init: ['write a config file and a workflow, overwriting nothing', '[FILE…]'],
  bands: ['print the confidence band for --n trials'],
  plan: ['show what --baseline-n trials detect, or how many --slowdown takes'],
  demo: ['compare the example sweeps of this project'],
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
export function readArguments(argv: readonly string[], command: CommandName): Arguments {
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
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    // What follows is about arguments that begin with a dash.
    const [what = ''] = detailOf(error, 'message').split('. ');
    throw commandLineError(what.replace(/\s+/g, ' ').replace(/\.$/, ''), command);
  }
}

function checkOperands(found: readonly string[], command: CommandName): void {
  const [, ...expected] = USAGE[command];
  const last = expected.at(-1) ?? '';
  const least = expected.length - (last.endsWith(']') ? 1 : 0);
  const most = last.includes('…') ? Infinity : expected.length;
  if (found.length >= least && found.length <= most) return;
  const wanted = expected.length === 0 ? 'no arguments' : expected.join(' and ');
  const given = found.length === 0 ? 'none' : found.join(' ');
  throw commandLineError(`expected ${wanted}, found ${given}`, command);
}
