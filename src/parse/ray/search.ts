import { type Fields, type SearchMethod, UNKNOWN_SEARCH } from '../table.ts';

/** Whose trials are counted and whose state is kept in `basic-variant-state-….json`. */
const GENERATOR = 'BasicVariantGenerator';
const UNKNOWN: SearchMethod = { ...UNKNOWN_SEARCH, sampler: GENERATOR };

/** A trial of Ray's own generator, by its number from 0. */
interface Variant {
  readonly number: number | null;
  readonly parameters: Fields;
}

/**
 * How Ray's own generator drew trials. It makes both grids and random draws and does not record
 * which, but it walks through a grid in order. What may be either, or is both, is unknown.
 */
export function searchOfVariants(variants: readonly Variant[]): SearchMethod {
  const sorted = variants.toSorted((a, b) => (a.number ?? -1) - (b.number ?? -1));
  if (sorted.some(({ number }, i) => number !== i)) return UNKNOWN;

  const kinds = columnsOf(sorted).map(kindOf);
  const [walked, drawn] = ['walked', 'drawn'].map((kind) => kinds.includes(kind as Kind));
  const distinct = kinds.filter((kind) => kind === 'distinct').length;
  if (walked && !drawn && distinct === 0) return { ...UNKNOWN, method: 'grid' };
  // A grid of two columns repeats the values of both.
  if (!walked && (drawn || distinct > 1)) return { ...UNKNOWN, method: 'random' };
  return UNKNOWN;
}

/** The values of each parameter as text, in the order of the trials; '' where it has none. */
function columnsOf(variants: readonly Variant[]): string[][] {
  const columns = new Map<string, string[]>();
  for (const [i, { parameters }] of variants.entries()) {
    for (const [name, value] of Object.entries(parameters)) {
      const column = columns.get(name) ?? new Array<string>(variants.length).fill('');
      column[i] = JSON.stringify(value) ?? '';
      columns.set(name, column);
    }
  }
  return [...columns.values()];
}

type Kind = 'constant' | 'distinct' | 'walked' | 'drawn';

/** A walk through a grid has every value equally often in a row, in the same order in each turn. */
function kindOf(column: readonly string[]): Kind {
  const values = [...new Set(column)];
  if (values.length === 1) return 'constant';
  if (values.length === column.length) return 'distinct';
  const stride = column.findIndex((value) => value !== values[0]);
  const expected = (i: number) => values[Math.floor(i / stride) % values.length];
  return column.every((value, i) => value === expected(i)) ? 'walked' : 'drawn';
}
