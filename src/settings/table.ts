import { camelCase, naming, settingsError, type UserError } from '../errors.ts';
import { ACTION, BAND, COMPARISON, FILES, GATE, PLAN, READING, SWEEPS } from './options.ts';
import type { CommandName, Kind, OptionRow } from './values.ts';

/** What a group says of its options holds for those whose rows do not say it themselves. */
interface Group extends Pick<OptionRow, 'isInput' | 'commands' | 'inConfig'> {
  readonly title: string;
  readonly options: Readonly<Record<string, OptionRow>>;
}

/** Types, inputs, flags, `--help`, action.yml and docs/reference.md all come from here. */
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

/** The values of a group, by their names in the settings. */
export type GroupValues<G extends GroupName> = ValuesOf<OptionsOf<G>>;
type ValuesOf<O> = { readonly [N in keyof O & string as CamelCase<N>]: ValueOf<O[N]> };

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

export function flagsOf(command: CommandName): readonly OptionName[] {
  return OPTION_NAMES.filter((name) => OPTIONS[name].commands?.includes(command));
}

export type Direction = NonNullable<OptionValue<'direction'>>;
export type BandMethod = OptionValue<'band'>;
export type Gate = OptionValue<'on-insufficient'>;

/** How trials count that did not finish. They have defaults, which are not saved with a sweep. */
const POLICIES = ['failed-trials', 'pruned-trials', 'unfinished-trials'] as const;

export interface ReadingSettings extends GroupValues<'reading'> {
  /** The policies that were given; the others have their defaults. */
  readonly given: readonly (typeof POLICIES)[number][];
}

export interface BandSettings extends Omit<GroupValues<'band'>, 'band'> {
  readonly method: BandMethod;
}

export type ComparisonSettings = GroupValues<'comparison'>;

export interface GateSettings extends GroupValues<'gate'> {
  /** The run informs and never fails, such as one on the default branch. */
  readonly informOnly: boolean;
}

export interface Settings {
  readonly reading: ReadingSettings;
  readonly band: BandSettings;
  readonly comparison: ComparisonSettings;
  readonly gate: GateSettings;
}

/** The text given for an option, as an input or a flag; blank text counts as not given. */
export type ValueSource = (name: OptionName) => string | undefined;

/** @throws UserError for text that is not a value of the option */
export function readOption<N extends OptionName>(name: N, source: ValueSource): OptionValue<N> {
  const given = source(name)?.trim() || OPTIONS[name].default;
  if (given === undefined || given === '') return (given ?? null) as OptionValue<N>;
  const { kind } = OPTIONS[name];
  const value = kind.parse(given);
  if (value === undefined) throw invalid(name, given, kind.expected);
  return value as OptionValue<N>;
}

/** @throws UserError for text that is not a value of its option */
export function readGroup<G extends GroupName>(group: G, source: ValueSource): GroupValues<G> {
  const values = namesIn(group).map((name) => [camelCase(name), readOption(name, source)]);
  return Object.fromEntries(values) as GroupValues<G>;
}

/** @throws UserError for a wrong value, and for values that contradict each other */
export function readSettings(source: ValueSource): Settings {
  const isGiven = (name: OptionName) => Boolean(source(name)?.trim());
  const { band: method, ...band } = readGroup('band', source);
  const settings: Settings = {
    reading: { ...readGroup('reading', source), given: POLICIES.filter(isGiven) },
    band: { ...band, method },
    comparison: readGroup('comparison', source),
    gate: { ...readGroup('gate', source), informOnly: false },
  };
  checkCombinations(settings);
  return settings;
}

/** The options of a command, as somebody gave them. */
export type Given = ReturnType<typeof givenBy>;

/** @throws UserError as `readSettings` does; `value` as `readOption` */
export function givenBy(source: ValueSource) {
  return {
    settings: readSettings(source),
    value: <N extends OptionName>(name: N) => readOption(name, source),
    has: (name: OptionName) => source(name) !== undefined,
  };
}

function checkCombinations({ reading, comparison, gate }: Settings): void {
  const { falseAlarmRate, budgetMin: min, budgetMax: max } = comparison;
  if (min && max && min.unit === max.unit && min.value > max.value)
    throw swapped(['budget-min', min.value], ['budget-max', max.value]);
  const { cost, costUnit, metricMin, metricMax } = reading;
  if (metricMin !== null && metricMax !== null && metricMin > metricMax)
    throw swapped(['metric-min', metricMin], ['metric-max', metricMax]);
  if (costUnit !== null && cost === null) {
    const what = naming`has no effect without ${{ option: 'cost' }}`;
    throw settingsError('cost-unit', what, 'Give both.');
  }
  const rate = 'false-alarm-rate';
  const failOn = { option: 'fail-on', value: gate.failOn };
  if (falseAlarmRate !== null && cost !== null)
    throw conflict(
      rate,
      naming`${{ option: 'cost' }}, because the rate then depends on how costs and scores are related, which is not known`,
    );
  if (falseAlarmRate !== null && gate.failOn !== 'strong')
    throw conflict(
      rate,
      naming`${failOn}: with a rate, a test decides and not the evidence of the bands`,
    );
  if (comparison.pairing === 'paired' && ['fair', 'weak'].includes(gate.failOn))
    throw conflict(
      'pairing',
      naming`${failOn}: paired sweeps are judged by one test, which has no such levels`,
    );
}

type Limit = readonly [option: OptionName, value: number];

function swapped([option, value]: Limit, [other, limit]: Limit): UserError {
  const what = naming`is ${`${value}`}, above ${{ option: other }} (${`${limit}`})`;
  return settingsError(option, what, 'Swap them.');
}

/** @param other names the option, and says why */
function conflict(option: OptionName, other: ReturnType<typeof naming>): UserError {
  return settingsError(option, ['cannot be combined with ', ...other], 'Remove one of them.');
}

/** The options for reading that differ from their default, with their value as text. */
export function givenReading(reading: ReadingSettings): [name: OptionName, value: string][] {
  return namesIn('reading').flatMap((name) => {
    const value = Reflect.get(reading, camelCase(name));
    const isDefault = value === null || value === OPTIONS[name].default;
    return isDefault ? [] : [[name, String(value)]];
  });
}

function invalid(name: OptionName, given: string, expected: string): UserError {
  const what = `invalid value ${JSON.stringify(given.slice(0, 80))}`;
  return settingsError(name, what, `It must be ${expected}.`);
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
