import type { Fields } from './table.ts';
import { groupBy } from './values.ts';

/** How often each value of a parameter occurs, for every parameter that has several. */
export function valueCounts(trials: readonly Fields[]): readonly (readonly number[])[] {
  const names = [...new Set(trials.flatMap((parameters) => Object.keys(parameters)))];
  const counts = names.map((name) =>
    [...groupBy(trials, (parameters) => JSON.stringify(parameters[name])).values()].map(
      ({ length }) => length,
    ),
  );
  return counts.filter(({ length }) => length > 1);
}

/**
 * Whether trials are every combination of a few values once, as in a grid search. One parameter alone
 * proves nothing: random values of it also all differ.
 */
export function isGrid(trials: readonly Fields[]): boolean {
  const sizes = valueCounts(trials).map(({ length }) => length);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct = new Set(trials.map((parameters) => JSON.stringify(parameters)));
  return sizes.length > 1 && combinations === trials.length && distinct.size === trials.length;
}
