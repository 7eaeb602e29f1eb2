import { parseArgs } from 'node:util';
import { detailOf, UserError } from '../errors.ts';
import { readSettings } from '../inputs.ts';
import { OPTIONS, type OptionName } from '../options.ts';
import type { Settings } from '../settings.ts';
import type { ValueSource } from '../value-reader.ts';
import { FLAGS, type FlagName } from './flags.ts';
import { type CommandName, flagsOf, shapeOf } from './shapes.ts';
import { unknownFlag } from './unknown-flag.ts';
import { wrongUse } from './wrong-use.ts';

export interface Arguments {
  readonly operands: readonly string[];
  readonly settings: Settings;
  value(flag: string): string | undefined;
  has(flag: string): boolean;
}

/**
 * Reads a subcommand's arguments; every flag has one value and is given once.
 *
 * @throws UserError for unknown flags, missing or superfluous arguments, wrong values
 */
export function readArguments(argv: readonly string[], command: CommandName): Arguments {
  const { values, positionals } = parse(argv, command);
  checkOperands(positionals, command);
  const value = (flag: string) => {
    const given = values[flag];
    return typeof given === 'string' ? given : undefined;
  };
  const source: ValueSource = { get: value, nameOf: (name) => `--${name}` };
  return {
    operands: positionals,
    settings: readSettings(source),
    value,
    has: (flag) => values[flag] === true,
  };
}

interface Parsed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

function parse(argv: readonly string[], command: CommandName): Parsed {
  const flags = Object.fromEntries(
    flagsOf(command).map(
      (name) => [name, { type: isSwitch(name) ? 'boolean' : 'string' }] as const,
    ),
  );
  try {
    checkKnown(argv, command);
    checkRepeats(argv, command);
    return parseArgs({ args: joinNegativeNumbers(argv), options: flags, allowPositionals: true });
  } catch (error) {
    if (error instanceof UserError) throw error;
    // Node explains at length how to pass what looks like a flag; its first sentence is enough.
    throw wrongUse(detailOf(error, 'message').split('. ')[0] ?? '', command);
  }
}

function isSwitch(name: OptionName | FlagName): boolean {
  return !(name in OPTIONS) && FLAGS[name as FlagName].value === null;
}

/** What is given as a flag, without the dashes and the value. */
function flagsIn(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  const before = end < 0 ? argv : argv.slice(0, end);
  return before
    .filter((one) => one.startsWith('--'))
    .map((one) => one.slice(2).replace(/=.*/s, ''));
}

function checkKnown(argv: readonly string[], command: CommandName): void {
  const known: readonly string[] = flagsOf(command);
  const unknown = flagsIn(argv).find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw unknownFlag(unknown, command);
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

function checkRepeats(argv: readonly string[], command: CommandName): void {
  const flags = flagsIn(argv);
  const repeated = flags.find((flag, i) => flags.indexOf(flag) !== i);
  if (repeated) throw wrongUse(`--${repeated} is given more than once`, command);
}

function checkOperands(found: readonly string[], command: CommandName): void {
  const expected = shapeOf(command).operands;
  const isOpen = expected.at(-1)?.endsWith('…') ?? false;
  if (found.length === expected.length || (isOpen && found.length > expected.length)) return;
  const wanted = expected.length === 0 ? 'no arguments' : expected.join(' and ');
  throw wrongUse(
    `expected ${wanted}, found ${found.length === 0 ? 'none' : found.join(' ')}`,
    command,
  );
}
