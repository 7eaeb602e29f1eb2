import { settingsError, type UserError } from '../errors.ts';
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
export type Gate = OptionValue<'on-invalid'>;

export interface ReadingSettings extends GroupValues<'reading'> {
  /** The policies that were given; the others have their defaults. */
  readonly given: readonly ('failed-trials' | 'pruned-trials')[];
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

/**
 * Reads and checks the settings of a comparison.
 *
 * @throws UserError for a wrong value, and for values that contradict each other
 */
export function readSettings(source: ValueSource): Settings {
  const isGiven = (name: OptionName) => Boolean(source(name)?.trim());
  const policies = ['failed-trials', 'pruned-trials'] as const;
  const settings: Settings = {
    reading: { ...readGroup('reading', source), given: policies.filter(isGiven) },
    band: readGroup('band', source),
    comparison: readGroup('comparison', source),
    gate: { ...readGroup('gate', source), informOnly: false },
  };
  checkBounds(settings);
  checkCombinations(settings);
  return settings;
}

function checkBounds({ reading, comparison }: Settings): void {
  const { metricMin, metricMax } = reading;
  const { budgetMin, budgetMax, target } = comparison;
  if (budgetMin && budgetMax && budgetMin.unit === budgetMax.unit)
    inOrder('budget-min', budgetMin.value, 'budget-max', budgetMax.value);
  if (metricMin !== null && metricMax !== null)
    inOrder('metric-min', metricMin, 'metric-max', metricMax);
  if (target === null) return;
  if (metricMin !== null && target < metricMin)
    throw invalid('target', String(target), `at least ${optionIs('metric-min', metricMin)}`);
  if (metricMax !== null) inOrder('target', target, 'metric-max', metricMax);
}

function inOrder(low: OptionName, lowValue: number, high: OptionName, highValue: number): void {
  if (lowValue <= highValue) return;
  throw invalid(low, String(lowValue), `at most ${optionIs(high, highValue)}`);
}

function checkCombinations({ reading, comparison, gate }: Settings): void {
  const rate = 'false-alarm-rate';
  if (reading.costUnit !== null && reading.cost === null)
    throw settingsError('cost-unit', 'has no effect without `cost` (--cost)', 'Give both.');
  checkLooks({ reading, comparison, gate });
  if (comparison.falseAlarmRate === null) return;
  if (reading.cost !== null)
    throw settingsError(
      rate,
      'cannot be combined with `cost` (--cost), because the rate then depends on how costs and scores are related, which is not known',
      'Remove one of them.',
    );
  if (gate.failOn === 'never')
    throw settingsError(
      rate,
      'cannot be combined with `fail-on` (--fail-on never)',
      'Remove one of them.',
    );
}

/** Looks need a rate that is computed for every size, and the worst score for a crash. */
function checkLooks({ reading, comparison, gate }: Omit<Settings, 'band'>): void {
  const { looks, failOn } = gate;
  if (looks === null) return;
  if (reading.cost !== null)
    throw settingsError(
      'looks',
      'cannot be combined with `cost` (--cost), because no false-alarm rate is known where trials have costs',
      'Remove one of them.',
    );
  if (comparison.falseAlarmRate === null)
    throw settingsError(
      'looks',
      'needs `false-alarm-rate` (--false-alarm-rate), which is shared among the looks',
      'Set it, for example to 0.01.',
    );
  if (failOn !== 'strong')
    throw settingsError(
      'looks',
      `cannot be combined with \`fail-on\` (--fail-on ${failOn}): only the rate of strong evidence is computed exactly for every look`,
      'Remove one of them.',
    );
  for (const name of ['failed-trials', 'pruned-trials'] as const) {
    if (reading[name === 'failed-trials' ? 'failedTrials' : 'prunedTrials'] !== 'drop') continue;
    throw settingsError(
      'looks',
      `cannot be combined with \`${name}\` (--${name} drop): a look counts exactly its first trials`,
      'Remove one of them.',
    );
  }
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

function optionIs(name: OptionName, value: number): string {
  return `\`${name}\` (--${name} ${value})`;
}
