import { UserError, usageError } from '../errors.ts';
import type { ValueSource } from './read-settings.ts';
import { OPTION_NAMES, OPTIONS, type OptionName } from './table.ts';
import { type ConfigLevel, label } from './values.ts';

/** Where the config file is unless it is named; from the top of the repository. */
export const CONFIG_PATH = '.github/tuning-gate.yml';
export const MAX_COMPARISONS = 50;

/** Values of options as text, read like those of inputs. */
type Texts = ReadonlyMap<OptionName, string>;

/** A config file. */
export interface Config {
  /** For messages. */
  readonly path: string;
  /** What holds for all comparisons. */
  readonly top: Texts;
  /** What holds for one, by its name; empty if the file lists none. */
  readonly comparisons: ReadonlyMap<string, Texts>;
}

/** The options that the config file may hold at the top, or for one comparison. */
export function configOptions(level: Exclude<ConfigLevel, 'both'>): readonly OptionName[] {
  return OPTION_NAMES.filter((name) => [level, 'both'].includes(OPTIONS[name].inConfig ?? ''));
}

/**
 * Checks the names in a config file; values are read with the options they belong to.
 *
 * @param document what the YAML holds
 * @throws UserError that names the file and the first field that is wrong
 */
export function readConfig(document: unknown, path: string): Config {
  const top = { path, field: '' };
  const { comparisons, ...values } = fieldsOf(document, top);
  const listed = { path, field: 'comparisons' };
  const entries = Object.entries(fieldsOf(comparisons, listed));
  if (entries.length > MAX_COMPARISONS) {
    const what = `has ${entries.length} comparisons; at most ${MAX_COMPARISONS} are possible`;
    throw wrong(listed, what, 'Split them over several workflows, each with its own config.');
  }
  if (comparisons !== undefined && entries.length === 0)
    throw wrong(listed, 'lists no comparison', 'Add one, or remove it.');
  const named = entries.map(([name, own]) => {
    const known = label.parse(name);
    if (known === undefined) {
      const what = `${JSON.stringify(name.slice(0, 80))} cannot be a name`;
      throw wrong(listed, what, `It must be ${label.expected}.`);
    }
    const place = { path, field: `comparisons.${known}` };
    return [known, textsOf(fieldsOf(own, place), 'comparison', place)] as const;
  });
  const byName = new Map(named);
  if (byName.size < named.length)
    throw wrong(listed, 'has a name twice', 'Give each comparison its own.');
  return { path, top: textsOf(values, 'top', top), comparisons: byName };
}

interface ConfigPlace {
  readonly path: string;
  readonly field: string;
}

function fieldsOf(value: unknown, place: ConfigPlace): Readonly<Record<string, unknown>> {
  // YAML has nothing where only the key is written.
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw wrong(place, 'is not a list of settings', 'Write one `name: value` on each line.');
}

function textsOf(
  fields: Readonly<Record<string, unknown>>,
  level: 'top' | 'comparison',
  place: ConfigPlace,
): Texts {
  const allowed = configOptions(level);
  const texts = Object.entries(fields).map(([given, value]): [OptionName, string] => {
    const name = allowed.find((one) => one === given);
    if (name === undefined)
      throw wrong(below(place, given.slice(0, 80)), 'is an unknown setting', KNOWN[level]);
    if (value === null) return [name, ''];
    if (['string', 'number', 'boolean'].includes(typeof value)) return [name, String(value)];
    throw wrong(below(place, name), 'is not one value', 'Write text, a number, true or false.');
  });
  return new Map(texts);
}

const KNOWN = {
  top: 'docs/config.md lists what can be set at the top.',
  comparison: 'docs/config.md lists what can be set for a comparison.',
} as const;

function below({ path, field }: ConfigPlace, name: string): ConfigPlace {
  return { path, field: field === '' ? name : `${field}.${name}` };
}

function wrong({ path, field }: ConfigPlace, what: string, fix: string): UserError {
  return usageError(field === '' ? path : `${path}, ${field}`, what, fix);
}

/**
 * Where the settings of a comparison come from: the input counts, then its own value in the config, then
 * the one at the top.
 */
export interface Layers {
  readonly input: ValueSource;
  readonly config: Config | null;
  /** Its name in the config. */
  readonly comparison: string | null;
}

/** The options among these whose value comes from the config. */
export function fromConfig(names: readonly OptionName[], layers: Layers): OptionName[] {
  return names.filter((name) => !layers.input(name)?.trim() && fieldOf(name, layers));
}

function fieldOf(name: OptionName, { config, comparison }: Layers) {
  const own = config?.comparisons
    .get(comparison ?? '')
    ?.get(name)
    ?.trim();
  if (own) return { text: own, field: `comparisons.${comparison}.${name}` };
  const common = config?.top.get(name)?.trim();
  return common ? { text: common, field: name } : null;
}

/**
 * Does something with settings: an error in an option whose value comes from the config names the file
 * and the field.
 */
export async function namingFields<T>(layers: Layers, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw explained(error, layers);
  }
}

function explained(error: unknown, layers: Layers): unknown {
  if (!(error instanceof UserError) || layers.config === null) return error;
  const option = OPTION_NAMES.find((name) => [name, `${name} (--${name})`].includes(error.where));
  const field = option && !layers.input(option)?.trim() && fieldOf(option, layers)?.field;
  return field ? new UserError({ ...error, where: `${layers.config.path}, ${field}` }) : error;
}

/** Reads values from all layers. @throws UserError that names the file and field of a wrong one */
export function readLayered<T>(layers: Layers, read: (source: ValueSource) => T): T {
  try {
    return read((name) => layers.input(name)?.trim() || fieldOf(name, layers)?.text);
  } catch (error) {
    throw explained(error, layers);
  }
}
