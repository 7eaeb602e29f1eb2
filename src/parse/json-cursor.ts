import { UserError } from '../errors.ts';
import { printable, printablePath } from '../read/index.ts';

const SPACE = /[ \t\r\n]*/y;

export interface Place {
  readonly path: string;
  /** The line the text starts on, from 1. */
  readonly line: number;
}

/** A place in a JSON text that moves forward, and knows how to say where it is. */
export class JsonCursor {
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

  /** What a sticky pattern matches here, and steps over it; empty where it does not match. */
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
    if (end === -1) throw this.fault('has a text that is never closed: the file looks cut off');
    try {
      const value: string = JSON.parse(this.#text.slice(this.#at, end + 1));
      this.#at = end + 1;
      return value;
    } catch {
      throw this.fault('has a text with a line end or a wrong escape in it');
    }
  }

  unexpected(expected: string): UserError {
    const found = this.#text.slice(this.#at, this.#at + 12);
    if (CUT_SHORT.test(found)) {
      return this.fault(`ends where ${expected} should be: the file looks cut off`);
    }
    return this.fault(`has ${JSON.stringify(printable(found))} where ${expected} should be`);
  }

  fault(what: string): UserError {
    const lines = this.#text.slice(0, this.#at).split('\n');
    const line = this.#place.line + lines.length - 1;
    const column = (lines.at(-1)?.length ?? 0) + 1;
    const where = `${printablePath(this.#place.path)}, line ${line}, column ${column}`;
    return new UserError({
      fault: 'data',
      where,
      what,
      fix: 'Write the file again as valid JSON.',
    });
  }
}

/** Nothing more, or what may be the start of a number's or a word's rest, such as `.` or `nu`. */
const CUT_SHORT = /^(\.|[eE][+-]?|-|-?[A-Za-z]{1,7})?$/;

function isEscaped(text: string, quote: number): boolean {
  let start = quote;
  while (text.charAt(start - 1) === '\\') start--;
  return (quote - start) % 2 === 1;
}
