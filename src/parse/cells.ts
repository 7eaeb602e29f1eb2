import { type Fields, isFields, ownValue } from './table.ts';
import { readNumber } from './values.ts';

/** The number in a field; null if there is none. */
export function numberIn(fields: Fields, name: string): number | null {
  const number = readNumber(ownValue(fields, name));
  return typeof number === 'number' ? number : null;
}

/** The text in a field, without space around it; empty if there is none. */
export function textIn(fields: Fields, name: string): string {
  return String(ownValue(fields, name) ?? '').trim();
}

/**
 * The cells of a tool's table whose columns begin with a prefix, by the rest of their names. A table
 * has a column for every parameter of any trial: empty cells are of parameters that a trial lacks.
 */
export function cellsUnder(prefix: string, fields: Fields): Fields {
  const cells = Object.entries(fields).filter(
    ([name, cell]) => name.startsWith(prefix) && cell !== '',
  );
  return Object.fromEntries(cells.map(([name, cell]) => [name.slice(prefix.length), cell]));
}

/** The same as numbers and truth values, where they are. */
export function parametersUnder(prefix: string, fields: Fields): Fields {
  const cells = Object.entries(cellsUnder(prefix, fields));
  return Object.fromEntries(cells.map(([name, cell]) => [name, parameterIn(cell)]));
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ['True', true],
  ['False', false],
]);

/** Whole numbers too large to be exact, and words such as `none`, are kept as written. */
function parameterIn(cell: unknown): unknown {
  const number = readNumber(cell);
  if (typeof number !== 'number') return BOOLEANS.get(cell) ?? cell;
  const isInexact = Math.abs(number) > Number.MAX_SAFE_INTEGER && /^[+-]?\d+$/.test(String(cell));
  return isInexact ? cell : number;
}

/** Items by what they belong to, in their order. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

const MAX_DEPTH = 10;
const MAX_NAME = 500;
const MAX_VALUES = 10_000;

/**
 * The values within nested objects, by the names of all keys to them.
 *
 * @param separator between keys: `/` for `eval/loss`
 * @param isLeftOut whether a value is of no interest
 */
export function flattened(
  nested: Fields,
  separator: string,
  isLeftOut: (value: unknown) => boolean = () => false,
): [name: string, value: unknown][] {
  const found: [string, unknown][] = [];
  const walk = (fields: Fields, prefix: string, depth: number) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${key}`;
      if (found.length >= MAX_VALUES) return;
      if (name.length > MAX_NAME || isLeftOut(value)) continue;
      if (isFields(value) && depth < MAX_DEPTH) walk(value, `${name}${separator}`, depth + 1);
      else found.push([name, value]);
    }
  };
  walk(nested, '', 1);
  return found;
}

/** The object in a field; empty if there is none. */
export function fieldsIn(value: unknown, key: string): Fields {
  const found = isFields(value) ? ownValue(value, key) : undefined;
  return isFields(found) ? found : {};
}
