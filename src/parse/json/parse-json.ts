import { dataError } from '../../errors.ts';
import { printable } from '../../read/index.ts';

/** Deeper values could overflow the stack of code that walks through them. */
const MAX_DEPTH = 100;

/**
 * Strings, so that what looks like a number in them is kept, and Python's numbers. A string that does
 * not end matches too, so that the search never begins anew inside it.
 */
const PYTHON = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|(?<![\w.+-])(?:NaN|-?Infinity)\b/gs;
const JSON_OF: ReadonlyMap<string, string> = new Map([
  ['NaN', 'null'],
  ['Infinity', '1e999'],
  ['-Infinity', '-1e999'],
]);

/**
 * Reads JSON, and the bare NaN (as null), Infinity and -Infinity that Python writes.
 *
 * @param where the text is, printable; its line is added if it is known and the text has several
 */
export function parseJson(text: string, where: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, what = reason, position] = /^(.*?)(?: in JSON)? at position (\d+)/.exec(reason) ?? [];
    const line = text.slice(0, Number(position ?? 0)).split('\n').length;
    throw dataError(
      line === 1 ? where : `${where}, line ${line}`,
      `is not valid JSON: ${printable(what, 160)}`,
      'Write it again as valid JSON.',
    );
  }
}

/** The value of a text that need not be JSON; undefined if it is not. */
export function tryParseJson(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  const isPython = /\b(NaN|Infinity)\b/.test(text);
  const plain = isPython ? text.replace(PYTHON, (found) => JSON_OF.get(found) ?? found) : text;
  const value: unknown = JSON.parse(plain);
  if (isTooDeep(value)) throw new Error(`it is nested deeper than ${MAX_DEPTH} levels`);
  return value;
}

function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
  return false;
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
