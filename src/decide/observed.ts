import type { Sweep } from '../parse/index.ts';

export type Value = string | number | boolean;

/** What was drawn for a parameter. */
export interface Observed {
  /** Of all values, where these are numbers; null otherwise. */
  readonly least: number | null;
  readonly greatest: number | null;
  /** Whether a trial with parameters had none of this one. */
  readonly isSometimesNone: boolean;
  /** How many different values; 0.1 is the same as the text `0.10`. */
  readonly distinct: number;
  /** The first ten of them, numbers by size and others as they were drawn; texts are untrusted. */
  readonly examples: readonly Value[];
}

const MOST_EXAMPLES = 10;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The values of each parameter, by its name, in the order of the trials; none where it has none. */
export function valuesByName(trials: Sweep['trials']): ReadonlyMap<string, readonly Value[]> {
  const values = new Map<string, Value[]>();
  for (const { parameters } of trials) {
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const known = values.get(name) ?? [];
      if (known.length === 0) values.set(name, known);
      if (value !== null && value !== '') known.push(value);
    }
  }
  return values;
}

/**
 * What was drawn for one parameter.
 *
 * @param values of the trials that have one, in any order
 * @param n how many trials could have one, ≥ the number of values
 * @returns null where none has
 */
export function observe(values: readonly Value[], n: number): Observed | null {
  if (values.length === 0) return null;
  const keyed = new Map(values.map((value) => [keyOf(value), value]));
  const numbers = [...keyed.keys()].filter((key) => typeof key === 'number');
  const isNumeric = numbers.length === keyed.size;
  const sorted = isNumeric ? numbers.sort((a, b) => a - b) : [];
  return {
    least: sorted[0] ?? null,
    greatest: sorted.at(-1) ?? null,
    isSometimesNone: values.length < n,
    distinct: keyed.size,
    examples: (isNumeric ? sorted : [...keyed.values()]).slice(0, MOST_EXAMPLES),
  };
}

/** By what values are the same: tools write numbers and truth values as text, each its own way. */
export function keyOf(value: Value): string | number {
  if (typeof value === 'number') return value + 0;
  const text = String(value).trim();
  const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number + 0 : text.toLowerCase();
}
