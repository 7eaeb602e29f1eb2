import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import type { SweepPair } from './assessment.ts';

/** The value of a parameter in one trial. */
export type Value = string | number | boolean;

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** By what values are the same: tools write numbers and truth values as text, each its own way. */
export function keyOf(value: Value): string | number {
  if (typeof value === 'number') return value + 0;
  const text = String(value).trim();
  const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number + 0 : text.toLowerCase();
}

interface Drawn {
  /** How many trials have known parameters. */
  readonly trials: number;
  /**
   * What each of these trials drew for a parameter, by its name in the order in which trials have them
   * first; null where a trial has none. Names and texts are untrusted.
   */
  readonly columns: ReadonlyMap<string, readonly (Value | null)[]>;
}

/** What a sweep drew, in the order of its trials. Columns only guessed to be parameters prove nothing. */
export function drawnParameters(sweep: Sweep): Drawn {
  const trials = areParametersGuessed(sweep) ? [] : sweep.trials;
  const known = trials.map(({ parameters }) => parameters).filter((drawn) => drawn !== null);
  const names = new Set(known.flatMap((drawn) => Object.keys(drawn)));
  const columnOf = (name: string) =>
    known.map((drawn) => {
      const value = Object.hasOwn(drawn, name) ? drawn[name] : null;
      return value === undefined || value === '' ? null : value;
    });
  const columns = new Map([...names].map((name) => [name, columnOf(name)]));
  return { trials: known.length, columns };
}

/** A value by what makes values the same; null where a trial has none. */
export type ParameterKey = string | number | null;

/** The values of one parameter in two sweeps, one for each trial whose parameters are known. */
export interface ParameterColumn {
  /** Untrusted. */
  readonly name: string;
  readonly baseline: readonly ParameterKey[];
  readonly candidate: readonly ParameterKey[];
}

/**
 * The parameters of the search, in the order in which trials have them first: those that vary within
 * a sweep. What a sweep holds fixed is not part of its search, even if it is what is compared.
 * None where the parameters of a sweep are not known.
 */
export function searchedColumns({ baseline, candidate }: SweepPair): ParameterColumn[] {
  const [before, after] = [drawnParameters(baseline), drawnParameters(candidate)];
  if (before.trials === 0 || after.trials === 0) return [];
  return [...new Set([...before.columns.keys(), ...after.columns.keys()])]
    .map((name) => ({ name, baseline: keysOf(before, name), candidate: keysOf(after, name) }))
    .filter((column) => isVaried(column.baseline) || isVaried(column.candidate));
}

function keysOf({ trials, columns }: Drawn, name: string): ParameterKey[] {
  const values = columns.get(name) ?? new Array<null>(trials).fill(null);
  return values.map((value) => (value === null ? null : keyOf(value)));
}

function isVaried(keys: readonly ParameterKey[]): boolean {
  return keys.some((key) => key !== keys[0]);
}
