import { naming, settingsError, type UserError } from '../errors.ts';
import {
  fieldOf,
  type GroupName,
  type GroupValues,
  namesIn,
  OPTIONS,
  type OptionName,
  type OptionValue,
} from './table.ts';

export type Direction = NonNullable<OptionValue<'direction'>>;
export type BandMethod = OptionValue<'band'>;
export type Gate = OptionValue<'on-insufficient'>;

/** How trials count that did not finish. They have defaults, which are not saved with a sweep. */
const POLICIES = ['failed-trials', 'pruned-trials', 'unfinished-trials'] as const;

export interface ReadingSettings extends GroupValues<'reading'> {
  /** The policies that were given; the others have their defaults. */
  readonly given: readonly (typeof POLICIES)[number][];
}

export type BandSettings = GroupValues<'band'>;
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
  const values = namesIn(group).map((name) => [fieldOf(name), readOption(name, source)]);
  return Object.fromEntries(values) as GroupValues<G>;
}

/** @throws UserError for a wrong value, and for values that contradict each other */
export function readSettings(source: ValueSource): Settings {
  const isGiven = (name: OptionName) => Boolean(source(name)?.trim());
  const settings: Settings = {
    reading: { ...readGroup('reading', source), given: POLICIES.filter(isGiven) },
    band: readGroup('band', source),
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
    const value = Reflect.get(reading, fieldOf(name));
    const isDefault = value === null || value === OPTIONS[name].default;
    return isDefault ? [] : [[name, String(value)]];
  });
}

function invalid(name: OptionName, given: string, expected: string): UserError {
  const what = `invalid value ${JSON.stringify(given.slice(0, 80))}`;
  return settingsError(name, what, `It must be ${expected}.`);
}
