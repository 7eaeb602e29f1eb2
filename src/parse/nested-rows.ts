import { isFields, type Row } from './format.ts';
import { readNumber } from './number.ts';

const DEEPEST = 4;
const MOST_PATHS = 200;

/** Rows with the numbers nested in them, by paths such as `eval.accuracy` or `history[-1].loss`. */
export function nestedRows(rows: readonly Row[]): Row[] {
  if (!rows.some(({ fields }) => Object.values(fields).some(isNest))) return [];
  return rows.map((row) => {
    const paths = Object.entries(row.fields).flatMap(([name, value]) =>
      isName(name) ? leaves(value, name, DEEPEST) : [],
    );
    return { ...row, fields: Object.fromEntries(paths.slice(0, MOST_PATHS)) };
  });
}

function isNest(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The numbers in a value; of a list, those in its last item. */
function leaves(value: unknown, path: string, depth: number): [string, unknown][] {
  if (depth === 0) return [];
  return membersOf(value, path)
    .slice(0, MOST_PATHS)
    .flatMap(([name, member]): [string, unknown][] => {
      if (isNest(member)) return leaves(member, name, depth - 1);
      return typeof readNumber(member) === 'number' ? [[name, member]] : [];
    });
}

function membersOf(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return value.length > 0 ? [[`${path}[-1]`, value.at(-1)]] : [];
  if (!isFields(value)) return [];
  return Object.entries(value)
    .filter(([name]) => isName(name))
    .map(([name, member]) => [`${path}.${name}`, member]);
}

/** What a path can hold. */
function isName(name: string): boolean {
  return /^[^.[\]]{1,200}$/.test(name);
}
