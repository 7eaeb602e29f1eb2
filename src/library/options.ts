import { camelCase, nearestNames, settingsError, usageError } from '../errors.ts';
import {
  type CommandName,
  flagsOf,
  type Given,
  givenBy,
  namesIn,
  type OptionName,
} from '../settings/index.ts';

/** Options by their names in camel case. */
export type LibraryOptions = object;

/**
 * The options of a function as settings; what is undefined or null is not given.
 *
 * @param allowed those it takes, as flags are spelt
 * @throws UserError for an option it does not take, and for a wrong value
 */
export function readOptions(options: LibraryOptions, allowed: readonly OptionName[]): Given {
  const known = allowed.map(camelCase);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const [near] = nearestNames(unknown, known);
    const fix =
      near === undefined ? `Expected one of ${known.join(', ')}.` : `Did you mean ${near}?`;
    throw usageError('options', `has no ${JSON.stringify(unknown.slice(0, 80))}`, fix);
  }
  return givenBy((name) => textOf(name, Reflect.get(options, camelCase(name))));
}

/** As it would be typed; a switch that is off is not given. */
function textOf(name: OptionName, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === false && SWITCHES.includes(name)) return undefined;
  const parts = Array.isArray(value) ? value : [value];
  if (parts.every((part) => ['string', 'number', 'boolean'].includes(typeof part)))
    return parts.join(',');
  const what = `is ${typeof value === 'object' ? 'an object' : `a ${typeof value}`}`;
  throw settingsError(name, what, 'Pass a string, a number, true or false, or an array of them.');
}

const SWITCHES: readonly OptionName[] = ['paired'];

/** The options that a command takes, but for those of the files that it reads or writes. */
export function optionsOf(command: CommandName): readonly OptionName[] {
  const outside = [...namesIn('files'), ...namesIn('action')];
  return flagsOf(command).filter((name) => !outside.includes(name));
}

/** Options that only say where to find the trials of one sweep. */
const OF_ONE = ['format', 'rows', 'study'];

/**
 * What two sweeps were read with, for both.
 *
 * @throws UserError if they were read with different values of one option
 */
export function common(baseline: LibraryOptions, candidate: LibraryOptions): LibraryOptions {
  const shared = Object.entries({ ...baseline, ...candidate }).filter(
    ([name]) => !OF_ONE.includes(name),
  );
  for (const [name] of shared) {
    const [b, c] = [baseline, candidate].map((options) => Reflect.get(options, name)?.toString());
    if (b === undefined || c === undefined || b === c) continue;
    const what = `the baseline was read with ${name}: ${b}, the candidate with ${c}`;
    throw usageError('compareSweeps', what, 'Read both in the same way.');
  }
  return Object.fromEntries(shared);
}
