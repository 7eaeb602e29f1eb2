import { UserError, usageError } from '../errors.ts';
import {
  FORMER,
  namesIn,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  type OptionValue,
  readOption,
  type ValueSource,
} from './table.ts';
import { type ConfigLevel, label } from './values.ts';

export const CONFIG_PATH = '.github/tuning-gate.yml';
export const MAX_COMPARISONS = 50;

/** Values of options as text, read like those of inputs. */
type Texts = ReadonlyMap<OptionName, string>;

export interface Config {
  readonly path: string;
  readonly top: Texts;
  /** What holds for one, by its name; empty if the file lists none. */
  readonly comparisons: ReadonlyMap<string, Texts>;
}

/** The options that the config file may hold at the top, or for one comparison. */
export function configOptions(level: Exclude<ConfigLevel, 'both'>): readonly OptionName[] {
  return OPTION_NAMES.filter((name) => [level, 'both'].includes(OPTIONS[name].inConfig ?? ''));
}

/** Checks the names in a config file; values are read with the options they belong to. */
export function readConfig(document: unknown, path: string): Config {
  const { comparisons, ...top } = fieldsOf(document, path);
  const listed = `${path}, comparisons`;
  const named = Object.entries(fieldsOf(comparisons, listed)).map(([given, settings]) => {
    const name = label.parse(given);
    if (name === undefined) {
      const what = `${JSON.stringify(given.slice(0, 80))} cannot be a name`;
      throw usageError(listed, what, `It must be ${label.expected}.`);
    }
    return [name, textsOf(settings, 'comparison', `${listed}.${name}`)] as const;
  });
  return { path, top: textsOf(top, 'top', path), comparisons: new Map(named) };
}

function fieldsOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  // YAML has nothing where only the key is written.
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw usageError(where, 'is not a list of settings', 'Write one `name: value` on each line.');
}

function textsOf(settings: unknown, level: 'top' | 'comparison', where: string): Texts {
  const allowed = configOptions(level);
  const texts = new Map<OptionName, string>();
  for (const [given, value] of Object.entries(fieldsOf(settings, where))) {
    const name = allowed.find((option) => option === given);
    const field = `${where}${level === 'top' ? ', ' : '.'}${given.slice(0, 80)}`;
    const fix = FORMER.get(given) ?? 'docs/config.md lists what can be set here.';
    if (name === undefined) throw usageError(field, 'is an unknown setting', fix);
    const lines = OPTIONS[name].kind.isList && Array.isArray(value) ? value : [value ?? ''];
    if (!lines.every((line) => ['string', 'number', 'boolean'].includes(typeof line)))
      throw usageError(field, 'is not one value', 'Write text, a number, true or false.');
    texts.set(name, lines.join('\n'));
  }
  return texts;
}

/**
 * Where the settings of a comparison come from: its own value in the config counts, then the one at the top,
 * then the input or flag. On a pull request the config has been reviewed, and the workflow with its inputs has not: where
 * there is a config, inputs only say where sweeps are and what their scores are.
 */
export interface Layers {
  readonly input: ValueSource;
  readonly config: Config | null;
  readonly comparison: string | null;
}

/** The text given for an option, and the field of the config that has it, if one does. */
function given(name: OptionName, { input, config, comparison }: Layers) {
  const ofComparison = config?.comparisons.get(comparison ?? '')?.get(name);
  const layers = [
    { text: ofComparison, field: `comparisons.${comparison}.${name}` },
    { text: config?.top.get(name), field: name },
    { text: config === null || OF_A_SWEEP.includes(name) ? input(name) : '', field: null },
  ];
  return layers.find(({ text }) => text?.trim());
}

/** What a score is, is saved with it, and another is noticed; which trials count, and how, is not always. */
const OF_A_SWEEP: readonly OptionName[] = [
  ...namesIn('sweeps'),
  ...(['metric', 'direction', 'cost', 'cost-unit', 'format', 'study'] as const),
];

/** The inputs that a config leaves without effect, at least for one comparison. */
export function inputsIgnoredFor(config: Config, input: ValueSource): OptionName[] {
  const levels = [config.top, ...config.comparisons.values()];
  return OPTION_NAMES.filter((name) => {
    const text = input(name)?.trim();
    if (!text || OPTIONS[name].inConfig === undefined) return false;
    const values = levels.flatMap((level) => level.get(name)?.trim() || []);
    const isOpen = values.length === 0 && !OF_A_SWEEP.includes(name);
    return [...values, isOpen ? OPTIONS[name].default : text].some((value) => value !== text);
  });
}

export function readingInConfig(layers: Layers): OptionName[] {
  return namesIn('reading').filter((name) => given(name, layers)?.field);
}

export function readLayered<T>(layers: Layers, read: (source: ValueSource) => T): T {
  try {
    return read((name) => given(name, layers)?.text);
  } catch (error) {
    throw namingField(error, layers);
  }
}

/** @throws UserError as `readLayered` does */
export function readIn<N extends OptionName>(layers: Layers, name: N): OptionValue<N> {
  return readLayered(layers, (source) => readOption(name, source));
}

/** An error; one in an option whose value comes from the config names the file and the field. */
export function namingField(error: unknown, layers: Layers): unknown {
  if (!(error instanceof UserError)) return error;
  const option = OPTION_NAMES.find((name) => name === error.option);
  const field = option && given(option, layers)?.field;
  return field ? new UserError({ ...error, where: `${layers.config?.path}, ${field}` }) : error;
}
