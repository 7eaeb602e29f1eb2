import { OPTIONS, type OptionName } from '../options.ts';
import { type FlagName, PICTURE_FLAGS, PLAN_FLAGS, REPORT_FLAGS } from './flags.ts';

/** What a subcommand takes. */
interface Shape {
  /** In a few words. */
  readonly does: string;
  /** Names of the arguments, in order; of one whose name ends with `…` there may be more. */
  readonly operands: readonly string[];
  /** Inputs of the Action that are flags of it. */
  readonly options: readonly OptionName[];
  /** Flags besides. */
  readonly flags: readonly FlagName[];
}

const READING = [
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

const BAND = ['confidence', 'band', 'calibration', 'seed'] as const satisfies readonly OptionName[];

const PLANNING = [
  'confidence',
  'false-alarm-rate',
  'band',
  'seed',
  'quantile',
  'min-share',
  'budget-min',
  'budget-max',
  'fail-on',
] as const satisfies readonly OptionName[];

/** All subcommands: what they are read by, and what the help says of them. */
export const SHAPES = {
  compare: {
    does: 'two sweeps: files, folders or globs',
    operands: ['BASELINE', 'CANDIDATE'],
    options: Object.keys(OPTIONS) as readonly OptionName[],
    flags: ['json', ...REPORT_FLAGS],
  },
  curve: {
    does: 'the tuning curve of one sweep',
    operands: ['SWEEP'],
    options: [...READING, ...BAND, 'quantile', 'budgets'],
    flags: ['json', ...REPORT_FLAGS],
  },
  inspect: {
    does: 'what would be read, and with which flags',
    operands: ['FILE…'],
    options: [...READING, ...BAND, 'quantile'],
    flags: ['json'],
  },
  bands: {
    does: 'the confidence band for N trials',
    operands: [],
    options: BAND,
    flags: ['n', 'json'],
  },
  plan: {
    does: 'what N trials can show, or with --slowdown how many it takes',
    operands: [],
    options: PLANNING,
    flags: [...PLAN_FLAGS, 'json', ...PICTURE_FLAGS],
  },
  demo: {
    does: 'the example sweeps of this project',
    operands: [],
    options: [],
    flags: [],
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type CommandName = keyof typeof SHAPES;

export const COMMAND_NAMES = Object.keys(SHAPES) as readonly CommandName[];

export function shapeOf(command: CommandName): Shape {
  return SHAPES[command];
}

/** All that a subcommand takes, without the dashes. */
export function flagsOf(command: CommandName): readonly (OptionName | FlagName)[] {
  const { options, flags } = shapeOf(command);
  return [...flags, ...options];
}
