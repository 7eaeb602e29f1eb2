import type { Sweep } from '../../parse/index.ts';
import { keyOf } from '../observed.ts';

/** A value by what makes values the same; null where a trial has none. */
export type ParameterKey = string | number | null;

/** The values of one parameter, one for each trial whose parameters are known. */
export interface ParameterColumn {
  readonly name: string;
  readonly baseline: readonly ParameterKey[];
  readonly candidate: readonly ParameterKey[];
}

/**
 * The parameters of the search, in the order in which trials have them first: those that vary within
 * a sweep. What each sweep holds fixed is no part of its search, even where it is what is compared.
 * None where the parameters of a sweep are not known.
 */
export function searchedColumns(baseline: Sweep, candidate: Sweep): ParameterColumn[] {
  const [before, after] = [knownParameters(baseline), knownParameters(candidate)];
  if (before.length === 0 || after.length === 0) return [];
  const names = new Set([...before, ...after].flatMap((parameters) => Object.keys(parameters)));
  return [...names]
    .map((name) => ({ name, baseline: keysOf(before, name), candidate: keysOf(after, name) }))
    .filter((column) => isVaried(column.baseline) || isVaried(column.candidate));
}

type Parameters = NonNullable<Sweep['trials'][number]['parameters']>;

function knownParameters({ trials }: Sweep): readonly Parameters[] {
  return trials.map(({ parameters }) => parameters).filter((parameters) => parameters !== null);
}

function keysOf(all: readonly Parameters[], name: string): ParameterKey[] {
  return all.map((parameters) => {
    const value = Object.hasOwn(parameters, name) ? (parameters[name] ?? null) : null;
    return value === null || value === '' ? null : keyOf(value);
  });
}

function isVaried(keys: readonly ParameterKey[]): boolean {
  return keys.some((key) => key !== keys[0]);
}
