import { camelCase } from '../errors.ts';
import { ACTION, BAND, COMPARISON, FILES, GATE, PLAN, READING, SWEEPS } from './options.ts';
import type { CommandName, Kind, OptionRow } from './values.ts';

/** What a group says of its options holds for those whose rows do not say it themselves. */
interface Group extends Pick<OptionRow, 'isInput' | 'commands' | 'inConfig'> {
  readonly title: string;
  readonly options: Readonly<Record<string, OptionRow>>;
}

/**
 * Every option, by subject. The types of the settings, the reading of inputs and flags, `--help`,
 * the inputs in action.yml and docs/reference.md all come from here: a new option is a new row.
 */
export const GROUPS = {
  sweeps: { title: 'Sweeps', isInput: true, options: SWEEPS },
  plan: { title: 'Trials', commands: ['plan'], options: PLAN },
  files: { title: 'Output', commands: ['compare', 'curve', 'history'], options: FILES },
  reading: {
    title: 'Reading',
    inConfig: 'both',
    commands: ['compare', 'curve', 'inspect', 'save', 'init', 'list'],
    options: READING,
  },
  band: {
    title: 'Bands',
    inConfig: 'both',
    commands: ['compare', 'curve', 'bands', 'plan'],
    options: BAND,
  },
  comparison: {
    title: 'Comparison',
    inConfig: 'both',
    commands: ['compare', 'plan'],
    options: COMPARISON,
  },
  gate: { title: 'Gate', inConfig: 'both', commands: ['compare'], options: GATE },
  action: { title: 'Config', isInput: true, options: ACTION },
} as const satisfies Readonly<Record<string, Group>>;

export type GroupName = keyof typeof GROUPS;
type OptionsOf<G extends GroupName> = (typeof GROUPS)[G]['options'];
export type OptionName = { [G in GroupName]: keyof OptionsOf<G> }[GroupName];

/** The value of an option; null without a default if it is not given. */
export type OptionValue<N extends OptionName> = ValueOf<RowOf<OptionsOf<GroupName>, N>>;
type RowOf<O, N> = O extends unknown ? (N extends keyof O ? O[N] : never) : never;
type ValueOf<R> = R extends { readonly kind: Kind<infer T> }
  ? R extends { readonly default: string }
    ? T
    : T | null
  : never;

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type FieldOf<R, N extends string> = R extends { readonly field: infer F extends string }
  ? F
  : CamelCase<N>;

/** The values of a group, by their names in the settings. */
export type GroupValues<G extends GroupName> = ValuesOf<OptionsOf<G>>;
type ValuesOf<O> = {
  readonly [N in keyof O & string as FieldOf<O[N], N>]: ValueOf<O[N]>;
};

export const OPTIONS = Object.fromEntries(
  Object.values<Group>(GROUPS).flatMap(({ title: _, options, ...ofGroup }) =>
    Object.entries(options).map(([name, row]) => [name, { ...ofGroup, ...row }]),
  ),
) as Readonly<Record<OptionName, OptionRow>>;

export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

export function namesIn(group: GroupName): readonly OptionName[] {
  return Object.keys(GROUPS[group].options) as readonly OptionName[];
}

export function isInput(name: string): boolean {
  return OPTION_NAMES.some((one) => one === name && OPTIONS[one].isInput);
}

/** The flags of a command, without the dashes. */
export function flagsOf(command: CommandName): readonly OptionName[] {
  return OPTION_NAMES.filter((name) => OPTIONS[name].commands?.includes(command));
}

export function fieldOf(name: OptionName): string {
  return OPTIONS[name].field ?? camelCase(name);
}

const FAILS = 'Leave it out: this fails, and a maintainer can accept it with a label.';
const PAIRS = 'Leave it out: fewer trials do where both sweeps train the same configurations.';
const DISPATCH = 'Leave it out, and start the workflow once the trials have ended.';

/** What was an option once, and what to do instead. */
export const FORMER: ReadonlyMap<string, string> = new Map([
  ...['on-missing-candidate', 'on-missing-shards', 'on-invalid'].map(
    (name) => [name, FAILS] as const,
  ),
  ['on-adaptive', 'Leave it out: such a failure is neutral, and fails with `strict: true`.'],
  ['acknowledge-label', 'It is called `accept-label`, and stands in the config.'],
  ...['looks', 'pass-above', 'part'].map((name) => [name, PAIRS] as const),
  ...['expect-trials', 'expect-within'].map((name) => [name, DISPATCH] as const),
  ['keep', 'Leave it out: `history: true` keeps what is needed.'],
  ['on-regression', 'Leave it out: `tuning-gate history` shows where main changed.'],
]);
