import { parseArgs } from 'node:util';
import { detailOf, UserError } from '../errors.ts';
import { readSettings } from '../inputs.ts';
import { OPTIONS, type OptionName } from '../options.ts';
import type { Settings } from '../settings.ts';
import type { ValueSource } from '../value-reader.ts';

/** What a subcommand takes. */
interface Shape {
  /** Names of the arguments, in order; of one whose name ends with `…` there may be more. */
  readonly operands: readonly string[];
  /** Options of `OPTIONS` it takes. */
  readonly options: readonly OptionName[];
  /** Flags of its own with a value. */
  readonly values?: readonly string[];
  /** Flags of its own without one. */
  readonly switches?: readonly string[];
}

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
export function readArguments(argv: readonly string[], shape: Shape): Arguments {
  const { values, positionals } = parse(argv, shape);
  checkOperands(positionals, shape.operands);
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

function parse(argv: readonly string[], shape: Shape): Parsed {
  const { options, values = [], switches = [] } = shape;
  const flags = Object.fromEntries([
    ...[...options, ...values].map((name) => [name, { type: 'string' as const }]),
    ...switches.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  try {
    checkRepeats(argv);
    return parseArgs({ args: joinNegativeNumbers(argv), options: flags, allowPositionals: true });
  } catch (error) {
    if (error instanceof UserError) throw error;
    // Node explains at length how to pass what looks like a flag; its first sentence is enough.
    throw wrongUse(detailOf(error, 'message').split('. ')[0] ?? '');
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

function checkRepeats(argv: readonly string[]): void {
  const flags = argv.filter((one) => one.startsWith('--')).map((one) => one.replace(/=.*/s, ''));
  const repeated = flags.find((flag, i) => flags.indexOf(flag) !== i);
  if (repeated) throw wrongUse(`${repeated} is given more than once`);
}

function checkOperands(found: readonly string[], expected: readonly string[]): void {
  const isOpen = expected.at(-1)?.endsWith('…') ?? false;
  if (found.length === expected.length || (isOpen && found.length > expected.length)) return;
  const wanted = expected.length === 0 ? 'no arguments' : expected.join(' and ');
  throw wrongUse(`expected ${wanted}, found ${found.length === 0 ? 'none' : found.join(' ')}`);
}

export function wrongUse(what: string): UserError {
  return new UserError({
    fault: 'settings',
    where: 'command line',
    what: what.slice(0, 300),
    fix: 'See tuning-gate --help.',
  });
}

export const READING_OPTIONS = [
  'metric',
  'direction',
  'cost',
  'cost-unit',
  'format',
  'study',
  'search-method',
  'failed-trials',
  'pruned-trials',
  'metric-min',
  'metric-max',
  'failed-value',
] as const satisfies readonly OptionName[];

export const BAND_OPTIONS = [
  'confidence',
  'band',
  'calibration',
  'seed',
] as const satisfies readonly OptionName[];

export const ALL_OPTIONS = Object.keys(OPTIONS) as readonly OptionName[];
