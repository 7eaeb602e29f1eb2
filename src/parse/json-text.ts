import { JsonCursor, type Place } from './json-cursor.ts';

const DEEPEST = 100;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null|NaN|-?Infinity)\b/y;
const WORDS: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  NaN: null,
  Infinity: Infinity,
  '-Infinity': -Infinity,
};

/**
 * Reads JSON, and the bare NaN (as null), Infinity and -Infinity that Python writes. Unlike
 * `JSON.parse` it says where a file is damaged, on every version of Node, and bounds the nesting.
 * `__proto__` is a key like any other.
 *
 * @throws UserError unless the whole text is one value
 */
export function parseJson(text: string, place: Place): unknown {
  const cursor = new JsonCursor(text, place);
  const value = readValue(cursor, 0);
  if (cursor.peek() !== '') throw cursor.unexpected('the end of the file');
  return value;
}

function readValue(cursor: JsonCursor, depth: number): unknown {
  const next = cursor.peek();
  if (next === '{' || next === '[') return readNested(cursor, next, depth + 1);
  if (next === '"') return cursor.takeString();
  const word = cursor.take(WORD);
  if (word !== '') return WORDS[word];
  const number = cursor.take(NUMBER);
  if (number === '') throw cursor.unexpected('a value');
  return Number(number);
}

function readNested(cursor: JsonCursor, open: '{' | '[', depth: number): unknown {
  if (depth > DEEPEST) throw cursor.fault(`is nested deeper than ${DEEPEST} levels`);
  cursor.step();
  return open === '{' ? readObject(cursor, depth) : readArray(cursor, depth);
}

function readArray(cursor: JsonCursor, depth: number): unknown[] {
  const items: unknown[] = [];
  while (goesOn(cursor, ']', items.length === 0)) items.push(readValue(cursor, depth));
  return items;
}

function readObject(cursor: JsonCursor, depth: number): Record<string, unknown> {
  // Objects made in one go take a fraction of the memory of those that grow.
  const members: [string, unknown][] = [];
  for (let isFirst = true; goesOn(cursor, '}', isFirst); isFirst = false) {
    if (cursor.peek() !== '"') throw cursor.unexpected('a name in double quotes');
    const key = cursor.takeString();
    if (cursor.peek() !== ':') throw cursor.unexpected('":"');
    cursor.step();
    members.push([key, readValue(cursor, depth)]);
  }
  return Object.fromEntries(members);
}

/** Steps over the comma, or over the bracket that closes; tells whether an item follows. */
function goesOn(cursor: JsonCursor, close: '}' | ']', isFirst: boolean): boolean {
  const next = cursor.peek();
  if (next === close || (next === ',' && !isFirst)) {
    cursor.step();
    return next !== close;
  }
  if (isFirst) return true;
  throw cursor.unexpected(`"," or "${close}"`);
}
