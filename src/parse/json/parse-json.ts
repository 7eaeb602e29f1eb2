import { dataError, type UserError } from '../../errors.ts';
import { printable, printablePath } from '../../read/index.ts';

const MAX_DEPTH = 100;
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

/** The value of a text that need not be JSON; undefined if it is not. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text, { path: '', line: 1 });
  } catch {
    return undefined;
  }
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
  if (depth > MAX_DEPTH) throw cursor.fault(`is nested deeper than ${MAX_DEPTH} levels`);
  cursor.step();
  return open === '{' ? readObject(cursor, depth) : readArray(cursor, depth);
}

function readArray(cursor: JsonCursor, depth: number): unknown[] {
  const items: unknown[] = [];
  while (goesOn(cursor, ']', items.length === 0)) items.push(readValue(cursor, depth));
  return items;
}

function readObject(cursor: JsonCursor, depth: number): Record<string, unknown> {
  // Objects created at once take a fraction of the memory of those that grow.
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

/** Steps over the comma or the closing bracket; returns whether an item follows. */
function goesOn(cursor: JsonCursor, close: '}' | ']', isFirst: boolean): boolean {
  const next = cursor.peek();
  if (next === close || (next === ',' && !isFirst)) {
    cursor.step();
    return next !== close;
  }
  if (isFirst) return true;
  throw cursor.unexpected(`"," or "${close}"`);
}

const SPACE = /[ \t\r\n]*/y;

export interface Place {
  readonly path: string;
  /** The line the text starts on, from 1. */
  readonly line: number;
}

/** A position in a JSON text that moves forward and can say where it is. */
class JsonCursor {
  readonly #text: string;
  readonly #place: Place;
  #at = 0;

  constructor(text: string, place: Place) {
    this.#text = text;
    this.#place = place;
  }

  /** The next character that is no space; empty at the end. */
  peek(): string {
    this.take(SPACE);
    return this.#text.charAt(this.#at);
  }

  step(): void {
    this.#at++;
  }

  /** Matches a sticky pattern here and steps over it; empty if it does not match. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  /** The string literal that starts here. */
  takeString(): string {
    let end = this.#at;
    do end = this.#text.indexOf('"', end + 1);
    while (end !== -1 && isEscaped(this.#text, end));
    if (end === -1) throw this.fault('has a string that is never closed: the file looks cut off');
    try {
      const value: string = JSON.parse(this.#text.slice(this.#at, end + 1));
      this.#at = end + 1;
      return value;
    } catch {
      throw this.fault('has a string with a line end or a wrong escape in it');
    }
  }

  unexpected(expected: string): UserError {
    const found = this.#text.slice(this.#at, this.#at + 12);
    if (CUT_SHORT.test(found)) {
      return this.fault(`ends before ${expected}: the file looks cut off`);
    }
    return this.fault(`has ${JSON.stringify(printable(found))} instead of ${expected}`);
  }

  fault(what: string): UserError {
    const lines = this.#text.slice(0, this.#at).split('\n');
    const line = this.#place.line + lines.length - 1;
    const column = (lines.at(-1)?.length ?? 0) + 1;
    const where = `${printablePath(this.#place.path)}, line ${line}, column ${column}`;
    return dataError(where, what, 'Write the file again as valid JSON.');
  }
}

/** The end, or the beginning of the rest of a number or word, such as `.` or `nu`. */
const CUT_SHORT = /^(\.|[eE][+-]?|-|-?[A-Za-z]{1,7})?$/;

function isEscaped(text: string, quote: number): boolean {
  let start = quote;
  while (text.charAt(start - 1) === '\\') start--;
  return (quote - start) % 2 === 1;
}
