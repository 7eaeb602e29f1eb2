import type { Row } from './format.ts';

/**
 * Whether rows are every combination of a few values once, as a grid search tries them. One
 * parameter alone tells nothing: random values of it all differ, too.
 */
export function isGrid(rows: readonly Row[]): boolean {
  const values = new Map<string, Set<string>>();
  for (const { parameters = {} } of rows) {
    for (const [name, value] of Object.entries(parameters)) {
      values.set(name, (values.get(name) ?? new Set()).add(JSON.stringify(value) ?? ''));
    }
  }
  const sizes = [...values.values()].map(({ size }) => size).filter((size) => size > 1);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct = new Set(rows.map(keyOf));
  return sizes.length > 1 && combinations === rows.length && distinct.size === rows.length;
}

/** Equal for candidates with equal parameters. */
export function keyOf({ parameters, fields }: Row): string {
  return JSON.stringify(parameters ?? [fields.params]);
}
